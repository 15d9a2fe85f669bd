package vedette.study.lint;

/** The codes of findings in tables and rule systems, each used for one kind of finding only. */
public final class LintCode {
  static final String COLUMN_ORDER = "L101";
  static final String ROLL_ORDER = "L102";
  static final String TWIN_COLUMNS = "L103";
  static final String OUT_OF_REACH = "L105";

  static final String COUNTS_TWICE = "L111";
  static final String WITHOUT_VALUE = "L112";
  public static final String GROUP_OF_ONE = "L113";

  static final String ALLOWED_IN_VAIN = "L120";

  public static final String WORD_UNASKED = "L121";
  public static final String NEVER_HELD = "L122";
  public static final String STATE_NEVER_GIVEN = "L123";
  public static final String RESULT_UNUSED = "L124";
  public static final String RULE_UNUSED = "L125";
  public static final String MODIFIER_IDLE = "L126";
  public static final String NO_SUCCESS = "L127";
  public static final String NO_END = "L128";
  public static final String COLUMN_NEVER_FOUND = "L129";
  public static final String HIT_WASTED = "L130";
  public static final String FORBIDDEN_UNCOUNTED = "L131";
  public static final String SIDES_STAY = "L132";
  public static final String ROW_NEVER_FOUND = "L133";
  public static final String FIGHT_BREAKS = "L134";
  public static final String VALUE_UNASKED = "L137";
  public static final String CLASS_UNASKED = "L138";
  public static final String DIE_UNROLLED = "L139";
  public static final String STATE_IDLE = "L140";

  private LintCode() {}
}
