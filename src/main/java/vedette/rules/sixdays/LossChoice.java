package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Choice;
import vedette.fight.Side;
import vedette.rules.kit.Strengths;
import vedette.rules.kit.UnitSet;

/**
 * Which unit loses a point: its owner chooses.
 *
 * @param units those who may take it; of those alike and equally strong one, if nobody asks which
 *     it was
 * @param strengths of the whole side
 */
record LossChoice(Roster roster, UnitSet units, Strengths strengths) implements Choice<Integer> {
  @Override
  public String seen() {
    List<String> all = new ArrayList<>();
    for (int unit : options()) {
      all.add(told(unit));
    }
    return "of " + String.join(", ", all);
  }

  @Override
  public String told(Integer unit) {
    return roster.name(unit).replaceFirst("^" + side() + ": ", "") + " " + strengths.of(unit);
  }

  @Override
  public String parameter() {
    return side() + "Losses";
  }

  @Override
  public Side side() {
    return roster.side();
  }

  @Override
  public List<Integer> options() {
    List<Integer> options = new ArrayList<>();
    for (int unit = units.first(); unit >= 0; unit = units.after(unit)) {
      options.add(unit);
    }
    return options;
  }
}
