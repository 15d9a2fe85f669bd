package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.GuardedSuite.CHANGED;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.cli.console.ExitCode;

/** One check is written to several files, and annotated where GitHub looks for it. */
class ReportFilesTest {
  private static final String TYPO = CHANGED.replace("D2Rp\"]", "D2Rq\"]");

  @TempDir Path dir;
  private GuardedSuite guardedSuite;

  @BeforeEach
  void aSuiteWithItsBaseline() {
    guardedSuite = new GuardedSuite(dir).asUsual();
  }

  private String report(String format, String file) {
    return " --report '" + format + "=" + dir + "/" + file + "'";
  }

  @Test
  void one_check_answers_me_and_writes_a_report_for_each_who_reads_it() {
    CapturedRun alone = guardedSuite.checkWith(CHANGED, "");
    CapturedRun check =
        guardedSuite.checkWith(
            CHANGED, report("junit", "odds.xml") + report("markdown", "odds.md"));
    assertThat(check).isEqualTo(alone);
    assertThat(check.code()).isEqualTo(ExitCode.FINDINGS);
    assertThat(guardedSuite.read("odds.xml"))
        .isEqualTo(guardedSuite.checkWith(CHANGED, "--format junit").out());
    assertThat(guardedSuite.read("odds.md"))
        .isEqualTo(guardedSuite.checkWith(CHANGED, "--format markdown").out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"text", "json", "csv", "markdown", "html", "junit", "github"})
  void a_table_that_cannot_be_read_is_named_in_a_report_of_any_format(String format) {
    CapturedRun check = guardedSuite.checkWith(TYPO, report(format, "report"));
    assertThat(check.code()).isEqualTo(ExitCode.WRONG_FILE);
    assertThat(guardedSuite.read("report"))
        .contains("crt.json", "D2Rq")
        .contains("37")
        .contains("64");
  }

  @Test
  void a_broken_baseline_is_an_error_of_junit_and_words_in_markdown() {
    guardedSuite.write("baseline.json", "<<<<<<< HEAD\n");
    CapturedRun check =
        guardedSuite.check(report("junit", "odds.xml") + report("markdown", "odds.md"));
    assertThat(check.code()).isEqualTo(ExitCode.WRONG_FILE);
    assertThat(guardedSuite.read("odds.xml"))
        .contains("errors=\"1\"", "<error message=\"invalid\">", "S023");
    assertThat(guardedSuite.read("odds.md"))
        .contains("**the check itself**", "this is an unresolved merge conflict");
  }

  @Test
  void a_suite_of_nothing_to_check_is_said_in_the_report() {
    CapturedRun check = guardedSuite.check("--only nothing" + report("markdown", "odds.md"));
    assertThat(check.code()).isEqualTo(ExitCode.USAGE);
    assertThat(guardedSuite.read("odds.md")).contains("C007", "no scenario matches");
  }

  @Test
  void a_report_replaces_that_of_the_last_check_whole() throws IOException {
    guardedSuite.write("odds.md", "x".repeat(100_000));
    assertThat(guardedSuite.check(report("markdown", "odds.md")).code()).isZero();
    assertThat(guardedSuite.read("odds.md")).startsWith("**Check passed: ").doesNotContain("xxx");
    try (var files = Files.list(dir)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrder("suite.json", "baseline.json", "odds.md");
    }
  }

  @Test
  void where_no_report_can_be_written_nothing_is_worked_out() {
    CapturedRun check =
        guardedSuite.check(report("markdown", "odds.md") + report("junit", "no/odds.xml"));
    assertThat(check.complaint(ExitCode.UNREADABLE))
        .contains("error[S032]", "/no/odds.xml: cannot write: no such directory");
    assertThat(guardedSuite.has("odds.md")).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--report junit                          | C003 | is not of the form FORMAT=FILE",
        "--report =odds.xml                      | C003 | is not of the form FORMAT=FILE",
        "--report junit=                         | C003 | ${GITHUB_STEP_SUMMARY:-odds.md}",
        "--report junti=odds.xml                 | C003 | did you mean `junit`?",
        "--report junit=$/suite.json             | C004 | is a file that this command reads",
        "--report junit=$/./baseline.json        | C004 | is a file that this command reads",
        "--report junit=$/a --report text=$/./a  | C004 | is already written by another option",
        "--report junit=$/a --update-baseline    | C004 | leave one of them out"
      })
  void a_report_that_is_not_meant_is_refused(String options, String code, String words) {
    String suite = guardedSuite.read("suite.json");
    String baseline = guardedSuite.read("baseline.json");
    assertThat(guardedSuite.check(options.replace("$", dir.toString())).misuse())
        .contains(code, words);
    assertThat(guardedSuite.read("suite.json")).isEqualTo(suite);
    assertThat(guardedSuite.read("baseline.json")).isEqualTo(baseline);
  }

  @ParameterizedTest
  @ValueSource(strings = {"--report json=", "--format json --output "})
  void a_baseline_that_is_not_there_yet_is_no_place_for_an_answer(String option)
      throws IOException {
    Files.delete(dir.resolve("baseline.json"));
    assertThat(guardedSuite.check(option + dir + "/baseline.json").misuse())
        .contains("C004", "is a file that this command reads");
    assertThat(guardedSuite.has("baseline.json")).isFalse();
  }

  private String annotated(Path root) {
    String command =
        guardedSuite.command("--tables '" + dir + "/mine' --format github").replace("'", "\"");
    CapturedRun.RunEnvironment github =
        new CapturedRun.RunEnvironment(Map.of("GITHUB_WORKSPACE", root.toString()), false, 0);
    return github.vedette(command).out();
  }

  @Test
  void an_annotation_names_files_as_seen_from_the_repositorys_root() {
    guardedSuite.write("mine/crt.json", CHANGED);
    assertThat(annotated(dir)).startsWith("::error file=mine/crt.json,line=37,col=64,");
    String name = dir.getFileName().toString();
    assertThat(annotated(dir.getParent())).startsWith("::error file=" + name + "/mine/crt.json,");
  }

  @Test
  void an_annotation_of_a_linked_table_stands_at_the_table() throws IOException {
    guardedSuite.write("games/crt.json", CHANGED);
    Files.createDirectory(dir.resolve("mine"));
    Files.createSymbolicLink(dir.resolve("mine/crt.json"), Path.of("../games/crt.json"));
    assertThat(annotated(dir)).startsWith("::error file=games/crt.json,line=37,");
    Path link = Files.createSymbolicLink(dir.resolve("checkout"), dir);
    assertThat(annotated(link)).startsWith("::error file=games/crt.json,line=37,");
  }

  @Test
  void a_baseline_that_is_not_there_is_annotated_where_it_should_be() throws IOException {
    Files.delete(dir.resolve("baseline.json"));
    guardedSuite.write("mine/crt.json", CHANGED);
    assertThat(annotated(dir)).startsWith("::error file=baseline.json,title=invalid [S020]");
  }

  @Test
  void what_lies_outside_of_the_repository_keeps_its_name() throws IOException {
    guardedSuite.write("mine/crt.json", CHANGED);
    Path elsewhere = Files.createDirectory(dir.resolve("elsewhere"));
    String as = "::error file=" + dir + "/mine/crt.json,line=37,";
    assertThat(annotated(elsewhere)).startsWith(as);
    assertThat(annotated(dir.resolve("nowhere"))).startsWith(as);
  }
}
