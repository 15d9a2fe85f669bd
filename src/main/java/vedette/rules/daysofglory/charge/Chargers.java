package vedette.rules.daysofglory.charge;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import vedette.fight.Side;
import vedette.rules.daysofglory.assault.AssaultOutcome;
import vedette.rules.daysofglory.units.UnitState;

/** All chargers of one target, as listed, including those that wait for their turn (DG-V8). */
record Chargers(List<Charger> all) {
  private static final List<Integer> ALONE = List.of(0);

  Charger get(int charger) {
    return all.get(charger);
  }

  boolean anyMatch(Predicate<Charger> what) {
    return first(0, what) >= 0;
  }

  /** Returns the index of the first match from an index on; -1 if there is none. */
  int first(int from, Predicate<Charger> what) {
    for (int charger = from; charger < all.size(); charger++) {
      if (what.test(all.get(charger))) {
        return charger;
      }
    }
    return -1;
  }

  /** Returns the indices of the approaching chargers. */
  List<Integer> indicesComingOn() {
    if (all.size() == 1) {
      return all.get(0).isComingOn() ? ALONE : List.of();
    }
    List<Integer> comingOn = new ArrayList<>(all.size());
    for (int charger = 0; charger < all.size(); charger++) {
      if (all.get(charger).isComingOn()) {
        comingOn.add(charger);
      }
    }
    return comingOn;
  }

  int figures() {
    int figures = 0;
    for (Charger charger : all) {
      figures += charger.unit().figures();
    }
    return figures;
  }

  /** Returns the approaching chargers. */
  List<UnitState> units() {
    List<UnitState> units = new ArrayList<>(all.size());
    for (int charger : indicesComingOn()) {
      units.add(get(charger).unit());
    }
    return units;
  }

  Chargers with(int charger, Charger now) {
    if (now == get(charger)) {
      return this;
    }
    if (all.size() == 1) {
      return new Chargers(List.of(now));
    }
    List<Charger> after = new ArrayList<>(all);
    after.set(charger, now);
    return new Chargers(List.copyOf(after));
  }

  /** Returns the chargers after the charge of all approaching ones has ended. */
  Chargers stop(ChargeEnding where) {
    return map(charger -> charger.isComingOn() ? charger.stop(where) : charger);
  }

  private Chargers map(UnaryOperator<Charger> what) {
    Chargers after = this;
    for (int charger = 0; charger < all.size(); charger++) {
      after = after.with(charger, what.apply(all.get(charger)));
    }
    return after;
  }

  /**
   * Returns the chargers after a close assault of all that charged home. Their casualties are
   * distributed figure by figure, in the order of the list (DG-V8).
   */
  Chargers haveFought(AssaultOutcome outcome) {
    List<Integer> home = indicesComingOn();
    List<UnitState> fought = outcome.dealt(Side.ATTACKER, units());
    Chargers after = this;
    for (int i = 0; i < home.size(); i++) {
      after = after.with(home.get(i), get(home.get(i)).with(fought.get(i)));
    }
    return after;
  }

  /**
   * Returns the ending of this turn's charge: that of the charger that advanced farthest (DG-V8).
   */
  ChargeEnding ending() {
    ChargeEnding furthest = null;
    for (Charger charger : all) {
      if (charger.isDue()) {
        ChargeEnding ending = charger.ending().orElseThrow();
        furthest = furthest == null || ending.compareTo(furthest) > 0 ? ending : furthest;
      }
    }
    return furthest;
  }

  Chargers nextTurn() {
    boolean othersWait = anyMatch(charger -> charger.due() > 0);
    return map(charger -> charger.nextTurn(othersWait));
  }
}
