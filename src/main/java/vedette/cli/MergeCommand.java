package vedette.cli;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import vedette.json.JsonWriter;
import vedette.report.Answer;
import vedette.report.SweepAnswer;
import vedette.study.Merge;
import vedette.study.MergedTallies;
import vedette.study.Ranking;
import vedette.study.TalliedFight;
import vedette.study.TallyHead;
import vedette.table.Tables;

/** Puts the shards of a sweep together. */
final class MergeCommand {
  /** What it is, for the help. */
  static final String TEXT = "put the shards of a sweep or of one fight's trials together";

  private static final String JSON = "json";

  private MergeCommand() {}

  static CommandSpec spec() {
    Action merge = MergeCommand::run;
    CommandSpec spec = CommandSpec.wrapWithoutInspection(merge);
    spec.usageMessage()
        .description(TEXT)
        .footer("", "Example:", "  vedette merge one.json two.json three.json > sweep.json");
    spec.addPositional(
        Options.files(
            "FILE",
            "what `vedette sweep … --shard I/N --format json`, or a fight's command with --shard"
                + " I/N, printed, for every I"));
    RankingOptions.all().forEach(spec::addOption);
    Options.addAnswering(spec, Options.FORMATS, JSON);
    return spec;
  }

  private static int run(ParseResult given, Console console) {
    Options.checkOutput(given);
    List<String> files = given.matchedPositional(0).originalStringValues();
    for (String file : files) {
      Options.checkFileName("FILE", file);
    }
    if (MergedTallies.areTallies(files)) {
      return tallies(files, given, console);
    }
    try {
      Merge merge = Merge.of(files);
      Ranking ranking = RankingOptions.read(given, merge.head());
      if (Options.value(given, Options.FORMAT, JSON).equals(JSON)) {
        JsonWriter json = new JsonWriter(console.out().writer());
        merge.write(json);
        json.finish();
      } else {
        String game = RankingOptions.game(merge.head());
        Options.print(SweepAnswer.of(merge.result(), game, ranking), given, console, JSON);
      }
      return SweepSizeLimit.done(merge.tooLarge(), merge.head().cells(), console);
    } catch (OutOfMemoryError e) {
      throw SweepSizeLimit.noMemory();
    }
  }

  private static int tallies(List<String> files, ParseResult given, Console console) {
    RankingOptions.refuseTallies(given);
    Tables tables = TableArgument.tables(given);
    MergedTallies.Merged merged = MergedTallies.of(files, Version.NUMBER, tables);
    TableArgument.warn(tables, console);
    Options.print(answer(merged.fight(), merged), given, console, JSON);
    return ExitCode.DONE;
  }

  private static <Q extends Record> Answer answer(
      TalliedFight<Q> fight, MergedTallies.Merged merged) {
    TallyHead head = merged.head();
    return new OddsReport<>(fight.type(), fight.request(), fight.tables(), head.questions().size())
        .of(fight.engagement(), head.method(), head.outcomesByTurn(), List.of(), merged.odds());
  }
}
