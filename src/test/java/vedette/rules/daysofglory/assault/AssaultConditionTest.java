package vedette.rules.daysofglory.assault;

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
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.rules.daysofglory.units.Facing;
import vedette.rules.daysofglory.units.FactorTable;
import vedette.rules.daysofglory.units.Ground;
import vedette.rules.daysofglory.units.PreparedUnit;
import vedette.rules.daysofglory.units.Unit;
import vedette.rules.daysofglory.units.UnitState;
import vedette.table.Tables;

/** Each condition of a close assault is either determined by the rules or given by a player. */
class AssaultConditionTest {
  private static final Tables TABLES = Tables.builtIn();
  private static final AssaultTables ASSAULT = AssaultTables.of(TABLES);

  /**
   * Those of `when` in close-assault-factors.json and automatic-victories.json that depend on the
   * ground.
   */
  @Test
  void of_two_conditions_of_a_close_assault_only_a_player_can_tell() {
    Set<String> said = AssaultTables.conditions(TABLES);
    Set<String> found =
        Stream.of(AssaultCondition.values())
            .map(AssaultCondition::toString)
            .collect(toCollection(TreeSet::new));
    assertThat(said).containsAll(found);
    said.removeAll(found);
    assertThat(said).containsExactlyInAnyOrder("overlap", "charges-downhill");
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

  /** Returns both sides of each unit against each, on each ground, from each direction. */
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
