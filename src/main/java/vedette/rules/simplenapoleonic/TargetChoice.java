package vedette.rules.simplenapoleonic;

import java.util.List;
import java.util.stream.Collectors;
import vedette.fight.Choice;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.rules.kit.Doctrines;

/**
 * The choice of the target that a unit fires at.
 *
 * @param options indices of the enemies that it may fire at
 * @param strengths remaining points of each of them
 */
record TargetChoice(Side side, List<Integer> options, List<Integer> strengths)
    implements Choice<Integer> {

  @Override
  public String situation() {
    return "enemies of "
        + strengths.stream().map(String::valueOf).collect(Collectors.joining(" and "));
  }

  @Override
  public String optionName(Integer unit) {
    return "enemy " + (unit + 1);
  }

  @Override
  public String parameter() {
    return "target";
  }

  /**
   * Returns the target of a unit; its side decides if there are several.
   *
   * @param options indices of the enemies that it may fire at, at least one
   */
  static int of(Side firing, List<UnitState> enemies, List<Integer> options, Umpire umpire) {
    return options.size() == 1
        ? options.get(0)
        : umpire.decide(
            new TargetChoice(
                firing, options, options.stream().map(it -> enemies.get(it).strength()).toList()));
  }

  /** The doctrines for choosing targets. */
  enum Aim implements Doctrines.StatedDoctrine {
    FIRST,
    WEAKEST,
    STRONGEST,
    /** The optimal choice. */
    BEST;

    @Override
    public boolean isBest() {
      return this == BEST;
    }

    /** Returns the index of the chosen enemy; the first of several equal ones. */
    int choose(TargetChoice choice) {
      int best = 0;
      for (int i = 1; i < choice.options().size(); i++) {
        int more = choice.strengths().get(i) - choice.strengths().get(best);
        best = this == WEAKEST && more < 0 || this == STRONGEST && more > 0 ? i : best;
      }
      return choice.options().get(best);
    }
  }
}
