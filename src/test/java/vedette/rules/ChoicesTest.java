package vedette.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import vedette.fight.Engagement;
import vedette.form.model.Slot;
import vedette.odds.best.OptimizedFight;
import vedette.work.Limits;

/** Every choice of a rule is answered by a parameter of the request for its fight. */
class ChoicesTest {
  /** Fights with choices, each in a situation in which all of the listed choices occur. */
  @SuppressWarnings("unused") // by its name
  private static final List<String> FIGHTS =
      List.of(
          "six-days battle | --attacker 'inf 2, cav 1; spent 0' --defender 'inf 2, cav 1; arrives"
              + " 2: cav 1' --turns 2 --reinforce best"
              + " | attackerLossOrder counterattack defenderLossOrder reinforce stop",
          "six-days battle | --attacker 'inf 2' --attacker 'inf 1' --defender 'inf 2' --defender"
              + " 'inf 1' --turns 2 | attackerLossOrder counterattack defenderLossOrder stop"
              + " targets",
          "six-days repulse | --attacker 'inf 5, cav 3' --defender 'inf 2, cav 1; distance 1'"
              + " --due fight | attackerLossOrder counterattack defenderLossOrder press stop",
          "six-days reorganize | --command 'Marmont: inf 3/5, inf 0/4, cav 2/2' --turns 2"
              + " --goal pointsRegained | order",
          "musket-pike melee | --attacker 'hi1 4/4 ql7' --attacker 'hi1 3/3 ql7'"
              + " --defender 'hi2 4/4 ql4' | attackerLossOrder",
          "musket-pike melee | --attacker 'hi2 9/9 ql7' --defender 'li 2/2 ql4' --defender 'hi1 3/3"
              + " ql4' | defenderLossOrder evade",
          "musket-pike assault | --attacker 'hi1 4/4 ql7' --attacker 'hi1 3/3 ql7'"
              + " --defender 'hi2 4/4 ql4' | attackerLossOrder melee",
          "musket-pike assault | --attacker 'hi2 9/9 ql7' --defender 'li 2/2 ql4' --defender 'hi1"
              + " 3/3 ql4' | defenderLossOrder evade melee",
          "musket-pike activation | --attacker 'hi1 4/4 ql7' --attacker 'hi1 3/3 ql7'"
              + " --defender 'hi2 4/4 ql4' | attackerLossOrder melee",
          "musket-pike turns | --attacker 'hi2 9/9 ql7' --defender 'li 2/2 ql4' --orders charge"
              + " | evade melee",
          "days-of-glory charge | --charger 'cav 6 class 3' --target 'cav 6 class 2'"
              + " | countercharge",
          "simple-napoleonic fire | --shooter 'inf line' --target 'inf column general'"
              + " --goal defenderLosses | killGeneral",
          "simple-napoleonic assault | --attacker 'inf 2 column general' --attacker 'inf 3'"
              + " --defender 'inf 2 line general' | attackerKills defenderKills target",
          "simple-napoleonic firefight | --attacker 'inf 2 line general' --attacker 'inf 2 line'"
              + " --defender 'inf 2 line general' --range 1 --goal defenderLosses"
              + " | attackerKills defenderKills target",
          "simple-napoleonic advance | --attacker 'inf 2 column general' --attacker 'inf 2 column'"
              + " --defender 'inf 2 line general' --start-range 1"
              + " | attackerKills defenderKills target",
          "own fight | --table tables/examples/risk.json --attacker 4 --defender 3"
              + " | attackerRetreat",
          "own fight | --table tables/examples/blocks.json --attacker 'foot 2' --defender 'foot 2'"
              + " | attackerRetreat defenderRetreat",
          "plan plan | --table tables/examples/plans/volley-or-charge.json | choose");

  @ParameterizedTest
  @FieldSource("FIGHTS")
  void a_request_has_what_its_choices_ask_for(String line) {
    String[] parts = line.split(" \\| ");
    EngagementType<?> type = types().filter(it -> parts[0].equals(called(it))).findFirst().get();

    assertThat(decided(type, parts[1])).containsExactly(parts[2].split(" "));
    assertThat(type.form().slots().stream().map(Slot::name)).contains(parts[2].split(" "));
  }

  @Test
  void no_fight_with_choices_is_left_out() {
    assertThat(FIGHTS.stream().map(line -> line.split(" \\| ")[0]).collect(Collectors.toSet()))
        .isEqualTo(
            types()
                .filter(it -> HasChoices.class.isAssignableFrom(it.request()))
                .map(ChoicesTest::called)
                .collect(Collectors.toSet()));
  }

  /** A choice within a plan is answered by the request of its step, in the step's file. */
  @Test
  void a_choice_within_a_plan_is_called_by_its_step() {
    EngagementType<?> plan = Catalogue.system("plan").engagements().get(0);

    assertThat(decided(plan, "--table tables/examples/plans/redoubt.json"))
        .containsExactly("assault.evade", "assault.melee");
  }

  private static Set<String> decided(EngagementType<?> type, String options) {
    Engagement<?, ?> fight = Fights.fight(type.system(), type.name(), options + " --best both");
    return OptimizedFight.of(fight, Limits.states(200_000)).decided().keySet();
  }

  private static Stream<EngagementType<?>> types() {
    return Catalogue.systems().stream().flatMap(it -> it.engagements().stream());
  }

  private static String called(EngagementType<?> type) {
    return type.system() + " " + type.name();
  }
}
