package vedette.system;

import org.apache.commons.math3.fraction.Fraction;
import vedette.table.Rounding;

/**
 * What a side or a unit suffers.
 *
 * @param when the condition under which it does; null for always
 */
public record Effect(What what, Rule when) {
  /** Whether it is rolled how much or whom it befalls. */
  public boolean rolls() {
    return what instanceof Lose lose && (lose.die() != null || lose.of() == Of.RANDOM_UNIT)
        || what instanceof Gain gain && gain.die() != null;
  }

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

  /** Of whom a loss is. */
  public enum Of {
    /** The next one in the order of losses, or the unit that suffers. */
    NEXT,
    /** The figure in front: what that has not is lost. */
    ONE_FIGURE,
    /** Of each loss one unit, each as likely. */
    RANDOM_UNIT
  }

  /**
   * So many losses.
   *
   * @param amount how many; null if a die says it
   * @param die null if an amount says it
   */
  public record Lose(Amount amount, Roll die, By by, Of of) implements What {
    /** Of whoever is next, as the file says of losses. */
    static Lose of(Amount amount) {
      return new Lose(amount, null, By.UNSAID, Of.NEXT);
    }
  }

  /**
   * Points or steps come back of what a unit in the fight has lost in it.
   *
   * @param amount how many; null if a die says it
   * @param die null if an amount says it
   * @param by whether only points, or only steps, come back
   * @param of the units that they come back to; null for any
   */
  public record Gain(Amount amount, Roll die, By by, Which of) implements What {}

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
