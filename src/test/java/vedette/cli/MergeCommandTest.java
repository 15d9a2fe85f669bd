package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.Captured.merge;
import static vedette.cli.Captured.vedette;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** `vedette merge` puts shards together to the bytes of the whole sweep. */
class MergeCommandTest {
  private static final String SWEEP =
      "sweep six-days battle --attacker 'inf {3..7}, cav 2' --defender 'inf 4' --turns 3"
          + " --terrain '{clear,woods}' --measure all";
  private static final String SAMPLED = SWEEP + " --method simulate --trials 2k --seed -7";

  @TempDir Path dir;

  private String file(String name, String text) {
    try {
      return Files.writeString(dir.resolve(name), text).toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String shard(String sweep, int number, int of) {
    String shard = number + "/" + of;
    return file(
        number + "-of-" + of + ".json",
        vedette(sweep + " --format json --shard " + shard).answer());
  }

  private List<String> shards(String sweep, int of) {
    List<String> files = new ArrayList<>();
    for (int number = of; number >= 1; number--) {
      files.add(shard(sweep, number, of));
    }
    return files;
  }

  @Test
  void a_shard_without_cells_says_so() {
    assertThat(vedette(SWEEP + " --shard 12/12").answer())
        .contains("10 cells, shard 12/12")
        .endsWith("\n  This shard has no cells.\n");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 7, 12})
  void shards_in_any_order_give_the_bytes_of_the_whole(int of) {
    // Ten cells: of twelve shards two are empty.
    assertThat(merge(shards(SWEEP, of)).answer())
        .isEqualTo(vedette(SWEEP + " --format json").answer());
  }

  @ParameterizedTest
  @ValueSource(strings = {"direct", "simulate"})
  void shards_of_a_sampled_sweep_agree_on_the_seeds(String method) {
    String sweep = SAMPLED.replace("simulate", method);
    assertThat(merge(shards(sweep, 3)).answer())
        .isEqualTo(vedette(sweep + " --format json").answer());
  }

  @ParameterizedTest
  @ValueSource(strings = {"text", "csv", "markdown"})
  void the_merged_sweep_can_be_had_in_every_format(String format) {
    for (String sweep :
        List.of(SWEEP, SAMPLED, SWEEP.replace("--measure all", "--measure ending"))) {
      assertThat(merge(shards(sweep, 2), "--format", format).answer())
          .isEqualTo(vedette(sweep + " --format " + format).answer());
    }
  }

  @Test
  void a_shard_by_itself_shows_its_own_cells() {
    assertThat(vedette(SWEEP + " --shard 2/3").answer())
        .startsWith("six-days battle: sweep of 10 cells, shard 2/3, exact");
    assertThat(vedette(SWEEP + " --shard 2/3 --format csv").answer().lines()).hasSize(4);
  }

  @Test
  void a_missing_shard_is_named() {
    List<String> files = shards(SWEEP, 7);
    files.remove(2);
    assertThat(merge(files).complaint(ExitCode.WRONG_FILE))
        .startsWith("error[M004]: ")
        .contains("shard 5/7 is missing")
        .contains("--shard 5/7");
    files.remove(0);
    assertThat(merge(files).complaint(ExitCode.WRONG_FILE)).contains("shards 5/7, 7/7 are missing");
  }

  @Test
  void a_shard_given_twice_is_named() {
    List<String> files = shards(SWEEP, 2);
    files.add(file("again.json", read(files.get(0))));
    assertThat(merge(files).complaint(ExitCode.WRONG_FILE))
        .contains("again.json: shard 2/2 is given twice, first in " + files.get(0));
  }

  private static String read(String file) {
    try {
      return Files.readString(Path.of(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--turns 3 | --turns 2 | request",
        "{3..7} | {3..8} | request",
        "--measure all | --measure ending | choice of measures",
        "six-days battle | six-days battle --method simulate --trials 2k | method"
      })
  void shards_of_another_sweep_are_not_mixed_in(String part, String other, String what) {
    String one = shard(SWEEP, 1, 2);
    String two = shard(SWEEP.replace(part, other), 2, 2);
    assertThat(merge(List.of(one, two)).complaint(ExitCode.WRONG_FILE))
        .startsWith("error[M002]: " + two)
        .contains("another sweep than " + one + ": it has another " + what);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'{ \"format\": 1 }' | this file was not written by a sweep",
        "'' | file is empty",
        "'{ \"format\": ' | never closed"
      })
  void a_file_that_is_no_shard_is_blamed_alone_wherever_it_stands(String text, String what) {
    List<String> sweep = shards(SWEEP, 2);
    List<String> fight = new ArrayList<>();
    for (int i = 1; i <= 2; i++) {
      fight.add(
          file(
              "tally" + i + ".json",
              vedette(Captured.BATTLE + " --method simulate --trials 30k --shard " + i + "/2")
                  .answer()));
    }
    String bad = file("bad.json", text);
    for (List<String> good : List.of(sweep, fight)) {
      for (int place = 0; place <= 2; place++) {
        List<String> files = new ArrayList<>(good);
        files.add(place, bad);
        Captured merged = merge(files);
        assertThat(merged.code()).isEqualTo(ExitCode.WRONG_FILE);
        assertThat(merged.err().replace(bad, "BAD")).containsOnlyOnce("error[").contains("BAD");
        assertThat(merged.err())
            .containsPattern(what + "|this file is not the tally of a fight's trials");
      }
    }
  }

  @Test
  void a_shard_of_another_sweep_is_blamed_alone_also_if_it_is_named_first() {
    String other =
        file(
            "other.json",
            vedette(SWEEP.replace("inf 4", "inf 5") + " --format json --shard 1/3").answer());
    Captured merged = merge(List.of(other, shard(SWEEP, 2, 3), shard(SWEEP, 3, 3)));
    assertThat(merged.code()).isEqualTo(ExitCode.WRONG_FILE);
    assertThat(merged.err())
        .containsOnlyOnce("error[")
        .startsWith("error[M002]: " + other + ": this belongs to another sweep than ")
        .contains("2-of-3.json: it has another request");
  }

  @Test
  void beside_a_spoilt_copy_of_a_shard_the_shard_is_not_given_twice() {
    String good = shard(SWEEP, 1, 2);
    String spoilt = file("spoilt.json", read(good).replace("\"cell\": 2", "\"cell\": 4"));
    Captured merged = merge(List.of(spoilt, good, shard(SWEEP, 2, 2)));
    assertThat(merged.err()).containsOnlyOnce("error[").startsWith("error[M005]: " + spoilt);
  }

  @Test
  void shards_cut_differently_do_not_go_together() {
    assertThat(
            merge(List.of(shard(SWEEP, 1, 2), shard(SWEEP, 2, 3))).complaint(ExitCode.WRONG_FILE))
        .contains("another number of shards");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"cell\": 2, | \"cell\": 3, | M005",
        "\"values\": [\"4\", \"clear\"] | \"values\": [\"5\", \"clear\"] | M005",
        "\"shard\": \"1/2\" | \"shard\": \"1/3\" | M005",
        "\"shard\": \"1/2\" | \"shard\": \"1/1\" | M005",
        "\"shard\": \"1/2\" | \"shard\": \"half\" | M006",
        "\"method\": \"exact\" | \"method\": \"guess\" | J104",
        "\"defenderLoss\": 2. | \"defenderLost\": 2. | M006",
        "\"defenderLoss\": 2.016 | \"defenderLoss\": null | M006",
        "\"swept\": [ | \"swapped\": [ | M001",
        "\"precision\": 0.0 | \"precision\": \"none\" | M006",
        "\"seed\": 1 | \"seed\": 0.5 | M006",
        "\"undecided\": 0.0 | \"undecided\": 7.0 | M006",
        "\"undecided\": 0.0 | \"undecided\": 0.25 | M006",
        "\"defenderEliminated\": 0. | \"defenderEliminated\": 55. | M006",
        "\"defenderLoss\": 2.0 | \"defenderLoss\": -2.0 | M006",
        "\"ending: attacker repulsed\": 0. | \"ending: attacker repulsed\": 0.5 | M006",
        "\"error\": 3. | \"error\": -3. | M006",
        "\"error\": 3. | \"error\": 4. | M006",
        "\"error\": 3. | \"error\": 1e999, \"e\": 3. | N004",
        "\"turns\": [\"3\"] | \"turns\": [\"2\"] | M006",
        "\"checksum\": \" | \"checksum\": \"0 | M006",
        "\"checksum\" | \"x-checksum\" | M006",
        "\"format\": 3 | \"format\": 4 | M007"
      })
  void a_shard_changed_by_hand_is_refused_with_the_place(
      String passage, String replacement, String code) {
    String shard = read(shard(SWEEP, 1, 2));
    assertThat(shard).contains(passage);
    int at = shard.indexOf(passage);
    String changed = shard.substring(0, at) + replacement + shard.substring(at + passage.length());
    assertThat(
            merge(List.of(file("changed.json", changed), shard(SWEEP, 2, 2)))
                .complaint(ExitCode.WRONG_FILE))
        .containsPattern("error\\[" + code + "]: \\S*changed.json:[0-9]+:[0-9]+: ");
  }

  @Test
  void an_interval_lies_around_its_figure() {
    String shard = read(shard(SAMPLED, 1, 1));
    String changed = shard.replaceFirst("(\"high\": .*?\"defenderLoss\": )[0-9.]+", "$10.5");
    assertThat(changed).isNotEqualTo(shard);
    assertThat(merge(List.of(file("changed.json", changed))).complaint(ExitCode.WRONG_FILE))
        .contains("these are not the odds of a fight: defenderLoss ");
    assertThat(merge(List.of(file("whole.json", shard))).answer()).isEqualTo(shard);
  }

  /** With a roll less than it takes, nothing happens for ever: such a fight has no mean. */
  @Test
  void what_an_interval_holds_for_is_part_of_the_whole() {
    String volley =
        "sweep days-of-glory shoot --shooter '{8..12} smoothbore; range 4'"
            + " --method simulate --trials 2k";
    String whole = vedette(volley + " --format json").answer();
    assertThat(whole).contains("\"ifAtMost\": { \"casualties\": ");
    assertThat(merge(shards(volley, 2)).answer()).isEqualTo(whole);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " --method simulate --trials 2k"})
  void what_never_ends_is_part_of_the_whole(String method) {
    String endless =
        "sweep crt attack src/test/resources/crt/kills.json --attacker 4 --defender 2 --column"
            + " town --rounds until-decided --drm -1..1"
            + method;
    String shard = read(shard(endless, 1, 1));
    assertThat(shard).contains("\"defenderLoss\": null", "\"undecided\": 1.0");
    assertThat(merge(List.of(file("whole.json", shard))).answer()).isEqualTo(shard);
    assertThat(vedette(endless).answer())
        .containsPattern("\n  -1 +0% +- +- +100%\n  0 +100% +0\\.0000 +2\\.0000 +0%\n");
    assertThat(vedette(endless + " --format csv").answer()).contains("\n-1,");
    assertThat(
            merge(
                    List.of(
                        file(
                            "none.json",
                            shard.replaceFirst("\"undecided\": 1.0", "\"undecided\": 0.0"))))
                .complaint(ExitCode.WRONG_FILE))
        .startsWith("error[M006]: ");
  }

