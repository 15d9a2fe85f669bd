package vedette.rules.musketpike;

import java.util.Optional;
import vedette.rules.kit.ModifierTable.Situation;
import vedette.rules.musketpike.Firer.DieCondition;

/**
 * A unit or battery about to fire.
 *
 * @param unit who fires, unless it is artillery
 * @param calibre of the artillery, else ""
 * @param strength points of the unit now
 * @param range in hexes
 * @param obstructed whether it stands in obstructed terrain, or attacks into it
 */
record Firer(
    String label,
    Optional<Unit> unit,
    String calibre,
    int strength,
    boolean disordered,
    boolean moving,
    boolean flank,
    int range,
    Shooter.Graze graze,
    boolean obstructed)
    implements Situation<DieCondition> {

  /** What a roll to hit can depend on. */
  enum DieCondition {
    BATTALION_GUNS
  }

  static Firer of(String label, Shooter shooter, MusketPikeTables tables, String parameter) {
    Optional<Unit> unit = shooter.company().unit();
    Optional<Guns> guns = shooter.company().guns();
    return new Firer(
        label,
        unit,
        guns.map(Guns::calibre).orElse(""),
        unit.map(u -> u.strength().left()).orElse(0),
        unit.map(Unit::disordered).or(() -> guns.map(Guns::disordered)).orElse(false),
        shooter.moving(),
        shooter.flank(),
        shooter.range(),
        shooter.graze(),
        Ground.of(shooter.terrain(), tables, parameter).obstructed());
  }

  /** The artillery of a stack, in good order, at an adjacent enemy. */
  static Firer guns(DrawnStack stack) {
    return new Firer(
        stack.gunsLabel(),
        Optional.empty(),
        stack.guns().orElseThrow().calibre(),
        0,
        false,
        false,
        false,
        1,
        Shooter.Graze.NONE,
        false);
  }

  /** The unit of a stack, at an adjacent enemy. */
  static Firer unit(DrawnStack stack, StackState now, boolean flank, Ground into) {
    return new Firer(
        stack.label(),
        stack.unit(),
        "",
        now.strength(),
        now.disordered(),
        now.moving(),
        flank,
        1,
        Shooter.Graze.NONE,
        stack.ground().obstructed() || into.obstructed());
  }

  /** Disordered artillery does not fire. */
  boolean mayFire() {
    return unit.isPresent() || !disordered;
  }

  /** Fire value before modifiers. */
  int value(MusketPikeTables tables) {
    return unit.isPresent()
        ? tables.fireValue(unit.get().troops(), strength, moving, obstructed)
        : tables.fireValue(calibre, range, graze);
  }

  /** What its own fire value depends on, in words. */
  String describe(MusketPikeTables tables) {
    if (unit.isEmpty()) {
      return graze == Shooter.Graze.NONE
          ? calibre + " at range " + range + ", normal " + tables.normalRange(calibre)
          : "grazing at range " + range;
    }
    Troops troops = unit.get().troops();
    return troops
        + (troops == Troops.TWO_HEX_FOOT ? " of " + strength + " SP" : "")
        + (moving ? ", moving" : "")
        + (obstructed ? ", obstructed terrain" : "");
  }

  /** What its own fire value rests on beyond the tables: the reading, or "". */
  String readings() {
    if (unit.isEmpty()) {
      return range == 1 ? "MP15" : "";
    }
    if (obstructed && unit.get().troops().isHeavyFoot()) {
      return "MP12";
    }
    return unit.get().troops() == Troops.TWO_HEX_FOOT && moving ? "MP15" : "";
  }

  /** Battalion guns count through the front, of a unit that has not moved. */
  boolean battalionGuns() {
    return unit.isPresent() && unit.get().cannon() && !moving && !flank;
  }

  @Override
  public boolean holds(DieCondition condition) {
    return battalionGuns();
  }

  @Override
  public String because(DieCondition condition) {
    return label;
  }
}
