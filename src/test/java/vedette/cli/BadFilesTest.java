package vedette.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static vedette.cli.OwnTables.COMBAT_RESULTS;

import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Section A: the file itself and its encoding. */
class BadFilesTest extends BadInputRows {
  private static final String TITLE = "Combat results";

  @Override
  Stream<DynamicTest> rows() {
    return Stream.concat(files(), texts());
  }

  private static byte[] joined(byte[] one, byte[] other) {
    byte[] joined = Arrays.copyOf(one, one.length + other.length);
    System.arraycopy(other, 0, joined, one.length, other.length);
    return joined;
  }

  private static byte[] bytes(int... bytes) {
    byte[] all = new byte[bytes.length];
    for (int i = 0; i < all.length; i++) {
      all[i] = (byte) bytes[i];
    }
    return all;
  }

  /** The table with these bytes behind its title's first word, on line 4. */
  private static byte[] inTitle(int... bytes) {
    int at = COMBAT_RESULTS.indexOf(TITLE);
    return joined(
        joined(COMBAT_RESULTS.substring(0, at).getBytes(UTF_8), bytes(bytes)),
        COMBAT_RESULTS.substring(at).getBytes(UTF_8));
  }

  private static Stream<DynamicTest> files() {
    return Stream.of(
        row("A01", "a path that does not exist")
            .file("tables/crt.json", COMBAT_RESULTS)
            .command(Captured.BATTLE + " --tables $d/tabels")
            .refusedWithoutAnswer(5, "$d/tabels: cannot read", "did you mean `$d/tables`?"),
        row("A02", "a directory where a file belongs")
            .step(dir -> Files.createDirectory(dir.resolve("d.json")))
            .command("check --odds $d/d.json")
            .refusedWithoutAnswer(
                5, "$d/d.json: is a directory", "help: name a file in it; only --tables DIR"),
        row("A19", "a file of one gibibyte")
            .step(dir -> hole(dir.resolve("suite.json")))
            .command("check --odds $d/suite.json")
            .refusedWithoutAnswer(6, "limit of 16 MiB"),
        row("A20", "a pipe that nobody writes to, as a suite")
            .step(dir -> pipe(dir.resolve("suite.json")))
            .command("check --odds $d/suite.json")
            .refusedWithoutAnswer(6, "$d/suite.json: is a pipe or a device"),
        row("A20", "a device without end as a shard")
            .step(dir -> link(dir.resolve("shard.log"), "/dev/zero"))
            .command("merge $d/shard.log")
            .refusedWithoutAnswer(6, "$d/shard.log: file is larger than the limit of 64 MiB"),
        row("A20", "a pipe as a baseline")
            .suite(Guarded.scenario("one", "inf 5", ""))
            .step(dir -> pipe(dir.resolve("baseline.json")))
            .command("check $d/suite.json --baseline $d/baseline.json")
            .refusedWithoutAnswer(6, "$d/baseline.json: is a pipe or a device"),
        row("A20", "a pipe as a baseline to be written")
            .suite(Guarded.scenario("one", "inf 5", ""))
            .step(dir -> pipe(dir.resolve("baseline.json")))
            .command("check $d/suite.json --baseline $d/baseline.json --update-baseline")
            .refusedWithoutAnswer(6, "$d/baseline.json: is a pipe or a device"),
        row("A20", "a device without end as a table")
            .step(dir -> link(dir.resolve("tables/crt.json"), "/dev/zero"))
            .refusedWithoutAnswer(6, "$d/tables/crt.json: is a pipe or a device"),
        row("A20", "a pipe as a journal")
            .step(dir -> pipe(dir.resolve("j")))
            .command("six-days battle --attacker 'inf {4..5}' --defender 'inf 4' --journal $d/j")
            .refusedWithoutAnswer(6, "$d/j: is a pipe or a device"),
        row("A24", "a link to a good file")
            .file("real.json", COMBAT_RESULTS)
            .step(dir -> link(dir.resolve("tables/crt.json"), "../real.json"))
            .answered("six-days/combat-results from", "/tables/crt.json\n"),
        row("A25", "a loop of links")
            .step(dir -> link(dir.resolve("tables/crt.json"), "crt.json"))
            .refusedWithoutAnswer(5, "$d/tables/crt.json: cannot read: too many levels"),
        row("A25", "a link to nothing")
            .step(dir -> link(dir.resolve("tables/crt.json"), "nothing.json"))
            .refusedWithoutAnswer(5, "no such file", "it is a link to a file that is not there"),
        row("A25", "a directory that is linked from below itself")
            .table(COMBAT_RESULTS)
            .step(dir -> link(dir.resolve("tables/again"), "."))
            .answered("six-days/combat-results from", "/tables/crt.json\n"));
  }

