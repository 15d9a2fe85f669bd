package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static vedette.cli.Captured.BATTLE;
import static vedette.cli.OwnTables.COMBAT_RESULTS;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
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
import vedette.json.Version;

/**
 * The packed program as a user's shell meets it: pipes, full disks, locales, signals, odd files.
 */
@EnabledOnOs(OS.LINUX)
@Tag("slow")
class ProgramIT {
  private static final String ANSWER = Captured.vedette(BATTLE).answer();

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

  /** With 1 a job would be told that odds moved, as {@code WorkflowIT} is when they do. */
  @ParameterizedTest
  @CsvSource({
    "-Xmx99999g, Could not reserve enough space",
    "-XX:+NoSuchOption, Unrecognized VM option"
  })
  void a_java_that_cannot_start_is_no_finding(String options, String reason) {
    Run run =
        Run.of(dir, Map.of("JDK_JAVA_OPTIONS", options), "exec \"$vedette\" check s --baseline b");
    assertThat(run.code()).isEqualTo(ExitCode.UNREADABLE);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains(reason, "error[O006]: Java cannot start this program", "help: ");
  }

  @Test
  void nor_is_a_directory_that_is_gone() {
    Run run = run("mkdir gone && cd gone && rmdir ../gone; \"$vedette\" check s --baseline b");
    assertThat(run.code()).isEqualTo(ExitCode.UNREADABLE);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("current working directory", "error[O006]: ");
  }

  @Test
  void a_directory_whose_name_is_no_utf_8_is_blamed() {
    String made = "d=$(printf 'n\\377d') && mkdir \"$d\" && cp \"$vedette\" \"$d/v\" && ";
    for (String from : List.of("\"$d/v\" ", "cd \"$d\" && ./v ", "cd \"$d\" && \"$vedette\" ")) {
      Run run = run("rm -rf n*; " + made + from + BATTLE);
      assertThat(run.code()).isEqualTo(ExitCode.UNREADABLE);
      assertThat(run.out()).isEmpty();
      assertThat(run.err()).startsWith("error[O007]: ").contains("is not UTF-8\nhelp: ");
    }
    assertAnswers(run("mkdir Fläche && cp \"$vedette\" Fläche/v && cd Fläche && ./v " + BATTLE));
  }

  @Test
  void a_path_that_java_cannot_read_is_named() {
    Run run = run("mkdir a:b && cp \"$vedette\" a:b/v && a:b/v -V");
    assertThat(run.code()).isEqualTo(ExitCode.UNREADABLE);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .isEqualTo(
            "error[O004]: Java cannot read this program: a:b/v: the path has a colon\n"
                + "help: move it to a directory without one\n");
    assertThat(run("cd a:b && ./v -V").code()).isZero();
  }

  @Test
  void a_damaged_copy_says_so_wherever_the_damage_is() throws IOException {
    byte[] program = Files.readAllBytes(Run.PROGRAM);
    int jar = program.length - program.length / 8;
    for (int place : new int[] {program.length - jar, program.length / 2, program.length - 1}) {
      byte[] damaged = program.clone();
      damaged[place] ^= 1;
      Path copy = Files.write(dir.resolve("damaged"), damaged);
      assertThat(copy.toFile().setExecutable(true)).isTrue();
      Run run = run("./damaged -V");
      assertThat(run.code()).as("a bit of byte %d", place).isEqualTo(ExitCode.UNREADABLE);
      assertThat(run.out()).isEmpty();
      assertThat(run.err())
          .isEqualTo(
              "error[O005]: this program is damaged: ./damaged\nhelp: copy or build it again\n");
    }
    Files.write(dir.resolve("damaged"), Arrays.copyOf(program, program.length - 1));
    assertThat(run("./damaged -V").err()).startsWith("error[O005]: ");
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
  void help_and_version_are_the_same_however_they_are_compiled() {
    for (String asked : List.of("six-days battle --help", "-V")) {
      Run run = run("\"$vedette\" " + asked);
      assertThat(run.out()).isEqualTo(Captured.vedette(asked).answer());
      assertThat(run.code()).isZero();
    }
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
    assertComplains(run("\"$vedette\" $'\\xff\\e[31m'"), 2, "error[C001]: there is no command");
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

  private static void send(String signal, ProcessHandle process) throws Exception {
    new ProcessBuilder("kill", "-" + signal, "" + process.pid()).start().waitFor();
  }

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(dir)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  /** Each to the launcher, as a terminal or a scheduler sends it, and to Java, as from a list. */
  @ParameterizedTest
  @CsvSource({"INT, false, 130", "TERM, false, 143", "HUP, true, 129"})
  void a_signal_ends_a_long_run_without_an_answer(String signal, boolean toJava, int code)
      throws Exception {
    Process process = started(ENDLESS + " --output answer");
    ProcessHandle java = Run.awaitTrials(process);
    assertThat(files()).anyMatch(name -> name.matches("\\.answer\\.[0-9a-f]+\\.tmp"));
    send(signal, toJava ? java : process.toHandle());
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
    send("QUIT", process.toHandle());
    ProcessHandle java = Run.awaitTrials(process);
    send("QUIT", java);
    Path err = dir.resolve("stderr");
    Run.await(process, () -> Run.text(err).contains("Full thread dump"));
    send("TERM", process.toHandle());
    assertThat(Run.end(dir, process).out()).isEmpty();
  }

  @Test
  void a_launcher_that_is_killed_takes_the_program_with_it() throws Exception {
    Process process = started(ENDLESS + " --output answer");
    ProcessHandle java = Run.awaitTrials(process);
    process.destroyForcibly().waitFor();
    java.onExit().join();
    assertThat(files()).containsExactly("stderr", "stdout");
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

  /** Some ten thousand cells of a million battles are not done before the test is. */
  @ParameterizedTest
  @CsvSource({"INT, 130", "TERM, 143"})
  void a_sweep_that_is_ended_keeps_its_finished_cells(String signal, int code) throws Exception {
    Process process =
        started(
            "six-days battle --attacker 'inf {1..99}' --defender 'inf {1..99}'"
                + " --method direct --threads 1 --journal j");
    Path journal = dir.resolve("j");
    Run.await(
        process, () -> Files.exists(journal) && Run.text(journal).lines().skip(1).count() > 1);
    send(signal, process.toHandle());
    Run run = Run.end(dir, process);
    assertThat(run.code()).isEqualTo(code);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .matches("warning\\[L006]: interrupted, [0-9]+ of 9801 cells are done and kept in j\n.*\n");
    assertThat(Files.readString(journal)).startsWith("{ \"format\": 1, \"log\": \"sweep\"");
    assertThat(files()).containsExactly("j", "stderr", "stdout");
  }
}
