package vedette.lock;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The program's answers are the recorded ones. {@code -Dvedette.update=true} records new answers
 * after an intended change.
 */
@Tag("slow")
class LockTest {
  private static final boolean UPDATE = Boolean.getBoolean("vedette.update");
  private static final int SHOWN = 10;

  private static Map<String, LockedRequests.Fight> fights;
  private static Map<String, String> mistakes;
  private static Map<String, String> recorded;

  @BeforeAll
  static void read() {
    fights = LockedRequests.fights();
    mistakes = LockedRequests.mistakes();
    recorded = new ConcurrentHashMap<>(LockedAnswers.read());
    if (UPDATE) {
      recorded.keySet().retainAll(ids());
    }
  }

  private static List<String> ids() {
    return Stream.concat(fights.keySet().stream(), mistakes.keySet().stream()).toList();
  }

  @AfterAll
  static void write() {
    if (UPDATE) {
      Map<String, String> inOrder = new LinkedHashMap<>();
      ids().forEach(id -> inOrder.put(id, recorded.get(id)));
      LockedAnswers.write(inOrder);
    }
  }

  static Stream<String> engagements() {
    return ids().stream().map(LockedRequests::engagement).distinct();
  }

  @ParameterizedTest(name = "nothing that {0} answers has changed")
  @MethodSource("engagements")
  void nothing_that_an_engagement_answers_has_changed(String engagement) {
    List<String> differences =
        ids().parallelStream()
            .filter(id -> LockedRequests.engagement(id).equals(engagement))
            .map(LockTest::difference)
            .filter(difference -> !difference.isEmpty())
            .toList();
    assertThat(differences)
        .withFailMessage(
            () ->
                differences.size()
                    + " requests are not answered as recorded:\n"
                    + differences.stream().limit(SHOWN).collect(Collectors.joining("\n")))
        .isEmpty();
  }

  /**
   * Returns the difference between the current and the recorded answer; "" if there is none, or if
   * the answer is recorded now.
   */
  private static String difference(String id) {
    boolean isFight = fights.containsKey(id);
    String now =
        isFight ? LockedAnswer.of(fights.get(id)) : LockedAnswer.ofMistake(mistakes.get(id));
    String before = recorded.getOrDefault(id, "nothing");
    if (LockedAnswer.same(before, now)) {
      return "";
    }
    if (UPDATE) {
      recorded.put(id, now);
      return "";
    }
    Object asked = isFight ? fights.get(id).request() : mistakes.get(id);
    return id + " " + asked + "\nrecorded:\n" + before + "\nnow:\n" + now + "\n";
  }

  @Test
  void every_recorded_answer_has_its_request() {
    assertThat(ids()).doesNotHaveDuplicates().containsAll(recorded.keySet());
  }
}
