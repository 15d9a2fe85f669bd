package vedette.cli;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import vedette.json.JsonWriter;
import vedette.odds.Best;
import vedette.report.Answer;
import vedette.report.SweepAnswer;
import vedette.study.LoggedFight;
import vedette.study.Merge;
import vedette.study.MergedTrials;
import vedette.study.Ranking;
import vedette.study.TrialsHead;
import vedette.study.log.LogSet;
import vedette.table.Tables;
import vedette.work.Limits;

/** Puts the shards of a sweep or of a fight's trials together. */
final class MergeCommand {
  static final String TEXT = "put the shards of a sweep or of one fight's trials together";

  private MergeCommand() {}

  static CommandSpec spec() {
    Action merge = MergeCommand::run;
    CommandSpec spec = CommandSpec.wrapWithoutInspection(merge);
    spec.usageMessage()
        .customSynopsis("vedette merge FILE... [options]")
        .description(TEXT)
        .footer("", "Example:", "  vedette merge one.log two.log three.log > sweep.json");
    spec.addPositional(
        Options.files(
            "FILE",
            "what the same command with --shard I/N printed, or with --journal recorded, for every"
                + " I; also a pipe, as <(gzip -dc one.log.gz) or /dev/stdin"));
    Options.addGroup(spec, "Of the cells of a sweep", RankingOptions.all());
    Options.addAnswering(spec, "text, json, csv, markdown or html; json if not given");
    return spec;
  }

  private static int run(ParseResult given, Console console) {
    // JSON keeps all cells in their order, so who asks for some of them wants to read them.
    boolean some = RankingOptions.isAskedFor(given);
    Printing printing =
        some
            ? Printing.read(given)
            : Printing.read(given, "json", "text", "csv", "markdown", "html");
    List<String> files = given.matchedPositional(0).originalStringValues();
    for (String file : files) {
      Options.path("FILE", file);
    }
    try (LogSet logs = LogSet.of(files)) {
      return MergedTrials.isOf(logs)
          ? trials(logs, given, printing, console)
          : sweep(logs, given, printing, console);
    }
  }

  private static int sweep(LogSet logs, ParseResult given, Printing printing, Console console) {
    try {
      if (Options.isSet(given, Options.TABLES)) {
        throw Failure.usage(
            "C004",
            Options.TABLES + " is for the shards of one fight; a sweep's logs have all figures",
            "leave it out");
      }
      Merge merge = new Merge(logs);
      Ranking ranking = RankingOptions.read(given).of(merge.head());
      if (printing.format().equals("json")) {
        JsonWriter json = new JsonWriter(console.out().writer());
        merge.write(json);
        json.finish();
      } else {
        String game = RankingOptions.game(merge.head());
        printing.print(SweepAnswer.of(merge.result(), game, ranking), console);
      }
      return SweepSizeLimit.done(merge.tooLarge(), merge.head().cells(), console);
    } catch (OutOfMemoryError e) {
      throw SweepSizeLimit.noMemory();
    }
  }

  private static int trials(LogSet logs, ParseResult given, Printing printing, Console console) {
    RankingOptions.refuseTrials(given);
    Tables tables = TableArgument.tables(given);
    MergedTrials merged = MergedTrials.of(logs, tables);
    TableArgument.warn(tables, console);
    printing.print(answer(merged.fight(), merged), console);
    return ExitCode.DONE;
  }

  private static <Q extends Record> Answer answer(LoggedFight<Q> fight, MergedTrials merged) {
    TrialsHead head = merged.head();
    return new OddsReport<>(fight.type(), fight.request(), fight.tables(), head.questions().size())
        .of(
            Best.of(fight.engagement(), Limits.states(Limits.STATES)),
            head.method(),
            List.of(),
            merged.odds());
  }
}
