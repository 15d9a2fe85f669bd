package vedette.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.StreamSupport;
import vedette.cli.console.Console;
import vedette.cli.console.Failure;
import vedette.cli.option.Options;
import vedette.fight.Engagement;
import vedette.odds.answer.Odds;
import vedette.odds.best.OptimizedFight;
import vedette.odds.exact.ExactOdds;
import vedette.question.Figure;
import vedette.question.Question;
import vedette.question.QuestionMeasures;
import vedette.report.table.WishWords;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.HasTableFile;
import vedette.rules.OptimizedRequest;
import vedette.rules.own.Own;
import vedette.source.Position;
import vedette.source.Problems;
import vedette.source.Source;
import vedette.study.tune.TunedFight;
import vedette.study.tune.Wish;
import vedette.study.tune.WishText;
import vedette.suite.figures.Expectation;
import vedette.suite.scenario.Scenario;
import vedette.suite.scenario.Suite;
import vedette.suite.scenario.SuiteReader;
import vedette.table.Tables;
import vedette.table.grid.Table;
import vedette.work.Limits;

/** The wishes of a command line and what stays, checked against each other. */
final class TuneWishes {
  private static final String SUITE = ".json";

  private final TuneCommand command;
  private final Table tuned;
  private final Tables tables;
  private final Console console;
  private final List<TunedFight> wished = new ArrayList<>();
  private final List<TunedFight> kept = new ArrayList<>();
  private final List<String> keptParts = new ArrayList<>();

  /** The wishes so far with their places, by the fight and the figure. */
  private final Map<String, List<PlacedWish>> byFigure = new HashMap<>();

  private record PlacedWish(Wish wish, String place) {}

  TuneWishes(TuneCommand command, Table tuned, Tables tables, Console console) {
    this.command = command;
    this.tuned = tuned;
    this.tables = tables;
    this.console = console;
    List<String> written = command.want().stream().filter(it -> !it.endsWith(SUITE)).toList();
    if (!written.isEmpty()) {
      wished.add(ofCommand(written));
    } else if (!command.fight().isEmpty()) {
      throw Failure.usage(
          "C007",
          "the fight has no wish",
          "add one, as in --want \"success = 60%\", or leave the fight out");
    }
    for (String suite : command.want()) {
      if (suite.endsWith(SUITE)) {
        read(suite, Options.WANT.name(), true);
      }
    }
    for (String what : command.keep()) {
      if (what.endsWith(SUITE)) {
        read(what, Options.KEEP.name(), false);
      } else {
        keptParts.add(what);
      }
    }
    TableArgument.warn(tables, console);
  }

  List<TunedFight> wished() {
    return wished;
  }

  List<TunedFight> kept() {
    return kept;
  }

  List<String> keptParts() {
    return keptParts;
  }

  private TunedFight ofCommand(List<String> written) {
    List<String> words = new ArrayList<>(command.fight());
    boolean isNamed = !words.isEmpty() && Catalogue.find(words.get(0)).isPresent();
    boolean isFile = !Catalogue.tableIds().contains(command.table());
    if (!isNamed && isFile && (words.isEmpty() || words.get(0).startsWith("-"))) {
      words.add(0, command.table());
      words.add(0, Own.ID);
    } else if (words.isEmpty() || words.get(0).startsWith("-")) {
      throw Failure.usage(
          "C007",
          "the fight of the wish is missing",
          "write its command after the table, as in six-days battle --attacker ...");
    }
    return ofFight(
        FightArgument.of(words, TuneCommand.NAME, TuneCommand.spec(), List.of()), written);
  }

  private <Q extends Record> TunedFight ofFight(FightArgument<Q> argument, List<String> written) {
    RequestedFight<Q> fight = argument.fight();
    OptimizedRequest<Q> request = fight.form().read(fight.texts());
    Engagement<?, ?> plain = fight.type().engagement(request, fight.texts(), tables);
    List<WishText> texts = written.stream().map(WishText::of).toList();
    List<Question> questions = new ArrayList<>();
    for (WishText text : texts) {
      Question question = text.question(plain);
      if (question != null && !questions.contains(question)) {
        questions.add(question);
      }
    }
    Function<Tables, Engagement<?, ?>> asked =
        others -> QuestionMeasures.of(fight.type().fight(request, others), questions);
    Engagement<?, ?> now = asked.apply(tables);
    List<Wish> wishes = new ArrayList<>();
    for (WishText text : texts) {
      Wish wish = text.of(now);
      wishes.add(wish);
      place(key(fight.type(), request), wish, "--want \"" + text.text() + "\"");
    }
    return new TunedFight(
        argument.words(),
        tables,
        consulted(fight.type().consulted(request.request(), tables), argument.words()),
        asked,
        wishes);
  }

