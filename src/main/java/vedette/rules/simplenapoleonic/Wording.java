package vedette.rules.simplenapoleonic;

/** What several requests say in the same words. */
final class Wording {
  static final String FIRST =
      "side that moves first in turn 1 (rolled in later turns) [default: rolled]";

  /** What the third answer to whether generals are to be killed means. */
  static final String WHEN_FREE = " (when-free: if the unit is destroyed anyway)";

  private Wording() {}
}
