package vedette.study.own;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import vedette.fight.Side;
import vedette.odds.Best;
import vedette.odds.Weighed;
import vedette.problem.TextFault;
import vedette.problem.WrongFile;
import vedette.rules.HasBest;
import vedette.rules.HasTableFile;
import vedette.rules.own.Own;
import vedette.study.ChoiceUse;
import vedette.system.RuleSystem;
import vedette.table.Tables;
import vedette.work.Limits;
import vedette.work.Refusal;

/**
 * What the choices of a system come to in its sample fights: each side that the rules leave a
 * choice decides best, once for success and once for losses, and the other as the file has it.
 */
final class SampleChoices {
  /** Of one fight; what is larger is left out. */
  private static final int MAX_STATES = 500;

  /** For each side: it takes as long to decide best in them as to fight all of the sample. */
  private static final int MOST_FIGHTS = 150;

  private static final String LOSSES = "defenderLoss - attackerLoss";

  private final String file;
  private final Tables tables;
  private final Map<String, Counts> counted = new TreeMap<>();

  /** Of one choice. */
  private static final class Counts {
    private final Side side;
    private int fights;
    private final Map<String, int[]> options = new TreeMap<>();

    Counts(Side side) {
      this.side = side;
    }

    ChoiceUse use(String parameter) {
      List<ChoiceUse.Option> all = new ArrayList<>();
      options.forEach((name, times) -> all.add(new ChoiceUse.Option(name, times[0], times[1])));
      return new ChoiceUse(side, parameter, fights, List.copyOf(all));
    }
  }

  private SampleChoices(String file, Tables tables) {
    this.file = file;
    this.tables = tables;
  }

  /**
   * The choices that come up in any.
   *
   * @param system of the file, as these tables have it
   * @param fights of which so many are decided best as take no longer than to fight all
   * @param file its name
   * @param next runs after each fight
   */
  static List<ChoiceUse> of(
      RuleSystem system,
      List<Map<String, List<String>>> fights,
      String file,
      Tables tables,
      Runnable next) {
    SampleChoices choices = new SampleChoices(file, tables);
    for (Side side : choosers(system)) {
      for (Map<String, List<String>> fight : SampleFights.evenly(fights, MOST_FIGHTS)) {
        choices.decide(side, fight);
        next.run();
      }
    }
    List<ChoiceUse> uses = new ArrayList<>();
    choices.counted.forEach((parameter, counts) -> uses.add(counts.use(parameter)));
    return uses;
  }

  /** How many fights are decided, each once for a side that has a choice. */
  static int fights(RuleSystem system, List<Map<String, List<String>>> fights) {
    return choosers(system).size() * Math.min(fights.size(), MOST_FIGHTS);
  }

  private static List<Side> choosers(RuleSystem system) {
    return Stream.of(Side.values()).filter(side -> Own.mayRetreat(system, side)).toList();
  }

  private void decide(Side side, Map<String, List<String>> fight) {
    Map<String, List<String>> options = new LinkedHashMap<>(fight);
    options.put(HasTableFile.PARAMETER, List.of(file));
    options.put(HasBest.WHO, List.of(side.toString()));
    Set<String> met = new HashSet<>();
    weigh(options).forEach(it -> count(it, 0, met));
    options.put(HasBest.WANTED, List.of(LOSSES));
    weigh(options).forEach(it -> count(it, 1, met));
  }

  private List<Weighed> weigh(Map<String, List<String>> options) {
    try {
      return Best.of(Own.fight(options, false, tables), Limits.states(MAX_STATES)).weighed();
    } catch (TextFault e) {
      e.throwIfOfQuestion();
      return List.of();
    } catch (WrongFile | Refusal e) { // What is wrong in a fight is found by who fights it.
      return List.of();
    }
  }

  /**
   * Counts one, each option of a fight once.
   *
   * @param want 0 for success, 1 for losses
   * @param met what has been counted of this fight
   */
  private void count(Weighed decision, int want, Set<String> met) {
    String parameter = decision.parameter();
    Counts counts = counted.computeIfAbsent(parameter, it -> new Counts(decision.side()));
    counts.fights += met.add(parameter) ? 1 : 0;
    counts.options.computeIfAbsent(decision.option(), it -> new int[2]);
    decision.costs().keySet().forEach(it -> counts.options.computeIfAbsent(it, no -> new int[2]));
    if (!decision.ties() && met.add(parameter + want + decision.option())) {
      counts.options.get(decision.option())[want]++;
    }
  }
}
