package vedette.dice;

/** A die that was written wrongly ({@code 2d}, {@code d0}) or is too large to be weighed. */
public final class DieNotation extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final int offset;
  private final boolean tooLarge;

  DieNotation(String message, int offset, boolean tooLarge) {
    super(message);
    this.offset = offset;
    this.tooLarge = tooLarge;
  }

  /** Where in the notation the fault lies, counted in characters from 0. */
  public int offset() {
    return offset;
  }

  /** Whether the notation is right but asks for more than the program weighs. */
  public boolean tooLarge() {
    return tooLarge;
  }
}
