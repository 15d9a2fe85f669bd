package vedette.lock;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import vedette.notation.HelpLine;
import vedette.records.ValueType;
import vedette.request.Parameter;
import vedette.request.RequestForm;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.GameSystem;

/** The requests held fast use every option, every word and every condition that there is. */
class LockCoverageTest {
  private static final int FEWEST = 40;
  private static final Pattern WORD = Pattern.compile("\\b[a-z][-a-z0-9]+");

  /** Words of a system's notation that one of its engagements refuses. */
  private static final Set<String> REFUSED =
      Set.of(
          "loose-files firefight: cav",
          "simple-napoleonic firefight: retreating",
          "simple-napoleonic morale: retreating");

  private static Map<String, String> requests;
  private static Map<String, LockedAnswer> answers;

  @BeforeAll
  static void read() {
    requests = LockedRequests.read();
    answers = LockedAnswers.read();
  }

  /** The requests of an engagement that are answered. */
  private static List<String> good(String system, String engagement) {
    List<String> lines = new ArrayList<>();
    requests.forEach(
        (id, line) -> {
          if (LockedRequests.engagement(id).equals(system + "-" + engagement)
              && answers.get(id).get(Part.CODE).equals("0")) {
            lines.add(line);
          }
        });
    return lines;
  }

  @Test
  void every_engagement_has_many_requests_that_are_answered() {
    for (GameSystem system : Catalogue.systems()) {
      for (EngagementType<?> type : system.engagements()) {
        assertThat(good(system.id(), type.name())).hasSizeGreaterThanOrEqualTo(FEWEST);
      }
    }
  }

  @Test
  void some_two_hundred_requests_are_refused() {
    assertThat(answers.values())
        .filteredOn(answer -> !answer.get(Part.CODE).equals("0"))
        .hasSizeGreaterThanOrEqualTo(200);
  }

  @Test
  void every_option_and_word_is_used() {
    Set<String> missing = new TreeSet<>();
    for (GameSystem system : Catalogue.systems()) {
      for (EngagementType<?> type : system.engagements()) {
        String name = system.id() + " " + type.name();
        String lines = " " + String.join(" ; ", good(system.id(), type.name())) + " ";
        RequestForm<?> form = RequestForm.of(type.request());
        for (Parameter parameter : form.parameters()) {
          missing.addAll(unused(parameter, name, lines));
        }
        List<HelpLine> notation = new ArrayList<>(form.notation());
        notation.addAll(type.notation());
        for (HelpLine entry : notation) {
          Matcher word = WORD.matcher(entry.written());
          while (!system.id().equals("crt") && word.find()) {
            if (!lines.contains(word.group())) {
              missing.add(name + ": " + word.group());
            }
          }
        }
      }
    }
    missing.removeAll(REFUSED);
    assertThat(missing).isEmpty();
  }

  private static Set<String> unused(Parameter parameter, String name, String lines) {
    Set<String> unused = new TreeSet<>();
    if (!parameter.positional() && !lines.contains(" " + parameter.option() + " ")) {
      unused.add(name + ": " + parameter.option());
    }
    if (parameter.type().kind() == ValueType.Kind.ENUM) {
      for (String word : parameter.words()) {
        if (!Pattern.compile(parameter.option() + " \"?([^ ]+,)?" + word + "\\b")
            .matcher(lines)
            .find()) {
          unused.add(name + ": " + parameter.option() + " " + word);
        }
      }
    }
    return unused;
  }

  @Test
  void every_doctrine_is_used() {
    assertThat(good("six-days", "battle").toString())
        .contains("--counterattack never", "--counterattack always", "--counterattack \"at +2\"")
        .contains("--stop never", "--stop \"below", "--stop \"after-losing");
    assertThat(good("six-days", "repulse").toString())
        .contains("--press always", "--press revealed", "--press \"at");
    assertThat(good("musket-pike", "assault").toString())
        .contains("--melee never", "--melee always", "--melee \"at")
        .contains("--evade never", "--evade always", "--evade \"at");
    assertThat(good("musket-pike", "activation").toString())
        .contains("--melee never", "--melee always", "--melee \"at")
        .contains("--evade never", "--evade always", "--evade \"at");
    assertThat(good("crt", "attack").toString()).contains("--rounds until-decided", "--rounds 3");
  }

  @Test
  void every_terrain_and_condition_is_used() {
    assertThat(good("six-days", "battle").toString())
        .contains(
            LockedTables.modifiers("tables/six-days/modifiers.json").stream()
                .filter(name -> name.matches("woods|town|stream|chateau"))
                .toList());
    assertThat(good("musket-pike", "fire").toString())
        .contains(LockedTables.rows("tables/musket-pike/terrain.json"));
    assertThat(good("days-of-glory", "morale").toString())
        .contains(LockedTables.conditions("tables/days-of-glory/morale-factors.json"));
    assertThat(good("days-of-glory", "close-assault").toString())
        .contains(LockedTables.conditions("tables/days-of-glory/close-assault-factors.json"));
  }

  @Test
  void every_modifier_of_a_table_of_ones_own_is_used() {
    for (String table : CrtLines.tables()) {
      String lines =
          good("crt", "attack").stream().filter(line -> line.contains(table)).toList().toString();
      assertThat(lines).contains(table);
      for (String modifier : LockedTables.modifiers(table)) {
        assertThat(lines).containsPattern("--with \\S*\\b" + modifier + "\\b");
      }
    }
  }
}
