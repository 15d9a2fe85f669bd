package vedette.rules;

import java.util.List;

/** A request that can name variants of the rules, or the rules in force with those variants. */
public interface HasVariants {
  /** Returns the variants in force. */
  List<? extends Variant> variant();

  /** Returns whether a variant is in force. */
  default boolean plays(Variant variant) {
    return variant().contains(variant);
  }

  /** Returns the readings, each with the text of the variant that replaces it in this request. */
  static List<Reading> readingsInForce(List<Reading> readings, Record asked) {
    return asked instanceof HasVariants by
        ? readings.stream().map(reading -> Variant.inForce(by.variant(), reading)).toList()
        : readings;
  }
}
