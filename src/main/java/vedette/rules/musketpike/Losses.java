package vedette.rules.musketpike;

import java.util.List;
import vedette.fight.Listener;

/** Takes strength points off a unit, and says why. */
final class Losses {
  static final Reason HITS = new Reason("hit", List.of());
  static final Reason RESULT = new Reason("by the result", List.of("MP10"));
  static final Reason FAILURE = new Reason("failed the check disordered", List.of("MP6"));
  static final Reason ROUT = new Reason("forced back disordered", List.of("MP10"));
  static final Reason UNDER_FIRE = new Reason("failed the check disordered", List.of("MP5"));
  static final Reason LIGHT_FOOT = new Reason("light foot forced back in the open", List.of("MP7"));
  static final Reason FRONTS = new Reason("past enemy fronts", List.of("MP6"));

  private Losses() {}

  /** What a loss comes from, and the readings behind it. */
  record Reason(String words, List<String> readings) {}

  /**
   * The unit with fewer points.
   *
   * @param end where it is if none is left
   */
  static Condition of(
      Formation formation,
      Condition condition,
      int points,
      Reason reason,
      Place end,
      Listener listener) {
    if (points <= 0) {
      return condition;
    }
    Condition left = condition.lose(points, end);
    listener.note(
        new Told.Loses(formation.label(), points, left.strength(), formation.original(), reason));
    return left;
  }
}
