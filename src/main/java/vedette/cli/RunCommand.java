package vedette.cli;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import vedette.odds.Deadline;
import vedette.report.RunAnswer;
import vedette.suite.Computed;
import vedette.suite.Expectation;
import vedette.suite.Suite;
import vedette.suite.SuiteWork;

/** Prints the odds of all scenarios of a suite. */
final class RunCommand implements Action, InPieces {
  /** What it is, for the help. */
  static final String TEXT = "the odds of all scenarios of a suite";

  private RunCommand() {}

  static CommandSpec spec() {
    CommandSpec spec = CommandSpec.wrapWithoutInspection(new RunCommand());
    spec.usageMessage()
        .customSynopsis("vedette run SUITE [options]")
        .sortOptions(false)
        .description(TEXT)
        .footer(
            "",
            "A suite is a file of scenarios, each a request with the names of the command line:",
            "  { \"format\": 1, \"scenarios\": [",
            "    { \"name\": \"at the bridge\", \"system\": \"six-days\", \"engagement\": \"battle\",",
            "      \"request\": { \"attacker\": \"inf 5\", \"defender\": \"inf 4\", \"turns\": 3 },",
            "      \"expect\": { \"defenderRepulsed\": { \"atLeast\": 0.2 } } } ] }",
            "Add to it with --save-scenario on any command that answers with odds.",
            "",
            "Example:",
            "  vedette run suite.json --only bridge");
    SuiteOptions.addSuite(spec);
    Options.addGroup(
        spec,
        "The scenarios",
        List.of(SuiteOptions.only(), SuiteOptions.allowOutside(), TimeLimit.option()));
    Options.addAnswering(spec);
    return spec;
  }

  @Override
  public SuiteWork work(ParseResult given, Console console) {
    return SuiteOptions.work(given, console);
  }

  @Override
  public int run(ParseResult given, Console console) {
    Deadline deadline = TimeLimit.begin(given);
    Options.checkOutput(given);
    Suite suite = SuiteOptions.suite(given, console);
    List<Computed> scenarios = SuiteOptions.computed(suite, null, deadline, console);
    int code = SuiteOptions.complain(suite, console);
    for (Computed computed : scenarios) {
      code = ExitCode.worse(code, code(computed));
    }
    Options.print(RunAnswer.of(suite, scenarios, Version.NUMBER), given, console);
    return code;
  }

  private static int code(Computed computed) {
    int code = computed.refusal() == null ? ExitCode.DONE : ExitCode.REFUSED;
    for (Expectation.Judged judged : computed.expectations()) {
      code =
          ExitCode.worse(
              code,
              switch (judged.outcome()) {
                case MET -> ExitCode.DONE;
                case MISSED -> ExitCode.FINDINGS;
                case OPEN -> ExitCode.REFUSED;
              });
    }
    return code;
  }
}
