package vedette.rules.sixdays;

/** What the help says of parameters that several requests have. */
final class Wording {
  static final String TERRAIN =
      "terrain of every defending stack that states none, as in woods,stream; see"
          + " `vedette show six-days/modifiers`";
  static final String COUNTERATTACK =
      "when the defender counterattacks: never, always, best, at N (the differential)";
  static final String STOP =
      "when the attacker breaks off: never, best, below N (no attack has that differential),"
          + " after-losing N (points)";
  static final String ATTACKER_LOSSES = "who of the attacker takes losses first";
  static final String DEFENDER_LOSSES = "who of the defender takes losses first";
  static final String STANDS_IN = "terrain that the stack stands in or behind";
  static final String MOVEMENT = "number of movement points";
  static final String STACKING = "whether stacks are held to the stacking limit";

  static final String SURVIVORS =
      "how losses are told: in all, or by unit, with what each has left and who is dead, which"
          + " takes more states";

  private Wording() {}

  /** All of two or more, as in {@code both targets}. */
  static String all(int number) {
    return number == 2 ? "both" : "all " + number;
  }
}
