package vedette.study.change;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.Fights;
import vedette.rules.GameSystem;
import vedette.rules.OptimizedRequest;
import vedette.source.TextFault;
import vedette.study.change.Influence.PartInfluence;
import vedette.study.change.Influence.Task;
import vedette.table.Tables;
import vedette.work.Limits;
import vedette.work.Refusal;

/** The influence of table cells on small fights, worked out by hand. */
class InfluenceTest {
  private static final double ROUNDING = 1e-12;
  private static final List<String> BATTLE =
      List.of("attacker", "inf 5, cav 2", "defender", "inf 4, officer");

  @TempDir Path dir;

  private static Influence influence(String system, String name, List<String> given, String... of) {
    return influence(system, name, given, 1_000, of);
  }

  private static Influence influence(
      String system, String name, List<String> given, int maxStates, String... measures) {
    Map<String, List<String>> texts = Fights.given(given.toArray(String[]::new));
    for (GameSystem rules : Catalogue.systems()) {
      for (EngagementType<?> type : rules.engagements()) {
        if (type.system().equals(system) && type.name().equals(name)) {
          return Influence.of(
              question(type, texts, List.of(measures), maxStates), 2, (done, of) -> {});
        }
      }
    }
    throw new AssertionError("the catalogue has no " + system + " " + name);
  }

  private static <Q extends Record> Task<Q> question(
      EngagementType<Q> type,
      Map<String, List<String>> texts,
      List<String> measures,
      int maxStates) {
    OptimizedRequest<Q> request = type.form().read(texts);
    return new Task<>(
        type, request, Tables.builtIn(), measures, List.of(), Limits.states(maxStates));
  }

  private static List<PartInfluence> cells(Influence influence) {
    return influence.parts().stream().filter(it -> it.part().cell() != null).toList();
  }

