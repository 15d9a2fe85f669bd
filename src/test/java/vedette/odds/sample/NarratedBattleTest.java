package vedette.odds.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import vedette.dice.Die;
import vedette.fight.Engagement;
import vedette.fight.Note;
import vedette.fight.Step;
import vedette.odds.Toy;
import vedette.odds.answer.Odds;
import vedette.odds.sample.NarratedBattle.RollOutcome;
import vedette.work.Deadline;
import vedette.work.Progress;

/** One battle, roll by roll. */
class NarratedBattleTest {

  private static final Note SHOT = () -> "a shot";

  /** Returns two shots, each announced before it is rolled; the second only after a hit. */
  private static Engagement<Integer, Integer> shots() {
    return Toy.of(
        0,
        (hits, umpire) -> {
          umpire.note(SHOT);
          boolean hit = umpire.succeeds(Die.chance(1, 2));
          return hit && hits == 0 ? Step.sameTurn(1) : Step.ended(hits + (hit ? 1 : 0));
        });
  }

  @Test
  void notes_and_rolls_are_reported_in_their_order() {
    for (int seed = 0; seed < 20; seed++) {
      List<Note> heard = new ArrayList<>();
      int hits = NarratedBattle.play(shots(), seed, heard::add, Deadline.NONE).result();
      Die die = Die.chance(1, 2);
      List<Note> expected =
          switch (hits) {
            case 0 -> List.of(SHOT, new RollOutcome(die, 0));
            case 1 -> List.of(SHOT, new RollOutcome(die, 1), SHOT, new RollOutcome(die, 0));
            default -> List.of(SHOT, new RollOutcome(die, 1), SHOT, new RollOutcome(die, 1));
          };
      assertThat(heard).isEqualTo(expected);
    }
  }

  @Test
  void a_roll_is_reported_as_die_and_number() {
    assertThat(new RollOutcome(Die.sum(2, 6), 7).text()).isEqualTo("2D6: 7");
    assertThat(new RollOutcome(Die.pool(8, 2, 6), 3).text()).isEqualTo("8 dice at 2/6: 3");
  }

  /** The first battle that direct play plays with the same seed. */
  @Test
  void a_seed_tells_the_battle_that_it_plays() {
    Engagement<Toy.Strengths, Toy.Result> fight = Toy.skirmish(6, 6, 4);
    List<Toy.Result> told = new ArrayList<>();
    for (int seed = 0; seed < 50; seed++) {
      NarratedBattle.BattleOutcome<Toy.Result> ended =
          NarratedBattle.play(fight, seed, note -> {}, Deadline.NONE);
      Toy.Result result = ended.result();
      Odds.Sampled played =
          SampledOdds.of(fight, new Trials(1, seed, 1, 0, true, 10), Deadline.NONE, Progress.NONE);
      assertThat(played.outcomes().get(0).values())
          .isEqualTo(
              List.of(
                  result.attackerLosses(),
                  result.defenderLosses(),
                  result.ending() == Toy.Ending.BROKEN,
                  result.ending().toString()));
      assertThat(NarratedBattle.play(fight, seed, note -> {}, Deadline.NONE)).isEqualTo(ended);
      told.add(result);
    }
    assertThat(told).extracting(Toy.Result::ending).contains(Toy.Ending.values());
  }

  @Test
  void a_battle_that_can_never_end_is_left_early_and_one_without_an_end_in_sight_later() {
    Engagement<Integer, Integer> stalemate = Toy.of(0, (state, umpire) -> Step.nextTurn(state));
    // The first check comes after 64 steps, each into a new turn.
    assertThat(NarratedBattle.play(stalemate, 1, note -> {}, Deadline.NONE))
        .isEqualTo(new NarratedBattle.BattleOutcome<>(null, 65, true));
    Engagement<Integer, Integer> march = Toy.of(0, (state, umpire) -> Step.nextTurn(state + 1));
    assertThat(NarratedBattle.play(march, 1, note -> {}, Deadline.NONE))
        .isEqualTo(new NarratedBattle.BattleOutcome<>(null, 1_000_001, false));
  }
}
