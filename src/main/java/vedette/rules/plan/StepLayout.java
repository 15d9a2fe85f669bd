package vedette.rules.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import vedette.json.Json;
import vedette.rules.plan.Instruction.Alternatives;
import vedette.rules.plan.Instruction.Condition;

/** The layout of a plan: its nested steps as instructions in order of execution. */
final class StepLayout {
  private final List<PlanStep> fights = new ArrayList<>();
  private final List<String> loops = new ArrayList<>();
  private final List<Instruction> course;

  /** The number of the first change: changes are numbered after all fights. */
  private final int firstChange;

  private int changes;

  StepLayout(List<StepTree> steps) {
    firstChange = steps.stream().mapToInt(StepTree::fights).sum();
    course = layOut(steps, 0, new Context(List.of(), List.of(), true, Place.FIRST));
  }

  List<PlanStep> fights() {
    return List.copyOf(fights);
  }

  List<Instruction> course() {
    return List.copyOf(course);
  }

  List<String> loops() {
    return List.copyOf(loops);
  }

  /** A place of the plan, as the numbers of fights and changes before it. */
  private record Place(int fights, int changes) {
    static final Place FIRST = new Place(0, 0);
  }

  private Place place() {
    return new Place(fights.size(), changes);
  }

  /** Returns the numbers of the steps laid out since a place. */
  private List<Integer> since(Place first) {
    return IntStream.concat(
            IntStream.range(first.fights(), fights.size()),
            IntStream.range(firstChange + first.changes(), firstChange + changes))
        .boxed()
        .toList();
  }

  /**
   * The conditions and loops around a step.
   *
   * @param terms the terms, the outermost first
   * @param loops the numbers of the loops
   * @param isLimited whether each loop has a limit
   * @param known the end of the outermost loop; the beginning of the plan outside loops
   */
  private record Context(
      List<PlanStep.Term> terms, List<Integer> loops, boolean isLimited, Place known) {
    Context withCondition(String words) {
      return new Context(with(terms, new PlanStep.Term(words, -1)), loops, isLimited, known);
    }

    Context withLoop(int loop, boolean hasLimit, Place end) {
      return new Context(
          with(terms, new PlanStep.Term("", loop)),
          with(loops, loop),
          isLimited && hasLimit,
          loops.isEmpty() ? end : known);
    }

    private static <T> List<T> with(List<T> all, T further) {
      List<T> now = new ArrayList<>(all);
      now.add(further);
      return List.copyOf(now);
    }
  }

  /**
   * Lays out steps.
   *
   * @param at the place of the first instruction
   */
  private List<Instruction> layOut(List<StepTree> steps, int at, Context context) {
    List<Instruction> laidOut = new ArrayList<>();
    for (StepTree step : steps) {
      laidOut.addAll(layOut(step, at + laidOut.size(), context));
    }
    return laidOut;
  }

  private List<Instruction> layOut(StepTree step, int at, Context context) {
    if (step instanceof StepTree.Fight fight) {
      return fight(fight, context);
    }
    if (step instanceof StepTree.Change change) {
      return List.of(
          new Instruction.Change(
              firstChange + changes++, change.name(), change.units(), context.terms()));
    }
    if (step instanceof StepTree.ConditionalSteps conditionalSteps) {
      return layOutConditional(conditionalSteps, at, context);
    }
    return step instanceof StepTree.Choice choice
        ? choice(choice, at, context)
        : loop((StepTree.Loop) step, at, context);
  }

  private List<Instruction> fight(StepTree.Fight fight, Context context) {
    fights.add(
        new PlanStep(
            fight.name(),
            fight.type(),
            fight.request(),
            fight.at(),
            context.terms(),
            context.loops(),
            !context.loops().isEmpty() && context.isLimited()));
    return List.of(new Instruction.Fight(fights.size() - 1));
  }

  private List<Instruction> layOutConditional(
      StepTree.ConditionalSteps conditionalSteps, int at, Context context) {
    Condition condition = condition(conditionalSteps.condition(), context);
    boolean hasOther = !conditionalSteps.otherwise().isEmpty();
    Place first = place();
    List<Instruction> then =
        layOut(conditionalSteps.then(), at + 1, context.withCondition("when " + condition.text()));
    List<Integer> steps = since(first);
    Place firstOther = place();
    int atOther = at + 1 + then.size() + (hasOther ? 1 : 0);
    List<Instruction> all = new ArrayList<>();
    all.add(new Instruction.ConditionalJump(condition, atOther, steps));
    all.addAll(then);
    if (hasOther) {
      List<Instruction> other =
          layOut(
              conditionalSteps.otherwise(),
              atOther,
              context.withCondition("unless " + condition.text()));
      all.add(new Instruction.Jump(atOther + other.size(), since(firstOther)));
      all.addAll(other);
    }
    return all;
  }

  private List<Instruction> choice(StepTree.Choice choice, int at, Context context) {
    List<List<Instruction>> bodies = new ArrayList<>();
    List<Integer> places = new ArrayList<>();
    List<List<Integer>> steps = new ArrayList<>();
    int end = at + 1;
    for (List<StepTree> alternative : choice.alternatives()) {
      Place first = place();
      bodies.add(layOut(alternative, end, context.withCondition("if chosen")));
      places.add(end);
      steps.add(since(first));
      end += bodies.get(bodies.size() - 1).size() + 1;
    }
    List<Instruction> all = new ArrayList<>();
    all.add(
        new Instruction.AlternativeFork(
            new Alternatives(
                choice.name(),
                choice.names(),
                List.copyOf(places),
                List.copyOf(steps),
                choice.taken())));
    for (List<Instruction> body : bodies) {
      all.addAll(body);
      all.add(new Instruction.Jump(end, List.of()));
    }
    return all;
  }

  private List<Instruction> loop(StepTree.Loop loop, int at, Context context) {
    int number = loops.size();
    loops.add(loop.name());
    Place end = new Place(fights.size() + loop.fights(), changes + loop.changes());
    Context inside = context.withLoop(number, loop.times() > 0, end);
    List<Instruction> all = new ArrayList<>(layOut(loop.steps(), at, inside));
    Condition until = loop.until() == null ? null : condition(loop.until(), inside);
    all.add(new Instruction.LoopEnd(number, at, loop.times(), until, loop.changesUnits()));
    return all;
  }

  private Condition condition(Json.Str text, Context context) {
    return new Condition(
        text.value(),
        text.at(),
        Math.max(fights.size(), context.known().fights()),
        firstChange + Math.max(changes, context.known().changes()));
  }
}
