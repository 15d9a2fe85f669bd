package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static vedette.cli.CapturedRun.BATTLE;
import static vedette.cli.OwnTables.COMBAT_RESULTS;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.cli.console.ExitCode;
import vedette.json.Version;

/**
 * The packed program as a user's shell meets it: pipes, full disks, locales, signals, odd files.
 */
@EnabledOnOs(OS.LINUX)
@Tag("slow")
class ProgramIT {
  private static final String ANSWER = CapturedRun.vedette(BATTLE).answer();

  /** Two thousand million battles, die by die: it does not end before the test does. */
  private static final String ENDLESS = BATTLE + " --method direct --trials 2G";

  @TempDir Path dir;

  private Run run(String script) {
    return Run.of(dir, script);
  }

  private void assertAnswers(Run run) {
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).isEqualTo(ANSWER);
    assertThat(run.code()).isZero();
  }

  @Test
  void it_runs_by_its_name_from_any_directory() {
    assertAnswers(run("exec \"$vedette\" " + BATTLE));
    assertAnswers(run("PATH=\"${vedette%/*}:$PATH\"; vedette " + BATTLE));
    assertAnswers(run("cd \"${vedette%/*}\" && ./vedette " + BATTLE));
  }

  @Test
  void it_runs_through_a_link_and_from_a_directory_with_blanks() {
    assertAnswers(run("ln -s \"$vedette\" v && ./v " + BATTLE));
    assertAnswers(run("mkdir 'a b' && cp \"$vedette\" 'a b/v w' && 'a b/v w' " + BATTLE));
    assertAnswers(run("mkdir Fläche && cp \"$vedette\" Fläche/v && cd Fläche && ./v " + BATTLE));
  }

  @Test
  void it_passes_its_arguments_on_as_they_are() {
    Run run = run("\"$vedette\" six-days battle --attacker 'a*  $b: inf 5' --defender 'inf 4'");
    assertThat(run.out()).contains("  a*  $b    inf 5 (5)");
  }

  @Test
  void it_takes_the_java_of_the_path_if_java_home_has_none() {
    assertAnswers(Run.of(dir, Map.of("JAVA_HOME", "/nowhere"), "\"$vedette\" " + BATTLE));
    assertAnswers(Run.of(dir, Map.of("JAVA_HOME", ""), "\"$vedette\" " + BATTLE));
  }

  @Test
  void an_empty_java_home_does_not_hide_the_java_of_the_path() {
    String mine = "mkdir mine && printf '#!/bin/sh\\necho mine' > mine/java && chmod +x mine/java";
    Run run =
        Run.of(dir, Map.of("JAVA_HOME", ""), mine + " && PATH=\"$PWD/mine:$PATH\" \"$vedette\" -V");
    assertThat(run.out()).isEqualTo("mine\n");
  }

  @Test
  void it_takes_the_java_of_java_home_first() {
    Map<String, String> home = Map.of("JAVA_HOME", System.getProperty("java.home"));
    assertAnswers(Run.of(dir, home, "mkdir none; PATH=none exec \"$vedette\" " + BATTLE));
  }

  @Test
  void without_a_java_it_says_what_to_install() {
    Run run = Run.of(dir, Map.of("JAVA_HOME", "/nowhere"), "PATH=/nowhere; \"$vedette\" -V");
    assertThat(run.code()).isEqualTo(ExitCode.UNREADABLE);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .isEqualTo(
            "error[O003]: there is no Java on the PATH\n"
                + "help: install a Java runtime of version 17 or newer, or name its directory in"
                + " JAVA_HOME\n");
  }

  @ParameterizedTest
  @CsvSource({
    "-Xmx99999g, Could not reserve enough space",
    "-XX:+NoSuchOption, Unrecognized VM option"
  })
  void a_java_that_cannot_start_says_why_and_ends_with_1(String options, String reason) {
    Run run = Run.of(dir, Map.of("JDK_JAVA_OPTIONS", options), "\"$vedette\" -V");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains(reason);
  }

  /**
   * Else a file that lies there by chance, or by somebody's will, could be taken for a part of it.
   */
  @Test
  void the_working_directory_is_not_on_the_class_path() {
    Run run = run("JDK_JAVA_OPTIONS=-XshowSettings:properties \"$vedette\" -V");
    assertThat(run.code()).isZero();
    assertThat(run.err()).contains("java.class.path = " + Run.PROGRAM.toAbsolutePath() + "\n");
  }

  @Test
  void it_needs_no_home_no_terminal_and_no_standard_input() {
    Map<String, String> nothing = new HashMap<>();
    for (String name : List.of("HOME", "USER", "TERM", "TMPDIR")) {
      nothing.put(name, null);
    }
    assertAnswers(Run.of(dir, nothing, "\"$vedette\" " + BATTLE + " <&-"));
    assertAnswers(Run.of(dir, Map.of("TMPDIR", "/nowhere", "TZ", "X"), "\"$vedette\" " + BATTLE));
  }

  @ParameterizedTest
  @ValueSource(strings = {"C", "de_DE.UTF-8", "ar_EG", "tr_TR"})
  void a_locale_changes_no_byte(String locale) {
    assertAnswers(run(in(locale) + BATTLE));
  }

  /**
   * The program in a locale; set behind the shell, which would complain of one it does not have.
   */
  private static String in(String locale) {
    return "exec env LC_ALL=" + locale + " LANG=" + locale + " \"$vedette\" ";
  }

  @ParameterizedTest
  @CsvSource({"tr, TR", "fa, IR"})
  void nor_does_a_locale_of_java(String language, String country) {
    String options = "-Duser.language=" + language + " -Duser.country=" + country;
    Run run = Run.of(dir, Map.of("JDK_JAVA_OPTIONS", options), "\"$vedette\" " + BATTLE);
    assertThat(run.out()).isEqualTo(ANSWER);
    assertThat(run.code()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"C", "de_DE.ISO-8859-1"})
  void names_and_files_may_be_in_any_script(String locale) {
    new OwnTables(dir).with("Fläche 表/crt.json", COMBAT_RESULTS);
    Run run =
        run(
            in(locale)
                + "six-days battle --attacker 'Müller 青: inf 5' --defender 'inf 4'"
                + " --tables 'Fläche 表'");
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("  Müller 青  inf 5 (5)", "from Fläche 表/crt.json");
    assertThat(run.code()).isZero();
  }

  @Test
  void an_argument_that_is_no_utf_8_is_refused_in_words() {
    assertComplains(run("\"$vedette\" $'\\xff\\e[31m'"), 2, "error[C001]: unknown command");
    assertComplains(run("\"$vedette\" list --tables $'\\xfe'"), 5, "error[J001]: ");
  }

  private static void assertComplains(Run run, int code, String start) {
    assertThat(run.err()).startsWith(start).doesNotContain("\u001b", "Exception", "java.");
    assertThat(run.out()).isEmpty();
    assertThat(run.code()).isEqualTo(code);
  }

  @Test
  void in_a_pipe_there_is_no_colour_unless_asked_for() {
    assertThat(run("TERM=xterm \"$vedette\" " + BATTLE + " | cat").out()).isEqualTo(ANSWER);
    assertThat(run("CLICOLOR_FORCE=1 \"$vedette\" " + BATTLE).out()).contains("\u001b[1m");
    assertAnswers(run("NO_COLOR=1 CLICOLOR_FORCE=1 \"$vedette\" " + BATTLE));
  }

  @ParameterizedTest
  @CsvSource({
    ">/dev/full, No space left on device",
    ">&-, Bad file descriptor",
    "</dev/null >&0, Bad file descriptor"
  })
  void an_answer_that_cannot_be_written_is_no_success(String redirection, String reason) {
    for (String command : List.of(BATTLE, "--help")) {
      assertComplains(
          run("\"$vedette\" " + command + " " + redirection),
          5,
          "error[O001]: cannot write to standard output: " + reason + "\nhelp: ");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {BATTLE, BATTLE + " --method direct --trials 300k", "list"})
  void a_pipe_that_is_closed_ends_it_quietly(String command) {
    Run run = run("\"$vedette\" " + command + " | head -1; echo ${PIPESTATUS[@]}");
    assertThat(run.err()).isEmpty();
    assertThat(run.out().lines()).hasSize(2);
    assertThat(run.out()).endsWith("\n0 0\n");
  }

  @Test
  void a_pipe_without_any_reader_ends_it_quietly() {
    Run run = run("\"$vedette\" " + BATTLE + " | exec true; echo ${PIPESTATUS[0]}");
    assertThat(run.out()).isEqualTo("0\n");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void the_version_is_one_line_in_a_pipe_too() {
    Run run = run("\"$vedette\" --version | head -1");
    assertThat(run.out()).isEqualTo("vedette " + Version.NUMBER + "\n");
    assertThat(run.err()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"2>/dev/full", "2>&-"})
  void without_standard_error_answer_and_code_are_the_same(String redirection) {
    assertAnswers(run("\"$vedette\" " + BATTLE + " " + redirection));
    assertThat(run("\"$vedette\" tabel " + redirection).code()).isEqualTo(2);
    String tables = " --tables nowhere ";
    assertThat(run("\"$vedette\" " + BATTLE + tables + redirection).code()).isEqualTo(5);
    assertThat(run("\"$vedette\" " + BATTLE + " >/dev/full " + redirection).code()).isEqualTo(5);
    assertThat(
            run("\"$vedette\" " + BATTLE + " --method simulate --threads 1000 " + redirection)
                .code())
        .isZero();
  }

  /** A build in the background may ignore SIGINT, and its children would with it. */
  private Process started(String command) {
    return Run.start(dir, Map.of(), "exec env --default-signal=INT \"$vedette\" " + command);
  }

  private static void send(String signal, Process process) throws Exception {
    new ProcessBuilder("kill", "-" + signal, "" + process.pid()).start().waitFor();
  }

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(dir)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @ParameterizedTest
  @CsvSource({"INT, 130", "TERM, 143", "HUP, 129"})
  void a_signal_ends_a_long_run_without_an_answer(String signal, int code) throws Exception {
    Process process = started(ENDLESS + " --output answer");
    Run.awaitTrials(process);
    assertThat(files()).anyMatch(name -> name.matches("\\.answer\\.[0-9a-f]+\\.tmp"));
    send(signal, process);
    Run run = Run.end(dir, process);
    assertThat(run.code()).isEqualTo(code);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).doesNotContain("Exception", "\tat ");
    assertThat(files()).containsExactly("stderr", "stdout");
  }

  /** A list of what all threads do, which Java prints when asked with this signal, is no answer. */
  @Test
  void the_signal_of_control_backslash_puts_nothing_into_the_answer() throws Exception {
    Process process = started(ENDLESS);
    Run.awaitTrials(process);
    send("QUIT", process);
    Path err = dir.resolve("stderr");
    Run.await(process, () -> Run.text(err).contains("Full thread dump"));
    send("TERM", process);
    assertThat(Run.end(dir, process).out()).isEmpty();
  }

  @Test
  void a_directory_may_begin_with_a_dash() {
    new OwnTables(dir).with("-x/crt.json", COMBAT_RESULTS);
    assertThat(run("\"$vedette\" list --tables -x").out()).contains("-x/crt.json");
    assertThat(run("\"$vedette\" list --tables=-x").out()).contains("-x/crt.json");
  }

  @Test
  void an_endless_device_for_a_table_is_refused_at_the_limit() {
    Run run = run("mkdir t; ln -s /dev/zero t/a.json; \"$vedette\" list --tables t");
    assertComplains(run, 6, "error[");
  }

  @Test
  void a_pipe_that_nobody_writes_to_is_not_waited_for() {
    assertNotWaitedFor("t.json", "mkfifo t.json", "t.json");
    assertNotWaitedFor("u/a.json", "mkdir u; mkfifo u/a.json", "u");
  }

  private void assertNotWaitedFor(String pipe, String made, String tables) {
    Run run = run(made + "; exec \"$vedette\" list --tables " + tables);
    assertThat(run.code()).isIn(4, 5, 6);
    assertComplains(run, run.code(), "error[");
    assertThat(run.err()).contains("]: " + pipe + ": ");
  }

  @Test
  void a_table_of_twenty_megabytes_is_refused() throws IOException {
    Files.createDirectory(dir.resolve("t"));
    Files.write(dir.resolve("t/a.json"), new byte[20_000_000]);
    Run run = run("\"$vedette\" list --tables t");
    assertComplains(run, 6, "error[J006]: t/a.json: file is larger than the limit of 16 MiB");
  }

  @Test
  void a_table_that_may_not_be_read_is_named() throws IOException {
    new OwnTables(dir).with("t/a.json", COMBAT_RESULTS);
    Files.setPosixFilePermissions(
        dir.resolve("t/a.json"), PosixFilePermissions.fromString("---------"));
    assumeFalse(Files.isReadable(dir.resolve("t/a.json")), "who runs this may read anything");
    Run run = run("\"$vedette\" list --tables t");
    assertComplains(run, 5, "error[J003]: t/a.json: cannot read: permission denied");
  }
}
