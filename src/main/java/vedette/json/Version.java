package vedette.json;

/** Which Vedette this is, as its files and answers say. */
public final class Version {
  /** The version in {@code pom.xml}; a test holds them together. */
  public static final String NUMBER = "0.2.0";

  /** What a file says that only some version and newer ones may read. */
  public static final String PIN = ">=[0-9]{1,5}(\\.[0-9]{1,5}){1,2}";

  private Version() {}

  /** Whether this is older than the version of a {@link #PIN}; never if that is none. */
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
