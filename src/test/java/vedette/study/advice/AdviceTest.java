package vedette.study.advice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.Goal;
import vedette.fight.Side;
import vedette.odds.best.OptimizedFight;
import vedette.question.Goals;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.Fights;
import vedette.study.advice.Advice.AlternativeDoctrine;
import vedette.table.Tables;
import vedette.work.Limits;

/** The cost of each other doctrine agrees with the value of the fight in which it is given. */
class AdviceTest {
  private static final Limits LIMITS = Limits.states(100_000);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "six-days | battle | ATTACKER | --attacker 'inf 3, cav 2, art 1' --defender 'inf 4, cav 1'"
            + " --turns 3 --goal '3*success + defenderLosses - attackerLosses'",
        "six-days | battle | DEFENDER | --attacker 'inf 3, cav 2, art 1' --defender 'inf 4, cav 1'"
            + " --turns 3 --goal '3*success + defenderLosses - attackerLosses'",
        "six-days | repulse | ATTACKER | --attacker 'inf 4, cav 3' --defender 'inf 2, cav 1'"
            + " --due fight --goal 'defenderLosses - attackerLosses'",
        "musket-pike | assault | ATTACKER | --attacker 'hi2 16/16 ql7' --defender 'hi1 9/12 ql6'"
            + " --goal 'defenderLosses - attackerLosses'",
        "days-of-glory | charge | DEFENDER | --charger 'cav 4' --target 'cav 4'"
            + " --goal 'defenderLosses - attackerLosses'",
        "own | fight | ATTACKER | --table tables/examples/risk.json --attacker 6 --defender 4"
            + " --goal 'defenderLosses - attackerLosses'",
        "simple-napoleonic | fire | ATTACKER | --shooter 'inf line' --target 'inf column general'"
            + " --goal 'defenderLosses'",
      })
  void what_is_said_instead_is_worth_as_much_as_in_a_fight_of_its_own(
      String system, String name, Side side, String options) {
    Map<String, List<String>> texts = Fights.given(options);
    Advice advice =
        new Advice.AdvisedFight<>(type(system, name), texts, Tables.builtIn(), List.of(), LIMITS)
            .to(side);

    assertThat(advice.instead()).isNotEmpty();
    for (AlternativeDoctrine alternativeDoctrine : advice.instead()) {
      StringBuilder fight = new StringBuilder(system + " " + name + " " + options);
      advice.best().decided().keySet().stream()
          .filter(it -> advice.best().decides(it, side))
          .forEach(
              it ->
                  fight
                      .append(" --" + it.replaceAll("([A-Z])", "-$1").toLowerCase() + " ")
                      .append(
                          it.equals(alternativeDoctrine.doctrine().parameter())
                              ? "'" + alternativeDoctrine.doctrine().text() + "'"
                              : "best"));
      String goal = texts.get("goal").get(0);
      String asked = fight.toString().replace(" --goal '" + goal + "'", "");
      assertThat(alternativeDoctrine.worth().get(0))
          .as(asked)
          .isCloseTo(worth(asked, goal), within(1e-9));
    }
  }

  private static double worth(String fight, String goal) {
    return fight.contains(" best")
        ? OptimizedFight.of(Fights.asked(fight + " --goal '" + goal + "'"), LIMITS).value().get(0)
        : leftToDice(Fights.asked(fight), goal);
  }

  /** Returns the value of a fight in which no side has a free choice. */
  private static <S, R> double leftToDice(Engagement<S, R> fight, String goal) {
    Goal<R> wanted = Goals.of(fight, goal);
    Goal.OpenDoctrine<R> openDoctrine =
        new Goal.OpenDoctrine<>(
            fight.doctrine(), Set.of(), new BySide<>(wanted, wanted), goal, new BySide<>("", ""));
    return OptimizedFight.of(fight.decidedBy(openDoctrine), LIMITS).value().get(0);
  }

  private static EngagementType<?> type(String system, String name) {
    return Catalogue.system(system).engagements().stream()
        .filter(it -> it.name().equals(name))
        .findFirst()
        .orElseThrow();
  }
}
