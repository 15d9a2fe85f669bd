package vedette.report.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import vedette.fight.Note;
import vedette.report.odds.PlayAnswer;

/** A long battle is shown by its first and last turns. */
class BattleExcerptTest {
  private final PlayAnswer.BattleExcerpt battleExcerpt = new PlayAnswer.BattleExcerpt();

  private List<String> texts() {
    return battleExcerpt.notes().stream().map(Note::text).toList();
  }

  private void fight(int turns) {
    for (int turn = 1; turn <= turns; turn++) {
      battleExcerpt.add(new Note.Heading("", "Turn {turn}", turn));
      battleExcerpt.add(new Note.Event("", "a shot in turn {}", turn));
    }
  }

  @Test
  void of_120_turns_all_are_told() {
    fight(120);
    assertThat(texts()).hasSize(240).startsWith("Turn 1").endsWith("a shot in turn 120");
  }

  @Test
  void of_a_million_turns_the_first_hundred_and_the_last_twenty_are() {
    fight(1_000_000);
    assertThat(texts())
        .hasSize(241)
        .containsSequence(
            "a shot in turn 100", "999880 turns are left out: 101 to 999980", "Turn 999981")
        .endsWith("a shot in turn 1000000");
  }

  @Test
  void a_turn_without_end_is_cut_too() {
    for (int shot = 1; shot <= 1_000_000; shot++) {
      battleExcerpt.add(new Note.Event("", "shot {}", shot));
    }
    assertThat(texts())
        .hasSize(120_001)
        .containsSequence("shot 100000", "a part of turn 1 is left out", "shot 980001")
        .endsWith("shot 1000000");
  }
}
