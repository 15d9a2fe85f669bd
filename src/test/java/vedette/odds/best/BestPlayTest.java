package vedette.odds.best;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import vedette.dice.Die;
import vedette.fight.BySide;
import vedette.fight.Choice;
import vedette.fight.Doctrine;
import vedette.fight.Engagement;
import vedette.fight.Goal;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.odds.Toy;
import vedette.odds.Toy.Pick;
import vedette.odds.answer.Odds;
import vedette.odds.exact.ExactOdds;
import vedette.odds.sample.SampledOdds;
import vedette.odds.sample.Trials;
import vedette.work.Deadline;
import vedette.work.Limits;
import vedette.work.Progress;
import vedette.work.Refusal;

/** Free choices get the optimal options, compared with independent searches. */
class BestPlayTest {
  private static final Set<Side> BOTH = Set.of(Side.ATTACKER, Side.DEFENDER);
  private static final Die COIN = Die.d(2);

  /** A choice whose side has not seen the coin. */
  private record BlindPick(Side side, int count) implements Choice<Integer> {
    @Override
    public String parameter() {
      return "pick";
    }

    @Override
    public List<Integer> options() {
      return IntStream.range(0, count).boxed().toList();
    }

    @Override
    public boolean hasSeen(Die roll) {
      return roll != COIN;
    }
  }

  /** A doctrine that takes the first option, except for some sides, whose choices are free. */
  private record First(Set<Side> free) implements Doctrine {
    @Override
    public <O> O choose(Choice<O> choice) {
      return choice.options().get(0);
    }

    @Override
    public boolean leavesFree(Choice<?> choice) {
      return free.contains(choice.side());
    }
  }

  private static <S> Engagement<S, Integer> game(
      S first, int lastTurn, BiFunction<S, Umpire, Step<S, Integer>> rules) {
    List<Measure<Integer>> measures = Toy.of(first, rules).measures();
    return Toy.fight(first, measures, new First(Set.of()), lastTurn, "", rules);
  }

  private static final Goal<Integer> THE_NUMBER =
      new Goal<>(List.of((result, turn) -> result), false, OptionalDouble.empty());

  private static <S> OptimizedFight<S, Integer> best(Engagement<S, Integer> game, Set<Side> free) {
    return best(game, free, THE_NUMBER);
  }

  private static <S> OptimizedFight<S, Integer> best(
      Engagement<S, Integer> game, Set<Side> free, Goal<Integer> goal) {
    Goal.OpenDoctrine<Integer> openDoctrine =
        new Goal.OpenDoctrine<>(
            new First(free), Set.of(), new BySide<>(goal, goal), "", new BySide<>("", ""));
    return OptimizedFight.of(game.decidedBy(openDoctrine), Limits.states(100_000));
  }

  /** Returns the value of a game by the odds of the optimized fight. */
  private static double byOdds(OptimizedFight<?, Integer> optimizedFight) {
    return ExactOdds.of(optimizedFight.fight(), 100_000, false).measures().get(0).mean().value();
  }

  /** A random game: a coin, a choice, a die of three, and then one of these. */
  private record Random3(int[][][][] to, Side[] sides, int turns) {
    /** Returns a game whose results are the numbers below 0, complemented. */
    static Random3 game(Random random, int states, int turns, boolean back) {
      int[][][][] to = new int[states][2][3][3];
      Side[] sides = new Side[states];
      for (int state = 0; state < states; state++) {
        sides[state] = random.nextBoolean() ? Side.ATTACKER : Side.DEFENDER;
        for (int[][] options : to[state]) {
          for (int[] faces : options) {
            for (int face = 0; face < 3; face++) {
              int least = back ? 0 : state + 1;
              // A state that could lead back for ever is left by the first face.
              boolean ends = least == states || random.nextInt(3) == 0 || back && face == 0;
              faces[face] = ends ? ~random.nextInt(10) : least + random.nextInt(states - least);
            }
          }
        }
      }
      return new Random3(to, sides, turns);
    }

    Step<Integer, Integer> step(int state, Umpire umpire) {
      int coin = umpire.roll(COIN) - 1;
      int option = umpire.decide(new Pick(sides[state], 3));
      int target = to[state][coin][option][umpire.roll(Die.d(3)) - 1];
      if (target < 0) {
        return Step.ended(~target);
      }
      // An odd state is entered in the next turn; when turns run out, the state is the value of the
      // game.
      if (turns > 0 && target % 2 == 1) {
        return umpire.reached(turns) ? Step.ended(target) : Step.nextTurn(target);
      }
      return Step.sameTurn(target);
    }

