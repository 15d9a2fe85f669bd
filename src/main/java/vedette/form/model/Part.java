package vedette.form.model;

/**
 * A remaining number out of an original one: {@code 3/5}.
 *
 * @param left the remaining number, 0 to {@code original}
 * @param original the original number, from 1
 */
public record Part(int left, int original) {
  @Override
  public String toString() {
    return left + "/" + original;
  }
}
