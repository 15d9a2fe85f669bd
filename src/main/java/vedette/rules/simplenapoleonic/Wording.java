package vedette.rules.simplenapoleonic;

/** What several requests say in the same words. */
final class Wording {
  static final String FIRST =
      "who moves first in the first turn; rolled if not given, and in every further turn";

  private Wording() {}
}
