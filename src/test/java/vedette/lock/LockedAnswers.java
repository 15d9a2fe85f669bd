package vedette.lock;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** The recorded answers by the ids of their requests. */
final class LockedAnswers {
  private static final Path FILE = Path.of("src/test/resources/lock/answers.txt");
  private static final String HEADER =
      """
      # What the program answered to requests.json, to milder.json and to mistakes.txt; LockTest fails
      # where it answers anything else. A line is the request's id and the parts of its answer, tabs
      # between them:
      #   code      the exit code of a mistake
      #   odds      each measure's kind, mean and probabilities as fractions, measures and values in
      #             order, and the probability that nothing is ever decided; if that is long, its
      #             digest and the likeliest value of the first measure. `decimals`: of each measure
      #             the sum of its probabilities, each times a number for its value, and its mean;
      #             compared within 1e-9
      #   outcomes  the same sum over the joint distribution, without what counts turns or rounds
      #   readings  the readings of the rules that the answer rests on
      #   explain   how the first rolls come about, as --explain says it; # and digits are a digest
      #   error     the error's code and what is printed of it
      # After a change that is meant, record the parts it may change, and no others:
      #   mvn test -Dtest=LockTest -Dlock.record=explain
      # `all` records every part.
      """;

  private LockedAnswers() {}

  static Map<String, LockedAnswer> read() {
    Map<String, LockedAnswer> answers = new LinkedHashMap<>();
    for (String line : LockedRequests.lines(FILE)) {
      int end = line.indexOf('\t');
      answers.put(line.substring(0, end), LockedAnswer.parse(line.substring(end + 1)));
    }
    return answers;
  }

  static void write(Map<String, LockedAnswer> answers) {
    StringBuilder text = new StringBuilder(HEADER);
    answers.forEach((id, answer) -> text.append(id).append('\t').append(answer).append('\n'));
    try {
      Files.writeString(FILE, text.toString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
