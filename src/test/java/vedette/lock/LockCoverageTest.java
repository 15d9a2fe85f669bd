package vedette.lock;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import vedette.form.RequestForm;
import vedette.form.model.HelpLine;
import vedette.form.model.Slot;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.GameSystem;

/** The recorded requests use every option, every word and every condition. */
@Tag("slow")
class LockCoverageTest {
  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final int FEWEST = 3;
  private static final Pattern WORD = Pattern.compile("\\b[a-z][-a-z0-9]+");

  /** Words of a system's notation that one of its engagements refuses. */
  private static final Set<String> REFUSED =
      Set.of(
          "loose-files firefight: cav",
          "simple-napoleonic firefight: retreating",
          "simple-napoleonic morale: retreating");

  private static List<JsonNode> scenarios;

  @BeforeAll
  static void read() {
    scenarios = new ArrayList<>();
    for (String file : List.of("requests.json", "milder.json")) {
      JSON.readTree(LockedRequests.DIRECTORY.resolve(file).toFile())
          .get("scenarios")
          .forEach(scenarios::add);
    }
  }

  /** Returns the requests of an engagement. */
  private static List<JsonNode> requests(String system, String engagement) {
    return scenarios.stream()
        .filter(it -> it.get("system").asString().equals(system))
        .filter(it -> it.get("engagement").asString().equals(engagement))
        .map(it -> it.get("request"))
        .toList();
  }

  /** Returns the values of a parameter in the requests of an engagement. */
  private static String said(String system, String engagement, String parameter) {
    List<String> said = new ArrayList<>();
    for (JsonNode request : requests(system, engagement)) {
      if (request.has(parameter)) {
        said.add(request.get(parameter).toString());
      }
    }
    return String.join("\n", said);
  }

  @Test
  void every_engagement_has_requests() {
    for (GameSystem system : Catalogue.systems()) {
      for (EngagementType<?> type : system.engagements()) {
        assertThat(requests(system.id(), type.name())).hasSizeGreaterThanOrEqualTo(FEWEST);
      }
    }
  }

  @Test
  void every_option_and_word_is_used() {
    Set<String> missing = new TreeSet<>();
    for (GameSystem system : Catalogue.systems()) {
      for (EngagementType<?> type : system.engagements()) {
        String name = system.id() + " " + type.name();
        String requests = requests(system.id(), type.name()).toString();
        RequestForm<?> form = type.form();
        for (Slot parameter : form.slots()) {
          missing.addAll(unused(parameter, type, name));
        }
        List<HelpLine> notation = new ArrayList<>(form.notation());
        notation.addAll(type.notation());
        for (HelpLine entry : notation) {
          Matcher word = WORD.matcher(entry.written());
          while (hasWords(system) && word.find()) {
            if (!requests.contains(word.group())) {
              missing.add(name + ": " + word.group());
            }
          }
        }
      }
    }
    missing.removeAll(REFUSED);
    assertThat(missing).isEmpty();
  }

  /**
   * Returns whether the requests of a system must use its words; those of a plan are for questions.
   */
  private static boolean hasWords(GameSystem system) {
    return !system.id().equals("plan");
  }

  private static Set<String> unused(Slot parameter, EngagementType<?> type, String name) {
    Set<String> unused = new TreeSet<>();
    String said = said(type.system(), type.name(), parameter.name());
    if (said.isEmpty()) {
      unused.add(name + ": " + parameter.name());
    }
    if (!parameter.words().isEmpty()) {
      for (String word : parameter.words()) {
        if (!said.contains('"' + word + '"')) {
          unused.add(name + ": " + parameter.name() + " " + word);
        }
      }
    }
    return unused;
  }

  @Test
  void every_doctrine_is_used() {
    assertThat(said("six-days", "battle", "counterattack")).contains("never", "always", "at +2");
    assertThat(said("six-days", "battle", "stop")).contains("never", "below", "after-losing");
    assertThat(said("six-days", "repulse", "press")).contains("always", "revealed", "at");
    for (String engagement : List.of("assault", "activation")) {
      assertThat(said("musket-pike", engagement, "melee")).contains("never", "always", "at");
      assertThat(said("musket-pike", engagement, "evade")).contains("never", "always", "at");
    }
    assertThat(said("own", "fight", "turns")).contains("until-decided", "3");
  }

  @Test
  void every_terrain_and_condition_is_used() {
    assertThat(requests("six-days", "battle").toString())
        .contains("woods", "town", "stream", "chateau");
    assertThat(requests("musket-pike", "fire").toString())
        .contains(texts("tables/musket-pike/terrain.json", "/rows/list", "name"));
    for (String engagement : List.of("morale", "close-assault")) {
      assertThat(requests("days-of-glory", engagement).toString())
          .contains(
              texts("tables/days-of-glory/" + engagement + "-factors.json", "/modifiers", "when"));
    }
  }

  @Test
  void every_modifier_of_a_table_of_ones_own_is_used() {
    for (JsonNode request : requests("own", "fight")) {
      String table = request.get("table").asString();
      List<JsonNode> with =
          requests("own", "fight").stream()
              .filter(it -> it.get("table").asString().equals(table))
              .map(it -> it.path("with"))
              .toList();
      for (String modifier : texts(table, "/modifiers", "name")) {
        assertThat(with.toString()).contains(modifier);
      }
    }
  }

  /** Returns the different texts under a name in the members of a list. */
  private static Set<String> texts(String file, String list, String name) {
    Set<String> texts = new TreeSet<>();
    for (JsonNode element : JSON.readTree(Path.of(file).toFile()).at(list)) {
      if (element.has(name)) {
        texts.add(element.get(name).asString());
      }
    }
    return texts;
  }
}
