package vedette.rules.musketpike;

import java.util.List;
import java.util.Optional;

/**
 * A unit or artillery about to fire.
 *
 * @param unit as it now stands; empty if artillery fires
 * @param moving whether it has moved this activation
 * @param flank whether it fires through a flank hex
 * @param range in hexes
 * @param obstructed whether it stands in obstructed terrain, or attacks into it
 * @param asOther whether 2-hex foot fires through a flank as other heavy foot (variant of MP-V2)
 */
record DrawnShooter(
    String label,
    Optional<Unit> unit,
    Optional<Guns> artillery,
    boolean moving,
    boolean flank,
    int range,
    Optional<Grazing> grazing,
    boolean obstructed,
    boolean asOther) {

  /**
   * The unit of a stack, at an adjacent enemy.
   *
   * @param intoObstructed whether it is to attack into obstructed terrain
   */
  static DrawnShooter unit(StackState now, boolean flank, boolean intoObstructed) {
    return new DrawnShooter(
        now.label(),
        now.unit(),
        Optional.empty(),
        now.moving(),
        flank,
        1,
        Optional.empty(),
        now.stack().ground().obstructed() || intoObstructed,
        now.stack().variants().contains(MusketPikeVariant.FLANK_FIRE_AS_OTHER));
  }

  /** The same artillery at a stack so many hexes behind the first that it grazes. */
  DrawnShooter beyond(int hexes) {
    return new DrawnShooter(
        label,
        unit,
        artillery,
        moving,
        flank,
        range + hexes,
        Optional.of(Grazing.BEYOND),
        obstructed,
        asOther);
  }

  /** The artillery of a stack, at an enemy so many hexes away. */
  static DrawnShooter guns(StackState now, int hexes) {
    return new DrawnShooter(
        now.stack().gunsLabel(),
        Optional.empty(),
        now.guns(),
        false,
        false,
        hexes,
        Optional.empty(),
        false,
        false);
  }

  /** Whoever a player has given as a shooter. */
  static DrawnShooter of(
      String label, Shooter shooter, boolean obstructed, List<MusketPikeVariant> variants) {
    return new DrawnShooter(
        label,
        shooter.units().unit(),
        shooter.units().guns(),
        shooter.moving(),
        shooter.flank(),
        shooter.range().orElse(1),
        shooter.grazing(),
        obstructed,
        variants.contains(MusketPikeVariant.FLANK_FIRE_AS_OTHER));
  }

  /** Whether it is 2-hex foot that fires as other heavy foot because it fires through a flank. */
  private boolean isOther() {
    return asOther && flank && unit.filter(it -> it.arm() == Arm.TWO_HEX_FOOT).isPresent();
  }

  /** Whether firing through a flank costs it a fire value. */
  boolean losesByFlank() {
    return flank && !isOther();
  }

  private Guns guns() {
    return artillery.orElseThrow();
  }

  boolean isDisordered() {
    return unit.isPresent() ? unit.get().disordered() : guns().disordered();
  }

  boolean isDisorderedArtillery() {
    return unit.isEmpty() && guns().disordered();
  }

  /** Fire value before modifiers; that of 2-hex foot hangs on its strength in the open (MP12). */
  int value(MusketPikeTables tables) {
    if (unit.isPresent()) {
      Unit firing = unit.get();
      return firing.arm() == Arm.TWO_HEX_FOOT && !obstructed && !isOther()
          ? tables.twoHexFireValue(firing.strength().left(), moving)
          : tables.fireValue(firing.arm(), moving);
    }
    return grazing.isPresent()
        ? tables.fireValue(grazing.get(), range)
        : tables.fireValue(guns().calibre(), range);
  }

  /** What its own fire value depends on, in words. */
  String describe(MusketPikeTables tables) {
    if (unit.isEmpty()) {
      Calibre calibre = guns().calibre();
      return grazing.isPresent()
          ? "grazing at range " + range
          : calibre + " at range " + range + ", normal " + tables.normalRange(calibre) + reach();
    }
    Unit firing = unit.get();
    return firing.arm()
        + (firing.arm() == Arm.TWO_HEX_FOOT ? " of " + firing.strength().left() + " SP" : "")
        + (moving ? ", moving" : "")
        + (obstructed ? ", obstructed terrain" : "")
        + (isOther() ? ", as other heavy foot through a flank" : "");
  }

  private String reach() {
    return guns().max().isPresent() ? ", greatest " + guns().max().getAsInt() : "";
  }

  /** Whether it fires beyond its normal range and does not say how far it reaches (MP-V12). */
  boolean isUnchecked(MusketPikeTables tables) {
    return unit.isEmpty() && guns().max().isEmpty() && range > tables.normalRange(guns().calibre());
  }

  /** What its own fire value rests on beyond the tables: the reading, or "". */
  String readings(MusketPikeTables tables) {
    if (grazing.isPresent()) {
      return isUnchecked(tables) ? "MP-V14 MP-V12" : "MP-V14";
    }
    if (unit.isEmpty()) {
      return range == 1 ? "MP15" : isUnchecked(tables) ? "MP-V12" : "";
    }
    if (isOther()) {
      return "MP-V2";
    }
    Arm arm = unit.get().arm();
    if (obstructed && arm.isHeavyFoot()) {
      return "MP12";
    }
    return arm == Arm.TWO_HEX_FOOT && moving ? "MP15" : "";
  }

  /** Battalion guns count through the front, of a unit that has not moved. */
  boolean hasBattalionGuns() {
    return unit.isPresent() && unit.get().cannon() && !moving && !flank;
  }
}
