package vedette.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import vedette.question.Question;

/** The options that ask about more than a fight's own measures. */
final class QuestionOptions {
  static final String CHANCE = "--chance";
  static final String VALUE = "--value";

  private QuestionOptions() {}

  /** Both options. */
  static List<OptionSpec> all() {
    return List.of(chance(), value());
  }

  /** Asks for the chance of a condition. */
  static OptionSpec chance() {
    return Options.values(
        CHANCE,
        "CONDITION",
        "the chance that a condition over the measures holds, as"
            + " \"success and attackerLoss <= 1\"; again for each further one");
  }

  /** Asks for a number. */
  static OptionSpec value() {
    return Options.values(
        VALUE,
        "NUMBER",
        "the mean of a number, and of one fight its distribution, as \"3*defenderLoss -"
            + " 2*attackerLoss\"; again for each further one");
  }

  /** What is asked. */
  static List<Question> read(ParseResult given) {
    List<Question> questions = new ArrayList<>();
    add(given, CHANCE, Question.Kind.CHANCE, questions);
    add(given, VALUE, Question.Kind.VALUE, questions);
    return questions;
  }

  private static void add(
      ParseResult given, String option, Question.Kind kind, List<Question> questions) {
    if (Options.isSet(given, option)) {
      for (String text : given.matchedOption(option).originalStringValues()) {
        Question question = new Question(kind, text);
        if (questions.contains(question)) {
          throw Failure.usage(
              "C004", option + ": `" + text + "` is asked twice", "leave one of them out");
        }
        questions.add(question);
      }
    }
  }
}
