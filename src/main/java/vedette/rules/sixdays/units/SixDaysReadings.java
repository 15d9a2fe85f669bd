package vedette.rules.sixdays.units;

/** The readings of Six Days of Glory that several rules rest on. */
public final class SixDaysReadings {
  /** Each of several nonphasing stacks counterattacks on its own. */
  static final String SEVERAL_COUNTERATTACKS = "SD-V1";

  /** The attacker of an enemy in contact that no attack is meant for. */
  public static final String EVERYBODY_ATTACKED = "SD-V2";

  /** The fate of late units when all before them are lost. */
  static final String LATE_ONES_LEAVE = "SD-V3";

  /** The duration of contact, and the targets of a stack whose own targets are gone. */
  public static final String STAYS_IN_CONTACT = "SD-V5";

  /** The arrival of units that can come. */
  static final String ALWAYS_COME = "SD-V6";

  /** The movement points that count for battle turns. */
  public static final String BEFORE_CONTACT = "SD-V8";

  /** Stacks that come into contact in the combat phase. */
  static final String COMING_INTO_CONTACT = "SD-V10";

  /** Targets whose composition is not known. */
  public static final String UNSURE_TARGETS = "SD-V11";

  /** The order of decisions on reinforcements that are held back. */
  private static final String ORDER_OF_RESERVES = "SD-V12";

  /** The allocation of attacks to enemies, where it is decided in the battle. */
  public static final String ALLOCATED = "SD-V13";

  /** The readings behind a counterattack. */
  public static final String COUNTERATTACK = "SD6 " + STAYS_IN_CONTACT;

  /** The readings behind counterattacks of several nonphasing stacks. */
  public static final String COUNTERATTACKS =
      "SD6 " + SEVERAL_COUNTERATTACKS + " " + STAYS_IN_CONTACT;

  /** The readings behind late units and rearguards. */
  public static final String ARRIVALS = "SD7 " + ALWAYS_COME;

  /** The readings behind several groups of reinforcements that are held back. */
  public static final String ONE_AFTER_THE_OTHER = ARRIVALS + " " + ORDER_OF_RESERVES;

  private SixDaysReadings() {}
}
