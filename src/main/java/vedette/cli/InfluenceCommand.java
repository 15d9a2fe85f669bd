package vedette.cli;

import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import vedette.fight.Engagement;
import vedette.odds.Deadline;
import vedette.odds.Limits;
import vedette.report.InfluenceAnswer;
import vedette.rules.EngagementType;
import vedette.study.Influence;
import vedette.table.Tables;

/** How often a fight consults each table cell, and how far its odds hang on it. */
final class InfluenceCommand<Q extends Record> implements Action, HelpFooter {
  static final String MEASURE = "--measure";

  private final EngagementType<Q> type;
  private final RequestOptions<Q> fight;

  InfluenceCommand(EngagementType<Q> type) {
    this.type = type;
    fight = RequestOptions.ofOne(type);
  }

  CommandSpec spec() {
    CommandSpec spec = CommandSpec.wrapWithoutInspection(this);
    fight.addTo(spec, "vedette influence " + type.system() + " " + type.name());
    spec.usageMessage()
        .description(
            "how often each table cell is consulted, and how it moves the odds: " + type.text());
    Options.addGroup(
        spec,
        "The answer",
        List.of(
            measure(),
            QuestionOptions.chance(),
            QuestionOptions.value(),
            OddsOptions.maxStatesOption(),
            TimeLimit.option(),
            Options.value(
                OddsOptions.THREADS,
                "N",
                "threads to compute with; the answer is the same for any number")));
    Options.addAnswering(spec);
    return spec;
  }

  @Override
  public List<String> footer() {
    return fight.notation();
  }

  /** Names what is measured. */
  static OptionSpec measure() {
    return Options.values(
        MEASURE,
        "NAME",
        "a measure by its name in --format json; again for each further one; those of the whole"
            + " sides if not given");
  }

  /** The measures named. */
  static List<String> measures(ParseResult given) {
    return Options.isSet(given, MEASURE)
        ? given.matchedOption(MEASURE).originalStringValues()
        : List.of();
  }

  @Override
  public int run(ParseResult given, Console console) {
    Deadline deadline = TimeLimit.begin(given);
    Options.checkOutput(given);
    Limits limits = new Limits(OddsOptions.maxStates(given), deadline);
    int threads = OddsOptions.threads(given);
    Tables tables = TableCommands.tables(given);
    Map<String, List<String>> texts = fight.texts(given);
    Q request = fight.form().read(texts);
    Engagement<?, ?> engagement = type.engagement(request, texts, tables);
    List<String> measures = measures(given);
    TableCommands.warn(tables, console);
    OddsOptions.warn(threads, console);
    Influence.Task<Q> task =
        new Influence.Task<>(type, request, tables, measures, QuestionOptions.read(given), limits);
    Influence influence;
    try (ProgressBar progress = new ProgressBar(console, false, System::nanoTime)) {
      influence =
          Influence.of(
              task,
              Math.min(threads, OddsOptions.MAX_THREADS),
              (done, of) -> progress.done(done, of, "changed cells"));
    }
    InfluenceAnswer.Head head =
        new InfluenceAnswer.Head(
            fight.asked(request, engagement, tables),
            !measures.isEmpty() || !task.questions().isEmpty());
    Options.print(InfluenceAnswer.of(head, influence), given, console);
    return ExitCode.DONE;
  }
}
