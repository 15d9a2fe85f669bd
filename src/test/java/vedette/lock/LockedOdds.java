package vedette.lock;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/**
 * The distributions of an answer in one line, measures by name and values in order, so that only
 * the odds matter; values that cannot come up are left out.
 */
final class LockedOdds {
  private static final int SHORT = 160;
  private static final Pattern DECIMAL = Pattern.compile("-?[0-9]+\\.[0-9]+(E-?[0-9]+)?");
  private static final Comparator<JsonNode> BY_VALUE =
      Comparator.comparing((JsonNode chance) -> chance.get("value").isNumber() ? "" : value(chance))
          .thenComparingInt(chance -> chance.get("value").asInt(0));

  private LockedOdds() {}

  /**
   * As fractions: the whole if it is short, else its digest, with the likeliest value of the first
   * measure for people.
   */
  static String fractions(JsonNode json) {
    List<String> texts = new ArrayList<>();
    for (String name : names(json)) {
      texts.add(name + " " + fractions(name, json));
    }
    texts.add("undecided " + decimal(json.get("undecided").asDouble()));
    String text = String.join("; ", texts);
    return text.length() <= SHORT ? text : Digest.of(text) + " " + likeliest(json);
  }

  private static String fractions(String name, JsonNode json) {
    JsonNode measure = json.get("measures").get(name);
    String kind = measure.get("kind").asString();
    if (kind.equals("flag")) {
      return "flag " + measure.get("fraction").asString();
    }
    List<String> chances = new ArrayList<>();
    for (JsonNode chance : chances(measure)) {
      chances.add(value(chance) + " " + chance.get("fraction").asString());
    }
    String mean =
        measure.has("meanFraction") ? " mean " + measure.get("meanFraction").asString() : "";
    return kind + mean + ": " + String.join(", ", chances);
  }

  /**
   * As decimals: of each measure a sum of its probabilities, each times a number that stands for
   * its value, and the mean.
   */
  static String doubles(JsonNode json) {
    List<String> texts = new ArrayList<>();
    for (String name : names(json)) {
      JsonNode measure = json.get("measures").get(name);
      String kind = measure.get("kind").asString();
      double sum = 0;
      if (kind.equals("flag")) {
        sum = measure.get("p").asDouble();
      } else {
        for (JsonNode chance : chances(measure)) {
          sum += chance.get("p").asDouble() * Digest.number(value(chance));
        }
      }
      String mean =
          measure.path("mean").isNumber() ? " mean " + decimal(measure.get("mean").asDouble()) : "";
      texts.add(name + " " + kind + " " + decimal(sum) + mean);
    }
    texts.add("undecided " + decimal(json.get("undecided").asDouble()));
    return "decimals: " + String.join("; ", texts);
  }

  private static List<String> names(JsonNode json) {
    return json.get("measures").propertyNames().stream().sorted().toList();
  }

  private static List<JsonNode> chances(JsonNode measure) {
    List<JsonNode> chances = new ArrayList<>();
    for (JsonNode chance : measure.get("distribution")) {
      if (chance.get("p").asDouble() > 0) {
        chances.add(chance);
      }
    }
    chances.sort(BY_VALUE);
    return chances;
  }

  private static String likeliest(JsonNode json) {
    String name = json.get("measures").propertyNames().iterator().next();
    JsonNode measure = json.get("measures").get(name);
    if (measure.has("p")) {
      return "(" + name + " " + digits(measure) + ")";
    }
    JsonNode best = null;
    for (JsonNode chance : chances(measure)) {
      if (best == null || chance.get("p").asDouble() > best.get("p").asDouble()) {
        best = chance;
      }
    }
    return best == null ? "" : "(" + name + ": " + value(best) + " " + digits(best) + ")";
  }

  private static String digits(JsonNode chance) {
    return String.format(Locale.ROOT, "%.6f", chance.get("p").asDouble());
  }

  private static String value(JsonNode chance) {
    return chance.get("value").asString();
  }

  /** A number with ten digits. */
  static String decimal(double value) {
    return String.format(Locale.ROOT, "%.10f", value);
  }

  /** Whether a text is such a number. */
  static boolean isDecimal(String text) {
    return DECIMAL.matcher(text).matches();
  }
}
