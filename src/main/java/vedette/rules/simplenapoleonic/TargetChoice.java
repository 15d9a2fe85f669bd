package vedette.rules.simplenapoleonic;

import java.util.List;
import java.util.stream.Collectors;
import vedette.fight.Choice;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.rules.kit.Doctrines;

/**
 * Whom a unit fires at.
 *
 * @param options indices of the enemies that are still in the fight
 * @param strengths what each of them has left
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
   * Whom a side fires at: where there are several, it decides.
   *
   * @param options indices of the enemies that it may fire at, one at least
   */
  static int of(Side firing, List<UnitState> enemies, List<Integer> options, Umpire umpire) {
    return options.size() == 1
        ? options.get(0)
        : umpire.decide(
            new TargetChoice(
                firing, options, options.stream().map(it -> enemies.get(it).strength()).toList()));
  }

  /** Whom a unit fires at. */
  enum Aim implements Doctrines.StatedDoctrine {
    FIRST,
    WEAKEST,
    STRONGEST,
    /** What is best. */
    BEST;

    @Override
    public boolean isBest() {
      return this == BEST;
    }

    /** Returns the index of the enemy that it picks, the first of equals. */
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