  private static PartInfluence cell(Influence influence, String row, String column) {
    return cells(influence).stream()
        .filter(it -> it.part().cell().row().equals(row))
        .filter(it -> it.part().cell().column().equals(column))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void in_a_battle_of_one_roll_every_row_of_its_column_counts_a_tenth() {
    // 7 against 4, cavalry +1, officer -1: differential 3.
    Influence influence = influence("six-days", "battle", BATTLE);
    assertThat(cells(influence)).hasSize(10);
    for (PartInfluence cell : cells(influence)) {
      assertThat(cell.table().id()).isEqualTo("six-days/combat-results");
      assertThat(cell.part().cell().column()).isEqualTo("3 or 4");
      assertThat(cell.times()).isCloseTo(0.1, within(ROUNDING));
    }
  }

  @Test
  void a_cell_moves_the_losses_by_its_share_of_the_rolls() {
    Influence influence =
        influence("six-days", "battle", BATTLE, "defenderLosses", "attackerLosses");
    // Rows 4 and 3 of column `3 or 4` are D1 and A1; D2 is the next better than D1, A1 the next
    // worse; on one roll of ten.
    PartInfluence four = cell(influence, "4", "3 or 4");
    assertThat(four.up().to()).isEqualTo("D2");
    assertThat(four.up().difference(0)).isCloseTo(0.1, within(ROUNDING));
    assertThat(four.up().difference(1)).isCloseTo(0, within(ROUNDING));
    assertThat(four.down().to()).isEqualTo("A1");
    assertThat(four.down().difference(0)).isCloseTo(-0.1, within(ROUNDING));
    assertThat(four.down().difference(1)).isCloseTo(0.1, within(ROUNDING));
  }

  @Test
  void of_equal_results_the_one_most_like_the_cell_is_next() {
    Influence influence = influence("six-days", "battle", BATTLE, "attackerRepulsed");
    // A1Rp costs the attacker two, one of them the repulse. One less is only A1; one more is
    // A2Rp: a repulse either way.
    PartInfluence one = cell(influence, "1", "3 or 4");
    assertThat(one.part().text()).isEqualTo("A1Rp");
    assertThat(one.up().to()).isEqualTo("A1");
    assertThat(one.up().difference(0)).isCloseTo(-0.1, within(ROUNDING));
    assertThat(one.down().to()).isEqualTo("A2Rp");
    assertThat(one.down().difference(0)).isCloseTo(0, within(ROUNDING));
  }

  @Test
  void the_best_result_of_a_table_has_nothing_above_it() {
    List<String> strong = List.of("attacker", "inf 9", "defender", "inf 4");
    Influence influence = influence("six-days", "battle", strong);
    assertThat(cell(influence, "10", "5 or more").up()).isNull();
    assertThat(cell(influence, "10", "5 or more").down()).isNotNull();
  }

  @Test
  void until_it_is_decided_a_cell_is_consulted_again_and_again() throws IOException {
    // Of four faces two do nothing, one ends it for either side: two rounds on average, so each
    // cell is consulted half a time, and the defender is eliminated in half of all fights.
    Influence influence = influence("own", "fight", untilDecided(), "defenderEliminated");
    assertThat(cells(influence)).hasSize(4);
    for (PartInfluence cell : cells(influence)) {
      assertThat(cell.times()).isCloseTo(0.5, within(ROUNDING));
    }
    // With one face more for either side it is two of three, or one of three.
    PartInfluence nothing = cell(influence, "1", "any");
    assertThat(nothing.up().to()).isEqualTo("DE");
    assertThat(nothing.up().difference(0)).isCloseTo(2.0 / 3 - 0.5, within(ROUNDING));
    assertThat(nothing.down().to()).isEqualTo("AE");
    assertThat(nothing.down().difference(0)).isCloseTo(1.0 / 3 - 0.5, within(ROUNDING));
    // Without its own face the defender cannot be eliminated.
    PartInfluence eliminated = cell(influence, "3", "any");
    assertThat(eliminated.up()).isNull();
    assertThat(eliminated.down().to()).isEqualTo("-");
    assertThat(eliminated.down().difference(0)).isCloseTo(-0.5, within(ROUNDING));
  }

  @Test
  void a_change_that_the_rules_cannot_do_with_is_none() throws IOException {
    // Without its only result no fight on the table would ever end.
    Influence influence = influence("own", "fight", table("\"-\"", "\"-\"", "\"-\"", "\"DE\""));
    PartInfluence only = cell(influence, "4", "any");
    assertThat(only.up()).isNull();
    assertThat(only.down()).isNull();
  }

  private List<String> untilDecided() throws IOException {
    return table("\"-\"", "\"-\"", "\"DE\"", "\"AE\"");
  }

  /** Writes an attack until it is decided on a table of one column with these cells. */
  private List<String> table(String... cells) throws IOException {
    String rows = "";
    for (int i = 0; i < cells.length; i++) {
      rows += (i == 0 ? "" : ", ") + "{ \"at\": " + (i + 1) + ", \"cells\": [" + cells[i] + "] }";
    }
    Path file = dir.resolve("own.json");
    Files.writeString(
        file,
        """
        {
          "format": 1,
          "id": "own/table",
          "title": "A table of one column",
          "kind": "grid",
          "source": { "document": "a test", "status": "reconstructed" },
          "cells": "combat",
          "columns": { "list": [{ "name": "any" }] },
          "rows": { "die": "d4", "list": [ROWS] }
        }
        """
            .replace("ROWS", rows));
    return List.of(
        "table",
        file.toString(),
        "attacker",
        "3",
        "defender",
        "2",
        "column",
        "any",
        "turns",
        "until-decided");
  }

  @Test
  void numbers_go_up_and_down_by_number() {
    // Of a D6 1 to 3 bring back one point and 4 to 6 two, of the eight that are missing: 1.5 on
    // average, 2 or 1 if either row says what the other does.
    Influence influence =
        influence(
            "six-days",
            "reorganize",
            List.of("command", "Marmont: inf 1/5, inf 1/5"),
            "pointsRegained");
    assertThat(cells(influence)).hasSize(2);
    PartInfluence low = cell(influence, "1-3", "strength points");
    assertThat(low.table().id()).isEqualTo("six-days/reorganization");
    assertThat(low.times()).isCloseTo(0.5, within(ROUNDING));
    assertThat(low.up().to()).isEqualTo("2");
    assertThat(low.up().difference(0)).isCloseTo(0.5, within(ROUNDING));
    assertThat(low.down()).isNull();
    PartInfluence high = cell(influence, "4-6", "strength points");
    assertThat(high.up()).isNull();
    assertThat(high.down().to()).isEqualTo("1");
    assertThat(high.down().difference(0)).isCloseTo(-0.5, within(ROUNDING));
  }

  @Test
  void a_measure_that_is_none_is_refused_with_the_nearest() {
    assertThatThrownBy(() -> influence("six-days", "battle", BATTLE, "defenderLos"))
        .isInstanceOfSatisfying(
            TextFault.class, e -> assertThat(e.help()).contains("defenderLosses"));
  }

  @Test
  void a_fight_too_large_for_exact_odds_is_refused() {
    List<String> turns = List.of("attacker", "inf 9", "defender", "inf 9", "turns", "5");
    assertThatThrownBy(() -> influence("six-days", "battle", turns, 5)).isInstanceOf(Refusal.class);
  }
}
