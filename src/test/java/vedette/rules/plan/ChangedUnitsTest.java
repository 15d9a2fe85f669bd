package vedette.rules.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.odds.answer.Odds;
import vedette.odds.exact.ExactOdds;
import vedette.source.WrongFile;

/** Steps of a plan that only change units. */
class ChangedUnitsTest {
  private static final String RISK =
      """
      { "format": 1, "system": "own", "title": "Onward",
        "units": { "Army": "3", "First": "1", "Second": "1" },
        "steps": [
          { "name": "first", "fight": { "table": "FILE", "attacker": "Army", "defender": "First", "turns": "until-decided" } },
          { "name": "garrison", "when": "first.success", "change": { "Army": -1 } },
          { "name": "second", "when": "first.success",
            "fight": { "table": "FILE", "attacker": "Army", "defender": "Second", "turns": "until-decided" } }
        ],
        "measures": { "success": "second.success" } }
      """;

  @TempDir Path dir;

  private String risk() {
    return RISK.replace("FILE", Path.of("tables/examples/risk.json").toAbsolutePath().toString());
  }

  /**
   * Three armies against one: 3 dice win at 1 - (6x1 + 5x8 + 4x27 + ...)/6^4 a throw. Over all
   * throws of both fights, counted by a program of twenty lines: 108175/186624; whoever is alone
   * after the first fight has nobody to go on with.
   */
  @Test
  void one_army_stays_behind_and_does_not_fight_on() {
    Odds.Exact odds = ExactOdds.of(PlanFixtures.plan(dir, risk()), 10_000, true);
    Odds.Chance success =
        odds.measures().stream()
            .filter(it -> it.name().equals("success"))
            .findFirst()
            .orElseThrow()
            .chanceOfTrue();
    assertThat(success.fraction()).isEqualTo(new BigFraction(108_175, 186_624));
  }

  /** 12 armies take three territories of 3, 3 and 2: 0.7765391125149139 by the same program. */
  @Test
  void the_example_agrees_with_a_plain_program() {
    Odds.Exact odds = PlanFixtures.odds(PlanFixtures.example("three-territories"));
    assertThat(PlanFixtures.distribution(odds, "success").get(true))
        .isCloseTo(0.7765391125149139, within(1e-13));
  }

  /** A loop with no dice before its fight: 3 armies, two more each time, at most three times. */
  @Test
  void a_loop_of_changes_goes_on_as_often_as_it_says() {
    String more =
        """
        { "name": "more", "repeat": 3, "change": { "Army": 2 } },
        { "name": "first",\
        """;
    Odds.Exact odds =
        PlanFixtures.odds(
            PlanFixtures.plan(
                dir,
                risk()
                    .replace("{ \"name\": \"first\",", more)
                    .replace("first.success", "not first.fought")));
    // 9 armies enter the fight; none is lost where the defender's one die is beaten at once.
    assertThat(PlanFixtures.distribution(odds, "Army").keySet().toString()).contains("9");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          12                     | -1  | 11
          5/12                   | 3   | 8/12
          5/12                   | 30  | 12/12
          12                     | -12 | ''
          hi2 7/16 ql7 shaken    | -2  | hi2 5/16 ql7 shaken
          inf 2, inf 5, cav 2    | -3  | inf 4, cav 2
          inf 5, inf 0/3         | -1  | inf 4, inf 0/3
          inf 2, inf 5, cav 2    | 3   | inf 5, inf 5, cav 2
          inf 2, officer         | -1  | inf 1, officer
          inf 8; with grade 1    | -3  | inf 5; with grade 1
          inf 2, inf 3; with x 4 | -4  | inf 1; with x 4
          ''                     | 2   | ''
          """)
  void a_number_takes_points_off_or_adds_them(String before, int more, String after) {
    assertThat(UnitGroup.read(before).withStrength(more).text()).isEqualTo(after);
  }

  /**
   * Whoever has beaten the first enemy has from one point to all left, and gets some more: to make
   * good losses where the full strength is said, beyond it where it is not. Steps are those of the
   * file: a guard has three.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          risk.json  | 3         | 1 | 2/3, 3, 4
          risk.json  | 3         | 5 | 6, 7, 8
          risk.json  | 3/3       | 1 | 2/3, 3
          risk.json  | 2/3       | 5 | 3
          steps.json | guard     | 1 | guard 2/3, guard 3
          steps.json | guard 3/3 | 1 | guard 2/3, guard 3
          """)
  void a_unit_grows_to_its_full_strength(String file, String army, int more, String after) {
    String plan =
        risk()
            .replace("risk.json", file)
            .replace("\"Army\": \"3\"", "\"Army\": \"" + army + "\"")
            .replace("\"1\"", file.equals("risk.json") ? "\"1\"" : "\"inf\"")
            .replace("\"Army\": -1", "\"Army\": " + more)
            .replace(
                "{ \"name\": \"second\", \"when\": \"first.success\"",
                "{ \"name\": \"second\", \"when\": \"not first.success\"");
    Odds.Exact odds = PlanFixtures.odds(PlanFixtures.plan(dir, plan));
    Set<Object> ends = new TreeSet<>(PlanFixtures.distribution(odds, "Army").keySet());
    ends.remove("gone");
    assertThat(String.join(", ", ends.stream().map(Object::toString).toList())).isEqualTo(after);
  }

