package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.CapturedRun.BATTLE;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import vedette.cli.Exclusions.ArgumentCondition;
import vedette.cli.Exclusions.Row;
import vedette.cli.option.Command;
import vedette.cli.option.Options;
import vedette.cli.option.ParsedCommandLine;

/** The options that exclude or need each other, row by row; and every option is read. */
class ExclusionsTest {
  /** A valid value of each option that takes one, except those of a fight's own. */
  private static final Map<String, String> VALUES = new HashMap<>();

  static {
    VALUES.put("--baseline", "baseline.json");
    VALUES.put("--best", "5");
    VALUES.put("--by", "success");
    VALUES.put("--chance", "success");
    VALUES.put("--color", "never");
    VALUES.put("--compare", "ratio");
    VALUES.put("--die", "d6");
    VALUES.put("--format", "json");
    VALUES.put("--loses", "attacker");
    VALUES.put("--max-states", "5k");
    VALUES.put("--measure", "success");
    VALUES.put("--method", "exact");
    VALUES.put("--near", "50%");
    VALUES.put("--only", "bridge");
    VALUES.put("--output", "answer.json");
    VALUES.put("--precision", "1%");
    VALUES.put("--report", "junit=report.xml");
    VALUES.put("--save-scenario", "suite.json");
    VALUES.put("--scenario-name", "bridge");
    VALUES.put("--schema", "table");
    VALUES.put("--seed", "7");
    VALUES.put("--sort", "success");
    VALUES.put("--tables", "tables/examples/milder");
    VALUES.put("--threads", "2");
    VALUES.put("--time-limit", "5m");
    VALUES.put("--to", "table.json");
    VALUES.put("--tolerance", "1%");
    VALUES.put("--trials", "5000");
    VALUES.put("--value", "attackerLosses");
    VALUES.put("--where", "success > 10%");
  }

  static List<Row> rows() {
    return Exclusions.rows();
  }

  @ParameterizedTest
  @MethodSource("rows")
  void what_a_row_excludes_is_refused_with_its_message(Row row) {
    String both = written(row.one()) + written(row.other());
    if (row.other().words().equals("no --sort")) {
      both += " --turns {1,2}"; // without braces this is the reason for the refusal
    }
    assertThat(CapturedRun.vedette(command(both) + both).misuse())
        .isEqualTo("error[" + row.code() + "]: " + row.message() + "\nhelp: " + row.help() + "\n");
  }

  private static String command(String options) {
    return options.contains("--schema")
        ? "show"
        : options.matches(".*--(odds|baseline|tolerance|strict|update-baseline|report).*")
            ? "check suite.json"
            : BATTLE;
  }

  /** Returns the notation of a condition on a command line; "" for a missing option. */
  private static String written(ArgumentCondition argumentCondition) {
    String words = argumentCondition.words();
    if (words.startsWith("braces in --tables")) {
      return " --tables '{old,new}'";
    }
    if (words.startsWith("braces")) {
      return " --turns {1,2}";
    }
    if (words.startsWith("no ") || words.startsWith("one fight")) {
      return "";
    }
    if (words.equals("NAME")) {
      return " six-days";
    }
    return " " + (words.contains(" ") ? words.replace(" N", " 5") : withValue(words));
  }

  private static String withValue(String option) {
    String value = VALUES.get(option);
    return value == null ? option : option + " '" + value + "'";
  }

  /** One line for each command; all fights have the same options except those of their forms. */
  private static final List<String> LINES =
      List.of(
          BATTLE,
          "check suite.json",
          "compare " + BATTLE + " vs " + BATTLE,
          "list",
          "show six-days",
          "describe",
          "lint six-days",
          "diff six-days/combat-results six-days/combat-results",
          "new table mine.json",
          "new system mine.json",
          "import mine.csv --to new.json --die d6",
          "completion bash");

  /** A command throws if it does not read one of its options. */
  @Test
  void every_option_of_every_command_is_read() {
    CommandLine program = Commands.whole();
    List<String> tried = new ArrayList<>();
    for (String line : LINES) {
      ParseResult bare = parsed(program, line);
      Command.Type type = (Command.Type) bare.commandSpec().userObject();
      for (OptionSpec option : bare.commandSpec().options()) {
        boolean ofForm =
            type.form() != null
                && type.form().slots().stream()
                    .anyMatch(it -> it.option().equals(option.longestName()));
        if (!option.usageHelp() && !ofForm && !bare.hasMatchedOption(option)) {
          assertThat(read(program, line, option.longestName(), type)).isNotNull();
          tried.add(option.longestName());
        }
      }
    }
    assertThat(tried).containsAll(without(VALUES.keySet(), "--die", "--to", "--best"));
  }

  private static List<String> without(Iterable<String> options, String... others) {
    List<String> left = new ArrayList<>();
    options.forEach(left::add);
    left.removeAll(List.of(others));
    return left;
  }

  private static Command read(CommandLine program, String line, String option, Command.Type type) {
    int end = line.startsWith("compare ") ? "compare".length() : line.length();
    String whole = line.substring(0, end) + " " + withValue(option) + line.substring(end);
    ParsedCommandLine given = new ParsedCommandLine(parsed(program, whole), type.form());
    given.get(Options.OUTPUT); // which does not depend on the command
    return given.as(type);
  }

  private static ParseResult parsed(CommandLine program, String line) {
    program.setStopAtPositional(line.startsWith("compare "));
    ParseResult parsed = program.parseArgs(CapturedRun.words(line));
    while (parsed.hasSubcommand()) {
      parsed = parsed.subcommand();
    }
    return parsed;
  }
}
