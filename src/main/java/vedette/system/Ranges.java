package vedette.system;

import vedette.table.Range;

/**
 * Natural rolls that something is said of.
 *
 * @param text as written
 * @param range which they are
 */
public record Ranges(String text, Range range) {
  /** Whether a roll is one of them. */
  public boolean has(int roll) {
    return range.contains(roll);
  }

  @Override
  public String toString() {
    return text;
  }
}
