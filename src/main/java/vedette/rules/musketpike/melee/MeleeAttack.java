package vedette.rules.musketpike.melee;

import java.util.List;
import java.util.stream.Collectors;
import vedette.fight.BySide;
import vedette.fight.OpeningUmpire;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.rules.musketpike.melee.ColumnDoctrine.EvadeChoice;
import vedette.rules.musketpike.melee.ColumnDoctrine.MeleeChoice;
import vedette.rules.musketpike.melee.ShiftCondition.Opponents;
import vedette.rules.musketpike.units.Facing;
import vedette.rules.musketpike.units.Fate;
import vedette.rules.musketpike.units.ForcedRetreat;
import vedette.rules.musketpike.units.Ground;
import vedette.rules.musketpike.units.SideState;
import vedette.rules.musketpike.units.StackState;

/**
 * An attack in melee: the attacker may go in, defenders may retreat before it, and the others fight
 * (MP6, MP9). An attacker that has cleared the place advances into it, and may enter one without a
 * unit (MP-V3).
 *
 * @param acts the side that attacks
 * @param from the hexes of the defenders from which the attack comes
 * @param chosen whether the attacker has already chosen to go in
 */
public record MeleeAttack(Side acts, MeleeTables tables, Facing from, boolean chosen) {

  /** Returns whether any attacking unit is on the field. */
  public boolean isOpen(BySide<SideState> sides) {
    return sides.attacker().stands();
  }

  /** Returns whether a unit stands in the attacked place. */
  public boolean isOpposed(BySide<SideState> sides) {
    return sides.defender().stands();
  }

  /** Returns both sides after the attack. */
  public BySide<SideState> play(BySide<SideState> sides, Umpire umpire) {
    return isOpposed(sides) ? fight(sides, umpire) : walkIn(sides, umpire);
  }

  private boolean goesIn(int column, Umpire umpire) {
    return chosen || umpire.decide(new MeleeChoice(acts, column, tables.results.name(column)));
  }

  private BySide<SideState> fight(BySide<SideState> sides, Umpire umpire) {
    int column =
        umpire.memoize(
            () -> column(disorderedByGround(sides, OpeningUmpire.UNHEARD), OpeningUmpire.UNHEARD));
    if (!goesIn(column, umpire)) {
      umpire.note("", "the attacker does not go into melee at {}", tables.results.name(column));
      return sides;
    }
    BySide<SideState> left = sides.with(Side.DEFENDER, evade(sides, column, umpire));
    BySide<SideState> fought =
        isOpposed(left) ? umpire.memoize(() -> melee(left, umpire)).fight() : left;
    return isOpen(fought) && !isOpposed(fought) ? moveIn("", fought, umpire) : fought;
  }

  private BySide<SideState> walkIn(BySide<SideState> sides, Umpire umpire) {
    if (goesIn(tables.bestColumn(), umpire)) {
      return moveIn("MP-V3", sides, umpire);
    }
    umpire.note("MP-V3", "the attacker does not go into melee");
    return sides;
  }

  /** Moves the attackers into the defenders' place; its ground may disorder them. */
  private BySide<SideState> moveIn(String reading, BySide<SideState> sides, Umpire umpire) {
    umpire.note(reading, "the attacker takes the position");
    Ground ground = SideState.ground(sides.defender().stacks(), from);
    SideState attackers = sides.attacker();
    for (StackState attacker : sides.attacker().standing()) {
      attackers = attackers.with(attacker.movedIn(ground, umpire));
    }
    return sides.with(Side.ATTACKER, attackers);
  }

  private Melee melee(BySide<SideState> sides, Umpire umpire) {
    BySide<SideState> now = disorderedByGround(sides, umpire);
    return new Melee(tables, now, column(now, umpire), umpire);
  }

  private int column(BySide<SideState> sides, Umpire umpire) {
    Opponents opponents =
        new Opponents(
            from,
            sides.attacker().standing(),
            sides.defender().standing(),
            sides.defender().holding());
    return new MeleeOdds(tables, opponents, umpire).column();
  }

  /** Disorders attackers that cross an obstacle or enter disordering terrain. */
  private BySide<SideState> disorderedByGround(BySide<SideState> sides, Umpire umpire) {
    if (!SideState.ground(sides.defender().holding(), from).disordersBefore()) {
      return sides;
    }
    SideState attackers = sides.attacker();
    for (StackState attacker : sides.attacker().standing()) {
      attackers = attackers.with(attacker.disorderedByGround(umpire));
    }
    return sides.with(Side.ATTACKER, attackers);
  }

  /** Returns the defenders after the retreats before melee that are possible and chosen. */
  private SideState evade(BySide<SideState> sides, int column, Umpire umpire) {
    List<StackState> attackers = sides.attacker().standing();
    SideState defenders = sides.defender();
    for (StackState defender : sides.defender().standing()) {
      if (EvadeChoice.isOpenTo(defender, attackers)
          && umpire.decide(new EvadeChoice(acts.opposite(), column, tables.results.name(column)))) {
        int hexes = defender.stack().tables().retreatHexes(ForcedRetreat.BEFORE_MELEE);
        umpire.note("MP9", "{} retreats {} hexes before melee", defender.label(), hexes);
        defenders = defenders.with(defender.at(Fate.EVADED));
      }
    }
    return defenders;
  }

  /** Notes the column. An attacker that does not go in at the best column never does. */
  public void preview(BySide<SideState> sides, Umpire umpire) {
    if (isOpen(sides) && isOpposed(sides) && goesIn(tables.bestColumn(), umpire)) {
      umpire.note("", "{} in melee with {}", labels(sides.attacker()), labels(sides.defender()));
      column(disorderedByGround(sides, umpire), umpire);
    }
  }

  private static String labels(SideState side) {
    return side.stacks().stream().map(StackState::label).collect(Collectors.joining(" and "));
  }
}
