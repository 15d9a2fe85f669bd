package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.Captured.merge;
import static vedette.cli.Captured.vedette;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The trials of one fight in shards: the merged logs are the whole run, byte for byte. */
class ShardedTrialsTest {
  private static final String SAMPLED =
      Captured.LONG_BATTLE + " --method direct --trials 90k --seed -7";
  private static final String ASKED =
      SAMPLED
          + " --chance 'success and attackerLoss <= 1' --value 'defenderLoss / 3 - attackerLoss'";

  @TempDir Path dir;

  private String file(String name, String text) throws IOException {
    return Files.writeString(dir.resolve(name), text).toString();
  }

  private String shard(String command, int number, int of) throws IOException {
    String shard = number + "/" + of;
    return file(
        "fight-" + number + "-of-" + of + ".log", vedette(command + " --shard " + shard).answer());
  }

  private List<String> shards(String command, int of) throws IOException {
    List<String> files = new ArrayList<>();
    for (int number = of; number >= 1; number--) {
      files.add(shard(command, number, of));
    }
    return files;
  }

  /** Six blocks, the last one short. */
  @ParameterizedTest
  @ValueSource(ints = {1, 4, 7})
  void shards_in_any_order_give_the_bytes_of_the_whole(int of) throws IOException {
    for (String command : List.of(ASKED, ASKED.replace("direct", "simulate"))) {
      List<String> files = shards(command, of);
      for (String format : List.of("json", "text")) {
        assertThat(merge(files, "--format", format).answer())
            .isEqualTo(vedette(command + " --format " + format).answer());
      }
    }
  }

  @Test
  void any_number_of_threads_writes_the_same_log() {
    String command = SAMPLED + " --shard 2/3 --threads ";
    assertThat(vedette(command + 3).answer()).isEqualTo(vedette(command + 1).answer());
  }

  @Test
  void own_tables_are_given_to_the_merge_as_well() throws IOException {
    Path builtIn = Path.of("tables/six-days/combat-results.json");
    Path mine = Files.createDirectory(dir.resolve("mine"));
    Files.writeString(
        mine.resolve("crt.json"), Files.readString(builtIn).replaceFirst("\"title\": \"", "$0My "));
    String command = SAMPLED + " --tables " + mine;
    List<String> files = shards(command, 2);
    assertThat(merge(files, "--tables", mine.toString()).answer())
        .isEqualTo(vedette(command + " --format json").answer());
    assertThat(merge(files).complaint(ExitCode.WRONG_FILE))
        .startsWith("error[M021]: " + files.get(1))
        .contains("another table than is in force here: six-days/combat-results")
        .contains("--tables DIR");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--turns 4 | --turns 3 | request",
        "--seed -7 | --seed 7 | seed",
        "--trials 90k | --trials 91k | number of trials",
        "--method direct | --method simulate | method",
        "--seed -7 | --seed -7 --chance success | question"
      })
  void shards_of_another_fight_are_not_mixed_in(String part, String other, String what)
      throws IOException {
    String one = shard(SAMPLED, 1, 2);
    String two = shard(SAMPLED.replace(part, other), 2, 2);
    assertThat(merge(List.of(one, two)).complaint(ExitCode.WRONG_FILE))
        .startsWith("error[M002]: " + two)
        .contains("another run than " + one + ": it has another " + what);
  }

  @Test
  void shards_of_a_sweep_and_of_a_fight_do_not_go_together() throws IOException {
    String fight = shard(SAMPLED, 1, 2);
    String sweep =
        file("sweep.log", vedette(SAMPLED.replace("inf 5", "inf {5,6}") + " --shard 1/2").answer());
    assertThat(merge(List.of(fight, sweep)).complaint(ExitCode.WRONG_FILE))
        .contains("sweep.log: this belongs to another run", "it has another kind of run");
    assertThat(merge(List.of(sweep, fight)).complaint(ExitCode.WRONG_FILE))
        .contains(fight + ": this belongs to another run");
    assertThat(merge(shards(SAMPLED, 2), "--best", "3").misuse())
        .contains("--best is about the cells");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"battles\": 32768 | \"battles\": 32769 | M012 | 2",
        "\"success\", \"counted\": [[false, | \"success\", \"counted\": [[true, | M012 | 2",
        "\"outcomes\": [[false, | \"outcomes\": [[true, | M012 | 3",
        "\"seed\": -7 | \"seed\": -8 | M012 | 1",
        "\"shard\": \"1/3\" | \"shard\": \"2/3\" | M012 | 1",
        "\"turns\": [\"4\"] | \"turns\": [\"5\"] | M012 | 1",
        "\"format\": 1 | \"format\": 2 | M007 | 1"
      })
  void a_log_changed_by_hand_is_refused_with_the_place(
      String passage, String replacement, String code, int line) throws IOException {
    String log = Files.readString(Path.of(shard(SAMPLED, 1, 3)));
    assertThat(log).contains(passage);
    String changed = file("changed.log", log.replace(passage, replacement));
    assertThat(merge(List.of(changed)).complaint(ExitCode.WRONG_FILE))
        .startsWith("error[" + code + "]: " + changed + ":" + line + ":");
  }

  /** Whoever reckons the checksums anew gets an answer or an error, and no bug. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[[false, | [[5, | M020",
        "[[false, | [[\"no\", | M020",
        "[\"attacker repulsed\", | [\"attacker surprised\", | M020",
        "{ \"name\": \"success\" | { \"name\": \"failure\" | M020",
        "\"outcomes\": [[ | \"outcomes\": [[1, | M020",
        "\"outcomes\": [[ | \"outcomes\": [5, [ | M020",
        "\"battles\": | \"battle\": | J101",
        "\"rules\": 4 | \"rules\": 2 | M021",
        "\"turns\": [\"4\"] | \"turns\": [4] | M021"
      })
  void a_forged_log_is_refused(String passage, String by, String code) throws IOException {
    String forged = LargeMergeTest.forged(shard(SAMPLED, 1, 1), Pattern.quote(passage), by);
    assertThat(merge(List.of(file("forged.log", forged))).complaint(ExitCode.WRONG_FILE))
        .startsWith("error[" + code + "]: ");
  }
}
