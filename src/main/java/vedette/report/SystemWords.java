package vedette.report;

import java.util.ArrayList;
import java.util.List;
import vedette.json.Json;
import vedette.system.Columns;
import vedette.system.LossRule;
import vedette.system.RoundStep;
import vedette.system.RoundStep.By;
import vedette.system.RoundStep.First;
import vedette.system.RuleSystem;

/** Says in plain sentences what a system's modifiers, steps, losses and decisions are. */
final class SystemWords {
  private SystemWords() {}

  /** A text, a number, or what each side has of them. */
  static String of(Json json) {
    if (json instanceof Json.Str text) {
      return text.value();
    }
    if (json instanceof Json.Num number) {
      return number.text();
    }
    List<String> parts = new ArrayList<>();
    if (json instanceof Json.Arr list) {
      list.values().forEach(it -> parts.add(of(it)));
      return String.join(", ", parts);
    }
    if (json instanceof Json.Obj object) {
      object.members().forEach(it -> parts.add(it.name() + ": " + of(it.value())));
      return String.join("; ", parts);
    }
    return json.what();
  }

  /**
   * What a modifier does, and when.
   *
   * @param pool whether the roll is a pool of dice
   */
  static String modifier(Json.Obj written, boolean pool) {
    Json group = written.get("group");
    return does(written, pool)
        + (written.get("when") == null ? " when said" : ", if " + of(written.get("when")))
        + (written.get("each") instanceof Json.Bool each && each.value() ? ", each time" : "")
        + (group == null ? "" : "; only the strongest of " + of(group) + " counts");
  }

  /** What doubles change, and when. */
  static String doubles(Json.Obj written) {
    return does(written, false)
        + (written.get("when") == null ? "" : ", if " + of(written.get("when")));
  }

  private static String does(Json.Obj written, boolean pool) {
    List<String> does = new ArrayList<>();
    for (Json.Member member : written.members()) {
      String what = of(member.value());
      switch (member.name()) {
        case "drm" -> does.add(signed(what) + (pool ? " to each die" : " to the roll"));
        case "shift" -> does.add(columns(what));
        case "attacker", "defender", "own", "enemy" ->
            does.add(
                (what.startsWith("x") ? what : signed(what))
                    + " for "
                    + whose(member.name())
                    + of(written));
        case "dice" -> does.add((what.startsWith("x") ? what : signed(what)) + " dice");
        case "least" -> does.add("no column below " + what);
        case "greatest" -> does.add("no column above " + what);
        case "reroll" ->
            does.add(
                (what.equals("misses") ? "misses are rolled again" : what + " is rolled again")
                    + (written.get("most") == null
                        ? ""
                        : ", at most " + of(written.get("most")) + " dice of a throw"));
        case "ignore" -> does.add("one " + what + " does nothing");
        default -> {} // when it counts follows
      }
    }
    return String.join(", ", does);
  }

  /** How the column of a table is found. */
  static String columns(Columns columns, Json.Obj written) {
    String attacker = "the attacker's " + counted(written, "attacker");
    String defender = "the defender's " + counted(written, "defender");
    String by =
        switch (columns.compare()) {
          case DIFFERENTIAL -> attacker + " less " + defender;
          case RATIO -> attacker + " to " + defender;
          case PERCENT -> attacker + " in percent of " + defender;
          case OWN -> "the " + counted(written, "own") + " of the side that rolls";
          case ATTACKER -> attacker;
          case DEFENDER -> defender;
          default -> "said with --column";
        };
    String rounding =
        written.get("rounding") == null ? "" : ", rounded " + of(written.get("rounding"));
    return by + rounding + edge(written, "below", "first") + edge(written, "above", "last");
  }

  private static String counted(Json.Obj written, String side) {
    return written.get(side) == null ? "strength" : of(written.get(side));
  }

  private static String edge(Json.Obj written, String where, String outermost) {
    Json edge = written.get(where);
    if (edge == null) {
      return "";
    }
    return "; "
        + where
        + " the "
        + outermost
        + " column "
        + (of(edge).equals("none") ? "there is no roll" : "it counts");
  }