    /** Returns the value by plain minimax, by the definition. */
    double worth(int state, int turn, Set<Side> free) {
      double worth = 0;
      for (int[][] options : to[state]) {
        double best = 0;
        for (int option = 0; option < (free.contains(sides[state]) ? 3 : 1); option++) {
          double mean = 0;
          for (int target : options[option]) {
            mean += end(target, turn, free) / 3;
          }
          boolean better = sides[state] == Side.ATTACKER ? mean > best : mean < best;
          best = option == 0 || better ? mean : best;
        }
        worth += best / 2;
      }
      return worth;
    }

    private double end(int target, int turn, Set<Side> free) {
      if (target < 0) {
        return ~target;
      }
      boolean next = turns > 0 && target % 2 == 1;
      return next && turn >= turns ? target : worth(target, next ? turn + 1 : turn, free);
    }
  }

  @Test
  void whoeverChoosesDoesAsWellAsASearchOfTheWholeGame() {
    Random random = new Random(38);
    for (int i = 0; i < 150; i++) {
      Random3 game = Random3.game(random, 5, i % 4, false);
      for (Set<Side> free :
          List.of(Set.<Side>of(), Set.of(Side.ATTACKER), Set.of(Side.DEFENDER), BOTH)) {
        OptimizedFight<Integer, Integer> optimizedFight =
            best(game(0, game.turns(), game::step), free);
        assertThat(optimizedFight.value().get(0)).isCloseTo(game.worth(0, 1, free), within(1e-12));
        assertThat(byOdds(optimizedFight)).isCloseTo(game.worth(0, 1, free), within(1e-12));
      }
    }
  }

  @Test
  void aGameThatLeadsBackIsPlayedAsWellAsByValueIteration() {
    Random random = new Random(83);
    for (int i = 0; i < 30; i++) {
      Random3 game = Random3.game(random, 3, 0, true);
      OptimizedFight<Integer, Integer> optimizedFight = best(game(0, 0, game::step), BOTH);
      // Value iteration: a third of all rolls ends the game, so 2,000 rounds are plenty.
      double[] worth = new double[3];
      for (int round = 0; round < 2_000; round++) {
        double[] next = new double[3];
        for (int state = 0; state < 3; state++) {
          for (int[][] options : game.to()[state]) {
            double[] means = new double[3];
            for (int option = 0; option < 3; option++) {
              for (int target : options[option]) {
                means[option] += (target < 0 ? ~target : worth[target]) / 3;
              }
            }
            IntStream three = IntStream.range(0, 3);
            next[state] +=
                (game.sides()[state] == Side.ATTACKER
                            ? three.mapToDouble(it -> means[it]).max()
                            : three.mapToDouble(it -> means[it]).min())
                        .getAsDouble()
                    / 2;
          }
        }
        worth = next;
      }
      assertThat(optimizedFight.value().get(0)).isCloseTo(worth[0], within(1e-9));
      assertThat(byOdds(optimizedFight)).isCloseTo(worth[0], within(1e-9));
    }
  }

  @Test
  void nobodyPeeksAtARollThatHeHasNotSeen() {
    // Heads has value 10 to the side that enters and tails costs it 8: it enters at a mean of 1,
    // not at one of 5.
    Engagement<Integer, Integer> game =
        game(
            0,
            0,
            (state, umpire) -> {
              int coin = umpire.roll(COIN);
              boolean goesIn = umpire.decide(new BlindPick(Side.ATTACKER, 2)) == 1;
              return Step.ended(goesIn ? (coin == 1 ? 20 : 2) : 10);
            });
    assertThat(best(game, BOTH).value().get(0)).isEqualTo(11);
    assertThat(byOdds(best(game, BOTH))).isEqualTo(11);
  }

  @Test
  void ofOptionsThatAreWorthTheSameTheFirstIsTaken() {
    Engagement<Integer, Integer> game =
        game(0, 0, (state, umpire) -> Step.ended(3 + umpire.decide(new Pick(Side.ATTACKER, 3))));
    // Of 3, 4 and 5 the halves, rounded down, are 1, 2 and 2.
    Goal<Integer> halves =
        new Goal<>(List.of((result, turn) -> result / 2), false, OptionalDouble.empty());
    OptimizedFight<Integer, Integer> optimizedFight = best(game, BOTH, halves);
    assertThat(byOdds(optimizedFight)).isEqualTo(4);
  }

