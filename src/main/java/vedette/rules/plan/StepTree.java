package vedette.rules.plan;

import java.util.List;
import java.util.stream.Stream;
import vedette.json.Json;
import vedette.rules.EngagementType;
import vedette.source.Position;

/** A step of a plan with the steps in it, as the file nests them. */
sealed interface StepTree {
  /** Returns the steps in it, in the order of the file. */
  default Stream<StepTree> children() {
    return Stream.of();
  }

  /** Returns whether it, or a step in it, changes units without a fight. */
  default boolean changesUnits() {
    return this instanceof Change || children().anyMatch(StepTree::changesUnits);
  }

  /** Returns the number of fights in it. */
  default int fights() {
    return children().mapToInt(StepTree::fights).sum();
  }

  /** Returns the number of changes in it. */
  default int changes() {
    return children().mapToInt(StepTree::changes).sum();
  }

  /**
   * A fight.
   *
   * @param request the request in the file, with units by name
   * @param at the position of its name in the file
   */
  record Fight(String name, EngagementType<?> type, Json.Obj request, Position at)
      implements StepTree {
    @Override
    public int fights() {
      return 1;
    }
  }

  /** A change of units without a fight. */
  record Change(String name, List<UnitChange> units) implements StepTree {
    @Override
    public int changes() {
      return 1;
    }
  }

  /**
   * Steps under a condition.
   *
   * @param then the steps if it holds
   * @param otherwise the steps if it does not
   */
  record ConditionalSteps(Json.Str condition, List<StepTree> then, List<StepTree> otherwise)
      implements StepTree {
    @Override
    public Stream<StepTree> children() {
      return Stream.concat(then.stream(), otherwise.stream());
    }
  }

  /**
   * A choice among steps.
   *
   * @param names the names of the alternatives
   * @param taken the number of the alternative that the file chooses
   */
  record Choice(String name, List<String> names, List<List<StepTree>> alternatives, int taken)
      implements StepTree {
    @Override
    public Stream<StepTree> children() {
      return alternatives.stream().flatMap(List::stream);
    }
  }

  /**
   * Repeated steps.
   *
   * @param times the most passes; 0 for no limit
   * @param until the condition that ends the loop; null for none
   */
  record Loop(String name, List<StepTree> steps, int times, Json.Str until) implements StepTree {
    @Override
    public Stream<StepTree> children() {
      return steps.stream();
    }
  }
}
