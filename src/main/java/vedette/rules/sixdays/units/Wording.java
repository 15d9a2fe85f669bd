package vedette.rules.sixdays.units;

/** Help texts of parameters that several requests have. */
public final class Wording {
  public static final String TERRAIN =
      "terrain of defending stacks that give none, as in woods,stream";
  public static final String COUNTERATTACK =
      "when the defender counterattacks: never, always, best, at N (differential)";
  public static final String STOP =
      "when the attacker breaks off: never, best, below N (highest differential), after-losing N"
          + " (points)";
  public static final String ATTACKER_LOSSES = "order in which the attacker's units take losses";
  public static final String DEFENDER_LOSSES = "order in which the defender's units take losses";
  public static final String STANDS_IN = "terrain that the stack is in or behind";
  public static final String MOVEMENT = "number of movement points";
  public static final String STACKING = "stacking limit";

  public static final String SURVIVORS = "losses reported in total or by unit (more states)";

  private Wording() {}

  /** Returns the words for all of two or more, as in {@code both targets}. */
  public static String all(int number) {
    return number == 2 ? "both" : "all " + number;
  }
}
