package vedette.rules.daysofglory;

import java.util.List;
import vedette.json.EnumWords;
import vedette.problem.TextFault;

/** What defenders stand in or behind, as the rows of the sheet name it (DG-V11). */
enum Ground {
  OPEN(Kind.OPEN, null),
  HIGHER_GROUND(Kind.HILL, Condition.DEFENDS_HIGHER_GROUND),
  LIGHT_WOODS(Kind.WOODS, Condition.DEFENDS_HIGHER_GROUND),
  HEAVY_WOODS(Kind.WOODS, Condition.DEFENDS_LIGHT_COVER),
  LIGHT_URBAN(Kind.URBAN, Condition.DEFENDS_LIGHT_COVER),
  HEAVY_URBAN(Kind.URBAN, Condition.DEFENDS_HEAVY_COVER),
  LIGHT_COVER(Kind.OBSTACLE, Condition.DEFENDS_LIGHT_COVER),
  HEAVY_COVER(Kind.OBSTACLE, Condition.DEFENDS_HEAVY_COVER),
  FORTIFICATIONS(Kind.WORKS, Condition.DEFENDS_FORTIFICATIONS);

  private final String word = EnumWords.word(this);
  private final Kind kind;
  private final Condition factor;

  /** The kinds of ground that rows of the sheet tell apart. */
  private enum Kind {
    OPEN,
    HILL,
    WOODS,
    URBAN,
    OBSTACLE,
    WORKS
  }

  Ground(Kind kind, Condition factor) {
    this.kind = kind;
    this.factor = factor;
  }

  /** The close assault condition that it brings its defenders; null if none. */
  Condition factor() {
    return factor;
  }

  /** Neither woods, urban area, cover nor works; a bare hill is open. */
  boolean isOpen() {
    return kind == Kind.OPEN || kind == Kind.HILL;
  }

  /** Works or a slope, which hamper a charge. */
  boolean isAbove() {
    return kind == Kind.WORKS || kind == Kind.HILL;
  }

  /** An obstacle, urban area or higher ground; woods are none of them. */
  boolean isObstacle() {
    return kind != Kind.OPEN && kind != Kind.WOODS;
  }

  /** Woods and urban areas, where numbers do not count. */
  boolean hidesNumbers() {
    return kind == Kind.WOODS || kind == Kind.URBAN;
  }

  /** Whether cavalry may charge into it, or out of it: not heavy woods (Charge). */
  boolean isOpenToCavalryCharges() {
    return this != HEAVY_WOODS;
  }

  /**
   * Refuses cavalry that charges into it where that may not (Morale test results, charge; DG-V11).
   *
   * @param parameter where the units were given
   * @throws TextFault if one of them is such
   */
  void checkCharge(List<Unit> charging, String parameter) {
    if (!isOpenToCavalryCharges() && charging.stream().anyMatch(unit -> unit.arm().isMounted())) {
      throw new TextFault(
          parameter,
          "cavalry does not charge into " + this,
          "name infantry, or write --ground open for a charge that stays on a road");
    }
  }

  @Override
  public String toString() {
    return word;
  }
}
