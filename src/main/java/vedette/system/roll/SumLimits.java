package vedette.system.roll;

import vedette.form.Field;

/** Limits of net sums; -1 for none. */
public record SumLimits(
    @Field(
            text = "The net shift is cut to this, either way.",
            fallback = "-1",
            min = 0,
            max = 9999,
            brokenHelp = BOTH_WAYS)
        int shift,
    @Field(
            text = "The net of what is added is cut to this, either way.",
            fallback = "-1",
            min = 0,
            max = 9999,
            brokenHelp = BOTH_WAYS)
        int drm) {
  public static final SumLimits NONE = new SumLimits(-1, -1);

  private static final String BOTH_WAYS = "2 cuts the sum of all to -2 … 2";

  /** Returns the net shift, limited. */
  public int ofShift(int sum) {
    return within(sum, shift);
  }

  /** Returns the net number added, limited. */
  public int ofDrm(int sum) {
    return within(sum, drm);
  }

  private static int within(int sum, int limit) {
    return limit < 0 ? sum : Math.max(-limit, Math.min(limit, sum));
  }
}
