package vedette.rules.daysofglory.units;

import java.util.List;
import vedette.json.EnumWords;
import vedette.source.TextFault;

/** What defenders stand in or behind, as the rows of the sheet name it (DG-V11). */
public enum Ground {
  OPEN(Kind.OPEN),
  HIGHER_GROUND(Kind.HILL),
  LIGHT_WOODS(Kind.WOODS),
  HEAVY_WOODS(Kind.WOODS),
  LIGHT_URBAN(Kind.URBAN),
  HEAVY_URBAN(Kind.URBAN),
  LIGHT_COVER(Kind.OBSTACLE),
  HEAVY_COVER(Kind.OBSTACLE),
  FORTIFICATIONS(Kind.WORKS);

  private final String word = EnumWords.word(this);
  private final Kind kind;

  /** The kinds of ground that rows of the sheet tell apart. */
  private enum Kind {
    OPEN,
    HILL,
    WOODS,
    URBAN,
    OBSTACLE,
    WORKS
  }

  Ground(Kind kind) {
    this.kind = kind;
  }

  /** Neither woods, urban area, cover nor works; a bare hill is open. */
  public boolean isOpen() {
    return kind == Kind.OPEN || kind == Kind.HILL;
  }

  /** Works or a slope, which hamper a charge. */
  public boolean isAbove() {
    return kind == Kind.WORKS || kind == Kind.HILL;
  }

  /** Returns an obstacle, urban area or higher ground; woods are none of them. */
  public boolean isObstacle() {
    return kind != Kind.OPEN && kind != Kind.WOODS;
  }

  /** Woods and urban areas, where numbers do not count. */
  public boolean hidesNumbers() {
    return kind == Kind.WOODS || kind == Kind.URBAN;
  }

  /** Returns whether cavalry may charge into it, or out of it: not heavy woods (Charge). */
  public boolean isOpenToCavalryCharges() {
    return this != HEAVY_WOODS;
  }

  /**
   * Refuses cavalry that charges into it where that may not (Morale test results, charge; DG-V11).
   *
   * @param parameter where the units were given
   * @throws TextFault if one of them is such
   */
  public void checkCharge(List<Unit> charging, String parameter) {
    if (!isOpenToCavalryCharges() && charging.stream().anyMatch(unit -> unit.arm().isMounted())) {
      throw new TextFault(
          parameter,
          "cavalry cannot charge into " + this,
          "write infantry, or pass --ground open for a charge along a road");
    }
  }

  @Override
  public String toString() {
    return word;
  }
}
