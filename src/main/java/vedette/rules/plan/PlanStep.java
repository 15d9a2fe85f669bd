package vedette.rules.plan;

import java.util.List;
import java.util.Optional;
import vedette.json.Json;
import vedette.rules.EngagementType;
import vedette.rules.HasTableFile;
import vedette.source.Position;
import vedette.table.Tables;
import vedette.table.grid.PlanFile;

/**
 * A step of a plan that is fought.
 *
 * @param type the type of its engagement
 * @param request the request in the file, with units by name
 * @param at the position of its name in the file
 * @param terms the terms on which it is fought, the outermost first
 * @param loops the numbers of the loops around it
 * @param isCounted whether every answer gives the number of times it was fought: it is in loops
 *     with a limit
 */
record PlanStep(
    String name,
    EngagementType<?> type,
    Json.Obj request,
    Position at,
    List<Term> terms,
    List<Integer> loops,
    boolean isCounted) {

  /**
   * A condition or a loop around a step.
   *
   * @param words the words of the condition
   * @param loop the number of the loop; negative for a condition
   */
  record Term(String words, int loop) {}

  /** Returns the file of a table or rule system that the request names, if any. */
  Optional<String> ownFile(PlanFile plan, Tables tables) {
    return request.get(HasTableFile.PARAMETER) instanceof Json.Str named
        ? Optional.of(tables.siblingName(plan, named.value()))
        : Optional.empty();
  }

  /** Returns whether the request leaves a decision to {@code best}. */
  boolean leavesFree() {
    return request.members().stream()
        .anyMatch(
            it ->
                it.value() instanceof Json.Str said
                    && said.value().strip().equalsIgnoreCase("best"));
  }
}
