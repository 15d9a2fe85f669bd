package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import vedette.fight.BySide;
import vedette.fight.Engagement.Fact;
import vedette.fight.Left;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.rules.Variant;

/**
 * Who fires at whom.
 *
 * @param rosters both sides; of guns of which only the number is said, the attacker's is a battery
 * @param firing whose units fire
 * @param ranges how far apart both sides are, turn by turn, the last of them for all further turns
 * @param turns of fire
 * @param commands who takes D.Points off before the fire of a turn; none where one fire is all
 * @param before what the attacker's guns have fired at before
 * @param enfilade whether guns enfilade whom they fire at
 * @param measures what the result is measured by
 * @param facts the situation but for variants
 * @param summary the sentence that its answer begins with; "" for that of its type
 */
record FireSetup(
    LooseFilesRules rules,
    BySide<Roster> rosters,
    List<Side> firing,
    List<Reach> ranges,
    int turns,
    Optional<BySide<Command>> commands,
    Fired before,
    boolean enfilade,
    List<Measure<FireEnd>> measures,
    List<Fact> facts,
    String summary) {

  /** One fire of the attacker and no more, of which all is told that it inflicts. */
  static FireSetup ofOneFire(
      LooseFilesRules rules,
      BySide<Roster> rosters,
      Reach reach,
      Fired before,
      boolean enfilade,
      List<Fact> ofAttacker) {
    List<Fact> facts = new ArrayList<>(ofAttacker);
    facts.addAll(rosters.defender().facts());
    return new FireSetup(
        rules,
        rosters,
        List.of(Side.ATTACKER),
        List.of(reach),
        1,
        Optional.empty(),
        before,
        enfilade,
        FireMeasures.ofOneFire(rosters.defender()),
        facts,
        "");
  }

  /** Whether one fire is all. */
  boolean isOneFire() {
    return commands.isEmpty();
  }

  /** Whether an arm fires. */
  boolean isFiredBy(Arm arm) {
    return firing.stream()
        .flatMap(side -> rosters.of(side).units().stream())
        .anyMatch(unit -> unit.arm() == arm && unit.fires());
  }

  /** The situation of both sides. */
  List<Fact> situation() {
    List<Fact> all = new ArrayList<>(facts);
    Variant.describe(rules.variants(), all);
    return all;
  }

  /** What is left of the units; of one fire, of the target. */
  List<Left> left(UnitStates units) {
    List<Left> left = new ArrayList<>();
    for (Side side : isOneFire() ? List.of(Side.DEFENDER) : List.of(Side.values())) {
      left.addAll(rosters.of(side).left(units.of(side)));
    }
    return List.copyOf(left);
  }
}
