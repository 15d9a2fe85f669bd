package vedette.rules.simplenapoleonic;

/** What several requests say in the same words. */
final class Wording {
  static final String FIRST =
      "who moves first in the first turn; rolled if not given, and in every further turn";

  /** What the third answer to whether generals are to be killed means. */
  static final String WHEN_FREE = "; when-free: only where the unit is destroyed all the same";

  private Wording() {}
}
