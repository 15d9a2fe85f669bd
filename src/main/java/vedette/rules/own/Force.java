package vedette.rules.own;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import vedette.fight.Side;
import vedette.rules.kit.Troops;
import vedette.system.RuleSystem;

/**
 * One side as it comes to the fight.
 *
 * @param name of the stack; "" if it has none
 * @param words said of the stack, and how often
 * @param text as written
 */
record Force(Side side, String name, List<Fielded> units, Map<String, Integer> words, String text) {
  /** What it begins with. */
  Troops troops(Systems.Entry system) {
    Troops troops = Troops.of(units.size());
    for (int unit = 0; unit < units.size(); unit++) {
      Fielded fielded = units.get(unit);
      troops = troops.withLeft(unit, fielded.left());
      for (int state : fielded.states()) {
        boolean whole =
            system.rules().states().get(state).lasts() == vedette.system.State.Lasts.FIGHT;
        troops = troops.withState(unit, state, whole ? Troops.WHOLE_FIGHT : Troops.THIS_ROUND);
      }
    }
    return troops;
  }

  /** What is left of its units, each as a stack writes it; "" of one that is lost. */
  List<String> left(Troops now, RuleSystem rules) {
    List<String> left = new ArrayList<>();
    for (int unit = 0; unit < units.size(); unit++) {
      left.add(units.get(unit).written(unit, now, rules));
    }
    return List.copyOf(left);
  }

  /** Strength points and steps that it begins with. */
  int before() {
    return units.stream().mapToInt(Fielded::left).sum();
  }
}
