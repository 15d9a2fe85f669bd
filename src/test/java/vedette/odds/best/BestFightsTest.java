package vedette.odds.best;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.dice.Die;
import vedette.fight.Choice;
import vedette.fight.Engagement;
import vedette.fight.Goal;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.rules.Fights;
import vedette.work.Limits;

/**
 * The optimal policy in fights of the systems has the value that a plain search of all decisions
 * finds.
 */
class BestFightsTest {
  private static final String SMALL =
      "six-days battle --attacker 'inf 2, cav 2' --defender 'inf 3, art 1' --turns 3 ";

  /**
   * Minimax by the definition: a step is played anew for each answer to each question, and each
   * state is visited once a turn. It knows nothing of trees, eras and policies.
   */
  private record Search<S, R>(
      Engagement<S, R> fight, Goal.OpenDoctrine<R> wished, Map<List<Object>, Double> known) {
    private static final class Asked extends RuntimeException {
      private static final long serialVersionUID = 1L;
      private final transient Object question;

      Asked(Object question) {
        super(null, null, false, false);
        this.question = question;
      }
    }

    @SuppressWarnings("unchecked") // the goals are made for this fight
    static <S, R> double of(Engagement<S, R> fight) {
      return new Search<>(fight, (Goal.OpenDoctrine<R>) fight.doctrine(), new HashMap<>())
          .worth(fight.rules().first(), 1);
    }

    double worth(S state, int turn) {
      List<Object> key = List.of(state, turn);
      Double before = known.get(key);
      double worth = before == null ? behind(state, turn, new ArrayList<>()) : before;
      known.put(key, worth);
      return worth;
    }

    private double behind(S state, int turn, List<Integer> answers) {
      Step<S, R> end;
      try {
        end = fight.rules().step(state, umpire(turn, answers));
      } catch (Asked asked) {
        return asked.question instanceof Die die
            ? average(die, state, turn, answers)
            : extreme((Choice<?>) asked.question, state, turn, answers);
      }
      if (end instanceof Step.End<S, R> ended) {
        return wished.goal().attacker().of(ended.result(), turn)[0];
      }
      return end instanceof Step.NextTurn<S, R> next
          ? worth(next.state(), turn + 1)
          : worth(((Step.SameTurn<S, R>) end).state(), turn);
    }

    private double average(Die die, S state, int turn, List<Integer> answers) {
      double worth = 0;
      for (int i = 0; i < die.outcomes(); i++) {
        worth += (double) die.weight(i) / die.total() * with(i, state, turn, answers);
      }
      return worth;
    }

    private double extreme(Choice<?> choice, S state, int turn, List<Integer> answers) {
      int sign = choice.side() == Side.ATTACKER ? 1 : -1;
      double best = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < choice.options().size(); i++) {
        best = Math.max(best, sign * with(i, state, turn, answers));
      }
      return sign * best;
    }

    private double with(int answer, S state, int turn, List<Integer> answers) {
      answers.add(answer);
      double worth = behind(state, turn, answers);
      answers.remove(answers.size() - 1);
      return worth;
    }

