package vedette.study.lint;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.question.NamedQuestion;
import vedette.rules.HasTableFile;
import vedette.rules.own.Own;
import vedette.source.TextFault;
import vedette.study.sample.SampleFights;
import vedette.system.Arm;
import vedette.system.RuleSystem;
import vedette.system.SystemReader;
import vedette.table.Tables;
import vedette.table.grid.SystemFile;

/**
 * A check that a fight supports all measures that the file of a system defines. Its sample fight is
 * between sides that have every arm, every state and as many units as the measures count.
 */
final class MeasureCheck {
  /** The most units in a stack. */
  private static final int MOST_UNITS = 100;

  private MeasureCheck() {}

  /**
   * Checks the measures of a file.
   *
   * @throws vedette.source.WrongFile with each measure that no fight supports
   */
  static void check(SystemFile file) {
    RuleSystem system = SystemReader.read(file);
    if (!system.measures().isEmpty()) {
      BySide<Set<String>> units =
          new BySide<>(units(system, Side.ATTACKER), units(system, Side.DEFENDER));
      Map<String, List<String>> options = new HashMap<>();
      SampleFights.firstColumn(system).forEach((name, text) -> options.put(name, List.of(text)));
      options.put("attacker", List.of(stack(system, units.attacker())));
      options.put("defender", List.of(stack(system, units.defender())));
      options.put("turns", List.of("2"));
      options.put(HasTableFile.PARAMETER, List.of(file.file()));
      try {
        Own.fight(options, true, Tables.builtIn().with(file));
      } catch (TextFault e) {
        e.throwIfOfQuestion();
        // The sample fight is not possible; each real fight reports the measures that it does not
        // support.
      }
    }
  }

  /**
   * Returns a stack of every arm, with a unit in every state and at least two units.
   *
   * @param measured the units that measures name, by number or by arm; a second unit is never of
   *     such an arm if another is available
   */
  private static String stack(RuleSystem system, Set<String> measured) {
    if (!system.hasArms()) {
      return String.valueOf(SampleFights.TEN);
    }
    List<String> stack = new ArrayList<>();
    Arm further = system.arms().get(0);
    for (Arm arm : system.arms()) {
      stack.add(SampleFights.force(arm, SampleFights.POINTS));
      further = measured.contains(further.name()) ? arm : further;
    }
    StringBuilder states = new StringBuilder();
    system.states().forEach(it -> states.append(' ').append(it.name()));
    stack.set(0, stack.get(0) + states);
    while (stack.size() < Math.max(maxUnits(measured), 2)) {
      stack.add(SampleFights.force(further, SampleFights.POINTS));
    }
    return String.join(", ", stack);
  }

  /** Returns the units of a side that measures name, by number or by arm. */
  private static Set<String> units(RuleSystem system, Side side) {
    Pattern unit = Pattern.compile("\\b" + side + "\\w+\\[([^]]*)]");
    Set<String> units = new HashSet<>();
    for (NamedQuestion each : system.measures()) {
      Matcher found = unit.matcher(each.question().text());
      while (found.find()) {
        units.add(found.group(1));
      }
    }
    return units;
  }

  private static int maxUnits(Set<String> units) {
    int most =
        units.stream()
            .filter(it -> it.matches("\\d{1,3}"))
            .mapToInt(Integer::parseInt)
            .max()
            .orElse(0);
    return Math.min(most, MOST_UNITS);
  }
}
