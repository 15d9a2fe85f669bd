package vedette.rules.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import vedette.rules.kit.Memo;
import vedette.source.Problems;
import vedette.table.Tables;

/** The fights of a plan's steps, memoized by the states of the units in them. */
final class StepFights {
  private final List<StepRequest> requests;
  private final KeptMeasures kept;

  private final Plan plan;
  private final Tables tables;

  /** The prepared fights, which do not depend on the values kept. */
  private final Memo asked;

  private final Memo known = new Memo();

  private StepFights(
      Plan plan, Tables tables, List<StepRequest> requests, KeptMeasures kept, Memo asked) {
    this.plan = plan;
    this.tables = tables;
    this.requests = requests;
    this.kept = kept;
    this.asked = asked;
  }

  /** Returns the fights of a plan, of which only the units are kept. */
  static StepFights of(Plan plan, Tables tables) {
    return new StepFights(
        plan,
        tables,
        plan.fights().stream().map(step -> new StepRequest(plan, step, tables)).toList(),
        KeptMeasures.NOTHING,
        new Memo());
  }

  /** Returns the same fights with other kept values. */
  StepFights keeping(KeptMeasures others) {
    return new StepFights(plan, tables, requests, others, asked);
  }

  /**
   * The answer to a step's request.
   *
   * @param fight the fight; null if there is none
   */
  private record RequestResult(PreparedFight fight, StepOutcome outcome, Problems problems) {}

  /**
   * A fight, or the reason why there is none.
   *
   * @param fight the fight; null if there is none
   * @param allowed the fight that the rules allow, even if nothing in it would be rolled; null if
   *     they allow none
   * @param outcome the outcome of the step
   * @param problems the faults if the rules do not allow the fight
   */
  record FightOrReason(
      StepFight fight, PreparedFight allowed, StepOutcome outcome, Problems problems) {}

  /**
   * Returns the position after a step without a fight, or at the end of its loop. An enemy that is
   * gone counts as beaten if the step's own side is not gone.
   */
  PlanPosition passed(int step, PlanPosition standing) {
    if (!kept.keepsWon(step)) {
      return standing;
    }
    List<StepRequest.Party> sides = requests.get(step).sides();
    boolean won =
        sides.size() > 1
            && sides.get(1).isGone(standing.units())
            && !sides.get(0).isGone(standing.units());
    return won ? standing.after(standing.units(), kept.won(step, standing.keptValues())) : standing;
  }

  /** Returns each unit of the plan as it enters its first fight. */
  List<UnitGroup> units() {
    List<UnitGroup> units = new ArrayList<>();
    for (NamedUnit unit : plan.units()) {
      units.add(read(units.size(), unit.text()));
    }
    return List.copyOf(units);
  }

  /** Reads a unit of the plan by the rules of the first step that names it. */
  UnitGroup read(int unit, String text) {
    return asked.of(
        new Text(unit, text),
        () -> firstStepNaming(unit).map(it -> it.read(text)).orElseGet(() -> UnitGroup.read(text)));
  }

  /** Returns a unit with more or less strength, in the notation of the first step that names it. */
  UnitGroup withStrength(int unit, UnitGroup now, int more) {
    List<WrittenUnit> changed = now.withStrength(more).units();
    List<WrittenUnit> written = read(unit, new UnitGroup(changed).text()).units();
    return new UnitGroup(
        IntStream.range(0, changed.size())
            .mapToObj(i -> changed.get(i).as(written.get(i).text()))
            .toList());
  }

  /** Returns the distinct readings of a text in the files of the steps that name a unit. */
  List<String> readings(int unit, String text) {
    return requests.stream()
        .filter(it -> it.units().contains(unit))
        .flatMap(it -> it.readByFile(text).stream())
        .map(UnitGroup::text)
        .distinct()
        .toList();
  }

  /** Returns the request of the first step that names a unit of the plan. */
  Optional<StepRequest> firstStepNaming(int unit) {
    return requests.stream().filter(it -> it.units().contains(unit)).findFirst();
  }

  /** Returns the words of the plan's units that questions can name. */
  UnitWords words() {
    return asked.of(
        UnitWords.class,
        () ->
            UnitWords.of(
                plan,
                IntStream.range(0, plan.units().size()).mapToObj(this::firstStepNaming).toList(),
                tables));
  }

  /** The cache key for the text of a unit. */
  private record Text(int unit, String text) {}

  /** Returns the request of a step. */
  StepRequest request(int step) {
    return requests.get(step);
  }

  /** Returns the fight of a step with the current units. */
  FightOrReason drawn(int step, List<UnitGroup> units) {
    StepRequest request = requests.get(step);
    StepFight.FightKey fightKey = new StepFight.FightKey(step, request.named(units));
    return known.of(fightKey, () -> draw(fightKey, units));
  }

  private FightOrReason draw(StepFight.FightKey fightKey, List<UnitGroup> units) {
    StepRequest request = requests.get(fightKey.step());
    RequestResult of = asked.of(fightKey, () -> ask(fightKey, units));
    return new FightOrReason(
        of.outcome().isFought() ? new StepFight(of.fight(), fightKey, request, kept, units) : null,
        of.fight(),
        of.outcome(),
        of.problems());
  }

  private RequestResult ask(StepFight.FightKey fightKey, List<UnitGroup> units) {
    RequestResult of = ask(requests.get(fightKey.step()), units);
    if (of.fight() == null) {
      return of;
    }
    StepFight fight =
        new StepFight(
            of.fight(), fightKey, requests.get(fightKey.step()), KeptMeasures.NOTHING, units);
    return fight.comesAbout((unit, before, after) -> words().isSame(unit, before, after))
        ? of
        : new RequestResult(of.fight(), StepOutcome.NOTHING_TO_ROLL, of.problems());
  }

  private static RequestResult ask(StepRequest request, List<UnitGroup> units) {
    Problems problems = new Problems();
    if (request.lacksUnits(units)) {
      return new RequestResult(null, StepOutcome.UNITS_GONE, problems);
    }
    PreparedFight drawn = request.fight(units, problems);
    if (drawn != null) {
      return new RequestResult(drawn, StepOutcome.FOUGHT, problems);
    }
    if (!request.isReadable(units)) {
      problems.throwIfErrors();
    }
    return new RequestResult(
        null, StepOutcome.notAllowed(problems.list().get(0).message()), problems);
  }
}
