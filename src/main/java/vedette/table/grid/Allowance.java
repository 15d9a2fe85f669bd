package vedette.table.grid;

import java.util.ArrayList;
import java.util.List;
import vedette.json.Json;
import vedette.source.Position;
import vedette.source.Printable;
import vedette.source.Problems;
import vedette.source.Source;

/**
 * A kind of finding that a file allows.
 *
 * @param code the code of the findings
 * @param reason why the designer allows them
 * @param at the place of the allowance in the file
 */
public record Allowance(String code, String reason, Position at) {
  /** The key under which files allow findings. */
  public static final String KEY = "allow";

  /** Returns the allowances of a file; reports those that are wrong. */
  public static List<Allowance> read(Json written, Source source, Problems problems) {
    List<Allowance> allowance = new ArrayList<>();
    if (written instanceof Json.Obj object) {
      for (Json.Member member : object.members()) {
        if (!member.name().matches("[A-Z]\\d{3}")) {
          report(
              source,
              problems,
              member.at(),
              Printable.quote(member.name()) + " is not the code of a finding",
              "write the code that lint prints, such as \"L124\"");
        } else if (member.value() instanceof Json.Str text && !text.value().isBlank()) {
          allowance.add(new Allowance(member.name(), text.value().strip(), member.at()));
        } else {
          report(
              source,
              problems,
              member.value().at(),
              "the reason of the allowed finding is missing",
              "write \"" + member.name() + "\": \"why it is meant\"");
        }
      }
    } else if (written != null) {
      report(
          source,
          problems,
          written.at(),
          "expected an object of codes and reasons, found " + written.kindWithArticle(),
          "write { \"L124\": \"why it is meant\" }");
    }
    return List.copyOf(allowance);
  }

  private static void report(
      Source source, Problems problems, Position at, String message, String help) {
    problems.error(Code.ALLOWED, source, at, message, help);
  }
}
