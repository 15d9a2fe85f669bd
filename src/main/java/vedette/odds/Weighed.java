package vedette.odds;

import java.util.Map;
import vedette.fight.Side;

/**
 * A choice that comes up in a fight in which it is decided best, as its side sees it.
 *
 * @param parameter the parameter of the request that answers it
 * @param seen what its side sees that bears on it; "" if it sees nothing
 * @param option what is taken, as it is called
 * @param times how often that is, in one fight, on average; never where a fight may have no end
 * @param costs what every other option would cost its side there, by what it is called: in one
 *     fight, on average, of the first part of the goal; 0 if it is as good in that
 * @param ties whether some other option is as good in every part, wherever this comes up
 */
public record Weighed(
    Side side,
    String parameter,
    String seen,
    String option,
    double times,
    Map<String, Double> costs,
    boolean ties) {
  /** What the next best option would cost; 0 if there is no other. */
  public double matters() {
    return costs.values().stream().mapToDouble(it -> it).min().orElse(0);
  }
}
