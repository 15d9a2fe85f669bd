package vedette.rules.crt;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.odds.ExactOdds;
import vedette.odds.Odds;
import vedette.problem.TextFault;
import vedette.rules.Fights;
import vedette.table.Grid;
import vedette.table.Modifier;
import vedette.table.Tables;

/**
 * A table as a rule system that is data gives the odds of the attack in code: whatever is drawn, in
 * all measures together.
 */
class DrawnAttacksTest {
  /** Both are sums of the same chances, in another order. */
  private static final double ROUNDING = 1e-12;

  private static final int DRAWN = 40;

  private final SplittableRandom draw = new SplittableRandom(20);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tables/examples/odds.json",
        "tables/examples/losses.json",
        "src/test/resources/crt/even.json",
        "src/test/resources/crt/percent.json",
        "src/test/resources/crt/kills.json",
        "src/test/resources/lock/tables/average-percent.json",
        "src/test/resources/lock/tables/bloody-ratio.json"
      })
  void a_table_as_data_comes_to_what_code_comes_to(String file) {
    Grid grid = (Grid) Tables.builtIn().file(file);
    int fought = 0;
    for (int i = 0; i < DRAWN; i++) {
      String[] options = options(file, grid);
      Engagement<?, ?> data;
      try {
        data = Fights.fight("crt", "attack", options);
      } catch (TextFault e) {
        continue; // no such column, or no such row
      }
      agree(String.join(" ", options), data, CodedAttack.of(Fights.given(options)));
      fought++;
    }
    assertThat(fought).isGreaterThan(DRAWN / 4);
  }

  private static void agree(String fight, Engagement<?, ?> data, Engagement<?, ?> code) {
    List<String> names = data.measures().stream().map(Measure::name).toList();
    Odds.Exact one = exact(data);
    Odds.Exact other = exact(code);
    assertThat(one.states()).as(fight).isEqualTo(other.states());
    assertThat(Math.abs(one.undecided() - other.undecided())).as(fight).isLessThan(ROUNDING);
    alike(fight, outcomes(one), outcomes(other));
    for (String name : names) {
      alike(fight + " " + name, chances(one, name), chances(other, name));
    }
  }

  private static Odds.Exact exact(Engagement<?, ?> fight) {
    return ExactOdds.of(fight, 1_000_000, false);
  }

  private static void alike(String what, Map<Object, Double> one, Map<Object, Double> other) {
    assertThat(one.keySet()).as(what).isEqualTo(other.keySet());
    one.forEach(
        (value, p) ->
            assertThat(Math.abs(p - other.get(value))).as(what + value).isLessThan(ROUNDING));
  }

  private static Map<Object, Double> outcomes(Odds.Exact odds) {
    assertThat(odds.outcomesLeftOut()).isZero();
    Map<Object, Double> outcomes = new HashMap<>();
    odds.outcomes().forEach(it -> outcomes.put(it.values(), it.p()));
    return outcomes;
  }

  private static Map<Object, Double> chances(Odds odds, String measure) {
    Map<Object, Double> chances = new HashMap<>();
    odds.measure(measure).distribution().stream()
        .filter(it -> it.p() > 0)
        .forEach(it -> chances.put(it.value(), it.p()));
    return chances;
  }

  /** Strengths up to 14 against 9, with a third of the options each. */
  private String[] options(String file, Grid grid) {
    List<String> options = new ArrayList<>(List.of("table", file));
    options.addAll(List.of("attacker", "" + draw.nextInt(1, 15)));
    options.addAll(List.of("defender", "" + draw.nextInt(1, 10)));
    if (grid.usage().comparison() == null || draw.nextInt(5) == 0) {
      int column = draw.nextInt(grid.columns().size());
      options.addAll(List.of("column", grid.columns().name(column)));
    } else if (draw.nextInt(3) == 0) {
      options.addAll(List.of("static", "true"));
    }
    if (draw.nextInt(3) == 0) {
      options.addAll(List.of("shift", "" + draw.nextInt(-2, 3)));
    }
    if (draw.nextInt(3) == 0) {
      options.addAll(List.of("drm", "" + draw.nextInt(-2, 3)));
    }
    for (Modifier modifier : grid.usage().modifiers()) {
      if (draw.nextInt(3) == 0) {
        options.addAll(List.of("with", modifier.name()));
      }
    }
    int rounds = draw.nextInt(7);
    options.addAll(List.of("rounds", rounds == 0 ? "until-decided" : "" + rounds));
    return options.toArray(String[]::new);
  }
}
