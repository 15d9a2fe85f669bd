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
   * Creates the units of a parameter.
   *
   * @param role name of the parameter, which is also the name of units without one
   */
  Roster(String role, List<Unit> units) {
    this(role, role, units);
  }

  /**
   * Creates the units of a parameter.
   *
   * @param parameter name of the parameter in errors
   * @param role name of units without one
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

  /** Returns the name of a unit in measures: its given name, or its number from 1. */
  String name(int unit) {
    return Names.name(units.get(unit).name(), unit);
  }

  /** Returns the name of a unit in reports: its given name, or its role and number. */
  String label(int unit) {
    return labels.get(unit);
  }

  /** Returns the name of a unit within a sentence. */
  String unitPhrase(int unit) {
    boolean alone = units.get(unit).name().isEmpty() && size() == 1;
    return (alone ? "the " : "") + label(unit);
  }

  /** Returns the name of a unit's commander in reports. */
  String commander(int unit) {
    return commanders.get(unit);
  }

  /** Returns the initial states of the units. */
  List<UnitState> initial() {
    return units.stream().map(UnitState::of).toList();
  }

  /** Returns the initial bases of all units. */
  int bases() {
    return bases;
  }

  /** Returns the situation, a line for each unit, with the role of units that have names. */
  List<Fact> facts() {
    List<Fact> facts = new ArrayList<>();
    for (int i = 0; i < size(); i++) {
      String named = units.get(i).name().isEmpty() ? "" : role + ", ";
      facts.add(new Fact(named + label(i), units.get(i).withoutName()));
    }
    return facts;
  }

  /**
   * Checks the D.Points and the names of the units.
   *
   * @param mostPoints maximum D.Points on a unit
   * @param taken names in use by other units; the names of these are added
   * @return this
   * @throws TextFault if a unit has too many D.Points or the name of another unit
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

  /**
   * Checks that units that do not fight have no factor of combat but a grade.
   *
   * @return this
   * @throws TextFault if one has
   */
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

  /** Returns the surviving units, each as the next request writes it. */
  List<SurvivingStack> survivors(List<UnitState> now) {
    List<SurvivingStack> left = new ArrayList<>();
    for (int i = 0; i < size(); i++) {
      left.add(new SurvivingStack(parameter, i, List.of(now.get(i).notation(units.get(i)))));
    }
    return List.copyOf(left);
  }

  /**
   * Checks D.Points against the maximum.
   *
   * @throws TextFault if there are more
   */
  static void checkPoints(String parameter, int points, int most) {
    if (points > most) {
      throw new TextFault(
          parameter, "a unit cannot have " + CountWords.points(points), "write at most " + most);
    }
  }

  /**
   * Checks that all units give volleys.
   *
   * @return this
   * @throws TextFault if one does not
   */
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
