package vedette.rules.musketpike.units;

import java.util.OptionalInt;
import vedette.form.Word;
import vedette.form.model.Part;
import vedette.source.TextFault;

/**
 * A unit with a strength, as a player writes it: {@code hi2 19/20 ql5 disordered leader 1}.
 *
 * @param strength points left and original
 * @param quality printed morale, if given
 * @param leader rating of a named leader with it, without its sign, if there is one
 * @param cannon whether it has battalion guns
 * @param nopikes whether it is foot without pikes (the N type)
 */
public record Unit(
    @Word(text = "its arm", what = "unit", isArm = true, example = "hi2") Arm arm,
    @Word(text = "points left and original", what = "strength", example = "19/20") Part strength,
    @Word(
            keyword = "ql#",
            text = "its quality: printed morale",
            what = "quality",
            example = "6",
            max = 10)
        OptionalInt quality,
    @Word(text = "it is disordered") boolean disordered,
    @Word(
            keyword = "leader",
            text = "a named leader of rating -2 is with it; -1 if not said",
            what = "leader rating",
            alone = "1",
            example = "2",
            min = -5,
            max = 5)
        OptionalInt leader,
    @Word(text = "heavy foot: it has battalion guns") boolean cannon,
    @Word(text = "1-hex heavy foot: it has no pikes (N type)") boolean nopikes) {

  /**
   * Drops the sign of the leader's rating and checks the unit.
   *
   * @throws TextFault if its arm cannot have battalion guns or be without pikes
   */
  public Unit {
    if (leader.isPresent()) {
      leader = OptionalInt.of(Math.abs(leader.getAsInt()));
    }
    checkHeavyFoot(cannon, "cannon", arm);
    checkHeavyFoot(nopikes, "nopikes", arm);
    if (nopikes && arm == Arm.TWO_HEX_FOOT) {
      throw new TextFault(
          "nopikes",
          "foot without pikes counts as other heavy foot",
          "write it as `hi1`, or as `li` if its army treats it so");
    }
  }

  /**
   * Returns the unit in this state.
   *
   * @param points points left
   * @param led whether its leader is still with it
   */
  Unit withState(int points, boolean isDisordered, boolean led) {
    return new Unit(
        arm,
        new Part(points, strength.original()),
        quality,
        isDisordered,
        led ? leader : OptionalInt.empty(),
        cannon,
        nopikes);
  }

  private static void checkHeavyFoot(boolean said, String word, Arm arm) {
    if (said && !arm.isHeavyFoot()) {
      throw new TextFault(
          word, "`" + word + "` is of heavy foot only", "leave it out, or write `hi1` or `hi2`");
    }
  }
}
