package vedette.rules.daysofglory;

import vedette.json.EnumWords;

/** What defenders stand in or behind. */
enum Ground {
  OPEN(null),
  LIGHT_WOODS(Condition.DEFENDS_HIGHER_GROUND),
  HIGHER(Condition.DEFENDS_HIGHER_GROUND),
  LIGHT_COVER(Condition.DEFENDS_LIGHT_COVER),
  HEAVY_COVER(Condition.DEFENDS_HEAVY_COVER),
  FORTIFIED(Condition.DEFENDS_FORTIFICATIONS);

  private final String word = EnumWords.word(this);
  private final Condition factor;

  Ground(Condition factor) {
    this.factor = factor;
  }

  /** The close assault condition that it brings its defenders; null if none. */
  Condition factor() {
    return factor;
  }

  /** Neither woods, cover nor works; a bare hill is open. */
  boolean isOpen() {
    return this == OPEN || this == HIGHER;
  }

  /** Where those who charge it come up against works or a slope. */
  boolean isAbove() {
    return this == FORTIFIED || this == HIGHER;
  }

  /** An obstacle, urban area or higher ground; light woods are none of them. */
  boolean isObstacle() {
    return this != OPEN && this != LIGHT_WOODS;
  }

  /** Woods and urban areas, where numbers do not count. */
  boolean hidesNumbers() {
    return this == LIGHT_WOODS || this == LIGHT_COVER || this == HEAVY_COVER;
  }

  @Override
  public String toString() {
    return word;
  }
}
