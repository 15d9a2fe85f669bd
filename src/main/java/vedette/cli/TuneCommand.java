package vedette.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;
import vedette.cli.Outputs.Printing;
import vedette.cli.console.Console;
import vedette.cli.console.ExitCode;
import vedette.cli.console.Failure;
import vedette.cli.console.ProgressBar;
import vedette.cli.option.Command;
import vedette.cli.option.Options;
import vedette.cli.option.ParsedCommandLine;
import vedette.cli.option.Sections;
import vedette.json.EnumWords;
import vedette.platform.Disk;
import vedette.platform.Platform;
import vedette.report.answer.CheckWords;
import vedette.report.page.Numbers;
import vedette.report.table.TuneAnswer;
import vedette.report.table.WishWords;
import vedette.source.Nearest;
import vedette.source.Problems;
import vedette.study.change.PartSteps;
import vedette.study.tune.Tuning;
import vedette.study.tune.TuningSearch;
import vedette.study.tune.TuningTask;
import vedette.table.grid.PlanFile;
import vedette.table.grid.Table;
import vedette.work.Deadline;
import vedette.work.Limits;
import vedette.work.Refusal;

/**
 * The command that searches for the smallest changes of a table with which fights have the wished
 * odds.
 *
 * @param table the id or the file of the table
 * @param fight the words of the fight of the wishes; empty if they are all in suites
 * @param want the wishes and the suites of wishes
 * @param keep the parts and the suites that stay
 * @param parts the most parts that change together; 0 for the default
 * @param steps the most steps of a part; 0 for the default
 * @param write the file for the changed table; null for none
 */
