package vedette.cli;

/** Which Vedette this is. */
final class Version {
  /** The version in {@code pom.xml}; a test holds them together. */
  static final String NUMBER = "0.1.0";

  private Version() {}
}
