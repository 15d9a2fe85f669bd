package vedette.rules.simplenapoleonic;

/** Help texts that several requests share. */
final class Wording {
  static final String FIRST =
      "side that moves first in turn 1 (rolled in later turns) [default: rolled]";

  /** The explanation of the doctrine {@code when-free}. */
  static final String WHEN_FREE = " (when-free: if the unit is destroyed anyway)";

  private Wording() {}
}
