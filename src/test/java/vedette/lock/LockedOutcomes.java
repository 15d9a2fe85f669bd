package vedette.lock;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/**
 * The joint distribution of an answer as one number: each probability times a number that stands
 * for what comes about, all added up. It does not depend on the order, nor on how outcomes are
 * split.
 */
final class LockedOutcomes {
  /** Measures that count turns or rounds; an outcome may be told without them. */
  private static final Set<String> TURNS =
      Set.of(
          "turnsFought",
          "roundsFought",
          "turns",
          "activations",
          "turnsOwn",
          "easternWait",
          "westernWait",
          "westernAlone");

  private static final Set<String> PROBABILITY = Set.of("p", "fraction", "low", "high");

  private LockedOutcomes() {}

  /** The number; "-" if not all outcomes are listed. */
  static String of(JsonNode json) {
    if (json.get("outcomesLeftOut").asInt() != 0) {
      return "-";
    }
    double sum = 0;
    for (JsonNode outcome : json.get("outcomes")) {
      Map<String, String> values = new TreeMap<>();
      for (String name : outcome.propertyNames()) {
        if (!TURNS.contains(name) && !PROBABILITY.contains(name)) {
          values.put(name, outcome.get(name).asString());
        }
      }
      sum += outcome.get("p").asDouble() * Digest.number(values.toString());
    }
    return LockedOdds.decimal(sum);
  }
}
