package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.Story.Fact;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.rules.HasVariants;
import vedette.rules.Variant;
import vedette.rules.loosefiles.FireState.LastTarget;

/** Volleys of one or several units at one, all at once, as a request says them. */
final class VolleyEngagement {
  /** What a player says of volleys at one unit. */
  record Request(
      @Field(text = "firing unit; repeatable", example = "inf 6 dp 1")
          @Allows(value = "dp skirmish", keeps = "column commander with casualties")
          List<Unit> shooter,
      @Field(text = "target unit", example = "inf 6 skirmish; in fort")
          @Allows(value = "dp skirmish commander works", keeps = "column with casualties")
          Unit target,
      @Field(text = Variant.TEXT, optional = true) List<LooseFilesVariant> variant)
      implements HasVariants {}

  private VolleyEngagement() {}

  static Engagement<FireState, FireState> fight(Request request, RulesInForce rules) {
    int most = Damage.mostPoints(rules.tables());
    Set<String> taken = new HashSet<>();
    Roster shooters =
        new Roster("shooter", request.shooter())
            .checkedForVolleys()
            .checkedForGradesOnly()
            .checked(most, taken);
    Roster target =
        new Roster("target", List.of(request.target())).checkedForGradesOnly().checked(most, taken);
    FireEngagement.Setup setup =
        FireEngagement.Setup.ofOneFire(
            rules, new BySide<>(shooters, target), RangeBand.MUSKET, LastTarget.NOTHING, false);
    List<Fact> facts = new ArrayList<>(shooters.facts());
    facts.addAll(target.facts());
    return new FireEngagement(setup).engagement(FireMeasures.ofOneFire(target), facts, "");
  }
}