record TuneCommand(
    String table,
    List<String> fight,
    List<String> want,
    List<String> keep,
    Set<PartSteps.Kind> change,
    int parts,
    int steps,
    boolean findings,
    String write,
    boolean confined,
    String tablesDirectory,
    int maxStates,
    int threads,
    Deadline deadline,
    Printing printing)
    implements Command {
  static final String NAME = "tune";
  static final String TEXT = "find the smallest change of a table for the odds you want";

  private static final int DEFAULT_PARTS = 2;
  private static final int DEFAULT_STEPS = 2;

  static CommandSpec spec() {
    CommandSpec spec = CommandSpec.wrapWithoutInspection((Command.Type) TuneCommand::of);
    spec.usageMessage()
        .customSynopsis("vedette tune TABLE --want WISH [options] [FIGHT]")
        .description(
            TEXT,
            "",
            "FIGHT is the command of a fight that consults the table; for your own table or rule"
                + " system its options are enough. Changes of fewer parts come first, then those"
                + " of fewer steps. All odds are exact. Exits with 1 if no change meets all"
                + " wishes.",
            "")
        .footer(
            "",
            "Examples:",
            "  vedette tune six-days/combat-results --want \"success = 60%%\" \\%n"
                + "    six-days battle --attacker \"inf 5, cav 2\" --defender \"inf 4\" --turns 3",
            "  vedette tune tables/examples/axis.json --want \"success = 50%%\" \\%n"
                + "    --attacker \"inf 2, art 2, arm 2\" --defender \"inf 5, art 1, arm 1\"",
            "  vedette tune six-days/combat-results --want wishes.json --keep suite.json");
    spec.addPositional(
        Options.words(
            "TABLE", TableArgument.TEXT + "; then the fight", true, new TableArgument.Names()));
    Sections.add(spec, "Wishes", Options.WANT, Options.KEEP, Options.ALLOW_OUTSIDE);
    Sections.add(
        spec,
        "Changes",
        Options.CHANGE,
        Options.PARTS,
        Options.STEPS,
        Options.ALLOW_LINT,
        Options.WRITE);
    Sections.add(
        spec,
        "Limits",
        Options.MAX_STATES.meaning("most states of each fight [default: 1M]"),
        Options.THREADS.meaning("threads of the search; the answer does not depend on it"),
        Options.TIME_LIMIT.meaning(
            "time after which to answer with the best change so far: 60s, 5m, 1h [default: no"
                + " limit]"));
    Sections.addAnswering(spec);
    return spec;
  }

  private static TuneCommand of(ParsedCommandLine given) {
    List<String> words = given.words();
    return new TuneCommand(
        words.get(0),
        words.subList(1, words.size()),
        given.get(Options.WANT),
        given.get(Options.KEEP),
        given.get(Options.CHANGE),
        given.get(Options.PARTS),
        given.get(Options.STEPS),
        given.get(Options.ALLOW_LINT),
        given.get(Options.WRITE),
        !given.get(Options.ALLOW_OUTSIDE),
        given.get(Options.TABLES),
        given.get(Options.MAX_STATES),
        given.get(Options.THREADS),
        given.get(Options.TIME_LIMIT),
        Printing.of(given));
  }

  /** Returns a command line with the options of this command before the table and the fight. */
  static String[] inOrder(String[] args) {
    List<String> ordered = new ArrayList<>(List.of(NAME));
    List<String> others = new ArrayList<>();
    FightArgument.divide(Arrays.asList(args).subList(1, args.length), spec(), ordered, others);
    ordered.addAll(others);
    return ordered.toArray(String[]::new);
  }

  @Override
  public int run(Console console) {
    if (want.isEmpty()) {
      throw Failure.usage("C002", "--want is missing", "add it: --want \"success = 60%\"");
    }
    if (write != null) {
      Outputs.freePath(Options.WRITE.name(), write);
    }
    Table tuned = table(console);
    TuneWishes wishes = new TuneWishes(this, tuned, TableArgument.tables(tablesDirectory), console);
    TuningTask task =
        new TuningTask(
            tuned,
            wishes.wished(),
            wishes.kept(),
            wishes.keptParts(),
            change,
            mostParts(),
            steps == 0 ? DEFAULT_STEPS : steps,
            findings,
            Limits.of(maxStates, deadline),
            threads == 0 ? Platform.processors() : Math.min(threads, Options.MAX_THREADS));
    CalculationOptions.warn(threads, console);
    check(task, console);
    Tuning tuning = tuning(task, console);
    refuse(tuning);
    if (write != null && !tuning.changes().isEmpty()) {
      Outputs.writeNew(
          Options.WRITE.name(), write, tuning.changes().get(0).changed().text().text());
    }
    printing.print(TuneAnswer.of(task, tuning, write), console);
    return tuning.changes().isEmpty() && !tuning.isMetAlready()
        ? tuning.proved() ? ExitCode.FINDINGS : ExitCode.REFUSED
        : ExitCode.DONE;
  }

  private int mostParts() {
    return parts == 0 ? DEFAULT_PARTS : parts;
  }

  private static Tuning tuning(TuningTask task, Console console) {
    try (ProgressBar progress = new ProgressBar(console, false)) {
      return TuningSearch.of(task, (done, of) -> progress.showDone(done, of, "changes"));
    } catch (Refusal.TooLarge e) {
      throw new Failure(
          "L001",
          ExitCode.REFUSED,
          e.getMessage(),
          "tune needs exact odds: fight with fewer units or turns, or raise --max-states");
    }
  }

  private Table table(Console console) {
    Problems problems = new Problems();
    Table tuned = TableArgument.read(table, TableArgument.tables(tablesDirectory), problems);
    TableArgument.warn(problems, console);
    if (tuned instanceof PlanFile) {
      throw Failure.usage(
          "C008", "`" + table + "` is a plan, not a table", "name the rule system of the plan");
    }
    return tuned;
  }

  /** Refuses parts that do not exist, and a search in which nothing may change. */
  private void check(TuningTask task, Console console) {
    for (String part : task.unknownParts()) {
      throw Failure.usage(
          "C003",
          "--keep: " + task.table().id() + " has no part `" + part + "`",
          Nearest.help(part, TuningTask.names(task.table())));
    }
    List<String> unordered = task.unordered();
    String help =
        "give it the order of its results, from the worst for the attacker to the best:"
            + " \"ladder\": [ \"...\", \"...\" ]";
    if (!task.hasParts()) {
      throw unordered.isEmpty()
          ? unchangeable(task)
          : Failure.usage(
              "C003",
              "the results of " + String.join(", ", unordered) + " are words without an order",
              help);
    }
    if (!unordered.isEmpty()) {
      console.warn(
          "C009",
          "the cells of "
              + String.join(", ", unordered)
              + " stay: their results are words without an order",
          help);
    }
  }

  /** Returns the failure if none of the requested kinds may change, or if all parts are kept. */
  private Failure unchangeable(TuningTask task) {
    List<String> kinds = task.changeable().stream().map(EnumWords::word).toList();
    boolean areKept = task.changeable().stream().anyMatch(change::contains);
    if (areKept) {
      return Failure.usage(
          "C003", "--keep: all parts of " + table + " that could change stay", "keep fewer parts");
    }
    return Failure.usage(
        "C003",
        "--change: "
            + table
            + " has no "
            + change.stream().map(EnumWords::word).collect(Collectors.joining(", no "))
            + " that could change",
        kinds.isEmpty() ? "tune another table" : "write --change " + String.join(",", kinds));
  }

  /** Refuses wishes that no change of the table can meet. */
  private void refuse(Tuning tuning) {
    for (Tuning.FightWish it : tuning.untouched()) {
      throw new Failure(
          "L014",
          ExitCode.REFUSED,
          "no change of a part of "
              + table
              + " affects "
              + it.wish().figure().name()
              + " in: "
              + it.fight().name(),
          "wish for another figure, or tune another table of this fight; --influence shows what"
              + " each part changes");
    }
    for (Tuning.Unreached it : tuning.unreached()) {
      boolean chance = !it.wish().wish().figure().mean();
      throw new Failure(
          "L015",
          ExitCode.REFUSED,
          WishWords.of(it.wish().wish())
              + " is out of reach: no change of up to "
              + CheckWords.count(mostParts(), "part")
              + " gives it, and with other results in all cells "
              + it.wish().wish().figure().name()
              + " is from "
              + Numbers.figure(it.low(), chance)
              + " to "
              + Numbers.figure(it.high(), chance)
              + " in: "
              + it.wish().fight().name(),
          "wish for a figure in this range, or change the fight");
    }
  }

  /** Returns whether a table is the one that is tuned, perhaps under another name of its file. */
  static boolean isSame(Table one, Table other) {
    return one.id().equals(other.id()) && file(one).equals(file(other));
  }

  private static String file(Table table) {
    try {
      return table.isBuiltIn() ? table.file() : Disk.real(Disk.path(table.file())).toString();
    } catch (IOException e) {
      return table.file(); // It was removed after it was read.
    }
  }
}
