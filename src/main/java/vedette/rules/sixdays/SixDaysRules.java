package vedette.rules.sixdays;

import java.util.List;

/**
 * The rules as they are played: the tables, and the variants in force.
 *
 * @param variants other readings that are in force
 */
record SixDaysRules(SixDaysTables tables, List<SixDaysVariant> variants) {
  /** Whether another reading is in force. */
  boolean has(SixDaysVariant variant) {
    return variants.contains(variant);
  }
}
