package vedette.study.tune;

import java.util.Set;
import java.util.stream.Collectors;
import vedette.json.JsonEdit;
import vedette.source.Position;
import vedette.study.change.PartSteps;

/**
 * A step of one part of the tuned table.
 *
 * @param part the index of the part
 */
record PartStep(int part, PartSteps of, PartSteps.Step step) {
  private Set<Position> places() {
    return step.edits().stream().map(JsonEdit::at).collect(Collectors.toSet());
  }

  /** Returns whether both steps can be made: they edit different values of the file. */
  boolean isCompatible(PartStep other) {
    return other.part != part
        && (of.kind() != PartSteps.Kind.RANGES
            || other.of.kind() != PartSteps.Kind.RANGES
            || places().stream().noneMatch(other.places()::contains));
  }
}
