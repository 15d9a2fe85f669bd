package vedette.work;

/** An alternative to a refused request; the command line words it. */
public enum Remedy {
  /** Sample the odds instead of computing them. */
  SAMPLE,
  /** Compute the odds instead of sampling them. */
  COMPUTE,
  /** Allow more states. */
  MORE_STATES,
  /** Allow more states: the best choices are never sampled. */
  MORE_STATES_FOR_BEST,
  /** Allow more time. */
  MORE_TIME,
  /** Ask for less: fewer units or turns, or a smaller sample. */
  LESS,
  /** Ask for less precision. */
  LESS_PRECISION,
  /** Limit the number of turns. */
  LIMIT_TURNS,
  /** Fight fewer turns. */
  FEWER_TURNS,
  /** Fight with fewer dice. */
  FEWER_DICE,
  /** Ask for an exact answer with an error bound instead of fractions. */
  NO_FRACTIONS,
  /** Leave the turn out of the goal. */
  NO_TURN_IN_GOAL,
  /** Specify the doctrine of more choices. */
  MORE_DOCTRINES,
  /** Specify the doctrine of one of two sides. */
  ONE_DOCTRINE,
  /** Specify the doctrine of one of two sides that choose at the same time. */
  ONE_DOCTRINE_AT_ONCE,
  /** Specify a doctrine in the steps of a plan. */
  DOCTRINE_IN_STEPS,
  /** Ask about one of the fights of a plan only. */
  ONE_FIGHT,
  /** Ask for the odds, not for advice. */
  NO_ADVICE,
  /** Run it again. */
  AGAIN
}
