package vedette.report.advice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Names of compared fights: the words of each command by which it differs from the others, as in
 * {@code attacker inf 7; turns 2}.
 */
final class WayNames {
  private static final Pattern WORD =
      Pattern.compile("(?:\"[^\"]*\"|'[^']*'|\\\\.|[^\\s\"'\\\\])+");
  private static final String OPTION = "--";
  private static final int LONGEST = 80;

  private WayNames() {}

  /** A command: the words of its fight, and the values of its options. */
  private record Words(String fight, Map<String, List<String>> options) {
    static Words of(String command) {
      List<String> fight = new ArrayList<>();
      Map<String, List<String>> options = new LinkedHashMap<>();
      List<String> values = null;
      Matcher word = WORD.matcher(command);
      while (word.find()) {
        String[] text = word.group().split("=", 2);
        if (text[0].startsWith(OPTION)) {
          values = options.computeIfAbsent(text[0], name -> new ArrayList<>());
          if (text.length == 2) {
            values.add(unquoted(text[1]));
          }
        } else {
          (values == null ? fight : values).add(unquoted(word.group()));
        }
      }
      return new Words(String.join(" ", fight), options);
    }

    /** Returns a word without the quotes and backslashes of a shell. */
    private static String unquoted(String word) {
      StringBuilder text = new StringBuilder();
      char quote = 0;
      for (int i = 0; i < word.length(); i++) {
        char c = word.charAt(i);
        if (quote == 0 && (c == '"' || c == '\'')) {
          quote = c;
        } else if (c == quote) {
          quote = 0;
        } else if (quote != 0 || c != '\\') {
          text.append(c);
        } else if (++i < word.length()) {
          text.append(word.charAt(i));
        }
      }
      return text.toString();
    }

    /** Returns the options by which this command differs from others of the same fight. */
    String difference(List<Words> others) {
      List<String> differing = new ArrayList<>();
      options.forEach(
          (option, values) -> {
            if (others.stream().anyMatch(it -> !values.equals(it.options.get(option)))) {
              differing.add((spoken(option) + " " + String.join(", ", values)).strip());
            }
          });
      if (!differing.isEmpty()) {
        return String.join("; ", differing);
      }
      Set<String> absent = new LinkedHashSet<>();
      others.forEach(it -> absent.addAll(it.options.keySet()));
      absent.removeAll(options.keySet());
      String names = absent.stream().map(Words::spoken).collect(Collectors.joining(", "));
      return names.isEmpty() ? "" : names + " by default";
    }

    private static String spoken(String option) {
      return option.substring(OPTION.length()).replace('-', ' ');
    }
  }

  /** Returns the name of each command, in order; "" for one that equals all others. */
  static List<String> of(List<String> commands) {
    List<Words> all = commands.stream().map(Words::of).toList();
    boolean oneFight = all.stream().map(Words::fight).distinct().count() == 1;
    List<String> names = new ArrayList<>();
    for (Words command : all) {
      List<Words> same = all.stream().filter(it -> it.fight.equals(command.fight)).toList();
      String difference = command.difference(same);
      String name =
          oneFight
              ? difference
              : difference.isEmpty() ? command.fight : command.fight + ": " + difference;
      names.add(name.length() <= LONGEST ? name : name.substring(0, LONGEST - 1) + "…");
    }
    return names;
  }
}
