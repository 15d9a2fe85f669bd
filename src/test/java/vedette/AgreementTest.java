package vedette;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.commons.statistics.inference.GTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.odds.Best;
import vedette.odds.ExactOdds;
import vedette.odds.Odds;
import vedette.odds.Odds.Chance;
import vedette.odds.Odds.MeasureOdds;
import vedette.odds.SampledOdds;
import vedette.odds.Trials;
import vedette.rules.Catalogue;
import vedette.rules.Fights;
import vedette.work.Limits;

/** Every engagement has one distribution, whichever way it is found: exact, walked or played. */
class AgreementTest {
  /**
   * A G test rejects a true hypothesis this often; the seeds are fixed, so once is always. There
   * are some thousand of them: at 1 in 10,000 a change of nothing but the draws would fail one in
   * ten times.
   */
  private static final double REJECTED = 1e-6;

  private static final int EXPECTED_AT_LEAST = 10;

  /** The exact odds of the fights that were asked. */
  private static final Map<String, Odds.Exact> EXACT = new HashMap<>();

  private static final String FIGHTS =
      """
      six-days battle --attacker 'inf 5, inf 5, cav 2, art 2' \
          --defender 'inf 4, inf 4, cav 1, art 1, officer' --turns 5 --terrain stream
      six-days battle --attacker 'inf 5, inf 5, cav 2, art 2' \
          --defender 'inf 4, inf 4, cav 1, art 1, officer' --turns 5 --counterattack always \
          --attacker-losses weakest-first --defender-losses guns-first
      six-days battle --attacker 'inf 5, cav 2, art 2; spent 1; joins spent 3: cav 4' \
          --defender 'inf 4, cav 1; in chateau stream; arrives 2: art 2; rearguard 3: inf 3' \
          --stop 'below -1' --counterattack 'at +1' --attacker-losses horse-first
      six-days battle --attacker 'inf 5, cav 2; turns 3; against 1; touches 2' \
          --attacker 'inf 4, art 2; turns 2' --defender 'inf 3, officer; in woods' \
          --defender 'inf 4, cav 1' --counterattack 'at 0' --stop 'after-losing 4'
      six-days battle --attacker 'inf 4, cav 2' --defender 'inf 5, art 1, officer' --turns 4 \
          --best both --goal 'defenderLoss - attackerLoss - turnsFought / 10'
      six-days repulse --attacker 'inf 4, cav 3' --due fight --best both \
          --defender '60% inf 2, art 1 | 40% inf 7, cav 1' --defender 'inf 3'
      musket-pike assault --attacker 'hi2 16/16 ql7' --best both \
          --defender 'li 1/1 ql4, art 12lb ql6; in redoubt' --goal 'defenderLoss - attackerLoss'
      simple-napoleonic assault --attacker 'inf column general' --defender 'inf line general' \
          --best both
      plan tables/examples/plans/volley-or-charge.json --best both
      plan tables/examples/plans/redoubt.json
      plan tables/examples/plans/ten-attacks.json --repeat 3
      plan tables/examples/plans/volley-or-charge.json --choose shoot
      six-days repulse --attacker 'inf 4, inf 4, cav 3, art 1' --defender 'inf 2, cav 3' \
          --defender 'inf 3, art 1; distance 2; in town' --defender 'inf 4' --due fight \
          --press 'at +2'
      six-days battle --attacker 'inf 6, cav 2, art 1; turns 4; against A; joins turns 2: officer' \
          --attacker 'inf 4; turns 3; attacks at +1' --attacker 'inf 3; turns 4; holds' \
          --defender 'A: inf 5; arrives 2: officer' --defender 'B: inf 3, art 1; enters 2' \
          --counterattack 'at +1' --reinforce 'after-losing 1'
      six-days battle --attacker 'x: inf 5, cav 1; against A then B' --attacker 'y: inf 4; against B' \
          --attacker 'inf 2; against A' --defender 'A: inf 4, art 1' --defender 'B: inf 3' --turns 3 \
          --counterattack 'at +2'
      six-days battle --attacker 'inf 5, cav 1' --attacker 'inf 3, art 1' --turns 3 --targets best \
          --defender 'inf 4, art 1' --defender 'inf 3; enters 2' --stop 'below -2'
      six-days battle --attacker 'inf 4, cav 2; turns 4' --survivors by-unit \
          --defender 'inf 2, inf 2, art 1; rearguard 2: inf 3'
      six-days repulse --attacker 'inf 4, inf 4, cav 3' --press 'at +2 or hidden' --due fight \
          --defender '40% inf 2 | 35% inf 5, art 2 | 25% inf 3, cav 4; in town' \
          --defender 'inf 2' --variant elimination-ends-movement --variant last-hex-counts \
          --variant equal-cavalry-defends
      six-days reorganize --command 'inf 1/5, inf 0/4, cav 0/1' \
          --command 'Grouchy: cav 2/4, art 1/1, cav 1/2' --nights 3
      musket-pike fire --target 'li 3/4 ql6 disordered leader 1, art 6lb ql6; in wall' \
          --shooter 'hi2 16/16 cannon' --shooter 'art 12lb; range 5' \
          --shooter 'hi1 6/6; moving'
      musket-pike fire --target 'li 1/4 ql6' --behind 'cav 2/3 ql5 disordered leader' \
          --behind 'second: hi1 6/6 ql6' --shooter 'art 12lb; grazing' \
          --shooter 'art 6lb; range 3; grazing'
      musket-pike melee --attacker 'hi1 7/8 ql6 leader' \
          --attacker 'cav 3/3 ql7; displaces: cav 2/3 ql5 disordered' \
          --defender 'hi2 13/20 ql5 disordered leader 2; displaces: hi1 6/6 ql6'
      musket-pike assault --attacker 'hi2 7/9 ql7' \
          --defender 'li 1/1 ql5, art 12lb ql6; in redoubt' \
          --defender 'hi1 2/3 ql6; in obstructed' --battery 'art 24lb ql6; range 4' \
          --evade 'at 150%' --activations 2 --rally both
      musket-pike assault --attacker 'hi2 12/14 ql6 disordered leader' \
          --defender 'hi1 4/6 ql6; displaces: cav 3 ql6 disordered; chain: li 4 ql5 disordered' \
          --defender 'art 12lb ql6; in obstructed' --battery 'art 12lb max 12; range 10' \
          --contact true --order march --variant check-per-phase
      musket-pike activation --attacker 'A: hi1 8/8 ql6 leader; against X; fires-at Y X' \
          --attacker 'B: cav 2/3 ql7; against Y; from flank' \
          --attacker 'C: li 2/2 ql5; fires-at Y' --defender 'X: hi1 3/6 ql5 disordered' \
          --defender 'Y: cav 2/3 ql5; fires-at C A' --battery 'art 12lb; range 4; fires-at X' \
          --defensive-order Y,X --melee-order B,A --evade 'at 150%'
      musket-pike turns --attacker 'hi1 6/8 ql6 leader' --defender 'cav 3/3 ql6 disordered' \
          --orders 'charge,charge,march,rally,charge' --evade 'at 150%'
      musket-pike turns --attacker 'hi2 8/16 ql6' --distance 6 --variant check-per-phase \
          --defender 'li 1/1 ql4, art 12lb ql6; in redoubt' --orders 'march 4,fire,charge' \
          --attacker-battery 'art 24lb; range 5' --melee 'at 150%'
      musket-pike rally --unit 'hi2 13/20 ql5 disordered; in obstructed' \
          --unit 'cav 3/4 ql7 disordered; just-disordered' --unit 'cav 3/4 ql7 disordered' \
          --order march --activations 3
      musket-pike rally --unit 'hi2 13/20 ql5 disordered' \
          --unit 'cav 3/4 ql7 disordered leader' --activations 2
      musket-pike initiative --turns 4
      musket-pike chits --own Left,Centre --enemy Right,Horse --lost Left --own-markers 0 --turns 3
      musket-pike chits --own A,B --enemy X --asked A,B --own-passes 2 --overall others --turns 2
      musket-pike arrival
      days-of-glory morale --test charge --unit 'inf 8 class 4; with hit 2'
      days-of-glory shoot --shooter '11 smoothbore; range 4' --shooter '3 rifled; range 2' \
          --target dense --figures 6
      days-of-glory bombard --guns 3 --range 10 --target dense --behind 'line 5' \
          --behind 'light-cover 2'
      days-of-glory bombard --guns 3 --range 20 --shell true --target light-cover
      days-of-glory fire --target 'cav 3/6 fell-back' --shooter '5 smoothbore; range 4' \
          --battery '2 rifled shell; range 14' --battery '2 smoothbore; range 12' \
          --ground light-cover --advancing true
      days-of-glory fire --target 'art 2/4 class 1' --battery '3 smoothbore; range 6'
      days-of-glory firefight --attacker 'inf 5/8 lost 1 class 1' --attacker 'art 2 suppressed 1' \
          --defender 'inf 3 class 3 shaken general capable' --defender 'art 2' --range 6,4 \
          --turns 2 --attacker-ground light-cover
      days-of-glory damage --of staff --hits 3
      days-of-glory close-assault --attacker 'inf 12 class 3 column' --attacker 'skirm 4' \
          --defender 'inf 10 disordered; with overlap'
      days-of-glory charge --charger 'cav 4/6 class 3 general capable' \
          --target 'inf 5/6 class 4 irregular general other; with flanks-secure' \
          --fire-at-charger '6 smoothbore; range 5' --fire-at-target '3 rifled; range 10' \
          --countercharge always --turns 2
      days-of-glory charge --charger 'lcav 4' --target 'art 2/4 class 3' --guns-fire true \
          --guns-at-charger '2 smoothbore; range 12' --guns-at-target '2 rifled shell; range 16' \
          --guns-in-support '1 siege; range 8' --turns 2
      days-of-glory charge --charger 'cav 2 class 3' --charger 'Guard: inf 2' \
          --charger 'skirm 2; then' --target 'inf 3' --musket smoothbore --turns 2 \
          --guns-at-charger '1 smoothbore; range 12' --fire-at-charger '2 rifled; range 6'
      days-of-glory initiative --turns 3
      simple-napoleonic fire --shooter 'inf line general' --shooter 'rifle 3/4' \
          --shooter art --target 'inf 6 column general; in cover' --range 2 \
          --kill-general always
      simple-napoleonic fire --shooter 'art; range 3' --shooter 'rifle 3/4' \
          --target 'inf 4/6 column' --at-retreating true
      simple-napoleonic assault --attacker 'cav line' --defender 'inf square general'
      simple-napoleonic assault --attacker 'inf column general' --defender 'inf 4/6; blocked' \
          --start-range 2 --turns 3 --defender-kills always
      simple-napoleonic assault --attacker 'inf 3/6 column' --attacker 'cav 2/4 general' \
          --defender 'inf 3/6 general' --turns 2 --target weakest --defender-kills when-free
      simple-napoleonic assault --attacker 'rifle 2/4' --defender 'rifle 2/4' --first defender
      simple-napoleonic morale --unit 'inf 3/6 square'
      simple-napoleonic rally --turns 3 --generals 2
      simple-napoleonic firefight --attacker 'inf 3/6 line' --attacker art \
          --defender 'inf 4/6 line; in cover' --defender 'rifle 2/4 general' --range 3,2,1 \
          --target weakest --turns 3
      simple-napoleonic firefight --attacker 'inf line' --attacker art --defender 'inf line' \
          --closing attacker --start-range 4 --range 4,3,2 --turns 3 --first defender
      simple-napoleonic firefight --attacker 'inf 3/6; at 2' --attacker 'art 1/2; range 4' \
          --defender 'inf 4/6 column' --defender 'rifle 2/4' --turns 2 --at-retreating true
      simple-napoleonic advance --attacker 'inf column general' --defender 'inf 4/6 line general' \
          --turns 5 --attacker-generals 1 --defender-kills always
      simple-napoleonic advance --attacker 'inf 4/6 column' --attacker 'art 1/2; range 5' \
          --defender 'inf 4/6 line; in cover' --defender 'rifle 2/4; at 2' --start-range 5 \
          --halt 3 --assault-turn 3 --turns 4 --target weakest --first defender
      loose-files artillery --guns 3 --range short --target 'inf 3 dp 3 column commander'
      loose-files bombardment --attacker 'art 2 dp 1' --attacker 'art 1 commander' \
          --defender 'inf 2 dp 4 column commander' --defender 'inf 3; in fieldwork' \
          --range long,short --turns 3 --commanders 1 --target-before same
      loose-files volley --shooter 'inf 24 dp 1' --shooter 'inf 5 skirmish' \
          --target 'inf 4 dp 4 commander; in fieldwork'
      loose-files combat --attacker 'inf 6 commander; with terrain grade 1' \
          --attacker 'inf 4 dp 1 commander' --defender 'inf 6 dp 2 commander; in fort'
      loose-files combat --attacker 'inf 4; with grade 9' --defender 'inf 6; with grade 0' \
          --defender-near 'inf 4 dp 5 commander; with grade 1' --defender-near 'inf 3' \
          --variant any-rout
      loose-files commander --checks 4
      loose-files recover --unit 'inf 6 dp 5 commander' --unit 'inf 4 dp 4' --turns 2
      loose-files firefight --attacker 'inf 6 dp 2 commander' --attacker 'inf 4 skirmish' \
          --defender 'inf 2 dp 4' --defender 'inf 4 commander; in fieldwork' --turns 2 \
          --commanders 1
      loose-files firefight --attacker 'inf 4' --attacker 'art 2 dp 1' --defender 'inf 2 dp 4' \
          --defender 'art 1 commander' --range long,short,musket --turns 3 --commanders 1
      crt attack --table tables/examples/odds.json --attacker 12 --defender 5 \
          --with woods,flank
      crt attack --table tables/examples/losses.json --attacker 7 --defender 6 --drm 1 \
          --rounds until-decided
      crt attack --table src/test/resources/crt/percent.json --attacker 6 --defender 7 \
          --rounds 4
      own fight --table tables/examples/exchanges.json \
          --attacker 'arm 6, inf 4, inf 4' --defender 'inf 4, inf 3'
      own fight --table tables/examples/steps.json --attacker guard --defender inf
      own fight --table tables/examples/steps.json --attacker 'guard 2/3, cav' \
          --defender 'inf disrupted, cav' --with hill --rounds 3
      own fight --table tables/examples/firepower.json --attacker squad --defender squad \
          --rounds 1
      own fight --table tables/examples/percentile.json --attacker 40 --defender 30 --rounds 1
      own fight --table tables/examples/percentile.json --attacker 40 --defender 30 \
          --with 'dug-in, tired 2'
      own fight --table tables/examples/buckets.json --attacker 'line 3' --defender 'line 3'
      own fight --table tables/examples/opposed.json --attacker blade --defender spear
      own fight --table tables/examples/blocks.json --attacker 'knights 3' --defender 'foot 4'
      own fight --table tables/examples/blocks.json --attacker 'knights 3, foot 4' \
          --defender 'archers 2, foot 3; in castle' --defender-retreat 'strength <= 1'
      own fight --table tables/examples/risk.json --attacker 10 --defender 10 \
          --attacker-retreat 'own strength < enemy strength'
      own fight --table tables/examples/axis.json --attacker 'inf 10, arm 3' \
          --defender 'inf 10'
      own fight --table tables/examples/supply.json --attacker 'inf 5, tank 6' \
          --defender 'inf 4' --with town
      own fight --table tables/examples/symbols.json --attacker 'line 4' \
          --defender 'hussars 3; with supported' --with close
      own fight --table tables/examples/wounds.json --attacker 'rifles 2' --defender 'ogres 3' \
          --rounds 1
      own fight --table tables/examples/games/panzer-leader.json \
          --attacker 'antitank, mortars' --defender 'rifles, guns dispersed'
      own fight --table tables/examples/games/asl-infantry-fire.json \
          --attacker 'squad; with leader' --defender 'elite; in stone' --with next
      own fight --table tables/examples/games/axis-at-sea.json --rounds 3 \
          --attacker 'battleship, cruiser 1, fighter 2' --defender 'destroyer 1, sub 2'
      own fight --table src/test/resources/system/stories/slash.json --attacker 5 --defender 5
      own fight --table src/test/resources/system/stories/limits.json --attacker 'guns 3' \
          --defender 'knights 2'
      own fight --table src/test/resources/system/stories/words.json \
          --attacker 'inf 3; with room 2' --defender 'inf 4; with room' --with 'ship 2, leader'
      own fight --table src/test/resources/system/stories/nothing.json \
          --attacker 'tank 3 dry, inf 3' --defender 'inf 5' --with barrage
      """;

