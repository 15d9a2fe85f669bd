package vedette.cli;

import java.util.ArrayList;
import java.util.List;
import vedette.report.SweepAnswer;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.HasTableFile;
import vedette.study.Sweep;
import vedette.study.Template;
import vedette.work.Refusal.TimeUp;

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
            line.how().odds().answering());
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
    Sweep.Ranking ranking = line.how().ranking().of(sweep.head(), line.asked().type());
    line.how().odds().warn(console);
    Sweep.Result result;
    try {
      result = run(sweep, console);
      line.going()
          .printing()
          .print(SweepAnswer.of(result, game(line.asked().type()), ranking), console);
    } catch (OutOfMemoryError e) {
      throw new Failure(
          "L004",
          ExitCode.REFUSED,
          "there is not enough memory for this sweep",
          "sweep fewer cells, or name the measures with --measure");
    }
    if (!result.preciseEnough()) {
      return AnsweringOptions.imprecise(
          "not every cell reached the precision", sweep.head().trials().orElse(0L), console);
    }
    return done(result, console);
  }

  /** What the rules are called; "" of those of a file, which the request names. */
  private static String game(EngagementType<?> type) {
    return HasTableFile.class.isAssignableFrom(type.request())
        ? ""
        : Catalogue.system(type.system()).title();
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

  private static Sweep.Result run(Sweep sweep, Console console) {
    int cells = sweep.head().cells();
    try (ProgressBar progress = new ProgressBar(console, false)) {
      return sweep.run(console.workers(), done -> progress.done(done, cells, "cells"));
    } catch (TimeUp e) {
      throw new Failure(
          "L008",
          ExitCode.REFUSED,
          e.getMessage() + ", " + sweep.done() + " of " + cells + " cells are done",
          e.help());
    }
  }

  /** Returns the exit code of a sweep that was printed: some fights may have been too large. */
  private static int done(Sweep.Result result, Console console) {
    if (result.tooLarge() == 0) {
      return ExitCode.DONE;
    }
    console.warn(
        "L010",
        "too large for exact odds, and empty: "
            + result.tooLarge()
            + " of "
            + result.cells().size()
            + " cells",
        "raise --max-states, or sample all cells with --method simulate");
    return ExitCode.REFUSED;
  }
}
