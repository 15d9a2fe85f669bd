package vedette.rules.plan;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import vedette.fight.Choice;
import vedette.fight.Doctrine;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.PathUmpire;
import vedette.fight.Rules;
import vedette.fight.Step;
import vedette.fight.Story;
import vedette.fight.Story.Fact;
import vedette.fight.Umpire;
import vedette.question.Question;
import vedette.rules.plan.Instruction.Condition;
import vedette.rules.plan.PlanState.FightUnderWay;

/**
 * The rules of play of a plan: one fight after another, each with the surviving units of the fight
 * before and with its own clock.
 */
final class PlanEngagement implements Rules<PlanState, PlanPosition> {
  private final Plan plan;
  private final StepFights fights;
  private final PlanMeasures measured;
  private final List<String> texts;
  private final KeptMeasures kept;
  private final List<Measure<PlanPosition>> measures;
  private final Map<Condition, Predicate<PlanPosition>> conditions = new HashMap<>();

  /**
   * Creates the rules of a plan.
   *
   * @param texts the texts of conditions, measures and questions, which decide what is kept
   */
  PlanEngagement(Plan plan, StepFights fights, PlanMeasures measured, List<String> texts) {
    this.plan = plan;
    this.measured = measured;
    this.texts = texts;
    Set<String> named = measured.namedIn(texts);
    kept = measured.keptMeasures(named);
    this.fights = fights.keeping(kept);
    List<Measure<PlanPosition>> all = new ArrayList<>(measured.always(kept));
    all.addAll(measured.named(kept, named));
    measures = List.copyOf(all);
    List<Measure<PlanPosition>> asked = measured.withNamed(measures);
    for (Instruction instruction : plan.course()) {
      Condition condition = instruction.condition();
      if (condition != null) {
        conditions.put(condition, Question.condition(condition.text(), asked));
      }
    }
  }

  /**
   * Returns the plan as an engagement. All measures are known by name, even those that are not
   * listed.
   *
   * @param summary the first sentence of its answer; "" for that of all plans
   */
  Engagement<PlanState, PlanPosition> engagement(List<Fact> situation, String summary) {
    Map<String, String> names = new LinkedHashMap<>();
    measured.allMeasures().forEach(it -> names.put(it.name(), it.name()));
    return Engagement.of(
            this,
            measures,
            Story.of(situation).withSummary(summary).named(new Story.Names("", names, List.of())))
        .decidedBy(new PlanDoctrine(leavesAnyFree()))
        .withMeasures(questions -> measuring(questions).engagement(situation, summary));
  }

  private PlanEngagement measuring(List<String> questions) {
    List<String> all = new ArrayList<>(texts);
    all.addAll(questions);
    return texts.containsAll(questions)
        ? this
        : new PlanEngagement(plan, fights, measured, List.copyOf(all));
  }

  @Override
  public PlanState first() {
    List<StepOutcome> met = new ArrayList<>();
    plan.fights().forEach(step -> met.add(StepOutcome.NOT_REACHED));
    plan.changes().forEach(step -> met.add(StepOutcome.NOT_REACHED));
    List<PlanState.Round> rounds = new ArrayList<>();
    plan.loops().forEach(loop -> rounds.add(PlanState.Round.FIRST));
    PlanPosition standing = new PlanPosition(fights.units(), List.copyOf(met), kept.first());
    return new PlanState(0, standing, List.copyOf(rounds), null);
  }

  @Override
  public Step<PlanState, PlanPosition> step(PlanState state, Umpire umpire) {
    PlanState now = state.fight() == null ? course(umpire).advanceToFight(state) : state;
    if (now.fight() == null) {
      return Step.ended(now.position());
    }
    return now.fight().state() == null ? begin(now, umpire) : fight(now, umpire);
  }

  private Course course(Umpire umpire) {
    return new Course(plan, fights, conditions, umpire);
  }

  /** Plays a fight as a whole if the umpire can give its result, else its first step. */
  private Step<PlanState, PlanPosition> begin(PlanState state, Umpire umpire) {
    StepFight of = state.fight().stepFight();
    StepEnd end = of.isToldWithoutTurn() ? PathUmpire.resultOf(of.engagement(), umpire) : null;
    return end != null
        ? after(state, end, umpire)
        : fight(at(state, new FightUnderWay(of, of.fight().rules().first(), 1)), umpire);
  }

  private static PlanState at(PlanState state, FightUnderWay fight) {
    return new PlanState(state.at(), state.position(), state.rounds(), fight);
  }

  private Step<PlanState, PlanPosition> fight(PlanState state, Umpire umpire) {
    FightUnderWay now = state.fight();
    Engagement<Object, Object> fight = now.stepFight().fight();
    Step<Object, Object> next =
        fight
            .rules()
            .step(
                now.state(),
                new NestedUmpire(
                    umpire,
                    plan.fights().get(step(state)).name(),
                    fights.request(step(state)).unitsBySide(),
                    fight,
                    now.turn()));
    if (next instanceof Step.End<Object, Object> end) {
      return after(state, now.stepFight().end(end.result(), now.turn()), umpire);
    }
    boolean nextTurn = next instanceof Step.NextTurn<Object, Object>;
    Object inside =
        next instanceof Step.NextTurn<Object, Object> turn
            ? turn.state()
            : ((Step.SameTurn<Object, Object>) next).state();
    int turn = nextTurn ? now.stepFight().after(now.turn()) : now.turn();
    return Step.sameTurn(at(state, new FightUnderWay(now.stepFight(), inside, turn)));
  }

  private int step(PlanState state) {
    return ((Instruction.Fight) plan.course().get(state.at())).step();
  }

  private Step<PlanState, PlanPosition> after(PlanState state, StepEnd end, Umpire umpire) {
    int step = step(state);
    PlanPosition before = state.position();
    PlanPosition after =
        before
            .with(step, StepOutcome.FOUGHT)
            .after(end.after(before.units()), kept.after(step, end, before.keptValues()));
    Course course = course(umpire);
    return course.step(
        course.advanceToFight(new PlanState(state.at() + 1, after, state.rounds(), null)));
  }

  private boolean leavesAnyFree() {
    return plan.fights().stream().anyMatch(PlanStep::leavesFree)
        || plan.course().stream()
            .anyMatch(
                it -> it instanceof Instruction.AlternativeFork of && of.alternatives().isFree());
  }

  /** The doctrine of a plan: the doctrine of each fight and the alternatives chosen. */
  private record PlanDoctrine(boolean leavesAnyFree) implements Doctrine {
    @Override
    public boolean leavesFree(Choice<?> choice) {
      return choice instanceof NestedChoice<?> nested
          ? nested.isLeftFree()
          : choice instanceof AlternativeChoice of && of.alternatives().isFree();
    }

    @Override
    @SuppressWarnings("unchecked")
    public <O> O choose(Choice<O> choice) {
      if (choice instanceof NestedChoice<O> nested) {
        return nested.chooseByOwnDoctrine();
      }
      if (choice instanceof AlternativeChoice of) {
        return (O) (Integer) of.alternatives().taken();
      }
      return Doctrine.nothingToDecide(choice);
    }
  }
}
