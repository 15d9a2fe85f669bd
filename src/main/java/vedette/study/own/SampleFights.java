package vedette.study.own;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vedette.system.Arm;
import vedette.system.Columns;
import vedette.system.RuleSystem;
import vedette.system.TableRule;

/**
 * Fights under a rule system that between them ask for most of it: each arm against each, from 10:1
 * to 1:3, all together, and with each word and on each column that has to be said.
 */
public final class SampleFights {
  /** Of the attacker, whose number is ten. */
  private static final List<Integer> DEFENDERS = List.of(1, 2, 5, 10, 15, 30);

  private static final int TEN = 10;

  /** Points of an arm against an arm: enough for dice and small enough for exact odds. */
  private static final int POINTS = 4;

  private static final int MOST_ARMS = 3;

  private final RuleSystem system;
  private final List<Map<String, List<String>>> fights = new ArrayList<>();

  private SampleFights(RuleSystem system) {
    this.system = system;
  }

  /** What each fight gives to the parameters of a request, but for the file. */
  public static List<Map<String, List<String>>> of(RuleSystem system) {
    SampleFights fights = new SampleFights(system);
    fights.collect();
    return fights.fights;
  }

  private void collect() {
    List<String> columns = columns();
    Map<String, String> first = columns.isEmpty() ? Map.of() : Map.of("column", columns.get(0));
    if (!system.hasArms()) {
      DEFENDERS.forEach(it -> add(String.valueOf(TEN), String.valueOf(it), first));
    } else {
      arms(first);
    }
    String attacker = force(system.arms().get(0), POINTS);
    String defender = force(system.arms().get(system.arms().size() > 1 ? 1 : 0), POINTS);
    for (String column : columns.subList(Math.min(1, columns.size()), columns.size())) {
      add(attacker, defender, Map.of("column", column));
    }
    for (String word : system.words()) {
      Map<String, String> said = new LinkedHashMap<>(first);
      said.put("with", word);
      add(attacker, defender, said);
      add(attacker + "; with " + word, defender, first);
      add(attacker, defender + "; with " + word, first);
    }
  }

  private void arms(Map<String, String> first) {
    List<Arm> arms = system.arms();
    if (arms.size() <= MOST_ARMS) {
      arms.forEach(one -> arms.forEach(it -> add(force(one, POINTS), force(it, POINTS), first)));
    } else {
      for (Arm arm : arms) {
        add(force(arm, POINTS), force(arms.get(0), POINTS), first);
        add(force(arms.get(0), POINTS), force(arm, POINTS), first);
      }
    }
    for (int defender : DEFENDERS) {
      add(force(arms.get(0), TEN), force(arms.get(0), defender), first);
    }
    if (arms.size() > 1 && arms.size() <= MOST_ARMS) {
      List<String> all = arms.stream().map(arm -> force(arm, 2)).toList();
      add(String.join(", ", all), String.join(", ", all), first);
    }
  }

  /** So many points of an arm; of one with steps whole units, the fifth part of them. */
  private static String force(Arm arm, int points) {
    if (arm.name().isEmpty()) {
      return String.valueOf(points);
    }
    if (!arm.hasSteps()) {
      return arm.name() + " " + points;
    }
    int units = Math.max(1, (points + 4) / 5);
    return String.join(", ", java.util.Collections.nCopies(units, arm.name()));
  }

  /** Columns of tables that have to be told theirs. */
  private List<String> columns() {
    for (TableRule table : system.tables().values()) {
      if (table.columns().compare() == Columns.Compare.SAID) {
        return table.columns().axis().names();
      }
    }
    return List.of();
  }

  private void add(String attacker, String defender, Map<String, String> further) {
    Map<String, List<String>> fight = new LinkedHashMap<>();
    fight.put("attacker", List.of(attacker));
    fight.put("defender", List.of(defender));
    further.forEach((parameter, text) -> fight.put(parameter, List.of(text)));
    if (!fights.contains(fight)) {
      fights.add(fight);
    }
  }
}
