package vedette.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import vedette.source.WrongFile;

/**
 * A kept file has its old text or its new one, whatever happens to whoever writes it; {@code
 * BaselineIT} has the writer killed, and ends the disk.
 */
@EnabledOnOs(OS.LINUX)
class KeptFileTest {
  private static final String OLD = "old ".repeat(3_000);
  private static final String NEW = "new! ".repeat(3_000);

  @TempDir Path dir;
  private Path file;

  @BeforeEach
  void write() throws IOException {
    file = dir.resolve("baseline.json");
    Files.writeString(file, OLD);
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(dir)) {
      return files.map(path -> path.getFileName().toString()).sorted().toList();
    }
  }

  private static String complaint(Path path, String shownAs) {
    WrongFile wrong = catchThrowableOfType(WrongFile.class, () -> KeptFile.of(path, shownAs));
    assertThat(wrong.kind()).isEqualTo(WrongFile.Kind.UNREADABLE);
    return wrong.getMessage();
  }

  @Test
  void it_has_the_new_text_and_nothing_else_is_left() throws IOException {
    KeptFile.of(file, "b.json").replace(NEW);
    assertThat(file).hasContent(NEW);
    assertThat(names()).containsExactly("baseline.json");
  }

  @Test
  void until_all_is_written_it_has_the_old_text() {
    KeptFile.of(file, "b.json")
        .replace(
            out -> {
              out.write(NEW.getBytes());
              assertThat(file).hasContent(OLD);
            });
    assertThat(file).hasContent(NEW);
  }

  @Test
  void a_failed_write_leaves_the_old_text_and_no_leftovers() throws IOException {
    for (Exception failure :
        List.of(new IOException("No space left on device"), new IllegalStateException("a bug"))) {
      Throwable thrown =
          catchThrowable(
              () ->
                  KeptFile.of(file, "b.json")
                      .replace(
                          out -> {
                            out.write(NEW.getBytes(), 0, NEW.length() / 2);
                            throwIt(failure);
                          }));
      String words = "error[S032]: b.json: cannot write: no space left on device";
      assertThat(thrown).hasMessageStartingWith(failure instanceof IOException ? words : "a bug");
      assertThat(file).hasContent(OLD);
      assertThat(names()).containsExactly("baseline.json");
    }
  }

  private static void throwIt(Exception failure) throws IOException {
    if (failure instanceof IOException e) {
      throw e;
    }
    throw (RuntimeException) failure;
  }

  @Test
  void a_link_stays_a_link_and_the_file_keeps_its_mode() throws IOException {
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-r--"));
    Path far = Files.createDirectory(dir.resolve("far"));
    Path link = Files.createSymbolicLink(far.resolve("link.json"), Path.of("../baseline.json"));
    KeptFile.of(link, "link.json").replace(NEW);
    assertThat(Files.isSymbolicLink(link)).isTrue();
    assertThat(file).hasContent(NEW);
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-rw-r--");
  }

  @Test
  void a_link_to_nothing_yet_makes_what_it_leads_to() throws IOException {
    Path link = Files.createSymbolicLink(dir.resolve("link"), Path.of("new.json"));
    KeptFile.of(link, "link").replace(NEW);
    assertThat(dir.resolve("new.json")).hasContent(NEW);
    assertThat(Files.isSymbolicLink(link)).isTrue();
  }

  @Test
  void what_cannot_be_written_is_refused_before_anything_is_done() throws IOException {
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--r--r--"));
    Path loop = Files.createSymbolicLink(dir.resolve("loop"), Path.of("loop"));
    assertThat(complaint(file, "b.json"))
        .startsWith("error[S030]: b.json: cannot write: it is read-only");
    assertThat(complaint(dir, "b.json"))
        .startsWith("error[S030]: b.json: cannot write: it is a directory");
    assertThat(complaint(dir.resolve("no/b.json"), "no/b.json"))
        .startsWith("error[S032]: no/b.json: cannot write: no such directory");
    assertThat(complaint(loop, "loop")).contains("too many levels of symbolic links");
    assertThat(names()).containsExactly("baseline.json", "loop");
  }
}
