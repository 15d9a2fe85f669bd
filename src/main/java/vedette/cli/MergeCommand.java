package vedette.cli;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import vedette.report.SweepAnswer;
import vedette.study.Merge;
import vedette.study.Ranking;
import vedette.study.SweepResult;

/** Puts the shards of a sweep together. */
final class MergeCommand {
  /** What it is, for the help. */
  static final String TEXT = "put the shards of a sweep together";

  private MergeCommand() {}

  static CommandSpec spec() {
    Action merge = MergeCommand::run;
    CommandSpec spec = CommandSpec.wrapWithoutInspection(merge);
    spec.usageMessage()
        .description(TEXT)
        .footer("", "Example:", "  vedette merge one.json two.json three.json > sweep.json");
    spec.addPositional(
        Options.files("what `vedette sweep … --shard I/N --format json` printed, for every I"));
    RankingOptions.all().forEach(spec::addOption);
    Options.addFormats(spec, "json");
    return spec;
  }

  private static int run(ParseResult given, Console console) {
    Options.checkOutput(given);
    List<String> files = given.matchedPositional(0).originalStringValues();
    for (String file : files) {
      Options.checkFileName("FILE", file);
    }
    try {
      SweepResult sweep = Merge.of(files);
      Ranking ranking = RankingOptions.read(given, sweep.head());
      Options.print(SweepAnswer.of(sweep, ranking), given, console, "json");
      return SweepSizeLimit.done(sweep, console);
    } catch (OutOfMemoryError e) {
      throw SweepSizeLimit.noMemory();
    }
  }
}
