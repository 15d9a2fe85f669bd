package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import vedette.report.answer.Answer.Format;
import vedette.report.page.WellFormed;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.GameSystem;

/** Every command answers in every format; EveryExampleTest has the examples. */
class EveryFormatTest {
  private static final int FEW_FIGHTS = 1_000;

  static Stream<String> commands() {
    List<String> commands = new ArrayList<>(List.of("list"));
    commands.add("lint six-days/modifiers six-days/stacking");
    commands.add("diff tables/examples/odds.json tables/examples/losses.json");
    commands.add(
        "tune tables/examples/ten-sided.json --want \"success = 60%\" --attacker 6 --defender 2");
    commands.add("check --odds reports/suite.json --allow-outside --only table");
    commands.add(
        "check reports/suite.json --allow-outside --baseline reports/baseline.json --only table");
    Catalogue.tableIds().forEach(id -> commands.add("show " + id));
    for (GameSystem system : Catalogue.systems()) {
      commands.add("list " + system.id());
      if (!system.readings().isEmpty()) {
        commands.add("show " + system.id());
      }
      for (EngagementType<?> type : system.engagements()) {
        String command = type.fightName() + " ";
        String one = command + type.examples().get(0);
        commands.add(one + " --explain --method simulate --trials " + FEW_FIGHTS);
        commands.add(one + " --play");
      }
    }
    return commands.stream();
  }

  @ParameterizedTest
  @MethodSource("commands")
  void every_command_answers_in_every_format(String command) {
    inFormats(command, List.of(Format.words()));
  }

  /** Returns its answers by these formats, each in the notation of the format. */
  static Map<String, String> inFormats(String command, Iterable<String> formats) {
    Map<String, String> answers = new HashMap<>();
    for (String format : formats) {
      String asked = format.equals("csv") ? command.replace(" --explain", "") : command;
      String answer = CapturedRun.vedette(asked + " --format " + format).answer();
      answers.put(format, answer);
      if (format.equals("html")) {
        WellFormed.page(answer);
        assertThat(answer).doesNotContain("http", "<script", "NaN", "Infinity");
      } else if (format.equals("csv")) {
        assertThat(answer.lines().count()).as("a header and figures").isGreaterThan(1);
      }
    }
    return answers;
  }
}
