package vedette.rules.musketpike.melee;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import vedette.fight.Choice;
import vedette.fight.Side;
import vedette.rules.kit.Doctrines;

/** A doctrine for the odd point of a loss that two units share (MP13). */
public enum OddLoss implements Doctrines.StatedDoctrine {
  STRONGEST_FIRST(1),
  WEAKEST_FIRST(-1),
  /** The optimal choice. */
  BEST(0);

  private final int sign;

  OddLoss(int sign) {
    this.sign = sign;
  }

  @Override
  public boolean isBest() {
    return this == BEST;
  }

  /** Returns the index of the unit that takes the point, the first of equals. */
  int choose(OddPoint choice) {
    List<Integer> strengths = choice.strengths();
    int chosen = 0;
    for (int i = 1; i < strengths.size(); i++) {
      chosen = sign * (strengths.get(i) - strengths.get(chosen)) > 0 ? i : chosen;
    }
    return chosen;
  }

  /**
   * The choice of the unit that takes the odd point of a loss that two units share; their owner
   * chooses (MP13).
   *
   * @param strengths points of each of them
   * @param die roll of the check that follows, made together with that of the melee; 0 without a
   *     check
   */
  record OddPoint(Side side, List<Integer> strengths, int die) implements Choice<Integer> {
    @Override
    public String situation() {
      return "strengths "
          + strengths.stream().map(String::valueOf).collect(Collectors.joining(" and "))
          + (die == 0 ? "" : ", check die " + die);
    }

    @Override
    public String optionName(Integer unit) {
      return "unit " + (unit + 1);
    }

    @Override
    public String parameter() {
      return side + "LossOrder";
    }

    @Override
    public List<Integer> options() {
      return IntStream.range(0, strengths.size()).boxed().toList();
    }
  }
}
