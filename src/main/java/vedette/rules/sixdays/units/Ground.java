package vedette.rules.sixdays.units;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import vedette.fight.BySide;
import vedette.fight.Umpire;
import vedette.rules.TerrainWord;
import vedette.rules.kit.Notes;
import vedette.table.grid.Modifier;
import vedette.table.grid.Modifiers;

/**
 * The effect of an attacked stack's terrain on the differential.
 *
 * @param value number added to the attacker's differential
 * @param counting the modifiers that count, at most one of each group
 */
public record Ground(int value, List<Modifier> counting) {
  private static final String CLEAR_NAME = "clear";

  /** Returns the ground for an attack of either stack on the other, by the terrain of each. */
  public static BySide<Ground> ofOpponents(Set<Modifier> attacker, Set<Modifier> defender) {
    return new BySide<>(of(defender, attacker), of(attacker, defender));
  }

  /**
   * Returns the ground of an attacked stack. A stream counts no matter at which stack it is given.
   * Of several modifiers of one group the strongest counts, and the groups add up (SD3).
   */
  private static Ground of(Set<Modifier> attacked, Set<Modifier> attacking) {
    Set<Modifier> features = new LinkedHashSet<>(attacked);
    attacking.stream().filter(Modifier::bothWays).forEach(features::add);
    List<Modifier> counting = Modifiers.strongest(features);
    return new Ground(counting.stream().mapToInt(Modifier::value).sum(), List.copyOf(counting));
  }

  /**
   * Returns the number added to the attacker's differential, and notes each modifier that counts.
   */
  public int value(Umpire umpire) {
    for (Modifier modifier : counting) {
      Notes.modifier(modifier, modifier.value(), "terrain", umpire);
    }
    return value;
  }

  /** Returns the terrain modifiers of a defending stack; those given for all if it gives none. */
  public static Set<Modifier> features(List<String> own, List<String> ofAll, SixDaysTables tables) {
    return own.isEmpty() ? features(ofAll, tables, "terrain") : features(own, tables, "defender");
  }

  /** Returns the terrain modifiers with these names; {@code clear} has none. */
  public static Set<Modifier> features(List<String> names, SixDaysTables tables, String parameter) {
    Set<Modifier> features = new LinkedHashSet<>();
    for (String name : names) {
      if (!name.equalsIgnoreCase(CLEAR_NAME)) {
        features.add(feature(name, tables, parameter));
      }
    }
    return features;
  }

  private static Modifier feature(String name, SixDaysTables tables, String parameter) {
    List<String> known = words(tables);
    String word = TerrainWord.of(name, known, parameter);
    return tables.terrain().get(known.indexOf(word) - 1);
  }

  /** Returns the names of all terrain, clear first. */
  public static List<String> words(SixDaysTables tables) {
    List<String> words = new ArrayList<>(List.of(CLEAR_NAME));
    tables.terrain().forEach(modifier -> words.add(modifier.name()));
    return words;
  }

  /**
   * Returns the ground that helps the attacked side less: against several stacks the smallest
   * modifier counts.
   */
  public static Ground weaker(Ground a, Ground b) {
    return a != null && a.value >= b.value ? a : b;
  }
}
