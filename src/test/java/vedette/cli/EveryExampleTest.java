package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.CapturedRun.vedette;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import vedette.cli.console.ExitCode;
import vedette.report.answer.Answer.Format;
import vedette.rules.EngagementType;

/**
 * What holds of every fight is held of each example of the help, in one walk over them. {@link
 * BaselineRoundTripTest} saves and checks them.
 */
class EveryExampleTest {
  /** Enough to be answered: that samples agree with the exact odds is tested elsewhere. */
  private static final String TRIALS = " --trials 2k";

  /** Fire, initiative, arrival, damage, reorganization: no place and no test is at stake. */
  private static final List<String> WITHOUT_SUCCESS =
      List.of(
          "six-days reorganize",
          "musket-pike fire",
          "musket-pike initiative",
          "musket-pike arrival",
          "days-of-glory shoot",
          "days-of-glory bombard",
          "days-of-glory fire",
          "days-of-glory firefight",
          "days-of-glory damage",
          "days-of-glory initiative",
          "simple-napoleonic fire",
          "simple-napoleonic firefight",
          "loose-files artillery",
          "loose-files bombardment",
          "loose-files volley",
          "loose-files firefight");

  @TempDir Path dir;

  static Stream<EngagementType<?>> engagements() {
    return HelpTest.engagements().stream();
  }

  @ParameterizedTest
  @MethodSource("engagements")
  void what_holds_of_every_fight_holds_of_the_examples(EngagementType<?> type) throws IOException {
    assertThat(type.examples()).isNotEmpty();
    for (String example : type.examples()) {
      String fight = type.fightName() + " " + example;
      boolean first = example.equals(type.examples().get(0));
      Map<String, String> answers =
          EveryFormatTest.inFormats(
              fight, first ? List.of(Format.words()) : List.of("text", "markdown", "json"));
      JsonNode json = new CapturedRun(ExitCode.DONE, answers.get("json"), "").json();
      JsonAnswerTest.assertContract(fight, json);
      assertSummedUp(answers, json);
      assertSuccessFirst(fight, json);
      if (first) {
        assertExplainedAndTold(type, fight);
        assertSampled(fight);
      }
    }
  }

  /** In one sentence, which is the same in JSON and stands out in Markdown. */
  private static void assertSummedUp(Map<String, String> answers, JsonNode json) {
    String sentence = SummaryTest.sentence(answers.get("text"));
    assertThat(sentence).matches("[A-Z0-9][^{}]*[0-9][^{}]*\\.");
    assertThat(json.get("summary").asString()).isEqualTo(sentence);
    assertThat(answers.get("markdown")).contains("**");
  }

  private static void assertSuccessFirst(String fight, JsonNode json) {
    List<String> measures = List.copyOf(json.get("measures").propertyNames());
    if (WITHOUT_SUCCESS.stream().anyMatch(it -> fight.startsWith(it + " "))) {
      assertThat(measures).doesNotContain("success");
    } else {
      assertThat(measures).startsWith("success");
    }
  }

  private static void assertExplainedAndTold(EngagementType<?> type, String fight) {
    assertThat(vedette(fight + " --explain").answer()).contains("How the first rolls are found");
    assertThat(vedette(fight + " --play").answer())
        .startsWith(type.fightName() + ", seed 1\n")
        .contains("\nResult\n");
  }

  private static void assertSampled(String fight) {
    for (String method : List.of("simulate", "direct")) {
      String sampled = fight + " --method " + method + TRIALS;
      JsonAnswerTest.assertContract(sampled, vedette(sampled + " --format json").json());
    }
  }
}
