package vedette.rules.loosefiles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.fight.Engagement;
import vedette.fight.Left;
import vedette.rules.Ends;
import vedette.rules.UnitsInBraces;

/** What a fight leaves of a unit is written as a unit, and enters the next fight as it was. */
class AfterTheFightTest {
  @ParameterizedTest(name = "{0} with {1} bases, {2} D.Points, commander {3}: {4}")
  @CsvSource(
      delimiter = '|',
      value = {
        "inf 6 commander | 6 | 2 | UNHURT | inf 6 dp 2 commander",
        // Two bases are gone: casualties of the battle (LF5).
        "inf 6 skirmish | 4 | 5 | | inf 4 dp 5 skirmish; casualties 2",
        "Rangers: inf 6; casualties 1 | 5 | 0 | | Rangers: inf 5; casualties 2",
        "inf 24; casualties 24 | 1 | 0 | | inf 1; casualties 47",
        // A wounded commander is lost to his unit as a killed one is (LF6).
        "cav 3 column commander | 3 | 0 | WOUNDED | cav 3 column",
        "inf 6 commander | 6 | 1 | KILLED | inf 6 dp 1",
        // Its grade is the unit's own; where it stood and how it attacked is over.
        "inf 6; in fort; with bayonet, terrain, grade -1 | 6 | 0 | | inf 6; with grade -1",
      })
  void what_outlives_a_fight(String before, int bases, int dp, Fate commander, String after) {
    UnitState state = new UnitState(bases, dp, commander);
    Unit next = state.after(Unit.parse(before)).orElseThrow();
    assertThat(next).hasToString(after).isEqualTo(Unit.parse(after));
    UnitState begins = UnitState.of(next);
    assertThat(begins.bases()).isEqualTo(bases);
    assertThat(begins.dp()).isEqualTo(dp);
    assertThat(begins.isLed()).isEqualTo(state.isLed());
  }

  @Test
  void who_is_destroyed_enters_no_further_fight() {
    assertThat(new UnitState(0, 0, null).after(Unit.parse("inf 6"))).isEmpty();
  }

  private static final String[] UNITS = {
    "inf 8 dp 1 skirmish commander; with grade 1; casualties 2",
    "inf 6 dp 5 column commander; with grade -1",
    "inf 3 dp 2 commander; casualties 1",
  };

  /** Every engagement that a unit can be named in, by a role that any of them can have. */
  private static List<UnitsInBraces> fights(String unit) {
    return List.of(
        new UnitsInBraces("guns", "3", "range", "short", "target", "{" + unit + "}"),
        new UnitsInBraces("shooter", "{" + unit + "}", "target", "Foe: {inf 4 commander}"),
        new UnitsInBraces("shooter", "inf 8", "target", "{" + unit + "}"),
        new UnitsInBraces(
            "attacker",
            "{cav 5}",
            "attacker",
            "{art 2}",
            "defender",
            "{" + unit + "}",
            "defenderNear",
            "{inf 5 dp 5 commander; with grade 2}"),
        new UnitsInBraces(
            "defender", "{cav 5}", "attackerNear", "{" + unit + "}", "attacker", "{inf 6}"),
        new UnitsInBraces("unit", "{" + unit + "}", "unit", "{art 2 dp 4}"),
        new UnitsInBraces("attacker", "{" + unit + "}", "defender", "Foe: {inf 8}", "turns", "2"));
  }

  private static final List<String> NAMES =
      List.of("artillery", "volley", "volley", "combat", "combat", "recover", "firefight");

  /** What becomes of a unit in one fight can enter each of the others, and is there what it was. */
  @Test
  void whatever_a_fight_leaves_begins_any_other_in_the_same_state() {
    for (String unit : UNITS) {
      for (int i = 0; i < NAMES.size(); i++) {
        everyEndBegins(NAMES.get(i), fights(unit).get(i));
      }
    }
  }

  private static void everyEndBegins(String name, UnitsInBraces request) {
    Set<List<Left>> ends = new LinkedHashSet<>();
    Engagement<?, ?> fight = LooseFilesFights.any(name, request.written());
    left(fight, ends);
    assertThat(ends).hasSizeGreaterThan(1);
    for (List<Left> left : ends) {
      for (Left stack : left) {
        String text = stack.units().get(0);
        if (!text.isEmpty()) {
          Unit written = Unit.parse(text);
          assertThat(written).hasToString(text);
          // Nothing more happens to it: it is written as it was.
          assertThat(UnitState.of(written).written(written)).isEqualTo(text);
        }
      }
      if (UnitsInBraces.isComplete(left)) {
        LooseFilesFights.any(name, request.after(left).written());
        String unit = left.get(0).units().get(0);
        if (unit.startsWith("inf")) {
          for (int i = 0; i < NAMES.size() - 2; i++) {
            LooseFilesFights.any(NAMES.get(i), fights(unit).get(i).written());
          }
        }
      }
    }
  }

  private static <R> void left(Engagement<?, R> fight, Set<List<Left>> ends) {
    Ends.of(fight, 300).forEach(end -> ends.add(fight.left(end)));
  }

  /** A commander is lost on one of 12 checks: a 1, and then 1 to 3 of six. */
  @Test
  void a_commander_who_is_lost_is_not_written() {
    Set<List<Left>> ends = new LinkedHashSet<>();
    left(
        LooseFilesFights.any(
            "volley", "shooter", "inf 12", "target", "inf 6 commander; with grade 1"),
        ends);
    assertThat(ends.stream().map(it -> it.get(0).units().get(0)))
        .contains("inf 6 dp 2 commander; with grade 1", "inf 6 dp 2; with grade 1");
  }
}
