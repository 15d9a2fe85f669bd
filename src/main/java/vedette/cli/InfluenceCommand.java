package vedette.cli;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import vedette.fight.Engagement;
import vedette.odds.Deadline;
import vedette.odds.Limits;
import vedette.report.Answer;
import vedette.report.InfluenceAnswer;
import vedette.report.SystemInfluenceAnswer;
import vedette.rules.EngagementType;
import vedette.study.Influence;
import vedette.study.own.SystemInfluence;
import vedette.table.SystemFile;
import vedette.table.Table;
import vedette.table.Tables;

/** How often a fight consults each table cell, and how far its odds hang on it. */
final class InfluenceCommand<Q extends Record> implements Action, MoreHelp, HasWords {
  static final String MEASURE = "--measure";

  /** Not one within the brackets of a stack's name. */
  private static final Pattern COMMA = Pattern.compile(",(?![^\\[]*\\])");

  private static final Pattern COMMA_ALONE = Pattern.compile(",(?! )(?![^\\[]*\\])");

  private final EngagementType<Q> type;
  private final RequestOptions<Q> fight;

  InfluenceCommand(EngagementType<Q> type) {
    this.type = type;
    fight = RequestOptions.ofOne(type);
  }

  CommandSpec spec() {
    CommandSpec spec = CommandSpec.wrapWithoutInspection(this);
    fight.addTo(spec, "vedette influence " + type.called());
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
            TrialsOptions.maxStatesOption(),
            TimeLimit.option(),
            Options.value(
                TrialsOptions.THREADS,
                "N",
                "threads to compute with; the answer is the same for any number")));
    Options.addAnswering(spec);
    return spec;
  }

  @Override
  public void addHelp(CommandSpec spec, HelpText text) {
    fight.addHelp(spec, text);
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
    List<String> measures = new ArrayList<>();
    if (Options.isSet(given, MEASURE)) {
      for (String text : given.matchedOption(MEASURE).originalStringValues()) {
        // A figure's name, as `ending: a, b`, may have a comma before a space.
        Pattern between = text.contains(": ") ? COMMA_ALONE : COMMA;
        between.splitAsStream(text).map(String::strip).forEach(measures::add);
      }
    }
    return measures;
  }

  @Override
  public Map<String, Collection<String>> words() {
    return fight.words();
  }

  @Override
  public int run(ParseResult given, Console console) {
    Deadline deadline = TimeLimit.begin(given);
    Options.checkOutput(given);
    Limits limits = new Limits(TrialsOptions.maxStates(given), deadline);
    int threads = TrialsOptions.threads(given);
    Tables tables = TableArgument.tables(given);
    Map<String, List<String>> texts = fight.texts(given);
    Q request = fight.form().read(texts);
    Engagement<?, ?> engagement = type.engagement(request, texts, tables);
    List<String> measures = measures(given);
    TableArgument.warn(tables, console);
    TrialsOptions.warn(threads, console);
    Influence.Task<Q> task =
        new Influence.Task<>(type, request, tables, measures, QuestionOptions.read(given), limits);
    InfluenceAnswer.Head head =
        new InfluenceAnswer.Head(
            fight.asked(request, engagement, tables),
            !measures.isEmpty() || !task.questions().isEmpty());
    Options.print(
        answer(task, head, type.consulted(request, tables), threads, console), given, console);
    return ExitCode.DONE;
  }

  private Answer answer(
      Influence.Task<Q> task,
      InfluenceAnswer.Head head,
      List<Table> consulted,
      int threads,
      Console console) {
    int most = Math.min(threads, TrialsOptions.MAX_THREADS);
    try (ProgressBar progress = new ProgressBar(console, false)) {
      for (Table table : consulted) {
        if (table instanceof SystemFile file) {
          return SystemInfluenceAnswer.of(
              head,
              SystemInfluence.of(
                  task, file, most, (done, of) -> progress.done(done, of, "changed numbers")));
        }
      }
      return InfluenceAnswer.of(
          head, Influence.of(task, most, (done, of) -> progress.done(done, of, "changed cells")));
    }
  }
}
