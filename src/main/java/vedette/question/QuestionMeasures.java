package vedette.question;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Story;
import vedette.source.Source;
import vedette.source.TextFault;

/** Factories of fights with questions as measures. */
public final class QuestionMeasures {
  private QuestionMeasures() {}

  /**
   * Returns the fight with these questions as further measures. A question with a name of its own
   * replaces the measure of that name; success becomes the first measure.
   *
   * @throws TextFault if this fight cannot answer one
   */
  public static <S, R> Engagement<S, R> of(Engagement<S, R> fight, List<Question> questions) {
    return questions.isEmpty()
        ? fight
        : asked(fight.measuring(questions.stream().map(Question::text).toList()), questions);
  }

  private static <S, R> Engagement<S, R> asked(Engagement<S, R> fight, List<Question> questions) {
    List<Measure<R>> measures = new ArrayList<>(fight.measures());
    Story story = fight.story();
    List<String> ofFile = new ArrayList<>(story.names().ofFile());
    Set<Measure<R>> named = new LinkedHashSet<>();
    for (Question question : questions) {
      Measure<R> measure = question.of(fight, measures, named);
      boolean isOfFile = question.kind() == Question.Kind.EITHER;
      int replaced = isOfFile ? place(measure.name(), measures) : -1;
      if (replaced >= 0) {
        measures.set(replaced, measure);
      } else {
        boolean first = isOfFile && measure.name().equals(Measure.SUCCESS);
        measures.add(first ? 0 : measures.size(), measure);
      }
      if (question.isNamed()) {
        ofFile.add(question.name());
      }
    }
    return fight
        .with(List.copyOf(measures))
        .withStory(
            story.named(
                new Story.Names(
                    fight.turns(),
                    story.names().others(),
                    List.copyOf(ofFile),
                    story.names().elsewhere())))
        .withMeasures(texts -> measuring(fight, texts, questions));
  }

  private static <S, R> Engagement<S, R> measuring(
      Engagement<S, R> fight, List<String> texts, List<Question> questions) {
    return asked(fight.measuring(texts), questions);
  }

  private static <R> int place(String name, List<Measure<R>> measures) {
    return measures.stream().map(Measure::name).toList().indexOf(name);
  }

  /**
   * Returns the fight with questions of a file as further measures, each of which may name those
   * before it.
   *
   * @param source the file
   * @param faultListener receives the questions that the fight cannot answer; they are left out
   */
  public static Engagement<?, ?> named(
      Engagement<?, ?> fight,
      List<NamedQuestion> questions,
      Source source,
      NamedQuestion.FaultListener faultListener) {
    Engagement<?, ?> asked = fight;
    for (NamedQuestion named : questions) {
      try {
        asked = of(asked, List.of(named.question()));
      } catch (TextFault e) {
        named.report(e, source, faultListener);
      }
    }
    return asked;
  }
}
