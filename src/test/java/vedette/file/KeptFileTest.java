package vedette.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import vedette.problem.WrongFile;

/** A kept file has its old text or its new one, whatever happens to whoever writes it. */
@EnabledOnOs(OS.LINUX)
class KeptFileTest {
  private static final String OLD = "old ".repeat(3_000);
  private static final String NEW = "new! ".repeat(3_000);

  /** So small that a text takes a thousand writes. */
  private static final int PIECE = 15;

  private static final Duration NO_PATIENCE = Duration.ZERO;

  @TempDir Path dir;
  private Path file;

  @BeforeEach
  void write() throws IOException {
    file = dir.resolve("baseline.json");
    Files.writeString(file, OLD);
  }

  /**
   * Ends a write wherever it is. It is an error on its way out of the program, so the lock is let
   * go, but nobody clears away what is half written; {@code BaselineIT} has a process killed.
   */
  private static final class Killed extends Error {
    private static final long serialVersionUID = 1L;
  }

  /** A disk that fails at one of its calls, half way through if it writes. */
  private static final class Failing implements Disk {
    private final int at;
    private final boolean kills;
    private int calls;

    Failing(int at, boolean kills) {
      this.at = at;
      this.kills = kills;
    }

    private boolean fails() {
      return ++calls == at;
    }

    private IOException failure() {
      if (kills) {
        throw new Killed();
      }
      return new IOException("No space left on device");
    }

    @Override
    public void write(FileChannel channel, ByteBuffer bytes) throws IOException {
      if (fails()) {
        Disk.REAL.write(channel, bytes.limit(bytes.position() + bytes.remaining() / 2));
        throw failure();
      }
      Disk.REAL.write(channel, bytes);
    }

    @Override
    public void force(FileChannel channel) throws IOException {
      if (fails()) {
        throw failure();
      }
    }

    @Override
    public void replace(Path path, Path by) throws IOException {
      if (fails()) {
        throw failure();
      }
      Disk.REAL.replace(path, by);
    }
  }

