package vedette.question;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.apache.commons.math3.fraction.Fraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.fight.Bounds;
import vedette.fight.ValueWords;
import vedette.question.Term.Amount;
import vedette.question.Term.Category;
import vedette.question.Term.Condition;
import vedette.source.TextFault;

/** The questions that can be asked, and the errors for others. */
class GrammarTest {
  /** The end of a battle: won or not, one point lost, three taken, its ending. */
  private record End(boolean won, int lost, int taken, String ending) {}

  private static final End WON = new End(true, 1, 3, "turns run out");

  private static Term<End> read(Words words) {
    Words.Word word = words.take();
    return switch (word.text()) {
      case "won", "assault.won" -> new Condition<>(End::won);
      case "lost" -> new Amount<>(it -> new Fraction(it.lost), new Bounds(0, 5));
      case "taken", "taken[Old Guard]" ->
          new Amount<>(it -> new Fraction(it.taken), new Bounds(0, 4));
      case "ending" ->
          new Category<>(
              "ending",
              End::ending,
              new ValueWords(List.of("turns run out", "turns", "attacker stops"), true));
      default -> throw words.fault(word, "no " + word.text(), "help");
    };
  }

  private static boolean holds(String text) {
    return Grammar.condition(text, GrammarTest::read).function().test(WON);
  }

