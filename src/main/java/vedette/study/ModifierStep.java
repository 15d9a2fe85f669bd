package vedette.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import vedette.table.Grid;
import vedette.table.Modifier;
import vedette.table.Modifiers;
import vedette.table.Table;

/**
 * A modifier that may be worth one more or one less.
 *
 * @param index its place among the modifiers of its table
 */
record ModifierStep(Table table, int index, Modifier modifier) {
  /** The greatest value that a modifier can have, up or down. */
  private static final int MOST = 99;

  /**
   * The modifiers that can count in a fight.
   *
   * @param counted names of those that do; others of their groups may in their place
   */
  static List<ModifierStep> of(List<Table> consulted, Set<String> counted) {
    List<ModifierStep> steps = new ArrayList<>();
    for (Table table : consulted) {
      List<Modifier> modifiers = modifiers(table);
      Set<String> groups =
          modifiers.stream()
              .filter(it -> counted.contains(it.name()) && !it.group().isEmpty())
              .map(Modifier::group)
              .collect(Collectors.toSet());
      for (int i = 0; i < modifiers.size(); i++) {
        Modifier modifier = modifiers.get(i);
        if (counted.contains(modifier.name()) || groups.contains(modifier.group())) {
          steps.add(new ModifierStep(table, i, modifier));
        }
      }
    }
    return steps;
  }

  private static List<Modifier> modifiers(Table table) {
    return table instanceof Modifiers list
        ? list.list()
        : table instanceof Grid grid ? grid.usage().modifiers() : List.of();
  }

  /**
   * Its table with the modifier worth so much more.
   *
   * @return null if no modifier is worth that much
   */
  Table by(int more) {
    int value = modifier.value() + more;
    if (Math.abs(value) > MOST) {
      return null;
    }
    Modifier changed = modifier.worth(value);
    return table instanceof Modifiers list
        ? list.with(index, changed)
        : ((Grid) table).with(index, changed);
  }
}
