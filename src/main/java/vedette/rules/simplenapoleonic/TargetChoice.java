package vedette.rules.simplenapoleonic;

import java.util.List;
import java.util.stream.Collectors;
import vedette.fight.Choice;
import vedette.fight.Side;
import vedette.fight.Umpire;

/**
 * Whom a unit fires at.
 *
 * @param options indices of the enemies that are still in the fight
 * @param strengths what each of them has left
 */
record TargetChoice(Side side, List<Integer> options, List<Integer> strengths)
    implements Choice<Integer> {

  @Override
  public String seen() {
    return strengths.stream().map(String::valueOf).collect(Collectors.joining(" and ")) + " left";
  }

  @Override
  public String told(Integer unit) {
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
}
