package vedette.rules.sixdays.units;

/** The readings of Six Days of Glory that several rules rest on. */
public final class SixDaysReadings {
  /** Each of several nonphasing stacks counterattacks on its own. */
  static final String SEVERAL_COUNTERATTACKS = "SD-V1";

  /** Who attacks an enemy in contact that no attack is meant for. */
  public static final String EVERYBODY_ATTACKED = "SD-V2";

  /** What becomes of late units when all before them are lost. */
  static final String LATE_ONES_LEAVE = "SD-V3";

  /** How long a stack stays in contact, and whom it attacks when its own targets are gone. */
  public static final String STAYS_IN_CONTACT = "SD-V5";

  /** When those arrive who can. */
  static final String ALWAYS_COME = "SD-V6";

  /** Which movement points count for battle turns. */
  public static final String BEFORE_CONTACT = "SD-V8";

  /** Stacks that come into contact in the combat phase. */
  static final String COMING_INTO_CONTACT = "SD-V10";

  /** Targets of which it is not known what they are. */
  public static final String UNSURE_TARGETS = "SD-V11";

  /** In which order it is decided on reinforcements that are held back. */
  private static final String ORDER_OF_RESERVES = "SD-V12";

  /** Which enemies each stack attacks, where that is decided in the battle. */
  public static final String ALLOCATED = "SD-V13";

  /** What a counterattack rests on. */
  public static final String COUNTERATTACK = "SD6 " + STAYS_IN_CONTACT;

  /** What those of several nonphasing stacks rest on. */
  public static final String COUNTERATTACKS =
      "SD6 " + SEVERAL_COUNTERATTACKS + " " + STAYS_IN_CONTACT;

  /** What it rests on that somebody comes late, or leaves behind a rearguard. */
  public static final String ARRIVALS = "SD7 " + ALWAYS_COME;

  /** The same where several groups of reinforcements are held back. */
  public static final String ONE_AFTER_THE_OTHER = ARRIVALS + " " + ORDER_OF_RESERVES;

  private SixDaysReadings() {}
}
