package vedette.study.change;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.form.OptionText;
import vedette.odds.answer.Odds;
import vedette.odds.exact.ExactOdds;
import vedette.question.Change;
import vedette.question.Figure;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.HasTableFile;
import vedette.rules.OptimizedRequest;
import vedette.rules.own.Own;
import vedette.rules.plan.Plans;
import vedette.source.Problem;
import vedette.source.Problems;
import vedette.source.TextFault;
import vedette.source.WrongFile;
import vedette.study.sample.SampleFights;
import vedette.system.GridSystem;
import vedette.system.SystemReader;
import vedette.table.Tables;
import vedette.table.grid.CellKind;
import vedette.table.grid.Grid;
import vedette.table.grid.PlanFile;
import vedette.table.grid.SystemFile;
import vedette.table.grid.Table;
import vedette.work.Deadline;
import vedette.work.Limits;
import vedette.work.Refusal;
import vedette.work.Refusal.TimeUp;

/**
 * The reference fights: the examples of all engagements that consult a table, fought with its old
 * and its new version.
 */
public final class ReferenceFights {
  private static final int MAX_STATES = 100_000;

  /** The limit on states for fights of a system: there are many, and each shows one thing only. */
  private static final int MAX_STATES_OF_A_SYSTEM = 10_000;

  private final Tables old;
  private final Tables now;
  private final Limits limits;
  private final List<FightChange> changes = new ArrayList<>();

  private ReferenceFights(Table old, Table now, Deadline deadline) {
    this.old = Tables.builtIn().with(old);
    this.now = Tables.builtIn().with(now);
    int states = now instanceof SystemFile ? MAX_STATES_OF_A_SYSTEM : MAX_STATES;
    limits = Limits.of(states, deadline);
  }

  /**
   * Fights every reference fight exactly. A fight that is too large is listed with the reason.
   * Tables that no rules use are fought on directly. Fights that neither version allows are left
   * out.
   */
  public static List<FightChange> of(TableChanges tables, Deadline deadline) {
    ReferenceFights fights = new ReferenceFights(tables.old(), tables.now(), deadline);
    if (!isOfRules(tables.old()) && !isOfRules(tables.now())) {
      fights.fightWithOnly(tables);
    } else if (tables.old().id().equals(tables.now().id())) {
      fights.ofSystem(tables);
    }
    return fights.changes;
  }

  /** Returns whether the rules of a system may look up a table by its id. */
  private static boolean isOfRules(Table table) {
    return table.isBuiltIn() || Catalogue.tableIds().contains(table.id());
  }

  private void ofSystem(TableChanges tables) {
    Problems misfits = Tables.missingParts(tables.old());
    misfits.addAll(Tables.missingParts(tables.now()));
    for (EngagementType<?> type : engagements()) {
      if (type.tables().contains(tables.now().id())) {
        for (String example : type.examples()) {
          Map<String, List<String>> texts = OptionText.read(example, type.form());
          Fight fight = new Fight(type, example, texts);
          if (misfits.isEmpty()) {
            fight(fight, Map.of(), Map.of());
          } else {
            changes.add(fight.changing(List.of(), first(misfits)));
          }
        }
      }
    }
  }

  private void fightWithOnly(TableChanges tables) {
    for (EngagementType<?> type : engagements()) {
      if (HasTableFile.class.isAssignableFrom(type.request())) {
        for (Map<String, List<String>> texts : fightsOn(tables, type)) {
          Fight fight = new Fight(type, OptionText.of(texts), texts);
          if (!fight(fight, tableOf(tables.old()), tableOf(tables.now()))) {
            break;
          }
        }
      }
    }
  }

  /** Returns the fights of an engagement on the user's file; empty if it takes no such file. */
  private static Set<Map<String, List<String>>> fightsOn(
      TableChanges tables, EngagementType<?> type) {
    Set<Map<String, List<String>>> fights = new LinkedHashSet<>();
    if (type.system().equals(Own.ID)) {
      fights.addAll(fightsOn(tables.now()));
      fights.addAll(fightsOn(tables.old())); // Fights that only the old version suggests.
    } else if (type.system().equals(Plans.ID) && tables.now() instanceof PlanFile) {
      fights.add(Map.of()); // A plan is its own fight.
    }
    return fights;
  }

  private static List<Map<String, List<String>>> fightsOn(Table table) {
    if (table instanceof SystemFile system) {
      return SampleFights.of(SystemReader.read(system));
    }
    List<Map<String, List<String>>> fights = new ArrayList<>();
    if (table instanceof Grid grid && isFoughtOn(grid)) {
      for (Map<String, List<String>> fight : SampleFights.of(GridSystem.of(grid))) {
        fights.add(fight);
        if (!fight.containsKey("with")) {
          Map<String, List<String>> decided = new LinkedHashMap<>(fight);
          decided.put("turns", List.of("until-decided"));
          fights.add(decided);
        }
      }
    }
    return fights;
  }

