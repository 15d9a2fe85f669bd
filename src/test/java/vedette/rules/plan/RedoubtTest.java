package vedette.rules.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import vedette.odds.answer.Odds;

/**
 * The redoubt chain of Revised Musket &amp; Pike: a tercio is shelled on its approach, storms the
 * redoubt, and horse comes at it from the flank. Held to the three fights solved one by one and
 * chained here by hand: what each leaves is put down from its own measures.
 */
class RedoubtTest {
  private static final String BATTERY =
      "musket-pike fire --shooter 'art 12lb ql6; range 5' --target '%s; moving'";
  private static final String STORM =
      "musket-pike assault --attacker '%s' --defender 'li 1/1 ql4, art 12lb ql6; in redoubt'";
  private static final String HORSE =
      "musket-pike melee --attacker 'cav 3/3 ql7' --defender '%s' --from flank";

  private final Map<String, Double> shelled = new TreeMap<>();
  private final Map<String, Double> inTheRedoubt = new TreeMap<>();
  private final Map<String, Double> end = new TreeMap<>();
  private double lost;
  private double stormed;

  private static String tercio(int points, boolean disordered) {
    return points == 0 ? "gone" : "hi2 " + points + "/16 ql7" + (disordered ? " disordered" : "");
  }

  private static int points(String tercio) {
    return tercio.equals("gone") ? 0 : Integer.parseInt(tercio.split("[ /]")[1]);
  }

  private static int number(Map<String, Comparable<?>> measures, String name) {
    return (Integer) measures.get(name);
  }

  private static boolean is(Map<String, Comparable<?>> measures, String name) {
    return (Boolean) measures.get(name);
  }

  private void byHand() {
    PlanFixtures.ends(
        String.format(BATTERY, "hi2 16/16 ql7"),
        (it, p) ->
            shelled.merge(
                tercio(16 - number(it, "defenderLosses"), is(it, "defenderDisordered")),
                p,
                Double::sum));
    shelled.forEach(
        (tercio, before) ->
            PlanFixtures.ends(
                String.format(STORM, tercio),
                (it, p) -> {
                  int left = points(tercio) - number(it, "attackerLosses");
                  String after = tercio(left, is(it, "attackerDisordered"));
                  if (is(it, "success")) {
                    stormed += before * p;
                    inTheRedoubt.merge(after, before * p, Double::sum);
                  } else {
                    end.merge(after, before * p, Double::sum);
                  }
                }));
    inTheRedoubt.forEach(
        (tercio, before) ->
            PlanFixtures.ends(
                String.format(HORSE, tercio),
                (it, p) -> {
                  int left = points(tercio) - number(it, "defenderLosses");
                  lost += is(it, "success") ? before * p : 0;
                  end.merge(tercio(left, is(it, "defenderDisordered")), before * p, Double::sum);
                }));
  }

  @Test
  void the_redoubt_is_taken_and_lost_as_often_as_the_three_fights_one_by_one_have_it() {
    byHand();
    Odds.Exact odds = PlanFixtures.odds(PlanFixtures.example("redoubt", "counter-stroke.success"));
    assertThat(PlanFixtures.chance(odds, "assault.success")).isCloseTo(stormed, within(1e-13));
    assertThat(PlanFixtures.chance(odds, "counter-stroke.success")).isCloseTo(lost, within(1e-13));
    assertThat(odds.error()).isLessThan(1e-12);
  }

  @Test
  void the_tercio_ends_as_it_does_when_the_three_fights_are_chained_by_hand() {
    byHand();
    Map<Object, Double> tercio =
        PlanFixtures.distribution(PlanFixtures.odds(PlanFixtures.example("redoubt")), "Tercio");
    assertThat(tercio.keySet()).containsExactlyInAnyOrderElementsOf(end.keySet());
    tercio.forEach(
        (text, p) -> assertThat(p).as("%s", text).isCloseTo(end.get(text), within(1e-13)));
  }
}
