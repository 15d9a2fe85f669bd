package vedette.study;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import vedette.table.Grid;
import vedette.table.Modifier;

/**
 * The fights that compare two versions of a table that no rule system uses: on each column that
 * comes to something else, between strengths that the table compares, and with each of its
 * modifiers.
 */
final class OwnTableFights {
  private static final List<String> ROUNDS = List.of("1", "until-decided");

  /** Of the attacker. */
  private static final String STRENGTH = "10";

  /** Of the defender, from 5:1 to 1:3. */
  private static final List<String> STRENGTHS = List.of("2", "5", "8", STRENGTH, "15", "30");

  /** Of the defender on a named column: exchange and elimination hang on who is stronger. */
  private static final List<String> WEAKER_EQUAL_STRONGER = List.of("5", STRENGTH, "15");

  private final Grid old;
  private final Grid now;
  private final List<Map<String, List<String>>> fights = new ArrayList<>();

  private OwnTableFights(Grid old, Grid now) {
    this.old = old;
    this.now = now;
  }

  /** What each fight gives to the parameters of an attack, but for the table. */
  static List<Map<String, List<String>>> of(TableChanges tables) {
    if (!(tables.old() instanceof Grid old)
        || !(tables.now() instanceof Grid now)
        || old.die() == null
        || now.die() == null
        || CellCriterion.of(now).isEmpty()) {
      return List.of();
    }
    OwnTableFights fights = new OwnTableFights(old, now);
    fights.collect();
    return fights.fights;
  }

  private void collect() {
    boolean compares = old.usage().comparison() != null || now.usage().comparison() != null;
    List<String> columns = touched();
    for (String column : columns) {
      for (String defender : compares ? List.of(STRENGTH) : WEAKER_EQUAL_STRONGER) {
        ROUNDS.forEach(rounds -> add(defender, Map.of("column", column), rounds));
      }
    }
    if (compares) {
      for (String defender : STRENGTHS) {
        ROUNDS.forEach(rounds -> add(defender, Map.of(), rounds));
      }
    }
    Map<String, String> modified = new LinkedHashMap<>();
    if (!compares) {
      String middle = now.columns().name(now.columns().size() / 2);
      modified.put("column", columns.isEmpty() ? middle : columns.get(0));
    }
    for (String modifier : modifiers()) {
      modified.put("with", modifier);
      add(STRENGTH, modified, "1");
    }
  }

  private void add(String defender, Map<String, String> further, String rounds) {
    Map<String, List<String>> fight = new LinkedHashMap<>();
    fight.put("attacker", List.of(STRENGTH));
    fight.put("defender", List.of(defender));
    further.forEach((parameter, text) -> fight.put(parameter, List.of(text)));
    fight.put("rounds", List.of(rounds));
    fights.add(fight);
  }

  /** The columns that both have and where a roll comes to something else. */
  private List<String> touched() {
    List<String> touched = new ArrayList<>();
    for (int column = 0; column < now.columns().size(); column++) {
      int before = old.columns().indexOf(now.columns().name(column));
      if (before >= 0
          && (old.die().total() != now.die().total()
              || !ColumnCheck.outcomes(old, before).equals(ColumnCheck.outcomes(now, column)))) {
        touched.add(now.columns().name(column));
      }
    }
    return touched;
  }

  /** The modifiers of either, by name. */
  private Set<String> modifiers() {
    Set<String> names = new LinkedHashSet<>();
    old.usage().modifiers().stream().map(Modifier::name).forEach(names::add);
    now.usage().modifiers().stream().map(Modifier::name).forEach(names::add);
    return names;
  }
}
