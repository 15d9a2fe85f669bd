package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import vedette.fight.Side;
import vedette.rules.daysofglory.ChargeResult.Ending;

/** All that charge one target, as listed, also those who wait for their turn (DG-V8). */
record Chargers(List<Charger> all) {
  Charger get(int charger) {
    return all.get(charger);
  }

  boolean any(Predicate<Charger> what) {
    return all.stream().anyMatch(what);
  }

  /** The first from one on that is so; -1 if none is. */
  int first(int from, Predicate<Charger> what) {
    return IntStream.range(from, all.size())
        .filter(charger -> what.test(all.get(charger)))
        .findFirst()
        .orElse(-1);
  }

  /** Those who are on their way, by their place in the list. */
  List<Integer> comingOn() {
    return IntStream.range(0, all.size())
        .filter(charger -> all.get(charger).comesOn())
        .boxed()
        .toList();
  }

  int figures() {
    return all.stream().mapToInt(charger -> charger.unit().figures()).sum();
  }

  /** Those who are on their way. */
  List<UnitState> units() {
    return all.stream().filter(Charger::comesOn).map(Charger::unit).toList();
  }

  Chargers with(int charger, Charger now) {
    List<Charger> after = new ArrayList<>(all);
    after.set(charger, now);
    return new Chargers(List.copyOf(after));
  }

  /** The charge ends here for all who are on their way. */
  Chargers stop(Ending where) {
    return each(charger -> charger.comesOn() ? charger.stop(where) : charger);
  }

  private Chargers each(UnaryOperator<Charger> what) {
    return new Chargers(all.stream().map(what).toList());
  }

  /**
   * After a close assault of all who came home: what it costs is shared out figure by figure, in
   * the order of the list (DG-V8).
   */
  Chargers haveFought(CloseAssaultResult outcome) {
    List<Integer> home = comingOn();
    int[] lost = new int[all.size()];
    int left = outcome.of(Side.ATTACKER).casualties();
    boolean more = true;
    while (left > 0 && more) {
      more = false;
      for (int charger : home) {
        if (left > 0 && lost[charger] < get(charger).unit().figures()) {
          lost[charger]++;
          left--;
          more = true;
        }
      }
    }
    Chargers after = this;
    for (int charger : home) {
      UnitState unit = get(charger).unit().hasFought(outcome, Side.ATTACKER, lost[charger]);
      after = after.with(charger, get(charger).with(unit));
    }
    return after;
  }

  /** Where the charge of this turn has ended: that of who came furthest (DG-V8). */
  Ending ending() {
    return all.stream()
        .filter(Charger::isDue)
        .map(charger -> charger.ending().orElseThrow())
        .max(Ending::compareTo)
        .orElseThrow();
  }

  Chargers nextTurn() {
    boolean othersWait = any(charger -> charger.due() > 0);
    return each(charger -> charger.nextTurn(othersWait));
  }
}
