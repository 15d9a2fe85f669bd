package vedette.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.form.line.NotationForm;
import vedette.form.model.HelpLine;
import vedette.source.TextFault;

/** Records that begin with a number, have a required clause, or have no name. */
class WrittenRecordsTest {
  enum Weapon {
    NONE,
    MUSKET,
    HEAVY_MUSKET
  }

  record Shooter(
      @Name String name,
      @Word(text = "files that shoot", what = "number of files", example = "8") int files,
      @Word(
              text = "their weapon",
              what = "weapon",
              only = {"musket", "heavy-musket"},
              example = "musket")
          Weapon weapon,
      @Clause(text = "the range", what = "range", min = 0, example = "6") int range) {}

  record Bystander(
      @Word(text = "its weapon", what = "weapon", example = "musket") Weapon weapon,
      @Word(text = "its distance", what = "distance", example = "4") int distance) {}

  private static final NotationForm<Shooter> SHOOTER = NotationForm.of(Shooter.class);
  private static final NotationForm<Bystander> BYSTANDER = NotationForm.of(Bystander.class);

  private static void assertFault(
      NotationForm<?> form, String text, String at, String message, String help) {
    TextFault bad = catchThrowableOfType(TextFault.class, () -> form.parse(text));
    assertThat(bad).as(text).hasMessage(message);
    assertThat(bad.help()).isEqualTo(help);
    assertThat(text.substring(bad.offset())).isEqualTo(at == null ? "" : at);
  }

  @Test
  void a_clause_that_must_be_written_is_read_and_written() {
    assertThat(SHOOTER.write(SHOOTER.parse("Ney: 8 musket; range 6")))
        .isEqualTo("Ney: 8 musket; range 6");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "8 musket || the range is missing | write it at the end, as in `; range 6`",
        "8 musket; range || a range is missing after `range` | write a range here",
        "musket; range 6 | musket; range 6 | `musket` is not a number of files"
            + " | write a whole number from 1 to 99",
        // A constant that is not one of the allowed ones.
        "8 none; range 6 | none; range 6 | `none` is not a weapon"
            + " | known here: musket, heavy-musket",
      })
  void a_shooter_is_refused(String text, String at, String message, String help) {
    assertFault(SHOOTER, text, at, message, help);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "muskt 4 | muskt 4 | `muskt` is not a weapon | did you mean `musket`?",
        "Ney: musket 4 | Ney: musket 4 | `Ney` is a name, but names are not used here | leave it"
            + " out",
      })
  void what_has_no_name_is_not_told_of_names(String text, String at, String message, String help) {
    assertFault(BYSTANDER, text, at, message, help);
  }

  @Test
  void the_help_has_the_words_that_may_be_written() {
    assertThat(SHOOTER.entries())
        .containsExactly(
            new HelpLine("8 musket", "files that shoot, their weapon", "weapon"),
            new HelpLine("; range 6", "the range", "range"),
            new HelpLine("Ney: 8 musket", "a name"));
    assertThat(BYSTANDER.entries())
        .containsExactly(
            new HelpLine("musket 4", "its weapon, its distance", "distance"),
            new HelpLine("none, heavy-musket", "none, heavy-musket"));
  }
}
