package vedette.rules.musketpike;

import java.util.List;
import vedette.fight.Side;

/**
 * A stack drawn up for a fight: whatever of it does not change.
 *
 * @param index its number on its side, from 0
 * @param label what reports call it, no other stack of the fight
 * @param gunsLabel what they call its artillery
 * @param written as its player wrote it
 * @param ground the terrain that it stands in or behind
 * @param variants other readings that are in force
 */
record DrawnStack(
    Side side,
    int index,
    String label,
    String gunsLabel,
    Stack written,
    Ground ground,
    UnitTables tables,
    List<MusketPikeVariant> variants) {
  private static final int OLDER_ONE_HEX = 6;
  private static final int OLDER_TWO_HEX = 14;

  boolean hasUnit() {
    return written.units().unit().isPresent();
  }

  boolean hasGuns() {
    return written.units().guns().isPresent();
  }

  /** Whether its artillery reaches so far, as far as its greatest range is said. */
  boolean gunsReach(int hexes) {
    return hexes <= written.units().guns().orElseThrow().max().orElse(Integer.MAX_VALUE);
  }

  /** Whether its unit began with a leader. */
  boolean hasLeader() {
    return hasUnit() && unit().leader().isPresent();
  }

  /** Its unit as it began; it has one. */
  Unit unit() {
    return written.units().unit().orElseThrow();
  }

  Arm arm() {
    return unit().arm();
  }

  /** Whether a unit of this arm stands in it. */
  boolean is(Arm arm) {
    return hasUnit() && arm() == arm;
  }

  /** Horse, and heavy foot with pikes. */
  boolean matchesPikes() {
    return arm() != Arm.LIGHT_FOOT && !unit().nopikes();
  }

  /** Printed morale of its artillery. */
  int gunsQuality() {
    return written.units().guns().orElseThrow().quality().orElseThrow();
  }

  /** Points that its unit had at full strength. */
  int original() {
    return unit().strength().original();
  }

  /** Whether attacks from there meet its front. */
  boolean isFront(Facing from) {
    return from == Facing.FRONT
        || tables.isFront(arm(), original(), from)
        || from == Facing.FLANK
            && variants.contains(MusketPikeVariant.FACING_6_14)
            && coversFlanksByOlderRule();
  }

  /** Whether heavy foot covers its flanks by the older comments 9 and 10 (variant of MP-V1). */
  private boolean coversFlanksByOlderRule() {
    return switch (arm()) {
      case ONE_HEX_FOOT -> original() >= OLDER_ONE_HEX;
      case TWO_HEX_FOOT -> original() >= OLDER_TWO_HEX;
      default -> false;
    };
  }

  /** That of its label, which no other stack has: states are looked up often. */
  @Override
  public int hashCode() {
    return label.hashCode();
  }
}
