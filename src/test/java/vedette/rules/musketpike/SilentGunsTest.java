package vedette.rules.musketpike;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static vedette.rules.musketpike.MusketPikeFights.any;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.fight.Engagement;
import vedette.fight.Story;
import vedette.source.TextFault;

/**
 * An answer names artillery and units that cannot fire in the situation, and in the summary where
 * it matters.
 */
class SilentGunsTest {
  private static final String REDOUBT =
      "--attacker 'cav 3/3 ql7' --defender 'li 1/1 ql4, art 12lb ql6%s; in redoubt'";

  private static List<String> silent(Engagement<?, ?> fight) {
    return fight.story().situation().stream()
        .filter(fact -> fact.label().equals("no fire"))
        .map(Story.Fact::text)
        .toList();
  }

  @Test
  void a_melee_alone_says_that_nobody_fires_before_it() {
    assertThat(silent(any("melee", REDOUBT.formatted(""))))
        .containsExactly("melee only; `assault` includes the fire before it");
  }

  /** Horse on the move has no shot at light foot in cover, as in the source's example. */
  @ParameterizedTest(name = "guns{0}, {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        " '' | '' | '' | '' ",
        " '' | --from flank | artillery of defender: no enemy attacks its front |"
            + " The defender's artillery does not fire",
        " '' | --from rear | defender, artillery of defender: no enemy attacks its front |"
            + " The defender gives no defensive fire",
        "' disordered' | '' | artillery of defender is disordered | The defender's artillery does"
            + " not fire",
      })
  void an_assault_says_which_defenders_do_not_fire(
      String guns, String from, String said, String sentence) {
    Engagement<?, ?> assault = any("assault", REDOUBT.formatted(guns) + " " + from);
    List<String> silent = silent(assault);
    // Light foot reduces the value by one, and so does the redoubt, except from its open rear.
    int value = from.equals("--from rear") ? 0 : -1;
    assertThat(silent).contains("attacker: fire value " + value + " at defender");
    assertThat(silent).hasSize(said.isEmpty() ? 1 : 2);
    assertThat(String.join(". ", silent)).contains(said);
    assertThat(assault.story().summary()).endsWith(sentence);
    assertThat(assault.story().summary().contains("fire")).isEqualTo(!sentence.isEmpty());
  }

  @Test
  void in_an_activation_whom_nobody_attacks_is_told_how_to_fire() {
    String fight =
        "--attacker 'hi1 8/8 ql6; against 2' --battery 'art 12lb; range 5; fires-at 1'"
            + " --defender 'art 6lb ql6%s' --defender 'hi1 8/8 ql6'";
    assertThat(silent(any("activation", fight.formatted(""))))
        .containsExactly(
            "artillery of defender 1: no enemy attacks its front, and `fires-at` names no target");
    Engagement<?, ?> fires = any("activation", fight.formatted("; fires-at 1"));
    assertThat(silent(fires)).isEmpty();
    assertThat(fires.story().summary()).isEmpty();
  }

  @Test
  void a_shot_that_is_none_is_said() {
    assertThat(silent(any("fire", "--shooter 'li 2/2' --target 'li 1/1 ql4; in wall'")))
        .containsExactly("shooter: fire value 0 at the target");
    assertThat(silent(any("fire", "--shooter 'art 6lb disordered' --target 'hi1 8/8 ql4'")))
        .containsExactly("shooter is disordered");
    assertThat(silent(any("fire", "--shooter 'li 2/2' --target 'hi1 8/8 ql4'"))).isEmpty();
  }

  @Test
  void guns_that_hold_a_place_and_do_not_fire_at_who_comes_up_are_said() {
    String turns =
        "--attacker 'hi2 16/16 ql7' --defender 'li 1/1 ql4, art 12lb max 10 ql6%s; in redoubt'"
            + " --orders %s --distance 12";
    assertThat(silent(any("turns", turns.formatted("", "'charge,pass'"))))
        .containsExactly(
            "artillery of defender: its side never acts, so it fires only at enemies that move"
                + " adjacent");
    assertThat(silent(any("turns", turns.formatted("", "'march 8,fire,charge'"))))
        .containsExactly("artillery of defender does not reach 12 hexes");
    assertThat(silent(any("turns", turns.formatted(" disordered", "'march 8,fire,charge'"))))
        .containsExactly("artillery of defender is disordered at the start");
  }

  @Test
  void a_battery_of_a_side_that_never_acts_is_said_and_read_all_the_same() {
    String turns =
        "--attacker 'hi2 16/16 ql7' --defender 'hi1 8/8 ql6' --orders charge,%s"
            + " --defender-battery 'art 12lb; range 4%s'";
    assertThat(silent(any("turns", turns.formatted("pass", ""))))
        .containsExactly("defender's artillery: the defender never acts");
    assertThat(silent(any("turns", turns.formatted("fire", "")))).isEmpty();
    assertThatThrownBy(() -> any("turns", turns.formatted("pass", "; in nowhere")))
        .isInstanceOf(TextFault.class)
        .hasMessageContaining("unknown terrain `nowhere`");
  }
}
