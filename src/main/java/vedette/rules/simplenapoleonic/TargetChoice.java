package vedette.rules.simplenapoleonic;

import java.util.List;
import vedette.fight.Choice;
import vedette.fight.Side;

/**
 * Whom a unit fires at.
 *
 * @param options indices of the enemies that are still in the fight
 * @param strengths what each of them has left
 */
record TargetChoice(Side side, List<Integer> options, List<Integer> strengths)
    implements Choice<Integer> {}
