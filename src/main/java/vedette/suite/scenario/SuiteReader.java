package vedette.suite.scenario;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import vedette.fight.Engagement;
import vedette.form.RequestForm;
import vedette.form.RequestJson;
import vedette.form.model.LocatedValue;
import vedette.form.model.RecordReader;
import vedette.json.Json;
import vedette.json.Version;
import vedette.odds.answer.Method;
import vedette.odds.sample.Trials;
import vedette.question.NamedQuestion;
import vedette.question.QuestionMeasures;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.GameSystem;
import vedette.rules.HasTableFile;
import vedette.rules.OptimizedRequest;
import vedette.source.Nearest;
import vedette.source.Position;
import vedette.source.Printable;
import vedette.source.Problem;
import vedette.source.Problems;
import vedette.source.Source;
import vedette.source.TextFault;
import vedette.source.WrongFile;
import vedette.suite.figures.Calculation;
import vedette.suite.figures.Expectation;
import vedette.suite.scenario.Suite.NamePattern;
import vedette.table.Tables;
import vedette.table.grid.Table;
import vedette.table.read.FileKind;

/** A reader of suites. A wrong scenario is reported at its position, and the others are read. */
public final class SuiteReader {
  private final Source source;
  private final Tables tables;
  private final NamePattern only;

  /** The problems of the current scenario. */
  private Problems problems = new Problems();

  private final Map<String, Position> names = new HashMap<>();

  /** The position at which each table file is first named. */
  private final Map<String, Position> tableNames = new HashMap<>();

  private final Map<EngagementType<?>, RequestForm<?>> forms = new IdentityHashMap<>();

  private NamedMeasures measures;

  /** The fights read so far, with the measures of their rules only. */
  private final List<Engagement<?, ?>> fights = new ArrayList<>();

  private SuiteReader(Source source, Tables tables, NamePattern only) {
    this.source = source;
    this.tables = tables;
    this.only = only;
  }

  /**
   * Reads a suite.
   *
   * @param tables the tables in force, by which the files that scenarios name are resolved
   * @throws WrongFile if the file has no scenarios
   */
  public static Suite read(Source source, Tables tables) {
    return read(source, tables, NamePattern.ALL);
  }

  /**
   * Reads some scenarios of a suite; of the others only the names.
   *
   * @param only the names of the scenarios to read
   * @throws WrongFile if the file has no scenarios
   */
  public static Suite read(Source source, Tables tables, NamePattern only) {
    try {
      return new SuiteReader(source, tables, only).read();
    } catch (WrongFile e) {
      throw FileKind.SUITE.orOtherKind(e, source);
    }
  }

  private Suite read() {
    SuiteFile file = FileFormat.read(source, SuiteFile.class, SuiteFile.FORMAT);
    List<Suite.Entry> entries = new ArrayList<>();
    Problems ofSuite = new Problems();
    NamedQuestion.FaultListener faultListener =
        (at, message, help) -> ofSuite.error(Code.QUESTION, source, at, message, help);
    checkPin(file.vedette());
    measures = new NamedMeasures(file.measures(), faultListener);
    ofSuite.throwIfErrors();
    for (Json json : file.scenarios()) {
      String name =
          json instanceof Json.Obj o && o.get("name") instanceof Json.Str s ? s.value() : "";
      if (name.isBlank()) {
        name = "scenario " + (entries.size() + 1);
      }
      problems = new Problems();
      entries.add(new Suite.Entry(name, only.matches(name) ? scenario(json) : null, problems));
    }
    if (only.equals(NamePattern.ALL)) {
      // Otherwise a scenario not read may use them.
      measures.tellUnused(fights, source, faultListener);
    }
    ofSuite.throwIfErrors();
    return new Suite(source.name(), entries);
  }

  /** Checks the form of the version pin; a pin to a newer program was rejected earlier. */
  private void checkPin(LocatedValue<String> pin) {
    if (!pin.value().isEmpty() && !pin.value().matches(Version.PIN)) {
      Problems wrong = new Problems();
      wrong.error(
          Code.PIN,
          source,
          pin.at(),
          "expected `>=` and a version, found " + Printable.quote(pin.value()),
          "write two or three numbers, as in \">=0.2\"");
      wrong.throwIfErrors();
    }
  }

