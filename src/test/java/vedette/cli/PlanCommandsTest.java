package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.CapturedRun.vedette;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.report.page.WellFormed;

/** Plans on the command line. */
class PlanCommandsTest {
  private static final String REDOUBT = "tables/examples/plans/redoubt.json";

  @ParameterizedTest
  @ValueSource(strings = {"text", "markdown", "html"})
  void an_answer_says_which_plan_it_is_about(String format) {
    String answer = vedette("plan " + REDOUBT + " --format " + format).out();
    assertThat(format.equals("html") ? WellFormed.text(answer) : answer)
        .contains("The redoubt, and the counter-stroke");
  }

  /** The works are held 98.43%, by the three fights chained by hand in RedoubtTest. */
  @Test
  void the_first_sentence_says_how_often_what_the_plan_is_for_comes_about() {
    assertThat(vedette("plan " + REDOUBT).out())
        .startsWith("The plan succeeds (held) 98.4% of the time.\n");
  }

  /** The line repulses the column in 74.3% before it can assault. */
  @Test
  void where_the_file_does_not_say_it_is_whose_last_fight_and_how_often_that_is_not_fought() {
    assertThat(vedette("plan tables/examples/plans/ranges-then-assault.json").out())
        .startsWith(
            "The assault by Column succeeds, or Line is gone, 9.9% of the time; it is not\n"
                + "fought 74.3%.\n");
    String sampled =
        " --method simulate --trials 10k --seed 1 --unit 'Column: inf 4/6 column general'";
    assertThat(vedette("plan tables/examples/plans/ranges-then-assault.json" + sampled).out())
        .containsPattern("; it\\s+is\\s+not\\s+fought\\s+[0-9.]+%\\s+\\([0-9.]+-[0-9.]+\\)\\.");
  }

  @Test
  void a_cell_without_a_unit_stays_empty_and_says_why() {
    CapturedRun sweep =
        vedette("plan " + REDOUBT + " --unit 'Horse: cav {0..2}/3 ql7' --measure Horse.strength");
    assertThat(sweep.code()).isZero();
    assertThat(sweep.out())
        .containsPattern("\\n  0 +-\\n  1 +0")
        .contains("No plan at 0: `0` is not a strength left, in Horse.");
  }

  /** The JSON has every end of the army; the text sums up the others. */
  @Test
  void of_very_many_ends_the_likeliest_are_listed_and_the_others_together() {
    String plan = "plan tables/examples/plans/ten-attacks.json";
    List<Double> ends = new ArrayList<>();
    vedette(plan + " --format json")
        .json()
        .get("measures")
        .get("Army")
        .get("distribution")
        .forEach(it -> ends.add(it.get("p").asDouble()));
    ends.sort(Comparator.reverseOrder());
    double rest = ends.subList(10, ends.size()).stream().mapToDouble(it -> it).sum();
    String listed = vedette(plan).out();
    String army = listed.substring(listed.indexOf("Army at the end"));
    assertThat(army.substring(0, army.indexOf("\n\n")).lines().skip(1))
        .hasSize(11)
        .first()
        .asString()
        .startsWith("  gone");
    assertThat(army)
        .containsPattern(
            String.format(Locale.ROOT, "\n  and %d more +%.2f%%\n", ends.size() - 10, 100 * rest));
    assertThat(vedette(plan + " --method simulate --trials 20000").out())
        .containsPattern("\n  and [0-9]+ more +[0-9.]+%\n");
    assertThat(vedette(plan + " --repeat 2 --fractions").out())
        .containsPattern("\n  and [0-9]+ more +[0-9.]+% += [0-9]+/[0-9]+\n");
  }

  @Test
  void a_plan_by_itself_is_shown_as_a_player_reads_it() {
    String shown = vedette("show " + REDOUBT).out();
    assertThat(shown)
        .startsWith("The redoubt, and the counter-stroke\n")
        .contains("  system          musket-pike\n")
        .contains("  Tercio          hi2 16/16 ql7\n")
        .contains("  approach        fire: shooter Battery, range 5; target Tercio, moving\n")
        .contains("  held            assault.success and not Tercio.eliminated\n");
  }

  @Test
  void the_maximum_number_of_fights_of_a_step_is_shown_as_requested() {
    String ten = "plan tables/examples/plans/ten-attacks.json";
    assertThat(vedette(ten).answer()).contains("terrain stream; up to 10 times\n");
    assertThat(vedette(ten + " --repeat 3").answer()).contains("terrain stream; up to 3 times\n");
    assertThat(vedette(ten + " --repeat attack=1").answer())
        .contains("terrain stream; up to 1 time\n");
  }
}
