package vedette.report.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import vedette.form.model.Slot;
import vedette.rules.Catalogue;
import vedette.rules.HasChoices;
import vedette.rules.Optimization;
import vedette.study.advice.Advice.Doctrine;

/** Every decision of the rule systems has its own words, whatever its option is called. */
class DecisionWordsTest {
  @Test
  void no_choice_of_a_fight_falls_back_to_the_name_of_its_option() {
    Set<String> parameters =
        Catalogue.systems().stream()
            .flatMap(system -> system.engagements().stream())
            .filter(type -> HasChoices.class.isAssignableFrom(type.request()))
            .flatMap(type -> type.form().slots().stream())
            .filter(slot -> slot.meaning().contains(HasChoices.BEST))
            .map(Slot::name)
            .filter(name -> !List.of(Optimization.BEST, Optimization.GOAL).contains(name))
            .collect(Collectors.toSet());

    assertThat(parameters).contains("stop", "melee", "target");
    assertThat(parameters)
        .allSatisfy(
            it -> assertThat(DecisionWords.of(it).heading()).doesNotStartWith("Decisions of"));
  }

  @Test
  void a_doctrine_is_an_imperative() {
    assertThat(DecisionWords.clause(new Doctrine("stop", "below -2")))
        .isEqualTo("attack, and break off once no attack has a differential of -2 or better");
    assertThat(DecisionWords.clause(new Doctrine("stop", "after-losing 1")))
        .isEqualTo("attack, and break off after losing 1 point");
    assertThat(DecisionWords.clause(new Doctrine("press", "at 1 or hidden")))
        .isEqualTo(
            "go through with the overrun at a differential of +1 or better, or against a hidden"
                + " stack");
    assertThat(DecisionWords.clause(new Doctrine("assault.evade", "at 150%")))
        .isEqualTo("evade in column 150% of the melee table or better");
    assertThat(DecisionWords.of("assault.melee").heading())
        .isEqualTo("When to go into melee in assault");
  }
}
