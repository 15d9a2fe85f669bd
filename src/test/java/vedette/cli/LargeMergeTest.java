package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.Captured.vedette;

import de.siegmar.fastcsv.reader.CsvReader;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.apache.commons.math3.fraction.Fraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import tools.jackson.core.json.JsonFactory;

/** Shards of any size are merged in little memory, packed or not, and hostile ones are refused. */
class LargeMergeTest {
  private static final String SWEEP =
      "crt attack tables/examples/odds.json --attacker 1..%d --defender 1..%d";
  private static final String SMALL = SWEEP.formatted(6, 5);

  @TempDir Path dir;

  private String shard(String sweep, String name, String shard) {
    String file = dir.resolve(name).toString();
    Captured run = vedette(sweep + " --format json --shard " + shard + " --output '" + file + "'");
    assertThat(run).isEqualTo(new Captured(ExitCode.DONE, "", ""));
    return file;
  }

  private static byte[] unpacked(String file) throws IOException {
    byte[] bytes = Files.readAllBytes(Path.of(file));
    return new GZIPInputStream(new ByteArrayInputStream(bytes)).readAllBytes();
  }

  private String file(String name, byte[] bytes) throws IOException {
    return Files.write(dir.resolve(name), bytes).toString();
  }

  private static Captured merge(String... files) {
    return Captured.merge(List.of(files));
  }

