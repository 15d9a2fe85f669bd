package vedette.table;

/** A table of a rule system, read from a file and checked. */
public sealed interface Table permits Grid, Modifiers {

  /** What rules look it up by: {@code six-days/combat-results}. */
  String id();

  /** Its name for people. */
  String title();

  /** Where its numbers come from. */
  Provenance source();

  /** Where it was read: a path as the user gave it, or {@code "built-in"}. */
  String file();

  /**
   * SHA-256 of its file, line ends and white space outside strings left out: 64 hexadecimal digits.
   */
  String sha256();
}
