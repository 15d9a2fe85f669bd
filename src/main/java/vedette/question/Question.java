package vedette.question;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Story;
import vedette.question.Term.Amount;
import vedette.question.Term.Condition;
import vedette.source.TextFault;

/**
 * A user's question about a fight.
 *
 * @param kind the kind of the answer
 * @param text the question as written
 * @param name the name of the answer: its own, or else the question itself
 */
public record Question(Kind kind, String text, String name) {
  /** The kind of the answer. */
  public enum Kind {
    /** The probability of a condition. */
    CHANCE,
    /** The mean and the distribution of a number. */
    VALUE,
    /** Either of these, by the text. */
    EITHER
  }

  private static final Pattern NAME = Pattern.compile("[\\p{L}_][\\p{L}0-9_.]*(\\[[^\\]]*\\])?");

  /**
   * Returns whether a text is only the name of a measure, possibly of a single stack; if not, it is
   * a question.
   */
  public static boolean isName(String text) {
    return NAME.matcher(text).matches();
  }

  private static final Pattern SPACE = Pattern.compile("\\s+");

  private static String spaced(String text) {
    return SPACE.matcher(text.strip()).replaceAll(" ");
  }

  /** Returns the names of measures, followed by those of the questions. */
  public static List<String> names(Collection<String> measures, List<Question> questions) {
    List<String> names = new ArrayList<>(measures);
    questions.forEach(question -> names.add(question.name()));
    return List.copyOf(names);
  }

  /**
   * Returns the measures that texts of questions name; ignores texts that cannot be read.
   *
   * @param known the names of measures
   */
  public static Set<String> namedIn(Collection<String> texts, Collection<String> known) {
    Set<String> named = new LinkedHashSet<>();
    texts.forEach(text -> named.addAll(Words.namesIn(text, known)));
    named.retainAll(Set.copyOf(known));
    return named;
  }

  /** Creates a question whose name is its text. */
  public Question(Kind kind, String text) {
    this(kind, text, spaced(text));
  }

  /**
   * Returns the question as a measure of a fight.
   *
   * @param measures those that it may name
   * @param named receives those that it names
   * @throws TextFault if this fight cannot answer it
   */
  <R> Measure<R> of(Engagement<?, R> fight, List<Measure<R>> measures, Set<Measure<R>> named) {
    Set<Measure<R>> mine = new LinkedHashSet<>();
    MeasureNames<R> names =
        new MeasureNames<>(measures, fight.story().names(), fight.rules().lastTurn(), mine);
    Grammar.Conditional<MeasureNames.EndOfFight<R>> asked =
        isNamed()
            ? new Grammar.Conditional<>(term(names), null)
            : Grammar.conditional(text, kind, names);
    named.addAll(mine);
    Measure<R> measure = measure(asked.term(), mine.stream().anyMatch(Measure::ofTurns));
    return asked.given() == null
        ? measure
        : measure.onCondition(
            (result, turn) ->
                asked.given().function().test(new MeasureNames.EndOfFight<>(result, turn)));
  }

  /**
   * Checks whether the question can be answered, without an answer.
   *
   * @param measures those that it may name
   * @throws TextFault if it cannot
   */
  public <R> void check(List<Measure<R>> measures) {
    term(new MeasureNames<>(measures, Story.Names.NONE, 0, new LinkedHashSet<>()));
  }

  /**
   * Returns the question as a measure of the same results as others, independent of the turn.
   *
   * @throws TextFault if they cannot answer it
   */
  public <R> Measure<R> measure(List<Measure<R>> measures) {
    return measure(
        term(new MeasureNames<>(measures, Story.Names.NONE, 0, new LinkedHashSet<>())), false);
  }

  private <R> Term<MeasureNames.EndOfFight<R>> term(MeasureNames<R> names) {
    return switch (kind) {
      case CHANCE -> Grammar.condition(text, names);
      case VALUE -> Grammar.amount(text, names);
      // A question named success is a chance; else every answer would print a number as a chance.
      case EITHER ->
          name.equals(Measure.SUCCESS) ? Grammar.condition(text, names) : Grammar.term(text, names);
    };
  }

  /**
   * Returns a condition over measures of any results.
   *
   * @throws TextFault if it is none
   */
  public static <R> Predicate<R> condition(String text, List<Measure<R>> measures) {
    Predicate<MeasureNames.EndOfFight<R>> holds =
        Grammar.condition(
                text, new MeasureNames<>(measures, Story.Names.NONE, 0, new LinkedHashSet<>()))
            .function();
    return result -> holds.test(new MeasureNames.EndOfFight<>(result, 0));
  }

  private <R> Measure<R> measure(Term<MeasureNames.EndOfFight<R>> term, boolean ofTurns) {
    if (term instanceof Condition<MeasureNames.EndOfFight<R>> condition) {
      return measure(new Measure.Values.Flag(), condition.function()::test, ofTurns);
    }
    Amount<MeasureNames.EndOfFight<R>> amount = (Amount<MeasureNames.EndOfFight<R>>) term;
    return measure(new Measure.Values.Number(amount.bounds()), amount.function()::apply, ofTurns);
  }

  /**
   * Returns the question, after its own name if it has one; success needs none, since answers print
   * it under that word.
   */
  private String inWords() {
    String asked = spaced(text);
    return isNamed() && !name.equals(Measure.SUCCESS) ? name + ": " + asked : asked;
  }

  /** Returns whether it has a name of its own. */
  boolean isNamed() {
    return !name.equals(spaced(text));
  }

  private <R> Measure<R> measure(
      Measure.Values values,
      Function<MeasureNames.EndOfFight<R>, Comparable<?>> of,
      boolean ofTurns) {
    Measure.ValueSource<R> asked =
        ofTurns
            ? new Measure.ValueSource.OfResultAndTurn<>(
                (result, turn) -> of.apply(new MeasureNames.EndOfFight<>(result, turn)))
            : new Measure.ValueSource.OfResult<>(
                result -> of.apply(new MeasureNames.EndOfFight<>(result, 0)));
    return new Measure<>(name, inWords(), kind == Kind.EITHER, values, asked);
  }
}
