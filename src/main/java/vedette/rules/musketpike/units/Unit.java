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
    @Word(text = "arm", what = "unit", isArm = true, example = "hi2") Arm arm,
    @Word(text = "strength points left/original", what = "strength", example = "19/20")
        Part strength,
    @Word(
            keyword = "ql#",
            text = "quality: printed morale",
            what = "quality",
            example = "6",
            max = 10)
        OptionalInt quality,
    @Word(text = "disordered") boolean disordered,
    @Word(
            keyword = "leader",
            text = "named leader of rating -2 [default: -1]",
            what = "leader rating",
            alone = "1",
            example = "2",
            min = -5,
            max = 5)
        OptionalInt leader,
    @Word(text = "heavy foot: battalion guns") boolean cannon,
    @Word(text = "1-hex heavy foot: no pikes (N type)") boolean nopikes) {

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
          "hi2 cannot be without pikes",
          "write `hi1`, or `li` if the army counts it as light foot");
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
          word, "only heavy foot takes `" + word + "`", "leave it out, or write `hi1` or `hi2`");
    }
  }
}
