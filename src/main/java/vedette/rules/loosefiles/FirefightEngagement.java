package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.Side;
import vedette.fight.Story.Fact;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.rules.HasVariants;
import vedette.rules.Variant;
import vedette.rules.kit.ByTurn;
import vedette.rules.loosefiles.FireState.LastTarget;
import vedette.rules.loosefiles.Unit.Arm;
import vedette.source.TextFault;

/** Foot and guns of both sides that fire at each other over turns, as a request says them. */
final class FirefightEngagement {
  /** What a player says of a firefight. */
  record Request(
      @Field(text = "unit of the attacker; repeatable", example = "inf 6")
          @Allows(value = "dp skirmish column commander works", keeps = "with casualties")
          List<Unit> attacker,
      @Field(text = "unit of the defender; repeatable", example = "inf 6; in fieldwork")
          @Allows(value = "dp skirmish column commander works", keeps = "with casualties")
          List<Unit> defender,
      @Field(
              text =
                  "range by turn; the last one holds for all later turns: musket (foot, and guns at"
                      + " short range), short or long (only guns) [default: musket]",
              optional = true,
              example = "long,short,musket")
          List<String> range,
      @Field(text = "turns of fire", fallback = "3", min = 1, max = 99) int turns,
      @Field(
              text = "commanders of each side that roll for command points before each turn's fire",
              fallback = "0",
              min = 0,
              max = 9)
          int commanders,
      @Field(text = CountWords.ATTACHED, optional = true) boolean attachedRoll,
      @Field(text = Variant.TEXT, optional = true) List<LooseFilesVariant> variant)
      implements HasVariants {}

  /** What a player decides on. */
  static final String SUMMARY =
      "Units still in the fight on average: attacker {+attackerLeft}, defender {-defenderLeft}";

  private FirefightEngagement() {}

  static Engagement<FireState, FireState> fight(Request request, RulesInForce rules) {
    int most = Damage.mostPoints(rules.tables());
    Set<String> taken = new HashSet<>();
    Roster attacker =
        new Roster("attacker", request.attacker()).checkedForGradesOnly().checked(most, taken);
    Roster defender =
        new Roster("defender", request.defender()).checkedForGradesOnly().checked(most, taken);
    if (!attacker.fires() && !defender.fires()) {
      throw new TextFault(
          "attacker", "no unit can fire", "write `inf`, or `art` without `column` (limbered)");
    }
    List<RangeBand> ranges =
        request.range().isEmpty()
            ? List.of(RangeBand.MUSKET)
            : RangeBand.byTurn(
                request.range(),
                List.of(RangeBand.values()),
                "write long, short or musket for each turn, as in `long,short`");
    BySide<Roster> rosters = new BySide<>(attacker, defender);
    List<Fact> silent = silent(rosters, ranges);
    FireEngagement.Setup setup =
        new FireEngagement.Setup(
            rules,
            rosters,
            List.of(Side.values()),
            new ByTurn<>(ranges),
            request.turns(),
            Optional.of(
                rosters.map(
                    roster ->
                        new CommanderRecovery(
                            roster, request.commanders(), request.attachedRoll(), "LF-V5"))),
            LastTarget.NOTHING,
            false);
    return new FireEngagement(setup)
        .engagement(
            FireMeasures.ofFirefight(rosters),
            facts(request, rosters, silent),
            silent.isEmpty() ? "" : SUMMARY + ". Not all units with guns or muskets fire");
  }

  /** Who could be expected to fire and does not, and why. */
  private static List<Fact> silent(BySide<Roster> rosters, List<RangeBand> ranges) {
    List<Fact> silent = new ArrayList<>();
    rosters.forEach(
        (side, roster) -> {
          for (int unit = 0; unit < roster.size(); unit++) {
            if (roster.units().get(unit).isLimbered()) {
              silent.add(new Fact("fire", roster.label(unit) + " is limbered and does not fire"));
            }
          }
          if (!ranges.contains(RangeBand.MUSKET)
              && roster.units().stream().anyMatch(unit -> unit.arm() == Arm.FOOT)) {
            silent.add(
                new Fact("fire", "the " + side + "'s infantry does not fire; see --range musket"));
          }
        });
    return silent;
  }

  private static List<Fact> facts(Request request, BySide<Roster> rosters, List<Fact> silent) {
    List<Fact> facts = new ArrayList<>(rosters.attacker().facts());
    facts.addAll(rosters.defender().facts());
    if (!request.range().isEmpty()) {
      facts.add(new Fact("range", String.join(", ", request.range())));
    }
    facts.addAll(silent);
    facts.add(new Fact("turns", String.valueOf(request.turns())));
    if (request.commanders() > 0) {
      facts.add(new Fact("commanders", request.commanders() + " on each side"));
    }
    return facts;
  }
}
