package vedette.table.grid;

import java.util.ArrayList;
import java.util.List;
import vedette.json.EnumWords;
import vedette.json.Json;
import vedette.source.Position;

/**
 * How to use a table, given by its file because no rules of a system do: attacks on a designer's
 * combat table, and the order of its results.
 *
 * @param comparison how strengths find the column; null if they do not
 * @param loser the side that loses the points of number cells; null if not given
 * @param modifiers modifiers of the roll ({@link #DRM}) or the column ({@link #SHIFT}), each name
 *     once
 * @param places the place of each modifier in the file
 * @param measures questions by name, as written; null for none
 * @param ladder the order of its results; null if not given
 */
public record Usage(
    Comparison comparison,
    Loser loser,
    List<Modifier> modifiers,
    List<Position> places,
    Json measures,
    Ladder ladder) {

  /** The condition of a modifier that is added to the roll. */
  public static final String DRM = "drm";

  /** The condition of a modifier that shifts the column. */
  public static final String SHIFT = "shift";

  /** The maximum, up or down, of the DRM that the player gives an attack. */
  public static final int MOST_DRM = 999;

  /** A side that loses points. */
  public enum Loser {
    /** The attacker. */
    ATTACKER,
    /** The defender. */
    DEFENDER
  }

  /** Keeps its own copies of the lists. */
  public Usage {
    modifiers = List.copyOf(modifiers);
    places = List.copyOf(places);
  }

  /** Returns the sums that its modifiers together can add to a roll, from a negative minimum. */
  public Range drms() {
    int least = 0;
    int most = 0;
    for (Modifier modifier : modifiers) {
      if (modifier.when().equals(DRM)) {
        least += Math.min(0, modifier.value());
        most += Math.max(0, modifier.value());
      }
    }
    return new Range(least, most);
  }

  /** Returns the sums that its modifiers and the player's DRM together can add to a roll. */
  public Range drmsOfAttacks() {
    Range ofModifiers = drms();
    return new Range(ofModifiers.low() - MOST_DRM, ofModifiers.high() + MOST_DRM);
  }

  /** Returns all its parts. */
  public List<TablePart> parts() {
    List<TablePart> parts = new ArrayList<>();
    if (comparison != null) {
      parts.add(TablePart.of("", "comparison of strengths", comparison.name(), null));
    }
    if (loser != null) {
      parts.add(TablePart.of("", "side that loses the points", EnumWords.word(loser), null));
    }
    if (ladder != null) {
      parts.add(ladder.part());
    }
    parts.addAll(Modifiers.parts(modifiers, places));
    return parts;
  }

  /** Returns whether it has nothing about attacks; any table may have a ladder. */
  public boolean isEmpty() {
    return comparison == null && loser == null && modifiers.isEmpty() && measures == null;
  }
}
