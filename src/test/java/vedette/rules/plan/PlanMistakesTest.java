package vedette.rules.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.rules.Fights;
import vedette.source.Problem;
import vedette.source.WrongFile;

/** What is likeliest to be wrong in a plan, with its place and its cure. */
class PlanMistakesTest {
  @TempDir Path dir;

  @ParameterizedTest(name = "{1}")
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '`',
      textBlock =
          """
          "system": "musket-pike" # "system": "musket-pik" # P003 # unknown rule system "musket-pik" # did you mean 'musket-pike'?
          "attacker": "Tercio" # "attacker": "Tercoi" # P005 # unknown unit "Tercoi" in assault # did you mean 'Tercio'?
          "attacker": "Tercio" # "attacker": "Tercio; movng" # R001 # unknown clause 'movng' # did you mean 'moving'?
          "attacker": "Tercio" # "attacker": "art 12lb ql6" # R001 # attacker: artillery cannot attack # leave out the artillery, or give it as --battery of an assault
          "attacker": "Tercio" # "attacker": "Battery" # P008 # Battery takes part in assault twice # write each unit once in a step
          "attacker": "Tercio" # "atacker": "Tercio" # R002 # unknown key "atacker" # did you mean 'attacker'?
          hi2 16/16 ql7 # hi2 17/16 ql7 # P005 # '17' is not a strength left # write a whole number from 1 to 16
          hi2 16/16 ql7 # hi2 16/16 ql7; moving # P002 # a unit is written in the notation of its system, without clauses # write "Tercio": "hi2 16/16 ql7", and the clauses in the steps
          "when": "assault.success" # "when": "assault.sucess" # P006 # unknown measure 'assault.sucess' # did you mean 'assault.success'?
          "when": "assault.success" # "when": "Tercio.strenght > 8" # P006 # unknown measure 'Tercio.strenght' # did you mean 'Tercio.strength'?
          "when": "assault.success" # "when": "assault is \\"fougth\\"" # P006 # assault is never 'fougth' # did you mean "fought"?
          "when": "assault.success" # "when": "assault is \\"won\\"" # P006 # assault is never 'won' # known here: not reached, fought, left out, units gone, nothing to roll, not allowed
          "when": "assault.success" # "when": "assault is \\"not allowed:\\"" # P006 # assault is never 'not allowed:' # did you mean "not allowed"?
          "when": "assault.success" # "when": "hold" # P006 # unknown measure 'hold' # did you mean 'held'?
          "when": "assault.success" # "when": "held > 2" # P006 # expected a number, found a condition # join conditions with
          "when": "assault.success" # "when": "Tercio.strength" # P006 # expected a condition, found a number # compare it, as in Tercio.strength <= 1
          "when": "assault.success" # "when": "counter-stroke.success" # P007 # the condition asks about a later step # ask about steps before this one, or move it
          "when": "assault.success" # "wen": "assault.success" # P001 # "wen" is not an engagement of musket-pike # did you mean 'when'?
          "when": "assault.success" # "else": {} # P001 # 'else' needs a condition # write "when": "assault.success" before it, or leave it out
          "when": "assault.success" # "repeat": 0 # P009 # 'repeat' is not a whole number from 1 to 1000 # write "repeat": 10, or only "until" with a condition
          "name": "approach" # "name": "Tercio" # P004 # the name "Tercio" appears twice, first at 6:5 # give each unit and each step its own name
          "name": "approach" # "name": "the approach" # P004 # "the approach" is not a valid name # write one word of letters, digits and hyphens, a letter first
          "name": "approach", # "note": "approach", # P004 # the name of the step is missing # write "name": "assault" as its first key
          "fire": { # "steps": [], "fire": { # P001 # the step has several actions # write one engagement of the system, 'steps', 'choose' or 'change': fire, melee
          "held": "assault.success # "held": "assault.succes # P010 # unknown measure 'assault.succes' # did you mean 'assault.success'?
          "held": "assault.success # "success": "Tercio.strength # P010 # expected a condition, found a number # compare it, as in Tercio.strength <= 1
          "steps": [ # "step": [ # P001 # unknown key "step" # did you mean 'steps'?
          "title": # "success": "held", "title": # P001 # unknown key "success" # write it among "measures"
          "title": # "titel": "x", "title": # P001 # unknown key "titel" # did you mean 'title'?
          "Horse": # "Guard": "cav 3/3 ql8", "Horse": # P005 # no step uses unit "Guard" # name it in a step, or leave it out
          """)
  void a_mistake_is_named_with_its_place_and_its_cure(
      String right, String typed, String code, String message, String help) throws IOException {
    String plan = Files.readString(Path.of("tables/examples/plans/redoubt.json"));
    assertThat(plan).contains(right);
    int at = plan.indexOf(right);
    Path file = dir.resolve("wrong.json");
    Files.writeString(file, plan.substring(0, at) + typed + plan.substring(at + right.length()));
    WrongFile refused =
        catchThrowableOfType(
            WrongFile.class, () -> Fights.fight("plan", "plan", "table", file.toString()));
    assertThat(refused).isNotNull();
    Problem first =
        refused.problems().list().stream()
            .filter(it -> it.code().equals(code))
            .findFirst()
            .orElseThrow(() -> new AssertionError(refused.problems().text()));
    assertThat(first.message()).isEqualTo(message.replace('\'', '`'));
    assertThat(first.help()).startsWith(help.replace('\'', '`'));
    assertThat(first.at()).isNotNull();
    assertThat(first.file()).isEqualTo(file.toString());
  }

  @Test
  void a_measure_that_asks_about_a_later_step_is_no_condition() throws IOException {
    String plan =
        Files.readString(Path.of("tables/examples/plans/redoubt.json"))
            .replace("\"when\": \"assault.success\"", "\"when\": \"assault.fought and lost\"")
            .replace("\"held\":", "\"lost\": \"counter-stroke.success\", \"held\":");
    Path file = Files.writeString(dir.resolve("wrong.json"), plan);
    WrongFile refused =
        catchThrowableOfType(
            WrongFile.class, () -> Fights.fight("plan", "plan", "table", file.toString()));
    Problem problem = refused.problems().list().get(0);
    assertThat(problem.code()).isEqualTo("P007");
    assertThat(problem.message()).isEqualTo("the measure `lost` asks about a later step");
    assertThat(
            plan.lines().toList().get(problem.at().line() - 1).substring(problem.at().column() - 1))
        .startsWith("lost");
  }

  /** In the file a quotation mark within a condition takes two characters, and a letter may six. */
  @Test
  void a_place_in_a_condition_is_counted_through_escapes() throws IOException {
    String plan =
        Files.readString(Path.of("tables/examples/plans/redoubt.json"))
            .replace(
                "\"when\": \"assault.success\"",
                "\"when\": \"assault is \\\"fought\\\" \\u0061nd latex\"");
    Problem problem =
        refused(Files.writeString(dir.resolve("wrong.json"), plan)).problems().list().get(0);
    assertThat(problem.code()).isEqualTo("P006");
    assertThat(
            plan.lines().toList().get(problem.at().line() - 1).substring(problem.at().column() - 1))
        .startsWith("latex");
  }

  @Test
  void a_measure_that_is_wrong_is_told_once_and_not_where_a_condition_names_it()
      throws IOException {
    String plan =
        Files.readString(Path.of("tables/examples/plans/redoubt.json"))
            .replace("\"when\": \"assault.success\"", "\"when\": \"held\"")
            .replace("not Tercio.eliminated", "not Tercoi.eliminated");
    Path file = Files.writeString(dir.resolve("wrong.json"), plan);
    WrongFile refused =
        catchThrowableOfType(
            WrongFile.class, () -> Fights.fight("plan", "plan", "table", file.toString()));
    assertThat(refused.problems().list()).extracting(Problem::code).containsExactly("P010");
  }

  @Test
  void a_wrong_condition_and_wrong_measures_are_told_at_once() throws IOException {
    String plan =
        Files.readString(Path.of("tables/examples/plans/redoubt.json"))
            .replace("\"when\": \"assault.success\"", "\"when\": \"assault.sucess\"")
            .replace("\"held\":", "\"far\": \"Tercio.strenght\", \"held\":");
    Path file = Files.writeString(dir.resolve("wrong.json"), plan);
    WrongFile refused =
        catchThrowableOfType(
            WrongFile.class, () -> Fights.fight("plan", "plan", "table", file.toString()));
    assertThat(refused.problems().list()).extracting(Problem::code).containsExactly("P006", "P010");
  }

  /**
   * A step asks for the rules of its fight: the plan itself, which is called much the same, has
   * none.
   */
  @Test
  void for_a_fights_file_that_is_not_there_no_plan_is_named() throws IOException {
    String plan =
        "{ \"format\": 1, \"title\": \"x\", \"system\": \"own\", \"units\": { \"a\": \"6\", \"b\":"
            + " \"4\" }, \"steps\": [{ \"name\": \"one\", \"fight\": { \"table\": \"rulez1.json\","
            + " \"attacker\": \"a\", \"defender\": \"b\" } }] }";
    Path file = Files.writeString(dir.resolve("rule1.json"), plan);
    Files.writeString(dir.resolve("rulez12.json"), plan);
    assertThat(refused(file).problems().list().get(0).help()).doesNotContain("did you mean");
    Files.writeString(
        dir.resolve("rules1.json"),
        "{ \"format\": 1, \"kind\": \"system\", \"system\": \"x\", \"title\": \"x\" }");
    assertThat(refused(file).problems().list().get(0).help())
        .isEqualTo("did you mean `" + dir.resolve("rules1.json") + "`?");
    // The plan itself is looked for among plans.
    assertThat(refused(dir.resolve("rule2.json")).problems().list().get(0).help())
        .isEqualTo("did you mean `" + file + "`?");
  }

  private static final String RIDGE =
      """
      { "format": 1, "system": "own", "title": "The ridge",
        "units": { "Van": "2 x inf", "Outpost": "cav 1/2", "Counter": "guard" },
        "steps": [
          { "name": "outpost", "fight": { "table": "FILE", "attacker": "Van", "defender": "Outpost; with hill" } },
          { "name": "losses", "when": "outpost.success", "change": { "Van": "inf 1/2" } },
          { "name": "counter", "when": "outpost.success",
            "fight": { "table": "FILE", "attacker": "Counter", "defender": "Van" } }
        ],
        "measures": { "held": "outpost.success and not counter.success" } }
      """;

  /** Also in what is fought later, or only if a condition holds; each place begins a text. */
  @ParameterizedTest(name = "{1}")
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '`',
      textBlock =
          """
          "guard" # "gaurd" # P005 # 'gaurd' is not a unit of this file # did you mean 'guard'? # gaurd
          "guard" # "guard 2 inf 1" # P005 # 'inf' is a further unit # write a comma before it: guard 2, inf 1 # inf 1
          "guard" # "guard; with hill" # P002 # a unit is written in the notation of its system, without clauses # write "Counter": "guard", and the clauses in the steps # "guard;
          "inf 1/2" # "gon" # P005 # 'gon' is not a unit of this file # known here: inf, guard, cav # gon"
          "inf 1/2" # "inf 3/2" # P005 # '3/2' is not the steps of 'inf' # write steps from 1 to 2, as inf 1/2 # 3/2
          "attacker": "Counter" # "attacker": "Counter; with hil" # R001 # 'hil' is not a word of this file # did you mean 'hill'? # hil"
          "attacker": "Counter" # "attacker": "inf disruptd, Counter" # R001 # 'disruptd' is not a state or a value of this file # did you mean 'disrupted'? # disruptd
          "attacker": "Counter" # "attacker": "guard 2, Countre" # P005 # unknown unit "Countre" in counter # did you mean 'Counter'? # Countre
          "attacker": "Counter" # "with": "hil", "attacker": "Counter" # R001 # 'hil' is not a word of this file # did you mean 'hill'? # hil"
          "attacker": "Counter" # "column": "9", "attacker": "Counter" # R001 # no table of this file has a column '9' # known here # "9"
          "attacker": "Counter" # "attacker": ["Counter", "cav"] # R004 # expected a string, found an array # write "Counter, cav" # ["Counter
          "attacker": "Counter" # "attacker": "guard" # P005 # no step uses unit "Counter" # name it in a step, or leave it out # "guard" }
          """)
  void a_text_that_an_own_system_cannot_read_is_an_error_of_the_plan(
      String right, String typed, String code, String message, String help, String place)
      throws IOException {
    String plan =
        RIDGE.replace("FILE", Path.of("tables/examples/steps.json").toAbsolutePath().toString());
    assertThat(plan).contains(right);
    plan = plan.replace(right, typed);
    WrongFile refused = refused(Files.writeString(dir.resolve("wrong.json"), plan));
    assertThat(refused).isNotNull();
    assertThat(refused.problems().list()).extracting(Problem::code).containsExactly(code);
    Problem problem = refused.problems().list().get(0);
    assertThat(problem.message()).isEqualTo(message.replace('\'', '`'));
    assertThat(problem.help()).startsWith(help.replace('\'', '`'));
    assertThat(
            plan.lines().toList().get(problem.at().line() - 1).substring(problem.at().column() - 1))
        .startsWith(place);
  }

  private static WrongFile refused(Path plan) {
    return catchThrowableOfType(
        WrongFile.class, () -> Fights.fight("plan", "plan", "table", plan.toString()));
  }
}
