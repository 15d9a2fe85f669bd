package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import vedette.fight.Side;
import vedette.problem.TextFault;
import vedette.rules.Names;
import vedette.rules.daysofglory.ChargeResult.Ending;

/** All that charge one target, as listed, also those who wait for their turn (DG-V8). */
record Chargers(List<Charger> all) {
  private static final List<Integer> ALONE = List.of(0);

  Charger get(int charger) {
    return all.get(charger);
  }

  boolean any(Predicate<Charger> what) {
    return first(0, what) >= 0;
  }

  /** The first from one on that is so; -1 if none is. */
  int first(int from, Predicate<Charger> what) {
    for (int charger = from; charger < all.size(); charger++) {
      if (what.test(all.get(charger))) {
        return charger;
      }
    }
    return -1;
  }

  /** Those who are on their way, by their place in the list. */
  List<Integer> comingOn() {
    if (all.size() == 1) {
      return all.get(0).comesOn() ? ALONE : List.of();
    }
    List<Integer> comingOn = new ArrayList<>(all.size());
    for (int charger = 0; charger < all.size(); charger++) {
      if (all.get(charger).comesOn()) {
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

  /** Those who are on their way. */
  List<UnitState> units() {
    List<UnitState> units = new ArrayList<>(all.size());
    for (int charger : comingOn()) {
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

  /** The charge ends here for all who are on their way. */
  Chargers stop(Ending where) {
    return each(charger -> charger.comesOn() ? charger.stop(where) : charger);
  }

  private Chargers each(UnaryOperator<Charger> what) {
    Chargers after = this;
    for (int charger = 0; charger < all.size(); charger++) {
      after = after.with(charger, what.apply(all.get(charger)));
    }
    return after;
  }

  /**
   * After a close assault of all who came home: what it costs is shared out figure by figure, in
   * the order of the list (DG-V8).
   */
  Chargers haveFought(CloseAssault.Outcome outcome) {
    List<Integer> home = comingOn();
    List<UnitState> fought = outcome.dealt(Side.ATTACKER, units());
    Chargers after = this;
    for (int i = 0; i < home.size(); i++) {
      after = after.with(home.get(i), get(home.get(i)).with(fought.get(i)));
    }
    return after;
  }

  /** Where the charge of this turn has ended: that of who came furthest (DG-V8). */
  Ending ending() {
    Ending furthest = null;
    for (Charger charger : all) {
      if (charger.isDue()) {
        Ending ending = charger.ending().orElseThrow();
        furthest = furthest == null || ending.compareTo(furthest) > 0 ? ending : furthest;
      }
    }
    return furthest;
  }

  Chargers nextTurn() {
    boolean othersWait = any(charger -> charger.due() > 0);
    return each(charger -> charger.nextTurn(othersWait));
  }

  /**
   * One of those who charge.
   *
   * @param due in how many turns it charges: 0 in this one; below 0 it charges no more (DG-V8)
   * @param ending where its last charge has ended; empty while it comes on, or waits
   */
  record Charger(UnitState unit, int due, Optional<Ending> ending) {
    private static final int NEVER = -1;

    static Charger first(UnitState unit, int due) {
      return new Charger(unit, due, Optional.empty());
    }

    /** Whether this is its turn. */
    boolean isDue() {
      return due == 0;
    }

    /** Whether it is on its way to the target. */
    boolean comesOn() {
      return isDue() && ending.isEmpty();
    }

    /** Whether it can charge in this turn or in a later one. */
    boolean mayStillCharge() {
      return due >= 0 && !unit.isDestroyed();
    }

    Charger with(UnitState now) {
      return now == unit ? this : new Charger(now, due, ending);
    }

    /** Its charge ends here. */
    Charger stop(Ending where) {
      return new Charger(unit, due, Optional.of(where));
    }

    /** In the next turn, which is that of others if they wait for it. */
    Charger nextTurn(boolean othersWait) {
      int next = unit.isDestroyed() || othersWait ? Math.max(NEVER, due - 1) : due;
      Optional<Ending> last = next == 0 ? Optional.empty() : ending;
      return new Charger(unit.nextTurn(), next, last);
    }
  }

  /** What those who charge are called: the charger, or by name or number if there are several. */
  record ChargerNames(Names names) {
    static ChargerNames of(List<Unit> chargers) {
      Names names = new Names(Side.ATTACKER, chargers.stream().map(Unit::name).toList());
      Set<String> taken = new TreeSet<>();
      for (String name : names.all()) {
        if (!taken.add(name)) {
          throw new TextFault(
              "charger", "two chargers are called " + name, "give each its own name");
        }
      }
      return new ChargerNames(names);
    }

    int size() {
      return names.size();
    }

    /** In sentences. */
    String who(int charger) {
      return size() == 1 ? "the charger" : label(charger);
    }

    /** Of all of them, in sentences. */
    String all() {
      return size() == 1 ? "the charger" : "the chargers";
    }

    /** In the situation. */
    String label(int charger) {
      if (size() == 1) {
        return "charger";
      }
      String given = names.given().get(charger);
      return given.isEmpty() ? "charger " + (charger + 1) : given;
    }

    /** In brackets behind a measure. */
    String inBrackets(int charger) {
      return names.name(charger);
    }
  }
}
