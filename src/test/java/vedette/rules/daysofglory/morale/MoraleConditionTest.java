package vedette.rules.daysofglory.morale;

import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import vedette.rules.daysofglory.morale.TestSubject.EnemyCharge;
import vedette.rules.daysofglory.morale.TestSubject.OwnCharge;
import vedette.rules.daysofglory.units.Facing;
import vedette.rules.daysofglory.units.FactorTable;
import vedette.rules.daysofglory.units.Ground;
import vedette.rules.daysofglory.units.PreparedUnit;
import vedette.rules.daysofglory.units.Unit;
import vedette.rules.daysofglory.units.UnitState;
import vedette.table.Tables;

/** Each condition of morale factors is either determined by the rules or given by a player. */
class MoraleConditionTest {
  private static final Tables TABLES = Tables.builtIn();

  /** The conditions in morale-factors.json that no request describes. */
  @Test
  void of_some_conditions_of_morale_only_a_player_can_tell() {
    Set<String> said = FactorTable.conditions(TABLES, FactorTable.MORALE);
    Set<String> found =
        Stream.of(MoraleCondition.values())
            .map(MoraleCondition::toString)
            .collect(toCollection(TreeSet::new));
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
    return PreparedUnit.of(Unit.parse(text), 4, "unit", FactorTable.conditions(TABLES)).initial();
  }

  /** Returns each unit in each test: without an enemy, charging each and charged by each. */
  private static List<TestSubject> subjects() {
    List<TestSubject> subjects = new ArrayList<>();
    for (String tested : UNITS) {
      UnitState unit = unit(tested);
      for (MoraleTest test : MoraleTest.values()) {
        for (Ground ground : Ground.values()) {
          subjects.add(TestSubject.withoutEnemy("it", test, unit, false, ground));
          for (Facing from : Facing.values()) {
            for (String other : UNITS) {
              UnitState enemy = unit(other);
              subjects.add(
                  TestSubject.charging("it", test, unit, new OwnCharge(enemy, ground, from)));
              subjects.add(
                  TestSubject.ofCharged(
                      "it", test, unit, ground, new EnemyCharge(List.of(enemy), from)));
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
}
