package vedette.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import vedette.fight.Engagement;
import vedette.form.RequestForm;
import vedette.odds.Answering;
import vedette.odds.ExactOdds;
import vedette.odds.Method;
import vedette.odds.Odds;
import vedette.odds.Trials;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.table.Tables;
import vedette.work.Limits;
import vedette.work.Workers;

/** The cells of a sweep come to what their fights come to one by one. */
class CellsTogetherTest {
  private static final String LOSSES = "tables/examples/losses.json";
  private static final String ODDS = "tables/examples/odds.json";
  private static final EngagementType<?> ATTACK =
      Catalogue.systems().stream()
          .flatMap(system -> system.engagements().stream())
          .filter(type -> type.system().equals("crt"))
          .findFirst()
          .orElseThrow();
  private static final Trials LIMIT = new Trials(1, 1, 2, 0, false, 1_000_000);

  static Stream<Map<String, List<String>>> sweeps() {
    return Stream.of(
        sweep(LOSSES, "{1..12}", "{1..12}", "rounds", "until-decided"),
        sweep(LOSSES, "{1..9}", "{1..9}", "rounds", "4"),
        sweep(LOSSES, "{1..9}", "{1..9}", "rounds", "1"),
        sweep(LOSSES, "{3,30,300}", "{2,20,200}", "rounds", "9"),
        sweep(ODDS, "{1..9}", "{1..9}", "rounds", "until-decided"),
        sweep(ODDS, "{1..9}", "{1..9}", "rounds", "3"),
        sweep(ODDS, "{1..9}", "4", "rounds", "5", "static", "true"),
        sweep(ODDS, "{4..9}", "{3..6}", "rounds", "3", "with", "woods"),
        sweep("src/test/resources/crt/even.json", "{1..6}", "{1..6}", "rounds", "until-decided"),
        sweep("src/test/resources/crt/percent.json", "{1..9}", "{1..9}", "rounds", "2"));
  }

  private static Map<String, List<String>> sweep(
      String table, String attacker, String defender, String... more) {
    Map<String, List<String>> request =
        new LinkedHashMap<>(
            Map.of(
                "table", List.of(table),
                "attacker", List.of(attacker),
                "defender", List.of(defender)));
    for (int i = 0; i < more.length; i += 2) {
      request.put(more[i], List.of(more[i + 1]));
    }
    return request;
  }

  @ParameterizedTest
  @MethodSource("sweeps")
  void cells_solved_together_come_to_what_they_come_to_one_by_one(
      Map<String, List<String>> request) {
    Template template = new Template(RequestForm.of(ATTACK.request()), request);
    CellFights<?> fights = new CellFights<>(ATTACK, template, Tables.builtIn(), List.of());
    List<Figure> figures = Figure.of(fights.first().measures(), List.of());
    int cells = (int) template.cells();
    CellsTogether together = new CellsTogether(fights, cells, figures, Limits.states(1_000_000), 2);
    int solved = 0;
    for (int cell = 0; cell < cells; cell++) {
      Engagement<?, ?> fight = allowed(fights, cell);
      SweepCell known = fight == null ? null : together.cell(cell);
      if (known != null) {
        solved++;
        Odds.Exact odds = ExactOdds.of(fight, 1_000_000, false);
        assertAlike(figures, known, SweepCell.of(cell, figures, odds), fights.at(cell));
      }
    }
    // Only where each cell keeps a column of its own is there nothing to share.
    assertThat(solved > 0).isNotEqualTo(request.containsKey("static"));
  }

  private static Engagement<?, ?> allowed(CellFights<?> fights, int cell) {
    return fights.drawn(cell).fight();
  }

  private static void assertAlike(
      List<Figure> figures, SweepCell known, SweepCell alone, String where) {
    double off = known.within() + alone.within();
    assertThat(known.within()).as(where).isLessThan(1e-9);
    assertThat(known.undecided()).as(where).isCloseTo(alone.undecided(), within(off));
    for (int i = 0; i < figures.size(); i++) {
      String what = figures.get(i).name() + " " + where;
      if (Double.isNaN(alone.values()[i])) {
        assertThat(known.values()[i]).as(what).isNaN();
      } else {
        assertThat(known.values()[i]).as(what).isCloseTo(alone.values()[i], within(off));
      }
    }
  }

  @Test
  void machines_that_solve_the_cells_together_agree_to_the_last_digit() {
    Map<String, List<String>> request = sweep(LOSSES, "{1..9}", "{1..9}", "rounds", "4");
    List<SweepCell> whole = sweep(request).run(Workers.HERE, done -> {}).cells();
    Sweep elsewhere = sweep(request);
    elsewhere.begin();
    for (int i = whole.size() - 1; i >= 0; i -= 2) {
      SweepCell cell = elsewhere.piece(i).cell();
      assertThat(cell.values()).isEqualTo(whole.get(i).values());
      assertThat(cell.within()).isEqualTo(whole.get(i).within());
    }
  }

  private static Sweep sweep(Map<String, List<String>> request) {
    Template template = new Template(RequestForm.of(ATTACK.request()), request);
    Answering exact = new Answering(Method.EXACT, Limits.states(LIMIT.maxStates()), LIMIT, false);
    return new Sweep(ATTACK, template, Tables.builtIn(), List.of(), List.of(), List.of(), exact);
  }
}
