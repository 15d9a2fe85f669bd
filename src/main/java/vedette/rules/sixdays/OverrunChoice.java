package vedette.rules.sixdays;

import java.util.OptionalInt;
import vedette.dice.Die;
import vedette.fight.Note;
import vedette.fight.Opening;
import vedette.fight.Side;
import vedette.rules.YesNo;

/**
 * Whether the phasing player goes through with an overrun once he has declared his cavalry (10.0).
 *
 * @param differential that he would attack at, if the target had to show itself
 */
record OverrunChoice(OptionalInt differential) implements YesNo {
  /** The choice to make an attack. */
  static OverrunChoice of(Attack attack, boolean revealed) {
    return new OverrunChoice(
        revealed ? OptionalInt.of(attack.differential(Opening.UNHEARD)) : OptionalInt.empty());
  }

  @Override
  public String seen() {
    return differential.isPresent()
        ? "differential " + Note.signed(differential.getAsInt())
        : "hidden";
  }

  @Override
  public String parameter() {
    return "press";
  }

  /** Which stack is adjacent only one that has shown itself tells. */
  @Override
  public boolean hasSeen(Die roll) {
    return differential.isPresent();
  }

  @Override
  public Side side() {
    return Side.ATTACKER;
  }
}
