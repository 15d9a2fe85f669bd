package vedette.rules;

import java.util.List;

/** A request that may have rules read otherwise, or the rules that go by it. */
public interface HasVariants {
  /** Returns the variants in force. */
  List<? extends Variant> variant();

  /** Returns whether a variant is in force. */
  default boolean plays(Variant variant) {
    return variant().contains(variant);
  }

  /** Readings as they are played if asked for like this: variants say what they replace. */
  static List<Reading> readingsInForce(List<Reading> readings, Record asked) {
    return asked instanceof HasVariants by
        ? readings.stream().map(reading -> Variant.inForce(by.variant(), reading)).toList()
        : readings;
  }
}
