package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.Story.Fact;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.json.EnumWords;
import vedette.rules.HasVariants;
import vedette.rules.Variant;
import vedette.rules.loosefiles.FireState.LastTarget;
import vedette.rules.loosefiles.GunFire.PreviousTarget;
import vedette.rules.loosefiles.GunFire.Range;

/** Guns that fire once at a unit, as a request says it: one battery, and its target. */
final class ArtilleryEngagement {
  /** What a player says of artillery fire. */
  record Request(
      @Field(text = "guns that fire", fallback = "1", min = 1, max = 24) int guns,
      @Field(text = "D.Points on each gun", fallback = "0", min = 0, max = Unit.MAX_DP) int gunDp,
      @Field(text = "range (10 inches short, 42 long for heavy guns)", example = "short")
          Range range,
      @Field(text = "target unit", example = "inf 6 column")
          @Allows(value = "dp skirmish column commander works", keeps = "with casualties")
          Unit target,
      @Field(text = "previous target (same: this unit at this range)", fallback = "none")
          PreviousTarget targetBefore,
      @Field(text = "enfilade fire", optional = true) boolean enfilade,
      @Field(text = Variant.TEXT, optional = true) List<LooseFilesVariant> variant)
      implements HasVariants {}

  private ArtilleryEngagement() {}

  static Engagement<FireState, FireState> fight(Request request, RulesInForce rules) {
    int most = Damage.mostPoints(rules.tables());
    Roster.checkPoints("gunDp", request.gunDp(), most);
    Roster battery = new Roster("battery", List.of(Unit.ofGuns(request.guns(), request.gunDp())));
    Roster target =
        new Roster("target", List.of(request.target()))
            .checkedForGradesOnly()
            .checked(most, new HashSet<>());
    FireEngagement.Setup setup =
        FireEngagement.Setup.ofOneFire(
            rules,
            new BySide<>(battery, target),
            RangeBand.of(request.range()),
            LastTarget.ofFirstEnemy(request.targetBefore(), request.range()),
            request.enfilade());
    List<Fact> facts = new ArrayList<>(List.of(new Fact("guns", guns(request))));
    facts.addAll(target.facts());
    return new FireEngagement(setup).engagement(FireMeasures.ofOneFire(target), facts, "");
  }

  private static String guns(Request request) {
    StringBuilder guns = new StringBuilder().append(request.guns());
    if (request.gunDp() > 0) {
      guns.append(" with ").append(CountWords.points(request.gunDp()));
      guns.append(request.guns() > 1 ? " each" : "");
    }
    guns.append(", ").append(EnumWords.word(request.range())).append(" range");
    if (request.targetBefore() != PreviousTarget.NONE) {
      guns.append(", ").append(EnumWords.word(request.targetBefore())).append(" target");
    }
    return guns.append(request.enfilade() ? ", enfilade" : "").toString();
  }
}
