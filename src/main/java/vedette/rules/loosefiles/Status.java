package vedette.rules.loosefiles;

/**
 * A unit as it now is.
 *
 * @param dp D.Points on it
 */
record Status(int bases, int dp) {
  static Status of(Band unit) {
    return new Status(unit.bases(), unit.dp());
  }

  boolean isDestroyed() {
    return bases == 0;
  }

  /** With D.Points and casualties; D.Points beyond the most become casualties (LF4). */
  Status suffer(int points, int casualties, int most) {
    int all = dp + points;
    int beyond = Math.max(0, all - most);
    return new Status(Math.max(0, bases - casualties - beyond), Math.min(all, most));
  }

  Status recover(int points) {
    return new Status(bases, Math.max(0, dp - points));
  }
}
