package vedette.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.fight.Side;
import vedette.odds.Best;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.Fights;
import vedette.study.Advice.Instead;
import vedette.table.Tables;
import vedette.work.Limits;

/** What each other doctrine costs is what the fight is worth in which it is said. */
class AdviceTest {
  private static final Limits LIMITS = Limits.states(100_000);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "six-days | battle | ATTACKER | --attacker 'inf 3, cav 2, art 1' --defender 'inf 4, cav 1'"
            + " --turns 3 --goal '3*success + defenderLoss - attackerLoss'",
        "six-days | battle | DEFENDER | --attacker 'inf 3, cav 2, art 1' --defender 'inf 4, cav 1'"
            + " --turns 3 --goal '3*success + defenderLoss - attackerLoss'",
        "six-days | repulse | ATTACKER | --attacker 'inf 4, cav 3' --defender 'inf 2, cav 1'"
            + " --due fight --goal 'defenderLoss - attackerLoss'",
        "musket-pike | assault | ATTACKER | --attacker 'hi2 16/16 ql7' --defender 'hi1 9/12 ql6'"
            + " --goal 'defenderLoss - attackerLoss'",
        "musket-pike | turns | ATTACKER | --attacker 'hi1 6/8 ql6' --defender 'cav 3/3 ql6'"
            + " --orders 'charge,charge' --goal 'defenderLoss - attackerLoss'",
        "days-of-glory | charge | DEFENDER | --charger 'cav 4' --target 'cav 4'"
            + " --goal 'defenderCasualties - attackerCasualties'",
        "simple-napoleonic | fire | ATTACKER | --shooter 'inf line' --target 'inf column general'"
            + " --goal 'defenderLosses + 2*defenderGeneralKilled'",
      })
  void what_is_said_instead_is_worth_as_much_as_in_a_fight_of_its_own(
      String system, String name, Side side, String options) {
    Map<String, List<String>> texts = Fights.given(options);
    Advice advice =
        new Advice.Of<>(type(system, name), texts, Tables.builtIn(), List.of(), LIMITS).to(side);

    assertThat(advice.instead()).isNotEmpty();
    for (Instead instead : advice.instead()) {
      StringBuilder fight = new StringBuilder(system + " " + name + " " + options);
      advice.best().decided().keySet().stream()
          .filter(it -> advice.best().decides(it, side))
          .forEach(
              it ->
                  fight
                      .append(" --" + it.replaceAll("([A-Z])", "-$1").toLowerCase() + " ")
                      .append(
                          it.equals(instead.doctrine().parameter())
                              ? "'" + instead.doctrine().text() + "'"
                              : "best"));
      if (fight.toString().contains(" best")) {
        assertThat(instead.worth().get(0))
            .as(fight.toString())
            .isCloseTo(
                Best.of(Fights.asked(fight.toString()), LIMITS).worth().get(0), within(1e-9));
      }
    }
  }

  private static EngagementType<?> type(String system, String name) {
    return Catalogue.system(system).engagements().stream()
        .filter(it -> it.name().equals(name))
        .findFirst()
        .orElseThrow();
  }
}
