package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.List;

/**
 * A die of those who shoot.
 *
 * @param by who shoots, by its number
 * @param at whom it is thrown at
 */
record Shot(int by, int at, ShotDie die) {
  static List<Shot> of(int by, int at, List<ShotDie> dice) {
    List<Shot> shots = new ArrayList<>(dice.size());
    for (ShotDie die : dice) {
      shots.add(new Shot(by, at, die));
    }
    return shots;
  }
}
