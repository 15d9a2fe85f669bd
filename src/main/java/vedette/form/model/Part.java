package vedette.form.model;

/**
 * What is left of something, and what it was: {@code 3/5}.
 *
 * @param left from 0 to {@code original}
 * @param original from 1
 */
public record Part(int left, int original) {
  @Override
  public String toString() {
    return left + "/" + original;
  }
}
