package vedette.rules.musketpike.units;

import java.util.List;
import vedette.fight.Side;

/**
 * A stack prepared for a fight: everything about it that does not change.
 *
 * @param index its number on its side, from 0
 * @param label name in reports, unique in the fight
 * @param gunsLabel name of its artillery in reports
 * @param stack the stack as its player wrote it
 * @param ground the terrain that it stands in or behind
 * @param variants other readings that are in force
 */
public record PreparedStack(
    Side side,
    int index,
    String label,
    String gunsLabel,
    Stack stack,
    Ground ground,
    UnitTables tables,
    List<MusketPikeVariant> variants) {
  private static final int OLDER_ONE_HEX = 6;
  private static final int OLDER_TWO_HEX = 14;

  public boolean hasUnit() {
    return stack.units().unit().isPresent();
  }

  public boolean hasGuns() {
    return stack.units().guns().isPresent();
  }

  /**
   * Returns whether its artillery reaches that number of hexes; true if its greatest range is not
   * given.
   */
  public boolean gunsReach(int hexes) {
    return hexes <= stack.units().guns().orElseThrow().max().orElse(Integer.MAX_VALUE);
  }

  /** Returns whether its unit began with a leader. */
  public boolean hasLeader() {
    return hasUnit() && unit().leader().isPresent();
  }

  /** Returns its unit at the start of the fight; the stack must have one. */
  public Unit unit() {
    return stack.units().unit().orElseThrow();
  }

  public Arm arm() {
    return unit().arm();
  }

  /** Returns whether a unit of this arm is in the stack. */
  public boolean is(Arm arm) {
    return hasUnit() && arm() == arm;
  }

  /** Returns whether its unit is horse or heavy foot with pikes. */
  public boolean matchesPikes() {
    return arm() != Arm.LIGHT_FOOT && !unit().nopikes();
  }

  /** Returns the printed morale of its artillery. */
  int gunsQuality() {
    return stack.units().guns().orElseThrow().quality().orElseThrow();
  }

  /** Returns the points of its unit at full strength. */
  int original() {
    return unit().strength().original();
  }

  /** Returns whether attacks from these hexes meet its front. */
  public boolean isFront(Facing from) {
    return from == Facing.FRONT
        || tables.isFront(arm(), original(), from)
        || from == Facing.FLANK
            && variants.contains(MusketPikeVariant.FACING_6_14)
            && coversFlanksByOlderRule();
  }

  /**
   * Returns whether heavy foot covers its flanks by the older comments 9 and 10 (variant of MP-V1).
   */
  private boolean coversFlanksByOlderRule() {
    return switch (arm()) {
      case ONE_HEX_FOOT -> original() >= OLDER_ONE_HEX;
      case TWO_HEX_FOOT -> original() >= OLDER_TWO_HEX;
      default -> false;
    };
  }

  /** Returns the hash of its label, which is unique: states are looked up often. */
  @Override
  public int hashCode() {
    return label.hashCode();
  }
}