  /**
   * An inf with one of its two steps attacks 3 to 6, for which the table has no column; at full
   * strength it attacks 6 to 6, and one of two rolls costs the defender a step. A step that may
   * never be fought can be asked for its measures all the same.
   */
  @Test
  void a_step_is_asked_with_the_units_that_come_to_it() {
    String rules =
        """
        { "format": 1, "id": "mine/rules", "kind": "system", "title": "Odds", "source": { "document": "mine", "status": "own" },
          "units": { "inf": { "strength": "6/3" } },
          "tables": { "crt": {
            "columns": { "compare": "ratio", "rounding": "down", "below": "none", "above": "last", "list": ["1:1", "2:1"] },
            "rows": { "die": "d2", "list": [{ "at": 1, "cells": ["A1", "D1"] }, { "at": 2, "cells": ["D1", "D1"] }] } } },
          "losses": { "by": "steps" }, "round": [{ "table": "crt" }] }
        """;
    String plan =
        """
        { "format": 1, "system": "own", "title": "Up",
          "units": { "A": "inf 1/2", "B": "inf" },
          "steps": [
            { "name": "up", "change": { "A": "inf" } },
            { "name": "on", "fight": { "table": "rules.json", "attacker": "A", "defender": "B" } },
            { "name": "again", "when": "on.success", "fight": { "table": "rules.json", "attacker": "A", "defender": "B" } }
          ],
          "measures": { "never": "again.success" } }
        """;
    PlanFixtures.written(dir, "rules.json", rules);
    Odds.Exact odds = PlanFixtures.odds(PlanFixtures.plan(dir, plan));
    assertThat(PlanFixtures.distribution(odds, "on")).containsOnlyKeys("fought");
    assertThat(PlanFixtures.distribution(odds, "B.strength")).isEqualTo(Map.of(1, 0.5, 2, 0.5));
    WrongFile wrong =
        catchThrowableOfType(
            WrongFile.class,
            () ->
                PlanFixtures.plan(
                    dir, plan.replace("\"change\": { \"A\": \"inf\" }", "\"steps\": []")));
    assertThat(wrong.problems().list().get(0).message())
        .isEqualTo("ratio 3:6 is beyond the columns of `crt`");
  }

  /** As often as its condition holds, be it never. */
  @Test
  void an_answer_says_how_often_units_change() {
    Odds.Exact odds = PlanFixtures.odds(PlanFixtures.plan(dir, risk(), "first.success"));
    Map<Object, Double> garrison = PlanFixtures.distribution(odds, "garrison");
    assertThat(garrison).containsOnlyKeys("changed", "left out");
    assertThat(garrison.get("changed"))
        .isCloseTo(PlanFixtures.chance(odds, "first.success"), within(1e-13));
    String never =
        risk()
            .replace(
                "\"when\": \"first.success\", \"change\"",
                "\"when\": \"Army.strength > 9\", \"change\"");
    assertThat(
            PlanFixtures.distribution(PlanFixtures.odds(PlanFixtures.plan(dir, never)), "garrison"))
        .isEqualTo(Map.of("left out", 1.0));
  }

  /** What is said of it can be asked, behind it and not before. */
  @Test
  void a_later_step_can_ask_whether_units_have_changed() {
    String behind =
        risk()
            .replace(
                "\"second\", \"when\": \"first.success\"",
                "\"second\", \"when\": \"garrison is \\\"changed\\\"\"");
    Odds.Exact odds = PlanFixtures.odds(PlanFixtures.plan(dir, behind));
    assertThat(PlanFixtures.chance(odds, "success"))
        .isCloseTo(
            PlanFixtures.chance(PlanFixtures.odds(PlanFixtures.plan(dir, risk())), "success"),
            within(1e-13));
    String before =
        risk()
            .replace(
                "\"garrison\", \"when\": \"first.success\"",
                "\"garrison\", \"when\": \"garrison is \\\"changed\\\"\"");
    WrongFile wrong = catchThrowableOfType(WrongFile.class, () -> PlanFixtures.plan(dir, before));
    assertThat(wrong.problems().list().get(0).message())
        .isEqualTo("the condition asks about a later step");
  }

