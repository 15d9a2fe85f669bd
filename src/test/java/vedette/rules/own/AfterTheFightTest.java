package vedette.rules.own;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.fight.Engagement;
import vedette.fight.Left;
import vedette.fight.Side;
import vedette.rules.Ends;
import vedette.rules.Fights;
import vedette.rules.kit.Troops;
import vedette.table.Tables;

/** What a fight of an own system leaves is written as its stacks are, and begins the next one. */
class AfterTheFightTest {
  private static Engagement<?, ?> fight(String file, String attacker, String defender) {
    return Fights.fight(
        "own",
        "fight",
        "table",
        file(file),
        "attacker",
        attacker,
        "defender",
        defender,
        "rounds",
        "2");
  }

  private static String file(String file) {
    return "tables/examples/" + file + ".json";
  }

  /** What is still there of a side when the round is over, unit by unit. */
  private static Troops standing(Troops side) {
    List<Integer> left = new ArrayList<>();
    for (int unit = 0; unit < side.size(); unit++) {
      if (side.left(unit) > 0) {
        left.add(unit);
      }
    }
    Troops standing = Troops.of(left.size());
    for (int unit = 0; unit < left.size(); unit++) {
      standing = standing.withLeft(unit, side.left(left.get(unit)));
      for (int state = 0; state < Troops.MOST_STATES; state++) {
        standing = standing.withState(unit, state, side.state(left.get(unit), state));
      }
    }
    return standing;
  }

  @ParameterizedTest(name = "{0}: {1} against {2}")
  @CsvSource(
      delimiter = '|',
      value = {
        "exchanges | arm 6, inf 4, inf 4 | inf 4, inf 3",
        "steps | guard 2/3, cav | inf disrupted, cav",
        "firepower | squad, squad | squad, squad",
        "percentile | 40/60 | 30",
        "buckets | line 3 | line 2/3",
        "opposed | blade | spear",
        "blocks | knights 3, foot 4 | archers 2, foot 3",
        "risk | 10 | 10",
        "axis | inf 10, arm 3 | inf 10",
        "supply | inf 5, tank 6 | inf 4",
        "symbols | line 4 | hussars 3",
        "wounds | rifles 2 | ogres 2/3",
      })
  void whatever_it_leaves_begins_the_next_fight_as_it_was(
      String file, String attacker, String defender) {
    Engagement<?, ?> fight = fight(file, attacker, defender);
    Set<FightResult> ends = new LinkedHashSet<>();
    Ends.of(fight, 300).forEach(end -> ends.add((FightResult) end));
    assertThat(ends).hasSizeGreaterThan(1);
    for (FightResult end : ends) {
      List<Left> left = left(fight, end);
      assertThat(left).extracting(Left::parameter).containsExactly("attacker", "defender");
      for (Side side : Side.values()) {
        List<String> units = new ArrayList<>(left.get(side.ordinal()).units());
        Troops now = end.nextRound().of(side);
        assertThat(units).hasSize(now.size());
        for (int unit = 0; unit < units.size(); unit++) {
          assertThat(units.get(unit).isEmpty()).isEqualTo(now.left(unit) == 0);
        }
        units.removeIf(String::isEmpty);
        if (!units.isEmpty()) {
          String text = String.join(", ", units);
          Systems.Entry system = Systems.of(file(file), Tables.builtIn());
          Force again = StackReader.read(system.rules(), side, text);
          assertThat(again.troops(system)).as(text).isEqualTo(standing(now));
          assertThat(again.left(again.troops(system), system.rules())).isEqualTo(units);
        }
      }
    }
  }

  @SuppressWarnings("unchecked") // a fight of an own system ends so
  private static List<Left> left(Engagement<?, ?> fight, FightResult end) {
    return ((Engagement<?, FightResult>) fight).left(end);
  }

  /** Values and losses that a player has written stay with the unit. */
  @Test
  void values_of_its_own_and_what_it_had_before_are_written() {
    Engagement<?, ?> fight = fight("wounds", "rifles 2/5 toughness 4", "ogres 4/6");
    assertThat(Ends.of(fight, 300).stream().map(end -> left(fight, (FightResult) end).get(0)))
        .contains(new Left("attacker", 0, List.of("rifles 1/5 toughness 4")));
  }
}
