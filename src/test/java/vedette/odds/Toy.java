package vedette.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import vedette.dice.Die;
import vedette.fight.Choice;
import vedette.fight.Doctrine;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.fight.Rules;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Story;
import vedette.fight.Umpire;
import vedette.odds.chain.ExactBudget;
import vedette.odds.chain.Graph;
import vedette.odds.chain.Row;
import vedette.odds.chain.TurnPartition;
import vedette.odds.chain.TurnStates;
import vedette.work.Limits;

/** Small engagements for the tests of this package. */
public final class Toy {
  private Toy() {}

  /** Rules that are one function. */
  private record OneStep<S, R>(S first, int lastTurn, BiFunction<S, Umpire, Step<S, R>> of)
      implements Rules<S, R> {
    @Override
    public Step<S, R> step(S state, Umpire umpire) {
      return of.apply(state, umpire);
    }
  }

  /** Returns a fight whose rules do not depend on the clock. */
  public static <S, R> Engagement<S, R> fight(
      S first,
      List<Measure<R>> measures,
      Doctrine doctrine,
      BiFunction<S, Umpire, Step<S, R>> step) {
    return fight(first, measures, doctrine, 0, "", step);
  }

  public static <S, R> Engagement<S, R> fight(
      S first,
      List<Measure<R>> measures,
      Doctrine doctrine,
      int lastTurn,
      String turns,
      BiFunction<S, Umpire, Step<S, R>> step) {
    return Engagement.of(
            new OneStep<>(first, lastTurn, step),
            measures,
            Story.of(List.of())
                .withOpening(umpire -> {})
                .named(new Story.Names(turns, Map.of(), List.of())))
        .decidedBy(doctrine);
  }

  /** Returns a fight whose turns are counted although no measure does so. */
  public static <S, R> Engagement<S, R> countingTurns(Engagement<S, R> fight) {
    return fight.withStory(fight.story().named(new Story.Names("turns", Map.of(), List.of())));
  }

  /** Returns the same fight from another first state. */
  static <S, R> Engagement<S, R> from(S elsewhere, Engagement<S, R> fight) {
    return like(fight, elsewhere, fight.rules().lastTurn(), fight.measures());
  }

  /** Returns the same fight with rules that ask for turns up to this one. */
  public static <S, R> Engagement<S, R> askingUpTo(int turn, Engagement<S, R> fight) {
    return like(fight, fight.rules().first(), turn, fight.measures());
  }

  /** Returns the same fight with a measure of the turn in which it ends. */
  public static <S, R> Engagement<S, R> measuringTurns(Engagement<S, R> fight) {
    List<Measure<R>> more = new ArrayList<>(fight.measures());
    more.add(Measure.turns("turn", "the turn it ends in"));
    return fight.with(List.copyOf(more));
  }

  private static <S, R> Engagement<S, R> like(
      Engagement<S, R> fight, S first, int lastTurn, List<Measure<R>> measures) {
    BiFunction<S, Umpire, Step<S, R>> step = fight.rules()::step;
    return fight(first, measures, fight.doctrine(), lastTurn, fight.turns(), step);
  }

  /** Returns a fight without decisions, whose results are numbers. */
  public static <S> Engagement<S, Integer> of(
      S first, BiFunction<S, Umpire, Step<S, Integer>> rules) {
    return fight(
        first, List.of(Measure.count("end", "the number it ends with", end -> end)), null, rules);
  }

  /** Returns the chain of a fight, in which only the first state is known. */
  public static <S, R> Graph<S, R, Row> chain(Engagement<S, R> fight) {
    return Graph.ofRows(fight, Listener.NOBODY);
  }

  /** Returns all states of a chain whose fight does not depend on the clock, whatever the turn. */
  public static TurnStates<Row> turnStates(Graph<?, ?, Row> chain) {
    ExactBudget exactBudget = new ExactBudget(Limits.states(Integer.MAX_VALUE));
    TurnStates<Row> states = new TurnStates<>(chain, new TurnPartition(false, 0), exactBudget);
    states.next();
    return states;
  }

  /** Returns a fight of one roll. */
  public static Engagement<String, Integer> roll(Die die) {
    return of("start", (state, umpire) -> Step.ended(umpire.roll(die)));
  }

