package vedette.form.line;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.form.Clause;
import vedette.form.Name;
import vedette.form.Units;
import vedette.form.Word;
import vedette.form.model.HelpLine;
import vedette.form.model.Part;
import vedette.json.HasWord;
import vedette.source.TextFault;

/** Annotated records define a notation: its reading, writing, errors and help. */
class NotationFormTest {
  enum Arm implements HasWord {
    INFANTRY("inf"),
    CAVALRY("cav");

    private final String word;

    Arm(String word) {
      this.word = word;
    }

    @Override
    public String word() {
      return word;
    }

    @Override
    public String toString() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }
  }

  enum Mood {
    CALM,
    SHAKEN,
    ROUTING
  }

  enum Clock {
    TURNS,
    SPENT
  }

  record Unit(
      @Word(text = "its arm", what = "unit", example = "inf") Arm arm,
      @Word(text = "its strength", what = "strength", example = "3/5") Part strength,
      @Word(keyword = "ql#", text = "its quality", what = "quality", example = "7", max = 10)
          OptionalInt quality,
      @Word(keyword = "class", text = "its class", what = "class", example = "3", fallback = "2")
          int rank,
      @Word(keyword = "leader", text = "a leader", what = "rating", alone = "1", example = "2")
          OptionalInt leader,
      @Word(text = "its state", fallback = "calm") Mood mood,
      @Word(text = "it has pikes") boolean pikes) {
    Unit {
      if (pikes && arm == Arm.CAVALRY) {
        throw new TextFault("pikes", "horse has no pikes", "leave it out");
      }
    }
  }

  record Guns(
      @Word(keyword = "art", text = "artillery", what = "calibre", example = "12lb")
          String calibre) {}

  record Company(
      List<Unit> units, Optional<Guns> guns, @Units(text = "an officer") boolean officer) {}

  record Timing(
      @Word(text = "a clock", what = "clock") Clock clock,
      @Word(text = "a number", what = "number", min = 0) int number) {}

  sealed interface Later {
    @Clause(text = "late joiners", example = "spent 4: cav 3")
    record Joins(@Word(text = "when", what = "time") Timing timing, @Units List<Unit> units)
        implements Later {}

    @Clause(text = "reinforcements", example = "2: cav 3")
    record Arrives(
        @Word(text = "movement points", what = "number") int movement, @Units List<Unit> units)
        implements Later {}
  }

  record Factors(
      @Word(text = "with the bayonet") boolean bayonet,
      @Word(
              keyword = "grade",
              text = "its grade",
              what = "grade",
              example = "1",
              min = -9,
              max = 9,
              fallback = "0")
          int grade) {}

  record Stack(
      @Name String name,
      @Units Company company,
      @Clause(keyword = "in", text = "terrain", what = "terrain", example = "woods")
          List<String> terrain,
      @Clause(bare = true, text = "battle turns", example = "turns 3") Optional<Timing> timing,
      @Clause(text = "late units") List<Later> later,
      @Clause(text = "friends in the way", example = "cav 3") List<Unit> displaces,
      @Clause(keyword = "with", what = "factor") Factors factors,
      @Clause(keyword = "in cover", text = "in cover") boolean cover) {}

  private static final NotationForm<Stack> STACK = NotationForm.of(Stack.class);

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "inf 5 | inf 5/5 class 2",
        "Ney: inf 3/5, CAVALRY 2 class 3, Officer | Ney: inf 3/5 class 2, cav 2/2 class 3, officer",
        // Words may be in any order; the order of the record is the one written.
        "inf 5 pikes SHAKEN leader ql7 | inf 5/5 ql7 class 2 leader 1 shaken pikes",
        "inf 5 leader 3 class 1, art 6lb | inf 5/5 class 1 leader 3, art 6lb",
        "inf 5; in woods, stream and town | inf 5/5 class 2; in woods stream town",
        "inf 5; in cover; turns 3 | inf 5/5 class 2; turns 3; in cover",
        "inf 5; joins spent 4: cav 3; arrives 2: cav 1, inf 2"
            + " | inf 5/5 class 2; joins spent 4: cav 3/3 class 2;"
            + " arrives 2: cav 1/1 class 2, inf 2/2 class 2",
        "inf 5; displaces: cav 3, cav 2 | inf 5/5 class 2; displaces: cav 3/3 class 2, cav 2/2"
            + " class 2",
        "inf 5; with grade -2, bayonet | inf 5/5 class 2; with bayonet, grade -2",
      })
  void what_is_read_is_written_so_that_it_can_be_read_again(String text, String written) {
    assertThat(STACK.write(STACK.parse(text))).isEqualTo(written);
    assertThat(STACK.parse(written)).isEqualTo(STACK.parse(text));
  }

  /** The offset of a fault is that of the wrong word. */
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "ifn 5 | ifn | `ifn` is not a unit | did you mean `inf`?",
        "inf5 | inf5 | `inf5` is not a unit | write `inf 5`",
        "Ney inf 5 | Ney | `Ney` is not a unit | known here: inf, cav, art, officer; write a colon"
            + " after a name, as in `Ney: inf …`",
        "inf 6/5 | 6/5 | `6` is not a strength left | write a whole number from 1 to 5",
        "inf five | five | `five` is not a strength | write a whole number from 1 to 99",
        "inf 5 shakn | shakn | unexpected `shakn` | did you mean `shaken`?",
        "inf 5 shaken routing | routing | `routing` contradicts `shaken` | write only one of them",
        "inf 5 class 2 class 3 | class 3 | `class` is given twice | write it once",
        "inf 5 ql | ql | the quality is missing | write it as one word, as in `ql7`",
        "inf 5 ql11 | 11 | `11` is not a quality | write a whole number from 1 to 10",
        "inf 5, cav 2 pikes | pikes | horse has no pikes | leave it out",
        "inf 5 in woods | in | unexpected `in` | write `inf 5; in woods`",
        "inf 5, art 6lb, art 3lb | art 3 | `art` is given twice | write a stack of its own for"
            + " each further unit",
        "inf 5; turns 3; spent 2 | spent | `spent` contradicts `turns 3` | write only one of them",
        "inf 5; turns 3 more | more | unexpected `more` | put a semicolon between" + " clauses",
        "inf 5; tirns 3 | tirns | unknown clause `tirns` | did you mean `turns`?",
        "inf 5; joins spent 4 | joins | `joins` needs units | write them after a colon, as in"
            + " `joins spent 4: cav 3`",
        "inf 5; with bayonets | bayonets | unexpected `bayonets` | did you mean" + " `bayonet`?",
        "inf 5; in cover: cav 3 | cav | this clause takes no units | leave them out",
      })
  void a_fault_has_its_place_and_its_cure(String text, String at, String message, String help) {
    TextFault bad = catchThrowableOfType(TextFault.class, () -> STACK.parse(text));
    assertThat(bad).hasMessage(message);
    assertThat(bad.help()).isEqualTo(help);
    assertThat(text.substring(bad.offset())).startsWith(at);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "inf", "inf 5,", "inf 5; in", "inf 5; with", "inf 5;; in woods"})
  void what_is_missing_is_named(String text) {
    TextFault bad = catchThrowableOfType(TextFault.class, () -> STACK.parse(text));
    assertThat(bad.getMessage()).contains("is missing");
  }

  @Test
  void the_help_shows_what_can_be_written() {
    assertThat(STACK.entries())
        .containsExactly(
            new HelpLine("inf 3/5", "infantry, its strength", "strength"),
            new HelpLine("cav", "cavalry"),
            new HelpLine("… ql7", "its quality"),
            new HelpLine("… class 3", "its class"),
            new HelpLine("… leader 2", "a leader"),
            new HelpLine("… calm, shaken, routing", "its state"),
            new HelpLine("… pikes", "it has pikes"),
            new HelpLine("art 12lb", "artillery", "calibre"),
            new HelpLine("officer", "an officer"),
            new HelpLine("; in woods", "terrain", "terrain"),
            new HelpLine("; turns 3", "battle turns", "timing"),
            new HelpLine("; joins spent 4: cav 3", "late joiners", "later"),
            new HelpLine("; arrives 2: cav 3", "reinforcements", "later"),
            new HelpLine("; displaces: cav 3", "friends in the way", "displaces"),
            new HelpLine("; with bayonet", "with the bayonet"),
            new HelpLine("; with grade 1", "its grade"),
            new HelpLine("; in cover", "in cover", "cover"),
            new HelpLine("Ney: inf 3/5", "a name"));
  }

  @Test
  void what_has_no_use_in_a_request_is_refused_there_and_not_in_its_help() {
    NotationForm<Stack> some = NotationForm.of(Stack.class, List.of("terrain"), List.of());
    assertThat(some.parse("inf 5; in woods")).isEqualTo(STACK.parse("inf 5; in woods"));
    TextFault bad = catchThrowableOfType(TextFault.class, () -> some.parse("inf 5; turns 3"));
    assertThat(bad).hasMessage("`turns` is not used here");
    assertThat(some.entries()).extracting(HelpLine::written).doesNotContain("; turns 3");
  }

  @Test
  void what_a_unit_brings_along_is_taken_though_it_has_no_use() {
    NotationForm<Stack> some = NotationForm.of(Stack.class, List.of("terrain"), List.of("timing"));
    assertThat(some.parse("inf 5; turns 3")).isEqualTo(STACK.parse("inf 5; turns 3"));
    assertThat(some.entries()).extracting(HelpLine::written).doesNotContain("; turns 3");
  }
}
