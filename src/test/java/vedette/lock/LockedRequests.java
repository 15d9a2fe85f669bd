package vedette.lock;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The requests whose answers are held fast, by their ids; an id is the engagement's name and a
 * number.
 */
final class LockedRequests {
  private static final Path FILE = Path.of("src/test/resources/lock/requests.txt");
  private static final String BETWEEN = "  ";
  private static final String HEADER =
      """
      # Requests whose answers are kept in answers.txt, and compared by LockTest: an id, two spaces and
      # what stands behind `vedette` on a command line. They were drawn once, by LockDrawer; to draw
      # them again and to record all answers: mvn test -Dtest=LockTest -Dlock.draw
      # What has --fractions is compared as fractions, else as decimals.
      """;

  private LockedRequests() {}

  static Map<String, String> read() {
    Map<String, String> requests = new LinkedHashMap<>();
    for (String line : lines(FILE)) {
      int end = line.indexOf(BETWEEN);
      requests.put(line.substring(0, end), line.substring(end + BETWEEN.length()));
    }
    return requests;
  }

  static void write(Map<String, String> requests) {
    StringBuilder text = new StringBuilder(HEADER);
    requests.forEach((id, line) -> text.append(id).append(BETWEEN).append(line).append('\n'));
    write(FILE, text.toString());
  }

  /** The engagement that an id belongs to. */
  static String engagement(String id) {
    return id.substring(0, id.lastIndexOf('-'));
  }

  /** The lines of a file without comments. */
  static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file).stream().filter(line -> !line.startsWith("#")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static void write(Path file, String text) {
    try {
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
