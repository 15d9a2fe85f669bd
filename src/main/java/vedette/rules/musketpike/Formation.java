package vedette.rules.musketpike;

import java.util.List;
import java.util.Optional;
import vedette.fight.Side;

/**
 * A stack drawn up for a fight: whatever of it does not change.
 *
 * @param label what reports call it
 * @param ground the terrain that it stands in or behind
 */
record Formation(
    Side side,
    String label,
    Optional<Unit> unit,
    Optional<Guns> guns,
    Ground ground,
    Way way,
    MusketPikeTables tables) {

  /** How it begins. */
  Condition initial(boolean moving) {
    return new Condition(
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

  int original() {
    return unit.orElseThrow().strength().original();
  }

  private int rating(Condition condition) {
    return condition.led() ? unit.orElseThrow().leader().orElse(0) : 0;
  }

  /** Quality less what losses take from it. */
  private int adjusted(Condition condition) {
    return unit.orElseThrow().quality().orElseThrow()
        + tables.moraleLosses(condition.strength(), original());
  }

  /** The highest roll that passes a check (MP4). */
  int morale(Condition condition) {
    return adjusted(condition) + rating(condition);
  }

  /** Morale as a melee compares it (MP11). */
  int meleeMorale(Condition condition) {
    return adjusted(condition) + (condition.led() ? tables.leaderMorale(rating(condition)) : 0);
  }

  /** Whether attacks from there meet its front. */
  boolean isFront(Facing from) {
    return from == Facing.FRONT || tables.isFront(troops(), original(), from);
  }

  /** Points it has lost of those it began with. */
  int lost(Condition condition) {
    return unit.map(u -> u.strength().left()).orElse(0) - condition.strength();
  }

  /** In words, as it now is. */
  String describe(Condition condition) {
    return label
        + ", "
        + condition.strength()
        + " of "
        + original()
        + " SP"
        + (condition.disordered() ? ", disordered" : "");
  }

  /** All labels of some formations. */
  static List<String> labels(List<Formation> formations) {
    return formations.stream().map(Formation::label).toList();
  }
}
