package vedette.report.answer;

import java.util.regex.Pattern;
import vedette.fight.Side;

/** The side that a measure is about, by its name or its words. */
public final class SideWords {
  private static final Pattern ATTACKER = Pattern.compile("attacker[A-Z]\\w*(\\[.*])?");
  private static final Pattern DEFENDER = Pattern.compile("defender[A-Z]\\w*(\\[.*])?");
  private static final Pattern ATTACKER_WORD = Pattern.compile("\\battackers?\\b");
  private static final Pattern DEFENDER_WORD = Pattern.compile("\\bdefenders?\\b");

  private SideWords() {}

  /**
   * Returns the side in the name of a measure, as in {@code attackerLosses}, else the only side in
   * its words; null if there is none.
   */
  public static Side of(String name, String words) {
    if (ATTACKER.matcher(name).matches()) {
      return Side.ATTACKER;
    }
    return DEFENDER.matcher(name).matches() ? Side.DEFENDER : of(words);
  }

  /** Returns the only side in some words; null if there is none, or if both are. */
  public static Side of(String words) {
    boolean attacker = ATTACKER_WORD.matcher(words).find();
    boolean defender = DEFENDER_WORD.matcher(words).find();
    return attacker == defender ? null : attacker ? Side.ATTACKER : Side.DEFENDER;
  }
}