  /**
   * Returns a chain with these rows: state i rolls a die with as many faces as its row is long, and
   * leads to the state of its face, or ends with the complement of a negative number.
   */
  public static Engagement<Integer, Integer> rows(int[]... rows) {
    Die[] dice = Stream.of(rows).map(row -> Die.d(row.length)).toArray(Die[]::new);
    return of(0, (state, umpire) -> to(rows[state][umpire.roll(dice[state]) - 1]));
  }

  private static Step<Integer, Integer> to(int target) {
    return target < 0 ? Step.ended(~target) : Step.sameTurn(target);
  }

  /**
   * Returns gambler's ruin: a purse of {@code from} grows or shrinks by one until it holds 0 or
   * all.
   */
  public static Engagement<Integer, Integer> ruin(int from, int all, int favourable, int of) {
    Die win = Die.chance(favourable, of);
    return of(
        from,
        (purse, umpire) -> {
          int next = purse + (umpire.succeeds(win) ? 1 : -1);
          return next == 0 || next == all ? Step.ended(next) : Step.sameTurn(next);
        });
  }

  /**
   * Returns two outposts that relieve each other; once in a million million either ends with its
   * number.
   */
  public static Engagement<Integer, Integer> outposts() {
    Die million = Die.chance(1, 1_000_000);
    return of(
        0,
        (post, umpire) ->
            umpire.succeeds(million) && umpire.succeeds(million)
                ? Step.ended(post)
                : Step.sameTurn(1 - post));
  }

  /** The strengths of both sides in a skirmish. */
  public record Strengths(int attackers, int defenders) {}

  /** The end of a skirmish. */
  public record Result(int attackerLosses, int defenderLosses, Ending ending) {}

  /** The endings of a skirmish. */
  public enum Ending {
    WON,
    LOST,
    BROKEN;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** A choice with a number of options that all look alike to its side. */
  public record Pick(Side side, int count) implements Choice<Integer> {
    @Override
    public String parameter() {
      return "pick";
    }

    @Override
    public List<Integer> options() {
      return IntStream.range(0, count).boxed().toList();
    }
  }

  /** A decision to close in on a number of units. */
  public record CloseIn(Side side, int against) implements Choice<Boolean> {
    @Override
    public String parameter() {
      return "closeIn";
    }

    @Override
    public List<Boolean> options() {
      return List.of(true, false);
    }
  }

  /**
   * Returns a skirmish with a pool for either side, a decision, a chance of no effect (so that
   * states return to themselves), and a roll for breaking off.
   */
  public static Engagement<Strengths, Result> skirmish(int attackers, int defenders, int boldUpTo) {
    List<Measure<Result>> measures =
        List.of(
            Measure.count("attackerLosses", "men the attacker lost", Result::attackerLosses),
            Measure.count("defenderLosses", "men the defender lost", Result::defenderLosses),
            Measure.flag(
                "broken", "whether it broke off", result -> result.ending() == Ending.BROKEN),
            Measure.category("ending", "who won", Ending.class, Result::ending));
    Die[] shooting = pools(attackers, 2);
    Die[] near = pools(defenders, 2);
    Die[] far = pools(defenders, 1);
    Die breakingOff = Die.sum(2, 6);
    return fight(
        new Strengths(attackers, defenders),
        measures,
        new Bold(boldUpTo),
        (strengths, umpire) -> {
          boolean close = umpire.decide(new CloseIn(Side.ATTACKER, strengths.defenders()));
          int shots = close ? strengths.attackers() : (strengths.attackers() + 1) / 2;
          int hits = umpire.count(shooting[shots]);
          int losses = umpire.count((close ? near : far)[strengths.defenders()]);
          int left = Math.max(0, strengths.attackers() - losses);
          int facing = Math.max(0, strengths.defenders() - hits);
          Ending ending =
              facing == 0
                  ? Ending.WON
                  : left == 0 ? Ending.LOST : umpire.roll(breakingOff) >= 11 ? Ending.BROKEN : null;
          return ending == null
              ? Step.sameTurn(new Strengths(left, facing))
              : Step.ended(new Result(attackers - left, defenders - facing, ending));
        });
  }

  private static Die[] pools(int most, int favourable) {
    return IntStream.rangeClosed(0, most)
        .mapToObj(dice -> Die.pool(dice, favourable, 6))
        .toArray(Die[]::new);
  }

  /** A doctrine that closes in on up to this number of units. */
  private record Bold(int upTo) implements Doctrine {
    @Override
    public <O> O choose(Choice<O> choice) {
      boolean bold = ((CloseIn) choice).against() <= upTo;
      return choice.options().get(bold ? 0 : 1);
    }
  }
}
