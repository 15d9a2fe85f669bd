package vedette.rules.musketpike.fire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import vedette.rules.musketpike.fire.Shooter.Grazing;
import vedette.rules.musketpike.units.Arm;
import vedette.rules.musketpike.units.Ground;
import vedette.rules.musketpike.units.Guns;
import vedette.rules.musketpike.units.Guns.Calibre;
import vedette.rules.musketpike.units.MusketPikeVariant;
import vedette.rules.musketpike.units.StackBuilder;
import vedette.rules.musketpike.units.StackState;
import vedette.rules.musketpike.units.Unit;
import vedette.rules.musketpike.units.UnitTables;

/**
 * A unit or artillery about to fire.
 *
 * @param unit the unit in its current state; empty if artillery fires
 * @param moving whether it has moved this activation
 * @param obstructed whether it is in obstructed terrain, or attacks into it
 * @param asOther whether 2-hex foot fires through a flank as other heavy foot (variant of MP-V2)
 */
public record PreparedShooter(
    String label,
    Optional<Unit> unit,
    Optional<Guns> artillery,
    boolean moving,
    Aim aim,
    boolean obstructed,
    boolean asOther) {

  /**
   * The range and direction of fire at the target.
   *
   * @param range in hexes
   * @param flank whether it fires through a flank hex
   */
  public record Aim(int range, boolean flank, Optional<Grazing> grazing) {
    private static final Aim FRONT = new Aim(1, false, Optional.empty());
    private static final Aim FLANK = new Aim(1, true, Optional.empty());
  }

  /**
   * Returns the unit of a stack as the shooter at an adjacent enemy.
   *
   * @param intoObstructed whether it is to attack into obstructed terrain
   */
  public static PreparedShooter unit(StackState now, boolean flank, boolean intoObstructed) {
    return new PreparedShooter(
        now.label(),
        now.unit(),
        Optional.empty(),
        now.moving(),
        flank ? Aim.FLANK : Aim.FRONT,
        now.stack().ground().obstructed() || intoObstructed,
        now.stack().variants().contains(MusketPikeVariant.FLANK_FIRE_AS_OTHER));
  }

  /**
   * Returns this artillery as it grazes a stack behind its target.
   *
   * @param hexes distance in hexes from the target to that stack
   */
  PreparedShooter grazing(int hexes) {
    Aim further = new Aim(aim.range() + hexes, aim.flank(), Optional.of(Grazing.BEYOND));
    return new PreparedShooter(label, unit, artillery, moving, further, obstructed, asOther);
  }

  /**
   * Returns the artillery of a stack as the shooter at an enemy.
   *
   * @param hexes range in hexes
   */
  public static PreparedShooter guns(StackState now, int hexes) {
    return new PreparedShooter(
        now.stack().gunsLabel(),
        Optional.empty(),
        now.guns(),
        false,
        new Aim(hexes, false, Optional.empty()),
        false,
        false);
  }

  /** Returns the shooter that a player has given. */
  private static PreparedShooter of(
      String label, Shooter shooter, boolean obstructed, List<MusketPikeVariant> variants) {
    return new PreparedShooter(
        label,
        shooter.units().unit(),
        shooter.units().guns(),
        shooter.moving(),
        new Aim(shooter.range().orElse(1), shooter.flank(), shooter.grazing()),
        obstructed,
        variants.contains(MusketPikeVariant.FLANK_FIRE_AS_OTHER));
  }

  /** Returns the shooters of a request; nothing fires at them. */
  public static List<PreparedShooter> all(
      List<Shooter> shooters, String word, String parameter, StackBuilder stacks) {
    List<PreparedShooter> drawn = new ArrayList<>();
    for (Shooter shooter : shooters) {
      shooter.units().guns().ifPresent(guns -> stacks.checkGuns(guns, parameter));
      String number = shooters.size() == 1 ? word : word + " " + (drawn.size() + 1);
      drawn.add(
          of(
              shooter.name().isEmpty() ? number : shooter.name(),
              shooter,
              Ground.of(shooter.terrain(), stacks.tables(), parameter).obstructed(),
              stacks.variants()));
    }
    return drawn;
  }

  /**
   * Returns the description of a shooter in reports, with a remark if its greatest range is unknown
   * and may be exceeded.
   */
  public static String described(Shooter shooter, UnitTables tables) {
    boolean unchecked = of("", shooter, false, List.of()).isUnchecked(tables);
    return shooter + (unchecked ? " (not checked against its greatest range)" : "");
  }

  /**
   * Returns whether it is 2-hex foot that fires as other heavy foot because it fires through a
   * flank.
   */
  private boolean isOther() {
    return asOther && aim.flank() && unit.filter(it -> it.arm() == Arm.TWO_HEX_FOOT).isPresent();
  }

  /** Returns whether firing through a flank reduces its fire value. */
  boolean losesByFlank() {
    return aim.flank() && !isOther();
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

  /**
   * Returns the fire value before modifiers, which depends on whether the unit has moved (MP9). The
   * value of 2-hex foot depends on its strength in the open (MP12).
   */
  int value(FireTables tables) {
    if (unit.isPresent()) {
      Unit firing = unit.get();
      return firing.arm() == Arm.TWO_HEX_FOOT && !obstructed && !isOther()
          ? tables.twoHexFireValue(firing.strength().left(), moving)
          : tables.fireValue(firing.arm(), moving);
    }
    return aim.grazing().isPresent()
        ? tables.fireValue(aim.grazing().get(), aim.range())
        : tables.units().fireValue(guns().calibre(), aim.range());
  }

  /** Returns the description of what determines its own fire value. */
  String describe(FireTables tables) {
    if (unit.isEmpty()) {
      Calibre calibre = guns().calibre();
      return aim.grazing().isPresent()
          ? "grazing at range " + aim.range()
          : calibre
              + " at range "
              + aim.range()
              + ", normal "
              + tables.units().normalRange(calibre)
              + reach();
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

  /**
   * Returns whether it fires beyond its normal range and its greatest range is not given (MP-V12).
   */
  private boolean isUnchecked(UnitTables tables) {
    return unit.isEmpty()
        && guns().max().isEmpty()
        && aim.range() > tables.normalRange(guns().calibre());
  }

  /** Returns the readings behind its own fire value, or "" if only the tables decide it. */
  String readings(FireTables tables) {
    if (aim.grazing().isPresent()) {
      return isUnchecked(tables.units()) ? "MP-V14 MP-V12" : "MP-V14";
    }
    if (unit.isEmpty()) {
      return aim.range() == 1 ? "MP15" : isUnchecked(tables.units()) ? "MP-V12" : "";
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

  /**
   * Returns whether battalion guns count: they do through the front of a unit that has not moved.
   */
  boolean hasBattalionGuns() {
    return unit.isPresent() && unit.get().cannon() && !moving && !aim.flank();
  }
}
