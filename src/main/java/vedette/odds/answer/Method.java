package vedette.odds.answer;

import java.util.Locale;

/** How the odds of a fight are found. */
public enum Method {
  /** Computed if the fight is small enough, else by walking. */
  AUTO,
  /** Computed. */
  EXACT,
  /** Sampled by walking the chain of states. */
  SIMULATE,
  /** Sampled by playing every die. */
  DIRECT;

  /** Returns what it is called on the command line and in files. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns whether no answer of it is computed. */
  public boolean isSampled() {
    return this == SIMULATE || this == DIRECT;
  }

  /** Returns the method by which these odds have been found, if this one was asked for. */
  public Method usedFor(Odds odds) {
    return odds instanceof Odds.Exact ? EXACT : this == DIRECT ? DIRECT : SIMULATE;
  }
}
