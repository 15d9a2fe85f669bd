package vedette.rules.sixdays;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.problem.TextFault;
import vedette.rules.kit.When;

/** Stacks, commands and doctrines as a player writes them, well or badly. */
class StackNotationTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "inf 5",
        "inf 5, cav 2, art 1, officer",
        "inf 8 corps, cav 3 brigade",
        "cav 4 division, cav 4 division",
        "Marmont: inf 5",
        "Old Guard: inf 5; spent 1",
        "inf 5; turns 3",
        "inf 5; spent 0; joins spent 4: cav 3, officer; joins turns 2: art 1",
        "inf 5; arrives 2: inf 4; rearguard 3: cav 1",
        "inf 5; against 1 2; touches 3; in woods stream",
        "inf 5; against 1; touches 2; holds",
        "inf 5; attacks at +2; in woods",
        "inf 5; enters 2; in woods",
        "inf 3/5, cav 0/2, art 1/2 brigade, officer",
        "inf 99",
      })
  void a_stack_in_canonical_text_is_read_and_written_back(String text) {
    assertThat(Stack.parse(text)).hasToString(text);
    assertThat(Stack.parse(Stack.parse(text).toString())).isEqualTo(Stack.parse(text));
  }

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

  @ParameterizedTest
  @ValueSource(strings = {"inf 5", "Ney: inf 5; in woods stream; distance 2", "inf 5; distance 3"})
  void a_stack_of_a_repulse_is_read_and_written_back(String text) {
    assertThat(OverrunStack.parse(text)).hasToString(text);
    assertThat(OverrunStack.parse(OverrunStack.parse(text).toString()))
        .isEqualTo(OverrunStack.parse(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"inf 3/5", "Marmont: inf 3/5, inf 0/4, cav 2, art 0/1", "inf 5, inf 2/4 corps"})
  void a_command_is_read_and_written_back(String text) {
    assertThat(Command.parse(text)).hasToString(text);
    assertThat(Command.parse(Command.parse(text).toString())).isEqualTo(Command.parse(text));
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
        .hasMessageEndingWith("is not understood");
  }

  @ParameterizedTest
  @ValueSource(strings = {"holds", "attacks at 0", "attacks at -99", "turns 2", "against 1"})
  void what_an_attacking_stack_does_is_not_written_for_a_defending_one(String clause) {
    assertThatThrownBy(
            () -> SixDaysFight.battle("--attacker 'inf 9' --defender 'inf 9; " + clause + "'"))
        .isInstanceOf(TextFault.class)
        .hasMessageContaining("are the attacker's");
  }

  @Test
  void doctrines_are_read_and_written_back() {
    for (String text : new String[] {"never", "always", "at +2", "at 0", "at -3"}) {
      assertThat(When.parse(text)).hasToString(text);
      assertThat(When.parse(When.parse(text).toString())).isEqualTo(When.parse(text));
    }
    for (String text :
        new String[] {"never", "below +1", "below 0", "below -2", "after-losing 4"}) {
      assertThat(StopChoice.Stopping.parse(text)).hasToString(text);
    }
    for (String text : new String[] {"always", "revealed", "at +1", "at -9", "at 0 or hidden"}) {
      assertThat(OverrunChoice.Doctrine.parse(text)).hasToString(text);
    }
    assertThat(When.parse("at 2")).isEqualTo(When.parse("at  +2"));
  }
}
