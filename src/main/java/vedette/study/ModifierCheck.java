package vedette.study;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import vedette.problem.Printable;
import vedette.problem.Problems;
import vedette.table.Modifier;
import vedette.table.Modifiers;

/** Looks for modifiers that count twice or not at all, and for groups that group nothing. */
final class ModifierCheck {
  private final Modifiers modifiers;
  private final Problems problems;
  private final Map<String, String> names = new HashMap<>();
  private final Map<String, String> counting = new HashMap<>();

  ModifierCheck(Modifiers modifiers, Problems problems) {
    this.modifiers = modifiers;
    this.problems = problems;
  }

  void check() {
    List<Modifier> list = modifiers.list();
    Map<String, Integer> groups = new HashMap<>();
    list.forEach(modifier -> groups.merge(modifier.group(), 1, Integer::sum));
    for (int i = 0; i < list.size(); i++) {
      Modifier modifier = list.get(i);
      doubles(i, modifier);
      if (modifier.value() == 0) {
        modifiers.warn(
            problems,
            LintCode.WITHOUT_VALUE,
            modifiers.at(i),
            "modifier " + quoted(modifier) + " adds 0",
            "give it a value, or remove it");
      }
      String group = modifier.group();
      if (!group.isEmpty() && groups.get(group) == 1) {
        modifiers.note(
            problems,
            LintCode.GROUP_OF_ONE,
            modifiers.at(i),
            "modifier " + quoted(modifier) + " is alone in its group " + Printable.quote(group),
            "without a group it counts the same; or is the other one's group misspelt?");
      }
    }
  }

  /** Names that look alike, and ungrouped modifiers of one condition, which add up. */
  private void doubles(int index, Modifier modifier) {
    String plain = modifier.name().strip().replaceAll("[\\s_-]+", " ").toLowerCase(Locale.ROOT);
    String alike = names.putIfAbsent(plain, quoted(modifier));
    if (alike != null) {
      twice(index, "modifiers " + alike + " and " + quoted(modifier) + " have the same name");
    }
    if (modifier.group().isEmpty()) {
      String same = modifier.value() + " " + modifier.when();
      String other = counting.putIfAbsent(same, quoted(modifier));
      if (other != null && alike == null) {
        twice(
            index,
            "modifiers "
                + other
                + " and "
                + quoted(modifier)
                + " have the same condition and value, and both count");
      }
    }
  }

  private void twice(int index, String message) {
    modifiers.warn(
        problems,
        LintCode.COUNTS_TWICE,
        modifiers.at(index),
        message,
        "remove one of them, or put both into one \"group\"");
  }

  private static String quoted(Modifier modifier) {
    return Printable.quote(modifier.name());
  }
}
