package vedette.fight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The words of notes, and of the measures of a result. */
class NoteTest {

  @Test
  void a_cell_says_its_row_and_column_before_what_it_holds() {
    Note cell =
        new Note.Cell("six-days/combat-results", "7-8", "+2", "0/4R", false, List.of("SD3"));
    assertThat(cell.text()).isEqualTo("row 7-8, column +2: 0/4R");
    assertThat(cell.readings()).containsExactly("SD3");
  }

  /** Simple Napoleonic, morale: the only column asks whether the unit falls back. */
  @Test
  void the_only_column_of_a_table_is_no_place_but_what_its_cells_answer() {
    Note cell =
        new Note.Cell("simple-napoleonic/morale", "3-6", "falls back", "no", true, List.of());
    assertThat(cell.text()).isEqualTo("row 3-6, falls back: no");
  }

  @Test
  void a_modifier_always_shows_its_sign_and_its_reason() {
    assertThat(new Note.Modifier("river", 2, "the bridge", List.of()).text())
        .isEqualTo("river +2 (the bridge)");
    assertThat(new Note.Modifier("stream", -1, "hex 1012", List.of()).text())
        .isEqualTo("stream -1 (hex 1012)");
    assertThat(new Note.Modifier("clear", 0, "nothing", List.of()).text())
        .isEqualTo("clear 0 (nothing)");
  }

  @Test
  void a_note_rests_on_no_reading_unless_it_says_so() {
    Note note = () -> "night falls";
    assertThat(note.readings()).isEmpty();
  }

  @Test
  void a_pattern_puts_its_values_into_their_places() {
    Note said = new Note.Event("SD4 SD5", "{} falls to {}, {+} in all", "inf 5", 4, 3);
    assertThat(said.text()).isEqualTo("inf 5 falls to 4, +3 in all");
    assertThat(said.readings()).containsExactly("SD4", "SD5");
    assertThat(new Note.Event("", "{}{+} each", "x", -2).text()).isEqualTo("x-2 each");
    assertThat(new Note.Event("", "night falls").text()).isEqualTo("night falls");
    assertThat(new Note.Event("", "night falls").readings()).isEmpty();
  }

  @Test
  void a_value_may_look_like_a_pattern() {
    assertThat(new Note.Event("", "{} and {}", "{}", "{turn}").text()).isEqualTo("{} and {turn}");
  }

  @Test
  void a_heading_names_its_turn() {
    Note.Heading heading = new Note.Heading("SD2", "Turn {turn}: {} against {}", 0, 5, 4);
    assertThat(heading.withTurn(12).text()).isEqualTo("Turn 12: 5 against 4");
    assertThat(heading.withTurn(12).readings()).containsExactly("SD2");
    assertThat(new Note.Heading("", "{} in turn {turn}", 3, "Ney").text())
        .isEqualTo("Ney in turn 3");
  }

  @Test
  void a_single_stack_is_measured_like_its_side_but_apart_from_it() {
    Measure<String> losses = Measure.count("attackerLosses", "points lost", String::length);
    Measure<String> one = losses.ofOne("Ney");
    assertThat(one.name()).isEqualTo("attackerLosses[Ney]");
    assertThat(losses.joint()).isTrue();
    assertThat(one.joint()).isFalse();
    assertThat(one.kind()).isEqualTo(Measure.Kind.COUNT);
    assertThat(one.value("four", 1)).isEqualTo(4);
  }
}
