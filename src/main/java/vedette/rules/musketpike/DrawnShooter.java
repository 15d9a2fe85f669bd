package vedette.rules.musketpike;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import vedette.rules.kit.ModifierTable.Situation;
import vedette.rules.musketpike.DrawnShooter.DieCondition;

/**
 * A unit or artillery about to fire.
 *
 * @param shooter as it now stands
 * @param obstructed whether it stands in obstructed terrain, or attacks into it
 */
record DrawnShooter(String label, Shooter shooter, boolean obstructed)
    implements Situation<DieCondition> {

  /** What a roll to hit can depend on. */
  enum DieCondition {
    BATTALION_GUNS
  }

  /** The unit of a stack, at an adjacent enemy on this ground. */
  static DrawnShooter unit(StackState now, boolean flank, Ground target) {
    return new DrawnShooter(
        now.label(),
        adjacent(new StackUnits(now.unit(), Optional.empty()), now.moving(), flank),
        now.stack().ground().obstructed() || target.obstructed());
  }

  /** The artillery of a stack, at an adjacent enemy. */
  static DrawnShooter guns(StackState now) {
    return new DrawnShooter(
        now.stack().gunsLabel(),
        adjacent(new StackUnits(Optional.empty(), now.guns()), false, false),
        false);
  }

  private static Shooter adjacent(StackUnits units, boolean moving, boolean flank) {
    return new Shooter("", units, moving, flank, OptionalInt.empty(), Optional.empty(), List.of());
  }

  private Optional<Unit> unit() {
    return shooter.units().unit();
  }

  private Guns guns() {
    return shooter.units().guns().orElseThrow();
  }

  private int range() {
    return shooter.range().orElse(1);
  }

  boolean isDisordered() {
    return unit().isPresent() ? unit().get().disordered() : guns().disordered();
  }

  boolean isDisorderedArtillery() {
    return unit().isEmpty() && guns().disordered();
  }

  /** Whether it fires through a flank hex. */
  boolean flank() {
    return shooter.flank();
  }

  /** Fire value before modifiers. */
  int value(MusketPikeTables tables) {
    if (unit().isPresent()) {
      Unit unit = unit().get();
      return tables.fireValue(unit.arm(), unit.strength().left(), shooter.moving(), obstructed);
    }
    return shooter.grazing().isPresent()
        ? tables.fireValue(shooter.grazing().get(), range())
        : tables.fireValue(guns().calibre(), range());
  }

  /** What its own fire value depends on, in words. */
  String describe(MusketPikeTables tables) {
    if (unit().isEmpty()) {
      Calibre calibre = guns().calibre();
      return shooter.grazing().isPresent()
          ? "grazing at range " + range()
          : calibre + " at range " + range() + ", normal " + tables.normalRange(calibre);
    }
    Unit unit = unit().get();
    return unit.arm()
        + (unit.arm() == Arm.TWO_HEX_FOOT ? " of " + unit.strength().left() + " SP" : "")
        + (shooter.moving() ? ", moving" : "")
        + (obstructed ? ", obstructed terrain" : "");
  }

  /** What its own fire value rests on beyond the tables: the reading, or "". */
  String readings() {
    if (unit().isEmpty()) {
      return range() == 1 ? "MP15" : "";
    }
    Arm arm = unit().get().arm();
    if (obstructed && arm.isHeavyFoot()) {
      return "MP12";
    }
    return arm == Arm.TWO_HEX_FOOT && shooter.moving() ? "MP15" : "";
  }

  /** Battalion guns count through the front, of a unit that has not moved. */
  boolean hasBattalionGuns() {
    return unit().map(Unit::cannon).orElse(false) && !shooter.moving() && !flank();
  }

  @Override
  public boolean holds(DieCondition condition) {
    return hasBattalionGuns();
  }

  @Override
  public String because(DieCondition condition) {
    return label;
  }
}
