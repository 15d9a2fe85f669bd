package vedette.study;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.study.Found.DIFFERENTIAL;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Lint says what the attacker has over a defender who is ahead by as much. */
class MirrorTest {
  @Test
  void a_side_that_is_ahead_may_fare_otherwise_as_attacker_than_as_defender() {
    // Ahead by 1 the attacker now deals (0 + 1 + 3) / 3, the defender (2 + 1 + 0) / 3 as before;
    // both lose a point on one roll of three.
    assertThat(Found.in(DIFFERENTIAL.replace("\"D2\"", "\"D3\"")))
        .containsExactly(
            "note L104 7:5 columns \"1\" and \"-1\" are not mirror images: the side ahead deals 1.33"
                + " as attacker and 1 as defender");
  }

  @Test
  void even_strengths_may_treat_the_sides_differently() {
    // A1, A1R, D1: the attacker loses 2/3 and is forced back on a roll of three, the defender 1/3.
    assertThat(Found.in(DIFFERENTIAL.replace("\"-\"", "\"A1R\"").replace("\"A2\"", "\"A2R\"")))
        .filteredOn(found -> found.contains("6:5"))
        .containsExactly(
            "note L104 6:5 column \"0\" treats the sides differently: a side loses 0.67 as attacker"
                + " and 0.33 as defender, is forced back on 33.3% and 0%");
  }

  @Test
  void the_order_of_the_rolls_does_not_matter() {
    String exchanged =
        DIFFERENTIAL
            .replace("\"A1\", \"A1\"]", "\"D1\", \"D2\"]")
            .replace("\"D1\", \"D1\", \"D2\"]", "\"D1\", \"A1\", \"A1\"]");
    assertThat(Found.in(exchanged)).noneMatch(found -> found.contains("L104"));
  }

  @Test
  void the_same_means_may_be_spread_otherwise() {
    // Ahead the attacker deals 0, 1, 2 and the defender 1, 1, 1, in place of 0, 1, 2.
    String table =
        DIFFERENTIAL
            .replace("[\"A2\", \"A1\", \"A1\"]", "[\"A1/D1\", \"A1\", \"A1\"]")
            .replace("[\"D1\", \"D1\"", "[\"A1\", \"D1\"");
    assertThat(Found.in(table))
        .filteredOn(found -> found.contains("L104"))
        .containsExactly(
            "note L104 7:5 columns \"1\" and \"-1\" are not mirror images: about the same on"
                + " average, but spread differently");
  }

  @Test
  void each_pair_of_columns_is_reported_once() {
    // -3..-1 meets 1 and 2..3; 0 meets itself; beyond 3 the last columns stand in.
    String wide =
        DIFFERENTIAL
            .replace("{ \"at\": -1 }", "{ \"at\": \"-3..-1\" }")
            .replace("{ \"at\": 1 }", "{ \"at\": 1 }, { \"at\": \"2-3\" }")
            .replace("\"A1\", \"A1\"]", "\"A1\", \"A1\", \"D1\"]")
            .replace("\"-\", \"D1\"]", "\"-\", \"D1\", \"D1\"]")
            .replace("\"D1\", \"D2\"]", "\"D1\", \"D2\", \"D2\"]");
    List<String> mirrors = Found.in(wide).stream().filter(found -> found.contains("L104")).toList();
    assertThat(mirrors).hasSize(1);
    assertThat(mirrors.get(0)).contains("columns \"2-3\" and \"-3..-1\"");
  }

  @Test
  void a_table_by_percent_has_no_mirror() {
    String percents =
        DIFFERENTIAL
            .replace("{ \"at\": -1 }", "{ \"at\": \"..74\" }")
            .replace("{ \"at\": 0 }", "{ \"at\": \"75-124\" }")
            .replace("{ \"at\": 1 }", "{ \"at\": \"125+\" }")
            .replace("\"D2\"", "\"D3\"");
    assertThat(Found.in(percents)).isEmpty();
  }
}
