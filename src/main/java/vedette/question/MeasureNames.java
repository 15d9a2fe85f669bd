package vedette.question;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.apache.commons.math3.fraction.Fraction;
import vedette.fight.Measure;
import vedette.fight.Story;
import vedette.question.Term.Amount;
import vedette.question.Term.Category;
import vedette.question.Term.Condition;
import vedette.question.Words.Word;

/**
 * The measures of a fight as the names of questions, and which of them a question has named.
 *
 * @param names further names of measures, each with the measure's own
 * @param lastTurn that the fight can have; 0 if it has no limit
 * @param named takes down the measures that are named
 */
record MeasureNames<R>(
    List<Measure<R>> measures, Story.Names names, int lastTurn, Set<Measure<R>> named)
    implements Vocabulary<MeasureNames.EndOfFight<R>> {

  @Override
  public boolean countsConditions() {
    return true;
  }

  @Override
  public Term<EndOfFight<R>> read(Words words) {
    List<String> known = new ArrayList<>(names.others().keySet());
    List<Measure<R>> ofAllEnds = measures.stream().filter(it -> !it.isConditional()).toList();
    ofAllEnds.forEach(measure -> known.add(measure.name()));
    Word word = words.peek();
    String written = words.takeName(known);
    String name = names.others().getOrDefault(written, written);
    for (Measure<R> measure : ofAllEnds) {
      if (measure.name().equals(name)) {
        named.add(measure);
        return term(measure);
      }
    }
    throw words.fault(
        word, "unknown measure `" + name + "`", MeasureHelp.of(name, known, names.elsewhere()));
  }

  private Term<EndOfFight<R>> term(Measure<R> measure) {
    Function<EndOfFight<R>, Comparable<?>> value =
        it -> it.result() == null ? unfought(measure) : measure.value(it.result(), it.turn());
    return switch (measure.kind()) {
      case FLAG -> new Condition<>(it -> (Boolean) value.apply(it));
      case CATEGORY ->
          new Category<>(measure.name(), it -> (String) value.apply(it), measure.valueWords());
      case COUNT ->
          new Amount<>(it -> new Fraction((Integer) value.apply(it)), measure.bounds(lastTurn));
      case NUMBER -> new Amount<>(it -> (Fraction) value.apply(it), measure.bounds(lastTurn));
    };
  }

  /** Nothing comes about where there is no fight. */
  private static Comparable<?> unfought(Measure<?> measure) {
    return switch (measure.kind()) {
      case FLAG -> false;
      case CATEGORY -> "";
      case COUNT -> 0;
      case NUMBER -> Fraction.ZERO;
    };
  }

  /**
   * The end of a fight, of which questions are asked.
   *
   * @param result null if there was no fight at all
   * @param turn in which it ended
   * @param <R> results
   */
  record EndOfFight<R>(R result, int turn) {
    /** There was no fight. */
    static <R> EndOfFight<R> unfought() {
      return new EndOfFight<>(null, 0);
    }
  }
}
