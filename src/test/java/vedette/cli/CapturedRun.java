package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import vedette.cli.console.Console;
import vedette.cli.console.ExitCode;
import vedette.work.Workers;

/** A run of the program within this process: its exit code and its output. */
public record CapturedRun(int code, String out, String err) {
  /** A battle of one turn at differential +3: the attacker is repulsed on a roll of 1. */
  public static final String BATTLE =
      "six-days battle --attacker 'inf 5, cav 2' --defender 'inf 4, officer'";

  /** That battle over four turns, with counterattacks: enough states to differ by seed. */
  static final String LONG_BATTLE = BATTLE + " --turns 4 --counterattack always";

  private static final Pattern WORD = Pattern.compile("'([^']*)'|\"([^\"]*)\"|(\\S+)");
  private static final JsonMapper JSON = JsonMapper.builder().build();

  /**
   * The environment of the program.
   *
   * @param terminal whether both of its streams are a terminal
   * @param columns of the terminal
   */
  record RunEnvironment(Map<String, String> environment, boolean terminal, int columns) {
    CapturedRun vedette(String commandLine) {
      return of(this, words(commandLine));
    }
  }

  /**
   * Runs as in a pipe, with nothing in the environment; quotes in the command line as in a shell.
   */
  public static CapturedRun vedette(String commandLine) {
    return of(words(commandLine));
  }

  /** Runs with arguments that no shell has expanded. */
  public static CapturedRun of(String... arguments) {
    return of(new RunEnvironment(Map.of(), false, 0), arguments);
  }

  static CapturedRun of(RunEnvironment runEnvironment, String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        new Console(
            new Console.Output(out),
            new Console.Output(err),
            runEnvironment.environment(),
            runEnvironment.terminal(),
            runEnvironment.terminal(),
            runEnvironment.columns(),
            Workers.HERE,
            () -> 0); // no run is so long that its progress is shown
    int code = Main.run(arguments, console);
    CapturedRun run =
        new CapturedRun(
            code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    AnswerSchemas.validate(List.of(arguments), run);
    return run;
  }

  /** Returns the words of a command line as a shell would split it. */
  public static String[] words(String commandLine) {
    List<String> words = new ArrayList<>();
    Matcher word = WORD.matcher(commandLine);
    while (word.find()) {
      for (int group = 1; group <= 3; group++) {
        if (word.group(group) != null) {
          words.add(word.group(group));
        }
      }
    }
    return words.toArray(String[]::new);
  }

  /** Returns the answer of a run without errors and warnings. */
  public String answer() {
    assertThat(err).isEmpty();
    assertThat(code).isZero();
    assertThat(out).isNotEmpty().endsWith("\n");
    assertNothingOfJava(out);
    return out;
  }

  /** Returns the answer, parsed as JSON. */
  JsonNode json() {
    return JSON.readTree(answer());
  }

  /**
   * Returns the message of a run that failed correctly: machine-readable first line, no answer, no
   * stack trace.
   */
  String complaint(int expectedCode) {
    assertThat(code).as(err).isEqualTo(expectedCode);
    assertThat(out).isEmpty();
    assertThat(err.lines().findFirst().orElse("")).matches("(error|warning)\\[[A-Z][0-9]{3}]: .+");
    assertThat(err).endsWith("\n");
    assertThat(err).containsPattern("\nhelp: \\S.*");
    assertNothingOfJava(err);
    return err;
  }

  /** Returns the message of a run that failed because of its command line. */
  String misuse() {
    return complaint(ExitCode.USAGE);
  }

  static void assertNothingOfJava(String text) {
    assertThat(text).doesNotContain("Exception", "java.", "vedette.", "\tat ", "picocli");
  }
}
