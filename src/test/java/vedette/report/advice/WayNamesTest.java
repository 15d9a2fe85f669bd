package vedette.report.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A compared fight is named by what distinguishes its command from the others. */
class WayNamesTest {
  /**
   * Returns the names of commands whose words are divided by spaces, or by bars if they have any.
   */
  private static List<String> names(String... commands) {
    return WayNames.of(
        Stream.of(commands).map(it -> List.of(it.split(it.contains("|") ? "[|]" : " "))).toList());
  }

  @Test
  void options_that_differ_are_the_name() {
    assertThat(
            names(
                "six-days|battle|--attacker|inf 5, cav 2|--defender|inf 4",
                "six-days|battle|--attacker|inf 7|--defender|inf 4|--turns|2"))
        .containsExactly("attacker inf 5, cav 2", "attacker inf 7; turns 2");
  }

  @Test
  void a_fight_without_the_option_of_the_others_has_its_default() {
    assertThat(names("a b --x 1", "a b --x 1 --loss-order last --flag"))
        .containsExactly("loss order, flag by default", "loss order last; flag");
  }

  @Test
  void different_fights_have_their_own_names() {
    assertThat(names("a b --x 1", "a c --x 2", "a b --x=3"))
        .containsExactly("a b: x 1", "a c", "a b: x 3");
  }

  @Test
  void equal_commands_have_no_name() {
    assertThat(names("a b --x 1", "a b --x 1")).containsExactly("", "");
  }

  @Test
  void a_long_name_ends_in_dots() {
    String name = names("a --x " + "y".repeat(200), "a --x z").get(0);
    assertThat(name).hasSize(80).startsWith("x yyy").endsWith("y…");
  }
}
