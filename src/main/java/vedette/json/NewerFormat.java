package vedette.json;

import java.math.BigDecimal;
import vedette.problem.Problems;
import vedette.problem.Source;

/** Files that state a format, or a version of the program, which only a newer program reads. */
public final class NewerFormat {
  private NewerFormat() {}

  /**
   * Complains of a newer file; it would have many unknown keys, so this goes before all others.
   *
   * @param newest the newest format that this program reads
   * @param code of the complaint
   * @return whether it complained
   */
  public static boolean refuse(
      Json json, Source source, int newest, String code, Problems problems) {
    if (!(json instanceof Json.Obj object)) {
      return false;
    }
    if (object.get("vedette") instanceof Json.Str pin && Version.isTooOldFor(pin.value())) {
      problems.error(
          code,
          source,
          pin.at(),
          "file needs vedette " + pin.value() + "; this program is " + Version.NUMBER,
          "use vedette " + pin.value().substring(2) + " or newer, or let the file ask for less");
      return true;
    }
    if (object.get("format") instanceof Json.Num format
        && format.value() != null
        && format.value().compareTo(BigDecimal.valueOf(newest)) > 0) {
      problems.error(
          code,
          source,
          format.at(),
          "file needs format " + format.text() + "; this program reads " + newest,
          "use a newer version of the program");
      return true;
    }
    return false;
  }
}
