package vedette;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.commons.statistics.inference.GTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import vedette.fight.Engagement;
import vedette.odds.ExactOdds;
import vedette.odds.Odds;
import vedette.odds.Odds.Chance;
import vedette.odds.Odds.MeasureOdds;
import vedette.odds.SampledOdds;
import vedette.odds.Trials;
import vedette.request.RequestForm;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.table.Tables;

/** Every engagement has one distribution, whichever way it is found: exact, walked or played. */
class AgreementTest {
  /**
   * A G test rejects a true hypothesis this often; the seeds are fixed, so once is always. There
   * are some thousand of them: at 1 in 10,000 a change of nothing but the draws would fail one in
   * ten times.
   */
  private static final double REJECTED = 1e-6;

  private static final int EXPECTED_AT_LEAST = 10;

  /** A fight of the catalogue. */
  record Fight(String system, String name, Map<String, List<String>> request) {
    @Override
    public String toString() {
      return system + " " + name + " " + request;
    }
  }

  static Stream<Fight> fights() {
    List<Fight> fights = new ArrayList<>();
    String attacker = "inf 5, inf 5, cav 2, art 2";
    String defender = "inf 4, inf 4, cav 1, art 1, officer";
    fights.add(
        battle("attacker", attacker, "defender", defender, "turns", "5", "terrain", "stream"));
    fights.add(
        battle(
            "attacker",
            attacker,
            "defender",
            defender,
            "turns",
            "5",
            "counterattack",
            "always",
            "attackerLosses",
            "weakest-first",
            "defenderLosses",
            "guns-first"));
    fights.add(
        battle(
            "attacker",
            "inf 5, cav 2, art 2; spent 1; joins spent 3: cav 4",
            "defender",
            "inf 4, cav 1; in chateau stream; arrives 2: art 2; rearguard 3: inf 3",
            "stop",
            "below -1",
            "counterattack",
            "at +1",
            "attackerLosses",
            "horse-first"));
    fights.add(
        new Fight(
            "six-days",
            "battle",
            Map.of(
                "attacker",
                List.of("inf 5, cav 2; turns 3; against 1; touches 2", "inf 4, art 2; turns 2"),
                "defender",
                List.of("inf 3, officer; in woods", "inf 4, cav 1"),
                "counterattack",
                List.of("at 0"),
                "stop",
                List.of("after-losing 4"))));
    fights.add(
        new Fight(
            "six-days",
            "repulse",
            Map.of(
                "attacker", List.of("inf 4, inf 4, cav 3, art 1"),
                "defender", List.of("inf 2, cav 3", "inf 3, art 1; distance 2; in town", "inf 4"),
                "due", List.of("fight"),
                "press", List.of("at +2"))));
    fights.add(
        new Fight(
            "six-days",
            "reorganize",
            Map.of(
                "command",
                List.of("inf 1/5, inf 0/4, cav 0/1", "Grouchy: cav 2/4, art 1/1, cav 1/2"),
                "nights",
                List.of("3"))));
    fights.add(
        new Fight(
            "musket-pike",
            "fire",
            Map.of(
                "target",
                List.of("li 3/4 ql6 disordered leader 1, art 6lb ql6; in wall"),
                "shooter",
                List.of("hi2 16/16 cannon", "art 12lb; range 5", "hi1 6/6; moving"))));
    fights.add(
        new Fight(
            "musket-pike",
            "melee",
            Map.of(
                "attacker",
                List.of("hi1 7/8 ql6 leader", "cav 3/3 ql7; displaces: cav 2/3 ql5 disordered"),
                "defender",
                List.of("hi2 13/20 ql5 disordered leader 2; displaces: hi1 6/6 ql6"))));
    fights.add(
        new Fight(
            "musket-pike",
            "assault",
            Map.of(
                "attacker",
                List.of("hi2 7/9 ql7"),
                "defender",
                List.of("li 1/1 ql5, art 12lb ql6; in redoubt", "hi1 2/3 ql6; in obstructed"),
                "battery",
                List.of("art 24lb ql6; range 4"),
                "evade",
                List.of("at 150%"),
                "activations",
                List.of("2"),
                "rally",
                List.of("both"))));
    fights.add(
        new Fight(
            "musket-pike",
            "rally",
            Map.of(
                "unit",
                List.of("hi2 13/20 ql5 disordered", "cav 3/4 ql7 disordered leader"),
                "activations",
                List.of("2"))));
    fights.add(new Fight("musket-pike", "initiative", Map.of("turns", List.of("4"))));
    fights.add(new Fight("musket-pike", "arrival", Map.of()));
    fights.add(
        new Fight(
            "days-of-glory",
            "morale",
            Map.of("test", List.of("charge"), "with", List.of("hit 2"), "class", List.of("4"))));
    fights.add(
        new Fight(
            "days-of-glory",
            "shoot",
            Map.of(
                "shooter",
                List.of("11 smoothbore; range 4", "3 rifled; range 2"),
                "target",
                List.of("dense"),
                "figures",
                List.of("6"))));
    fights.add(
        new Fight(
            "days-of-glory",
            "bombard",
            Map.of(
                "guns",
                List.of("3"),
                "range",
                List.of("10"),
                "target",
                List.of("dense"),
                "behind",
                List.of("line 5", "light-cover 2"))));
    fights.add(
        new Fight(
            "days-of-glory",
            "bombard",
            Map.of(
                "guns",
                List.of("3"),
                "range",
                List.of("20"),
                "shell",
                List.of("true"),
                "target",
                List.of("light-cover"))));
    fights.add(
        new Fight("days-of-glory", "damage", Map.of("of", List.of("staff"), "hits", List.of("3"))));
    fights.add(
        new Fight(
            "days-of-glory",
            "close-assault",
            Map.of(
                "attacker",
                List.of("inf 12 class 3 column", "skirm 4"),
                "defender",
                List.of("inf 10 disordered; with overlap"))));
    fights.add(
        new Fight(
            "days-of-glory",
            "charge",
            Map.of(
                "charger",
                List.of("cav 4/6 class 3 general capable"),
                "target",
                List.of("inf 5/6 class 4 irregular general other; with flanks-secure"),
                "fireAtCharger",
                List.of("6 smoothbore; range 5"),
                "fireAtTarget",
                List.of("3 rifled; range 10"),
                "countercharge",
                List.of("always"),
                "turns",
                List.of("2"))));
    fights.add(new Fight("days-of-glory", "initiative", Map.of("turns", List.of("3"))));
    fights.add(
        new Fight(
            "simple-napoleonic",
            "fire",
            Map.of(
                "shooter",
                List.of("inf line general", "rifle 3/4", "art"),
                "target",
                List.of("inf 6 column general; in cover"),
                "range",
                List.of("2"),
                "killGeneral",
                List.of("always"))));
    fights.add(
        new Fight(
            "simple-napoleonic",
            "assault",
            Map.of("attacker", List.of("cav line"), "defender", List.of("inf square general"))));
    fights.add(new Fight("simple-napoleonic", "morale", Map.of("unit", List.of("inf 3/6 square"))));
    fights.add(
        new Fight(
            "simple-napoleonic", "rally", Map.of("turns", List.of("3"), "generals", List.of("2"))));
    fights.add(
        new Fight(
            "simple-napoleonic",
            "firefight",
            Map.of(
                "attacker",
                List.of("inf 3/6 line", "art"),
                "defender",
                List.of("inf 4/6 line; in cover", "rifle 2/4 general"),
                "range",
                List.of("3,2,1"),
                "target",
                List.of("weakest"),
                "turns",
                List.of("3"))));
    fights.add(
        new Fight(
            "loose-files",
            "artillery",
            Map.of(
                "guns",
                List.of("3"),
                "range",
                List.of("short"),
                "target",
                List.of("inf 3 dp 3 column commander"))));
    fights.add(
        new Fight(
            "loose-files",
            "volley",
            Map.of(
                "shooter",
                List.of("inf 24 dp 1", "inf 5 skirmish"),
                "target",
                List.of("inf 4 dp 4 commander; in fieldwork"))));
    fights.add(
        new Fight(
            "loose-files",
            "combat",
            Map.of(
                "attacker",
                List.of("inf 6 commander; with terrain grade 1", "inf 4 dp 1 commander"),
                "defender",
                List.of("inf 6 dp 2 commander; in fort"))));
    fights.add(new Fight("loose-files", "commander", Map.of("checks", List.of("4"))));
    fights.add(
        new Fight(
            "loose-files",
            "recover",
            Map.of("unit", List.of("inf 6 dp 5 commander", "inf 4 dp 4"), "turns", List.of("2"))));
    fights.add(
        new Fight(
            "loose-files",
            "firefight",
            Map.of(
                "attacker",
                List.of("inf 6 dp 2 commander", "inf 4 skirmish"),
                "defender",
                List.of("inf 2 dp 4", "inf 4 commander; in fieldwork"),
                "turns",
                List.of("2"),
                "commanders",
                List.of("1"))));
    fights.add(
        attack(
            "tables/examples/odds.json", "attacker", "12", "defender", "5", "with", "woods,flank"));
    fights.add(
        attack(
            "tables/examples/losses.json",
            "attacker",
            "7",
            "defender",
            "6",
            "drm",
            "1",
            "rounds",
            "until-decided"));
    fights.add(
        attack(
            "src/test/resources/crt/percent.json",
            "attacker",
            "6",
            "defender",
            "7",
            "rounds",
            "4"));
    return fights.stream();
  }

