package vedette.fight;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A fight under the rules of one system: its rules, and what is told of it.
 *
 * @param <S> states
 * @param <R> results
 * @param rules how it goes
 * @param measures what a result is measured by, in the order of the report
 * @param situation the situation of both sides, line by line, as understood
 * @param doctrine how both sides decide
 * @param left what a result leaves of the units that the request names, so that they can enter
 *     another fight; a stack that is not among these stands as it stood before
 * @param opening notes how the first rolls come about, without rolling
 * @param summary the sentence that its answer begins with, with figures in braces as in that of its
 *     type, where this fight has one of its own; else ""
 * @param names what its turns and its measures are called besides
 * @param further the same fight with measures that it does not list unless texts name them
 */
public record Engagement<S, R>(
    Rules<S, R> rules,
    List<Measure<R>> measures,
    List<Fact> situation,
    Doctrine doctrine,
    Function<R, List<Left>> left,
    Consumer<Umpire> opening,
    String summary,
    Names names,
    Function<List<String>, Engagement<S, R>> further) {

  /**
   * A line of the situation.
   *
   * @param label who or what, a word or two
   * @param text the rest
   */
  public record Fact(String label, String text) {}

  /**
   * What its turns and its measures are called.
   *
   * @param turns the turns of a fight without limit, as {@code rounds fought}, where no measure
   *     counts them; else ""
   * @param others names by which questions may ask for measures, each with the measure's own name
   * @param ofFile the names of the measures that whoever wrote its file has given it
   */
  public record Names(String turns, Map<String, String> others, List<String> ofFile) {
    /** There are none. */
    public static final Names NONE = new Names("", Map.of(), List.of());
  }

  /**
   * A fight in which nobody decides anything, that leaves everybody as he was, and that is told
   * from its first state up to its first roll.
   */
  public static <S, R> Engagement<S, R> of(
      Rules<S, R> rules, List<Measure<R>> measures, List<Fact> situation) {
    return new Engagement<>(
        rules,
        measures,
        situation,
        Doctrine::nothingToDecide,
        result -> List.of(),
        umpire -> Opening.untilFirstRolls(rules, List.of(rules.first()), umpire),
        "",
        Names.NONE,
        null);
  }

  /** What the turns of a fight without limit are called where no measure counts them; else "". */
  public String turns() {
    return names.turns();
  }

  /** What a result leaves of the units that the request names. */
  public List<Left> left(R result) {
    return left.apply(result);
  }

  /** The same, with measures that it does not list unless one of these texts names them. */
  public Engagement<S, R> measuring(List<String> texts) {
    return further == null ? this : further.apply(texts);
  }

  /** The same by other rules. */
  public Engagement<S, R> by(Rules<S, R> others) {
    return new Engagement<>(
        others, measures, situation, doctrine, left, opening, summary, names, further);
  }

  /** The same, decided like this. */
  public Engagement<S, R> decidedBy(Doctrine by) {
    return new Engagement<>(rules, measures, situation, by, left, opening, summary, names, further);
  }

  /** The same, which leaves this of its units. */
  public Engagement<S, R> leaving(Function<R, List<Left>> of) {
    return new Engagement<>(
        rules, measures, situation, doctrine, of, opening, summary, names, further);
  }

  /** The same, whose first rolls are told like this. */
  public Engagement<S, R> openedBy(Consumer<Umpire> told) {
    return new Engagement<>(
        rules, measures, situation, doctrine, left, told, summary, names, further);
  }

  /** The same, told from each of these states up to its first roll. */
  public Engagement<S, R> openedFrom(Supplier<List<S>> states) {
    return openedBy(umpire -> Opening.untilFirstRolls(rules, states.get(), umpire));
  }

  /** The same with a sentence of its own; "" for that of its type. */
  public Engagement<S, R> summedUp(String as) {
    return new Engagement<>(
        rules, measures, situation, doctrine, left, opening, as, names, further);
  }

  /** The same with names for its turns and measures. */
  public Engagement<S, R> named(Names as) {
    return new Engagement<>(
        rules, measures, situation, doctrine, left, opening, summary, as, further);
  }

  /** The same, measured by others. */
  public Engagement<S, R> with(List<Measure<R>> others) {
    return new Engagement<>(
        rules, others, situation, doctrine, left, opening, summary, names, further);
  }

  /** The same, which measures more for those who name it. */
  public Engagement<S, R> further(Function<List<String>, Engagement<S, R>> by) {
    return new Engagement<>(
        rules, measures, situation, doctrine, left, opening, summary, names, by);
  }
}
