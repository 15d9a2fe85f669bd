package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import vedette.fight.Story.Fact;
import vedette.fight.SurvivingStack;
import vedette.rules.Names;
import vedette.rules.loosefiles.Unit.Arm;
import vedette.source.TextFault;

/** The units of one parameter of a request. */
final class Roster {
  private final String parameter;
  private final String role;
  private final List<Unit> units;
  private final List<String> labels = new ArrayList<>();
  private final List<String> commanders = new ArrayList<>();
  private final int bases;

  /**
   * So many units.
   *
   * @param role the parameter's name, which is what a unit without a name is called
   */
  Roster(String role, List<Unit> units) {
    this(role, role, units);
  }

  /**
   * So many units.
   *
   * @param parameter its name, for complaints
   * @param role what a unit without a name is called
   */
  Roster(String parameter, String role, List<Unit> units) {
    this.parameter = parameter;
    this.role = role;
    this.units = List.copyOf(units);
    bases = units.stream().mapToInt(Unit::bases).sum();
    for (int i = 0; i < units.size(); i++) {
      String name = units.get(i).name();
      labels.add(!name.isEmpty() ? name : size() == 1 ? role : role + " " + name(i));
      commanders.add(unitPhrase(i) + "'s commander");
    }
  }

  String role() {
    return role;
  }

  /** Returns whether any of the units fires. */
  boolean fires() {
    return units.stream().anyMatch(Unit::fires);
  }

  /** Returns whether any of the units has guns that fire. */
  boolean hasGuns() {
    return units.stream().anyMatch(Unit::isBattery);
  }

  List<Unit> units() {
    return units;
  }

  int size() {
    return units.size();
  }

  /** Returns what measures call a unit: its name, or its number from 1. */
  String name(int unit) {
    return Names.name(units.get(unit).name(), unit);
  }

  /** Returns what the report calls a unit: its name, or its role and number. */
  String label(int unit) {
    return labels.get(unit);
  }

  /** Returns what sentences call a unit. */
  String unitPhrase(int unit) {
    boolean alone = units.get(unit).name().isEmpty() && size() == 1;
    return (alone ? "the " : "") + label(unit);
  }

  /** Returns what the report calls the commander with a unit. */
  String commander(int unit) {
    return commanders.get(unit);
  }

  /** Returns the units as they come. */
  List<UnitState> initial() {
    return units.stream().map(UnitState::of).toList();
  }

  /** Bases of all units as they come. */
  int bases() {
    return bases;
  }

  /** Returns the situation, a line for each unit, with the role of those that have names. */
  List<Fact> facts() {
    List<Fact> facts = new ArrayList<>();
    for (int i = 0; i < size(); i++) {
      String named = units.get(i).name().isEmpty() ? "" : role + ", ";
      facts.add(new Fact(named + label(i), units.get(i).withoutName()));
    }
    return facts;
  }

  /**
   * Complains of units that have too many D.Points or that are called as another one.
   *
   * @param mostPoints the most D.Points on a unit
   * @param taken what other units are called
   * @return this
   */
  Roster checked(int mostPoints, Set<String> taken) {
    Set<String> own = new HashSet<>();
    for (int i = 0; i < size(); i++) {
      checkPoints(parameter, units.get(i).dp(), mostPoints);
      if (!own.add(name(i)) || !taken.add(label(i))) {
        throw new TextFault(
            parameter, "two units are called `" + name(i) + "`", "give each its own name");
      }
    }
    return this;
  }

  /** Complains of factors of combat that are said of a unit that fights none. */
  Roster checkedForGradesOnly() {
    for (Unit unit : units) {
      if (unit.with().bayonet() || unit.with().terrain() || unit.with().flank()) {
        throw new TextFault(
            parameter,
            "`" + unit + "` has factors of combat",
            "write only `grade` after `with` here");
      }
    }
    return this;
  }

  /** Returns what is left of the units, each as the next request writes it. */
  List<SurvivingStack> survivors(List<UnitState> now) {
    List<SurvivingStack> left = new ArrayList<>();
    for (int i = 0; i < size(); i++) {
      left.add(new SurvivingStack(parameter, i, List.of(now.get(i).notation(units.get(i)))));
    }
    return List.copyOf(left);
  }

  /** Complains of more D.Points than there can be. */
  static void checkPoints(String parameter, int points, int most) {
    if (points > most) {
      throw new TextFault(
          parameter, "a unit cannot have " + CountWords.points(points), "write at most " + most);
    }
  }

  /** Complains of a unit that gives no volleys. */
  Roster checkedForVolleys() {
    for (int i = 0; i < size(); i++) {
      if (units.get(i).arm() != Arm.FOOT || !units.get(i).fires()) {
        throw new TextFault(
            parameter,
            label(i) + " cannot give a volley",
            units.get(i).arm() == Arm.ARTILLERY
                ? "use `loose-files artillery` for guns"
                : "write `inf`");
      }
    }
    return this;
  }
}