  private static Fight attack(String table, String... texts) {
    Map<String, List<String>> request = new LinkedHashMap<>(Map.of("table", List.of(table)));
    for (int i = 0; i < texts.length; i += 2) {
      request.put(texts[i], List.of(texts[i + 1]));
    }
    return new Fight("crt", "attack", request);
  }

  private static Fight battle(String... texts) {
    Map<String, List<String>> request = new LinkedHashMap<>();
    for (int i = 0; i < texts.length; i += 2) {
      request.put(texts[i], List.of(texts[i + 1]));
    }
    return new Fight("six-days", "battle", request);
  }

  private static Engagement<?, ?> engagement(Fight fight) {
    return Catalogue.systems().stream()
        .filter(system -> system.id().equals(fight.system()))
        .flatMap(system -> system.engagements().stream())
        .filter(type -> type.name().equals(fight.name()))
        .map(type -> made(type, fight))
        .findFirst()
        .orElseThrow();
  }

  private static <Q extends Record> Engagement<?, ?> made(EngagementType<Q> type, Fight fight) {
    Q request = RequestForm.of(type.request()).read(fight.request());
    return type.factory().engagement(request, Tables.builtIn());
  }

  @ParameterizedTest
  @MethodSource("fights")
  void walking_the_chain_gives_the_exact_odds(Fight fight) {
    agree(engagement(fight), new Trials(400_000, 11, 2, 0, false, 1_000_000));
  }

