package vedette.rules.sixdays;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.rules.sixdays.night.Command;
import vedette.rules.sixdays.units.Stack;
import vedette.source.TextFault;

/** Stacks, commands and doctrines as a player writes them, valid or not. */
class StackNotationTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          infantry 5, cavalry 2, artillery 1   | inf 5, cav 2, art 1
          officer, inf 5                       | inf 5, officer
          commander, inf 5, officer            | inf 5, officer
          inf 5 ;  in woods, stream ;          | inf 5; in woods stream
          inf 5; in woods,stream               | inf 5; in woods stream
          inf 5; in woods and stream           | inf 5; in woods stream
          inf 5; in woods; in stream           | inf 5; in woods stream
          Ney :inf 5                           | Ney: inf 5
          inf 005                              | inf 5
          inf 5; against 1; turns 2            | inf 5; turns 2; against 1
          inf 5/5, INF 4                       | inf 5, inf 4
          inf 5, officer, officer              | inf 5, officer
          inf 5; Spent 1                       | inf 5; spent 1
          """)
  void other_ways_of_writing_come_to_the_same(String text, String canonical) {
    assertThat(Stack.parse(text)).hasToString(canonical);
    assertThat(Stack.parse(canonical)).isEqualTo(Stack.parse(text));
  }

  @Test
  void a_unit_that_has_lost_nothing_need_not_say_what_it_began_with() {
    assertThat(Command.parse("inf 3/3")).isEqualTo(Command.parse("inf 3")).hasToString("inf 3");
  }

  @ParameterizedTest
  @ValueSource(strings = {"inf 5; attacks always", "inf 5; attacks never"})
  void a_stack_attacks_from_a_differential_on_and_holds_otherwise(String text) {
    assertThatThrownBy(() -> Stack.parse(text))
        .isInstanceOf(TextFault.class)
        .hasMessageStartingWith("unknown doctrine");
  }

  @ParameterizedTest
  @ValueSource(strings = {"holds", "attacks at 0", "attacks at -99", "turns 2", "against 1"})
  void what_an_attacking_stack_does_is_not_written_for_a_defending_one(String clause) {
    assertThatThrownBy(
            () -> SixDaysFight.battle("--attacker 'inf 9' --defender 'inf 9; " + clause + "'"))
        .isInstanceOf(TextFault.class)
        .hasMessageContaining("takes no battle turns or attacks");
  }
}
