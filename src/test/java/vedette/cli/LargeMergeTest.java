package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;
import static vedette.cli.Captured.vedette;

import de.siegmar.fastcsv.reader.CsvReader;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.Fraction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import tools.jackson.core.json.JsonFactory;
import vedette.study.log.LogWriter;

/** Shards of any size are merged in little memory, through pipes too, and hostile ones refused. */
@Tag("slow")
class LargeMergeTest {
  private static final String SWEEP =
      "own tables/examples/odds.json --attacker 1..%d --defender 1..%d";
  private static final String SMALL = SWEEP.formatted(6, 5);

  @TempDir Path dir;

  private String shard(String sweep, String name, String shard) {
    String file = dir.resolve(name).toString();
    Captured run = vedette(sweep + " --shard " + shard + " --output '" + file + "'");
    assertThat(run).isEqualTo(new Captured(ExitCode.DONE, "", ""));
    return file;
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
    command.addAll(List.of("-Xmx8m", "-XX:+UseSerialGC", "-cp"));
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

  /** 40,000 cells in two files of some 5 MB each, for which 8 MB of memory are enough. */
  @Test
  void shards_larger_than_memory_are_merged() throws Exception {
    String sweep = SWEEP.formatted(200, 200);
    String one = shard(sweep, "one.log", "1/2");
    String two = shard(sweep, "two.log", "2/2");
    assertThat(Files.size(Path.of(one)) + Files.size(Path.of(two))).isGreaterThan(9_000_000);
    String merged = mergedInLittleMemory(dir.resolve("all.json"), two, one);
    assertThat(merged.equals(vedette(sweep + " --format json").answer())).isTrue();
  }

  /** As {@code <(gzip -dc one.log.gz)} of a shell. */
  @Test
  void shards_come_through_pipes() throws Exception {
    Path pipe = dir.resolve("pipe");
    assumeThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    byte[] one = Files.readAllBytes(Path.of(shard(SMALL, "one.log", "1/2")));
    String two = shard(SMALL, "two.log", "2/2");
    String whole = vedette(SMALL + " --format json").answer();
    assertThat(mergedThrough(pipe, one, two).answer()).isEqualTo(whole);
    byte[] torn = Arrays.copyOf(one, one.length - 10);
    assertThat(mergedThrough(pipe, torn, two).complaint(ExitCode.WRONG_FILE))
        .startsWith("error[M006]: " + pipe + ": this log has no last line");
  }

  private static Captured mergedThrough(Path pipe, byte[] bytes, String other) throws Exception {
    FutureTask<Path> writing = new FutureTask<>(() -> Files.write(pipe, bytes));
    new Thread(writing).start();
    Captured merged = merge(pipe.toString(), other);
    writing.get();
    return merged;
  }

  @Test
  void nothing_is_packed_in_the_program() throws IOException {
    assertThat(vedette(SMALL + " --shard 1/2 --output '" + dir + "/one.log.gz'").misuse())
        .contains("one.log.gz` would not be packed by gzip", "| gzip > ");
    String packed = file("one.log.gz", new byte[] {0x1f, (byte) 0x8b, 8, 0, 0, 0});
    assertThat(merge(packed).complaint(ExitCode.WRONG_FILE))
        .contains("not text (gzip data?)", "<(gzip -dc FILE)");
  }

  @Test
  void a_failed_merge_leaves_the_old_file_as_it_was() throws IOException {
    String old = file("all.json", "old".getBytes(StandardCharsets.UTF_8));
    String one = shard(SMALL, "one.log", "1/2");
    Captured.merge(List.of(one), "--output", old).complaint(ExitCode.WRONG_FILE);
    assertThat(Files.readString(Path.of(old))).isEqualTo("old");
    try (var files = Files.list(dir)) {
      assertThat(files).hasSize(2);
    }
  }

  /** What is done to the text of lines 1 to 17, and what is said of which line. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"cell\": 4, | \"cell\": 6, | M012 | :4:1: this line",
        "\\{ \"cell\": 4,.*\\n | | M012 | :16:1: this last line",
        "(\\{ \"cell\": 4,.*\\n) | $1$1 | M012 | :18:1: this last line",
        "(\\{ \"cell\": 4,.*\\n)(.*\\n) | $2$1 | M012 | :17:1: this last line",
        "\\{ \"lines\": 15 | { \"lines\": 14 | M012 | :17:1: this last line",
        "\\{ \"lines\".*\\n | | M006 | : this log has no last line",
        "\\}\\n$ | | M006 | : this log has no last line",
        "(\"log\": \"sw)[\\s\\S]* | $1 | M006 | : this log has no last line",
        "\\}\\n$ | }\\n{}\\n | M005 | :18:1: something stands behind the last line",
        "\\}\\n$ | }\\nx | M005 | :18:1: something stands behind the last line",
        "\"shard\": \"1/2\" | \"shard\": \"1/1\" | M012 | :1:1: the head line",
        "\"rounds\": \\[\"1\" | \"rounds\": [\"2\" | M012 | :1:1: the head line",
        "\\n | \\r\\n | M012 | :1:1: the head line",
        "\"log\": \"sweep\" | \"lag\": \"sweep\" | M001 | :1:1: this is not the log of",
        "\"format\": 1 | \"format\": 2 | M007 | :1:13: file needs format 2"
      })
  void a_hostile_shard_is_refused(String passage, String replacement, String code, String message)
      throws IOException {
    String shard = Files.readString(Path.of(shard(SMALL + " --rounds 1", "one.log", "1/2")));
    String by = replacement == null ? "" : replacement.replace("\\n", "\n").replace("\\r", "\r");
    String changed = shard.replaceFirst(passage.replace("\\n", "\n"), by);
    assertThat(changed).isNotEqualTo(shard);
    String file = file("hostile.log", changed.getBytes(StandardCharsets.UTF_8));
    assertThat(merge(file).complaint(ExitCode.WRONG_FILE))
        .startsWith("error[" + code + "]: " + file + message);
  }

  /** Whoever reckons the checksums anew gets an answer or an error, and no bug. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"cell\": 4, | \"cell\": 6, | M013",
        "\"cell\": 4, | \"cell\": -4, | N008",
        "\"cell\": 4, | \"cell\": 400, | M013",
        "\"figures\": \\{ \"success\": [^,]*, | \"figures\": { | M013",
        "\"figures\": \\{[^}]*} | \"figures\": 5 | M013",
        "\"figures\": \\{ | \"fogures\": { | J101",
        "\"shard\": \"1/1\" | \"shard\": \"half\" | M005",
        "\"swept\": \\[ | \"swopt\": [ | J101",
        "\"log\": \"sweep\" | \"log\": \"fight\" | J102"
      })
  void a_forged_shard_is_refused(String passage, String replacement, String code)
      throws IOException {
    String forged = forged(shard(SMALL, "one.log", "1/1"), passage, replacement);
    String file = file("forged.log", forged.getBytes(StandardCharsets.UTF_8));
    assertThat(merge(file).complaint(ExitCode.WRONG_FILE))
        .startsWith("error[" + code + "]: " + file + ":");
  }

  static String forged(String shard, String passage, String by) throws IOException {
    List<String> lines = new ArrayList<>(Files.readAllLines(Path.of(shard)));
    lines.remove(lines.size() - 1);
    lines.replaceAll(it -> it.replaceFirst(", \"checksum\": \"[0-9a-f]{8}\" }$", " }"));
    String changed = String.join("\n", lines).replaceFirst(passage, by);
    StringWriter written = new StringWriter();
    List<String> anew = changed.lines().toList();
    LogWriter log = new LogWriter(written, anew.get(0));
    anew.stream().skip(1).forEach(log::add);
    log.end();
    return written.toString();
  }

  @Test
  void bytes_that_are_no_text_are_refused() throws IOException {
    byte[] shard = Files.readAllBytes(Path.of(shard(SMALL, "one.log", "1/1")));
    for (int wrong : new int[] {0xff, 0}) {
      shard[shard.length / 2] = (byte) wrong;
      assertThat(merge(file("bytes.log", shard)).complaint(ExitCode.WRONG_FILE))
          .startsWith("error[M012]: ");
    }
  }
}
