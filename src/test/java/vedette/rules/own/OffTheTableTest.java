package vedette.rules.own;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import vedette.fight.Note;
import vedette.rules.Fights;
import vedette.rules.ScriptedDice;

/**
 * Losses that lead off the table: 2 against 4 is 50 percent, 1 against 4 is 25, and the columns
 * begin at 40.
 */
class OffTheTableTest {
  private static final String GRID = "src/test/resources/crt/percent.json";

  @TempDir Path dir;

  /** Writes the columns and rows of the grid as the only table of a system. */
  private Path system() throws IOException {
    String grid = Files.readString(Path.of(GRID));
    String table = grid.substring(grid.indexOf("\"columns\""), grid.lastIndexOf('}'));
    Path file = dir.resolve("system.json");
    Files.writeString(
        file,
        "{ \"format\": 1, \"id\": \"mine/percent\", \"title\": \"Percent\","
            + " \"kind\": \"system\", \"tables\": { \"crt\": { "
            + table
            + "} } }");
    return file;
  }

  private static ScriptedDice.PlayedFight played(String asked) {
    return ScriptedDice.play(Fights.asked(asked + " --attacker 2 --defender 4 --turns 4"), 5);
  }

  /** Returns the last two notes, after the roll of 5 by which the attacker loses 1. */
  private static List<String> toldLast(ScriptedDice.PlayedFight playedFight) {
    List<String> told = playedFight.notes().stream().map(Note::text).toList();
    return told.subList(told.size() - 2, told.size());
  }

  @Test
  void a_fight_on_a_grid_ends_before_the_round_without_a_column_and_says_why() {
    ScriptedDice.PlayedFight playedFight = played("own fight --table " + GRID);
    assertThat(playedFight.value("ending")).isEqualTo("off the table");
    assertThat(playedFight.value("turns")).isEqualTo(1);
    assertThat(toldLast(playedFight))
        .containsExactly("25%: no column", "the fight is over: off the table");
  }

  @Test
  void the_same_table_in_a_system_counts_the_round_in_which_no_column_is_found()
      throws IOException {
    ScriptedDice.PlayedFight playedFight = played("own fight --table " + system());
    assertThat(playedFight.value("ending")).isEqualTo("off the table");
    assertThat(playedFight.value("turns")).isEqualTo(2);
    assertThat(toldLast(playedFight))
        .containsExactly("1 against 4, 25%: no column", "the fight is over: off the table");
  }
}
