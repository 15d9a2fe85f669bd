package vedette.rules.musketpike.units;

import java.util.List;
import vedette.fight.Side;

/**
 * A stack prepared for a fight: all of it that does not change.
 *
 * @param index its number on its side, from 0
 * @param label what reports call it, no other stack of the fight
 * @param gunsLabel what they call its artillery
 * @param stack as its player wrote it
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

  /** Returns whether its artillery reaches so far, as far as its greatest range is said. */
  public boolean gunsReach(int hexes) {
    return hexes <= stack.units().guns().orElseThrow().max().orElse(Integer.MAX_VALUE);
  }

  /** Returns whether its unit began with a leader. */
  public boolean hasLeader() {
    return hasUnit() && unit().leader().isPresent();
  }

  /** Its unit as it began; it has one. */
  public Unit unit() {
    return stack.units().unit().orElseThrow();
  }

  public Arm arm() {
    return unit().arm();
  }

  /** Returns whether a unit of this arm stands in it. */
  public boolean is(Arm arm) {
    return hasUnit() && arm() == arm;
  }

  /** Horse, and heavy foot with pikes. */
  public boolean matchesPikes() {
    return arm() != Arm.LIGHT_FOOT && !unit().nopikes();
  }

  /** Printed morale of its artillery. */
  int gunsQuality() {
    return stack.units().guns().orElseThrow().quality().orElseThrow();
  }

  /** Points that its unit had at full strength. */
  int original() {
    return unit().strength().original();
  }

  /** Returns whether attacks from there meet its front. */
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
