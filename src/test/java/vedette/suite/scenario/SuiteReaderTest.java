package vedette.suite.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static vedette.suite.scenario.Suites.PLUS_ONE;
import static vedette.suite.scenario.Suites.scenario;
import static vedette.suite.scenario.Suites.source;
import static vedette.suite.scenario.Suites.suite;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.odds.answer.Method;
import vedette.source.Problem;
import vedette.source.WrongFile;
import vedette.suite.figures.Calculation;
import vedette.suite.scenario.Suite.NamePattern;
import vedette.table.Tables;
import vedette.work.Deadline;

/** A suite is read scenario by scenario; a wrong one is shown and does not stop the others. */
class SuiteReaderTest {
  private static final String REQUEST = "'attacker': 'inf 5', 'defender': 'inf 4'";

  private static Problem onlyProblem(String... scenarios) {
    List<Problem> problems = suite(scenarios).problems().list();
    assertThat(problems).hasSize(1);
    return problems.get(0);
  }

  @Test
  void a_scenario_decides_by_its_states_unless_it_says_how_to_sample() {
    Scenario scenario = suite(PLUS_ONE).scenarios().get(0);
    assertThat(scenario.methodAndSample()).isEqualTo(new Calculation(Method.AUTO, 1_000_000, 1));
    assertThat(scenario.limits(Deadline.NONE).states()).isEqualTo(1_000_000);
    assertThat(scenario.type().name()).isEqualTo("battle");
    assertThat(scenario.at()).hasToString("3:11");
    Scenario sampled =
        suite(scenario("x", REQUEST, ", 'method': 'direct', 'trials': 500, 'seed': -2"))
            .scenarios()
            .get(0);
    assertThat(sampled.methodAndSample()).isEqualTo(new Calculation(Method.DIRECT, 500, -2));
    assertThat(how(", 'trials': 500")).isEqualTo(new Calculation(Method.SIMULATE, 500, 1));
    assertThat(how(", 'method': 'auto', 'trials': 500"))
        .isEqualTo(new Calculation(Method.AUTO, 500, 1));
    assertThat(how(", 'method': 'exact', 'seed': 4")).isEqualTo(Calculation.EXACTLY);
  }

  private static Calculation how(String said) {
    return suite(scenario("x", REQUEST, said)).scenarios().get(0).methodAndSample();
  }

  @Test
  void of_two_hundred_scenarios_one_is_wrong_and_the_others_are_read() {
    List<String> scenarios = new ArrayList<>();
    for (int i = 1; i <= 200; i++) {
      scenarios.add(
          scenario("s" + i, i == 137 ? "'attacker': 'inf 0', 'defender': 'inf 4'" : REQUEST));
    }
    Suite suite = suite(scenarios.toArray(String[]::new));
    assertThat(suite.entries()).hasSize(200);
    assertThat(suite.scenarios()).hasSize(199);
    assertThat(suite.wrongEntries()).extracting(Suite.Entry::name).containsExactly("s137");
    assertThat(suite.wrongEntries().get(0).problems().list()).isEqualTo(suite.problems().list());
    assertThat(suite.problems().list()).hasSize(1);
    // Scenarios begin in line 3, and the number stands behind `inf `.
    assertThat(suite.problems().list().get(0).at().line()).isEqualTo(139);
    assertThat(suite.problems().text()).contains("inf 0", "R001");
  }

