package vedette.suite;

/** What a check says of a scenario. */
public enum Verdict {
  /** Its odds are what they were, or there is nothing to compare them with. */
  SAME,
  /** They are not. */
  CHANGED,
  /** The baseline does not have it. */
  NEW,
  /** It can only be sampled, and the samples leave it open. */
  INCONCLUSIVE,
  /** Its odds were refused, as over a limit. */
  REFUSED
}
