package vedette.rules.own;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.commons.math3.exception.MathArithmeticException;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.dice.Die;
import vedette.fight.BySide;
import vedette.fight.Doctrine;
import vedette.fight.Engagement;
import vedette.fight.Left;
import vedette.fight.Measure;
import vedette.fight.Opening;
import vedette.fight.Rules;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Story;
import vedette.fight.Story.Fact;
import vedette.fight.Umpire;
import vedette.problem.TextFault;
import vedette.rules.kit.Known;
import vedette.system.Asks;
import vedette.system.FaultsInPlay;
import vedette.system.Fire;
import vedette.system.PairedDice;
import vedette.system.Pool;
import vedette.system.Roll;
import vedette.system.Spread;
import vedette.table.SystemFile;
import vedette.table.Table;

/** A fight under a rule system that is data. A round is a turn of the clock. */
final class Fight implements Rules<FightState, FightResult> {
  private static final int MOST_HITS = Die.MAX_OUTCOMES - 1;

  /** What an answer begins with; fights are compared by fewer figures. */
  private static final String SUMMARY =
      "The attacker wins {+success} of the time; it is forced back {-attackerForcedBack}; it is"
          + " eliminated {-attackerEliminated}; the rounds run out {?ending is rounds over}."
          + " Average losses: attacker {-attackerLoss}, defender {+defenderLoss}";

  private final Field field;
  private final BySide<Troops> first;
  private final Table file;

  private final BySide<Boolean> asksRound;

  private final Known known = new Known();

  /**
   * A fight.
   *
   * @param file that its rules stand in
   */
  Fight(Field field, BySide<Troops> first, Table file) {
    this.field = field;
    this.first = first;
    asksRound = field.retreat().map(rule -> rule.dependsOn().round());
    this.file = file;
  }

  /** The fight with what is told of it. */
  Engagement<FightState, FightResult> engagement(
      List<Measure<FightResult>> measures, List<Fact> situation, Doctrine doctrine) {
    return Engagement.of(
            this,
            measures,
            Story.of(situation)
                .summedUp(SUMMARY)
                .openedBy(umpire -> Opening.untilFirstRolls(this, openings(doctrine), umpire))
                .named(
                    new Story.Names(
                        field.rounds() > 0 || measures.stream().anyMatch(Measure::ofTurns)
                            ? ""
                            : "rounds fought",
                        otherNames(measures),
                        List.of())))
        .decidedBy(doctrine)
        .leaving(this::left)
        .further(texts -> engagement(withRounds(measures, texts), situation, doctrine));
  }

  /**
   * The measures, and the rounds of a fight until it is decided if a text names them: to tell its
   * rounds apart takes much longer, and without end where a round can leave all as it was.
   */
  private List<Measure<FightResult>> withRounds(
      List<Measure<FightResult>> measures, List<String> texts) {
    boolean asked =
        field.rounds() == 0
            && measures.stream().noneMatch(Measure::ofTurns)
            && texts.stream().anyMatch(text -> text.contains(FightMeasures.ROUNDS));
    return asked
        ? Stream.concat(measures.stream(), Stream.of(FightMeasures.rounds())).toList()
        : measures;
  }

  @Override
  public FightState first() {
    return new FightState(first, null);
  }

  /** What does not change while it goes on. */
  Field field() {
    return field;
  }

  /**
   * Each step of the first round is told as all stand before it, and of both sides where both roll
   * at once. If the round comes to no roll of a step, nothing behind it is told.
   */
  private List<FightState> openings(Doctrine doctrine) {
    List<FightState> openings = new ArrayList<>(List.of(first()));
    try {
      RoundParts.behindTheFirstRoll(this, doctrine)
          .forEach(part -> openings.add(new FightState(first, part)));
    } catch (TextFault e) {
      throw withoutValue(e);
    } catch (MathArithmeticException e) {
      throw tooLargeNumber(RoundTask.begins(field.rules().round()), e);
    }
    return openings;
  }

  /** What a round has left of its states goes on with those who fight again. */
  private List<Left> left(FightResult result) {
    BySide<Troops> troops = result.nextRound();
    List<Left> left = new ArrayList<>();
    for (Side side : Side.values()) {
      left.add(
          new Left(side.toString(), 0, field.force(side).left(troops.of(side), field.rules())));
    }
    return List.copyOf(left);
  }

