package vedette.rules.loosefiles;

import vedette.rules.Variant;

/** The variants of Loose Files. */
enum LooseFilesVariant implements Variant {
  OUTNUMBERING_HALVED(
      "LF-V2",
      "Where two units fight one, being outnumbered is among the factors that are halved."),
  ANY_ROUT("LF-V9", "A rout costs friends near it a D.Point, whatever their grades.");

  private final Alternative alternative;

  LooseFilesVariant(String reading, String effect) {
    alternative = new Alternative(reading, effect);
  }

  @Override
  public Alternative alternative() {
    return alternative;
  }
}
