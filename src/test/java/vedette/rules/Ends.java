package vedette.rules;

import java.util.LinkedHashSet;
import java.util.Set;
import vedette.fight.Engagement;

/** How a fight ends when it is played many times with dice of fixed seeds. */
public final class Ends {
  private Ends() {}

  /** The different ends of so many plays. */
  public static <S, R> Set<R> of(Engagement<S, R> fight, int plays) {
    Set<R> ends = new LinkedHashSet<>();
    for (int seed = 1; seed <= plays; seed++) {
      ends.add(Played.toTheEnd(fight, seed));
    }
    return ends;
  }
}