  @Test
  void a_file_of_more_than_sixteen_mebibytes_is_merged_as_any_other() throws IOException {
    String shard = read(shard(SWEEP, 1, 1));
    String padded = shard.replaceFirst("\\{", "{" + " ".repeat(17 << 20));
    assertThat(merge(List.of(file("large.json", padded))).answer()).isEqualTo(shard);
  }

  @Test
  void more_cells_than_a_sweep_may_have_are_refused() {
    StringBuilder values = new StringBuilder("\"values\": [\"0\"");
    for (int i = 1; i < 600_000; i++) {
      values.append(",\"").append(i).append('"');
    }
    String shard = read(shard(SWEEP, 1, 1));
    String changed = shard.replaceFirst("\"values\": \\[\"3\", \"4\"[^]]*", values.toString());
    assertThat(merge(List.of(file("huge.json", changed))).complaint(ExitCode.WRONG_FILE))
        .contains("at most 1,000,000 cells");
  }

  @Test
  void a_shard_cut_short_is_refused() {
    String whole = read(shard(SWEEP, 1, 1));
    for (int length : new int[] {1, 100, whole.length() / 2, whole.length() - 3}) {
      merge(List.of(file("torn.json", whole.substring(0, length)))).complaint(ExitCode.WRONG_FILE);
    }
  }

  @Test
  void what_no_sweep_wrote_is_refused() {
    String odds = file("odds.json", vedette(Captured.BATTLE + " --format json").answer());
    assertThat(merge(List.of(odds)).complaint(ExitCode.WRONG_FILE))
        .contains("odds.json:1:1: this file was not written by a sweep");
    assertThat(merge(List.of(file("list.json", "[]"))).complaint(ExitCode.WRONG_FILE))
        .startsWith("error[M001]");
  }

  @Test
  void a_file_that_is_not_there_cannot_be_read() {
    merge(List.of(shard(SWEEP, 1, 2), dir + "/none.json")).complaint(ExitCode.UNREADABLE);
    assertThat(vedette("merge").misuse()).contains("FILE is missing");
  }
}
