package vedette.form.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.form.model.Notation.Phrase;
import vedette.form.model.Notation.Section;
import vedette.form.model.Notation.Token;
import vedette.source.TextFault;

/** The notation of stacks is split into its parts, whatever its words mean. */
class NotationTest {
  private static List<String> words(Phrase phrase) {
    return phrase.words().stream().map(Token::text).toList();
  }

  @Test
  void a_stack_has_units_with_their_words() {
    Notation stack = Notation.parse("inf 5, cav 2 brigade,officer");
    assertThat(stack.name()).isEmpty();
    assertThat(stack.units())
        .extracting(NotationTest::words)
        .containsExactly(List.of("inf", "5"), List.of("cav", "2", "brigade"), List.of("officer"));
    assertThat(stack.clauses()).isEmpty();
  }

  @Test
  void a_name_goes_before_a_colon() {
    assertThat(Notation.parse("Old Guard : inf 5").name()).isEqualTo("Old Guard");
    assertThat(Notation.parse("  Ney: inf 5").name()).isEqualTo("Ney");
    assertThat(Notation.parse("Ney: inf 5").units()).hasSize(1);
    assertThat(Notation.parse("Ney, Prince: inf 5").name()).isEqualTo("Ney, Prince");
  }

  @Test
  void a_clause_may_have_units_of_its_own() {
    Notation stack = Notation.parse("inf 5; in woods, town; joins spent 4: cav 3, art 1");
    assertThat(stack.name()).isEmpty();
    Section first = stack.clauses().get(0);
    assertThat(words(first.head())).containsExactly("in", "woods", "town");
    assertThat(first.units()).isEmpty();
    Section second = stack.clauses().get(1);
    assertThat(words(second.head())).containsExactly("joins", "spent", "4");
    assertThat(second.units())
        .extracting(NotationTest::words)
        .containsExactly(List.of("cav", "3"), List.of("art", "1"));
  }

  @Test
  void every_word_knows_where_it_stands() {
    String text = " Ney:  inf 5,\tcav 2 ; joins spent 4:art 1";
    Notation stack = Notation.parse(text);
    stack.units().forEach(unit -> atTheirPlaces(unit, text));
    stack.clauses().forEach(clause -> atTheirPlaces(clause.head(), text));
    stack.clauses().get(0).units().forEach(unit -> atTheirPlaces(unit, text));
    assertThat(stack.units().get(1).offset()).isEqualTo(text.indexOf("cav"));
  }

  private static void atTheirPlaces(Phrase phrase, String text) {
    for (Token word : phrase.words()) {
      assertThat(text.startsWith(word.text(), word.offset())).isTrue();
    }
  }

  @Test
  void a_semicolon_at_the_end_opens_no_clause() {
    assertThat(Notation.parse("inf 5;").clauses()).isEmpty();
    assertThat(Notation.parse("inf 5; turns 2; ").clauses()).hasSize(1);
  }

  /** Columns: a text, the offset of the missing part, and its name. */
  @ParameterizedTest(name = "[{0}]")
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "''|0|unit",
        "   |0|unit",
        ";|0|unit",
        "; turns 2|0|unit",
        "inf 5,,cav 2|6|unit",
        "inf 5,|6|unit",
        "inf 5;;turns 2|6|clause",
        "inf 5; ; turns 2|6|clause",
        ":inf 5|0|name",
        "Ney:|4|unit",
        "inf 5; joins spent 4:|21|unit",
        "inf 5;: cav 3|6|clause",
      })
  void what_is_missing_is_told_where_it_should_be(String text, int offset, String what) {
    TextFault fault = catchThrowableOfType(TextFault.class, () -> Notation.parse(text));
    assertThat(fault).as("accepted").isNotNull();
    assertThat(fault).hasMessageContaining(what);
    assertThat(fault.offset()).isEqualTo(offset);
    assertThat(fault.help()).isNotBlank();
  }

  @ParameterizedTest
  @ValueSource(strings = {"a[1]: inf 5", "a]: inf 5"})
  void brackets_are_for_measures_not_for_names(String text) {
    TextFault fault = catchThrowableOfType(TextFault.class, () -> Notation.parse(text));
    assertThat(fault.offset()).isZero();
    assertThat(fault.help()).contains("brackets");
  }

  @Test
  void a_name_has_at_most_forty_characters() {
    String forty = "n".repeat(40);
    assertThat(Notation.parse(forty + ": inf 5").name()).isEqualTo(forty);
    assertThat(
            catchThrowableOfType(TextFault.class, () -> Notation.parse(" " + forty + "n: inf 5")))
        .extracting(TextFault::offset)
        .isEqualTo(1);
  }

  @Test
  void a_number_is_made_of_digits_within_its_bounds() {
    assertThat(new Token("7", 3).number(1, 9, "strength")).isEqualTo(7);
    assertThat(new Token("1", 3).number(1, 9, "strength")).isEqualTo(1);
    assertThat(new Token("9", 3).number(1, 9, "strength")).isEqualTo(9);
    for (String text :
        List.of("0", "10", "-1", "+1", "1.0", "x", "", "99999999999999999999", "٣")) {
      TextFault fault =
          catchThrowableOfType(TextFault.class, () -> new Token(text, 3).number(1, 9, "strength"));
      assertThat(fault).as("%s is accepted", text).isNotNull();
      assertThat(fault.offset()).isEqualTo(3);
      assertThat(fault).hasMessageContaining("strength");
      assertThat(fault.help()).contains("1", "9");
    }
  }

  @Test
  void a_missing_word_is_missed_behind_the_last_one() {
    Phrase phrase = Notation.parse("inf 5").units().get(0);
    Tokens words = new Tokens(phrase);
    words.skip(1);
    assertThat(words.next("a strength", "write it").text()).isEqualTo("5");
    TextFault missing =
        catchThrowableOfType(TextFault.class, () -> words.next("a size", "known here: corps"));
    assertThat(missing.offset()).isEqualTo(5);
    assertThat(missing).hasMessageContaining("a size");
    assertThat(missing.help()).isEqualTo("known here: corps");
    TextFault surplus =
        catchThrowableOfType(TextFault.class, () -> phrase.endsAt(1, "put a comma"));
    assertThat(surplus.offset()).isEqualTo(4);
    assertThat(surplus.help()).isEqualTo("put a comma");
  }
}
