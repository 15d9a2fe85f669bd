package vedette.lock;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.cli.Captured;

/** Makes mistakes in good requests, one in each. */
final class Mistakes {
  private static final Pattern WORD = Pattern.compile("[a-z]{3,}");
  private static final Pattern NUMBER = Pattern.compile("[0-9]+");
  private static final Pattern POINT = Pattern.compile("[,;:/]");

  /** What is no engagement at all. */
  static final List<String> NOWHERE =
      List.of(
          "six-day battle --attacker \"inf 5\" --defender \"inf 4\"",
          "six-days batle --attacker \"inf 5\" --defender \"inf 4\"",
          "six-days",
          "battle --attacker \"inf 5\" --defender \"inf 4\"",
          "musket-pike mele --attacker \"hi2 16\"",
          "simple-napoleonic charge --unit inf",
          "days-of-glory closeassault",
          "loose-files fire --guns 2",
          "crt defend tables/examples/odds.json",
          "waterloo battle");

  private Mistakes() {}

  /** A good request with one mistake in it, which need not be one that matters. */
  static String in(String good, Draw draw) {
    List<String> words = new ArrayList<>(List.of(Captured.words(good)));
    int option = option(words, draw);
    int value = Math.min(option + 1, words.size() - 1);
    switch (draw.between(1, 10)) {
      case 1 -> words.set(option, misspelt(words.get(option), draw));
      case 2, 3 -> words.set(value, changed(words.get(value), WORD, draw));
      case 4, 5 -> words.set(value, changed(words.get(value), NUMBER, draw));
      case 6 -> words.subList(option, value + 1).clear();
      case 7 -> words.addAll(List.of(words.get(option), words.get(value)));
      case 8 -> words.set(value, changed(words.get(value), POINT, draw));
      case 9 ->
          words.set(value, draw.pick("", words.get(value) + draw.pick(";", ",", "; sideways 2")));
      default -> words.addAll(wrongEnd(draw));
    }
    return CommandLine.of(words);
  }

  private static List<String> wrongEnd(Draw draw) {
    return draw.pick(
        List.of(
            List.of("--weather", "rain"),
            List.of("--max-states", "0"),
            List.of("--max-states", "1"),
            List.of("--max-states", "2"),
            List.of("--max-states", "3"),
            List.of("--method", "guess"),
            List.of("--format", "yaml"),
            List.of("--fractions", "--method", "simulate"),
            List.of("--seed", "x"),
            List.of("--play", "--fractions"),
            List.of("--tables", "src/test/resources/lock/none"),
            List.of("sideways"),
            List.of("--trials", "0", "--method", "direct")));
  }

  private static int option(List<String> words, Draw draw) {
    List<Integer> options = new ArrayList<>();
    for (int i = 2; i < words.size(); i++) {
      if (words.get(i).startsWith("--")) {
        options.add(i);
      }
    }
    return options.isEmpty() ? words.size() - 1 : draw.pick(options);
  }

  private static String misspelt(String word, Draw draw) {
    int at = draw.between(word.length() / 2, word.length() - 1);
    char letter = word.charAt(at);
    return word.substring(0, at) + draw.pick("", letter + "" + letter) + word.substring(at + 1);
  }

  /** The text with a change in one of the places that match. */
  private static String changed(String text, Pattern pattern, Draw draw) {
    Matcher matcher = pattern.matcher(text);
    List<MatchResult> places = matcher.results().toList();
    if (places.isEmpty()) {
      return text + draw.pick(" x", "!", "0x");
    }
    MatchResult place = draw.pick(places);
    String wrong;
    if (pattern == WORD) {
      wrong = misspelt(place.group(), draw);
    } else if (pattern == NUMBER) {
      wrong = draw.pick("0", "-1", "100", "1000", "2.5", "x", "99999999999");
    } else {
      wrong = draw.pick("", " ", ";", ",", ":");
    }
    return text.substring(0, place.start()) + wrong + text.substring(place.end());
  }
}
