package vedette.rules.loosefiles;

/**
 * A unit as it now is.
 *
 * @param dp D.Points on it
 * @param commander what has become of the commander with it, null if there was none
 */
record Status(int bases, int dp, Fate commander) {
  static Status of(Band unit) {
    return new Status(unit.bases(), unit.dp(), unit.commander() ? Fate.UNHURT : null);
  }

  boolean isDestroyed() {
    return bases == 0;
  }

  /** Whether its commander is still with it. */
  boolean isLed() {
    return commander == Fate.UNHURT;
  }

  /** With D.Points and casualties; D.Points beyond the most become casualties (LF4). */
  Status suffer(int points, int casualties, int most) {
    int left = Math.max(0, bases - casualties - Math.max(0, dp + points - most));
    return new Status(left, left == 0 ? 0 : Math.min(dp + points, most), commander);
  }

  /** What it has, in words. */
  String words() {
    return Words.number(bases, "base", "bases") + " and " + Words.points(dp);
  }

  Status recover(int points) {
    return new Status(bases, Math.max(0, dp - points), commander);
  }

  Status with(Fate fate) {
    return fate == commander ? this : new Status(bases, dp, fate);
  }
}
