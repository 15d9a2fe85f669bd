package vedette.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import org.junit.jupiter.api.Test;
import vedette.fight.Engagement;
import vedette.odds.Deadline;
import vedette.odds.ExactOdds;
import vedette.odds.Limits;
import vedette.odds.Odds;
import vedette.request.RequestForm;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.TableFamily;
import vedette.table.CellKind;
import vedette.table.CombatResult;
import vedette.table.Grid;
import vedette.table.Tables;

/** What a fight ranges over, against whole tables of the family put in the lost one's place. */
class FamilyFightsTest {
  private static final double ROUNDING = 1e-12;

  /** Neither a divisor of 57,330 nor of what either end of the table allows. */
  private static final int EVERY = 191;

  private static final Map<String, List<String>> FIGHT =
      Map.of(
          "attacker", List.of("hi2 16/16 ql7 leader"),
          "defender", List.of("hi2 19/20 ql5, art 6lb ql6"),
          "from", List.of("flank"));

  private final Tables tables = Tables.builtIn();

  private static EngagementType<?> assault() {
    return Catalogue.system("musket-pike").engagements().stream()
        .filter(it -> it.name().equals("assault"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void no_table_of_the_family_leads_beyond_a_range() {
    whole(assault(), OverReadings.familyOf(assault()));
  }

  private <Q extends Record, C extends TableFamily.Column> void whole(
      EngagementType<Q> type, TableFamily<C> family) {
    OverReadings over =
        OverReadings.of(
            new OverReadings.Question<>(type, FIGHT, tables),
            new OverReadings.Effort(60_000, 1, 1, new Limits(100_000, Deadline.NONE)),
            (done, of) -> {});
    TableRanges reading = over.readings().get(0);
    assertThat(reading.isExact()).isTrue();
    assertThat(reading.columns()).hasSizeGreaterThan(2);
    Grid inForce = tables.grid(family.table(), CellKind.COMBAT);
    Map<String, CombatResult> results = new HashMap<>();
    for (int row = 0; row < inForce.rows().size(); row++) {
      for (int column = 0; column < inForce.columns().size(); column++) {
        results.put(inForce.text(row, column), inForce.result(row, column));
      }
    }
    Q request = RequestForm.of(type.request()).read(FIGHT);
    List<SortedMap<Integer, C>> all = FamilyTables.of(family).all();
    assertThat(all).hasSize(57_330);
    List<Double> least = new ArrayList<>();
    for (int i = 0; i < all.size(); i += EVERY) {
      Grid grid = inForce;
      for (Map.Entry<Integer, C> column : all.get(i).entrySet()) {
        List<String> cells = column.getValue().cells();
        for (int row = 0; row < cells.size(); row++) {
          grid = grid.with(row, column.getKey(), results.get(cells.get(row)));
        }
      }
      Engagement<?, ?> fight = type.factory().engagement(request, tables.with(grid));
      Odds.Exact odds = ExactOdds.of(fight, 100_000, false);
      for (int figure = 0; figure < over.figures().size(); figure++) {
        double value = over.figures().get(figure).of(odds);
        TableRanges.Range range = reading.ranges().get(figure);
        assertThat(value)
            .as(over.figures().get(figure).name())
            .isBetween(range.low().value() - ROUNDING, range.high().value() + ROUNDING);
      }
      least.add(over.figures().get(0).of(odds));
    }
    // So many tables are close to both ends: the range is no wider than it has to be.
    double low = reading.ranges().get(0).low().value();
    double high = reading.ranges().get(0).high().value();
    double margin = (high - low) / 4;
    assertThat(high).isGreaterThan(low);
    assertThat(least).anyMatch(it -> it < low + margin).anyMatch(it -> it > high - margin);
  }
}
