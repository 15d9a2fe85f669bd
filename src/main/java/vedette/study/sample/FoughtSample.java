package vedette.study.sample;

import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.form.OptionText;
import vedette.odds.answer.Odds;
import vedette.odds.exact.ExactOdds;
import vedette.question.NamedQuestion;
import vedette.rules.HasTableFile;
import vedette.rules.own.Own;
import vedette.source.Position;
import vedette.source.Problem;
import vedette.source.TextFault;
import vedette.source.WrongFile;
import vedette.system.Columns.Compare;
import vedette.system.RuleSystem;
import vedette.system.TableRule;
import vedette.table.Tables;
import vedette.work.Limits;
import vedette.work.Refusal;

/** The sample fights of a system: their outcomes, and the parts of the file that they consult. */
public final class FoughtSample {
  /**
   * The limit for one fight, which shows one thing only. A fight with more states is explored up to
   * this number.
   */
  private static final int MAX_STATES = 500;

  /** The limit for all fights together: once it is reached, no further fight begins. */
  private static final int MAX_STATES_OF_ALL = 40_000;

  private final RuleSystem system;
  private final Set<Object> consulted = Collections.newSetFromMap(new IdentityHashMap<>());

  private final Map<Position, Fault> faults = new LinkedHashMap<>();
  private int fights;

  /** The number of fights with too many states. */
  private int inPart;

  /** The number of fights with as many rounds as the file has. */
  private int answers;

  /** The number of fights that support the file's measure of success. */
  private int successes;

  private boolean won;
  private boolean ended;

  /**
   * A fault of the file that appears only in a fight.
   *
   * @param fight the options of the first such fight
   */
  public record Fault(Problem problem, String fight) {}

  private FoughtSample(RuleSystem system) {
    this.system = system;
  }

  /**
   * Fights all fights exactly; those with too many states in part.
   *
   * @param system the system of the file with these tables
   * @param fights the options of each fight, by parameter
   * @param file the name of the file
   * @param next runs after each fight
   */
  public static FoughtSample of(
      RuleSystem system,
      List<Map<String, List<String>>> fights,
      String file,
      Tables tables,
      Runnable next) {
    FoughtSample sample = new FoughtSample(system);
    int states = 0;
    for (Map<String, List<String>> options : fights) {
      if (states < MAX_STATES_OF_ALL) {
        states += sample.fight(options, file, tables);
      }
      next.run();
    }
    return sample;
  }

  /** Returns the number of states of a fight; 0 if the fight is not possible. */
  private int fight(Map<String, List<String>> options, String file, Tables tables) {
    Map<String, List<String>> all = new LinkedHashMap<>(options);
    all.put(HasTableFile.PARAMETER, List.of(file));
    try {
      return fight(options, Own.fight(all, true, tables), true);
    } catch (TextFault e) {
      e.throwIfOfQuestion();
      return 0;
    } catch (WrongFile e) { // The fight lacks a measure, such as rounds if it has only one.
      return fight(options, Own.fight(all, false, tables), success() == null);
    }
  }

  private int fight(Map<String, List<String>> options, Engagement<?, ?> fight, boolean hasSuccess) {
    fights++;
    try {
      String column = options.getOrDefault("column", List.of()).stream().findAny().orElse(null);
      Odds.Exact odds = ExactOdds.of(fight, Limits.states(MAX_STATES), hearing(column));
      if (!options.containsKey("turns")) { // A limit on turns would be an end of its own.
        answers++;
        ended |= odds.measures().stream().anyMatch(FoughtSample::hasEnds);
      }
      if (hasSuccess) {
        successes++;
        won |= odds.measures().stream().anyMatch(it -> it.isSuccess() && it.chanceOfTrue().p() > 0);
      }
      return odds.states();
    } catch (Refusal e) {
      inPart++;
      return MAX_STATES;
    } catch (WrongFile e) {
      Problem fault = e.problems().list().get(0);
      faults.putIfAbsent(fault.at(), new Fault(fault, OptionText.of(options)));
      return 0;
    }
  }

  private static boolean hasEnds(Odds.MeasureOdds measure) {
    return measure.distribution().stream().anyMatch(it -> it.p() > 0);
  }

  /**
   * Returns a listener to the parts that one fight consults. It hears no notes, which would double
   * the time.
   */
  private Listener hearing(String column) {
    Set<Object> said = Collections.newSetFromMap(new IdentityHashMap<>());
    system.tables().values().stream()
        .filter(it -> isSaid(column, it))
        .forEach(it -> it.cells().forEach(said::addAll));
    return new Listener() {
      @Override
      public void note(Note note) {}

      @Override
      public boolean hears(String readings) {
        return false;
      }

      @Override
      public void consulted(Object part) {
        if (!said.contains(part)) {
          consulted.add(part);
        }
      }
    };
  }

  /**
   * Returns whether a column is given to a table that finds its own columns. Such a fight does not
   * show that the column can be found.
   */
  private static boolean isSaid(String column, TableRule table) {
    return column != null
        && table.columns().compare() != Compare.SAID
        && table.columns().axis().indexOf(column) >= 0;
  }

  /** Returns {@code none of 120 sample fights}. */
  public String none() {
    String some = inPart + " of them examined only up to " + MAX_STATES + " states";
    return "none of " + fights + " sample fights" + (inPart > 0 ? " (" + some + ")" : "");
  }

  /** Returns the faults of the file found in fights, one for each position. */
  public Collection<Fault> faults() {
    return faults.values();
  }

  /** Returns whether any fight had too many states to reach all its ends. */
  public boolean isInPart() {
    return inPart > 0;
  }

  /** Returns whether some fights reached all their ends and none can end in success. */
  public boolean neverWon() {
    return successes > 0 && !won;
  }

  /** Returns whether some fights were explored completely and none can end. */
  public boolean isEndless() {
    return answers > 0 && !ended;
  }

  /** Returns the file's own question for success; null if it has none. */
  public NamedQuestion success() {
    return system.measures().stream()
        .filter(it -> it.question().name().equals(Measure.SUCCESS))
        .findFirst()
        .orElse(null);
  }

  /** Returns whether a condition held, or a modifier had an effect, in any fight. */
  public boolean consulted(Object part) {
    return consulted.contains(part);
  }

  /** Returns whether any fight reached a table. */
  public boolean reached(TableRule table) {
    return table.cells().stream().anyMatch(row -> row.stream().anyMatch(consulted::contains));
  }

  /** Returns whether any fight reached a column of a table. */
  public boolean reachedColumn(TableRule table, int column) {
    return table.cells().stream().anyMatch(row -> consulted.contains(row.get(column)));
  }

  /**
   * Returns whether any fight reached a cell with the text of a row. Rolls with equal results are
   * merged, so the roll may have been for another row.
   */
  public boolean reachedRow(TableRule table, int row) {
    List<TableRule.Cell> cells = table.cells().get(row);
    return IntStream.range(0, cells.size())
        .anyMatch(
            column ->
                table.cells().stream()
                    .map(other -> other.get(column))
                    .anyMatch(
                        it ->
                            it.text().equals(cells.get(column).text()) && consulted.contains(it)));
  }
}