  @Test
  void two_scenarios_of_one_name_are_both_named() {
    Problem problem = onlyProblem(PLUS_ONE, PLUS_ONE);
    assertThat(problem.code()).isEqualTo("S002");
    assertThat(problem.at()).hasToString("4:11");
    assertThat(problem.message()).isEqualTo("scenario \"plus one\" appears twice, first at 3:11");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{ 'name': 'x', 'system': 'six-day', 'engagement': 'battle', 'request': {} }   | S003 | did"
            + " you mean `six-days`?",
        "{ 'name': 'x', 'system': 'six-days', 'engagement': 'batle', 'request': {} }   | S004 | did"
            + " you mean `battle`?",
        "{ 'name': 'x', 'system': 'six-days', 'engagement': 'battle', 'request': 1 }   | S005 |",
        "{ 'name': 'x', 'system': 'six-days', 'engagement': 'battle' }                 | J102 |",
        "{ 'nam': 'x', 'system': 'six-days', 'engagement': 'battle', 'request': {} }   | J101 | did"
            + " you mean `name`?",
        "7                                                                             | J103 |"
      })
  void a_scenario_that_names_nothing_known_is_told_what_is(String text, String code, String help) {
    Problem problem = onlyProblem(text);
    assertThat(problem.code()).isEqualTo(code);
    if (help != null) {
      assertThat(problem.help()).isEqualTo(help);
    }
  }

  @Test
  void trials_have_no_use_in_an_exact_answer() {
    String exact = ", 'method': 'exact', 'trials': 1";
    assertThat(onlyProblem(scenario("x", REQUEST, exact)).code()).isEqualTo("S006");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'defenderRepulset': { 'atLeast': 0.4 }             | S011 | did you mean"
            + " `defenderRepulsed`?",
        "'defenderRepulsed': { 'atleast': 0.4 }             | S012 | did you mean `atLeast`?",
        "'defenderRepulsed': { 'is': 1, 'atLeast': 0.4 }    | S012 | known here: atLeast, atMost,"
            + " target, tolerance",
        "'defenderRepulsed': 0.4                            | S010 |",
        "'defenderRepulsed': {}                             | S014 |",
        "'defenderRepulsed': { 'atLeast': 1.4 }             | S013 |",
        "'defenderRepulsed': { 'atLeast': '40%' }           | S013 |",
        "'defenderRepulsed': { 'atLeast': -0.1 }            | S013 |",
        "'defenderRepulsed': { 'atLeast': 0.4, 'atMost': 0.3 } | S013 |",
        "'ending': { 'atLeast': 0.4 }                       | S012 | add \"is\": \"attacker"
            + " repulsed\"",
        "'ending': { 'is': 'defender repulse', 'atMost': 1 } | S015 | did you mean `defender"
            + " repulsed`?",
        "'attackerLosses': { 'orMore': 1.5, 'atMost': 1 }     | S015 |",
        "'attackerLosses': { 'orMore': 1, 'is': 1, 'atMost': 1 } | S012 |",
        "'attackerLosses': [{ 'atMost': 1 }, 7]               | S010 |",
        "'defenderRepulsed': { 'target': 0.4, 'atLeast': 0.3 } | S012 | write the bounds"
            + " \"atLeast\" and \"atMost\", or a target",
        "'defenderRepulsed': { 'tolerance': 0.1, 'atMost': 0.3 } | S012 | write the bounds"
            + " \"atLeast\" and \"atMost\", or a target",
        "'defenderRepulsed': { 'tolerance': 0.1 }            | S014 | add \"target\", or write"
            + " \"atLeast\" and \"atMost\"",
        "'defenderRepulsed': { 'target': 1.1 }               | S013 |",
        "'defenderRepulsed': { 'target': -0.1 }              | S013 |",
        "'defenderRepulsed': { 'target': '40%' }             | S013 |",
        "'defenderRepulsed': { 'target': 0.4, 'tolerance': -0.1 } | S013 |",
        "'defenderRepulsed': { 'target': 0.4, 'tolerance': 1.1 }  | S013 |",
        "'attackerLosses': { 'target': -1 }                   | S013 |",
        "'defenderRepulsed': { 'targte': 0.4 }               | S012 | did you mean `target`?",
        "'ending': { 'target': 0.4 }                         | S012 | add \"is\": \"attacker"
            + " repulsed\""
      })
  void an_expectation_that_cannot_be_is_refused(String expect, String code, String help) {
    Problem problem = onlyProblem(scenario("x", REQUEST, ", 'expect': { " + expect + " }"));
    assertThat(problem.code()).isEqualTo(code);
    assertThat(problem.at().line()).isEqualTo(3);
    assertThat(problem.help()).isNotEmpty();
    if (help != null) {
      assertThat(problem.help()).isEqualTo(help);
    }
  }

  @Test
  void a_table_that_does_not_serve_is_complained_of_once(@TempDir Path dir) {
    // The rules have a repulse as the only way to be forced back.
    Tables tables = Suites.tables(dir, "\"A3Rp\"", "\"A3R\"");
    Suite suite = suite(tables, PLUS_ONE, Suites.PLUS_SIX);
    assertThat(suite.scenarios()).isEmpty();
    assertThat(suite.problems().list())
        .extracting(Problem::file)
        .containsOnly("mine/combat-results.json");
    assertThat(suite.problems().list()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{ 'format': 2, 'scenarios': [], 'more': 1 } | error[S001]: suite.json:1:13: file needs"
            + " format 2; this program reads 1",
        "{ 'format': 2, 'vedette': '>=99.1' }        | error[S001]: suite.json:1:27: file needs"
            + " vedette >=99.1; this program is ",
        "{ 'format': 1, 'vedette': '0.2', 'scenarios': [] }  | error[S007]: suite.json:1:27:"
            + " expected `>=` and a version, found \"0.2\"",
        "{ 'format': 1, 'vedette': '<99', 'scenarios': [] }  | error[S007]: suite.json:1:27:"
            + " expected `>=` and a version, found \"<99\"",
        "{ 'format': 1, 'vedette': '>=1', 'scenarios': [] }  | error[S007]: suite.json:1:27:"
            + " expected `>=` and a version, found \">=1\"",
        "{ 'scenarios': [] }                         | error[J102]: suite.json:1:1: key \"format\""
            + " is missing",
        "{ 'format': 1, 'scenarios': {} }            | error[J103]: suite.json:1:29: expected an"
            + " array",
        "[]                                          | error[J103]: suite.json:1:1: expected an"
            + " object",
        "{ 'format': 1, 'scenarios': [               | error[J020]: suite.json:1:"
      })
  void a_file_that_is_no_suite_is_refused_as_a_whole(String text, String message) {
    WrongFile wrong =
        catchThrowableOfType(
            WrongFile.class, () -> SuiteReader.read(source("suite.json", text), Tables.builtIn()));
    assertThat(wrong.kind()).isEqualTo(WrongFile.Kind.WRONG);
    assertThat(wrong.getMessage()).startsWith(message);
  }

  @ParameterizedTest
  @ValueSource(strings = {">=0.1", ">=0.2", ">=0.2.0"})
  void a_suite_that_names_this_version_or_an_older_one_is_read(String pin) {
    String text = Suites.text(PLUS_ONE).replace("'format'", "'vedette': '" + pin + "', 'format'");
    Suite suite = SuiteReader.read(source("suite.json", text), Tables.builtIn());
    assertThat(suite.scenarios()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "even | true",
        "six*battle | true",
        "battle*six | false",
        "* | true",
        "six days: even battles | false"
      })
  void names_are_picked_by_what_they_contain(String pattern, boolean matches) {
    assertThat(new NamePattern(pattern).matches("six days: even battle")).isEqualTo(matches);
  }
}
