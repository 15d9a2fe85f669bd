package vedette.system;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import vedette.source.Nearest;
import vedette.system.query.Code;
import vedette.system.query.Expressions;
import vedette.system.query.Names;
import vedette.system.query.Places;
import vedette.system.query.Scope.Asker;
import vedette.system.query.SectionReader;
import vedette.system.query.Values;

/** A check that units have the values that rules use, whole numbers where rules need them. */
final class NeedsCheck {
  private final Places places;

  private final SectionReader part;

  NeedsCheck(SectionReader part, Places places) {
    this.part = part.withCode(Code.UNIT);
    this.places = places;
  }

  /** Reports values that a rule uses and a unit lacks. */
  void units(List<Arm> arms) {
    Set<String> said = new HashSet<>();
    for (Expressions.Need need : part.expressions().needs()) {
      boolean built = Values.isBuiltIn(need.value());
      for (Arm arm : arms) {
        boolean strengthOfSteps = need.value() == Values.STRENGTH && arm.hasSteps();
        if (arm.at() == null && !built) {
          part.report(
              Code.NAME,
              places.of(),
              "no unit has " + Names.article(part.names().values().name(need.value())),
              "declare \"units\"");
          return;
        }
        if (built && !strengthOfSteps || arm.value(need.value(), 1) != null) {
          continue;
        }
        if (said.add(arm.name() + " " + need.value())) {
          reportMissing(arm, need);
        }
      }
    }
  }

  private void reportMissing(Arm arm, Expressions.Need need) {
    String value = part.names().values().name(need.value());
    Optional<String> meant = suggestion(arm, value);
    if (meant.isPresent()) {
      part.report(
          arm.at(),
          "`"
              + arm.name()
              + "` has no `"
              + value
              + (need.asker().isColumns()
                  ? "`, which the columns compare"
                  : "`, which " + need.asker().words() + " for"),
          "write \"" + value + "\" instead of its `" + meant.get() + "` if that is meant");
      return;
    }
    if (need.asker().isColumns()) {
      part.report(
          arm.at(),
          need.value() == Values.STRENGTH
              ? "the columns compare strengths, but `" + arm.name() + "` has none"
              : "`" + arm.name() + "` has no `" + value + "`, which the columns compare",
          need.value() == Values.STRENGTH
              ? "write what to compare: " + compared(arm, need)
              : "write \"" + value + "\": 0 if it does not count");
      return;
    }
    boolean saves = need.asker().kind() == Asker.Kind.SAVES;
    String zero =
        switch (need.asker().kind()) {
          case ROLL -> "has none";
          case DICE -> "never throws";
          default -> "never hits";
        };
    part.report(
        arm.at(),
        "`" + arm.name() + "` has no `" + value + "`, which " + need.asker().words() + " for",
        saves
            ? "write \"" + arm.name() + "\": { \"" + value + "\": 7 } for a unit that never saves"
            : "write \"" + value + "\": 0 if it " + zero);
  }

  /** Returns a value of an arm, used by no rule, that may be a misspelling of the missing one. */
  private Optional<String> suggestion(Arm arm, String value) {
    List<String> unasked = new ArrayList<>();
    for (int own : arm.values().keySet()) {
      boolean asked = part.expressions().needs().stream().anyMatch(it -> it.value() == own);
      if (!Values.isBuiltIn(own) && !asked) {
        unasked.add(part.names().values().name(own));
      }
    }
    return Nearest.of(value, unasked);
  }

  private String compared(Arm arm, Expressions.Need need) {
    String sample = "strength";
    for (String name : part.names().values().names()) {
      int value = part.names().values().indexOf(name);
      if (!Values.isBuiltIn(value) && arm.value(value, 1) != null) {
        sample = name;
        break;
      }
    }
    String side = need.asker().words().endsWith(" own") ? "own" : "attacker";
    return "\"" + side + "\": \"" + sample + "\"";
  }

  /**
   * Reports states that make fractions of values used elsewhere than in ratio and percent columns.
   */
  void states(List<State> states) {
    Map<Integer, String> by = new HashMap<>();
    for (Expressions.Need need : part.expressions().needs()) {
      if (need.asker().kind() != Asker.Kind.COLUMNS_OF_FRACTIONS) {
        by.put(
            need.value(),
            need.asker().words()
                + (need.asker().isColumns() ? " need whole numbers" : " for a whole number"));
      }
    }
    for (State state : states) {
      state
          .changes()
          .forEach(
              (value, change) -> {
                if (change.breaks() && by.containsKey(value)) {
                  String name = part.names().values().name(value);
                  String half = change.factor().getDenominator() == 2 ? "a half" : "a fraction";
                  part.report(
                      Code.FRACTION,
                      places.of("states", state.name(), name),
                      "`" + change + "` can be " + half + ", but " + by.get(value),
                      "write \""
                          + change
                          + " up\", \""
                          + change
                          + " down\" or \""
                          + change
                          + " nearest\"");
                }
              });
    }
  }
}