  @ParameterizedTest
  @MethodSource("fights")
  void playing_every_die_gives_the_exact_odds(Fight fight) {
    agree(engagement(fight), new Trials(200_000, 12, 2, 0, true, 1_000_000));
  }

  @ParameterizedTest
  @MethodSource("fights")
  void fractions_and_doubles_differ_by_less_than_the_stated_error(Fight fight) {
    Odds.Exact rounded = ExactOdds.of(engagement(fight), 1_000_000, false);
    Odds.Exact fractions = ExactOdds.of(engagement(fight), 1_000_000, true);
    assertThat(rounded.error()).isLessThan(1e-12);
    assertThat(fractions.error()).isZero();
    for (MeasureOdds measure : fractions.measures()) {
      List<Chance> near = rounded.measure(measure.name()).distribution();
      assertThat(near).hasSameSizeAs(measure.distribution());
      for (int i = 0; i < near.size(); i++) {
        assertThat(Math.abs(near.get(i).p() - measure.distribution().get(i).p()))
            .isLessThanOrEqualTo(rounded.error());
      }
    }
  }

  @Test
  void every_engagement_of_the_catalogue_is_among_the_fights() {
    Set<String> tested = new HashSet<>();
    fights().forEach(fight -> tested.add(fight.system() + " " + fight.name()));
    Catalogue.systems()
        .forEach(
            system ->
                system
                    .engagements()
                    .forEach(type -> assertThat(tested).contains(system.id() + " " + type.name())));
  }

  private static <S, R> void agree(Engagement<S, R> fight, Trials trials) {
    Odds exact = ExactOdds.of(fight, 1_000_000, false);
    Odds.Sampled sampled = SampledOdds.of(fight, trials, (done, of) -> {});
    assertThat(sampled.trials()).isEqualTo(trials.count());
    for (MeasureOdds measure : exact.measures()) {
      assertThat(pValue(measure, sampled.measure(measure.name()), trials.count()))
          .as(measure.name())
          .isGreaterThan(REJECTED);
    }
  }

  /** Values too rare for the test are counted together; one certain value needs no test. */
  private static double pValue(MeasureOdds exact, MeasureOdds sampled, long trials) {
    Map<Comparable<?>, Double> seen = new LinkedHashMap<>();
    sampled.distribution().forEach(chance -> seen.put(chance.value(), chance.p()));
    List<Double> expected = new ArrayList<>();
    List<Long> observed = new ArrayList<>();
    double rareExpected = 0;
    long rareObserved = 0;
    for (Chance chance : exact.distribution()) {
      Double share = seen.remove(chance.value());
      long count = share == null ? 0 : Math.round(share * trials);
      if (chance.p() * trials >= EXPECTED_AT_LEAST) {
        expected.add(chance.p() * trials);
        observed.add(count);
      } else {
        rareExpected += chance.p() * trials;
        rareObserved += count;
      }
    }
    assertThat(seen.values()).as("values that cannot come up").allMatch(p -> p == 0);
    if (rareExpected >= EXPECTED_AT_LEAST) {
      expected.add(rareExpected);
      observed.add(rareObserved);
    } else {
      // A Poisson count this far above so small a mean does not happen.
      assertThat((double) rareObserved).isLessThan(rareExpected + 5 * Math.sqrt(rareExpected) + 5);
    }
    if (expected.size() < 2) {
      return 1;
    }
    return GTest.withDefaults()
        .test(
            expected.stream().mapToDouble(Double::doubleValue).toArray(),
            observed.stream().mapToLong(Long::longValue).toArray())
        .getPValue();
  }
}