  private Scenario scenario(Json json) {
    SuiteFile.WrittenSuite writtenSuite =
        RecordReader.read(json, source, SuiteFile.WrittenSuite.class, problems);
    if (writtenSuite == null
        || !isNew(writtenSuite.name())
        || !fits(writtenSuite, (Json.Obj) json)) {
      return null;
    }
    EngagementType<?> type = type(writtenSuite);
    return type == null ? null : scenario(writtenSuite, type);
  }

  private boolean isNew(LocatedValue<String> name) {
    Position first = names.putIfAbsent(name.value(), name.at());
    if (first != null) {
      problems.error(
          Code.NAME_TWICE,
          source,
          name.at(),
          "scenario " + Printable.quote(name.value()) + " appears twice, first at " + first,
          "give each scenario its own name");
    }
    return first == null;
  }

  /** Checks that an exact method comes without a number of trials. */
  private boolean fits(SuiteFile.WrittenSuite writtenSuite, Json.Obj object) {
    boolean fits = writtenSuite.method() != Method.EXACT || writtenSuite.trials() == 0;
    if (!fits) {
      problems.error(
          Code.NOT_WITH_METHOD,
          source,
          object.get("trials").at(),
          "\"trials\" is not used by an exact answer",
          "write \"method\": \"simulate\", or leave one of them out");
    }
    return fits;
  }

  private EngagementType<?> type(SuiteFile.WrittenSuite writtenSuite) {
    String name = writtenSuite.system().value();
    GameSystem system = Catalogue.find(name).orElse(null);
    if (system == null) {
      problems.error(
          Code.UNKNOWN_SYSTEM,
          source,
          writtenSuite.system().at(),
          "unknown rule system " + Printable.quote(name),
          Nearest.help(name, Catalogue.systems().stream().map(it -> it.id()).toList()));
      return null;
    }
    LocatedValue<String> engagement = writtenSuite.engagement();
    EngagementType<?> type = system.engagement(engagement.value()).orElse(null);
    if (type == null) {
      problems.error(
          Code.UNKNOWN_ENGAGEMENT,
          source,
          engagement.at(),
          "unknown fight " + Printable.quote(engagement.value()) + " of " + system.id(),
          Nearest.help(engagement.value(), system.engagementNames()));
    }
    return type;
  }

  private <Q extends Record> Scenario scenario(
      SuiteFile.WrittenSuite writtenSuite, EngagementType<Q> type) {
    if (!(writtenSuite.request() instanceof Json.Obj asked)) {
      problems.error(
          Code.NOT_A_REQUEST,
          source,
          writtenSuite.request().at(),
          "expected an object with the request, found " + writtenSuite.request().kindWithArticle(),
          "write { \"attacker\": \"…\", … }, with the names of the command line");
      return null;
    }
    RequestJson json = new RequestJson(asked, source, problems);
    OptimizedRequest<Q> optimizedRequest = json.read(form(type));
    if (optimizedRequest == null) {
      return null;
    }
    try {
      Engagement<?, ?> plain = type.fight(optimizedRequest, tables);
      fights.add(plain);
      Problems wrong = new Problems();
      ExpectationReader expected = new ExpectationReader(source, wrong, measures.on(plain));
      List<Expectation> expectations = expected.read(writtenSuite.expect());
      problems.addAll(wrong);
      return wrong.hasErrors()
          ? null
          : new Scenario(
              writtenSuite.name().value(),
              writtenSuite.name().at(),
              type,
              asked,
              optimizedRequest,
              expected.fight(),
              others -> expected.asked(measures.on(type.fight(optimizedRequest, others))),
              consulted(type, optimizedRequest.request()),
              methodAndSample(writtenSuite),
              (int) writtenSuite.maxStates(),
              expectations);
    } catch (TextFault e) {
      e.throwIfOfQuestion();
      json.report(e);
    } catch (WrongFile e) {
      if (optimizedRequest.request() instanceof HasTableFile own) {
        wrongTable(own.table(), e, asked.get(HasTableFile.PARAMETER).at());
      } else {
        problems.addAll(e.problems());
      }
    }
    return null;
  }