  @Test
  void whatIsEqualByTheFirstWishIsDecidedByTheSecond() {
    Engagement<Integer, Integer> game =
        game(0, 0, (state, umpire) -> Step.ended(3 + umpire.decide(new Pick(Side.ATTACKER, 3))));
    Goal<Integer> goal =
        new Goal<>(
            List.of((result, turn) -> result / 2, (result, turn) -> result),
            false,
            OptionalDouble.empty());
    OptimizedFight<Integer, Integer> optimizedFight = best(game, BOTH, goal);
    assertThat(byOdds(optimizedFight)).isEqualTo(5);
  }

  @Test
  void whoeverCouldWaitForEverTakesTheBestWayThatEnds() {
    // Waiting leads nowhere; of the two options that end the game the better one is taken.
    Engagement<Integer, Integer> game =
        game(
            0,
            0,
            (state, umpire) -> {
              int option = umpire.decide(new Pick(Side.ATTACKER, 3));
              return option == 0 ? Step.sameTurn(0) : Step.ended(option == 1 ? 3 : 7);
            });
    assertThat(best(game, BOTH).value().get(0)).isEqualTo(7);
  }

  @Test
  void twoSidesThatTogetherCouldGoOnForEverAreRefused() {
    Engagement<Integer, Integer> game =
        game(
            0,
            0,
            (state, umpire) -> {
              int one = umpire.decide(new Pick(Side.ATTACKER, 2));
              int other = umpire.decide(new Pick(Side.DEFENDER, 2));
              return one == 0 && other == 0 ? Step.sameTurn(0) : Step.ended(one + 2 * other);
            });
    assertThatThrownBy(() -> best(game, BOTH))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("keep the fight from ending");
  }

  @Test
  void aThrowOfDiceThatComesToTheSameIsAnsweredAlike() {
    // A six-sided die read as low or high; an umpire that rolls it sees all faces.
    Die read = Die.d(6).merged(face -> face > 4);
    Engagement<Integer, Integer> game =
        game(
            0,
            0,
            (state, umpire) -> {
              boolean high = umpire.roll(read) > 4;
              int option = umpire.decide(new Pick(Side.ATTACKER, 2));
              return Step.ended(high == (option == 1) ? 9 : 0);
            });
    OptimizedFight<Integer, Integer> optimizedFight = best(game, BOTH);
    assertThat(optimizedFight.value().get(0)).isEqualTo(9);
    Trials direct = new Trials(1_000, 1, 1, 0, true, 1_000);
    Odds.Sampled played =
        SampledOdds.of(optimizedFight.fight(), direct, Deadline.NONE, Progress.NONE);
    assertThat(played.measures().get(0).mean().value()).isEqualTo(9);
  }

  /** Returns a game of a d6, which the player keeps or rolls again, once. */
  private static Engagement<Integer, Integer> keepOrThrowAgain() {
    return game(
        0,
        0,
        (state, umpire) -> {
          int thrown = umpire.roll(Die.d(6));
          return Step.ended(
              umpire.decide(new Pick(Side.ATTACKER, 2)) == 0 ? thrown : umpire.roll(Die.d(6)));
        });
  }

  private static OptimizedFight.DecisionValue only(
      List<OptimizedFight.DecisionValue> decisionValue) {
    assertThat(decisionValue).hasSize(1);
    return decisionValue.get(0);
  }

  /**
   * By hand: the player keeps 4 to 6 of a d6 and rolls the others again, once. A roll has value
   * 3.5, so keeping gains 0.5 for the 4, 1.5 for the 5 and 2.5 for the 6, a sixth of the time each.
   */
  @Test
  void a_choice_is_weighed_by_how_often_it_comes_and_what_the_other_option_would_cost() {
    List<OptimizedFight.DecisionValue> decisionValue =
        best(keepOrThrowAgain(), BOTH).decisionValues();

    OptimizedFight.DecisionValue kept =
        decisionValue.stream().filter(it -> it.option().equals("0")).findFirst().orElseThrow();
    OptimizedFight.DecisionValue again =
        decisionValue.stream().filter(it -> it.option().equals("1")).findFirst().orElseThrow();
    assertThat(kept.times()).isCloseTo(0.5, within(1e-12));
    assertThat(kept.costs().get("1")).isCloseTo(4.5 / 6, within(1e-12));
    assertThat(again.times()).isCloseTo(0.5, within(1e-12));
    assertThat(again.costs().get("0")).isCloseTo((2.5 + 1.5 + 0.5) / 6, within(1e-12));
    assertThat(kept.ties()).isFalse();
  }

