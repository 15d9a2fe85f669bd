package vedette.rules.plan;

import java.util.ArrayList;
import java.util.List;
import vedette.rules.plan.Instruction.Alternatives;
import vedette.source.Nearest;
import vedette.source.TextFault;

/** What a request changes in a plan. */
final class PlanOptions {
  private final Plan plan;
  private final List<Instruction> course;

  private PlanOptions(Plan plan) {
    this.plan = plan;
    course = new ArrayList<>(plan.course());
  }

  /**
   * Returns the plan as a request has it.
   *
   * @throws TextFault if it has nothing of what the request names
   */
  static Plan applyTo(Plan plan, PlanRequest request) {
    PlanOptions options = new PlanOptions(plan);
    List<NamedUnit> units = options.units(request.unit());
    request.choose().forEach(options::choose);
    request.repeat().forEach(options::repeat);
    return plan.with(units, List.copyOf(options.course));
  }

  private List<NamedUnit> units(List<PlanRequest.OtherUnit> given) {
    List<NamedUnit> units = new ArrayList<>(plan.units());
    for (PlanRequest.OtherUnit instead : given) {
      int unit = plan.unitNames().indexOf(instead.name());
      if (unit < 0) {
        throw unknown("unit", "unit", instead.name(), plan.unitNames());
      }
      if (units.get(unit).at() == null) {
        throw new TextFault("unit", "`" + instead.name() + "` is given twice", "write it once");
      }
      units.set(unit, new NamedUnit(instead.name(), instead.text(), null));
    }
    return List.copyOf(units);
  }

  private static TextFault unknown(
      String parameter, String what, String written, List<String> known) {
    return TextFault.ofUnreadWord(
        parameter,
        written,
        "unknown " + what + " `" + written + "`",
        known.isEmpty() ? "leave it out" : Nearest.help(written, known));
  }

  private void choose(String name) {
    List<String> known = new ArrayList<>();
    for (int i = 0; i < course.size(); i++) {
      if (course.get(i) instanceof Instruction.AlternativeFork alternativeFork) {
        known.addAll(alternativeFork.alternatives().names());
        int taken = alternativeFork.alternatives().names().indexOf(name);
        if (taken >= 0) {
          course.set(
              i, new Instruction.AlternativeFork(alternativeFork.alternatives().withTaken(taken)));
          return;
        }
      }
    }
    if (!name.equalsIgnoreCase("best") || known.isEmpty()) {
      throw unknown("choose", "alternative", name, known);
    }
    for (int i = 0; i < course.size(); i++) {
      if (course.get(i) instanceof Instruction.AlternativeFork alternativeFork) {
        course.set(
            i,
            new Instruction.AlternativeFork(
                alternativeFork.alternatives().withTaken(Alternatives.BEST)));
      }
    }
  }

  private void repeat(String text) {
    int equals = text.indexOf('=');
    String loop = equals < 0 ? "" : text.substring(0, equals).strip();
    String times = text.substring(equals + 1).strip();
    if (!times.matches("[1-9][0-9]{0,2}|1000")) {
      throw TextFault.ofUnread(
          "repeat", "`" + times + "` is not a number from 1 to 1000", "write --repeat 10");
    }
    if (loop.isEmpty() ? plan.loops().size() != 1 : !plan.loops().contains(loop)) {
      throw loop.isEmpty() && plan.loops().isEmpty()
          ? new TextFault("repeat", "this plan has no loop", "leave it out")
          : loop.isEmpty()
              ? new TextFault(
                  "repeat",
                  "the plan has several loops",
                  "name one: --repeat " + plan.loops().get(0) + "=" + times)
              : unknown("repeat", "loop", loop, plan.loops());
    }
    int number = loop.isEmpty() ? 0 : plan.loops().indexOf(loop);
    course.replaceAll(
        it ->
            it instanceof Instruction.LoopEnd loopEnd && loopEnd.loop() == number
                ? loopEnd.times(Integer.parseInt(times))
                : it);
  }
}
