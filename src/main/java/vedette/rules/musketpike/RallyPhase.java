package vedette.rules.musketpike;

import java.util.List;
import java.util.function.Function;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.fight.Side;
import vedette.fight.Umpire;

/**
 * Between two activations a side that may rally tries one unit: one with a leader without a roll.
 *
 * @param sides who may rally
 */
record RallyPhase(Lineup lineup, List<Side> sides) implements Phase {
  @Override
  public int items() {
    return sides.size();
  }

  @Override
  public boolean applies(Field field, int item) {
    return field.activation() > 1 && candidate(field, sides.get(item)) >= 0;
  }

  /** The disordered unit with a leader, else the first, else the first with its artillery so. */
  private int candidate(Field field, Side side) {
    int first = -1;
    for (int i = 0; i < field.of(side).size(); i++) {
      Condition condition = field.of(side).get(i);
      if (Rallying.isOfUnit(condition)) {
        if (condition.led()) {
          return i;
        }
        first = first < 0 ? i : first;
      }
    }
    for (int i = 0; i < field.of(side).size() && first < 0; i++) {
      first = field.of(side).get(i).gunsDisordered() ? i : -1;
    }
    return first;
  }

  @Override
  public Function<Umpire, Field> ready(Field field, int item, Listener listener) {
    Side side = sides.get(item);
    int index = candidate(field, side);
    Formation formation = lineup.of(side).get(index);
    Condition condition = field.of(side).get(index);
    listener.note(
        new Note.Begins(
            "Before activation "
                + field.activation()
                + ", "
                + Rallying.who(formation, condition)
                + " tries to rally",
            MusketPikeReadings.BETWEEN));
    boolean unit = Rallying.isOfUnit(condition);
    Field rallied = field.with(side, index, unit ? condition.rally() : condition.guns(false));
    return umpire ->
        Rallying.rallies(formation, condition, unit && condition.led(), umpire) ? rallied : field;
  }

  @Override
  public void preview(Field field, Listener listener) {
    // Nobody rallies before the second activation.
  }
}
