package vedette.rules.daysofglory;

import vedette.json.EnumWords;

/** What defenders stand in or behind. */
enum Ground {
  OPEN(null),
  LIGHT_WOODS("defends-higher-ground"),
  HIGHER("defends-higher-ground"),
  LIGHT_COVER("defends-light-cover"),
  HEAVY_COVER("defends-heavy-cover"),
  FORTIFIED("defends-fortifications");

  private final String word = EnumWords.word(this);
  private final String factor;

  Ground(String factor) {
    this.factor = factor;
  }

  /** The close assault condition that it brings its defenders; null if none. */
  String factor() {
    return factor;
  }

  /** Neither woods, cover nor works; a bare hill is open. */
  boolean isOpen() {
    return this == OPEN || this == HIGHER;
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