  @Test
  void a_unit_can_leave_or_stand_as_it_is_written() {
    String plan = risk().replace("{ \"Army\": -1 }", "{ \"Army\": \"9\", \"Second\": \"gone\" }");
    Odds.Exact odds = PlanFixtures.odds(PlanFixtures.plan(dir, plan));
    assertThat(PlanFixtures.distribution(odds, "second"))
        .containsOnlyKeys("left out", "units gone");
    assertThat(PlanFixtures.distribution(odds, "Army.strength")).containsOnlyKeys(0, 9);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          { "Amry": -1 }      | P005 | unknown unit "Amry"                  | did you mean
          { "Army": 0 }       | P002 | a unit cannot change to this value             | write -1 or 2
          { "Army": 1.5 }     | P002 | a unit cannot change to this value             | write -1 or 2
          { "Army": "" }      | P002 | a unit cannot change to this value             | "3", or "gone"
          { "Army": [] }      | P002 | a unit cannot change to this value             | write -1 or 2
          { }                 | P002 | expected the units that change           | write { "Army": -1 }
          -1                  | P002 | expected the units that change           | write { "Army": -1 }
          """)
  void a_wrong_change_is_refused_at_its_place(
      String change, String code, String message, String help) {
    WrongFile wrong =
        catchThrowableOfType(
            WrongFile.class,
            () -> PlanFixtures.plan(dir, risk().replace("{ \"Army\": -1 }", change)));
    assertThat(wrong.problems().list().get(0).code()).isEqualTo(code);
    assertThat(wrong.problems().list().get(0).message()).contains(message);
    assertThat(wrong.problems().list().get(0).help()).contains(help);
    assertThat(wrong.problems().list().get(0).at().line()).isEqualTo(5);
  }

  /**
   * Two guards of three steps each, of which one step stays behind: at most five. A battery has no
   * number.
   */
  @Test
  void a_number_changes_units_that_have_a_strength_be_it_written_or_not() {
    String own =
        risk()
            .replace("risk.json", "steps.json")
            .replace("\"Army\": \"3\"", "\"Army\": \"2 x guard\"")
            .replace("\"1\"", "\"inf\"");
    assertThat(
            PlanFixtures.distribution(
                PlanFixtures.odds(PlanFixtures.plan(dir, own)), "Army.strength"))
        .containsKey(5)
        .doesNotContainKey(6);
    WrongFile wrong =
        catchThrowableOfType(
            WrongFile.class,
            () ->
                PlanFixtures.plan(
                    dir,
                    """
                    { "format": 1, "system": "musket-pike", "title": "The guns",
                      "units": { "Battery": "art 12lb ql6" },
                      "steps": [
                        { "name": "fire", "fire": { "shooter": "Battery; range 5", "target": "hi2 16/16 ql7" } },
                        { "name": "losses", "change": { "Battery": -1 } }
                      ] }
                    """));
    assertThat(wrong.problems().list().get(0).message())
        .isEqualTo("Battery has no strength to which a number can be added");
    assertThat(wrong.problems().list().get(0).at().line()).isEqualTo(5);
  }

  @Test
  void a_loop_of_changes_without_an_end_is_refused() {
    String loop =
        "\"steps\": [ { \"name\": \"more\", \"until\": \"Army.strength > 9\", \"change\": {"
            + " \"Army\": 1 } },";
    WrongFile refused =
        catchThrowableOfType(
            WrongFile.class, () -> PlanFixtures.plan(dir, risk().replace("\"steps\": [", loop)));
    assertThat(refused.problems().text())
        .contains("P009", "a loop that changes units may never end", "\"repeat\": 10");
  }

  /** `inf` has 6 points in one file and 4 in the other. */
  @Test
  void a_unit_that_two_files_read_otherwise_needs_a_strength() {
    String system =
        """
        { "format": 1, "id": "t/NAME", "title": "T", "kind": "system",
          "units": { "inf": { "strength": POINTS, "hit": 4 } },
          "fire": { "f": { "dice": "strength", "die": "d6", "atLeast": "hit" } } }
        """;
    for (String points : new String[] {"6", "4"}) {
      PlanFixtures.written(
          dir,
          "s" + points + ".json",
          system.replace("NAME", "s" + points).replace("POINTS", points));
    }
    String plan =
        """
        { "format": 1, "system": "own", "title": "Two files",
          "units": { "A": "UNIT", "B": "inf 4" },
          "steps": [
            { "name": "one", "when": "A.strength > 9", "fight": { "table": "s4.json", "attacker": "A", "defender": "B" } },
            { "name": "two", "fight": { "table": "s6.json", "attacker": "A", "defender": "B" } } ],
          "measures": { "success": "A is 'UNIT'" } }
        """;
    WrongFile refused =
        catchThrowableOfType(
            WrongFile.class, () -> PlanFixtures.plan(dir, plan.replace("UNIT", "inf")));
    assertThat(refused.problems().text())
        .contains("P005", ":2:19", "reads this as `inf 4`, another as `inf 6`");
    // A unit that is written in full is itself where it has lost nothing: B misses four times,
    // 1/16.
    Odds.Exact odds = PlanFixtures.odds(PlanFixtures.plan(dir, plan.replace("UNIT", "inf 4/4")));
    assertThat(PlanFixtures.chance(odds, "success")).isCloseTo(1.0 / 16, within(1e-13));
  }
}
