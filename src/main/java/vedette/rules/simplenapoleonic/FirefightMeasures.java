package vedette.rules.simplenapoleonic;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.rules.Names;

/** What a firefight is measured by. */
record FirefightMeasures(FirefightSetup setup) {
  List<Measure<UnitStates>> list() {
    List<Measure<UnitStates>> measures = new ArrayList<>();
    for (Side side : Side.values()) {
      measures.add(
          Measure.count(side + "Losses", "points the " + side + " loses", s -> losses(side, s)));
    }
    for (Side side : Side.values()) {
      measures.add(
          Measure.count(
              side + "Left",
              "units the " + side + " has left in the fight",
              s -> s.fighting(side)));
    }
    measures.add(Measure.turns("turns", "turns fought"));
    each(measures, setup.names(Side.ATTACKER));
    each(measures, setup.names(Side.DEFENDER));
    return List.copyOf(measures);
  }

  private int losses(Side side, UnitStates units) {
    int sum = 0;
    for (int i = 0; i < setup.of(side).size(); i++) {
      sum += setup.of(side).get(i).lost(units.of(side).get(i));
    }
    return sum;
  }

  private void each(List<Measure<UnitStates>> measures, Names names) {
    Side side = names.side();
    for (int i = 0; i < names.size(); i++) {
      int unit = i;
      String label = names.size() == 1 ? "the " + side : names.label(i);
      add(
          measures,
          names,
          unit,
          Measure.category(
              side + "State",
              label + " is then",
              Condition.class,
              s -> s.of(side).get(unit).condition()));
      if (setup.of(side).get(i).unit().general()) {
        add(
            measures,
            names,
            unit,
            Measure.flag(
                side + "GeneralKilled",
                "the general with " + label + " is killed",
                s -> !s.of(side).get(unit).general()));
      }
    }
  }

  private static void add(
      List<Measure<UnitStates>> measures, Names names, int unit, Measure<UnitStates> measure) {
    measures.add(names.size() == 1 ? measure : measure.ofOne(names.name(unit)));
  }
}
