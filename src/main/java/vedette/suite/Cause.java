package vedette.suite;

/** Why the odds of a scenario are not what they were. */
public enum Cause {
  /** Another request under the same name. */
  REQUEST,
  /** A table that it consults was changed. */
  TABLE,
  /** None of these: the program itself. */
  ENGINE
}
