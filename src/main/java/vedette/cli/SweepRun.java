package vedette.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import vedette.platform.Platform;
import vedette.report.SweepAnswer;
import vedette.study.Ranking;
import vedette.study.Sweep;
import vedette.study.SweepLog;
import vedette.study.SweepResult;
import vedette.study.Template;
import vedette.study.log.Shard;
import vedette.work.TimeUp;

/** The odds of one fight while one or two things about it take one value after the other. */
final class SweepRun<Q extends Record> {
  private static final int MOST_PLACES = 2;

  private final FightLine<Q> line;

  SweepRun(FightLine<Q> line) {
    this.line = line;
  }

  /** The sweep that is asked for, with which nothing is wrong. */
  Sweep work(Console console) {
    FightLine.Asked<Q> asked = line.asked();
    Template template = template(asked);
    Sweep sweep =
        new Sweep(
            asked.type(),
            template,
            asked.tables(),
            asked.measures(),
            line.how().ranking().strengths(),
            asked.questions(),
            line.how().odds().answering(),
            line.how().shard() == null ? Shard.WHOLE : line.how().shard());
    TableArgument.warn(asked.tables(), console);
    return sweep;
  }

  /** The fights that braces make of one, if they are not too many. */
  private static Template template(FightLine.Asked<?> asked) {
    asked.fight().form().checkGiven(asked.texts());
    Template template = new Template(asked.fight().form(), asked.texts());
    checkSize(template);
    return template;
  }

  /** Finds the odds and prints them. */
  int run(Console console) {
    Sweep sweep = work(console);
    Ranking ranking = line.how().ranking().of(sweep.head());
    SweepSizeLimit.check(sweep.head(), Platform.memory());
    line.how().odds().warn(console);
    SweepResult result;
    try {
      result = run(sweep, line.going().journal(), console);
      if (line.how().shard() == null) {
        String game = RankingOptions.game(sweep.head());
        line.going().printing().print(SweepAnswer.of(result, game, ranking), console);
      } else if (line.going().journal() == null) {
        SweepLog.write(result, console.out().writer());
      }
    } catch (OutOfMemoryError e) {
      throw SweepSizeLimit.noMemory();
    }
    if (!result.preciseEnough()) {
      return AnsweringOptions.imprecise(
          "not every cell reached the precision", sweep.head().trials(), console);
    }
    return SweepSizeLimit.done(result.tooLarge(), result.cells().size(), console);
  }

  private static void checkSize(Template template) {
    List<Template.Swept> swept = template.swept();
    if (swept.size() > MOST_PLACES) {
      List<String> names = new ArrayList<>();
      swept.forEach(place -> names.add(place.name()));
      throw Failure.usage(
          "C007",
          "more than two places take several values: " + String.join(", ", names),
          "sweep one or two at a time");
    }
    if (template.cells() > Sweep.MOST_CELLS) {
      throw Failure.usage(
          "C007",
          "the sweep has " + template.cells() + " cells, over the limit of 1,000,000",
          "take larger steps, as {0..1000..10}");
    }
  }

  private static SweepResult run(Sweep sweep, String file, Console console) {
    AtomicInteger done = new AtomicInteger();
    String lineEnd = console.terminalErr() ? "\n" : "";
    Thread interrupted =
        new Thread(() -> console.err().print(lineEnd + interruption(done.get(), sweep, file)));
    try (SweepLog journal = file == null ? null : SweepLog.open(file, sweep.head());
        ProgressBar progress = new ProgressBar(console, false)) {
      IntConsumer show = cells -> progress.done(cells, sweep.size(), "cells");
      Platform.atEnd(interrupted);
      try {
        return sweep.run(journal, console.workers(), done, show);
      } catch (TimeUp e) {
        throw timeUp(e, done.get(), sweep, file);
      } finally {
        removeHook(interrupted);
      }
    }
  }

  /** The run is over: nothing is printed at the end of the program any more. */
  private static void removeHook(Thread hook) {
    try {
      Platform.notAtEnd(hook);
    } catch (IllegalStateException e) {
      // The program is going down already.
    }
  }

  private static String interruption(int done, Sweep sweep, String file) {
    return "warning[L006]: interrupted, "
        + finished(done, sweep, file)
        + "\nhelp: "
        + continuation(file)
        + "\n";
  }

  private static Failure timeUp(TimeUp e, int done, Sweep sweep, String file) {
    return new Failure(
        "L008",
        ExitCode.REFUSED,
        e.getMessage() + ", " + finished(done, sweep, file),
        file == null ? e.help() + "; " + continuation(null) : continuation(file));
  }

  private static String finished(int done, Sweep sweep, String file) {
    return done
        + " of "
        + sweep.size()
        + " cells are done"
        + (file == null ? "" : " and kept in " + file);
  }

  private static String continuation(String file) {
    return file == null
        ? "with --journal FILE they would have been kept"
        : "run the same command again to continue";
  }
}
