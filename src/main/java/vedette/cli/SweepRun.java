package vedette.cli;

import java.util.List;
import vedette.cli.Outputs.Printing;
import vedette.cli.console.Console;
import vedette.cli.console.ExitCode;
import vedette.cli.console.Failure;
import vedette.cli.console.ProgressBar;
import vedette.cli.console.RemedyWords;
import vedette.cli.option.Command;
import vedette.report.sweep.SweepAnswer;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.HasTableFile;
import vedette.study.sweep.Sweep;
import vedette.study.sweep.Template;
import vedette.table.Tables;
import vedette.work.Refusal.TimeUp;

/**
 * The run that computes the odds of one fight while one or two of its inputs take several values.
 *
 * @param fight the fights; with the built-in tables if there are several directories
 * @param directories the directories of the user's own tables, in braces; null unless there are
 *     several
 */
record SweepRun<Q extends Record>(
    RequestedFight<Q> fight,
    String directories,
    CalculationOptions calculation,
    Ranking ranking,
    Printing printing)
    implements Command {
  private static final int MOST_PLACES = 2;

  /** Returns the requested sweep after all checks. */
  @Override
  public Sweep work(Console console) {
    Template template = template();
    List<Tables> tables =
        directories == null
            ? List.of(fight.tables())
            : TableArgument.tables(template.directories());
    Sweep sweep =
        new Sweep(
            fight.type(),
            template,
            tables,
            fight.measures(),
            ranking.strengths(),
            fight.questions(),
            calculation.answering());
    TableArgument.warn(tables, console);
    return sweep;
  }

  /** Returns the fights of the braces, unless they are too many. */
  private Template template() {
    fight.form().checkGiven(fight.texts());
    Template template = new Template(fight.form(), fight.texts(), directories);
    List<String> places = template.sweptPlaces().stream().map(Template.SweptPlace::name).toList();
    if (places.size() > MOST_PLACES) {
      throw Failure.usage(
          "C007",
          "more than two places take several values: " + String.join(", ", places),
          "sweep over one or two at a time");
    }
    if (template.cells() > Sweep.MOST_CELLS) {
      throw Failure.usage(
          "C007",
          "the sweep has " + template.cells() + " cells, over the limit of 1,000,000",
          "take larger steps, as {0..1000..10}");
    }
    return template;
  }

  @Override
  public int run(Console console) {
    Sweep sweep = work(console);
    Sweep.Ranking shown = ranking.of(sweep.head(), fight.type());
    calculation.warn(console);
    Sweep.Result result;
    try {
      result = result(sweep, console);
      printing.print(SweepAnswer.of(result, game(fight.type()), shown), console);
    } catch (OutOfMemoryError e) {
      throw new Failure(
          "L004",
          ExitCode.REFUSED,
          "not enough memory for this sweep",
          "sweep over fewer values, or select measures with --measure");
    }
    if (!result.preciseEnough()) {
      return CalculationOptions.imprecise(
          "not every cell reached the precision", sweep.head().trials().orElse(0L), console);
    }
    if (result.tooLarge() > 0) {
      console.warn(
          "L010",
          "cells too large for exact odds, left empty: "
              + result.tooLarge()
              + " of "
              + result.cells().size(),
          "raise --max-states, or simulate all cells with --method simulate");
      return ExitCode.REFUSED;
    }
    return ExitCode.DONE;
  }

  /** Returns the name of the rule system; "" for that of a file, which the request names. */
  private static String game(EngagementType<?> type) {
    return HasTableFile.class.isAssignableFrom(type.request())
        ? ""
        : Catalogue.system(type.system()).title();
  }

  private static Sweep.Result result(Sweep sweep, Console console) {
    int cells = sweep.head().cells();
    try (ProgressBar progress = new ProgressBar(console, false)) {
      return sweep.run(console.workers(), done -> progress.showDone(done, cells, "cells"));
    } catch (TimeUp e) {
      throw new Failure(
          "L008",
          ExitCode.REFUSED,
          e.getMessage() + ", after " + sweep.finishedCells() + " of " + cells + " cells",
          RemedyWords.of(e));
    }
  }
}
