package vedette.rules.plan;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vedette.question.NamedQuestion;
import vedette.table.Tables;
import vedette.table.grid.PlanFile;
import vedette.table.grid.Table;

/**
 * A plan as its file defines it: a sequence of fights.
 *
 * @param fights all steps that may be fought, in order
 * @param course the instructions, in order
 * @param loops the names of the loops, by number
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

  /** Returns this plan with a further measure. */
  Plan measuredBy(NamedQuestion further) {
    List<NamedQuestion> all = new ArrayList<>(measures);
    all.add(further);
    return new Plan(file, units, fights, course, loops, List.copyOf(all));
  }

  /** Returns the steps that change units without a fight, in order. */
  List<Instruction.Change> changes() {
    return course.stream()
        .filter(Instruction.Change.class::isInstance)
        .map(Instruction.Change.class::cast)
        .toList();
  }

  /** Returns the end of a loop. */
  Instruction.LoopEnd loop(int number) {
    return course.stream()
        .filter(it -> it instanceof Instruction.LoopEnd loopEnd && loopEnd.loop() == number)
        .map(Instruction.LoopEnd.class::cast)
        .findFirst()
        .orElseThrow();
  }

  /**
   * Returns the names of the alternatives of a plan with exactly one choice; else an empty list.
   */
  List<String> alternatives() {
    List<List<String>> choices = new ArrayList<>();
    for (Instruction each : course) {
      if (each instanceof Instruction.AlternativeFork alternativeFork) {
        choices.add(alternativeFork.alternatives().names());
      }
    }
    return choices.size() == 1 ? choices.get(0) : List.of();
  }

  /** Returns the tables and files that the steps consult. */
  List<Table> consulted(Tables tables) {
    Map<String, Table> consulted = new LinkedHashMap<>();
    for (PlanStep step : fights) {
      step.type().tables().forEach(id -> consulted.put(id, tables.table(id)));
      step.ownFile(file, tables).ifPresent(own -> consulted.put(own, tables.file(own)));
    }
    return new ArrayList<>(consulted.values());
  }

  /** Returns this plan with other units and another course. */
  Plan with(List<NamedUnit> others, List<Instruction> other) {
    return new Plan(file, others, fights, other, loops, measures);
  }
}