  private static boolean isFoughtOn(Grid grid) {
    return grid.die() != null && (grid.cells() == CellKind.COMBAT || grid.usage().loser() != null);
  }

  private static Map<String, List<String>> tableOf(Table table) {
    return Map.of(HasTableFile.PARAMETER, List.of(table.file()));
  }

  private static List<EngagementType<?>> engagements() {
    List<EngagementType<?>> engagements = new ArrayList<>();
    Catalogue.systems().forEach(system -> engagements.addAll(system.engagements()));
    return engagements;
  }

  /**
   * A fight to be fought with both tables.
   *
   * @param options the options on the command line
   * @param texts the same options by parameter
   */
  private record Fight(EngagementType<?> type, String options, Map<String, List<String>> texts) {
    FightChange changing(List<Change> figureChanges, String unanswered) {
      return new FightChange(type.fightName().toString(), options, figureChanges, unanswered);
    }
  }

  /**
   * The result with one of the tables: the measures and their odds, or the reason why there are
   * none.
   */
  private record Outcome(
      List<? extends Measure<?>> measures, Odds.Exact odds, String refused, boolean tooLarge) {}

  /**
   * Fights with both tables.
   *
   * @param oldTexts the further texts of the request with the old table
   * @param newTexts the further texts with the new table
   * @return whether other fights with these tables may be possible
   */
  private boolean fight(
      Fight fight, Map<String, List<String>> oldTexts, Map<String, List<String>> newTexts) {
    try {
      Outcome before = outcome(fight, fight.type(), oldTexts, old);
      Outcome after = outcome(fight, fight.type(), newTexts, now);
      if (before.odds() != null && after.odds() != null) {
        changes.add(fight.changing(figureChanges(before, after), null));
      } else if (before.odds() != null) {
        changes.add(fight.changing(List.of(), "with the new table " + after.refused()));
      } else if (after.odds() != null) {
        changes.add(fight.changing(List.of(), "with the old table " + before.refused()));
      } else if (before.tooLarge() && after.tooLarge()) {
        changes.add(fight.changing(List.of(), "with both tables " + before.refused()));
      } // Otherwise neither table allows the fight, and nothing has changed.
      return true;
    } catch (WrongFile e) {
      changes.add(fight.changing(List.of(), first(e.problems())));
      return false;
    }
  }

  private static String first(Problems problems) {
    Problem problem = problems.list().get(0);
    return problem.file() + ": " + problem.message();
  }

  private <Q extends Record> Outcome outcome(
      Fight fight, EngagementType<Q> type, Map<String, List<String>> further, Tables tables) {
    Map<String, List<String>> texts = new HashMap<>(fight.texts());
    texts.putAll(further);
    try {
      OptimizedRequest<Q> request = type.form().read(texts);
      Engagement<?, ?> engagement = type.plain(request, tables);
      Odds.Exact odds = ExactOdds.of(engagement, limits, false);
      return new Outcome(engagement.measures(), odds, null, false);
    } catch (TimeUp e) {
      throw e;
    } catch (Refusal e) {
      return new Outcome(List.of(), null, e.getMessage(), true);
    } catch (TextFault e) {
      e.throwIfOfQuestion();
      return new Outcome(List.of(), null, e.getMessage(), false);
    }
  }

  private static List<Change> figureChanges(Outcome before, Outcome after) {
    Odds.Exact old = before.odds();
    Odds.Exact now = after.odds();
    Set<Figure> figures = new LinkedHashSet<>(Figure.of(after.measures(), List.of()));
    figures.addAll(Figure.of(before.measures(), List.of()));
    figures.add(Figure.UNDECIDED);
    List<Change> figureChanges = new ArrayList<>();
    for (Figure figure : figures) {
      figureChanges.add(Change.of(figure, old.estimate(figure), now.estimate(figure)));
    }
    return figureChanges.stream().filter(it -> !it.isSame()).toList();
  }

  /**
   * The changes in a reference fight when one table replaces another.
   *
   * @param fight the system and the kind of fight
   * @param options the options on the command line
   * @param figureChanges the figures that change
   * @param unanswered the reason why there is no answer; null if there is one
   */
  public record FightChange(
      String fight, String options, List<Change> figureChanges, String unanswered) {
    /** Returns whether there are odds with both tables that differ. */
    public boolean moves() {
      return !figureChanges.isEmpty();
    }
  }
}
