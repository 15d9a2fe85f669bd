package vedette.system;

import org.apache.commons.math3.fraction.Fraction;
import vedette.table.Rounding;

/**
 * What a side or a unit suffers.
 *
 * @param when the condition under which it does; null for always
 */
public record Effect(What what, Rule when) {
  /** What is suffered. */
  public sealed interface What {}

  /** What a loss is counted by. */
  public enum By {
    /** As the file says of losses. */
    UNSAID,
    /** Strength points. */
    POINTS,
    /** Steps. */
    STEPS,
    /** Whole units. */
    UNITS
  }

  /**
   * So many losses.
   *
   * @param amount how many; null if a die says it
   * @param die null if an amount says it
   * @param ofOneFigure whether what the figure in front has not is lost
   */
  public record Lose(Amount amount, Roll die, By by, boolean ofOneFigure) implements What {}

  /** A share of what it has when the roll is made; 1 for all. */
  public record LoseShare(Fraction share, Rounding rounding) implements What {}

  /** Until it has lost at least this share of what the other side loses by the same result. */
  public record LoseAsMuch(Fraction share, Rounding rounding) implements What {}

  /** It leaves the fight; the hexes are counted. */
  public record Retreat(int hexes, boolean repulsed) implements What {}

  /** It loses, or leaves, as it chooses. */
  public record LoseOrRetreat(Lose loss, Retreat retreat) implements What {}

  /**
   * It gets into a state.
   *
   * @param times how often, if the state counts
   */
  public record Gets(int state, int times) implements What {}

  /**
   * It is rid of a state.
   *
   * @param times how often, if the state counts; 0 for wholly
   */
  public record Rid(int state, int times) implements What {}

  /**
   * It checks.
   *
   * @param drm added to the roll
   */
  public record Checks(String check, int drm) implements What {}

  /** A fixed effect of fire or of a face. */
  public enum Fixed implements What {
    /** Nothing happens. */
    NOTHING,
    /** A hit, which is wounded by and saved from where the fire has these. */
    HIT,
    /** A wound: from the saves on. */
    WOUND,
    /** A save: a hit does nothing. */
    SAVE
  }
}
