package vedette.table.read;

import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import vedette.dice.Die;
import vedette.form.model.LocatedValue;
import vedette.source.Position;
import vedette.source.Printable;
import vedette.source.Problems;
import vedette.source.Source;
import vedette.source.TextFault;
import vedette.table.grid.Axis;
import vedette.table.grid.AxisEntry;
import vedette.table.grid.Code;
import vedette.table.grid.Modifier;
import vedette.table.grid.Range;
import vedette.table.grid.UncoveredRolls;
import vedette.table.grid.Usage;

/**
 * A reader of the rows of a grid: one for every roll of a die, or for numbers without a gap, or
 * names.
 */
final class RowsReader {

  private final Source source;
  private final Problems problems;
  private final AxisReader axis;
  private final Usage usage;
  private final boolean attacks;
  private Die die;

  /**
   * True for a DRM with which all rolls have rows, by DRM from the least; null before the first
   * use.
   */
  private BitSet allowed;

  /**
   * Creates a reader.
   *
   * @param usage the usage, with the modifiers of the table
   * @param attacks whether attacks are fought on the table, each with a DRM that the player chooses
   */
  RowsReader(Source source, Problems problems, Usage usage, boolean attacks) {
    this.source = source;
    this.problems = problems;
    this.usage = usage;
    this.attacks = attacks;
    this.axis =
        new AxisReader(
            "row", (code, at, message, help) -> problems.error(code, source, at, message, help));
  }

  /** Returns the rows; null, and reports the errors, if something is wrong. */
  Axis read(LocatedValue<TableFile.Rows> locatedValue) {
    TableFile.Rows rows = locatedValue.value();
    boolean byDie = !rows.die().value().isEmpty();
    if (byDie == !rows.by().value().isEmpty()) {
      problems.error(
          Code.DIE_OR_BY,
          source,
          locatedValue.at(),
          "rows need either a \"die\" or a \"by\"",
          byDie ? "remove one of the two" : "add \"die\": \"d10\", or \"by\": \"movement points\"");
    }
    if (byDie) {
      die = die(rows.die());
    }
    for (LocatedValue<TableFile.Row> row : rows.list()) {
      axis.add(row.value().name(), row.value().at(), row.at());
    }
    List<AxisEntry> entries = axis.entries();
    if (entries == null) {
      return null;
    }
    Axis made = new Axis(byDie ? "die" : rows.by().value(), entries, null, null);
    if (byDie) {
      if (die != null) {
        rolls(locatedValue.at(), made, entries);
      }
    } else if (!made.isByName()) {
      axis.gaps();
    }
    return made;
  }

  /** Returns the die; null if the rows are not by die. */
  Die die() {
    return die;
  }

  private Die die(LocatedValue<String> notation) {
    try {
      return Die.parse(notation.value());
    } catch (TextFault e) {
      Position at = source.within(notation.at(), e.offset());
      if (e.isTooLarge()) {
        problems.refused(Code.DIE_TOO_LARGE, source, at, e.getMessage(), e.help());
      } else {
        String message = "die " + Printable.quote(notation.value()) + ": " + e.getMessage();
        problems.error(Code.DIE, source, at, message, e.help());
      }
      return null;
    }
  }

  private void rolls(Position at, Axis made, List<AxisEntry> entries) {
    if (made.isByName()) {
      String message = "rows found by a die need an \"at\"";
      problems.error(Code.NOT_COVERED, source, at, message, "write \"at\": 7 or \"at\": \"2-4\"");
      return;
    }
    String missing = UncoveredRolls.of(die, made, 0);
    if (!missing.isEmpty()) {
      String message = "rolls not covered: " + missing;
      problems.error(Code.NOT_COVERED, source, at, message, "add a row, or widen one");
    } else {
      modified(made);
    }
    for (int row = 0; row < made.size(); row++) {
      if (!isReached(made.range(row), made, missing.isEmpty())) {
        problems.warning(
            Code.NEVER_REACHED,
            source,
            entries.get(row).at(),
            "no roll of "
                + die.name()
                + " ("
                + die.min()
                + " to "
                + die.max()
                + ") reaches row "
                + Printable.quote(made.name(row))
                + (attacks ? ", whatever the modifiers" : ""),
            attacks
                ? "correct its \"at\", or add the rows between"
                : "correct its \"at\", or keep it for rolls that the rules modify");
      }
    }
  }

  /** Reports modifiers with which a roll has no row. */
  private void modified(Axis made) {
    for (int i = 0; i < usage.modifiers().size(); i++) {
      Modifier it = usage.modifiers().get(i);
      String missing = it.when().equals(Usage.DRM) ? UncoveredRolls.of(die, made, it.value()) : "";
      if (!missing.isEmpty()) {
        problems.error(
            Code.OFF_THE_ROWS,
            source,
            usage.places().get(i),
            "modifier " + Printable.quote(it.name()) + " leads to rolls without a row: " + missing,
            "widen the outer rows: \"..1\" or \"6+\"");
      }
    }
  }

  private boolean isReached(Range row, Axis rows, boolean covered) {
    if (attacks && covered) {
      return row.isOpen() || isReachedByAttack(row, rows);
    }
    Range drms = usage.drms();
    return IntStream.range(0, die.outcomes())
        .anyMatch(i -> row.meets(die.value(i) + drms.low(), die.value(i) + drms.high()));
  }

  /**
   * Returns whether an attack can reach the row; attacks with a DRM that leaves a roll without a
   * row are refused.
   */
  private boolean isReachedByAttack(Range row, Axis rows) {
    Range drms = usage.drmsOfAttacks();
    if (allowed == null) {
      allowed = new BitSet();
      for (int drm = drms.low(); drm <= drms.high(); drm++) {
        allowed.set(drm - drms.low(), isAllowed(drm, rows));
      }
    }
    return allowed.stream()
        .map(it -> it + drms.low())
        .filter(drm -> row.meets(die.min() + drm, die.max() + drm))
        .anyMatch(
            drm ->
                IntStream.range(0, die.outcomes()).anyMatch(i -> row.contains(die.value(i) + drm)));
  }

  private boolean isAllowed(int drm, Axis rows) {
    return rows.covers(die.max() + drm)
        && IntStream.range(0, die.outcomes()).allMatch(i -> rows.covers(die.value(i) + drm));
  }
}
