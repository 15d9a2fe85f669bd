package vedette.rules.kit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import vedette.fight.Measure;
import vedette.fight.Side;

/** The names and texts of measures of a fight, a side and a single stack. */
class MeasuresTest {
  private static final String LOSS = "points {} loses";

  @Test
  void the_name_and_text_of_a_measure_give_its_side() {
    Measures<Integer> measures = new Measures<>();
    measures.of(Side.ATTACKER).count("Losses", LOSS, loss -> loss);
    measures.of(Side.DEFENDER, "the target").count("Losses", LOSS, loss -> loss);
    measures.ofOne(Side.DEFENDER, "Ney", "Ney").count("Losses", LOSS, loss -> loss);
    measures.ofOne("2", "Marmont").count("loss", LOSS, loss -> loss);
    assertThat(measures.list())
        .extracting(Measure::name)
        .containsExactly("attackerLosses", "defenderLosses", "defenderLosses[Ney]", "loss[2]");
    assertThat(measures.list())
        .extracting(Measure::text)
        .containsExactly(
            "points the attacker loses",
            "points the target loses",
            "points Ney loses",
            "points Marmont loses");
  }

  @Test
  void measures_of_one_among_several_are_left_out_of_the_joint_distribution() {
    Measures<Integer> measures = new Measures<>();
    measures.success("it is won", result -> result > 0).turns("turns", "turns fought");
    measures.ofOne(Side.ATTACKER, "2", "attacker 2").flag("Lost", "{} is lost", lost -> true);
    assertThat(measures.list()).extracting(Measure::joint).containsExactly(true, true, false);
  }

  @Test
  void of_several_stacks_any_is_meant() {
    Measures<Integer> measures = new Measures<>();
    measures.ofAny(Side.ATTACKER, 1).flag("Repulsed", "{} is repulsed", result -> true);
    measures.ofAny(Side.DEFENDER, 2).flag("Repulsed", "{} is repulsed", result -> true);
    assertThat(measures.list())
        .extracting(Measure::text)
        .containsExactly("the attacker is repulsed", "a stack of the defender is repulsed");
  }
}
