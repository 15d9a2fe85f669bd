package vedette.cli;

import static vedette.cli.OwnTables.COMBAT_RESULTS;

import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Section A: the file itself. What stands in it is held by SourceTest and JsonReaderTest. */
class BadFilesTest extends BadInputRows {
  @Override
  Stream<DynamicTest> rows() {
    return Stream.of(
        row("A01", "a path that does not exist")
            .file("tables/crt.json", COMBAT_RESULTS)
            .command(CapturedRun.BATTLE + " --tables $d/tabels")
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
        row("A20", "a pipe as a baseline")
            .suite(GuardedSuite.scenario("one", "inf 5", ""))
            .step(dir -> pipe(dir.resolve("baseline.json")))
            .command("check $d/suite.json --baseline $d/baseline.json")
            .refusedWithoutAnswer(6, "$d/baseline.json: is a pipe or a device"),
        row("A20", "a pipe as a baseline to be written")
            .suite(GuardedSuite.scenario("one", "inf 5", ""))
            .step(dir -> pipe(dir.resolve("baseline.json")))
            .command("check $d/suite.json --baseline $d/baseline.json --update-baseline")
            .refusedWithoutAnswer(6, "$d/baseline.json: is a pipe or a device"),
        row("A20", "a device without end as a table")
            .step(dir -> link(dir.resolve("tables/crt.json"), "/dev/zero"))
            .refusedWithoutAnswer(6, "$d/tables/crt.json: is a pipe or a device"),
        row("A24", "a link to a good file")
            .file("real.json", COMBAT_RESULTS)
            .step(dir -> link(dir.resolve("tables/crt.json"), "../real.json"))
            .answered("six-days/combat-results from", "/tables/crt.json\n"),
        row("A25", "a loop of links")
            .step(dir -> link(dir.resolve("tables/crt.json"), "crt.json"))
            .refusedWithoutAnswer(5, "$d/tables/crt.json: cannot read: too many levels"),
        row("A25", "a link to nothing")
            .step(dir -> link(dir.resolve("tables/crt.json"), "nothing.json"))
            .refusedWithoutAnswer(
                5, "no such file", "correct the link, which points to a missing file"),
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
}
