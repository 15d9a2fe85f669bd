package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.Engagement.Fact;
import vedette.json.EnumWords;
import vedette.rules.loosefiles.ArtilleryRequest.Before;

/** Guns that fire once at a unit, as a request says it: one battery, and its target. */
final class Artillery {
  private Artillery() {}

  static Engagement<FireState, FireEnd> fight(ArtilleryRequest request, Rulebook rules) {
    int most = rules.tables().mostPoints();
    Roster.checkPoints("gunDp", request.gunDp(), most);
    Roster battery = new Roster("battery", List.of(Unit.ofGuns(request.guns(), request.gunDp())));
    Roster target =
        new Roster("target", List.of(request.target()))
            .checkedForGradesOnly()
            .checked(most, new HashSet<>());
    FireSetup setup =
        FireSetup.ofOneFire(
            rules,
            new BySide<>(battery, target),
            Reach.of(request.range()),
            Fired.said(request.targetBefore(), request.range()),
            request.enfilade());
    List<Fact> facts = new ArrayList<>(List.of(new Fact("guns", guns(request))));
    facts.addAll(target.facts());
    return new Fire(setup).engagement(FireMeasures.ofOneFire(target), facts);
  }

  private static String guns(ArtilleryRequest request) {
    StringBuilder guns = new StringBuilder().append(request.guns());
    if (request.gunDp() > 0) {
      guns.append(" with ").append(Words.points(request.gunDp()));
      guns.append(request.guns() > 1 ? " each" : "");
    }
    guns.append(", ").append(EnumWords.word(request.range())).append(" range");
    if (request.targetBefore() != Before.NONE) {
      guns.append(", ").append(EnumWords.word(request.targetBefore())).append(" target");
    }
    return guns.append(request.enfilade() ? ", enfilade" : "").toString();
  }
}
