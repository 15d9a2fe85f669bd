package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Side;

/**
 * Everybody in a fight, as drawn up.
 *
 * @param friends those who may have to make way for a retreat
 * @param from the hexes of the defenders that the attack comes from
 */
record Lineup(
    MusketPikeTables tables,
    List<Formation> attackers,
    List<Formation> defenders,
    List<Friend> friends,
    Facing from) {

  /**
   * A unit in the way of a retreat.
   *
   * @param side whose it is
   * @param owner index of the stack that would displace it
   */
  record Friend(Formation formation, Side side, int owner) {}

  List<Formation> of(Side side) {
    return side == Side.ATTACKER ? attackers : defenders;
  }

  /** The units of a side that stand where they are to be fought. */
  List<Fighter> standing(Field field, Side side) {
    List<Fighter> standing = new ArrayList<>();
    for (int i : places(field, side)) {
      standing.add(new Fighter(of(side).get(i), field.of(side).get(i)));
    }
    return standing;
  }

  /** Whether artillery of the defenders is still there. */
  boolean gunsHold(Field field) {
    for (int i = 0; i < defenders.size(); i++) {
      if (defenders.get(i).guns().isPresent() && !field.defenders().get(i).place().losesGuns()) {
        return true;
      }
    }
    return false;
  }

  /** The best column of the melee table. */
  int bestColumn() {
    return tables.meleeResults.columns().size() - 1;
  }

  /** Their indices. */
  static List<Integer> places(Field field, Side side) {
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < field.of(side).size(); i++) {
      if (field.of(side).get(i).stands()) {
        places.add(i);
      }
    }
    return places;
  }
}
