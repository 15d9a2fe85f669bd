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
 * @param type of its engagement
 * @param request as the file has it, with units by their names
 * @param at where its name stands in the file
 * @param terms on which it is fought, the outermost first
 * @param loops the numbers of the loops that it is in
 * @param isCounted whether every answer says how often it was fought: in loops with a limit
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
   * A condition that has to hold, or a loop.
   *
   * @param words of a condition
   * @param loop its number; negative of a condition
   */
  record Term(String words, int loop) {}

  /** Returns the file of a table or an own system that its request names. */
  Optional<String> ownFile(PlanFile plan, Tables tables) {
    return request.get(HasTableFile.PARAMETER) instanceof Json.Str named
        ? Optional.of(tables.siblingName(plan, named.value()))
        : Optional.empty();
  }

  /** Returns whether its request says {@code best} of anything. */
  boolean leavesFree() {
    return request.members().stream()
        .anyMatch(
            it ->
                it.value() instanceof Json.Str said
                    && said.value().strip().equalsIgnoreCase("best"));
  }
}