  private static String of(Json.Obj modifier) {
    return modifier.get("of") == null ? "" : ", of each " + of(modifier.get("of"));
  }

  private static String whose(String side) {
    return side.equals("own") ? "the side that rolls" : "the " + side;
  }

  private static String columns(String shift) {
    if (!shift.matches("[+-]?\\d+")) {
      return "the column moves by " + shift;
    }
    String number = shift.replaceFirst("^[+-]", "");
    return number
        + (number.equals("1") ? " column" : " columns")
        + (shift.startsWith("-") ? " to the left" : " to the right");
  }

  private static String signed(String number) {
    return number.startsWith("-") || number.startsWith("+") ? number : "+" + number;
  }

  /** A step of the round as a sentence. */
  static String step(RoundStep step) {
    return upper(done(step)) + ".";
  }

  private static String done(RoundStep step) {
    if (step.kind() == RoundStep.Kind.TOGETHER) {
      List<String> steps = step.together().stream().map(SystemWords::done).toList();
      return "all from the same state: " + String.join("; and ", steps);
    }
    String by =
        switch (step.by()) {
          case ATTACKER -> "the attacker";
          case DEFENDER -> "the defender";
          case BOTH -> "both sides";
          case INITIATIVE -> "by initiative, each side in its turn,";
        };
    boolean many = step.by() == By.BOTH;
    String units = step.units() == null ? "" : " (" + only(step.units().toString()) + ")";
    String does =
        switch (step.kind()) {
          case TABLE -> by + units + (many ? " roll on `" : " rolls on `") + step.name() + "`";
          case COUNTERATTACK ->
              "the defender attacks back on `" + step.name() + "`; the sides change places for it";
          case FIRE -> by + units + (many ? " fire `" : " fires `") + step.name() + "`";
          case CHECK ->
              (many ? "each unit of both sides" : "each unit of " + by)
                  + units
                  + " checks `"
                  + step.name()
                  + "`";
          case RESULT -> "`" + step.name() + "` comes about without a roll";
          default -> by + " may break off";
        };
    if (step.by() == By.INITIATIVE) {
      does =
          "by initiative, "
              + (step.first() == First.TOGETHER
                  ? "both sides of a class together, units"
                  : "in each class the " + first(step.first()) + " first, units")
              + units
              + (step.kind() == RoundStep.Kind.FIRE ? " fire `" : " roll on `")
              + step.name()
              + "`";
    } else if (many
        && (step.kind() == RoundStep.Kind.FIRE || step.kind() == RoundStep.Kind.TABLE)) {
      does += ", at once";
    }
    return does
        + (step.orRetreat() == null ? "" : "; a unit may retreat instead if " + step.orRetreat())
        + (step.when() == null ? "" : "; only if " + step.when());
  }

  /** The units that are meant: an arm, a class or a state, or {@code not} and one. */
  static String only(String which) {
    return which.startsWith("not ") ? which : which + " only";
  }

  private static String first(First first) {
    return first == First.ATTACKER ? "attacker" : "defender";
  }

  private static String upper(String text) {
    return Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }

  /** What one loss is, who chooses, in which order. */
  static String losses(LossRule rule) {
    String by =
        switch (rule.by()) {
          case UNSAID -> "one loss is a step of a unit with steps, else a strength point";
          case POINTS -> "one loss is a strength point";
          case STEPS -> "one loss is a step";
          case UNITS -> "losses are whole units, by their strength";
        };
    return by
        + "; "
        + (rule.order() != null
            ? "always " + rule.order().text()
            : rule.byEnemy()
                ? "the enemy chooses who takes them"
                : "the owner chooses who takes them");
  }

  /** How many rounds there are. */
  static String rounds(RuleSystem system) {
    return system.rounds() == 0
        ? "until the fight is decided"
        : system.rounds() == 1 ? "1 round" : "at most " + system.rounds() + " rounds";
  }
}
