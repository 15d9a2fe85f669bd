package vedette.lock;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The program answers some three thousand requests as it did when the answers were recorded. {@code
 * -Dlock.record=odds,explain} records these parts anew, {@code all} every part.
 */
@Tag("slow")
class LockTest {
  private static final String RECORD = "lock.record";
  private static final int SHOWN = 10;
  private static final int LONGEST_SHOWN = 400;

  private static Map<String, LockedRequests.Fight> fights;
  private static Map<String, String> mistakes;
  private static Map<String, LockedAnswer> recorded;
  private static List<Part> recording = List.of();

  /** A request that is not answered as recorded. */
  private record Difference(String id, List<Part> parts, LockedAnswer before, LockedAnswer now) {
    String told() {
      StringBuilder text = new StringBuilder(id).append("  ").append(asked(id));
      for (Part part : parts) {
        text.append("\n  ").append(part).append("\n    recorded  ").append(shown(before.get(part)));
        text.append("\n    now       ").append(shown(now.get(part)));
      }
      return text.toString();
    }

    private static String shown(String value) {
      String line = Escapes.write(value);
      return line.length() <= LONGEST_SHOWN ? line : line.substring(0, LONGEST_SHOWN) + "...";
    }
  }

  @BeforeAll
  static void read() {
    recording = parts(System.getProperty(RECORD, ""));
    fights = LockedRequests.fights();
    mistakes = LockedRequests.mistakes();
    recorded = LockedAnswers.read();
  }

  private static List<String> ids() {
    return Stream.concat(fights.keySet().stream(), mistakes.keySet().stream()).toList();
  }

  private static String asked(String id) {
    return fights.containsKey(id)
        ? fights.get(id).scenario().at() + " " + fights.get(id).request()
        : mistakes.get(id);
  }

  private static List<Part> parts(String words) {
    if (words.equals("all")) {
      return List.of(Part.values());
    }
    return Arrays.stream(words.split(","))
        .filter(word -> !word.isBlank())
        .map(word -> Part.valueOf(word.strip().toUpperCase(Locale.ROOT)))
        .toList();
  }

  @AfterAll
  static void write() {
    if (!recording.isEmpty()) {
      Map<String, LockedAnswer> inOrder = new LinkedHashMap<>();
      ids().stream().filter(recorded::containsKey).forEach(id -> inOrder.put(id, recorded.get(id)));
      LockedAnswers.write(inOrder);
    }
  }

  static Stream<String> engagements() {
    return ids().stream().map(LockedRequests::engagement).distinct();
  }

  @ParameterizedTest(name = "nothing that {0} answers has changed")
  @MethodSource("engagements")
  void nothing_that_an_engagement_answers_has_changed(String engagement) {
    List<String> ids =
        ids().stream().filter(id -> LockedRequests.engagement(id).equals(engagement)).toList();
    List<Difference> differences =
        ids.parallelStream().map(LockTest::difference).filter(d -> !d.parts().isEmpty()).toList();
    List<Difference> left = recording.isEmpty() ? differences : record(engagement, differences);
    assertThat(left).withFailMessage(() -> message(engagement, ids.size(), left)).isEmpty();
  }

  @Test
  void every_recorded_answer_has_its_request() {
    assertThat(ids()).doesNotHaveDuplicates().containsAll(recorded.keySet());
  }

  private static Difference difference(String id) {
    LockedAnswer before = recorded.getOrDefault(id, new LockedAnswer(Map.of()));
    LockedAnswer now =
        fights.containsKey(id)
            ? LockedAnswer.of(fights.get(id), before.isOfFractions())
            : LockedAnswer.ofMistake(mistakes.get(id));
    return new Difference(id, before.differences(now), before, now);
  }

  /** Records the parts that are to be recorded; answers what differs in others. */
  private static List<Difference> record(String engagement, List<Difference> differences) {
    Map<Part, Integer> changed = new TreeMap<>();
    List<Difference> others = new ArrayList<>();
    for (Difference difference : differences) {
      List<Part> taken = difference.parts().stream().filter(recording::contains).toList();
      taken.forEach(part -> changed.merge(part, 1, Integer::sum));
      recorded.put(difference.id(), difference.before().with(taken, difference.now()));
      List<Part> left = difference.parts().stream().filter(p -> !recording.contains(p)).toList();
      if (!left.isEmpty()) {
        others.add(new Difference(difference.id(), left, difference.before(), difference.now()));
      }
    }
    System.out.println("recorded of " + engagement + ": " + changed);
    return others;
  }

  private static String message(String engagement, int of, List<Difference> differences) {
    Map<Part, Integer> counts = new TreeMap<>();
    differences.forEach(d -> d.parts().forEach(part -> counts.merge(part, 1, Integer::sum)));
    StringBuilder text = new StringBuilder();
    text.append(differences.size()).append(" of ").append(of).append(" requests of ");
    text.append(engagement).append(" are not answered as recorded: ").append(counts).append('\n');
    differences.stream().limit(SHOWN).forEach(d -> text.append('\n').append(d.told()));
    if (differences.size() > SHOWN) {
      text.append("\nand ").append(differences.size() - SHOWN).append(" more");
    }
    return text.append("\n\nIf this is meant: mvn test -Dtest=LockTest -Dlock.record=<parts>")
        .toString();
  }
}
