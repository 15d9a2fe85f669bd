package vedette.rules.musketpike;

import java.util.Optional;
import vedette.fight.Side;

/**
 * A stack drawn up for a fight: whatever of it does not change.
 *
 * @param label what reports call it
 * @param ground the terrain that it stands in or behind
 */
record DrawnStack(
    Side side,
    String label,
    Optional<Unit> unit,
    Optional<Guns> guns,
    Ground ground,
    Way way,
    MusketPikeTables tables) {

  /** How it begins. */
  StackState initial(boolean moving) {
    return new StackState(
        unit.map(u -> u.strength().left()).orElse(0),
        unit.map(Unit::disordered).orElse(false),
        unit.map(u -> u.leader().isPresent()).orElse(false),
        false,
        moving,
        guns.map(Guns::disordered).orElse(false),
        false,
        Place.HERE);
  }

  Troops troops() {
    return unit.orElseThrow().troops();
  }

  /** Whether a unit of these troops stands in it. */
  boolean is(Troops troops) {
    return unit.isPresent() && unit.get().troops() == troops;
  }

  /** Whether it is foot without pikes (the N type). */
  boolean withoutPikes() {
    return unit.orElseThrow().nopikes();
  }

  /** Horse, and heavy foot with pikes. */
  boolean matchesPikes() {
    return troops() != Troops.LIGHT_FOOT && !withoutPikes();
  }

  /** What reports call its artillery. */
  String gunsLabel() {
    return "artillery of " + label;
  }

  /** Printed morale of its artillery. */
  int gunsQuality() {
    return guns.orElseThrow().quality().orElseThrow();
  }

  /** Whether it can get away from such an attacker: horse from foot, light from heavy foot. */
  boolean mayEvade(DrawnStack attacker) {
    if (unit.isEmpty() || way == Way.BLOCKED) {
      return false;
    }
    return switch (troops()) {
      case HORSE -> attacker.troops() != Troops.HORSE;
      case LIGHT_FOOT -> attacker.troops().isHeavyFoot();
      default -> false;
    };
  }

  int original() {
    return unit.orElseThrow().strength().original();
  }

  private int rating(StackState now) {
    return now.led() ? unit.orElseThrow().leader().orElse(0) : 0;
  }

  /** Quality less what losses take from it. */
  private int adjusted(StackState now) {
    return unit.orElseThrow().quality().orElseThrow()
        + tables.moraleLosses(now.strength(), original());
  }

  /** The highest roll that passes a check (MP4). */
  int morale(StackState now) {
    return adjusted(now) + rating(now);
  }

  /** Morale as a melee compares it (MP11). */
  int meleeMorale(StackState now) {
    return adjusted(now) + (now.led() ? tables.leaderMorale(rating(now)) : 0);
  }

  /** Whether attacks from there meet its front. */
  boolean isFront(Facing from) {
    return from == Facing.FRONT || tables.isFront(troops(), original(), from);
  }

  /** Points it has lost of those it began with. */
  int lost(StackState now) {
    return unit.map(u -> u.strength().left()).orElse(0) - now.strength();
  }
}
