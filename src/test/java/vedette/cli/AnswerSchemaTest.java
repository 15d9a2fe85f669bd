package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.CapturedRun.vedette;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.json.PublishedSchema;
import vedette.rules.Catalogue;

/** The JSON of every answer has a published schema; {@link CapturedRun} validates all JSON. */
class AnswerSchemaTest {
  static Set<String> answers() {
    return ShowCommand.ANSWERS.keySet();
  }

  @ParameterizedTest
  @MethodSource("answers")
  void the_published_schema_is_the_one_that_the_records_describe(String answer) throws IOException {
    PublishedSchema schema = AnswerSchemas.ALL.get(answer);
    schema.assertPublished();
    assertThat(vedette("show --schema " + answer).out()).isEqualTo(Files.readString(schema.file()));
  }

  /** All kinds of files and tables that `show` prints. */
  @Test
  void what_is_shown_validates() {
    for (String id : Catalogue.tableIds()) {
      assertThat(vedette("show " + id + " --format json").json().get("id").asString())
          .isEqualTo(id);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "list",
        "list six-days",
        "show simple-napoleonic",
        "show tables/examples/risk.json",
        "show tables/examples/odds.json",
        "show tables/examples/plans/redoubt.json",
        "lint tables/examples/supply.json tables/examples/odds.json",
        "six-days battle --attacker 'inf 5' --defender 'inf 4' --play",
        "six-days battle --attacker 'inf 5' --defender 'inf 4' --explain --fractions",
        "six-days battle --attacker 'inf 5' --defender 'inf 4' --method direct --trials 100",
        "six-days battle --attacker 'inf 5' --defender 'inf 4' --turns 2 --advise attacker",
        "six-days battle --attacker 'inf 5' --defender 'inf 4' --influence",
        "own tables/examples/risk.json --attacker 5 --defender 4 --influence",
        "compare six-days battle --attacker 'inf 5' --defender 'inf 4' vs six-days battle"
            + " --attacker 'inf 5, cav 2' --defender 'inf 4'",
        "diff six-days/combat-results tables/examples/milder/combat-results.json",
        "six-days battle --attacker 'inf {4,5}' --defender 'inf {4..6}'",
        "six-days battle --attacker 'inf {4,5}' --defender 'inf 4' --method simulate --trials 100",
        "six-days battle --attacker 'inf {4,5}' --defender 'inf 4' --where 'success > 90%'",
        "six-days battle --attacker 'inf 4' --defender 'inf 4' --tables"
            + " '{,tables/examples/milder}'",
        "check reports/suite.json --allow-outside --baseline reports/baseline.json",
        "check --odds reports/suite.json --allow-outside --only 'six days: even'",
      })
  void an_answer_validates(String command) {
    assertThat(vedette(command + " --format json").out()).startsWith("{\n  \"vedette\": ");
  }

  /** A schema that allows anything would find no error. */
  @Test
  void what_is_no_answer_does_not_validate() {
    String list = vedette("list --format json").out();
    PublishedSchema schema = AnswerSchemas.ALL.get("list");
    assertThat(schema.errors(list)).isEmpty();
    assertThat(schema.errors(list.replaceFirst("\"title\"", "\"heading\""))).isNotEmpty();
    assertThat(schema.errors(list.replaceFirst("\"vedette\": \"[^\"]*\",", ""))).isNotEmpty();
    assertThat(schema.errors(list.replace("\"ofFile\": false", "\"ofFile\": 0"))).isNotEmpty();
  }
}
