package vedette.rules.musketpike;

/** Which heavy foot covers its flanks by the older comments 9 and 10 (variant of MP-V1). */
final class OlderFacing {
  private static final int ONE_HEX = 6;
  private static final int TWO_HEX = 14;

  private OlderFacing() {}

  /** Whether its flank hexes count as front, by its original strength. */
  static boolean coversFlanks(Arm arm, int original) {
    return switch (arm) {
      case ONE_HEX_FOOT -> original >= ONE_HEX;
      case TWO_HEX_FOOT -> original >= TWO_HEX;
      default -> false;
    };
  }
}
