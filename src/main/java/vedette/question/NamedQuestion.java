package vedette.question;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import vedette.json.Json;
import vedette.source.Position;
import vedette.source.Printable;
import vedette.source.Source;
import vedette.source.TextFault;

/**
 * A question with a name in a file, which makes it a measure.
 *
 * @param at where its text stands
 */
public record NamedQuestion(Question question, Position at) {
  private static final Pattern NAME = Pattern.compile("[a-zA-Z][a-zA-Z0-9]*");

  /** Hears what is wrong in the file. */
  @FunctionalInterface
  public interface FaultListener {
    /** Something is wrong at a place. */
    void at(Position at, String message, String help);
  }

  /**
   * Returns the questions of an object by name.
   *
   * @param written null for none
   */
  public static List<NamedQuestion> read(Json written, FaultListener faultListener) {
    List<NamedQuestion> questions = new ArrayList<>();
    if (written instanceof Json.Obj object) {
      for (Json.Member member : object.members()) {
        if (!NAME.matcher(member.name()).matches()) {
          faultListener.at(
              member.at(),
              Printable.quote(member.name()) + " is not a valid name of a measure",
              "write one word of letters and digits");
        } else if (member.value() instanceof Json.Str text) {
          Question question = new Question(Question.Kind.EITHER, text.value(), member.name());
          questions.add(new NamedQuestion(question, text.at()));
        } else {
          faultListener.at(
              member.value().at(),
              "expected a question, found " + member.value().kindWithArticle(),
              "write \"success and attackerLosses <= 1\"");
        }
      }
    } else if (written != null) {
      faultListener.at(
          written.at(),
          "expected an object of names and questions, found " + written.kindWithArticle(),
          "write { \"gone\": \"defenderRepulsed or defenderEliminated\" }");
    }
    return questions;
  }

  /** Tells what is wrong with the question, within its text in a file. */
  public void report(TextFault e, Source source, FaultListener faultListener) {
    report(e, source, at, faultListener);
  }

  /** Tells what is wrong with a question whose quotation mark stands at a place in a file. */
  public static void report(TextFault e, Source source, Position at, FaultListener faultListener) {
    faultListener.at(source.within(at, e.offset()), e.getMessage(), e.help());
  }
}
