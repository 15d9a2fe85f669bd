package vedette.lock;

import java.util.Locale;

/** A part of a recorded answer. */
enum Part {
  /** The exit code. */
  CODE,
  /** The distribution of every measure. */
  ODDS,
  /** The joint distribution, without what counts turns or rounds. */
  OUTCOMES,
  /** The readings that the answer rests on. */
  READINGS,
  /** How the first rolls come about, line by line, as {@code --explain} says it. */
  EXPLAIN,
  /** What the program complains of. */
  ERROR;

  private final String word = name().toLowerCase(Locale.ROOT);

  /** Whether small differences are those of rounding. */
  boolean isNumeric() {
    return this == ODDS || this == OUTCOMES;
  }

  @Override
  public String toString() {
    return word;
  }
}
