package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.CapturedRun.vedette;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import vedette.fight.Measure;
import vedette.form.model.HelpLine;
import vedette.json.Json;
import vedette.rules.EngagementType;
import vedette.rules.HasTableFile;
import vedette.source.Source;
import vedette.suite.scenario.Scenario;
import vedette.suite.scenario.SuiteReader;
import vedette.table.Tables;

/** The help explains every ending of a fight in a line. */
class EndingsTest {
  private static final String REQUESTS = "src/test/resources/lock/requests.json";
  private static final List<Scenario> FIGHTS =
      SuiteReader.read(Source.read(Path.of(REQUESTS), REQUESTS), Tables.builtIn()).scenarios();

  static List<EngagementType<?>> engagements() {
    return HelpTest.engagements();
  }

  @ParameterizedTest
  @MethodSource("engagements")
  void every_ending_has_its_line(EngagementType<?> type) {
    List<String> explained = type.endings().lines().stream().map(HelpLine::written).toList();
    assertThat(explained).doesNotHaveDuplicates().containsAll(endings(type));
    String help = vedette(type.fightName() + " --help").answer();
    for (HelpLine line : type.endings().lines()) {
      assertThat(line.meaning()).isNotBlank();
      assertThat(help)
          .containsPattern("\n  " + line.written() + "\\s+" + line.meaning().split(" ")[0]);
    }
  }

  @ParameterizedTest
  @MethodSource("engagements")
  void an_option_that_an_ending_names_is_one_of_the_fight(EngagementType<?> type) {
    String help = vedette(type.fightName() + " --help").answer();
    for (HelpLine line : type.endings().lines()) {
      Matcher option = Pattern.compile("--[a-z-]+").matcher(line.meaning());
      while (option.find()) {
        assertThat(help).contains(" " + option.group() + " ");
      }
    }
  }

  @Test
  void most_systems_have_fights_with_endings() {
    int endings = 0;
    Set<String> systems = new TreeSet<>();
    for (EngagementType<?> type : engagements()) {
      endings += endings(type).size();
      if (!endings(type).isEmpty()) {
        systems.add(type.system());
      }
    }
    assertThat(systems).hasSize(5);
    assertThat(endings).isGreaterThan(50);
  }

  /** Returns all endings in the measures of many fights of a type. */
  private static Set<String> endings(EngagementType<?> type) {
    Set<String> endings = new TreeSet<>();
    for (Scenario scenario : FIGHTS) {
      if (scenario.type().fightName().equals(type.fightName()) && isPlain(scenario)) {
        for (Measure<?> measure : scenario.fight().measures()) {
          String name = measure.name().replaceFirst("\\[.*", "").toLowerCase(Locale.ROOT);
          if (name.endsWith("ending")) {
            endings.addAll(measure.categories());
          }
        }
      }
    }
    return endings;
  }

  /** A user's own files may name endings of their own, except those of the examples. */
  private static boolean isPlain(Scenario scenario) {
    return !(scenario.request().get(HasTableFile.PARAMETER) instanceof Json.Str table)
        || scenario.type().examples().stream().anyMatch(it -> it.startsWith(table.value() + " "));
  }
}