    private Umpire umpire(int turn, List<Integer> answers) {
      int[] next = {0};
      return new Umpire() {
        private int answer(Object question) {
          if (next[0] == answers.size()) {
            throw new Asked(question);
          }
          return answers.get(next[0]++);
        }

        @Override
        public int roll(Die die) {
          return die.value(answer(die));
        }

        @Override
        public <O> O decide(Choice<O> choice) {
          return wished.leavesFree(choice)
              ? choice.options().get(answer(choice))
              : wished.choose(choice);
        }

        @Override
        public boolean reached(int asked) {
          return turn >= asked;
        }
      };
    }
  }

  private static double best(String fight) {
    return OptimizedFight.of(Fights.asked(fight), Limits.states(100_000)).value().get(0);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        SMALL + "--best attacker --goal '3*success + defenderLosses - attackerLosses'",
        SMALL + "--best defender --goal '3*success + defenderLosses - attackerLosses'",
        SMALL + "--best both --goal '3*success + defenderLosses - attackerLosses'",
        SMALL + "--stop best --counterattack best --goal 'defenderLosses - 2*attackerLosses'",
        SMALL + "--best attacker --goal 'success - turns / 10'",
        "six-days battle --attacker 'inf 3' --defender 'inf 2; arrives 1: inf 3' --turns 4"
            + " --reinforce best --goal 'defenderLosses - attackerLosses'",
        "six-days repulse --attacker 'inf 4, cav 3' --defender 'inf 2, cav 1' --due fight"
            + " --best both --goal 'defenderLosses - attackerLosses'",
        "six-days reorganize --command 'inf 2/4, cav 1/3, inf 3/3' --order best"
            + " --goal 'pointsRegained'",
        "musket-pike assault --attacker 'hi2 16/16 ql7' --best both"
            + " --defender 'li 1/1 ql4, art 12lb ql6; in redoubt'"
            + " --goal 'defenderLosses - attackerLosses'",
        "musket-pike turns --attacker 'hi1 6/8 ql6' --defender 'cav 3/3 ql6'"
            + " --orders 'charge,charge' --best both --goal 'defenderLosses - attackerLosses'",
        "simple-napoleonic fire --shooter 'inf line' --target 'inf column general'"
            + " --best attacker --goal 'defenderLosses + 2*defenderLeaderLost'",
        "plan tables/examples/plans/volley-or-charge.json --best both",
      })
  void a_fight_has_the_value_that_a_search_of_all_options_finds(String fight) {
    Engagement<?, ?> asked = Fights.asked(fight);

    assertThat(best(fight)).isCloseTo(Search.of(asked), within(1e-9));
  }

  /** Another solver with states of its own, written before this one, found the value 0.94. */
  @Test
  void a_battle_is_broken_off_where_a_solver_of_its_own_does_so() {
    String fight =
        "six-days battle --attacker 'inf 4, cav 2' --defender 'inf 6, officer' --turns 4"
            + " --stop best --goal '3*success + defenderLosses - attackerLosses'";

    assertThat(best(fight)).isCloseTo(0.94, within(0.005));
  }

  /**
   * Without sight of the target an attack has value 0: with it, the attacker would overrun the weak
   * target and not attack the strong one.
   */
  @Test
  void no_side_sees_a_hidden_target_before_it_overruns_it() {
    String fight =
        "six-days repulse --attacker 'inf 6' --defender '50% inf 1 | 50% inf 9' --press best"
            + " --goal 'defenderLosses - attackerLosses'";

    // With sight of it the value is 0.30, half of that against the weak target.
    assertThat(best(fight)).isCloseTo(0, within(1e-12));
    assertThat(best(fight.replace("50% inf 1 | 50% inf 9", "inf 1"))).isCloseTo(0.6, within(1e-9));
  }

  /** v(A, best) <= v(best, best) <= v(best, B), and best against B is at least any A. */
  @Test
  void no_doctrine_is_better_than_the_optimal_policy() {
    Random random = new Random(38);
    List<String> stops = List.of("never", "'below 0'", "'after-losing 2'");
    List<String> counterattacks = List.of("never", "always", "'at +1'");
    for (int i = 0; i < 4; i++) {
      String fight =
          "six-days battle --attacker 'inf "
              + (2 + random.nextInt(4))
              + ", cav 1' --defender 'inf "
              + (2 + random.nextInt(4))
              + ", art 1' --turns "
              + (1 + random.nextInt(3))
              + " --goal '"
              + random.nextInt(5)
              + "*success + "
              + random.nextInt(3)
              + "*defenderLosses - "
              + (1 + random.nextInt(2))
              + "*attackerLosses'";
      double both = best(fight + " --stop best --counterattack best");
      for (String b : counterattacks) {
        double againstB = best(fight + " --stop best --counterattack " + b);
        assertThat(both).isLessThanOrEqualTo(againstB + 1e-9);
        for (String a : stops) {
          String ofA = fight + " --stop " + a + " --counterattack ";
          assertThat(best(ofA + "best")).isLessThanOrEqualTo(both + 1e-9);
          // The losses are free too, so that the side always decides: no named stop is better.
          assertThat(best(ofA + b + " --defender-loss-order best"))
              .isLessThanOrEqualTo(
                  best(fight + " --stop best --defender-loss-order best --counterattack " + b)
                      + 1e-9);
        }
      }
    }
  }
}