  static Stream<String> fights() {
    return FIGHTS.lines();
  }

  @ParameterizedTest
  @MethodSource("fights")
  void walking_the_chain_gives_the_exact_odds(String fight) {
    agree(fight, new Trials(100_000, 11, 2, 0, false, 1_000_000));
  }

  /** A state that leads back to itself 1,679,615 times of 1,679,616, and one of 216. */
  @ParameterizedTest
  @ValueSource(strings = {"rare", "rarely"})
  void walking_out_of_long_waits_gives_the_exact_odds(String table) {
    String fight =
        "crt attack --table src/test/resources/crt/"
            + table
            + ".json --attacker 3 --defender 3 --rounds until-decided";
    assertThat(agree(fight, new Trials(100_000, 13, 2, 0, false, 1_000_000)).undecided()).isZero();
  }

  /** Many counts state the most that they can be; those that grow without a limit do not. */
  @Test
  void every_count_is_within_the_most_that_it_can_be() {
    int stated = 0;
    for (String fight : fights().toList()) {
      Engagement<?, ?> engagement = Fights.asked(fight);
      Odds exact = exact(fight);
      for (Measure<?> measure : engagement.measures()) {
        int most = measure.ofTurns() ? engagement.rules().lastTurn() : measure.width();
        List<Chance> chances = exact.measure(measure.name()).distribution();
        if (measure.kind() == Measure.Kind.COUNT && most != Measure.UNKNOWN && !chances.isEmpty()) {
          stated++;
          int greatest = (Integer) chances.get(chances.size() - 1).value();
          assertThat(greatest).as(measure.name() + " of " + fight).isLessThanOrEqualTo(most);
        }
      }
    }
    assertThat(stated).isGreaterThan(250);
  }

