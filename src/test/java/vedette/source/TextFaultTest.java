package vedette.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A wrong word is found in the texts as given. */
class TextFaultTest {
  private static final Map<String, List<String>> TEXTS =
      Map.of("attacker", List.of("inf 12; with hit 2", "cav 6; with hit-run, hi 2"));

  @Test
  void it_is_found_where_it_is_a_whole_word() {
    // `hi` is the beginning of words before it.
    TextFault placed = TextFault.ofWord("attacker", "hi", "wrong", "right").placed(TEXTS);
    assertThat(placed.text()).isEqualTo("cav 6; with hit-run, hi 2");
    assertThat(placed.text().substring(placed.offset())).isEqualTo("hi 2");
    assertThat(placed).hasMessage("wrong");
    assertThat(placed.help()).isEqualTo("right");
  }

  @Test
  void what_was_not_written_has_no_place() {
    for (String parameter : List.of("attacker", "defender")) {
      TextFault wrong = TextFault.ofWord(parameter, "run", "wrong", "right");
      assertThat(wrong.placed(TEXTS).text()).isNull();
    }
    TextFault whole = new TextFault("attacker", "wrong", "right");
    assertThat(whole.placed(TEXTS)).isSameAs(whole);
  }
}
