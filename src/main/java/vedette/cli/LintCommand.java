package vedette.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;
import vedette.problem.Problems;
import vedette.problem.Severity;
import vedette.problem.WrongFile;
import vedette.report.LintAnswer;
import vedette.rules.Catalogue;
import vedette.study.Lint;
import vedette.study.Lint.Linted;
import vedette.table.Table;
import vedette.table.Tables;

/** The command that looks for what is probably not meant in tables. */
final class LintCommand {
  private static final String STRICT = "--strict";

  static final String NAME = "lint";
  static final String TEXT = "look for probable mistakes in tables and systems";

  private LintCommand() {}

  static CommandSpec spec() {
    Action lint = LintCommand::run;
    CommandSpec spec = CommandSpec.wrapWithoutInspection(lint);
    spec.usageMessage()
        .customSynopsis("vedette lint NAME... [options]")
        .description(
            TEXT,
            "",
            "Warnings are columns and rolls that go against the others, rows that no roll reaches"
                + " with any --drm, and modifiers that count twice or not at all. Notes are worth"
                + " knowing: columns with equal results.",
            "",
            "In the file of a rule system it finds what nothing uses: words, values of units (L137),"
                + " results, tables, fire and checks; and it fights a sample of fights, to say what none of them came to:"
                + " columns, rows, conditions, modifiers, an end, a success. A file can say that a"
                + " finding is meant: \"allow\": { \"L124\": \"why\" }.",
            "")
        .footer("", "Example:", "  vedette lint --strict my-tables/combat-results.json");
    spec.addPositional(
        PositionalParamSpec.builder(
                Options.files(
                    "NAME", TableArgument.TEXT + "; the id of a system stands for its tables"))
            .completionCandidates(new TableArgument.Names())
            .build());
    Options.addGroup(
        spec,
        "The verdict",
        List.of(Options.flag(STRICT, "exit with 1 if there is a warning; notes do not count")));
    Options.addFormats(spec);
    return spec;
  }

  private static int run(ParseResult given, Console console) {
    Printing printing = Printing.read(given);
    List<Linted> tables = new ArrayList<>();
    Problems broken = new Problems();
    for (String name : names(given)) {
      Problems problems = new Problems();
      Table table = TableArgument.read(name, Tables.builtIn(), problems);
      if (table == null) {
        broken.addAll(problems);
      } else {
        try (ProgressBar progress = new ProgressBar(console, false)) {
          Lint.check(table, problems, (done, of) -> progress.done(done, of, "sample fights"));
        } catch (WrongFile e) {
          problems.addAll(e.problems());
          broken.addAll(e.problems());
          table = null;
        }
      }
      tables.add(Linted.of(name, table, problems));
    }
    printing.print(LintAnswer.of(tables), console);
    if (broken.hasErrors()) {
      return ExitCode.of(broken.worst()); // the answer has the errors
    }
    boolean warned = tables.stream().anyMatch(linted -> linted.count(Severity.WARNING) > 0);
    return warned && Options.isSet(given, STRICT) ? ExitCode.FINDINGS : ExitCode.DONE;
  }

  private static List<String> names(ParseResult given) {
    List<String> names = new ArrayList<>();
    for (String name : given.matchedPositional(0).originalStringValues()) {
      List<String> tables = Catalogue.find(name).map(Catalogue::tableIds).orElse(List.of());
      names.addAll(tables.isEmpty() ? List.of(name) : tables);
    }
    return names;
  }
}
