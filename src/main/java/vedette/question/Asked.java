package vedette.question;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import vedette.fight.Doctrine;
import vedette.fight.Engagement;
import vedette.fight.Left;
import vedette.fight.Measure;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.problem.Source;
import vedette.problem.TextFault;

/**
 * A fight that is measured by questions as well.
 *
 * @param <S> states
 * @param <R> results
 */
public final class Asked<S, R> implements Engagement<S, R> {
  private final Engagement<S, R> fight;
  private final List<Question> questions;
  private final List<Measure<R>> measures;

  /** What the measures that the questions name lose from. */
  private final List<Integer> before = new ArrayList<>();

  private Asked(Engagement<S, R> fight, List<Question> questions) {
    this.fight = fight;
    this.questions = questions;
    List<Measure<R>> all = new ArrayList<>(fight.measures());
    Set<Measure<R>> named = new LinkedHashSet<>();
    for (Question question : questions) {
      Measure<R> measure = question.of(fight, all, named);
      boolean ofFile = question.kind() == Question.Kind.EITHER;
      int replaced = ofFile ? place(measure.name(), all) : -1;
      if (replaced >= 0) {
        all.set(replaced, measure);
      } else {
        all.add(ofFile && measure.name().equals(Measure.SUCCESS) ? 0 : all.size(), measure);
      }
    }
    measures = List.copyOf(all);
    named.forEach(each -> before.add(each.before()));
  }

  /**
   * The fight with these questions as further measures; one with a name of its own stands in the
   * place of the measure of that name, if there is one, and success before all others.
   *
   * @throws TextFault if one cannot be asked of it
   */
  public static <S, R> Engagement<S, R> of(Engagement<S, R> fight, List<Question> questions) {
    return questions.isEmpty()
        ? fight
        : new Asked<>(fight.measuring(questions.stream().map(Question::text).toList()), questions);
  }

  /**
   * The fight with questions of a file as further measures, each of which may name those before it.
   *
   * @param source the file
   * @param wrong hears which cannot be asked of it; they are left out
   */
  public static Engagement<?, ?> named(
      Engagement<?, ?> fight,
      List<NamedQuestion> questions,
      Source source,
      NamedQuestion.Wrong wrong) {
    Engagement<?, ?> asked = fight;
    for (NamedQuestion named : questions) {
      try {
        asked = of(asked, List.of(named.question()));
      } catch (TextFault e) {
        named.tell(e, source, wrong);
      }
    }
    return asked;
  }

  private static <R> int place(String name, List<Measure<R>> measures) {
    return measures.stream().map(Measure::name).toList().indexOf(name);
  }

  @Override
  public List<Measure<R>> measures() {
    return measures;
  }

  /** A question about losses has another answer for each strength that a side begins with. */
  @Override
  public Object rules() {
    return fight.rules() == fight ? this : new Rules(fight.rules(), questions, before);
  }

  private record Rules(Object fight, List<Question> questions, List<Integer> before) {}

  @Override
  public S first() {
    return fight.first();
  }

  @Override
  public Step<S, R> step(S state, Umpire umpire) {
    return fight.step(state, umpire);
  }

  @Override
  public int lastTurn() {
    return fight.lastTurn();
  }

  @Override
  public Map<String, String> otherNames() {
    return fight.otherNames();
  }

  @Override
  public List<String> namedMeasures() {
    List<String> names = new ArrayList<>(fight.namedMeasures());
    for (Question question : questions) {
      if (question.isNamed()) {
        names.add(question.name());
      }
    }
    return names;
  }

  @Override
  public RuntimeException tooLarge(S state, String what) {
    return fight.tooLarge(state, what);
  }

  @Override
  public String turns() {
    return fight.turns();
  }

  @Override
  public String summary() {
    return fight.summary();
  }

  @Override
  public List<Left> left(R result) {
    return fight.left(result);
  }

  @Override
  public Engagement<S, R> measuring(List<String> further) {
    Engagement<S, R> measuring = fight.measuring(further);
    return measuring == fight ? this : new Asked<>(measuring, questions);
  }

  @Override
  public Doctrine doctrine() {
    return fight.doctrine();
  }

  @Override
  public List<Fact> situation() {
    return fight.situation();
  }

  @Override
  public List<S> openings() {
    return fight.openings();
  }

  @Override
  public void opening(Umpire umpire) {
    fight.opening(umpire);
  }
}
