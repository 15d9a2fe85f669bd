package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.Engagement.Fact;

/** Volleys of one or several units at one, all at once, as a request says them. */
final class Volley {
  private Volley() {}

  static Engagement<FireState, FireEnd> fight(VolleyRequest request, Rulebook rules) {
    int most = rules.tables().mostPoints();
    Set<String> taken = new HashSet<>();
    Roster shooters =
        new Roster("shooter", request.shooter())
            .checkedForVolleys()
            .checkedForGradesOnly()
            .checked(most, taken);
    Roster target =
        new Roster("target", List.of(request.target())).checkedForGradesOnly().checked(most, taken);
    FireSetup setup =
        FireSetup.ofOneFire(
            rules, new BySide<>(shooters, target), Reach.MUSKET, Fired.NOTHING, false);
    List<Fact> facts = new ArrayList<>(shooters.facts());
    facts.addAll(target.facts());
    return new Fire(setup).engagement(FireMeasures.ofOneFire(target), facts);
  }
}
