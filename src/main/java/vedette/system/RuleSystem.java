package vedette.system;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import vedette.fight.Side;
import vedette.question.NamedQuestion;
import vedette.system.effect.Effect;
import vedette.system.effect.LoseOrRetreat;
import vedette.system.query.Expressions;
import vedette.system.query.UsedNames;
import vedette.system.query.Values;
import vedette.system.roll.Modifier;
import vedette.table.grid.CombatResult;

/**
 * A rule system read from its file.
 *
 * @param arms the arms, in the file's order; one without a name if the file has none
 * @param classes the names of the classes of arms
 * @param words the words declared for the fight or for stacks
 * @param rounds the maximum number of rounds; 0 for no limit
 * @param after effects when the rounds are over
 * @param expressions the reader of further conditions
 * @param uses the names used by its amounts and conditions
 * @param alone whether it is made from the file of a combat results table; a file of kind {@code
 *     system} is not, even if it has only one table
 */
public record RuleSystem(
    String title,
    Values values,
    List<Arm> arms,
    List<String> classes,
    List<State> states,
    Set<String> words,
    Map<String, TableRule> tables,
    Map<String, Fire> fires,
    Map<String, Check> checks,
    Map<String, Result> results,
    Losses losses,
    Doctrine doctrines,
    int rounds,
    List<RoundStep> round,
    AfterRounds after,
    List<NamedQuestion> measures,
    Expressions expressions,
    UsedNames uses,
    boolean alone) {

  /** Returns whether units have names; without them a side is one unit, written by its strength. */
  public boolean hasArms() {
    return !arms.get(0).name().isEmpty();
  }

  /** Returns the units of loss, in words. */
  public String lifeIn() {
    if (arms.stream().noneMatch(Arm::hasSteps)) {
      return "points";
    }
    return arms.stream().allMatch(Arm::hasSteps) ? "steps" : "points and steps";
  }

  /** Returns whether the number of times that a word is given matters. */
  public boolean counts(String word) {
    return uses.counts(word) || modifiers().anyMatch(it -> it.counts(word));
  }

  /** Returns whether a word has an effect only where it is given for a stack. */
  public boolean isOfStacks(String word) {
    return uses.isOfStacks(word)
        && modifiers().noneMatch(it -> it.when() == null && it.name().equals(word));
  }

  private Stream<Modifier> modifiers() {
    return Stream.concat(
            tables.values().stream().map(TableRule::modifiers), rolls().map(Throw::modifiers))
        .flatMap(it -> it.list().stream());
  }

  /** Returns all rolls that succeed or fail. */
  private Stream<Throw> rolls() {
    return Stream.of(
            fires.values().stream().flatMap(it -> it.rolls().stream()),
            checks.values().stream().map(Check::roll),
            tables.values().stream().map(TableRule::toSave).filter(Objects::nonNull))
        .flatMap(it -> it);
  }

  /** Returns all results that the file declares or a cell of its tables gives. */
  public Stream<Result> allResults() {
    Stream<TableRule.Cell> cells =
        tables.values().stream().flatMap(it -> it.cells().stream()).flatMap(List::stream);
    return Stream.concat(results.values().stream(), cells.flatMap(it -> it.results().stream()))
        .distinct();
  }

  /**
   * Returns the combat result of a cell's text in the standard notation; null if it is none, or if
   * the file declares it or one of its parts.
   */
  public CombatResult standardResult(String text) {
    return Result.standard(text, results.keySet());
  }

  /** Returns all effects, wherever they stand in the file. */
  public Stream<Effect> effects() {
    return Stream.of(
            allResults().flatMap(it -> it.suffered().stream()).map(Result.SideEffects::effects),
            rolls().flatMap(it -> it.faces().stream()).map(Faces::effects),
            fires.values().stream().map(Fire::hit),
            checks.values().stream().flatMap(Check::margins).map(Check.Margin::effects),
            states.stream().map(State::again),
            Stream.of(after.both(), after.attacker(), after.defender()))
        .flatMap(it -> it)
        .flatMap(List::stream);
  }

  /** Returns whether a step gives a side, or units of it, the choice to retreat. */
  public boolean letsRetreat(Side side) {
    return round.stream().anyMatch(it -> it.letsRetreat(side))
        || effects().anyMatch(it -> it.what() instanceof LoseOrRetreat);
  }

  /** Returns the steps of a round, with simultaneous ones listed singly. */
  public List<RoundStep> steps() {
    return round.stream().flatMap(RoundStep::flattened).toList();
  }

  /** Returns the number of states up to the last counted one. */
  public int countedStates() {
    return states.stream().filter(State::isCounted).mapToInt(it -> it.index() + 1).max().orElse(0);
  }

  /** Returns the arm of a name; null if there is none. */
  public Arm arm(String name) {
    return arms.stream().filter(it -> it.name().equals(name)).findFirst().orElse(null);
  }

  /** Returns the state of a name; null if there is none. */
  public State state(String name) {
    return states.stream().filter(it -> it.name().equals(name)).findFirst().orElse(null);
  }
}
