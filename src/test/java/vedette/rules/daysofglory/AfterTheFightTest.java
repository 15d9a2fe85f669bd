package vedette.rules.daysofglory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.fight.Left;
import vedette.problem.TextFault;
import vedette.rules.Ends;
import vedette.rules.Fights;
import vedette.rules.Played;
import vedette.rules.UnitsInBraces;
import vedette.table.Tables;

/** What a fight leaves of a unit is written as a unit, and enters the next fight as it was. */
class AfterTheFightTest {
  private static final DaysOfGloryTables TABLES = DaysOfGloryTables.of(Tables.builtIn());
  private static final int PER_STAND = 4;

  private static DrawnUnit drawnUp(Unit unit) {
    return new DrawnUnit(unit, PER_STAND, "charger", TABLES);
  }

  private static UnitState initial(String unit) {
    return drawnUp(Unit.parse(unit)).initial();
  }

  private static Optional<Unit> after(UnitState state) {
    return state.drawn().after(state);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "inf 12/16 class 3 | inf 12/16 class 3",
        "Guard: lcav 6 column irregular general other"
            + " | Guard: lcav 6/6 class 2 column irregular general other",
        "inf 12 lost 3 disordered | inf 12/12 lost 3 class 2 disordered",
        // A unit that routs has not yet routed before.
        "inf 4 routing | inf 4/4 class 2 routing",
        "inf 4 routing; with routed-before | inf 4/4 class 2 routing; with routed-before",
        "inf 4; with fought-before, routed-before"
            + " | inf 4/4 class 2; with fought-before, routed-before",
        // A general who routs with his unit goes on routing with it.
        "inf 4 routing general other; with routing-general"
            + " | inf 4/4 class 2 routing general other; with routing-general",
        // What was of the turn before is forgotten, hits and surprise as well.
        "inf 4 shaken fell-back; with pushed-back, hit 2, surprised | inf 4/4 class 2 shaken",
      })
  void what_nothing_has_happened_to_is_written_as_it_is_in_the_next_turn(
      String before, String after) {
    assertThat(after(initial(before)).orElseThrow()).hasToString(after);
    assertThat(Unit.parse(after)).hasToString(after);
  }

  @Test
  void figures_lost_of_a_stand_are_written() {
    // 48 figures less 5: eleven stands, and one that has three figures left.
    assertThat(after(initial("inf 12").lose(5)).orElseThrow())
        .hasToString("inf 11/12 lost 1 class 2");
    assertThat(after(initial("inf 11/12 lost 1").lose(3)).orElseThrow())
        .hasToString("inf 10/12 class 2");
  }

  @Test
  void a_stand_that_has_lost_all_its_figures_is_gone() {
    assertThat(initial("inf 4 lost 3").figures()).isEqualTo(4 * 4 - 3);
    assertThatThrownBy(() -> initial("inf 4 lost 4"))
        .isInstanceOf(TextFault.class)
        .hasMessageContaining("is gone");
  }

  @Test
  void who_falls_back_or_is_pushed_back_has_been_so_in_the_turn_after() {
    assertThat(after(initial("inf 4").fallenBack()).orElseThrow())
        .hasToString("inf 4/4 class 2 shaken fell-back");
  }

  @Test
  void who_is_destroyed_enters_no_further_fight() {
    assertThat(after(initial("inf 1 lost 3").lose(1))).isEmpty();
  }

  private static List<UnitState> units(Chargers chargers) {
    return chargers.all().stream().map(Charger::unit).toList();
  }

  /** States that units come to in a charge that is fought so often. */
  private static Set<UnitState> states(int times, String... options) {
    Charge charge = (Charge) DaysOfGloryFights.any("charge", options).rules();
    Set<UnitState> units = new LinkedHashSet<>();
    for (int seed = 1; seed <= times; seed++) {
      ChargeResult end =
          Played.toTheEnd(
              charge.engagement(),
              seed,
              state -> {
                units.addAll(units(state.chargers()));
                units.add(state.target());
              });
      units.addAll(units(end.chargers()));
      units.add(end.target());
    }
    return units;
  }

  @Test
  @Tag("slow")
  void whatever_a_charge_leaves_is_read_as_it_was_written() {
    Set<UnitState> states = new LinkedHashSet<>();
    for (String target :
        List.of("inf 3 column general capable", "skirm 1/3 class 3", "cav 3/4 irregular")) {
      states.addAll(
          states(
              1_000,
              "charger",
              "cav 3/5 lost 2",
              "target",
              target,
              "turns",
              "3",
              "fireAtTarget",
              "4 smoothbore; range 2",
              "fireAtCharger",
              "3 rifled; range 3",
              "countercharge",
              "always"));
    }
    assertThat(states).hasSizeGreaterThan(200);
    assertThat(states).anyMatch(UnitState::isDestroyed).anyMatch(UnitState::isRouting);
    assertThat(states).anyMatch(state -> state.past().routed()).anyMatch(UnitState::wasPushedBack);
    for (UnitState state : states) {
      Optional<Unit> after = after(state);
      assertThat(after.isEmpty()).isEqualTo(state.isDestroyed());
      if (after.isPresent()) {
        Unit written = after.get();
        assertThat(Unit.parse(written.toString())).isEqualTo(written);
        assertThat(drawnUp(written).initial())
            .as(written.toString())
            .usingRecursiveComparison()
            // Whether there was contact is a measure of the charge.
            .ignoringFields("drawn", "past.contact")
            .isEqualTo(state.nextTurn());
        assertThat(drawnUp(written).originalFigures()).isEqualTo(state.drawn().originalFigures());
      }
    }
  }

  /** What a fight has made of a unit, as it begins the next turn. */
  private static void beginsAsItWasLeft(UnitState left, Left written, UnitState next) {
    assertThat(next)
        .as(written.toString())
        .usingRecursiveComparison()
        .ignoringFields("drawn", "past.contact")
        .isEqualTo(left.nextTurn());
  }

  @Test
  void whatever_a_charge_leaves_charges_again() {
    UnitsInBraces request =
        new UnitsInBraces(
            "charger", "Guard: {cav 3/5 lost 2 class 3}",
            "charger", "{inf 2 column irregular}; then",
            "target", "{skirm 3/4 irregular general capable}",
            "turns", "3",
            "fireAtTarget", "4 smoothbore; range 2",
            "fireAtCharger", "3 rifled; range 3",
            "countercharge", "always");
    Charge charge = (Charge) DaysOfGloryFights.any("charge", request.written()).rules();
    int again = 0;
    for (ChargeResult end : Ends.of(charge.engagement(), 1_000)) {
      List<Left> left = charge.left(end);
      assertThat(left).extracting(Left::number).containsExactly(0, 1, 0);
      List<UnitState> units = new ArrayList<>(units(end.chargers()));
      units.add(end.target());
      for (int i = 0; i < units.size(); i++) {
        assertThat(left.get(i).units()).containsExactly(units.get(i).written());
      }
      if (UnitsInBraces.isComplete(left)) {
        Charge next =
            (Charge) DaysOfGloryFights.any("charge", request.after(left).written()).rules();
        again++;
        beginsAsItWasLeft(units.get(0), left.get(0), next.first().chargers().get(0).unit());
        beginsAsItWasLeft(units.get(1), left.get(1), next.first().chargers().get(1).unit());
        beginsAsItWasLeft(units.get(2), left.get(2), next.first().target());
      }
    }
    assertThat(again).isGreaterThan(100);
  }

  @Test
  void whatever_fire_or_a_close_assault_leaves_can_be_shot_at_and_assaulted_again() {
    UnitsInBraces assault =
        new UnitsInBraces(
            "attacker",
            "{cav 4 class 3}",
            "attacker",
            "Foot: {inf 3 column}",
            "defender",
            "{inf 6/8 lost 3 class 1}",
            "defender",
            "{art 2}");
    CloseAssault fought =
        (CloseAssault) DaysOfGloryFights.any("close-assault", assault.written()).rules();
    Set<List<Left>> ends = new LinkedHashSet<>();
    Ends.of(fought.engagement(), 300).forEach(end -> ends.add(fought.left(end)));
    assertThat(ends).hasSizeGreaterThan(1);
    for (List<Left> left : ends) {
      for (Left unit : left) {
        assertThat(left).extracting(Left::number).containsExactly(0, 1, 0, 1);
        if (!unit.units().get(0).isEmpty()) {
          Fire fire =
              (Fire)
                  DaysOfGloryFights.any(
                          "fire", "target", unit.units().get(0), "battery", "6 smoothbore; range 6")
                      .rules();
          shotAtAgain(fire);
        }
      }
      if (UnitsInBraces.isComplete(left)) {
        DaysOfGloryFights.any("close-assault", assault.after(left).written());
      }
    }
  }

  private static void shotAtAgain(Fire fire) {
    for (Fire.Result end : Ends.of(fire.engagement(), 30)) {
      Left left = fire.left(end).get(0);
      if (end.target().isDestroyed()) {
        assertThat(left.units()).containsExactly("");
        continue;
      }
      String[] again = {"target", left.units().get(0), "battery", "6 smoothbore; range 6"};
      Fire next = (Fire) DaysOfGloryFights.any("fire", again).rules();
      beginsAsItWasLeft(end.target(), left, next.first().units().get(0));
      DaysOfGloryFights.any("charge", "charger", "cav 4", "target", left.units().get(0));
      DaysOfGloryFights.any("close-assault", "attacker", "cav 4", "defender", left.units().get(0));
    }
  }

  /** Each stands for a hit on guns: 2D6 of 9 or 10 silence one, 11 all, 12 destroys one. */
  @Test
  void suppressed_guns_are_written_and_do_not_fire_in_the_next_turn() {
    Fire fire =
        (Fire)
            DaysOfGloryFights.any("fire", "target", "art 4", "battery", "4 smoothbore; range 6")
                .rules();
    assertThat(
            Ends.of(fire.engagement(), 500).stream()
                .map(end -> fire.left(end).get(0).units().get(0)))
        .contains(
            "art 4/4 class 2",
            "art 4/4 class 2 suppressed 1",
            "art 4/4 class 2 suppressed 4",
            "art 3/4 class 2 shaken fell-back suppressed 1");
    String[] none = {"charger", "cav 4", "target", "art 4", "gunsFire", "false"};
    String[] allSilent = {"charger", "cav 4", "target", "art 4 suppressed 4", "gunsFire", "true"};
    assertThat(DaysOfGloryFights.odds("charge", allSilent).measures())
        .isEqualTo(DaysOfGloryFights.odds("charge", none).measures());
    // Two of them fire as two guns beside them would that stand at the shortest range.
    String[] twoSilent = {"charger", "cav 4", "target", "art 4 suppressed 2", "gunsFire", "true"};
    String[] twoBeside = Fights.and(none, "gunsInSupport", "2 smoothbore; range 0");
    assertThat(DaysOfGloryFights.odds("charge", twoSilent).measures())
        .isEqualTo(DaysOfGloryFights.odds("charge", twoBeside).measures());
  }

  @Test
  void guns_are_suppressed_for_one_turn() {
    Charge charge =
        (Charge)
            DaysOfGloryFights.any(
                    "charge", "charger", "inf 2", "target", "art 4 suppressed 2", "turns", "1")
                .rules();
    for (ChargeResult end : Ends.of(charge.engagement(), 100)) {
      assertThat(charge.left(end).get(1).units().get(0)).doesNotContain("suppressed");
    }
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "inf 4 suppressed 1 | has no guns to be suppressed",
        "art 3/4 suppressed 4 | a battery of 3 has no 4 guns",
      })
  void only_guns_that_are_there_are_suppressed(String unit, String complaint) {
    assertThatThrownBy(() -> Unit.parse(unit)).hasMessageContaining(complaint);
  }

  @ParameterizedTest(name = "{0} test of {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "rally | inf 5/8 lost 2 shaken | inf 5/8 lost 2 class 2 | inf 5/8 lost 2 class 2 shaken",
        "rally | inf 4 routing | inf 4/4 class 2; with routed-before | inf 4/4 class 2 routing",
        "shooting | inf 4; with hit 2 | inf 4/4 class 2 | inf 4/4 class 2 shaken fell-back",
        "shooting | inf 4 fell-back; with hit 2 | inf 4/4 class 2 | inf 4/4 class 2 routing",
        "being-charged | inf 4 class 3 shaken | inf 4/4 class 3 shaken | inf 4/4 class 3 routing",
        "charge-home | cav 4 disordered | cav 4/4 class 2 disordered | cav 4/4 class 2 disordered",
        "charge-home | cav 4; with target-passed | cav 4/4 class 2 | cav 4/4 class 2 disordered",
        "charge | inf 4 class 3 | inf 4/4 class 3 | inf 4/4 class 3",
        // Tests of the Morale Phase come before the shooting: nothing is forgotten, and a further
        // test
        // is of the next turn (DG-V10).
        "rally | inf 4 shaken fell-back; with pushed-back, surprised"
            + " | inf 4/4 class 2 fell-back tested; with pushed-back, surprised"
            + " | inf 4/4 class 2 shaken fell-back tested; with pushed-back, surprised",
        "rally | inf 4 routing general other; with routing-general, surprised"
            + " | inf 4/4 class 2 general other tested; with routed-before, surprised"
            + " | inf 4/4 class 2 routing general other tested; with routing-general, surprised",
        "charge | art 4 fell-back suppressed 1; with surprised"
            + " | art 4/4 class 2 fell-back tested suppressed 1; with surprised"
            + " | art 4/4 class 2 fell-back tested suppressed 1; with surprised",
      })
  void a_test_leaves_of_a_unit_what_it_makes_of_it(
      String test, String unit, String passed, String failed) {
    MoraleTrial trial =
        (MoraleTrial) DaysOfGloryFights.any("morale", "test", test, "unit", unit).rules();
    Set<List<Left>> left = new LinkedHashSet<>();
    for (TestResult end : Ends.of(trial.engagement(), 100)) {
      left.add(trial.left(end));
      assertThat(trial.left(end).get(0).units()).containsExactly(end.isPassed() ? passed : failed);
    }
    assertThat(left).hasSize(passed.equals(failed) ? 1 : 2);
  }

  /** Shaken 2, under half 2, class 1, and a capable general who rallies it -2 and -2. */
  @Test
  void a_general_with_a_unit_rallies_it() {
    assertThat(
            Fights.chance(
                DaysOfGloryFights.odds(
                    "morale", "test", "rally", "unit", "inf 3/8 class 1 shaken general capable"),
                "passes"))
        .isEqualTo(DaysOfGloryFights.part(5, 6));
  }
}