  /** A program of its own, with less memory than the shards have bytes. */
  private static String mergedInLittleMemory(Path out, String... files) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xmx20m", "-XX:+UseSerialGC", "-cp"));
    command.add(
        Stream.of(Main.class, CommandLine.class, JsonFactory.class, CsvReader.class, Fraction.class)
            .map(it -> it.getProtectionDomain().getCodeSource().getLocation().getPath())
            .collect(Collectors.joining(File.pathSeparator)));
    command.addAll(List.of("vedette.cli.Main", "merge", "--output", out.toString()));
    command.addAll(Arrays.asList(files));
    Process program = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(program.waitFor()).as(said).isZero();
    return Files.readString(out);
  }

  /** 122,500 cells in two files of some 16 MB each, for which 20 MB of memory are enough. */
  @Test
  void shards_larger_than_memory_are_merged() throws Exception {
    String sweep = SWEEP.formatted(350, 350);
    String one = shard(sweep, "one.json", "1/2");
    String two = shard(sweep, "two.json.gz", "2/2");
    assertThat(Files.size(Path.of(one)) + unpacked(two).length).isGreaterThan(30_000_000);
    String merged = mergedInLittleMemory(dir.resolve("all.json"), two, one);
    assertThat(merged.equals(vedette(sweep + " --format json").answer())).isTrue();
  }

  @Test
  void packed_shards_give_the_bytes_of_the_whole_packed_or_not() throws IOException {
    String one = shard(SMALL, "one.json.gz", "1/2");
    String two = shard(SMALL, "two.json", "2/2");
    String whole = vedette(SMALL + " --format json").answer();
    assertThat(merge(one, two).answer()).isEqualTo(whole);
    String all = dir.resolve("all.json.gz").toString();
    assertThat(Captured.merge(List.of(one, two), "--output", all))
        .isEqualTo(new Captured(ExitCode.DONE, "", ""));
    assertThat(new String(unpacked(all), StandardCharsets.UTF_8)).isEqualTo(whole);
    assertThat(Captured.merge(List.of(all), "--format", "csv").answer())
        .isEqualTo(vedette(SMALL + " --format csv").answer());
  }

  @Test
  void tallies_are_packed_as_well() {
    String fight = Captured.LONG_BATTLE + " --method direct --trials 40k";
    String one = dir.resolve("1.json.gz").toString();
    String two = dir.resolve("2.json.gz").toString();
    vedette(fight + " --shard 1/2 --output " + one);
    vedette(fight + " --shard 2/2 --output " + two);
    assertThat(merge(two, one).answer()).isEqualTo(vedette(fight + " --format json").answer());
  }

  @Test
  void packed_data_that_ends_early_or_was_changed_is_refused() throws IOException {
    byte[] packed = Files.readAllBytes(Path.of(shard(SMALL, "whole.json.gz", "1/1")));
    for (int length : new int[] {3, 12, packed.length / 2, packed.length - 4}) {
      String torn = file("torn.json.gz", Arrays.copyOf(packed, length));
      assertThat(merge(torn).complaint(ExitCode.WRONG_FILE)).startsWith("error[J017]: " + torn);
    }
    byte[] changed = packed.clone();
    changed[packed.length / 2] ^= 0x55;
    merge(file("changed.json.gz", changed)).complaint(ExitCode.WRONG_FILE);
    assertThat(merge(file("not.json.gz", "{}".getBytes(StandardCharsets.UTF_8))).code())
        .isEqualTo(ExitCode.WRONG_FILE);
    assertThat(merge(file("packed.json", packed)).complaint(ExitCode.WRONG_FILE))
        .contains("not text (gzip data?)", ".gz");
  }

  @Test
  void a_failed_merge_leaves_the_old_file_as_it_was() throws IOException {
    String old = file("all.json", "old".getBytes(StandardCharsets.UTF_8));
    String one = shard(SMALL, "one.json", "1/2");
    Captured.merge(List.of(one), "--output", old).complaint(ExitCode.WRONG_FILE);
    assertThat(Files.readString(Path.of(old))).isEqualTo("old");
    try (var files = Files.list(dir)) {
      assertThat(files).hasSize(2);
    }
  }

  /** What is done to the text, and what is said of it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "},\\n    \\{ \"cell\": 4 | }\\n    { \"cell\": 4 | J024",
        "},\\n    \\{ \"cell\": 4 | } x { \"cell\": 4 | J024",
        "\\}\\n  ]\\n} | },\\n  ]\\n} | J023",
        "\\}\\n  ]\\n} | }\\n  ]\\n | J027",
        "\\}\\n  ]\\n} | }\\n | J027",
        "\\}\\n  ]\\n} | }\\n  ]\\n} {} | J030",
        "\\}\\n  ]\\n} | }\\n  ],\\n\"cells\": [] } | J035",
        "\\}\\n  ]\\n} | }\\n  ],\\n\"more\": [] } | M001",
        "\"cell\": 4, | \"cell\": 6, | M005",
        "\\{ \"cell\": 4,.*\\n | | M005",
        "(\\{ \"cell\": 4,.*\\n) | $1$1 | M005",
        "\"cells\": \\[ | \"cells\": { | J020",
        "\"cells\": \\[ | \"cells\": 5, \"x\": [ | J103"
      })
  void a_hostile_shard_is_refused(String passage, String replacement, String code)
      throws IOException {
    String shard = Files.readString(Path.of(shard(SMALL, "one.json", "1/2")));
    String by = replacement == null ? "" : replacement.replace("\\n", "\n");
    String changed = shard.replaceFirst(passage.replace("\\n", "\n"), by);
    assertThat(changed).isNotEqualTo(shard);
    String file = file("hostile.json", changed.getBytes(StandardCharsets.UTF_8));
    assertThat(merge(file).complaint(ExitCode.WRONG_FILE))
        .startsWith("error[" + code + "]: " + file + ":");
  }

  /** A file without line ends is read as well as any, and what is wrong has its column. */
  @Test
  void a_shard_on_one_line_says_the_same() throws IOException {
    String whole = vedette(SMALL + " --format json").answer();
    String line = whole.replaceAll("\n *", "");
    String file = file("line.json", line.getBytes(StandardCharsets.UTF_8));
    assertThat(merge(file).answer()).isEqualTo(whole);
    int at = line.indexOf("\"cell\": 1,");
    String wrong = line.substring(0, at) + "\"cell\": 2," + line.substring(at + 10);
    assertThat(
            merge(file("wrong.json", wrong.getBytes(StandardCharsets.UTF_8)))
                .complaint(ExitCode.WRONG_FILE))
        .contains("wrong.json:1:")
        .contains("expected cell 1");
  }

  @Test
  void text_that_is_not_utf_8_is_refused() throws IOException {
    byte[] shard = Files.readAllBytes(Path.of(shard(SMALL, "one.json", "1/1")));
    shard[shard.length / 2] = (byte) 0xff;
    assertThat(merge(file("latin.json", shard)).complaint(ExitCode.WRONG_FILE))
        .startsWith("error[J013]: ");
    shard[shard.length / 2] = 0;
    assertThat(merge(file("nul.json", shard)).complaint(ExitCode.WRONG_FILE))
        .startsWith("error[J015]: ");
  }
}
