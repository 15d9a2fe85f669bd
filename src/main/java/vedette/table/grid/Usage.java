package vedette.table.grid;

import java.util.ArrayList;
import java.util.List;
import vedette.json.EnumWords;
import vedette.json.Json;
import vedette.source.Position;

/**
 * What a table says of its own use, where no rules of a system do: for a designer's combat table.
 *
 * @param comparison how strengths find the column; null if they do not
 * @param loser which side loses the points that number cells give; null if not said
 * @param modifiers of the roll ({@link #DRM}) or the column ({@link #SHIFT}), each name once
 * @param places where each modifier stands in the file
 * @param measures questions by name, as written; null for none
 */
public record Usage(
    Comparison comparison,
    Loser loser,
    List<Modifier> modifiers,
    List<Position> places,
    Json measures) {

  /** The condition of a modifier that is added to the roll. */
  public static final String DRM = "drm";

  /** The condition of a modifier that shifts the column. */
  public static final String SHIFT = "shift";

  /** The most that the player of an attack may add to each roll, or take from it. */
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

  /**
   * Returns what its modifiers together can add to a roll, and take from it as a negative number.
   */
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

  /** Returns what its modifiers and the player of an attack together can add to a roll. */
  public Range drmsOfAttacks() {
    Range ofModifiers = drms();
    return new Range(ofModifiers.low() - MOST_DRM, ofModifiers.high() + MOST_DRM);
  }

  /** Returns all that it says. */
  public List<TablePart> parts() {
    List<TablePart> parts = new ArrayList<>();
    if (comparison != null) {
      parts.add(TablePart.of("", "comparison of strengths", comparison.name(), null));
    }
    if (loser != null) {
      parts.add(TablePart.of("", "side that loses the points", EnumWords.word(loser), null));
    }
    parts.addAll(Modifiers.parts(modifiers, places));
    return parts;
  }

  /** The same with another modifier in the place of one. */
  Usage with(int index, Modifier other) {
    List<Modifier> changed = new ArrayList<>(modifiers);
    changed.set(index, other);
    return new Usage(comparison, loser, changed, places, measures);
  }

  /** Returns whether it says nothing. */
  public boolean isEmpty() {
    return comparison == null && loser == null && modifiers.isEmpty() && measures == null;
  }
}
