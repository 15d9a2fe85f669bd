package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.OwnTables.changed;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** {@code diff} states the odds of a fight under both tables as the fight's own command does. */
class DiffCommandTest {

  @Test
  void reference_fights_have_the_odds_that_their_commands_give(@TempDir Path dir) {
    // The best column is made the worst, which affects every fight.
    OwnTables own =
        new OwnTables(dir)
            .with("crt.json", changed("\"A1\", \"A1\", \"D1\"]", "\"A1\", \"A1\", \"A9\"]"));
    JsonNode fights =
        CapturedRun.vedette(
                "diff six-days/combat-results " + own.named("crt.json") + " --format json")
            .json()
            .at("/fights");
    assertThat(fights).hasSize(3);
    for (JsonNode fight : fights) {
      String command =
          fight.at("/fight").asString() + " " + fight.at("/options").asString() + " --format json";
      JsonNode old = CapturedRun.vedette(command).json();
      JsonNode now = own.vedette(command).json();
      List<String> moved = new ArrayList<>();
      for (JsonNode figure : fight.at("/figures")) {
        String name = figure.at("/measure").asString();
        moved.add(name);
        if (figure.at("/value").asString().isEmpty()) {
          String path =
              "/measures/" + name + (figure.at("/kind").asString().equals("mean") ? "/mean" : "/p");
          assertThat(figure.at("/old").asDouble()).isEqualTo(old.at(path).asDouble());
          assertThat(figure.at("/new").asDouble()).isEqualTo(now.at(path).asDouble());
        }
      }
      assertThat(moved).contains("attackerLosses", "defenderLosses");
    }
  }
}
