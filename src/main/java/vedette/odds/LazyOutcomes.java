package vedette.odds;

import java.util.function.Supplier;
import vedette.odds.Odds.Outcomes;

/**
 * The joint distribution, worked out when somebody first asks for it: most never do, and there are
 * as many outcomes as results.
 */
public final class LazyOutcomes {
  private Supplier<Outcomes> toWorkOut;
  private Outcomes outcomes;

  LazyOutcomes(Supplier<Outcomes> toWorkOut) {
    this.toWorkOut = toWorkOut;
  }

  synchronized Outcomes outcomes() {
    if (outcomes == null) {
      outcomes = toWorkOut.get();
      toWorkOut = null;
    }
    return outcomes;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof LazyOutcomes joint && outcomes().equals(joint.outcomes());
  }

  @Override
  public int hashCode() {
    return outcomes().hashCode();
  }

  @Override
  public String toString() {
    return outcomes().toString();
  }
}
