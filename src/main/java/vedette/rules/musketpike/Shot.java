package vedette.rules.musketpike;

import java.util.List;
import java.util.function.Function;
import vedette.dice.Die;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.fight.Umpire;
import vedette.rules.Consulted;
import vedette.table.Grid;
import vedette.table.Modifier;
import vedette.table.Modifiers;

/**
 * One shot of fire combat: a roll to hit by fire value, and the check of the target (MP1, MP5).
 *
 * @param condition of the target before it
 */
record Shot(MusketPikeTables tables, Firer firer, Formation target, Condition condition) {
  private static final String FIRE = "fire";

  /** What came of it. */
  record Outcome(int hits, Condition target) {}

  /** The fire value, with every modifier noted; none is left if it is 0 or less. */
  private int value(Listener listener) {
    int own = firer.value(tables);
    listener.note(new Told.Fires(firer, tables, target.label(), own));
    Ground ground = target.ground();
    if (!firer.mayFire()) {
      listener.note(new Note.Happens(firer.label(), "is disordered and cannot fire"));
      return 0;
    }
    if (ground.limitsFire()) {
      int value = own < ground.leastFire() ? 0 : Math.min(own, ground.mostFire());
      listener.note(new Told.FireValue(value, List.of("MP15", MusketPikeReadings.CHATEAU)));
      return value;
    }
    int value = own + modifiers(listener);
    listener.note(new Told.FireValue(value, List.of()));
    return value;
  }

  /** Notes how its roll would come about. */
  void preview(Listener listener) {
    if (value(listener) > 0) {
      dieModifier(listener);
    }
  }

  private int modifiers(Listener listener) {
    int sum = 0;
    for (Modifier modifier : Modifiers.strongest(tables.fireValueModifiers, this::applies)) {
      sum += modifier.value();
      listener.note(
          new Note.Modifier(
              modifier.name(), modifier.value(), because(modifier), modifier.readings()));
    }
    return sum;
  }

  private boolean applies(String when) {
    return switch (when) {
      case "moving horse" ->
          target.unit().isPresent() && target.troops() == Troops.HORSE && condition.moving();
      case "light foot" -> target.unit().isPresent() && target.troops() == Troops.LIGHT_FOOT;
      case "disordered" -> firer.disordered();
      case "flank" -> firer.flank();
      case "cover" -> target.ground().cover();
      default -> throw new IllegalStateException("fire knows no condition " + when);
    };
  }

  /** Whose the condition is. */
  private String because(Modifier modifier) {
    boolean shooters = modifier.when().equals("disordered") || modifier.when().equals("flank");
    return shooters ? firer.label() : target.label();
  }

  private int dieModifier(Listener listener) {
    int sum = 0;
    if (firer.hasBattalionGuns()) {
      for (Modifier modifier : Modifiers.strongest(tables.fireDieModifiers)) {
        sum += modifier.value();
        listener.note(
            new Note.Modifier(
                modifier.name(), modifier.value(), firer.label(), modifier.readings()));
      }
    }
    return sum;
  }

  /**
   * Finds and notes how the roll comes about.
   *
   * @return rolls to hit and has the target check
   */
  Function<Umpire, Outcome> ready(Listener listener) {
    int value = value(listener);
    if (value <= 0) {
      return umpire -> new Outcome(0, condition);
    }
    int modifier = dieModifier(listener);
    int column = tables.fireResults.column(value);
    return umpire -> fire(column, modifier, umpire);
  }

  private Outcome fire(int column, int modifier, Umpire umpire) {
    Grid results = tables.fireResults;
    Die die = results.die();
    int roll = umpire.roll(modifier == 0 ? results.die(column) : die) + modifier;
    int row = results.row(Math.max(die.min(), Math.min(roll, die.max())));
    int hits = results.number(row, column);
    String text = hits + (hits == 1 ? " hit" : " hits");
    Consulted.cell(results, row, column, text, results.source().readings(), umpire);
    return hits == 0 ? new Outcome(0, condition) : new Outcome(hits, hit(hits, umpire));
  }

  private Condition hit(int hits, Umpire umpire) {
    Condition hit = condition;
    if (condition.stands()) {
      hit = Losses.of(target, hit, hits, Losses.HITS, Place.SHOT_DOWN, umpire);
    }
    if (condition.checked()) {
      umpire.note(new Note.Happens(target.label(), "has checked this activation", "MP5"));
      return hit;
    }
    boolean gunsMay = target.guns().isPresent() && !condition.gunsDisordered();
    if (!hit.lives() && !condition.led() && !gunsMay) {
      return hit;
    }
    int die = umpire.roll(MusketPikeTables.D10);
    Condition after = hit.lives() ? check(hit, die, umpire) : hit;
    if (gunsMay && die > target.guns().get().quality().orElseThrow()) {
      umpire.note(new Note.Happens(target.label(), "has its artillery disordered", "MP16"));
      after = after.guns(true);
    }
    if (condition.led() && tables.costsLeader("check under fire", die)) {
      umpire.note(
          new Note.Happens(
              target.label(), "loses its leader", "MP8", MusketPikeReadings.LEADER_HELPS));
      after = after.withoutLeader();
    }
    return after.afterCheck();
  }

  private Condition check(Condition hit, int die, Umpire umpire) {
    if (MoraleCheck.failedBy(target, hit, die, umpire) == 0) {
      return hit;
    }
    if (!hit.disordered()) {
      return MoraleCheck.disordered(target, hit, "MP5", umpire);
    }
    return new Retreating(target, FIRE, Place.DRIVEN_OFF, Place.SHOT_DOWN, umpire)
        .of(hit, Losses.UNDER_FIRE);
  }
}
