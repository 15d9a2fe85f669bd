package vedette.rules.loosefiles;

import java.util.List;
import java.util.Optional;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.rules.kit.ByTurn;

/**
 * Who fires at whom.
 *
 * @param rosters both sides; of guns of which only the number is said, the attacker's is a battery
 * @param firing whose units fire
 * @param ranges how far apart both sides are, turn by turn
 * @param turns of fire
 * @param commands who takes D.Points off before the fire of a turn; none where one fire is all
 * @param before what the attacker's guns have fired at before
 * @param enfilade whether guns enfilade whom they fire at
 */
record FireSetup(
    Rulebook rules,
    BySide<Roster> rosters,
    List<Side> firing,
    ByTurn<Reach> ranges,
    int turns,
    Optional<BySide<Command>> commands,
    Fired before,
    boolean enfilade) {

  /** One fire of the attacker and no more, of which all is told that it inflicts. */
  static FireSetup ofOneFire(
      Rulebook rules, BySide<Roster> rosters, Reach reach, Fired before, boolean enfilade) {
    return new FireSetup(
        rules,
        rosters,
        List.of(Side.ATTACKER),
        new ByTurn<>(List.of(reach)),
        1,
        Optional.empty(),
        before,
        enfilade);
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
}
