package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.Captured.vedette;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import vedette.fight.Measure;
import vedette.notation.HelpLine;
import vedette.request.BadRequest;
import vedette.request.OptionText;
import vedette.request.RequestForm;
import vedette.rules.EngagementType;
import vedette.rules.HasTableFile;
import vedette.table.Tables;

/** However a fight can end, its help says in a line what that means. */
class EndingsTest {
  private static final Path REQUESTS = Path.of("src/test/resources/lock/requests.txt");

  static List<EngagementType<?>> engagements() {
    return HelpTest.engagements();
  }

  @ParameterizedTest
  @MethodSource("engagements")
  void every_ending_has_its_line(EngagementType<?> type) throws IOException {
    List<String> explained = type.endings().lines().stream().map(HelpLine::written).toList();
    assertThat(explained).doesNotHaveDuplicates().containsAll(endings(type));
    String help = vedette(type.called() + " --help").answer();
    for (HelpLine line : type.endings().lines()) {
      assertThat(line.meaning()).isNotBlank();
      assertThat(help)
          .containsPattern("\n  " + line.written() + "  +" + line.meaning().split(" ")[0]);
    }
  }

  @ParameterizedTest
  @MethodSource("engagements")
  void an_option_that_an_ending_names_is_one_of_the_fight(EngagementType<?> type) {
    String help = vedette(type.called() + " --help").answer();
    for (HelpLine line : type.endings().lines()) {
      Matcher option = Pattern.compile("--[a-z-]+").matcher(line.meaning());
      while (option.find()) {
        assertThat(help).contains(" " + option.group() + "=");
      }
    }
  }

  /** Both are fought on the same table by the same rules. */
  @Test
  void an_attack_on_a_table_ends_as_a_fight_under_a_system_does() {
    List<List<HelpLine>> endings =
        engagements().stream()
            .filter(it -> List.of("crt attack", "own fight").contains(it.called().toString()))
            .map(it -> it.endings().lines())
            .toList();
    assertThat(endings).hasSize(2);
    assertThat(endings.get(0)).isEqualTo(endings.get(1));
  }

  @Test
  void most_systems_have_fights_with_endings() throws IOException {
    int endings = 0;
    Set<String> systems = new TreeSet<>();
    for (EngagementType<?> type : engagements()) {
      endings += endings(type).size();
      if (!endings(type).isEmpty()) {
        systems.add(type.system());
      }
    }
    assertThat(systems).hasSize(6);
    assertThat(endings).isGreaterThan(60);
  }

  /** All that the measures of many of its fights call endings. */
  private static <Q extends Record> Set<String> endings(EngagementType<Q> type) throws IOException {
    RequestForm<Q> form = RequestForm.of(type.request());
    Set<String> endings = new TreeSet<>();
    for (String line : lines(type)) {
      Map<String, List<String>> texts = new TreeMap<>(OptionText.read(line, form));
      if (line.startsWith("tables/")) {
        texts.put("table", List.of(line.split(" ")[0]));
      }
      for (Measure<?> measure : measures(type, form, texts)) {
        String name = measure.name().replaceFirst("\\[.*", "").toLowerCase(Locale.ROOT);
        if (name.endsWith("ending")) {
          endings.addAll(measure.categories());
        }
      }
    }
    return endings;
  }

  /** The measures of a fight; none if it is one that is refused, as some that are held fast. */
  private static <Q extends Record> List<? extends Measure<?>> measures(
      EngagementType<Q> type, RequestForm<Q> form, Map<String, List<String>> texts) {
    try {
      return type.engagement(form.read(texts), texts, Tables.builtIn()).measures();
    } catch (BadRequest refused) {
      return List.of();
    }
  }

  private static List<String> lines(EngagementType<?> type) throws IOException {
    List<String> lines = new ArrayList<>(type.examples());
    String command = "  " + type.called() + " ";
    // Files of one's own may name endings of their own.
    boolean ownFiles = HasTableFile.class.isAssignableFrom(type.request());
    for (String line : Files.readAllLines(REQUESTS)) {
      if (line.contains(command) && !ownFiles) {
        lines.add(line.substring(line.indexOf(command) + command.length()));
      }
    }
    return lines;
  }
}
