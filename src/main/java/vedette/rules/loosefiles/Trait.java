package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import vedette.rules.EngagementType.Entry;

/** What may be said of a unit in one engagement and has no use in another. */
enum Trait {
  SKIRMISH("skirmish", Band::skirmish, new Entry("… skirmish", "in skirmish order")),
  COLUMN("column", Band::column, new Entry("… column", "in column or limbered")),
  COMMANDER("commander", Band::commander, new Entry("… commander", "a commander is attached")),
  WORKS(
      "in",
      band -> band.works().isPresent(),
      new Entry("; in fort", "in a fort or stone building"),
      new Entry("; in fieldwork", "in a fieldwork or wooden building")),
  FACTORS(
      "with",
      band -> !band.with().isEmpty() || band.grade() != 0,
      new Entry("; with terrain", "factors: bayonet, terrain, flank (assailed there)"),
      new Entry("; with grade 1", "training grade, -9 to 9; 0 if not said")),
  CASUALTIES(
      "casualties",
      band -> band.casualties() > 0,
      new Entry("; casualties 1", "suffered in earlier fights"));

  private static final List<Entry> OF_ALL =
      List.of(
          new Entry("inf 6, cav 4, art 2", "foot, horse, artillery with bases or guns"),
          new Entry("… dp 2", "behind a unit: D.Points on it"));

  private final String word;
  private final Predicate<Band> said;
  private final List<Entry> entries;

  Trait(String word, Predicate<Band> said, Entry... entries) {
    this.word = word;
    this.said = said;
    this.entries = List.of(entries);
  }

  /** The word that says it. */
  String word() {
    return word;
  }

  /** Whether it has been said of a unit. */
  boolean isSaidOf(Band unit) {
    return said.test(unit);
  }

  /** How a unit with these traits is written. */
  static List<Entry> entries(Trait... traits) {
    List<Entry> all = new ArrayList<>(OF_ALL);
    for (Trait trait : traits) {
      all.addAll(trait.entries);
    }
    return List.copyOf(all);
  }
}
