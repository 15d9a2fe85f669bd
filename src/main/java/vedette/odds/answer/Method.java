package vedette.odds.answer;

import java.util.Locale;

/** The method by which the odds of a fight are found. */
public enum Method {
  /** Exact if the fight is small enough, else {@link #SIMULATE}. */
  AUTO,
  /** Computed exactly. */
  EXACT,
  /** Sampled by walks along the chain of states. */
  SIMULATE,
  /** Sampled by playing every die. */
  DIRECT;

  /** Returns its name on the command line and in files. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns whether all its answers are sampled. */
  public boolean isSampled() {
    return this == SIMULATE || this == DIRECT;
  }

  /** Returns the method that found these odds when this one was requested. */
  public Method usedFor(Odds odds) {
    return odds instanceof Odds.Exact ? EXACT : this == DIRECT ? DIRECT : SIMULATE;
  }
}
