package vedette.rules.simplenapoleonic;

import vedette.rules.Variant;

/** Other ways to read what the rules of Really Simple Napoleonic leave open. */
enum SimpleNapoleonicVariant implements Variant {
  NO_FIRE_BETWEEN(
      "SN-V5", "The rounds of an assault follow each other, and nobody fires between them.");

  private final Instead instead;

  SimpleNapoleonicVariant(String reading, String effect) {
    instead = new Instead(reading, effect);
  }

  @Override
  public Instead instead() {
    return instead;
  }
}