  /** Returns the form of a kind's requests, built once because a suite may have very many. */
  @SuppressWarnings("unchecked")
  private <Q extends Record> RequestForm<OptimizedRequest<Q>> form(EngagementType<Q> type) {
    return (RequestForm<OptimizedRequest<Q>>) forms.computeIfAbsent(type, EngagementType::form);
  }

  /**
   * Returns the tables consulted, by id; a file that the request names is listed by that name,
   * because its id may be anything.
   */
  private Map<String, Table> consulted(EngagementType<?> type, Object request) {
    Map<String, Table> consulted = new LinkedHashMap<>();
    type.tables().forEach(id -> consulted.put(id, tables.table(id)));
    if (request instanceof HasTableFile own) {
      consulted.put(TableState.keyOfFile(own.table()), tables.file(own.table()));
      own.furtherTables(tables).forEach(table -> consulted.put(key(table), table));
    }
    return consulted;
  }

  private String key(Table table) {
    boolean inForce =
        Catalogue.tableIds().contains(table.id()) && tables.table(table.id()) == table;
    return inForce ? table.id() : TableState.keyOfFile(tables.named(table));
  }

  private static Calculation methodAndSample(SuiteFile.WrittenSuite writtenSuite) {
    boolean counted = writtenSuite.trials() > 0;
    Calculation sample =
        new Calculation(
            counted ? Method.SIMULATE : Method.AUTO,
            counted ? writtenSuite.trials() : Trials.DEFAULT,
            writtenSuite.seed());
    return writtenSuite.method() == null ? sample : sample.by(writtenSuite.method());
  }

  /**
   * Reports the faults of a table. A fault within the file is reported there, once for all
   * scenarios; if the whole file cannot be used, it is reported where the scenario names it.
   */
  private void wrongTable(String name, WrongFile e, Position at) {
    Position first = tableNames.computeIfAbsent(name, unseen -> at);
    for (Problem it : e.problems().list()) {
      boolean whole = it.at() == null;
      String named = "; the table is named at " + source.name() + ":" + first;
      problems.add(
          e.kind(),
          new Problem(
              it.severity(),
              it.code(),
              whole ? source.name() : it.file(),
              whole ? at : it.at(),
              whole ? it.file() + ": " + it.message() : it.message() + named,
              it.help(),
              whole ? source.line(at.line()) : it.sourceLine()));
    }
  }

  /** The named measures of a suite, for all of its fights that support them. */
  static final class NamedMeasures {
    private final List<NamedQuestion> all;

    /** The measures that some fight supports. */
    private final Set<NamedQuestion> asked = new HashSet<>();

    /**
     * Reads the measures of a suite.
     *
     * @param written an object of names and questions; null for none
     */
    NamedMeasures(Json written, NamedQuestion.FaultListener faultListener) {
      all = NamedQuestion.read(written, faultListener);
    }

    /** Returns the fight with the measures that it supports. */
    Engagement<?, ?> on(Engagement<?, ?> fight) {
      Engagement<?, ?> with = fight;
      for (NamedQuestion named : all) {
        try {
          with = QuestionMeasures.of(with, List.of(named.question()));
          asked.add(named);
        } catch (TextFault e) {
          // The question is for another kind of fight. Questions that no fight supports are
          // reported at the end.
        }
      }
      return with;
    }

    /** Reports the measures that no fight supports. */
    void tellUnused(
        List<Engagement<?, ?>> fights, Source source, NamedQuestion.FaultListener faultListener) {
      for (NamedQuestion named : all) {
        if (!asked.contains(named) && !fights.isEmpty()) {
          try {
            QuestionMeasures.of(fights.get(0), List.of(named.question()));
          } catch (TextFault e) {
            named.report(e, source, faultListener);
          }
        }
      }
    }
  }
}
