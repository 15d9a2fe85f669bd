package vedette.study;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.json.Problem;
import vedette.json.Problems;
import vedette.json.WrongFile;
import vedette.odds.ExactOdds;
import vedette.odds.Odds;
import vedette.odds.Odds.Chance;
import vedette.odds.Odds.MeasureOdds;
import vedette.odds.Refusal;
import vedette.request.BadRequest;
import vedette.request.Parameter;
import vedette.request.RequestForm;
import vedette.rules.BringsTable;
import vedette.rules.Catalogue;
import vedette.rules.Kind;
import vedette.study.TableChanges.ColumnEdit;
import vedette.table.Table;
import vedette.table.Tables;

/** Fights the examples of all engagements that consult a table, with one table and with another. */
public final class ReferenceFights {
  private static final int MAX_STATES = 100_000;

  /** Of each side in a fight on a table alone. */
  private static final int STRENGTH = 10;

  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

  private final Tables old;
  private final Tables now;
  private final List<FightChange> changes = new ArrayList<>();

  private ReferenceFights(Table old, Table now) {
    this.old = Tables.builtIn().with(old);
    this.now = Tables.builtIn().with(now);
  }

  /**
   * Every such fight, exactly. If no rules look the tables up: fights on the tables alone, one
   * round and to the finish, on each column that comes to something else.
   */
  public static List<FightChange> of(TableChanges tables) {
    ReferenceFights fights = new ReferenceFights(tables.old(), tables.now());
    if (!Catalogue.tableIds().contains(tables.now().id())) {
      fights.alone(tables);
    } else if (tables.old().id().equals(tables.now().id())) {
      fights.ofSystem(tables);
    }
    return fights.changes;
  }

  private void ofSystem(TableChanges tables) {
    Problems misfits = Tables.misfits(tables.old());
    misfits.addAll(Tables.misfits(tables.now()));
    for (Kind<?> kind : kinds()) {
      if (kind.tables().contains(tables.now().id())) {
        for (String example : kind.examples()) {
          if (misfits.isEmpty()) {
            fight(kind, example, Map.of(), Map.of());
          } else {
            add(kind, example, List.of(), first(misfits));
          }
        }
      }
    }
  }

  private void alone(TableChanges tables) {
    for (Kind<?> kind : kinds()) {
      if (BringsTable.class.isAssignableFrom(kind.request())) {
        for (ColumnEdit column : tables.columns()) {
          for (String rounds : List.of("1", "until-decided")) {
            String options = "--column \"" + column.column() + "\" --rounds " + rounds;
            String fight = "--attacker " + STRENGTH + " --defender " + STRENGTH + " " + options;
            fight(kind, fight, brings(tables.old()), brings(tables.now()));
          }
        }
      }
    }
  }

  private static Map<String, List<String>> brings(Table table) {
    return Map.of(BringsTable.PARAMETER, List.of(table.file()));
  }

  private static List<Kind<?>> kinds() {
    List<Kind<?>> kinds = new ArrayList<>();
    Catalogue.systems().forEach(system -> kinds.addAll(system.kinds()));
    return kinds;
  }

  /**
   * Fights.
   *
   * @param oldTexts what the request says besides the options with the old table
   * @param newTexts the same with the new one
   */
  private void fight(
      Kind<?> kind,
      String options,
      Map<String, List<String>> oldTexts,
      Map<String, List<String>> newTexts) {
    try {
      add(kind, options, movements(kind, options, oldTexts, newTexts), null);
    } catch (WrongFile e) {
      add(kind, options, List.of(), first(e.problems()));
    } catch (Refusal | BadRequest e) {
      add(kind, options, List.of(), e.getMessage());
    }
  }

  private void add(Kind<?> kind, String options, List<Movement> movements, String unanswered) {
    String fight = kind.system() + " " + kind.name();
    changes.add(new FightChange(fight, options, movements, unanswered));
  }

  private static String first(Problems problems) {
    Problem problem = problems.list().get(0);
    return problem.file() + ": " + problem.message();
  }

  private <Q extends Record> List<Movement> movements(
      Kind<Q> kind,
      String options,
      Map<String, List<String>> oldTexts,
      Map<String, List<String>> newTexts) {
    Engagement<?, ?> oldFight = engagement(kind, options, oldTexts, old);
    Engagement<?, ?> newFight = engagement(kind, options, newTexts, now);
    Odds.Exact before = ExactOdds.of(oldFight, MAX_STATES, false);
    Odds.Exact after = ExactOdds.of(newFight, MAX_STATES, false);
    double rounding = before.error() + after.error();
    List<Movement> figures = new ArrayList<>();
    for (Measure<?> measure : newFight.measures()) {
      MeasureOdds there = before.measure(measure.name());
      if (measure.joint() && there != null) {
        figures.addAll(figures(measure, there, after.measure(measure.name())));
      }
    }
    figures.add(new Movement("undecided", "no end", true, before.undecided(), after.undecided()));
    return figures.stream().filter(figure -> Math.abs(figure.change()) > rounding).toList();
  }

  private static <Q extends Record> Engagement<?, ?> engagement(
      Kind<Q> kind, String options, Map<String, List<String>> further, Tables tables) {
    RequestForm<Q> form = RequestForm.of(kind.request());
    Map<String, List<String>> texts = texts(options, form.parameters());
    texts.putAll(further);
    return kind.factory().engagement(form.read(texts), tables);
  }

  private static List<Movement> figures(Measure<?> measure, MeasureOdds old, MeasureOdds now) {
    String name = measure.name();
    String text = measure.text();
    return switch (measure.kind()) {
      case COUNT ->
          List.of(
              new Movement(name, text + ", mean", false, old.mean().value(), now.mean().value()));
      case FLAG -> List.of(new Movement(name, text, true, old.yes().p(), now.yes().p()));
      case CATEGORY -> {
        List<Movement> figures = new ArrayList<>();
        for (String value : measure.categories()) {
          String which = ": " + value;
          figures.add(new Movement(name + which, text + which, true, p(old, value), p(now, value)));
        }
        yield figures;
      }
    };
  }

  private static double p(MeasureOdds odds, String value) {
    for (Chance chance : odds.distribution()) {
      if (chance.value().equals(value)) {
        return chance.p();
      }
    }
    return 0;
  }

  /** What the options of an example give to each parameter. */
  private static Map<String, List<String>> texts(String example, List<Parameter> parameters) {
    Map<String, List<String>> texts = new HashMap<>();
    Parameter open = null;
    Matcher word = WORD.matcher(example);
    while (word.find()) {
      String text = word.group(1) == null ? word.group(2) : word.group(1);
      if (open != null) {
        texts.computeIfAbsent(open.name(), name -> new ArrayList<>()).add(text);
        open = null;
        continue;
      }
      for (Parameter parameter : parameters) {
        if (parameter.option().equals(text) && parameter.flag()) {
          texts.put(parameter.name(), List.of("true"));
        } else if (parameter.option().equals(text)) {
          open = parameter;
        }
      }
    }
    return texts;
  }
}
