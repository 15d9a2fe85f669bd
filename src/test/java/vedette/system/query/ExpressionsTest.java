package vedette.system.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import vedette.source.WrongFile;
import vedette.system.RuleSystem;
import vedette.system.SystemReader;
import vedette.table.Tables;
import vedette.table.grid.SystemFile;

/** Conditions record the names that they use, and messages name the user of a missing value. */
class ExpressionsTest {
  private static final String UNITS =
      "{ \"format\": 1, \"id\": \"mine/a\", \"title\": \"A\", \"kind\": \"system\", "
          + "\"units\": { \"inf\": { \"attack\": 3 }, \"gun\": { \"damage\": 2 } }, "
          + "\"words\": [\"woods\"], ";
  private static final String TABLE =
      "\"tables\": { \"crt\": { \"rows\": { \"die\": \"d6\", "
          + "\"list\": [ { \"at\": \"1-6\", \"cells\": [\"DX\"] } ] } } }, ";

  @TempDir Path dir;

  private RuleSystem read(String sections) throws IOException {
    Path file = dir.resolve("a.json");
    Files.writeString(file, UNITS + TABLE + sections + " }");
    return SystemReader.read((SystemFile) Tables.builtIn().file(file.toString()));
  }

  private UsedNames uses(String condition) throws IOException {
    return read("\"results\": { \"DX\": { \"defender\": \"lose 1\" } }")
        .expressions()
        .fromLine(condition)
        .uses();
  }

  /** Rounds after the greatest number in a comparison do not differ for the condition. */
  @Test
  void rounds_that_are_compared_with_numbers_are_told_apart_up_to_the_next_one()
      throws IOException {
    assertThat(uses("woods").lastRound()).isEqualTo(1);
    for (String condition :
        new String[] {
          "round >= 3",
          "not (woods and 3 < round)",
          "round in [1, 3]",
          "own attack > 1 or round = 3",
          "count(round = 3, woods) = 2",
          "round <= 2.5"
        }) {
      UsedNames uses = uses(condition);
      assertThat(uses.lastRound()).as(condition).isEqualTo(4);
      assertThat(uses.countsRounds()).as(condition).isFalse();
    }
  }

  @Test
  void a_round_that_is_counted_tells_all_rounds_apart() throws IOException {
    assertThat(uses("own losses > round").countsRounds()).isTrue();
    assertThat(uses("round x 2 > 3").countsRounds()).isTrue();
    assertThat(uses("round in [1, own losses]").countsRounds()).isTrue();
    assertThat(uses("round > 10000").countsRounds()).isTrue();
  }

  @Test
  void the_facts_of_a_condition_are_those_of_all_its_parts() throws IOException {
    UsedNames uses = uses("not own has only gun or woods and enemy in woods");
    assertThat(uses.facts())
        .extracting(
            Query.PropertyQuery::subject, it -> it.property().name(), Query.PropertyQuery::only)
        .containsExactly(
            tuple(Subject.OWN, "gun", true),
            tuple(null, "woods", false),
            tuple(Subject.ENEMY, "woods", false));
    assertThat(uses.isOfStacks("woods")).isFalse();
    assertThat(uses("own in woods").isOfStacks("woods")).isTrue();
  }

  /** A message about a unit without a value names the part of the file that needs it. */
  @Test
  void a_message_names_the_result_or_the_state_that_asks_for_a_value() {
    assertThat(wrong("\"results\": { \"DX\": { \"defender\": \"lose attacker damage\" } }"))
        .contains("`inf` has no `damage`, which `DX` asks for");
    assertThat(
            wrong(
                "\"results\": { \"DX\": { \"defender\": \"lose 1\" } }, "
                    + "\"states\": { \"shaken\": { \"again\": \"lose damage\" } }"))
        .contains("`inf` has no `damage`, which `shaken` asks for");
  }

  private String wrong(String sections) {
    return catchThrowableOfType(WrongFile.class, () -> read(sections)).problems().text();
  }
}
