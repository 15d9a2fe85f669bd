package vedette.rules.sixdays.units;

/** Help texts of parameters that several requests have. */
public final class Wording {
  public static final String TERRAIN =
      "terrain of every defending stack that states none, as in woods,stream; see"
          + " `vedette show six-days/modifiers`";
  public static final String COUNTERATTACK =
      "when the defender counterattacks: never, always, best, at N (the differential)";
  public static final String STOP =
      "when the attacker breaks off: never, best, below N (no attack has that differential),"
          + " after-losing N (points)";
  public static final String ATTACKER_LOSSES = "who of the attacker takes losses first";
  public static final String DEFENDER_LOSSES = "who of the defender takes losses first";
  public static final String STANDS_IN = "terrain that the stack stands in or behind";
  public static final String MOVEMENT = "number of movement points";
  public static final String STACKING = "whether stacks are held to the stacking limit";

  public static final String SURVIVORS =
      "how losses are told: in all, or by unit, with what each has left and who is dead, which"
          + " takes more states";

  private Wording() {}

  /** Returns the words for all of two or more, as in {@code both targets}. */
  public static String all(int number) {
    return number == 2 ? "both" : "all " + number;
  }
}
