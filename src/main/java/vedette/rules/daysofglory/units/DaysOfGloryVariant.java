package vedette.rules.daysofglory.units;

import java.util.List;
import vedette.rules.HasVariants;
import vedette.rules.Variant;

/** The variants of Days of Glory. */
public enum DaysOfGloryVariant implements Variant {
  ANY_FOOT(
      "DG-V2",
      "Cavalry counts as fighting infantry wherever a unit of infantry stands against it, even if"
          + " most of the enemy's stands are mounted."),
  SHAKEN_COUNTERCHARGE(
      "DG-V3",
      "Horse and irregulars that are shaken and pass their being-charged test may countercharge.");

  private final Alternative alternative;

  /** A request for any fight of the system; each accepts all variants. */
  public interface HasVariantsInForce extends HasVariants {
    @Override
    List<DaysOfGloryVariant> variant();
  }

  DaysOfGloryVariant(String reading, String effect) {
    alternative = new Alternative(reading, effect);
  }

  @Override
  public Alternative alternative() {
    return alternative;
  }
}
