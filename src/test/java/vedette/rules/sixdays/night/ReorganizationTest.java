package vedette.rules.sixdays.night;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.Fights.chance;
import static vedette.rules.Fights.outOf;

import java.util.List;
import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.rules.sixdays.SixDaysFight;

/** Strength regained at night (6.0, SD9). */
class ReorganizationTest {
  private static SixDaysFight night(String command, int roll, String... more) {
    String[] all = Fights.and(more, "command", command);
    return SixDaysFight.with(SixDaysFight.reorganization(all), roll);
  }

  @ParameterizedTest(name = "a {0} gives {1}")
  @CsvSource({"1,1", "2,1", "3,1", "4,2", "5,2", "6,2"})
  void the_roll_gives_one_point_or_two(int roll, int points) {
    assertThat(night("inf 2/9", roll).value("pointsRegained")).isEqualTo(points);
  }

  @Test
  void the_dead_pile_comes_first() {
    SixDaysFight one = night("inf 1/9, inf 0/2", 1);
    assertThat(one.pointsGiven()).containsExactly("inf 1/2");
    assertThat(one.value("unitsReturned")).isEqualTo(1);
    // The second point goes to the unit that has lost most.
    assertThat(night("inf 1/9, inf 0/2", 6).pointsGiven()).containsExactly("inf 1/2", "inf 2/9");
  }

  @Test
  void all_of_the_dead_come_before_any_of_the_living() {
    assertThat(night("inf 1/9, inf 0/2, cav 0/3", 6).pointsGiven())
        .containsExactly("cav 1/3", "inf 1/2");
    // The dead pile comes first with any doctrine for the living.
    assertThat(night("inf 1/9, inf 0/2, cav 0/3", 6, "order", "as-listed").pointsGiven())
        .containsExactly("inf 1/2", "cav 1/3");
  }

  @Test
  void the_unit_that_has_lost_most_is_next_and_of_equals_the_first_listed() {
    assertThat(night("inf 4/6, inf 1/5, cav 3/6", 6).pointsGiven())
        .containsExactly("inf 2/5", "inf 3/5");
    assertThat(night("inf 4/6, cav 3/5", 1).pointsGiven()).containsExactly("inf 5/6");
  }

  @Test
  void other_orders_can_be_had() {
    assertThat(night("inf 2/5, inf 1/5, cav 4/6", 1, "order", "least-lost").pointsGiven())
        .containsExactly("cav 5/6");
    assertThat(night("inf 3/5, inf 1/5, cav 2/6", 1, "order", "as-listed").pointsGiven())
        .containsExactly("inf 4/5");
  }

  @Test
  void nobody_regains_his_last_lost_point() {
    // 3/5 can come back to 4 and no further; the second point is lost.
    SixDaysFight played = night("inf 3/5", 6);
    assertThat(played.pointsGiven()).containsExactly("inf 4/5");
    assertThat(played.value("pointsRegained")).isEqualTo(1);
    assertThat(played.value("complete")).isEqualTo(true);
  }

  @Test
  void a_unit_one_point_short_regains_nothing_and_rolls_for_nothing() {
    SixDaysFight played =
        SixDaysFight.with(SixDaysFight.reorganization("command", "inf 4/5, cav 2/2"));
    assertThat(played.value("pointsRegained")).isEqualTo(0);
    assertThat(played.value("complete")).isEqualTo(true);
  }

  @Test
  void a_unit_of_one_point_returns_whole() {
    SixDaysFight played = night("inf 0/1", 6);
    assertThat(played.pointsGiven()).containsExactly("inf 1");
    assertThat(played.value("complete")).isEqualTo(true);
  }

  @Test
  void a_unit_of_two_points_returns_with_one() {
    assertThat(night("inf 0/2", 6).pointsGiven()).containsExactly("inf 1/2");
  }

  @Test
  void nobody_comes_above_what_he_may_have_while_another_still_can() {
    // inf 0/9 is the dead unit, which then has lost 8 of 9; cav cannot take any.
    assertThat(night("cav 3/4, inf 0/9", 6).pointsGiven()).containsExactly("inf 1/9", "inf 2/9");
  }

  @Test
  void each_command_rolls_for_itself() {
    SixDaysFight played =
        SixDaysFight.with(
            SixDaysFight.reorganization("command", "Marmont: inf 2/9", "command", "inf 2/9"), 1, 6);
    assertThat(played.value("pointsRegained[Marmont]")).isEqualTo(1);
    assertThat(played.value("pointsRegained[2]")).isEqualTo(2);
    assertThat(played.value("pointsRegained")).isEqualTo(3);
  }

