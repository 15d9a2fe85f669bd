package vedette.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.Captured.merge;
import static vedette.cli.Captured.vedette;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** `vedette merge` puts shards together to the bytes of the whole sweep. */
class MergeCommandTest {
  private static final String SWEEP =
      "six-days battle --attacker 'inf {3..7}, cav 2' --defender 'inf 4' --turns 3"
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
    return file(number + "-of-" + of + ".log", vedette(sweep + " --shard " + shard).answer());
  }

  private List<String> shards(String sweep, int of) {
    List<String> files = new ArrayList<>();
    for (int number = of; number >= 1; number--) {
      files.add(shard(sweep, number, of));
    }
    return files;
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

  @ParameterizedTest
  @ValueSource(strings = {"json", "text"})
  void a_shard_is_a_log_and_has_no_format(String format) {
    assertThat(vedette(SWEEP + " --shard 2/3 --format " + format).misuse())
        .contains("--format cannot be combined with --shard")
        .contains("give it to `vedette merge`");
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
    files.add(file("again.log", read(files.get(0))));
    assertThat(merge(files).complaint(ExitCode.WRONG_FILE))
        .contains("again.log: shard 2/2 is given twice, first in " + files.get(0));
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
        "--turns 3 | --turns 3 --max-states 50k | limit on states",
        "six-days battle | six-days battle --method simulate --trials 2k | method"
      })
  void shards_of_another_sweep_are_not_mixed_in(String part, String other, String what) {
    String one = shard(SWEEP, 1, 2);
    String two = shard(SWEEP.replace(part, other), 2, 2);
    assertThat(merge(List.of(one, two)).complaint(ExitCode.WRONG_FILE))
        .startsWith("error[M002]: " + two)
        .contains("another run than " + one + ": it has another " + what);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'{ \"format\": 1 }' | this is not the log of",
        "'' | file is empty",
        "'{ \"format\": ' | this is not the log of"
      })
  void a_file_that_is_no_shard_is_blamed_alone_wherever_it_stands(String text, String what) {
    List<String> sweep = shards(SWEEP, 2);
    List<String> fight = new ArrayList<>();
    for (int i = 1; i <= 2; i++) {
      fight.add(
          file(
              "fight" + i + ".log",
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
        assertThat(merged.err()).contains(what);
      }
    }
  }

  @Test
  void beside_a_spoilt_copy_of_a_shard_the_shard_is_not_given_twice() {
    String good = shard(SWEEP, 1, 2);
    String spoilt = file("spoilt.log", read(good).replace("\"cell\": 2", "\"cell\": 4"));
    Captured merged = merge(List.of(spoilt, good, shard(SWEEP, 2, 2)));
    assertThat(merged.err()).containsOnlyOnce("error[").startsWith("error[M012]: " + spoilt);
  }

  @Test
  void shards_cut_differently_do_not_go_together() {
    assertThat(
            merge(List.of(shard(SWEEP, 1, 2), shard(SWEEP, 2, 3))).complaint(ExitCode.WRONG_FILE))
        .contains("another number of shards");
  }

  /** With a roll less than it takes, nothing happens for ever: such a fight has no mean. */
  @Test
  void what_an_interval_holds_for_is_part_of_the_whole() {
    String volley =
        "days-of-glory shoot --shooter '{8..12} smoothbore; range 4'"
            + " --method simulate --trials 2k";
    String whole = vedette(volley + " --format json").answer();
    assertThat(whole).contains("\"ifAtMost\": { \"casualties\": ");
    assertThat(merge(shards(volley, 2)).answer()).isEqualTo(whole);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " --method simulate --trials 2k"})
  void what_never_ends_is_part_of_the_whole(String method) {
    String endless =
        "own src/test/resources/crt/kills.json --attacker 4 --defender 2 --column"
            + " town --rounds until-decided --drm -1..1"
            + method;
    String whole = vedette(endless + " --format json").answer();
    assertThat(whole).contains("\"defenderLoss\": null", "\"undecided\": 1.0");
    assertThat(merge(List.of(shard(endless, 1, 1))).answer()).isEqualTo(whole);
    assertThat(vedette(endless).answer())
        .containsPattern("\n  -1 +0% +- +- +100%\n  0 +100% +0\\.0000 +2\\.0000 +0%\n");
    assertThat(vedette(endless + " --format csv").answer()).contains("\n-1,");
  }

  @Test
  void a_shard_cut_short_is_refused() {
    String whole = read(shard(SWEEP, 1, 1));
    for (int length : new int[] {1, 100, whole.length() / 2, whole.length() - 3}) {
      merge(List.of(file("torn.log", whole.substring(0, length)))).complaint(ExitCode.WRONG_FILE);
    }
  }

  /** The text with the checksums that its lines ought to have. */
  private static String sealed(String text) {
    StringBuilder whole = new StringBuilder();
    CRC32C all = new CRC32C();
    String key = "";
    for (String line : text.lines().toList()) {
      String body = line.replaceFirst(", \"checksum\": \"[0-9a-f]{8}\" }$", "");
      boolean last = body.startsWith("{ \"lines\"");
      CRC32C sum = new CRC32C();
      sum.update(((last ? String.format("%08x", all.getValue()) : key) + body).getBytes(UTF_8));
      String hex = String.format("%08x", sum.getValue());
      String written = body + ", \"checksum\": \"" + hex + "\" }\n";
      key = key.isEmpty() ? hex : key;
      all.update(written.getBytes(UTF_8));
      whole.append(written);
    }
    return whole.toString();
  }

  @Test
  void a_log_that_contradicts_itself_is_refused_whatever_its_checksums() {
    String log = read(shard(SWEEP, 1, 1));
    assertThat(sealed(log)).isEqualTo(log);
    List<String> lines = new ArrayList<>(log.lines().toList());
    lines.add(lines.size() - 1, lines.get(lines.size() - 2));
    String more = String.join("\n", lines).replace("\"lines\": 10", "\"lines\": 11");
    assertThat(merge(List.of(file("more.log", sealed(more)))).complaint(ExitCode.WRONG_FILE))
        .contains("there is more behind its last cell");
    String count = log.replace("\"lines\": 10", "\"lines\": 999");
    assertThat(merge(List.of(file("count.log", sealed(count)))).complaint(ExitCode.WRONG_FILE))
        .contains("the last line says 999 where there are 10 lines");
    String named = log.replace("{ \"success\": ", "{ \"succes\": ");
    assertThat(merge(List.of(file("named.log", sealed(named)))).complaint(ExitCode.WRONG_FILE))
        .contains("this is not a cell of the sweep");
  }

  @Test
  void what_no_sweep_wrote_is_refused() {
    String odds = file("odds.json", vedette(Captured.BATTLE + " --format json").answer());
    String sweep = file("sweep.json", vedette(SWEEP + " --format json").answer());
    merge(List.of(sweep)).complaint(ExitCode.WRONG_FILE);
    assertThat(merge(List.of(odds)).complaint(ExitCode.WRONG_FILE))
        .contains("odds.json:1:1: this is not the log of");
    assertThat(merge(List.of(file("list.json", "[]"))).complaint(ExitCode.WRONG_FILE))
        .startsWith("error[M001]");
  }

  @Test
  void a_file_that_is_not_there_cannot_be_read() {
    merge(List.of(shard(SWEEP, 1, 2), dir + "/none.json")).complaint(ExitCode.UNREADABLE);
    assertThat(vedette("merge").misuse()).contains("FILE is missing");
  }
}
