package vedette.rules.daysofglory;

import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.rules.daysofglory.TestSubject.EnemyCharge;
import vedette.rules.daysofglory.TestSubject.OwnCharge;
import vedette.table.Tables;

/** Each condition of the tables of factors is found out by the rules, or is a player's to say. */
class ConditionsTest {
  private static final Tables TABLES = Tables.builtIn();
  private static final AssaultTables ASSAULT = AssaultTables.of(TABLES);

  private static Set<String> words(Object... conditions) {
    return Arrays.stream(conditions).map(Object::toString).collect(toCollection(TreeSet::new));
  }

  /** Those of `when` in morale-factors.json that depend on what no request describes. */
  @Test
  void of_some_conditions_of_morale_only_a_player_can_tell() {
    Set<String> said = Factors.conditions(TABLES, Factors.MORALE);
    Set<String> found = words((Object[]) MoraleCondition.values());
    // The sheet has no factor for class 2, another table may.
    found.remove("class-2");
    assertThat(said).containsAll(found);
    said.removeAll(found);
    assertThat(said)
        .containsExactlyInAnyOrder(
            "surprised",
            "friend-routing",
            "disordering-terrain",
            "fire",
            "out-of-command",
            "routing-general",
            "march-column",
            "flanks-secure");
  }

  /** The same of close-assault-factors.json and automatic-victories.json. */
  @Test
  void of_two_conditions_of_a_close_assault_only_a_player_can_tell() {
    Set<String> said = AssaultTables.conditions(TABLES);
    Set<String> found = words((Object[]) AssaultCondition.values());
    assertThat(said).containsAll(found);
    said.removeAll(found);
    assertThat(said).containsExactlyInAnyOrder("overlap", "charges-downhill");
  }

  /** What units write of themselves for their next fight are conditions of morale tests. */
  @Test
  void what_a_unit_brings_along_counts_in_morale() {
    assertThat(Factors.conditions(TABLES, Factors.MORALE))
        .contains(
            Conditions.FOUGHT_BEFORE,
            Conditions.PUSHED_BACK,
            Conditions.ROUTED_BEFORE,
            Conditions.HIT,
            Conditions.ROUTING_GENERAL);
  }

  private static final List<String> UNITS =
      List.of(
          "inf 8",
          "inf 8 column",
          "inf 3/8 class 1; with fought-before, pushed-back, routed-before, hit 2",
          "inf 8 class 4 shaken general exceptional",
          "inf 8 disordered general capable",
          "inf 2 routing",
          "skirm 4",
          "cav 6 class 3",
          "lcav 6",
          "cav 6 skirmishing; with pushed-back",
          "art 3",
          "art 3 limbered");

  private static UnitState unit(String text) {
    return DrawnUnit.of(Unit.parse(text), 4, "unit", Factors.conditions(TABLES)).initial();
  }

  /** Each unit in each test: alone, charging each and charged by each. */
  private static List<TestSubject> subjects() {
    List<TestSubject> subjects = new ArrayList<>();
    for (String tested : UNITS) {
      UnitState unit = unit(tested);
      for (MoraleTest test : MoraleTest.values()) {
        for (Ground ground : Ground.values()) {
          subjects.add(TestSubject.alone("it", test, unit, false, ground));
          for (Facing from : Facing.values()) {
            for (String other : UNITS) {
              UnitState enemy = unit(other);
              subjects.add(
                  TestSubject.charging("it", test, unit, new OwnCharge(enemy, ground, from)));
              subjects.add(
                  TestSubject.charged("it", test, unit, ground, new EnemyCharge(List.of(enemy), from)));
            }
          }
        }
      }
    }
    return subjects;
  }

  @ParameterizedTest
  @EnumSource
  void a_condition_of_morale_holds_for_some_units_and_not_for_others(MoraleCondition condition) {
    assertThat(subjects())
        .anyMatch(subject -> condition.times(subject) > 0)
        .anyMatch(subject -> condition.times(subject) == 0);
  }

  /** Both sides of each unit against each, on each ground, from each side. */
  private static List<AssaultSide> sides() {
    List<AssaultSide> sides = new ArrayList<>();
    for (String attacker : UNITS) {
      for (String defender : UNITS) {
        BySide<SideState> both =
            new BySide<>(
                new SideState(List.of(unit(attacker)), true),
                new SideState(List.of(unit(defender), unit("art 2")), false));
        BySide<SideState> single =
            both.with(Side.DEFENDER, new SideState(List.of(unit(defender)), false));
        for (Ground ground : Ground.values()) {
          for (Facing from : Facing.values()) {
            for (BySide<SideState> units : List.of(both, single)) {
              AssaultSituation assault =
                  new AssaultSituation(List::of, ASSAULT.outnumbering(), units, ground, from);
              sides.add(assault.side(Side.ATTACKER));
              sides.add(assault.side(Side.DEFENDER));
            }
          }
        }
      }
    }
    return sides;
  }

  @ParameterizedTest
  @EnumSource
  void a_condition_of_a_close_assault_holds_for_some_sides_and_not_for_others(
      AssaultCondition condition) {
    assertThat(sides())
        .anyMatch(side -> condition.times(side) > 0)
        .anyMatch(side -> condition.times(side) == 0);
  }
}
