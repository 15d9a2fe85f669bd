package vedette.rules.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.form.line.NotationForm;
import vedette.form.line.UnitTerms;
import vedette.form.model.HelpLine;
import vedette.form.model.Slot;
import vedette.odds.answer.Odds;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.GameSystem;
import vedette.table.Tables;

/** The words of a unit's notation can be asked about in a plan, in every system. */
class UnitWordsTest {
  /** Words that only introduce the next one; the words after `at` are names. */
  private static final Set<String> CONNECTING = Set.of("in", "with", "at");

  private static final Pattern WORD = Pattern.compile("[a-z][a-z-]*|[0-9]+lb");

  @TempDir Path dir;

  private static Stream<EngagementType<?>> engagements() {
    return Catalogue.systems().stream()
        .map(GameSystem::engagements)
        .flatMap(List::stream)
        .map(type -> (EngagementType<?>) type);
  }

  /** Returns the words of the help that a unit can have, without those of a stack's clauses. */
  private static Set<String> words(NotationForm<?> form) {
    Set<String> words = new TreeSet<>();
    for (HelpLine line : form.entries()) {
      boolean clause = line.written().startsWith(";");
      if (line.written().contains(":") || clause && form.hasUnits()) {
        continue;
      }
      for (String word : line.written().split("[ ;,…]+")) {
        String plain = word.replaceFirst("^ql[0-9]+$", "ql");
        if (WORD.matcher(plain).matches() && !CONNECTING.contains(plain)) {
          words.add(plain);
        }
      }
    }
    return words;
  }

  @Test
  void every_word_that_the_help_shows_of_a_unit_can_be_asked() {
    List<String> lacking = new ArrayList<>();
    int asked = 0;
    for (EngagementType<?> type : engagements().toList()) {
      for (Slot parameter : type.form().slots()) {
        NotationForm<?> form = NotationForm.of(parameter);
        if (form != null) {
          Set<String> known = new TreeSet<>(UnitTerms.numbers(form));
          known.addAll(
              UnitTerms.flags(
                  form,
                  component -> {
                    var ofTables = type.words().byComponent(Tables.builtIn()).get(component);
                    return ofTables == null ? List.of() : List.copyOf(ofTables);
                  }));
          Set<String> words = words(form);
          asked += words.size();
          words.removeAll(known);
          words.forEach(it -> lacking.add(type.fightName() + " --" + parameter.name() + " " + it));
        }
      }
    }
    assertThat(lacking).isEmpty();
    assertThat(asked).isGreaterThan(300);
  }

  /**
   * Days of Glory never writes `good`. Two dice, 1 and 2 hits in 3 and 2 of 6 each, so 0 to 4 hits
   * in 1, 6, 13, 12, 4 of 36; the unit has to exceed its hits.
   */
  @Test
  void who_stays_in_good_order_is_known_by_that() {
    String fire = "\"fire\": { \"target\": \"T\", \"shooter\": \"8 smoothbore; range 2\" }";
    String json =
        "{ \"format\": 1, \"system\": \"days-of-glory\", \"title\": \"x\", \"units\":"
            + " { \"T\": \"inf 4\" }, \"steps\": [{ \"name\": \"one\", %1$s },"
            + " { \"name\": \"two\", \"when\": \"T.good\", %1$s }] }";
    Odds.Exact odds = PlanFixtures.odds(PlanFixtures.plan(dir, String.format(json, fire)));
    assertThat(PlanFixtures.distribution(odds, "two").get("fought"))
        .isCloseTo((6 + 6 * 5 + 13 * 4 + 12 * 3 + 4 * 2) / 216.0, within(1e-14));
  }

  /** Read from the notation only: the words that hold of a unit, and those that do not. */
  @ParameterizedTest(name = "{0}: {1}: {3}, and not {4}")
  @CsvSource(
      delimiter = '|',
      textBlock =
"""
days-of-glory    | inf 4                              | morale!unit!test=rally | inf,good,line,class=2,lost=0 | disordered,shaken,routing,column,cav,general,irregular,fell-back,pushed-back
days-of-glory    | infantry 3/4 lost 2                | morale!unit!test=rally | inf,good,line,lost=2         | skirm,column
days-of-glory    | cav 3 class 4 shaken column general capable fell-back; with pushed-back | morale!unit!test=rally | cav,shaken,column,general,capable,fell-back,pushed-back,class=4 | good,line,inf,exceptional,surprised
six-days         | inf 5, cav 0/2, officer            | reorganize!command!turns=1 | inf,officer             | cav,art,corps
six-days         | cav 2 division                     | reorganize!command!turns=1 | cav,division            | inf,officer,brigade
simple-napoleonic | inf                               | morale!unit!           | inf,line                     | art,column,square,general,retreating,cover,blocked
simple-napoleonic | inf 3/6 square general; in cover  | morale!unit!           | inf,square,general,cover     | line,moved,blocked
simple-napoleonic | artillery                         | morale!unit!           | art                          | line,inf
musket-pike      | hi2 16/16 ql7                      | rally!unit!            | hi2,ql=7,leader=0            | disordered,hi1,cannon,art
musket-pike      | hi1 5/6 disordered leader, art 12lb ql6 | rally!unit!       | hi1,disordered,leader=1,art,12lb,ql=6 | nopikes,6lb
loose-files      | inf 8; in fort                     | combat!defender!attacker=inf 8 | inf,fort,dp=0                | fieldwork,column,commander,skirmish
loose-files      | inf 8 dp 2 skirmish commander; with bayonet, grade 1; casualties 2 | combat!attacker!defender=inf 8 | inf,skirmish,commander,bayonet,dp=2,grade=1,casualties=2 | fort,column,flank
""")
  void what_a_unit_is_holds_be_it_written_or_meant(
      String system, String unit, String fight, String holds, String doesNot) {
    String[] words = fight.split("!", -1);
    StringBuilder condition = new StringBuilder();
    for (String word : holds.split(",")) {
      condition.append(condition.isEmpty() ? "" : " and ").append("T.").append(word);
    }
    for (String word : doesNot.split(",")) {
      condition.append(" and not T.").append(word);
    }
    String further = words[2].isEmpty() ? "" : ", \"" + words[2].replace("=", "\": \"") + "\"";
    further = further.replaceAll("\"([0-9]+)\"", "$1");
    String json =
        String.format(
            "{ \"format\": 1, \"system\": \"%s\", \"title\": \"x\", \"units\": { \"T\": \"%s\" },"
                + " \"steps\": [{ \"name\": \"step\", \"when\": \"%s\","
                + " \"%s\": { \"%s\": \"T\"%s } }] }",
            system, unit, condition, words[0], words[1], further);
    assertThat(PlanFixtures.distribution(PlanFixtures.odds(PlanFixtures.plan(dir, json)), "step"))
        .as(condition.toString())
        .doesNotContainKey("left out");
  }
}
