package vedette.rules.plan;

import java.util.ArrayList;
import java.util.List;
import vedette.question.NamedQuestion;
import vedette.table.PlanFile;

/**
 * A plan as its file says it: fights in a row.
 *
 * @param fights all steps that can be fought, in their order
 * @param course what is done, in its order
 * @param loops the names of what is repeated, by their numbers
 */
record Plan(
    PlanFile file,
    List<NamedUnit> units,
    List<PlanStep> fights,
    List<Instruction> course,
    List<String> loops,
    List<NamedQuestion> measures) {
  List<String> unitNames() {
    return units.stream().map(NamedUnit::name).toList();
  }

  /** Each unit as it enters its first fight. */
  List<String> unitTexts() {
    return units.stream().map(NamedUnit::text).toList();
  }

  /** The same with a further measure. */
  Plan measuredBy(NamedQuestion further) {
    List<NamedQuestion> all = new ArrayList<>(measures);
    all.add(further);
    return new Plan(file, units, fights, course, loops, List.copyOf(all));
  }

  /** The end of a loop. */
  Instruction.Again loop(int number) {
    return course.stream()
        .filter(it -> it instanceof Instruction.Again again && again.loop() == number)
        .map(Instruction.Again.class::cast)
        .findFirst()
        .orElseThrow();
  }

  /** The same with other units and another course. */
  Plan with(List<NamedUnit> others, List<Instruction> other) {
    return new Plan(file, others, fights, other, loops, measures);
  }
}
