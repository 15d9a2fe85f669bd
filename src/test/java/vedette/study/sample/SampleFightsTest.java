package vedette.study.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.system.RuleSystem;
import vedette.system.SystemReader;
import vedette.table.Tables;
import vedette.table.grid.SystemFile;

/** The sample fights under a system that needs a given column are all allowed. */
class SampleFightsTest {
  @TempDir Path dir;

  /**
   * Returns the columns given in the sample fights of a system whose first or second table finds
   * its own.
   */
  private List<String> said(String round) throws IOException {
    Path file =
        Files.writeString(
            dir.resolve("two.json"),
            """
            { "format": 1, "id": "mine/two", "title": "Two", "kind": "system",
              "units": { "inf": {} },
              "tables": {
                "cover": { "columns": { "list": ["open", "woods"] },
                  "rows": { "die": "d6", "list": [ { "at": "1+", "cells": ["-", "DR"] } ] } },
                "fire": { "columns": { "compare": "own", "own": "strength", "below": "first",
                    "above": "last", "list": ["1-9", "10+"] },
                  "rows": { "die": "d6", "list": [ { "at": "1+", "cells": ["-", "D1"] } ] } } },
              "round": [ %s ] }
            """
                .formatted(round));
    SystemFile system = (SystemFile) Tables.builtIn().file(file.toString());
    return SampleFights.of(SystemReader.read(system)).stream()
        .map(it -> it.getOrDefault("column", List.of("none")).get(0))
        .distinct()
        .toList();
  }

  private RuleSystem ofArms(int arms, int words) throws IOException {
    String units =
        IntStream.range(0, arms)
            .mapToObj(it -> "\"arm%d\": {}".formatted(it))
            .collect(Collectors.joining(", "));
    String named =
        IntStream.range(0, words)
            .mapToObj(it -> "\"word%d\"".formatted(it))
            .collect(Collectors.joining(", "));
    Path file =
        Files.writeString(
            dir.resolve("large.json"),
            """
            { "format": 1, "id": "mine/large", "title": "Large", "kind": "system",
              "units": { %s }, "words": [ %s ],
              "fire": { "volley": { "dice": "strength", "die": "d6", "atLeast": 6 } },
              "rounds": 3, "round": [ { "fire": "volley", "by": "both" } ] }
            """
                .formatted(units, named));
    return SystemReader.read((SystemFile) Tables.builtIn().file(file.toString()));
  }

  @Test
  void of_few_arms_each_fights_each_alone_and_in_twos_and_threes() throws IOException {
    // 36 pairs, each in 9 ways; 10:1 to 1:3; all together; both sides from 1 to 100. 4 points
    // against 4 are in none of the last.
    assertThat(SampleFights.variedFights(ofArms(6, 0))).hasSize(36 * 9 + 7 + 1 + 8);
  }

  @ParameterizedTest
  @CsvSource({"80, 0", "400, 0", "2, 300", "300, 300"})
  void of_many_arms_and_words_there_are_some_hundred_fights(int arms, int words)
      throws IOException {
    assertThat(SampleFights.variedFights(ofArms(arms, words))).hasSizeBetween(300, 910);
  }

  @Test
  void of_eighty_arms_each_attacks_and_is_attacked() throws IOException {
    var fights = SampleFights.variedFights(ofArms(80, 0));
    for (int arm = 0; arm < 80; arm++) {
      List<String> unit = List.of("arm" + arm + " 4");
      assertThat(fights).anySatisfy(it -> assertThat(it).containsEntry("attacker", unit));
      assertThat(fights).anySatisfy(it -> assertThat(it).containsEntry("defender", unit));
    }
  }

  @Test
  void no_column_is_said_where_the_first_roll_needs_another() throws IOException {
    assertThat(said("{ \"table\": \"cover\" }, { \"table\": \"fire\" }"))
        .containsExactly("open", "woods");
  }

  @Test
  void a_later_table_stands_in_nobodys_way() throws IOException {
    assertThat(said("{ \"table\": \"fire\" }, { \"table\": \"cover\" }"))
        .containsExactlyInAnyOrder("open", "woods", "1-9", "10+");
  }
}
