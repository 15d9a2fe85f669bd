package vedette.report.advice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Names of compared fights: the words of each command by which it differs from the others, as in
 * {@code attacker inf 7; turns 2}.
 */
final class WayNames {
  private static final String OPTION = "--";
  private static final int LONGEST = 80;

  private WayNames() {}

  /** A command: the words of its fight, and the values of its options. */
  private record Words(String fight, Map<String, List<String>> options) {
    static Words of(List<String> args) {
      List<String> fight = new ArrayList<>();
      Map<String, List<String>> options = new LinkedHashMap<>();
      List<String> values = null;
      for (String arg : args) {
        if (arg.startsWith(OPTION)) {
          String[] text = arg.split("=", 2);
          values = options.computeIfAbsent(text[0], name -> new ArrayList<>());
          if (text.length == 2) {
            values.add(text[1]);
          }
        } else {
          (values == null ? fight : values).add(arg);
        }
      }
      return new Words(String.join(" ", fight), options);
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

  /**
   * Returns the name of each command, in order; "" for one that equals all others.
   *
   * @param commands the words of each command, without quotes
   */
  static List<String> of(List<List<String>> commands) {
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
