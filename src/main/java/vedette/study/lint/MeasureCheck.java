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
 * Looks whether any fight can be asked for all that the file of a system names as its measures: it
 * is asked of one between sides that have all that can be measured, every arm, every state and as
 * many units as the measures count.
 */
final class MeasureCheck {
  /** A stack has no more. */
  private static final int MOST_UNITS = 100;

  private MeasureCheck() {}

  /**
   * Looks.
   *
   * @throws vedette.source.WrongFile with each that no fight can be asked for
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
        Own.fight(options, true, Tables.builtIn());
      } catch (TextFault e) {
        e.throwIfOfQuestion();
        // This fight cannot be; each fight tells for itself what it cannot be asked for.
      }
    }
  }

  /**
   * Returns every arm, a unit in every state, and two units or more.
   *
   * @param measured units that measures are of, by number or by arm: of such an arm there is no
   *     second unit, if another can be taken
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

  /** Returns the units of a side that measures are of, by number or by arm. */
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