  private static void hole(Path file) throws Exception {
    try (RandomAccessFile large = new RandomAccessFile(file.toFile(), "rw")) {
      large.setLength(1L << 30); // a hole, which takes no room on the disk
    }
  }

  private static void pipe(Path path) throws Exception {
    new ProcessBuilder("mkfifo", path.toString()).start().waitFor();
  }

  private static void link(Path link, String target) throws Exception {
    Files.createDirectories(link.getParent());
    Files.createSymbolicLink(link, Path.of(target));
  }

  private static Stream<DynamicTest> texts() {
    String place = "$d/tables/crt.json:";
    return Stream.of(
        row("A04", "an empty file").table("").refusedWithoutAnswer(4, place + "1:1: file is empty"),
        row("A05", "only blanks").table(" \n\t\n").refusedWithoutAnswer(4, "file is empty"),
        row("A06", "a byte order mark and a good table")
            .table("\ufeff" + COMBAT_RESULTS)
            .answered("six-days/combat-results from", "/tables/crt.json\n"),
        row("A06", "a byte order mark moves no column")
            .table("\ufeff" + COMBAT_RESULTS.replaceFirst("\"id\"", "\"idd\""))
            .refusedWithoutAnswer(4, place + "3:3: unknown key \"idd\""),
        row("A07", "a byte order mark alone").table("\ufeff").refusedWithoutAnswer(4, "is empty"),
        row("A08", "lines that end as on Windows")
            .table(COMBAT_RESULTS.replace("\n", "\r\n").replace("\"id\"", "\"idd\""))
            .refusedWithoutAnswer(4, place + "3:3: "),
        row("A09", "lines that end in a carriage return")
            .table(COMBAT_RESULTS.replace("\n", "\r").replace("\"id\"", "\"idd\""))
            .refusedWithoutAnswer(4, place + "3:3: "),
        row("A10", "UTF-16, the lower byte first")
            .table(COMBAT_RESULTS.getBytes(UTF_16LE))
            .refusedWithoutAnswer(4, place + "1:1: file is UTF-16", "save it as UTF-8"),
        row("A10", "UTF-16 with its mark")
            .table(("\ufeff" + COMBAT_RESULTS).getBytes(UTF_16BE))
            .refusedWithoutAnswer(4, place + "1:1: file is UTF-16"),
        row("A11", "Latin-1")
            .table(COMBAT_RESULTS.replace(TITLE, "Café").getBytes(ISO_8859_1))
            .refusedWithoutAnswer(4, place + "4:16: invalid UTF-8 at 4:16 (byte 0xE9)"),
        row("A12", "an overlong character")
            .table(inTitle(0xc0, 0xaf))
            .refusedWithoutAnswer(4, place + "4:13: invalid UTF-8"),
        row("A12", "half a character in three bytes")
            .table(inTitle(0xed, 0xa0, 0x80))
            .refusedWithoutAnswer(4, place + "4:13: invalid UTF-8"),
        row("A13", "a file that ends inside a character")
            .table(joined("{ \"title\": \"Caf".getBytes(UTF_8), bytes(0xc3)))
            .refusedWithoutAnswer(4, place + "1:16: file ends inside a character; truncated?"),
        row("A14", "a NUL in the text").table(inTitle(0)).refusedWithoutAnswer(4, place + "4:13: "),
        row("A14", "a NUL behind the text")
            .table(COMBAT_RESULTS + "\0")
            .refusedWithoutAnswer(4, "the file holds a NUL character (U+0000)"),
        row("A15", "data that was packed")
            .table(bytes(0x1f, 0x8b, 8, 0, 0, 0))
            .refusedWithoutAnswer(4, place + "1:1: not text (gzip data?)"),
        row("A15", "an image")
            .table(bytes(0x89, 'P', 'N', 'G', 13, 10))
            .refusedWithoutAnswer(4, "not text (a PNG image?)"),
        row("A16", "a comment")
            .table("{ // mine\n }")
            .refusedWithoutAnswer(4, place + "1:3: JSON has no comments"),
        row("A16", "a comma too many")
            .table("{ \"a\": 1, }")
            .refusedWithoutAnswer(4, place + "1:9: comma before"),
        row("A16", "single quotes")
            .table("{ 'a': 1 }")
            .refusedWithoutAnswer(4, place + "1:3: a single quote is not a quotation mark"),
        row("A17", "YAML").table("id: a\n").refusedWithoutAnswer(4, place + "1:1: looks like YAML"),
        row("A17", "TOML").table("id = 1\n").refusedWithoutAnswer(4, "looks like TOML"),
        row("A18", "YAML that would grow without end")
            .table("a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n")
            .refusedWithoutAnswer(4, place + "1:1: looks like YAML"));
  }
}