  @Test
  void each_night_is_a_roll_until_nothing_more_can_be_regained() {
    SixDaysFight played =
        SixDaysFight.with(SixDaysFight.reorganization("command", "inf 2/9", "turns", "3"), 1, 6, 2);
    assertThat(played.value("pointsRegained")).isEqualTo(4);
    SixDaysFight early =
        SixDaysFight.with(SixDaysFight.reorganization("command", "inf 2/5", "turns", "3"), 6);
    assertThat(early.value("pointsRegained")).isEqualTo(2);
    assertThat(early.value("complete")).isEqualTo(true);
  }

  @Test
  void a_unit_returned_one_night_may_be_strengthened_the_next() {
    SixDaysFight played =
        SixDaysFight.with(
            SixDaysFight.reorganization("command", "inf 0/4, cav 3/5", "turns", "2"), 1, 6);
    // Returned at 1/4 it has lost three, then two as the cavalry has, but it is listed first.
    assertThat(played.pointsGiven()).isEqualTo(List.of("inf 1/4", "inf 2/4", "inf 3/4"));
  }

  @Test
  void two_nights_of_one_command_as_odds() {
    Odds.Exact odds = Fights.odds(SixDaysFight.reorganization("command", "inf 0/5", "turns", "2"));
    // By hand: 1 or 2 points each night, evenly; the limit is 4.
    assertThat(outOf(4, odds, "pointsRegained")).isEqualTo(Map.of(2, 1, 3, 2, 4, 1));
    assertThat(chance(odds, "complete")).isEqualTo(new BigFraction(1, 4));
  }

  @Test
  void three_nights_stop_at_the_limit() {
    Odds.Exact odds = Fights.odds(SixDaysFight.reorganization("command", "inf 0/5", "turns", "3"));
    // By hand: three ones make 3; every other row of rolls reaches the limit of 4.
    assertThat(outOf(8, odds, "pointsRegained")).isEqualTo(Map.of(3, 1, 4, 7));
  }

  @Test
  void two_commands_as_odds() {
    Odds.Exact odds =
        Fights.odds(SixDaysFight.reorganization("command", "A: inf 1/9", "command", "B: inf 2/4"));
    // By hand: A regains 1 or 2, B always its only one.
    assertThat(outOf(2, odds, "pointsRegained")).isEqualTo(Map.of(2, 1, 3, 1));
    assertThat(outOf(2, odds, "pointsRegained[B]")).isEqualTo(Map.of(1, 2));
    assertThat(chance(odds, "complete")).isEqualTo(BigFraction.ZERO);
    assertThat(chance(odds, "complete[B]")).isEqualTo(BigFraction.ONE);
  }

  @Test
  void an_officer_is_there_at_night_and_takes_no_points() {
    // One or two points, evenly: 2/5 takes both, as its limit is four.
    Odds.Exact odds =
        Fights.odds(SixDaysFight.reorganization("command", "B: inf 2/5, officer, cav 3/3"));
    assertThat(outOf(2, odds, "pointsRegained")).isEqualTo(Map.of(1, 1, 2, 1));
    assertThat(Command.parse("B: inf 2/5, officer").toString()).isEqualTo("B: inf 2/5, officer");
  }

  @Test
  void many_commands_are_told_in_all_and_stay_exact() {
    // Each of ten commands regains one point or two with equal chances: 10 and a binomial of 10.
    String[] commands = new String[20];
    for (int i = 0; i < 10; i++) {
      commands[2 * i] = "command";
      commands[2 * i + 1] = "inf 1/9";
    }
    Odds.Exact odds = Fights.odds(SixDaysFight.reorganization(commands));
    assertThat(outOf(1024, odds, "pointsRegained"))
        .containsEntry(10, 1)
        .containsEntry(11, 10)
        .containsEntry(15, 252)
        .containsEntry(20, 1);
    assertThat(odds.measure("pointsRegained[1]")).isNull();
  }

  @Test
  void few_commands_are_told_apart() {
    Odds odds =
        Fights.odds(SixDaysFight.reorganization("command", "inf 1/9", "command", "Ney: inf 1/3"));
    assertThat(outOf(2, odds, "pointsRegained[1]")).isEqualTo(Map.of(1, 1, 2, 1));
    assertThat(outOf(1, odds, "pointsRegained[Ney]")).isEqualTo(Map.of(1, 1));
  }
}
