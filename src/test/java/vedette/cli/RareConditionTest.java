package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.CapturedRun.vedette;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A condition that is rarer than the usual error bound, 18 sixes of 18 dice: 6^-18 or 9.8e-15. The
 * other side shoots at the same time and hits with a 5 or 6, so it hits at least once with 1 -
 * (2/3)^18, whatever the sixes. Every answer states an error bound that holds.
 */
class RareConditionTest {
  private static final String QUESTION = "attackerLosses >= 1 given defenderLosses >= 18";

  /** By hand: 3^18 is 387420489, and 2^18 is 262144. */
  private static final BigDecimal TRUE =
      BigDecimal.valueOf(387_420_489 - 262_144)
          .divide(BigDecimal.valueOf(387_420_489), MathContext.DECIMAL128);

  /**
   * A double near 1 is rounded by up to 2^-54, and is computed in several steps here: a smaller
   * bound would not be one.
   */
  private static final double LEAST = 0x1p-54;

  @TempDir Path dir;

  @BeforeEach
  void write() throws IOException {
    write("Rare", 5);
    Files.writeString(
        dir.resolve("suite.json"),
        """
        { "format": 1, "scenarios": [ { "name": "a", "system": "own", "engagement": "fight",
          "request": { "table": "rare.json", "attacker": "r 18", "defender": "g 18" },
          "expect": { "%s": { "atLeast": 0.9993, "atMost": 0.9994 } } } ] }
        """
            .formatted(QUESTION));
  }

  private void write(String title, int number) throws IOException {
    Files.writeString(
        dir.resolve("rare.json"),
        """
        { "format": 1, "id": "t/rare", "title": "%s", "kind": "system",
          "units": { "r": { "number": 6 }, "g": { "number": %d } },
          "fire": { "f": { "dice": "strength", "die": "d6", "atLeast": "number" } } }
        """
            .formatted(title, number));
  }

  private String fight() {
    return "own '" + dir + "/rare.json' --attacker 'r 18' --defender 'g 18'";
  }

  private String commandLine(String command) {
    String asked = " --chance '" + QUESTION + "'";
    return switch (command) {
      case "odds" -> fight() + asked;
      case "sweep" -> fight().replace("r 18", "r {17,18}") + asked;
      case "compare" -> "compare" + asked + " " + fight() + " vs " + fight();
      case "influence" -> fight() + asked + " --influence";
      case "suite" -> "check '" + dir + "/suite.json' --odds";
      default -> throw new IllegalArgumentException(command);
    };
  }

  /** The paths of the figure and of its bound in JSON. */
  @ParameterizedTest
  @CsvSource({
    "odds, /questions/0/p, /error",
    "sweep, '/cells/1/figures/{}', /cells/1/error",
    "compare, /figures/-1/ways/1/estimate, /ways/1/error",
    "influence, '/figures/{}', /error",
    "suite, '/scenarios/0/measures/{}/p', /scenarios/0/error"
  })
  void every_json_states_a_bound_that_holds(String command, String figure, String bound) {
    JsonNode json = vedette(commandLine(command) + " --format json").json();
    assertHolds(at(json, figure), at(json, bound));
  }

  @ParameterizedTest
  @CsvSource({"odds", "sweep", "compare"})
  void every_heading_states_a_bound_that_holds(String command) {
    Matcher heading =
        Pattern.compile("error below (\\S+)\n").matcher(vedette(commandLine(command)).answer());
    assertThat(heading.find()).isTrue();
    assertThat(Double.parseDouble(heading.group(1))).isBetween(LEAST, 1e-12);
  }

  /** Rows of spreadsheets have intervals of samples, and no bounds; the number is the same. */
  @ParameterizedTest
  @CsvSource({"odds", "sweep", "compare", "suite"})
  void every_csv_has_the_number(String command) {
    assertThat(vedette(commandLine(command) + " --format csv").answer()).contains("0.99932336");
  }

  /** A mean has a bound of its own: 18 dice hit 6 times on average. */
  @Test
  void a_mean_has_its_own_bound() {
    JsonNode mean =
        vedette(fight() + " --value 'attackerLosses given defenderLosses >= 18' --format json")
            .json()
            .at("/questions/0");
    double off = Math.abs(mean.at("/mean").doubleValue() - 6);
    assertThat(mean.at("/meanError").doubleValue()).isBetween(Math.max(off, LEAST), 1e-11);
  }

  private static JsonNode at(JsonNode json, String path) {
    JsonNode here = json;
    for (String name : path.substring(1).split("/")) {
      here =
          name.equals("-1")
              ? StreamSupport.stream(here.spliterator(), false).reduce((a, b) -> b).orElseThrow()
              : here.isArray()
                  ? here.get(Integer.parseInt(name))
                  : here.get(name.equals("{}") ? QUESTION : name);
    }
    return here;
  }

  private static void assertHolds(JsonNode figure, JsonNode bound) {
    double off = new BigDecimal(figure.doubleValue()).subtract(TRUE).abs().doubleValue();
    assertThat(bound.doubleValue()).isBetween(Math.max(off, LEAST), 1e-12);
  }

  private String against(String baseline) {
    return "check '" + dir + "/suite.json' --baseline '" + dir + "/" + baseline + "'";
  }

  private void baseline() {
    vedette(against("base.json") + " --update-baseline").answer();
  }

  @Test
  void a_baseline_keeps_the_figure_and_a_bound_that_holds() throws IOException {
    baseline();
    JsonNode json =
        JsonMapper.builder().build().readTree(Files.readString(dir.resolve("base.json")));
    assertHolds(at(json, "/scenarios/0/measures/{}/yes"), at(json, "/scenarios/0/error"));
    assertThat(at(json, "/scenarios/0/given/{}").doubleValue()).isBetween(9.8e-15, 9.9e-15);
  }

  /**
   * The odds are computed anew, since a changed title could have changed them, and are the same.
   */
  @Test
  void a_check_tells_that_the_figure_is_the_same_and_meets_its_bounds() throws IOException {
    baseline();
    write("Seldom", 5);
    assertThat(vedette(against("base.json")).answer()).contains("1 scenario: 1 unchanged");
  }

  /** With 4 as a further hit it is 1 - 2^-18: 68 in 100,000 more. */
  @Test
  void a_check_tells_that_the_figure_changed_and_misses_its_bounds() throws IOException {
    baseline();
    write("Rare", 4);
    assertThat(vedette(against("base.json")).out())
        .contains("1 changed")
        .containsPattern("99\\.93% +>99\\.99% +\\+0\\.07 pp")
        .containsPattern("at most\\s+99\\.94%: is >99\\.99%, off\\s+by 0\\.06 pp");
  }

  /**
   * With 3 as a further hit all of them miss with 3^-18 or 2.6e-9: less than the tolerated
   * difference, but possible where it was impossible.
   */
  @Test
  void a_check_tells_that_a_certain_figure_is_certain_no_longer() throws IOException {
    write("Rare", 1);
    baseline();
    write("Rare", 3);
    assertThat(vedette(against("base.json")).out())
        .containsPattern("defenderLosses >= 18\\s+100% +>99\\.99%");
  }
}
