package vedette.json;

import java.math.BigDecimal;
import vedette.source.Problems;
import vedette.source.Source;

/** Which Vedette this is, as its files and answers say, and which files are too new for it. */
public final class Version {
  /** The version in {@code pom.xml}; a test holds them together. */
  public static final String NUMBER = "0.2.0";

  /** What a file says that only some version and newer ones may read. */
  public static final String PIN = ">=[0-9]{1,5}(\\.[0-9]{1,5}){1,2}";

  private Version() {}

  /**
   * Complains of a newer file; it would have many unknown keys, so this goes before all others.
   *
   * @param newest the newest format that this program reads
   * @param code of the complaint
   * @return whether it complained
   */
  public static boolean refuseNewer(
      Json json, Source source, int newest, String code, Problems problems) {
    if (!(json instanceof Json.Obj object)) {
      return false;
    }
    if (object.get("vedette") instanceof Json.Str pin && isTooOldFor(pin.value())) {
      problems.error(
          code,
          source,
          pin.at(),
          "file needs vedette " + pin.value() + "; this program is " + NUMBER,
          "use vedette "
              + pin.value().substring(2)
              + " or newer, or write an older version in the file");
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

  /** Returns whether this is older than the version of a {@link #PIN}; never if that is none. */
  static boolean isTooOldFor(String pin) {
    if (pin.matches(PIN)) {
      String[] here = NUMBER.split("\\.");
      String[] least = pin.substring(2).split("\\.");
      for (int i = 0; i < least.length; i++) {
        int newer = Integer.parseInt(here[i]) - Integer.parseInt(least[i]);
        if (newer != 0) {
          return newer < 0;
        }
      }
    }
    return false;
  }
}
