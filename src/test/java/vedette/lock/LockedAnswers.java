package vedette.lock;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** The recorded answers, by the ids of their requests. */
final class LockedAnswers {
  private static final Path FILE = LockedRequests.DIRECTORY.resolve("answers.txt");
  private static final String INDENT = "  ";
  private static final String HEADER =
      """
      # What the program answered to requests.json, to milder.json and to mistakes.txt, below the id
      # of each request. Of a fight: each measure with its mean and the probabilities of its values
      # to six decimals, what is never decided, the readings that the answer rests on, and behind |
      # how the first rolls come about, where that is short. Of a mistake: the exit code and what is
      # printed. LockTest fails where the program answers anything else; after a change that is meant
      #   mvn test -Pslow -Dtest=LockTest -Dvedette.update=true
      # writes anew what has changed.
      """;

  private LockedAnswers() {}

  static Map<String, String> read() {
    Map<String, String> answers = new LinkedHashMap<>();
    String id = "";
    for (String line : LockedRequests.lines(FILE)) {
      if (line.startsWith(INDENT)) {
        answers.merge(id, line.substring(INDENT.length()), (all, last) -> all + "\n" + last);
      } else {
        id = line;
      }
    }
    return answers;
  }

  static void write(Map<String, String> answers) {
    StringBuilder text = new StringBuilder(HEADER);
    answers.forEach(
        (id, answer) -> {
          text.append(id).append('\n');
          answer.lines().forEach(line -> text.append(INDENT).append(line).append('\n'));
        });
    try {
      Files.writeString(FILE, text.toString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