  private KeptFile hold(Disk disk) {
    return KeptFile.hold(file, "b.json", disk, PIECE, NO_PATIENCE);
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(dir)) {
      return files.map(path -> path.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void it_has_the_new_text_and_nothing_else_is_left() throws IOException {
    try (KeptFile kept = hold(Disk.REAL)) {
      kept.replace(NEW);
    }
    assertThat(Files.readString(file)).isEqualTo(NEW);
    assertThat(names()).containsExactly("baseline.json");
  }

  @Test
  void killed_at_any_call_it_has_the_old_text_or_the_new_one() throws IOException {
    int killed = 0;
    for (int at = 1; ; at++) {
      Failing disk = new Failing(at, true);
      Throwable death =
          catchThrowable(
              () -> {
                try (KeptFile kept = hold(disk)) {
                  kept.replace(NEW);
                }
              });
      if (death == null) {
        break;
      }
      assertThat(death).isInstanceOf(Killed.class);
      assertThat(Files.readString(file)).isEqualTo(OLD);
      killed++;
    }
    // 15,000 characters in pieces of 15, the wait for the disk, and the exchange.
    assertThat(killed).isEqualTo(1_002);
    assertThat(Files.readString(file)).isEqualTo(NEW);
    assertThat(names()).as("leftovers of those killed").containsExactly("baseline.json");
  }

  @Test
  void a_full_disk_leaves_the_old_text_and_no_leftovers() throws IOException {
    for (int at : new int[] {1, 2, 500, 1_000, 1_001, 1_002}) {
      WrongFile full =
          catchThrowableOfType(
              WrongFile.class,
              () -> {
                try (KeptFile kept = hold(new Failing(at, false))) {
                  kept.replace(NEW);
                }
              });
      assertThat(full.kind()).isEqualTo(WrongFile.Kind.UNREADABLE);
      assertThat(full.getMessage())
          .startsWith("error[S032]: b.json: cannot write: no space left on device");
      assertThat(Files.readString(file)).isEqualTo(OLD);
      assertThat(names()).containsExactly("baseline.json");
    }
  }

  @Test
  void lines_are_appended_behind_what_is_kept_of_it() throws IOException {
    Files.writeString(file, "title\none\nto");
    try (KeptFile kept = hold(Disk.REAL)) {
      kept.cut("title\none\n".length());
      kept.append("two\n");
      kept.append("three\n");
    }
    assertThat(Files.readString(file)).isEqualTo("title\none\ntwo\nthree\n");
    assertThat(names()).containsExactly("baseline.json");
  }

  @Test
  void a_full_disk_leaves_no_half_of_a_line() throws IOException {
    Files.writeString(file, "title\n");
    try (KeptFile kept = hold(new Failing(2, false))) {
      kept.cut("title\n".length());
      kept.append("one\n");
      assertThat(catchThrowableOfType(WrongFile.class, () -> kept.append("two\n")))
          .hasMessageStartingWith("error[S032]: b.json: cannot write: no space left on device")
          .hasMessageContaining("help: make room for it; what was written before is kept");
      kept.append("three\n");
    }
    assertThat(Files.readString(file)).isEqualTo("title\none\nthree\n");
  }

  @Test
  void a_link_stays_a_link_and_the_file_keeps_its_mode() throws IOException {
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-r--"));
    Path far = Files.createDirectory(dir.resolve("far"));
    Path link = Files.createSymbolicLink(far.resolve("link.json"), Path.of("../baseline.json"));
    try (KeptFile kept = KeptFile.hold(link, "link.json")) {
      kept.replace(NEW);
    }
    assertThat(Files.isSymbolicLink(link)).isTrue();
    assertThat(Files.readString(file)).isEqualTo(NEW);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-rw-r--");
  }

  @Test
  void a_link_to_nothing_yet_makes_what_it_leads_to() throws IOException {
    Path link = Files.createSymbolicLink(dir.resolve("link"), Path.of("new.json"));
    try (KeptFile kept = KeptFile.hold(link, "link")) {
      kept.replace(NEW);
    }
    assertThat(Files.readString(dir.resolve("new.json"))).isEqualTo(NEW);
    assertThat(Files.isSymbolicLink(link)).isTrue();
  }

  @Test
  void a_read_only_file_is_refused_before_anything_is_done() throws IOException {
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--r--r--"));
    WrongFile wrong = catchThrowableOfType(WrongFile.class, () -> hold(Disk.REAL));
    assertThat(wrong.kind()).isEqualTo(WrongFile.Kind.UNREADABLE);
    assertThat(wrong.getMessage()).startsWith("error[S030]: b.json: cannot write: it is read-only");
    assertThat(names()).containsExactly("baseline.json");
  }

  @Test
  void a_directory_is_called_one() {
    assertThat(catchThrowableOfType(WrongFile.class, () -> KeptFile.hold(dir, "b.json")))
        .hasMessageStartingWith("error[S030]: b.json: cannot write: it is a directory");
  }

  @Test
  void a_vain_attempt_does_not_end_the_lock_of_the_first() throws Exception {
    try (KeptFile first = hold(Disk.REAL)) {
      assertThat(first).isNotNull();
      for (Path name : List.of(file, dir.resolve("../" + dir.getFileName() + "/baseline.json"))) {
        catchThrowableOfType(
            WrongFile.class,
            () -> KeptFile.hold(name, "b.json", Disk.REAL, PIECE, NO_PATIENCE).close());
      }
      // Another process sees whether the system still holds the lock.
      assertThat(isFree(dir.resolve("baseline.json.lock"))).isFalse();
    }
  }

  private static boolean isFree(Path lock) throws Exception {
    Path source = Files.createTempDirectory("lock").resolve("Free.java");
    Files.writeString(
        source,
        """
        import java.nio.channels.FileChannel;
        import java.nio.file.Path;
        import java.nio.file.StandardOpenOption;
        class Free {
          public static void main(String[] args) throws Exception {
            try (var file = FileChannel.open(Path.of(args[0]), StandardOpenOption.WRITE)) {
              System.exit(file.tryLock() == null ? 1 : 0);
            }
          }
        }
        """);
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Process other =
        new ProcessBuilder(java, source.toString(), lock.toString()).inheritIO().start();
    assertThat(other.waitFor(30, TimeUnit.MINUTES)).isTrue();
    Files.delete(source);
    Files.delete(source.getParent());
    return other.exitValue() == 0;
  }

  @Test
  void a_missing_directory_is_named_as_such() {
    WrongFile wrong =
        catchThrowableOfType(
            WrongFile.class, () -> KeptFile.hold(dir.resolve("no/b.json"), "no/b.json"));
    assertThat(wrong.getMessage())
        .startsWith("error[S032]: no/b.json: cannot write: there is no such directory");
  }

  @Test
  void a_loop_of_links_is_refused() throws IOException {
    Path loop = Files.createSymbolicLink(dir.resolve("loop"), Path.of("loop"));
    assertThat(catchThrowableOfType(WrongFile.class, () -> KeptFile.hold(loop, "loop")))
        .hasMessageContaining("too many levels of symbolic links");
  }

  @Test
  void who_comes_second_is_told_who_has_it() {
    try (KeptFile first = hold(Disk.REAL)) {
      assertThat(first).isNotNull();
      WrongFile wrong = catchThrowableOfType(WrongFile.class, () -> hold(Disk.REAL));
      assertThat(wrong.kind()).isEqualTo(WrongFile.Kind.UNREADABLE);
      assertThat(wrong.getMessage())
          .isEqualTo(
              "error[S031]: b.json: cannot write: process "
                  + ProcessHandle.current().pid()
                  + " is writing it\nhelp: wait for it, or end it");
    }
  }

  @Test
  void who_waits_gets_it_when_the_first_lets_go() throws Exception {
    CountDownLatch lockedOut = new CountDownLatch(1);
    List<String> order = new CopyOnWriteArrayList<>();
    CompletableFuture<Void> second;
    try (KeptFile first = hold(Disk.REAL)) {
      second =
          CompletableFuture.runAsync(
              () -> {
                assertThat(catchThrowableOfType(WrongFile.class, () -> hold(Disk.REAL)))
                    .hasMessageContaining("error[S031]");
                lockedOut.countDown();
                Duration patience = Duration.ofMinutes(30);
                try (KeptFile kept = KeptFile.hold(file, "b.json", Disk.REAL, 1 << 16, patience)) {
                  order.add("the second has it");
                  kept.replace(OLD + NEW);
                }
              });
      assertThat(lockedOut.await(30, TimeUnit.MINUTES)).isTrue();
      // A thousand pieces: time enough for the second to get in if it did not wait.
      first.replace(NEW);
      order.add("the first lets go");
    }
    second.get(30, TimeUnit.MINUTES);
    assertThat(order).containsExactly("the first lets go", "the second has it");
    assertThat(Files.readString(file)).isEqualTo(OLD + NEW);
  }

  @Test
  void files_of_others_are_no_leftovers_of_ours() throws IOException {
    List<String> others =
        List.of(".baseline.json.mine.tmp", ".baseline.json.1x.tmp", ".baseline.jsonx1.tmp");
    for (String other : others) {
      Files.writeString(dir.resolve(other), "not ours");
    }
    Files.writeString(dir.resolve(".baseline.json.17.tmp"), "half a ba");
    try (KeptFile kept = hold(Disk.REAL)) {
      kept.replace(NEW);
    }
    assertThat(names()).containsAll(others).contains("baseline.json").hasSize(4);
  }

  @Test
  void the_lock_of_a_dead_process_locks_nobody_out() throws IOException {
    Files.writeString(dir.resolve("baseline.json.lock"), "999999999\n");
    Files.writeString(dir.resolve(".baseline.json.999999999.tmp"), "half a ba");
    try (KeptFile kept = hold(Disk.REAL)) {
      kept.replace(NEW);
    }
    assertThat(names()).containsExactly("baseline.json");
  }

  /** A repository can bring a link where the lock would be: what it leads to stays as it is. */
  @Test
  void a_link_in_the_place_of_the_lock_costs_nobody_his_file() throws IOException {
    Path precious = Files.writeString(dir.resolve("precious.txt"), "123");
    Files.createSymbolicLink(dir.resolve("baseline.json.lock"), precious);
    assertThat(notALock()).contains("is not a lock");
    assertThat(precious).hasContent("123");
  }

  @Test
  void a_file_of_that_name_that_is_no_lock_is_left_alone() throws IOException {
    Path own = Files.writeString(dir.resolve("baseline.json.lock"), "what I keep here");
    assertThat(notALock()).contains("is not a lock");
    assertThat(own).hasContent("what I keep here");
  }

  private String notALock() {
    WrongFile refused =
        catchThrowableOfType(WrongFile.class, () -> KeptFile.hold(file, file.toString()).close());
    assertThat(refused).as("it is written").isNotNull();
    return refused.getMessage();
  }
}
