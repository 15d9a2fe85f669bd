package vedette.suite;

/** How the odds of a scenario are found. */
public enum Method {
  /** Computed. */
  EXACT,
  /** Sampled by walking the chain of states. */
  SIMULATE,
  /** Sampled by playing every die. */
  DIRECT
}