  /** Returns the tuned table among those that a fight consults. */
  private Table consulted(Iterable<Table> consulted, String fight) {
    for (Table each : consulted) {
      if (TuneCommand.isSame(each, tuned)) {
        return each;
      }
    }
    boolean isReplacement =
        !tuned.isBuiltIn()
            && Catalogue.tableIds().contains(tuned.id())
            && StreamSupport.stream(consulted.spliterator(), false)
                .anyMatch(it -> it.id().equals(tuned.id()));
    throw Failure.usage(
        "C008",
        "this fight does not consult " + command.table() + ": " + fight,
        isReplacement
            ? "it consults the built-in table of this id; to replace it, write `tune "
                + tuned.id()
                + " --tables DIR` with the directory of your file"
            : "name a fight that does, or tune another table");
  }

  /** Reads a suite of wishes, or one whose odds stay. */
  private void read(String name, String option, boolean wishes) {
    Source source = Source.read(Options.path(option, name), name);
    Tables inSuite =
        tables.relativeTo(SuiteOptions.directory(Options.path(option, name)), command.confined());
    Suite suite = SuiteReader.read(source, inSuite);
    suite.problems().throwIfErrors();
    Problems problems = new Problems();
    int before = wished.size() + kept.size();
    for (Scenario scenario : suite.scenarios()) {
      if (scenario.methodAndSample().method().isSampled()) {
        problems.error(
            "S018",
            source,
            scenario.at(),
            "the odds of this scenario are sampled, and tune needs exact ones",
            "leave \"trials\" and \"method\" out, or write \"method\": \"exact\"");
      } else if (wishes) {
        if (!scenario.expectations().isEmpty()) {
          wished.add(wished(scenario, inSuite, source, name));
        }
      } else {
        keep(scenario, inSuite, name);
      }
    }
    problems.throwIfErrors();
    if (before == wished.size() + kept.size()) {
      throw Failure.usage(
          "C007",
          name + (wishes ? " has no expectation" : " has no scenario that consults the table"),
          wishes
              ? "write the wishes: \"expect\": { \"success\": { \"target\": 0.6 } }"
              : "name a suite of fights that consult " + command.table());
    }
  }

  private TunedFight wished(Scenario scenario, Tables inSuite, Source source, String file) {
    List<Wish> wishes = new ArrayList<>();
    for (Expectation expectation : scenario.expectations()) {
      Wish wish = wish(expectation);
      wishes.add(wish);
      Position at = expectation.at();
      place(key(scenario), wish, file + ":" + at);
    }
    return new TunedFight(
        scenario.name(),
        inSuite,
        consulted(scenario.tables().values(), scenario.name()),
        scenario.fightWith(),
        wishes);
  }

  private static Wish wish(Expectation expectation) {
    return new Wish(expectation.figure(), expectation.atLeast(), expectation.atMost());
  }

  private static String key(Scenario scenario) {
    return key(scenario.type(), scenario.read());
  }

  /** Returns a key that is the same for all requests for one fight on the tuned table. */
  private static String key(EngagementType<?> type, OptimizedRequest<?> request) {
    String text = type.fightName() + " " + request;
    return request.request() instanceof HasTableFile own
        ? text.replace("table=" + own.table(), "")
        : text;
  }

  /** Keeps the odds of a scenario, if it consults the table. */
  private void keep(Scenario scenario, Tables inSuite, String file) {
    for (Table each : scenario.tables().values()) {
      if (TuneCommand.isSame(each, tuned)) {
        Engagement<?, ?> fight = scenario.fight();
        Limits limits = Limits.of(scenario.maxStates(), command.deadline());
        Odds.Exact now = ExactOdds.of(OptimizedFight.of(fight, limits).fight(), limits, false);
        List<Wish> stays = new ArrayList<>();
        for (Expectation expectation : scenario.expectations()) {
          stays.add(wish(expectation));
        }
        for (Figure figure : Figure.of(fight.measures(), List.of())) {
          boolean isExpected = stays.stream().anyMatch(it -> it.figure().equals(figure));
          if (!isExpected && !now.estimate(figure).isMissing()) {
            stays.add(Wish.around(figure, now.estimate(figure).value(), figure.tolerance()));
          }
        }
        for (Wish wish : stays) {
          place(key(scenario), wish, "--keep " + file + ": " + scenario.name());
        }
        kept.add(new TunedFight(scenario.name(), inSuite, each, scenario.fightWith(), stays));
        return;
      }
    }
  }

  /** Adds a wish, and refuses one that contradicts another. */
  private void place(String fight, Wish wish, String place) {
    List<PlacedWish> others =
        byFigure.computeIfAbsent(
            fight + "\n" + wish.figure().name() + wish.figure().kind(), it -> new ArrayList<>());
    for (PlacedWish other : others) {
      if (wish.excludes(other.wish)) {
        throw Failure.usage(
            "C010",
            WishWords.of(other.wish)
                + " ("
                + other.place
                + ") and "
                + WishWords.of(wish)
                + " ("
                + place
                + ") cannot both hold",
            "leave one of them out");
      }
    }
    others.add(new PlacedWish(wish, place));
  }
}
