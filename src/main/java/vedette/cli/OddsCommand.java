package vedette.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.json.Problem;
import vedette.odds.ExactOdds;
import vedette.odds.Narrated;
import vedette.odds.Odds;
import vedette.odds.SampledOdds;
import vedette.report.Answer;
import vedette.report.OddsAnswer;
import vedette.report.PlayAnswer;
import vedette.report.Report;
import vedette.request.Parameter;
import vedette.request.RequestForm;
import vedette.rules.Catalogue;
import vedette.rules.Kind;
import vedette.rules.Reading;
import vedette.table.Tables;

/** The command of one kind of engagement: its odds, how they come about, or one battle aloud. */
final class OddsCommand<Q extends Record> implements Action {
  private final Kind<Q> kind;
  private final RequestForm<Q> form;

  OddsCommand(Kind<Q> kind) {
    this.kind = kind;
    form = RequestForm.of(kind.request());
  }

  CommandSpec spec() {
    CommandSpec spec = CommandSpec.wrapWithoutInspection(this);
    String required = "";
    List<OptionSpec> fight = new ArrayList<>();
    for (Parameter parameter : form.parameters()) {
      if (parameter.positional()) {
        spec.addPositional(word(parameter));
        required += " " + parameter.label();
        continue;
      }
      OptionSpec option = option(parameter);
      fight.add(option);
      required +=
          parameter.required() ? " " + option.longestName() + " " + option.paramLabel() : "";
    }
    spec.usageMessage()
        .customSynopsis("vedette " + kind.system() + " " + kind.name() + required + " [options]")
        .description(kind.text())
        .footer(footer())
        .sortOptions(false);
    Options.addGroup(spec, "The fight", fight);
    OddsOptions.addTo(spec);
    return spec;
  }

  private String[] footer() {
    List<String> footer = new ArrayList<>();
    if (!kind.notation().isEmpty()) {
      footer.addAll(List.of("", "How to write it:"));
    }
    int widest = 0;
    for (Kind.Entry entry : kind.notation()) {
      widest = Math.max(widest, entry.written().length());
    }
    for (Kind.Entry entry : kind.notation()) {
      String gap = " ".repeat(widest - entry.written().length() + 2);
      footer.add("  " + entry.written() + gap + entry.meaning());
    }
    footer.addAll(List.of("", "Examples:"));
    for (String example : kind.examples()) {
      // A line an option, so that it can be copied from a narrow terminal.
      String options = example.replace(" --", " \\%n      --");
      footer.add("  vedette " + kind.system() + " " + kind.name() + " \\%n      " + options);
    }
    return footer.toArray(String[]::new);
  }

  private static PositionalParamSpec word(Parameter parameter) {
    return PositionalParamSpec.builder()
        .paramLabel(parameter.label())
        .index("0")
        .arity("1")
        .required(parameter.required())
        .type(String.class)
        .description(parameter.text().replace("%", "%%"))
        .build();
  }

  private static OptionSpec option(Parameter parameter) {
    String text =
        parameter.text()
            + (parameter.fallback().isEmpty() || parameter.flag()
                ? ""
                : "; " + parameter.fallback() + " if not given");
    OptionSpec.Builder option =
        OptionSpec.builder(parameter.option())
            .description(text.replace("%", "%%"))
            .required(parameter.required());
    if (parameter.flag()) {
      return option.arity("0").type(boolean.class).build();
    }
    option.arity("1").paramLabel(parameter.label());
    return parameter.many()
        ? option.type(List.class).auxiliaryTypes(String.class).build()
        : option.type(String.class).build();
  }

