package vedette.rules.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import vedette.json.Json;
import vedette.rules.plan.Instruction.Alternatives;
import vedette.rules.plan.Instruction.Condition;

/** The steps of a plan in the order in which they are executed, with their places as numbers. */
final class StepLayout {
  private final List<PlanStep> fights = new ArrayList<>();
  private final List<String> loops = new ArrayList<>();
  private final List<Instruction> course;

  StepLayout(List<StepTree> steps) {
    course = laidOut(steps, 0, new Context(List.of(), List.of(), true, 0));
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

  /**
   * The conditions and loops around a step.
   *
   * @param terms the outermost first
   * @param loops their numbers
   * @param isLimited whether each loop has a limit
   * @param known the number of fights up to the end of the outermost loop; 0 outside of loops
   */
  private record Context(
      List<PlanStep.Term> terms, List<Integer> loops, boolean isLimited, int known) {
    Context under(String words) {
      return new Context(with(terms, new PlanStep.Term(words, -1)), loops, isLimited, known);
    }

    Context in(int loop, boolean hasLimit, int end) {
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
  private List<Instruction> laidOut(List<StepTree> steps, int at, Context context) {
    List<Instruction> laidOut = new ArrayList<>();
    for (StepTree step : steps) {
      laidOut.addAll(laidOut(step, at + laidOut.size(), context));
    }
    return laidOut;
  }

  private List<Instruction> laidOut(StepTree step, int at, Context context) {
    if (step instanceof StepTree.Fight fight) {
      return fight(fight, context);
    }
    if (step instanceof StepTree.Change change) {
      return List.of(new Instruction.Change(change.name(), change.changes(), context.terms()));
    }
    if (step instanceof StepTree.When when) {
      return when(when, at, context);
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

  private List<Instruction> when(StepTree.When when, int at, Context context) {
    Condition condition = condition(when.condition(), context);
    boolean hasOther = !when.otherwise().isEmpty();
    int first = fights.size();
    List<Instruction> then =
        laidOut(when.then(), at + 1, context.under("when " + condition.text()));
    int firstOther = fights.size();
    int atOther = at + 1 + then.size() + (hasOther ? 1 : 0);
    List<Instruction> all = new ArrayList<>();
    all.add(new Instruction.When(condition, atOther, range(first, firstOther)));
    all.addAll(then);
    if (hasOther) {
      List<Instruction> other =
          laidOut(when.otherwise(), atOther, context.under("unless " + condition.text()));
      all.add(new Instruction.GoOn(atOther + other.size(), range(firstOther, fights.size())));
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
      int first = fights.size();
      bodies.add(laidOut(alternative, end, context.under("if chosen")));
      places.add(end);
      steps.add(range(first, fights.size()));
      end += bodies.get(bodies.size() - 1).size() + 1;
    }
    List<Instruction> all = new ArrayList<>();
    all.add(
        new Instruction.Choose(
            new Alternatives(
                choice.name(),
                choice.names(),
                List.copyOf(places),
                List.copyOf(steps),
                choice.taken())));
    for (List<Instruction> body : bodies) {
      all.addAll(body);
      all.add(new Instruction.GoOn(end, List.of()));
    }
    return all;
  }

  private List<Instruction> loop(StepTree.Loop loop, int at, Context context) {
    int number = loops.size();
    loops.add(loop.name());
    Context inside = context.in(number, loop.times() > 0, fights.size() + loop.fights());
    List<Instruction> all = new ArrayList<>(laidOut(loop.steps(), at, inside));
    Condition until = loop.until() == null ? null : condition(loop.until(), inside);
    all.add(new Instruction.Again(number, at, loop.times(), until));
    return all;
  }

  private Condition condition(Json.Str text, Context context) {
    return new Condition(text.value(), text.at(), Math.max(fights.size(), context.known()));
  }

  private static List<Integer> range(int first, int end) {
    return IntStream.range(first, end).boxed().toList();
  }
}
