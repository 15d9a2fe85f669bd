package vedette.rules.musketpike;

import java.util.List;
import java.util.stream.IntStream;
import vedette.fight.Choice;
import vedette.fight.Side;

/**
 * Which of two units takes the odd point of a loss that they share: their owner chooses (MP13).
 *
 * @param strengths points of each of them
 * @param die of the check that follows, which is thrown with that of the melee; 0 if none does
 */
record OddLossChoice(Side side, List<Integer> strengths, int die) implements Choice<Integer> {
  @Override
  public String seen() {
    return "strengths " + strengths + (die == 0 ? "" : ", check die " + die);
  }

  @Override
  public String told(Integer unit) {
    return "unit " + (unit + 1);
  }

  @Override
  public String parameter() {
    return side + "Losses";
  }

  @Override
  public List<Integer> options() {
    return IntStream.range(0, strengths.size()).boxed().toList();
  }
}
