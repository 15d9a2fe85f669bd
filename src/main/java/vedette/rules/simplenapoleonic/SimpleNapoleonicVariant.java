package vedette.rules.simplenapoleonic;

import vedette.rules.Variant;

/** The variants of Really Simple Napoleonic. */
enum SimpleNapoleonicVariant implements Variant {
  NO_FIRE_BETWEEN("SN-V5", "The rounds of an assault follow each other without fire between them.");

  private final Alternative alternative;

  SimpleNapoleonicVariant(String reading, String effect) {
    alternative = new Alternative(reading, effect);
  }

  @Override
  public Alternative alternative() {
    return alternative;
  }
}