  private static Fraction value(String text) {
    return Grammar.amount(text, GrammarTest::read).function().apply(WON);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "won",
        "assault.won",
        "won and lost <= 1",
        "not won or lost = 1",
        "not (won and lost > 1)",
        "not not won",
        "ending is \"turns run out\"",
        "ending is 'turns run out'",
        "ending is turns run out and won",
        "ending is not attacker stops",
        "ending in [attacker stops, \"turns run out\"]",
        "lost in [0, 1]",
        "taken - lost >= 2",
        "taken[Old Guard] = 3",
        "(lost + 1) x 2 = 4",
        "lost/2 < 0.6",
        "-lost < 0",
        "-taken < -lost",
        "count(won, lost > 1, taken = 3) = 2",
        "count(won or lost > 1, not won) >= 1 and won",
        "count (ending is turns run out, won) = 2"
      })
  void what_is_true_of_a_battle_won_with_one_lost_and_three_taken(String question) {
    assertThat(holds(question)).isTrue();
  }

  /** One point lost, of at most five, and three taken, of at most four. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "lost <= 3 | 2",
        "lost < 0.5 | -0.5",
        "lost = 3 | -2",
        "lost in [3, 5] | -2",
        "lost < 3 and taken >= 4 | -1",
        "lost < 3 or taken >= 4 | 2",
        "not lost <= 0 | 1",
        "not (lost < 3 and taken < 5) | -2",
        "count(won, lost > 1, taken > 3) >= 2 | -1",
        // a share is measured in points
        "lost / 5 >= 0.5 | -30",
        "lost / 5 - taken / 4 > 0.1 | -65"
      })
  void a_condition_on_numbers_has_a_distance_from_its_boundary(String question, double margin) {
    Condition<End> condition = Grammar.condition(question, GrammarTest::read);
    assertThat(condition.margin().applyAsDouble(WON)).isCloseTo(margin, within(1e-9));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"won", "not won", "ending is turns", "won and lost <= 1", "lost = 1 or won"})
  void a_condition_on_words_has_none(String question) {
    assertThat(Grammar.condition(question, GrammarTest::read).margin()).isNull();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "not won",
        "won and not won",
        "lost > 1",
        "ending is turns",
        "ending is not turns run out",
        "ending in [turns, attacker stops]",
        "lost in [2, 3]",
        // `and` binds closer than `or`: (not won and won) or not won
        "not won and won or not won",
        // and `not` closer than both: (not won) or (lost > 1)
        "not won or lost > 1"
      })
  void what_is_not(String question) {
    assertThat(holds(question)).isFalse();
  }

  /** By hand, for one lost and three taken. */
  @ParameterizedTest
  @CsvSource({
    "3*taken - 2*lost, 7, 1",
    "taken - lost - 1, 1, 1",
    "taken / 2 / 3, 1, 2",
    "2 + 3 * taken, 11, 1",
    "(2 + 3) * taken, 15, 1",
    "-lost + 0.25, -3, 4",
    "taken x lost, 3, 1",
    "'10*count(won, lost > 1) + taken', 13, 1"
  })
  void numbers_are_worked_out_exactly(String question, int numerator, int denominator) {
    assertThat(value(question)).isEqualTo(new Fraction(numerator, denominator));
  }

  @Test
  void how_great_a_number_can_be_follows_from_its_parts() {
    assertThat(Grammar.amount("3*taken - 2*lost", GrammarTest::read).bounds())
        .isEqualTo(new Bounds(-10, 12));
    assertThat(Grammar.amount("lost * -taken + 1", GrammarTest::read).bounds())
        .isEqualTo(new Bounds(-19, 1));
    assertThat(Grammar.amount("taken / (lost + 1)", GrammarTest::read).bounds())
        .isEqualTo(new Bounds(0, 4));
    assertThat(Grammar.amount("taken / lost", GrammarTest::read).bounds())
        .isEqualTo(Bounds.UNKNOWN);
    assertThat(Grammar.amount("count(won, lost > 1, taken > 1)", GrammarTest::read).bounds())
        .isEqualTo(new Bounds(0, 3));
  }

  /** The question, the offset of the caret from 0, and the beginning of the error. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "won and lots <= 1; 8; no lots",
        "won und lost <= 1; 4; unexpected `und`",
        "lost; 0; expected a condition, found a number",
        "won and lost; 8; expected a condition, found a number",
        "won <= 1; 0; expected a number, found a condition",
        "won + 1 > 1; 0; expected a number, found a condition",
        "count(won, lost) >= 1; 11; expected a condition, found a number",
        "count(won, won); 0; expected a condition, found a number",
        "count(won, won >= 1; 11; expected a number, found a condition",
        "count(won, won; 5; `(` is not closed",
        "count() = 0; 6; unexpected `)`",
        "count = 2; 0; no count",
        "ending = 3; 7; `ending` is a word, not a number",
        "ending is 'lost'; 10; ending is never `lost`",
        "ending is nobody win and won; 10; ending is never `nobody win`",
        "ending is; 9; a value of ending is missing",
        "ending; 0; expected a condition, found one of 3 names",
        "lost is 1; 5; `is` cannot compare numbers",
        "won is true; 4; a condition cannot be compared",
        "lost < 1 < 2; 9; a comparison has only two sides",
        "lost == 1; 5; `==` is not a comparison",
        "lost != 1; 5; `!=` is not a comparison",
        "lost ≤ 1; 5; `≤` is not a comparison",
        "won & won; 4; unexpected `&`",
        "won and; 7; the question is incomplete",
        "(won; 0; `(` is not closed",
        "won); 3; `)` has no matching `(`",
        "lost in 1, 2; 8; the list needs a `[`",
        "lost in [1, 2; 13; the list is not closed",
        "ending is \"turns; 10; the quotation mark is not closed",
        "lost <= 1,5; 9; unexpected `,`",
        "lost <= 50%; 10; unexpected `%`",
        "lost <= 1.; 8; `1.` is not a number",
        "lost <= 1234567890; 8; `1234567890` has too many digits",
        "lost / (taken - 3) > 1; 5; this divides by 0",
        "lost * 999999999 * taken > 1; 17; this number becomes too large"
      })
  void a_mistake_is_reported_at_its_place(String question, int offset, String message) {
    TextFault bad = catchThrowableOfType(TextFault.class, () -> holds(question));
    assertThat(bad.getMessage()).startsWith(message);
    assertThat(bad.offset()).isEqualTo(offset);
    assertThat(bad.help()).isNotBlank();
    assertThat(bad.text()).isEqualTo(question);
  }

  @Test
  void a_question_of_ten_thousand_characters_or_of_a_thousand_brackets_is_refused() {
    TextFault endless =
        catchThrowableOfType(TextFault.class, () -> holds("won and ".repeat(1_250)));
    assertThat(endless).hasMessage("the question has 10000 characters, over the limit of 1000");
    TextFault deep = catchThrowableOfType(TextFault.class, () -> holds("(".repeat(400) + "won"));
    assertThat(deep).hasMessage("the question is nested too deeply");
    assertThat(holds("(".repeat(99) + "won" + ")".repeat(99))).isTrue();
  }
}