  @Override
  public int lastTurn() {
    int asked = field.lastRound() > 1 ? field.lastRound() : 0;
    return Math.max(field.rounds(), asked);
  }

  @Override
  public Step<FightState, FightResult> step(FightState state, Umpire umpire) {
    return toTheNextRoll(new Play(this, state, umpire));
  }

  /** Plays on. */
  Step<FightState, FightResult> toTheNextRoll(Play play) {
    try {
      return play.toTheNextRoll();
    } catch (MathArithmeticException e) {
      throw tooLargeNumber(play.part(), e);
    } catch (TextFault e) {
      throw withoutValue(e);
    }
  }

  /** What to throw if an amount or a condition has no value. */
  RuntimeException withoutValue(TextFault e) {
    return file instanceof SystemFile system ? new FaultsInPlay(system).withoutValue(e) : e;
  }

  @Override
  public RuntimeException tooLarge(FightState state, String what) {
    if (!(file instanceof SystemFile system)) {
      return Rules.super.tooLarge(state, what);
    }
    Object[] part =
        state.agenda() == null
            ? RoundTask.begins(field.rules().round())
            : state.agenda().first().part();
    return new FaultsInPlay(system).tooLarge(what, part);
  }

  /** Refuses a throw of fire with more hits than one roll may tell apart. */
  void checkHits(String fire, int hits) {
    if (hits > MOST_HITS) {
      throw tooLarge(new Object[] {"fire", fire}, "is a throw of more than " + MOST_HITS + " dice");
    }
  }

  /** What to throw if a number of a part of the round is too large to be counted. */
  RuntimeException tooLargeNumber(Object[] part, MathArithmeticException e) {
    return file instanceof SystemFile system ? new FaultsInPlay(system).tooLargeNumber(part) : e;
  }

  /** What to throw if a part of the round is too large. */
  RuntimeException tooLarge(Object[] part, String what) {
    return new FaultsInPlay((SystemFile) file).tooLarge(what, part);
  }

  /** A single unit is also asked for by its arm, where its side has no other of it. */
  private Map<String, String> otherNames(List<Measure<FightResult>> measures) {
    Map<String, String> names = new LinkedHashMap<>();
    for (Side side : Side.values()) {
      List<String> arms = field.force(side).units().stream().map(it -> it.arm().name()).toList();
      for (int unit = 0; unit < arms.size(); unit++) {
        String arm = arms.get(unit);
        String number = "[" + (unit + 1) + "]";
        if (Collections.frequency(arms, arm) == 1) {
          measures.stream()
              .map(Measure::name)
              .filter(name -> name.startsWith(side.toString()) && name.endsWith(number))
              .forEach(name -> names.put(name.replace(number, "[" + arm + "]"), name));
        }
      }
    }
    return names;
  }

  private record TurnOf(int step, List<Side> sides) {}

  /**
   * What is to be done from a step of the round on: one for all, so that states share it.
   *
   * @param sides that act in the step
   */
  Agenda turn(int step, List<Side> sides) {
    return known.of(
        new TurnOf(step, sides),
        () -> RoundTask.agenda(field.rules().round().get(step), step, sides));
  }

  /** Whether no value of a unit depends on what it has left. */
  boolean hasPlainValues() {
    return field.rules().arms().stream()
        .allMatch(arm -> arm.values().values().stream().allMatch(it -> it.length == 1));
  }

