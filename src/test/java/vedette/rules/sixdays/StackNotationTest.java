package vedette.rules.sixdays;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.notation.BadNotation;

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

  /** A text, where its fault begins, a word of the complaint. */
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          inf                          | 3  | strength
          inf five                     | 4  | five
          inf 0                        | 4  | 0
          inf -3                       | 4  | -3
          inf 100                      | 4  | 100
          inf 99999999999              | 4  | 99999999999
          inf +5                       | 4  | +5
          inf 2.5                      | 4  | 2.5
          imf 5                        | 0  | imf
          inf 5, elephants 3           | 7  | elephants
          inf 5 cav 2                  | 6  | cav
          inf 5 huge                   | 6  | huge
          inf 5 corps 3                | 12 | 3
          officer                      | 0  | officer
          inf 5, officer 2             | 15 | 2
          inf 5,                       | 6  | unit
          , inf 5                      | 0  | unit
          inf 5;; turns 2              | 6  | clause
          : inf 5                      | 0  | name
          A:                           | 2  | unit
          inf 5; turn 3                | 7  | turn
          inf 5; turns                 | 12 | number
          inf 5; turns 0               | 13 | 0
          inf 5; spent -1              | 13 | -1
          inf 5; turns 2 3             | 15 | 3
          inf 5; turns 2; spent 1      | 16 | spent
          inf 5; turns 2: cav 1        | 16 | units
          inf 5; joins 4: cav 3        | 13 | 4
          inf 5; joins spent 4         | 7  | joins
          inf 5; joins spent 4 5: cav 3 | 21 | 5
          inf 5; joins spent 4: cav    | 25 | strength
          inf 5; arrives: cav 3        | 14 | movement
          inf 5; arrives 0: cav 3      | 15 | 0
          inf 5; rearguard 2           | 7  | rearguard
          inf 5; against               | 14 | stack
          inf 5; in                    | 9  | terrain
          inf 5; holds 2               | 13 | 2
          inf 5; attacks               | 14 | differential
          inf 5; attacks below 2       | 15 | below
          inf 5; attacks at two        | 18 | two
          inf 5; attacks at 1; holds   | 7  | holds
          inf 5; in woods; in woods    | 20 | woods
          inf 5; in woods town woods   | 21 | woods
          inf 5 corps corps            | 12 | twice
          inf 5 corps brigade          | 12 | contradicts
          inf 5 brigade; turns 2; turns 3 | 24 | twice
          inf 0/0                      | 6  | 0
          inf 6/5                      | 4  | 6
          [A]: inf 5                   | 0  | name
          """)
  void a_fault_is_told_with_its_place_and_what_to_write(String text, int offset, String word) {
    BadNotation fault = catchThrowableOfType(BadNotation.class, () -> Stack.parse(text));
    assertThat(fault).as("%s is accepted", text).isNotNull();
    assertThat(fault.offset()).isEqualTo(offset);
    assertThat(fault).hasMessageContaining(word);
    assertThat(fault.help()).isNotBlank();
  }

  @ParameterizedTest
  @CsvSource({"imf 5,inf", "cvalry 5,cav", "inf 5; trns 3,turns", "inf 5 crops,corps"})
  void a_slip_of_the_pen_is_met_with_the_right_word(String text, String meant) {
    BadNotation fault = catchThrowableOfType(BadNotation.class, () -> Stack.parse(text));
    assertThat(fault.help()).contains(meant);
  }

  @ParameterizedTest
  @ValueSource(strings = {"inf 5; in ,", "inf 5; against ,", "inf 5; touches and"})
  void a_clause_that_names_nothing_is_not_passed_over(String text) {
    assertThat(catchThrowableOfType(BadNotation.class, () -> Stack.parse(text))).isNotNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"inf 5", "Ney: inf 5; in woods stream; distance 2", "inf 5; distance 3"})
  void a_stack_of_a_repulse_is_read_and_written_back(String text) {
    assertThat(OverrunStack.parse(text)).hasToString(text);
    assertThat(OverrunStack.parse(OverrunStack.parse(text).toString()))
        .isEqualTo(OverrunStack.parse(text));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "inf 5; distance two,16,two",
    "inf 5; distance 1; distance 2,19,distance",
    "inf 5; turns 2,7,turns",
    "inf 5; in town town,15,twice",
  })
  void a_stack_of_a_repulse_badly_written_is_told_where(String text, int offset, String word) {
    BadNotation fault = catchThrowableOfType(BadNotation.class, () -> OverrunStack.parse(text));
    assertThat(fault).as("%s is accepted", text).isNotNull();
    assertThat(fault.offset()).isEqualTo(offset);
    assertThat(fault).hasMessageContaining(word);
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

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "inf 6/5,4",
    "inf 3/0,6",
    "inf -1/5,4",
    "inf 3/,6",
    "inf /5,4",
    "inf 3/5/7,6",
    "inf 3/5 corpse,8",
    "officer,0",
    "inf 3/5; turns 2,9",
    "inf,3",
  })
  void a_command_badly_written_is_told_where(String text, int offset) {
    BadNotation fault = catchThrowableOfType(BadNotation.class, () -> Command.parse(text));
    assertThat(fault).as("%s is accepted", text).isNotNull();
    assertThat(fault.offset()).isEqualTo(offset);
    assertThat(fault.help()).isNotBlank();
  }

  @Test
  void doctrines_are_read_and_written_back() {
    for (String text : new String[] {"never", "always", "at +2", "at 0", "at -3"}) {
      assertThat(Counterattack.parse(text)).hasToString(text);
      assertThat(Counterattack.parse(Counterattack.parse(text).toString()))
          .isEqualTo(Counterattack.parse(text));
    }
    for (String text :
        new String[] {"never", "below +1", "below 0", "below -2", "after-losing 4"}) {
      assertThat(Stopping.parse(text)).hasToString(text);
    }
    for (String text : new String[] {"always", "revealed", "at +1", "at -9", "at 0 or hidden"}) {
      assertThat(RepulseDoctrine.parse(text)).hasToString(text);
    }
    assertThat(Counterattack.parse("at 2")).isEqualTo(Counterattack.parse("at  +2"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "sometimes",
        "at",
        "at ",
        "at two",
        "at2",
        "at 1000",
        "at -1000",
        "at 2147483648",
        "at -2147483648",
        "at 1 2",
      })
  void a_counterattack_doctrine_badly_written_is_told(String text) {
    BadNotation fault = catchThrowableOfType(BadNotation.class, () -> Counterattack.parse(text));
    assertThat(fault).as("%s is accepted", text).isNotNull();
    assertThat(fault.help()).isNotBlank();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "always", "below", "belowe 2", "below x", "after-losing 0", "after-losing -1"})
  void a_stop_doctrine_badly_written_is_told(String text) {
    BadNotation fault = catchThrowableOfType(BadNotation.class, () -> Stopping.parse(text));
    assertThat(fault).as("%s is accepted", text).isNotNull();
    assertThat(fault.help()).isNotBlank();
  }
}
