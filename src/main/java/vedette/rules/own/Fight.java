package vedette.rules.own;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.dice.Die;
import vedette.fight.BySide;
import vedette.fight.Doctrine;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.rules.PreparedEngagement;
import vedette.rules.kit.Known;
import vedette.rules.kit.Troops;
import vedette.system.Asks;
import vedette.system.Fire;
import vedette.system.Spread;

/** A fight under a rule system that is data. A round is a turn of the clock. */
final class Fight extends PreparedEngagement<FightState, FightResult> {
  private final Field field;
  private final BySide<Troops> first;

  private final Known known = new Known();

  Fight(
      Field field,
      BySide<Troops> first,
      Doctrine doctrine,
      List<Measure<FightResult>> measures,
      List<Fact> situation) {
    super(doctrine, measures, situation);
    this.field = field;
    this.first = first;
  }

  @Override
  public FightState first() {
    return new FightState(first, null);
  }

  @Override
  public Field rules() {
    return field;
  }

  @Override
  public int lastTurn() {
    int asked = field.lastRound() > 1 ? field.lastRound() : 0;
    return Math.max(field.rounds(), asked);
  }

  @Override
  public String turns() {
    return field.rounds() > 0 ? "" : "rounds fought";
  }

  @Override
  public Step<FightState, FightResult> step(FightState state, Umpire umpire) {
    return new Play(this, state, umpire).toTheNextRoll();
  }

  /** Whether no value of a unit depends on what it has left. */
  boolean hasPlainValues() {
    return field.rules().arms().stream()
        .allMatch(arm -> arm.values().values().stream().allMatch(it -> it.length == 1));
  }

  /** Whether a side's doctrine looks at the round. */
  boolean asksRound(Side side) {
    return field.retreat().of(side).text().contains("round");
  }

  private record DieOf(Spread spread, String name) {}

  Die die(Spread spread, String name) {
    return known.of(new DieOf(spread, name), () -> spread.die(name));
  }

  private record RowDieOf(String table, int column, int added) {}

  /** The die of a table's rows, merged for a column and what is added. */
  Die rowDie(String table, int column, int added, Known.Making<Die> making) {
    return known.of(new RowDieOf(table, column, added), making);
  }

  private record PoolOf(Spread die, int dice, int most) {}

  /** The sum of so many equal dice, with the most that can matter and all above as one. */
  Spread pool(Spread die, int dice, int most) {
    return known.of(new PoolOf(die, dice, most), () -> die.times(dice, most));
  }

  private record HitsOf(String fire, Moment moment, int round) {}

  private record SomeHits(Hits hits) {}

  /**
   * The hits of a volley as one roll; null if it makes a difference on whom they fall.
   *
   * @param round 0 if it makes no difference
   */
  Hits hits(Fire fire, Moment moment, int round, Play play) {
    SomeHits some =
        known.of(
            new HitsOf(fire.name(), moment, round),
            () -> play.muted(() -> new SomeHits(Volley.of(fire, moment, play).hits())));
    return some.hits();
  }

  /** What a fire depends on, besides who fires and who is shot at. */
  Asks asks(Fire fire) {
    return known.of(fire.name(), () -> FireAsks.of(fire));
  }

  private record PairsOf(int attackers, Spread attacker, int defenders, Spread defender) {}

  Spread pairs(int attackers, Spread attacker, int defenders, Spread defender, Fire.Ties ties) {
    return known.of(
        new PairsOf(attackers, attacker, defenders, defender),
        () -> PairsTask.hits(attackers, attacker, defenders, defender, ties));
  }

  private record VolleyOf(String fire, Moment moment, int round) {}

  Volley volley(String name, Moment moment, Play play) {
    int round = field.lastRound() > 1 ? play.now() : 0;
    return known.of(
        new VolleyOf(name, moment, round),
        () -> play.muted(() -> Volley.of(field.rules().fires().get(name), moment, play)));
  }

  private record ThroughOf(
      String fire, Moment moment, int round, int thrower, int target, boolean wounded) {}

  BigFraction through(
      Fire fire,
      String name,
      Moment moment,
      int thrower,
      int target,
      boolean wounded,
      Scene scene,
      Play play) {
    int round = field.lastRound() > 1 ? play.now() : 0;
    return known.of(
        new ThroughOf(name, moment, round, thrower, target, wounded),
        () -> play.muted(() -> Volley.through(fire, scene, wounded, play)));
  }
}