  /** Whether a side's doctrine looks at the round. */
  boolean asksRound(Side side) {
    return asksRound.of(side);
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

  private record NaturalOf(String roll, List<Integer> numbers) {}

  /** What so many dice of a roll show. */
  Spread natural(Roll roll, List<Integer> numbers) {
    return known.of(new NaturalOf(roll.text(), numbers), () -> roll.natural(numbers));
  }

  private record LossesOf(String roll, Spread natural, int added, int most) {}

  /**
   * The die of a roll that says losses, its rolls merged that are the most or more.
   *
   * @param natural what the roll shows
   * @param added to the roll; below 0 counts 0
   */
  Die lossDie(Roll roll, Spread natural, int added, int most) {
    return known.of(
        new LossesOf(roll.text(), natural, added, most),
        () ->
            most == Integer.MAX_VALUE
                ? natural.map(shown -> Math.max(0, shown + added)).die(roll.text())
                : lossDie(roll, natural, added, Integer.MAX_VALUE)
                    .merged(losses -> Math.min(losses, most)));
  }

  private record HeapOf(int dice, BigFraction chance, String kind) {}

  /**
   * How many of so many dice are of a kind, each with this chance.
   *
   * @param kind what the notes call it: hits, or what the dice show
   */
  Die heap(int dice, BigFraction chance, String kind) {
    return known.of(
        new HeapOf(dice, chance, kind),
        () -> Spread.pool(dice, chance).die(kind + " on " + dice + (dice == 1 ? " die" : " dice")));
  }

  /** Whether a hit goes through, or what a face does instead. */
  Die goesThrough(HitChain chain) {
    return known.of(
        chain,
        () ->
            chain
                .ends()
                .die("the hit goes through, at " + Volley.written(chain.suffered()))
                .saying(chain::words));
  }

  private record SumOf(Pool pool, int most) {}

  /** The sum of the dice of a pool, with the most that can matter and all above as one. */
  Spread sum(Pool pool, int most) {
    return known.of(new SumOf(pool, most), () -> pool.sum(most));
  }

  private record HitsOf(String fire, Moment moment, int first, int round) {
    // Not left to the record: one is looked up for each state.
    @Override
    public boolean equals(Object other) {
      return other instanceof HitsOf that
          && round == that.round
          && first == that.first
          && moment.equals(that.moment)
          && fire.equals(that.fire);
    }

    @Override
    public int hashCode() {
      return 31 * (31 * moment.hashCode() + first) + round;
    }
  }

  private record SomeHits(Hits hits) {}

  /**
   * The hits of a volley as one roll; null if it makes a difference on whom they fall.
   *
   * @param first the unit that is hit first
   * @param round 0 if it makes no difference
   */
  Hits hits(Fire fire, Moment moment, int first, int round, Play play) {
    SomeHits some =
        known.of(
            new HitsOf(fire.name(), moment, first, round),
            () -> play.muted(() -> new SomeHits(Volley.of(fire, moment, first, play).hits())));
    return some.hits();
  }

  /** What a fire depends on, besides who fires and who is shot at. */
  Asks asks(Fire fire) {
    return known.of(fire.name(), () -> fire.dependsOn());
  }

  private record PairsOf(String fire, int most, PairedDice attacker, PairedDice defender) {}

  /** The hits of dice that are laid against each other, as one roll. */
  Die pairs(Fire fire, int most, PairedDice attacker, PairedDice defender) {
    return known.of(
        new PairsOf(fire.name(), most, attacker, defender),
        () -> PairedDice.die(fire, most, attacker, defender));
  }

  private record VolleyOf(String fire, Moment moment, int round) {}

  Volley volley(String name, Moment moment, Play play) {
    int round = field.lastRound() > 1 ? play.now() : 0;
    return known.of(
        new VolleyOf(name, moment, round),
        () -> play.muted(() -> Volley.of(field.rules().fires().get(name), moment, play)));
  }

  private record ChainOf(
      String fire, Moment moment, int round, int thrower, int target, boolean wounded) {}

  /**
   * What a hit or a wound of a unit leads to on another.
   *
   * @param falls as both stand now: only conditions of faces look at it
   */
  HitChain chain(
      Fire fire, Moment moment, int thrower, int target, boolean wounded, Scene falls, Play play) {
    Known.Making<HitChain> made =
        () -> {
          Scene stood = moment.scene(play).shooting(thrower, target);
          return play.muted(() -> HitChain.of(fire, wounded, stood, falls, play));
        };
    if (fire.hasConditionsBehindHits()) {
      return made.make();
    }
    int round = field.lastRound() > 1 ? play.now() : 0;
    return known.of(new ChainOf(fire.name(), moment, round, thrower, target, wounded), made);
  }
}
