package vedette.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import vedette.question.Question;

/** The options that ask about more than a fight's own measures. */
final class QuestionOptions {
  static final String MEASURE = "--measure";
  static final String CHANCE = "--chance";
  static final String VALUE = "--value";

  /** The options that know the names of measures. */
  static final List<String> OF_MEASURES = List.of(MEASURE, CHANCE, VALUE, "--goal");

  /** Not one within the brackets of a stack's name. */
  private static final Pattern COMMA = Pattern.compile(",(?![^\\[]*\\])");

  private static final Pattern COMMA_ALONE = Pattern.compile(",(?! )(?![^\\[]*\\])");

  private QuestionOptions() {}

  /** The options that ask for the chance of a condition and for a number. */
  static List<OptionSpec> all() {
    return List.of(
        Options.values(
            CHANCE,
            "CONDITION",
            "its chance, as \"success and attackerLoss <= 1\"; a condition over the measures; again"
                + " for each further one"),
        Options.values(
            VALUE,
            "NUMBER",
            "the mean of a number, and of one fight its distribution, as \"3*defenderLoss -"
                + " 2*attackerLoss\"; again for each further one"));
  }

  /** Names what is measured. */
  static OptionSpec measure() {
    return Options.values(
        MEASURE,
        "NAME",
        "a measure by its name in --format json; again for each further one; those of the whole"
            + " sides if not given");
  }

  static List<String> measures(ParseResult given) {
    List<String> measures = new ArrayList<>();
    if (Options.isSet(given, MEASURE)) {
      for (String text : given.matchedOption(MEASURE).originalStringValues()) {
        // A figure's name, as `ending: a, b`, may have a comma before a space.
        Pattern between = text.contains(": ") ? COMMA_ALONE : COMMA;
        for (String measure : between.split(text)) {
          measures.add(measure.strip());
        }
      }
    }
    return measures;
  }

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