  /**
   * By hand: heads ends it with 2; tails leaves the choice to toss again or to take 1. The choice
   * arises once on average: half of the time, a quarter, and so on. To toss again has value 2.
   */
  @Test
  void a_choice_that_comes_back_is_counted_each_time() {
    Engagement<Integer, Integer> game =
        game(
            0,
            0,
            (state, umpire) -> {
              if (umpire.roll(COIN) == 1) {
                return Step.ended(2);
              }
              return umpire.decide(new Pick(Side.ATTACKER, 2)) == 0
                  ? Step.sameTurn(0)
                  : Step.ended(1);
            });

    OptimizedFight.DecisionValue tossed = only(best(game, BOTH).decisionValues());

    assertThat(tossed.option()).isEqualTo("0");
    assertThat(tossed.times()).isCloseTo(1, within(1e-12));
    assertThat(tossed.costs().get("1")).isCloseTo(1, within(1e-12));
  }

  /**
   * By hand: without sight of the coin, 3 for sure is 0.5 better than 1 or 4 by the coin, however
   * that fell.
   */
  @Test
  void what_a_blind_choice_costs_is_the_same_whatever_its_side_has_not_seen() {
    Engagement<Integer, Integer> game =
        game(
            0,
            0,
            (state, umpire) -> {
              int coin = umpire.roll(COIN);
              return Step.ended(
                  umpire.decide(new BlindPick(Side.ATTACKER, 2)) == 0 ? 3 : coin == 1 ? 1 : 4);
            });

    OptimizedFight.DecisionValue blind = only(best(game, BOTH).decisionValues());

    assertThat(blind.times()).isCloseTo(1, within(1e-12));
    assertThat(blind.costs().get("1")).isCloseTo(0.5, within(1e-12));
  }

  /** By hand: with the second option given in the game of the d6 every roll has value 3.5. */
  @Test
  void a_doctrine_has_the_value_of_its_decisions() {
    OptimizedFight<Integer, Integer> optimizedFight = best(keepOrThrowAgain(), BOTH);

    assertThat(optimizedFight.value(keepOrThrowAgain().decidedBy(new Last())).get(0))
        .isCloseTo(3.5, within(1e-12));
    assertThat(
            optimizedFight
                .value(keepOrThrowAgain().decidedBy(new First(Set.of(Side.ATTACKER))))
                .get(0))
        .isCloseTo(4.25, within(1e-12));
    assertThat(optimizedFight.value(keepOrThrowAgain().decidedBy(new First(Set.of()))).get(0))
        .isCloseTo(3.5, within(1e-12));
  }

  /** A doctrine that takes the last option. */
  private record Last() implements Doctrine {
    @Override
    public <O> O choose(Choice<O> choice) {
      return choice.options().get(choice.options().size() - 1);
    }
  }

  /**
   * By hand: to end it costs 1 or, by the coin, 3 or nothing; to continue for ever costs nothing.
   */
  @Test
  void a_side_that_decides_alone_continues_for_ever_if_every_end_is_worse() {
    Engagement<Integer, Integer> game =
        game(
            0,
            0,
            (state, umpire) -> {
              if (umpire.decide(new Pick(Side.ATTACKER, 2)) == 1) {
                return Step.ended(-1);
              }
              return Step.sameTurn(1 - state);
            });

    OptimizedFight<Integer, Integer> optimizedFight = best(game, BOTH);

    assertThat(optimizedFight.value()).containsExactly(0.0);
    assertThat(optimizedFight.mayNeverEnd()).isTrue();
    assertThat(best(game, BOTH, turned()).value().get(0)).isCloseTo(1, within(1e-12));
    assertThat(ExactOdds.of(optimizedFight.fight(), 1_000, false).undecided()).isEqualTo(1);
  }

  private static Goal<Integer> turned() {
    return new Goal<>(List.of((result, turn) -> -result), false, OptionalDouble.empty());
  }

  /**
   * By hand: once in two rolls it ends with -1 whatever the decision, so that to end it is better.
   */
  @Test
  void a_side_that_may_be_stopped_takes_the_best_end() {
    Engagement<Integer, Integer> game =
        game(
            0,
            0,
            (state, umpire) -> {
              if (umpire.decide(new Pick(Side.ATTACKER, 2)) == 1) {
                return Step.ended(-2);
              }
              return umpire.roll(COIN) == 1 ? Step.ended(-1) : Step.sameTurn(0);
            });

    assertThat(best(game, BOTH).value().get(0)).isCloseTo(-1, within(1e-12));
    assertThat(best(game, BOTH).mayNeverEnd()).isFalse();
  }
}
