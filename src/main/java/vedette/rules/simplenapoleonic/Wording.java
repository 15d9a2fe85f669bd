package vedette.rules.simplenapoleonic;

/** Help texts that several requests share. */
final class Wording {
  static final String FIRST =
      "who moves first in the first turn; rolled if not given, and in every further turn";

  /** The explanation of the doctrine {@code when-free}. */
  static final String WHEN_FREE = "; when-free: only where the unit is destroyed all the same";

  private Wording() {}
}
