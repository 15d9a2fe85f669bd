package vedette.table.read;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import vedette.form.model.LocatedValue;
import vedette.source.Position;
import vedette.source.Printable;
import vedette.source.Problems;
import vedette.source.Source;
import vedette.table.grid.CellKind;
import vedette.table.grid.Code;
import vedette.table.grid.Comparison;
import vedette.table.grid.Ladder;
import vedette.table.grid.Modifier;
import vedette.table.grid.Usage;

/**
 * A reader of a grid's usage without the comparison: the side that loses, the ladder, and
 * modifiers.
 */
final class UsageReader {

  private final Source source;
  private final Problems problems;
  private final TableFile.GridFile written;

  UsageReader(Source source, Problems problems, TableFile.GridFile written) {
    this.source = source;
    this.problems = problems;
    this.written = written;
  }

  /**
   * Returns the usage.
   *
   * @param comparison how strengths find the column
   */
  Usage read(Comparison comparison) {
    if (written.loses().value() != null && written.cells().value() != CellKind.NUMBER) {
      String message = "\"loses\" applies only to cells that are numbers";
      error(Code.LOSER, written.loses().at(), message, "remove it, or write \"cells\": \"number\"");
    }
    Ladder ladder =
        new LadderReader(source, problems, written.cells().value()).read(written.ladder());
    List<Modifier> modifiers = new ArrayList<>();
    List<Position> places = new ArrayList<>();
    Map<String, Position> names = new HashMap<>();
    for (LocatedValue<TableFile.Adjustment> locatedValue : written.modifiers()) {
      TableFile.Adjustment it = locatedValue.value();
      name(it.name(), names.putIfAbsent(it.name().value(), locatedValue.at()));
      // A number that is left out has the place of the modifier.
      boolean hasDrm = !it.drm().at().equals(locatedValue.at());
      boolean hasShift = !it.shift().at().equals(locatedValue.at());
      if (hasDrm == hasShift) {
        error(
            Code.DRM_OR_SHIFT,
            locatedValue.at(),
            "a modifier needs either a \"drm\" or a \"shift\"",
            "write \"drm\": -1 for the roll, or \"shift\": -1 for the column");
        continue;
      }
      String when = hasDrm ? Usage.DRM : Usage.SHIFT;
      int value = it.drm().value() + it.shift().value();
      if (value == 0) {
        problems.warning(
            Code.WITHOUT_VALUE,
            source,
            locatedValue.at(),
            "modifier " + Printable.quote(it.name().value()) + " adds 0",
            "write another value, or remove the modifier");
      }
      modifiers.add(
          new Modifier(
              it.name().value(), when, value, it.group(), false, false, List.of(), List.of()));
      places.add(locatedValue.at());
    }
    return new Usage(
        comparison, written.loses().value(), modifiers, places, written.measures(), ladder);
  }

  private void name(LocatedValue<String> name, Position first) {
    String quoted = Printable.quote(name.value());
    if (first != null) {
      String message = "modifier " + quoted + " appears twice, first at " + first;
      error(Code.MODIFIER_TWICE, name.at(), message, "give each modifier its own name");
    }
    if (name.value().matches(".*[\\s,].*")) {
      String message = "modifier " + quoted + " needs a name of one word";
      error(
          Code.MODIFIER_NAME,
          name.at(),
          message,
          "write hyphens instead of blanks, as in deep-woods");
    }
  }

  private void error(String code, Position at, String message, String help) {
    problems.error(code, source, at, message, help);
  }
}
