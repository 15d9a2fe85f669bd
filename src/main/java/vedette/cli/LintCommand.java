package vedette.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import vedette.cli.Outputs.Printing;
import vedette.cli.console.Console;
import vedette.cli.console.ExitCode;
import vedette.cli.console.ProgressBar;
import vedette.cli.option.Command;
import vedette.cli.option.Options;
import vedette.cli.option.Sections;
import vedette.report.table.LintAnswer;
import vedette.rules.Catalogue;
import vedette.source.Problems;
import vedette.source.Severity;
import vedette.source.WrongFile;
import vedette.study.lint.Lint;
import vedette.study.lint.Lint.LintResult;
import vedette.table.Tables;
import vedette.table.grid.Table;

/** The command that looks for what is probably not meant in tables. */
record LintCommand(List<String> names, boolean strict, Printing printing) implements Command {
  static final String NAME = "lint";
  static final String TEXT = "look for probable mistakes in tables and systems";

  static CommandSpec spec() {
    Command.Type lint =
        given -> new LintCommand(given.words(), given.get(Options.STRICT), Printing.of(given));
    CommandSpec spec = CommandSpec.wrapWithoutInspection(lint);
    spec.usageMessage()
        .customSynopsis("vedette lint NAME... [options]")
        .description(
            TEXT,
            "",
            "Warnings report columns and rolls that break the order of the others, rows that no"
                + " roll reaches with any --drm, and modifiers that count twice or never. Notes"
                + " report columns with equal results.",
            "",
            "In a rule system, lint reports unused words, values of units (L137), classes, dice,"
                + " states, results, tables, fire and checks. It also fights a sample of fights and"
                + " reports columns, rows, conditions and modifiers that none of them used, and"
                + " ends or successes that none reached. To allow a finding, write \"allow\": {"
                + " \"L124\": \"why\" } in the file.",
            "")
        .footer("", "Example:", "  vedette lint --strict my-tables/combat-results.json");
    spec.addPositional(
        Options.words(
            "NAME",
            TableArgument.TEXT + "; the id of a system for all its tables",
            true,
            new TableArgument.Names()));
    Sections.add(
        spec, "Exit code", Options.STRICT.meaning("exit with 1 for a warning; notes do not count"));
    Sections.addOutput(spec, Options.FORMAT, Options.COLOR);
    return spec;
  }

  @Override
  public int run(Console console) {
    List<LintResult> tables = new ArrayList<>();
    Problems broken = new Problems();
    for (String name : tables(names)) {
      Problems problems = new Problems();
      Table table = TableArgument.read(name, Tables.builtIn(), problems);
      if (table == null) {
        broken.addAll(problems);
      } else {
        try (ProgressBar progress = new ProgressBar(console, false)) {
          Lint.check(table, problems, (done, of) -> progress.showDone(done, of, "sample fights"));
        } catch (WrongFile e) {
          problems.addAll(e.problems());
          broken.addAll(e.problems());
          table = null;
        }
      }
      tables.add(LintResult.of(name, table, problems));
    }
    printing.print(LintAnswer.of(tables), console);
    if (broken.hasErrors()) {
      return ExitCode.of(broken.worst()); // the answer has the errors
    }
    boolean warned = tables.stream().anyMatch(lintResult -> lintResult.count(Severity.WARNING) > 0);
    return warned && strict ? ExitCode.FINDINGS : ExitCode.DONE;
  }

  /** Returns the names, with those of its tables in the place of a system's. */
  private static List<String> tables(List<String> asked) {
    List<String> names = new ArrayList<>();
    for (String name : asked) {
      List<String> tables = Catalogue.find(name).map(Catalogue::tableIds).orElse(List.of());
      names.addAll(tables.isEmpty() ? List.of(name) : tables);
    }
    return names;
  }
}
