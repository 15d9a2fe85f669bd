package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.Captured.BATTLE;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Section H: where the answer goes, and what is around the program. */
class BadSurroundingsTest extends BadInputRows {
  private static final String NO_OUTPUT = "answers go to standard output alone";

  BadSurroundingsTest() {
    super('H', 22);
  }

  private static DynamicTest alike(String id, String input, Map<String, String> environment) {
    return row(id, input)
        .command(BATTLE)
        .in(environment)
        .test(run -> assertThat(run.answer()).isEqualTo(Captured.vedette(BATTLE).answer()));
  }

  @Override
  Stream<DynamicTest> rows() {
    return Stream.of(
        heldBy("H01", "cli.ProgramIT", "an_answer_that_cannot_be_written_is_no_success"),
        heldBy("H02", "cli.ProgramIT", "an_answer_that_cannot_be_written_is_no_success"),
        heldBy("H03", "cli.ProgramIT", "a_pipe_that_is_closed_ends_it_quietly"),
        heldBy("H04", "cli.ProgramIT", "without_standard_error_answer_and_code_are_the_same"),
        row("H05", "a suite in a directory that is not there")
            .command(BATTLE + " --save-scenario $d/no/suite.json")
            .refusedWithoutAnswer(5, "there is no such directory", "create it first"),
        row("H06", "a directory instead of a suite")
            .command(BATTLE + " --save-scenario $d")
            .refusedWithoutAnswer(5, "it is a directory", "name a file"),
        row("H06", "a suite that is found out before two thousand million battles")
            .command(BATTLE + " --method direct --trials 2G --save-scenario $d/no/suite.json")
            .refusedWithoutAnswer(5, "there is no such directory"),
        heldBy("H06", "file.KeptFileTest", "a_read_only_file_is_refused_before_anything_is_done"),
        heldBy("H07", "cli.CheckCommandTest", "the_baseline_is_never_the_suite_itself"),
        left("H08", NO_OUTPUT + ", and what is kept is appended to or replaced as a whole"),
        heldBy("H09", "file.KeptFileTest", "a_full_disk_leaves_the_old_text_and_no_leftovers"),
        row("H10", "no terminal")
            .command(BATTLE + " --method simulate --trials 100k")
            .test(run -> assertThat(run.answer()).doesNotContain("\u001b", "█", "\r")),
        alike("H11", "NO_COLOR=1", Map.of("NO_COLOR", "1")),
        heldBy("H11", "cli.TerminalTest", "colour_follows_the_environment"),
        alike("H12", "TERM=dumb", Map.of("TERM", "dumb")),
        alike("H12", "colour forced and forbidden", Map.of("CLICOLOR_FORCE", "1", "NO_COLOR", "1")),
        alike("H13", "COLUMNS=0", Map.of("COLUMNS", "0")),
        alike("H13", "COLUMNS=-5", Map.of("COLUMNS", "-5")),
        alike("H13", "COLUMNS=abc", Map.of("COLUMNS", "abc")),
        row("H13", "COLUMNS=20").command(BATTLE).in(Map.of("COLUMNS", "20")).answered("six-days"),
        heldBy("H14", "cli.ProgramIT", "a_locale_changes_no_byte"),
        heldBy("H15", "cli.ProgramIT", "nor_does_a_locale_of_java"),
        left("H16", "no answer depends on a clock"),
        heldBy("H17", "cli.ProgramIT", "it_needs_no_home_no_terminal_and_no_standard_input"),
        heldBy("H18", "cli.CheckFormatsTest", "junit_is_valid_whatever_a_scenario_is_called"),
        heldBy("H19", "cli.CheckFormatsTest", "no_name_can_end_an_annotation_or_begin_another"),
        heldBy("H20", "report.CsvTest", "a_formula_is_a_word"),
        heldBy("H20", "report.MarkdownTest", "a_name_with_a_pipe_stays_in_its_cell"),
        left("H21", "there is no format SARIF"),
        heldBy(
            "H22",
            "cli.CheckFormatsTest",
            "github_is_given_the_ten_worst_and_told_how_many_more_there_are"));
  }
}
