package vedette.rules.sixdays;

import java.util.Locale;
import vedette.rules.Threshold;

/**
 * From which differential on a phasing stack attacks that need not: {@code at +2}.
 *
 * @param differential the least at which it does
 */
record AttacksFrom(int differential) {
  /** Of a stack that always attacks. */
  static final AttacksFrom ANY = new AttacksFrom(Integer.MIN_VALUE);

  /** Of a stack that attacks only where it must. */
  static final AttacksFrom NONE = new AttacksFrom(Integer.MAX_VALUE);

  /**
   * Reads {@code at N}.
   *
   * @throws vedette.problem.TextFault if it is none
   */
  static AttacksFrom parse(String written) {
    String text = written.toLowerCase(Locale.ROOT);
    return new AttacksFrom(
        Threshold.parse(text, "at", "write `attacks at +2` to attack from that differential on"));
  }

  @Override
  public String toString() {
    return Threshold.text("at", differential);
  }
}