  @Override
  public int run(ParseResult given, Console console) {
    OddsOptions options = OddsOptions.read(given);
    Options.checkOutput(given);
    Tables tables = TableCommands.tables(given);
    Q request = form.read(texts(given));
    Engagement<?, ?> fight = kind.factory().engagement(request, tables);
    warn(tables, console);
    if (options.threadsAsked() > OddsOptions.MAX_THREADS) {
      console
          .err()
          .print("warning[C005]: --threads is capped at " + OddsOptions.MAX_THREADS + "\n");
    }
    if (Options.isSet(given, OddsOptions.PLAY)) {
      Options.print(play(fight, options.trials().seed()), given, console);
      return ExitCode.DONE;
    }
    Odds odds = odds(fight, options, console);
    List<Note> explanation = new ArrayList<>();
    if (Options.isSet(given, OddsOptions.EXPLAIN)) {
      fight.opening(explanation::add);
    }
    Report report = report(request, fight, tables, options, explanation, odds);
    Options.print(OddsAnswer.of(report), given, console);
    return precise(odds, console);
  }

  private Map<String, List<String>> texts(ParseResult given) {
    Map<String, List<String>> texts = new HashMap<>();
    for (Parameter parameter : form.parameters()) {
      if (parameter.positional() && given.hasMatchedPositional(0)) {
        texts.put(parameter.name(), given.matchedPositional(0).originalStringValues());
      } else if (given.hasMatchedOption(parameter.option())) {
        texts.put(
            parameter.name(),
            parameter.flag()
                ? List.of("true")
                : given.matchedOption(parameter.option()).originalStringValues());
      }
    }
    return texts;
  }

  private static <S, R> Odds odds(Engagement<S, R> fight, OddsOptions options, Console console) {
    try (ProgressBar progress =
        new ProgressBar(console, options.trials().precision() > 0, System::nanoTime)) {
      if (options.method().equals("exact")) {
        return ExactOdds.of(
            fight, options.trials().maxStates(), options.fractions(), progress::explored);
      }
      return SampledOdds.of(fight, options.trials(), progress);
    }
  }

  private <S, R> Report report(
      Q request,
      Engagement<S, R> fight,
      Tables tables,
      OddsOptions options,
      List<Note> explanation,
      Odds odds) {
    List<String> joint = new ArrayList<>();
    for (Measure<R> measure : fight.measures()) {
      if (measure.joint()) {
        joint.add(measure.name());
      }
    }
    return new Report(
        Version.NUMBER,
        kind.system(),
        kind.name(),
        json -> form.write(request, json),
        fight.situation(),
        kind.consulted(request, tables),
        readings(Catalogue.readings(odds.readings())),
        options.method(),
        joint,
        explanation,
        odds);
  }

  /** Readings by id, in their order. */
  static Map<String, String> readings(List<Reading> readings) {
    Map<String, String> texts = new LinkedHashMap<>();
    readings.forEach(reading -> texts.put(reading.id(), reading.text()));
    return texts;
  }

  /** A precision that was asked for and not reached is not passed over in silence. */
  private static int precise(Odds odds, Console console) {
    if (odds instanceof Odds.Sampled sampled && !sampled.preciseEnough()) {
      console
          .err()
          .print(
              "warning[L003]: stopped after "
                  + sampled.trials()
                  + " battles, before the precision was reached\n"
                  + "help: raise --trials, or ask for less precision\n");
      return ExitCode.REFUSED;
    }
    return ExitCode.DONE;
  }

  private <S, R> Answer play(Engagement<S, R> fight, long seed) {
    PlayAnswer play = new PlayAnswer(kind.system() + " " + kind.name(), seed, fight.situation());
    R result = Narrated.play(fight, seed, play::tell);
    Map<String, String> end = new LinkedHashMap<>();
    if (result != null) {
      for (Measure<R> measure : fight.measures()) {
        Comparable<?> value = measure.of().apply(result);
        end.put(
            measure.text(), value instanceof Boolean yes ? (yes ? "yes" : "no") : value.toString());
      }
    }
    return play.ended(end);
  }

  private static void warn(Tables tables, Console console) {
    for (Problem warning : tables.warnings()) {
      console.err().print(warning.text() + "\n");
    }
  }
}