  @ParameterizedTest
  @MethodSource("fights")
  @Tag("slow")
  void playing_every_die_gives_the_exact_odds(String fight) {
    agree(fight, new Trials(25_000, 12, 2, 0, true, 1_000_000));
  }

  @ParameterizedTest
  @MethodSource("fights")
  void fractions_and_doubles_differ_by_less_than_the_stated_error(String fight) {
    Odds.Exact rounded = exact(fight);
    Odds.Exact fractions = ExactOdds.of(decided(fight), 1_000_000, true);
    assertThat(rounded.error()).isLessThan(1e-11);
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
    Catalogue.systems()
        .forEach(
            system ->
                system
                    .engagements()
                    .forEach(
                        type ->
                            assertThat(fights().map(fight -> fight + " "))
                                .anyMatch(f -> f.startsWith(type.called() + " "))));
  }

  private static Odds.Exact exact(String fight) {
    return EXACT.computeIfAbsent(fight, asked -> ExactOdds.of(decided(asked), 1_000_000, false));
  }

  private static Odds.Sampled agree(String fight, Trials trials) {
    Odds exact = exact(fight);
    Odds.Sampled sampled = SampledOdds.of(decided(fight), trials, (done, of) -> {});
    assertThat(sampled.trials()).isEqualTo(trials.count());
    for (MeasureOdds measure : exact.measures()) {
      assertThat(pValue(measure, sampled.measure(measure.name()), trials.count()))
          .as(measure.name())
          .isGreaterThan(REJECTED);
    }
    return sampled;
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

  /** The fight by the best answers to what it leaves free. */
  private static Engagement<?, ?> decided(String fight) {
    return Best.of(Fights.asked(fight), Limits.states(1_000_000)).fight();
  }
}
