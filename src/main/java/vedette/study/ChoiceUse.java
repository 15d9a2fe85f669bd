package vedette.study;

import java.util.List;
import vedette.fight.Side;

/**
 * A choice that the rules of a file leave to a side, as it came up in sample fights in which that
 * side decided best, once for success and once for losses.
 *
 * @param parameter of a request, which says how it is answered
 * @param fights in which it came up
 * @param options what can be chosen
 */
public record ChoiceUse(Side side, String parameter, int fights, List<Option> options) {
  /**
   * What can be chosen.
   *
   * @param name what it is called
   * @param forSuccess fights in which it was somewhere better than all others for success
   * @param forLosses fights in which it was so for losses
   */
  public record Option(String name, int forSuccess, int forLosses) {
    /** Whether it was never better than another. */
    public boolean isNeverBest() {
      return forSuccess + forLosses == 0;
    }
  }

  /** Whether all options came to the same wherever it came up. */
  public boolean neverMattered() {
    return options.stream().allMatch(Option::isNeverBest);
  }
}
