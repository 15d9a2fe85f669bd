package vedette.table;

/**
 * What one side suffers from a combat result.
 *
 * @param losses strength points lost, 0 to 99
 * @param repulsed whether the side is repulsed besides
 */
public record Effect(int losses, boolean repulsed) {

  /** Nothing happens. */
  public static final Effect NONE = new Effect(0, false);
}
