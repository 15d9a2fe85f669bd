package vedette.question;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.function.ToDoubleFunction;
import org.apache.commons.math3.fraction.BigFraction;
import org.apache.commons.math3.fraction.Fraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.odds.TurnInState;
import vedette.odds.answer.Odds;
import vedette.odds.answer.Odds.Chance;
import vedette.odds.answer.Odds.MeasureOdds;
import vedette.odds.answer.Odds.Outcome;
import vedette.odds.exact.ExactOdds;
import vedette.odds.sample.ProportionInterval;
import vedette.odds.sample.SampledOdds;
import vedette.odds.sample.Trials;
import vedette.rules.Fights;
import vedette.source.TextFault;
import vedette.work.Deadline;
import vedette.work.Progress;

/** Questions asked of fights. */
class QuestionMeasuresTest {
  private static final int STATES = 100_000;
  private static final long TRIALS = 100_000;

  private static final Engagement<?, ?> BATTLE =
      Fights.fight(
          "six-days",
          "battle",
          "--attacker 'inf 5, inf 5, cav 2, art 2' --defender 'inf 4, inf 4, cav 1, art 1, officer'"
              + " --turns 5");

  private static final List<Question> QUESTIONS =
      List.of(
          new Question(Question.Kind.CHANCE, "success and attackerLosses <= 1"),
          new Question(Question.Kind.VALUE, "3*defenderLosses - 2*attackerLosses"),
          new Question(Question.Kind.CHANCE, "turns <= 2 and defenderLosses >= 3"),
          new Question(Question.Kind.VALUE, "defenderLosses / (turns + 1)"));

  private static Odds.Exact exact(boolean fractions) {
    return ExactOdds.of(asked(), STATES, fractions);
  }

  private static Engagement<?, ?> asked() {
    return QuestionMeasures.of(
        BATTLE, QUESTIONS.stream().map(QuestionMeasuresTest::ofThisBattle).toList());
  }

  /** The measure of turns is called what the battle calls it. */
  private static Question ofThisBattle(Question question) {
    String turns =
        BATTLE.measures().stream().filter(Measure::ofTurns).findFirst().orElseThrow().name();
    return new Question(question.kind(), question.text().replace("turns", turns));
  }

  private static MeasureOdds answer(Odds odds, int question) {
    return odds.measures().get(odds.measures().size() - QUESTIONS.size() + question);
  }

  /** What the joint distribution, by turn, comes to: every outcome of this battle is in it. */
  private static double sum(ToDoubleFunction<Row> of) {
    Odds.Exact odds = ExactOdds.of(TurnInState.of(BATTLE), STATES, false);
    List<String> names =
        BATTLE.measures().stream().filter(Measure::joint).map(Measure::name).toList();
    assertThat(odds.outcomesLeftOut()).isZero();
    double sum = 0;
    for (Outcome outcome : odds.outcomes()) {
      sum += outcome.p() * of.applyAsDouble(new Row(names, outcome.values()));
    }
    return sum;
  }

  private record Row(List<String> names, List<Comparable<?>> values) {
    int count(String name) {
      return (Integer) values.get(names.indexOf(name));
    }

    boolean flag(String name) {
      return (Boolean) values.get(names.indexOf(name));
    }

    int turns() {
      return count(
          BATTLE.measures().stream().filter(Measure::ofTurns).findFirst().orElseThrow().name());
    }
  }

  @Test
  void a_condition_is_as_likely_as_the_outcomes_in_which_it_holds() {
    assertThat(answer(exact(false), 0).chanceOfTrue().p())
        .isCloseTo(
            sum(row -> row.flag("success") && row.count("attackerLosses") <= 1 ? 1 : 0),
            within(1e-13));
  }

  @Test
  void a_number_has_the_mean_of_the_outcomes() {
    assertThat(answer(exact(false), 1).mean().value())
        .isCloseTo(
            sum(row -> 3 * row.count("defenderLosses") - 2 * row.count("attackerLosses")),
            within(1e-12));
  }

  @Test
  void a_condition_counts_1_in_a_number_where_it_holds() {
    Question with = new Question(Question.Kind.VALUE, "2 x success - attackerLosses");
    Question inner = new Question(Question.Kind.VALUE, "success + 2 x (attackerLosses >= 2)");
    Odds.Exact odds =
        ExactOdds.of(QuestionMeasures.of(BATTLE, List.of(with, inner)), STATES, false);
    assertThat(odds.measure(with.name()).mean().value())
        .isCloseTo(
            sum(row -> (row.flag("success") ? 2 : 0) - row.count("attackerLosses")), within(1e-12));
    assertThat(odds.measure(inner.name()).mean().value())
        .isCloseTo(
            sum(row -> (row.flag("success") ? 1 : 0) + (row.count("attackerLosses") >= 2 ? 2 : 0)),
            within(1e-12));
  }

  @Test
  void a_question_may_join_turns_and_losses() {
    Odds.Exact odds = exact(false);
    assertThat(answer(odds, 2).chanceOfTrue().p())
        .isCloseTo(
            sum(row -> row.turns() <= 2 && row.count("defenderLosses") >= 3 ? 1 : 0),
            within(1e-13));
    assertThat(answer(odds, 3).mean().value())
        .isCloseTo(sum(row -> row.count("defenderLosses") / (row.turns() + 1.0)), within(1e-12));
  }

  @Test
  void a_number_below_zero_stands_before_those_above() {
    List<Chance> values = answer(exact(false), 1).distribution();
    for (int i = 1; i < values.size(); i++) {
      Fraction before = (Fraction) values.get(i - 1).value();
      assertThat(before).isLessThan((Fraction) values.get(i).value());
    }
    assertThat((Fraction) values.get(0).value()).isLessThan(Fraction.ZERO);
  }

  @Test
  void fractions_and_doubles_agree_to_the_bound_that_is_stated() {
    Odds.Exact doubles = exact(false);
    Odds.Exact fractions = exact(true);
    for (int question = 0; question < QUESTIONS.size(); question++) {
      MeasureOdds near = answer(doubles, question);
      MeasureOdds true_ = answer(fractions, question);
      BigFraction sum = BigFraction.ZERO;
      for (int i = 0; i < near.distribution().size(); i++) {
        Chance exactly = true_.distribution().get(i);
        assertThat(near.distribution().get(i).p())
            .isCloseTo(exactly.fraction().doubleValue(), within(doubles.error()));
        sum = sum.add(exactly.fraction());
      }
      assertThat(sum).isEqualTo(BigFraction.ONE);
      if (near.mean() != null) {
        assertThat(near.mean().value())
            .isCloseTo(true_.mean().fraction().doubleValue(), within(doubles.error()));
      }
    }
  }

  /** Within five standard errors, for both ways to sample. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void simulations_come_to_the_same(boolean direct) {
    Odds.Exact exact = exact(false);
    Trials trials = new Trials(TRIALS, 7, 1, 0, direct, STATES);
    Odds.Sampled sampled = SampledOdds.of(asked(), trials, Deadline.NONE, Progress.NONE);
    for (int question = 0; question < QUESTIONS.size(); question++) {
      for (Chance chance : answer(exact, question).distribution()) {
        double p = chance.p();
        double seen =
            answer(sampled, question).distribution().stream()
                .filter(it -> it.value().equals(chance.value()))
                .mapToDouble(Chance::p)
                .sum();
        assertThat(seen).isCloseTo(p, within(5 * Math.sqrt(p * (1 - p) / TRIALS) + 1e-12));
      }
    }
    Odds.Mean mean = answer(sampled, 1).mean();
    double truth = answer(exact, 1).mean().value();
    assertThat(truth).isBetween(mean.interval().low(), mean.interval().high());
  }

  @Test
  void the_other_measures_stay_as_they_are() {
    Odds.Exact plain = ExactOdds.of(BATTLE, STATES, false);
    assertThat(exact(false).measures()).startsWith(plain.measures().toArray(MeasureOdds[]::new));
    assertThat(exact(false).outcomes()).isEqualTo(plain.outcomes());
  }

  @Test
  void a_question_with_a_name_of_its_own_takes_the_place_of_that_measure() {
    Question success =
        new Question(Question.Kind.EITHER, "defenderRepulsed or defenderEliminated", "success");
    Engagement<?, ?> fight = QuestionMeasures.of(BATTLE, List.of(success));
    assertThat(fight.measures()).hasSameSizeAs(BATTLE.measures());
    assertThat(ExactOdds.of(fight, STATES, false).measure("success").chanceOfTrue().p())
        .isCloseTo(
            sum(row -> row.flag("defenderRepulsed") || row.flag("defenderEliminated") ? 1 : 0),
            within(1e-13));
  }

  @Test
  void who_asks_for_an_unknown_measure_is_told_the_nearest() {
    assertThatThrownBy(
            () ->
                QuestionMeasures.of(
                    BATTLE,
                    List.of(new Question(Question.Kind.CHANCE, "success and atackerLoss < 2"))))
        .isInstanceOfSatisfying(
            TextFault.class,
            bad ->
                assertThat(tuple(bad.getMessage(), bad.offset(), bad.help()))
                    .isEqualTo(
                        tuple(
                            "unknown measure `atackerLoss`",
                            12,
                            "did you mean `attackerLosses`?")));
  }

  /**
   * By the column for +5 of the differential CRT: two of the ten faces cost the attacker anything,
   * 1 and 2 points, and one of them repulses him. The 2 points are those of the repulse.
   */
  @Test
  void a_chance_given_a_condition_is_that_of_the_fights_in_which_it_holds() {
    Engagement<?, ?> fight =
        QuestionMeasures.of(
            Fights.fight(
                "six-days",
                "battle",
                "--attacker 'inf 5, inf 5, cav 2, art 2'"
                    + " --defender 'inf 4, inf 4, cav 1, art 1, officer'"),
            List.of(
                new Question(Question.Kind.CHANCE, "attackerRepulsed given attackerLosses >= 1"),
                new Question(Question.Kind.VALUE, "attackerLosses given attackerLosses >= 1")));
    Odds.Exact odds = ExactOdds.of(fight, STATES, true);
    MeasureOdds chance = odds.measure("attackerRepulsed given attackerLosses >= 1");
    assertThat(chance.chanceOfTrue().fraction()).isEqualTo(new BigFraction(1, 2));
    assertThat(chance.given().fraction()).isEqualTo(new BigFraction(1, 5));
    MeasureOdds mean = odds.measure("attackerLosses given attackerLosses >= 1");
    assertThat(mean.mean().fraction()).isEqualTo(new BigFraction(3, 2));
    assertThat(mean.distribution().stream().mapToDouble(Chance::p).sum())
        .isCloseTo(1, within(1e-12));
  }

  /** Two exact figures of the same fight, divided, are the origin of the third. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void given_turns_it_is_the_ratio_of_two_chances_and_samples_agree(boolean direct) {
    String turns = ofThisBattle(new Question(Question.Kind.CHANCE, "turns")).text();
    String asked = "attackerLosses >= 1 given " + turns + " <= 3 and success";
    Engagement<?, ?> fight =
        QuestionMeasures.of(
            BATTLE,
            List.of(
                new Question(Question.Kind.CHANCE, asked),
                new Question(
                    Question.Kind.CHANCE, "attackerLosses >= 1 and " + turns + " <= 3 and success"),
                new Question(Question.Kind.CHANCE, turns + " <= 3 and success")));
    Odds.Exact exact = ExactOdds.of(fight, STATES, false);
    int last = exact.measures().size() - 1;
    double share =
        exact.measures().get(last - 1).chanceOfTrue().p()
            / exact.measures().get(last).chanceOfTrue().p();
    assertThat(exact.measure(asked).chanceOfTrue().p()).isCloseTo(share, within(1e-12));
    assertThat(share).isBetween(0.01, 0.99);
    Trials trials = new Trials(TRIALS, 1, 2, 0, direct, STATES);
    Odds.Sampled sampled = SampledOdds.of(fight, trials, Deadline.NONE, Progress.NONE);
    Chance chance = sampled.measure(asked).chanceOfTrue();
    assertThat(share).isBetween(chance.interval().low(), chance.interval().high());
    long held = Math.round(sampled.measure(asked).given().p() * TRIALS);
    assertThat(chance.estimate())
        .isEqualTo(ProportionInterval.of(Math.round(chance.p() * held), held, 0));
  }

  @Test
  void odds_say_why_a_figure_is_missing() {
    String asked = "success given attackerLosses > 99";
    Engagement<?, ?> fight =
        QuestionMeasures.of(BATTLE, List.of(new Question(Question.Kind.CHANCE, asked)));
    Odds exact = ExactOdds.of(fight, STATES, false);
    assertThat(exact.measure(asked).given().p()).isZero();
    Figure figure = Figure.of(fight.measures(), List.of(asked)).get(0);
    assertThat(exact.estimate(figure).missing())
        .isEqualTo(new MissingValue(MissingValue.Reason.CONDITION, 0))
        .returns("its condition never holds", MissingValue::words);
    Trials trials = new Trials(1_000, 1, 2, 0, false, STATES);
    Odds sampled = SampledOdds.of(fight, trials, Deadline.NONE, Progress.NONE);
    assertThat(sampled.estimate(figure).missing())
        .isEqualTo(new MissingValue(MissingValue.Reason.CONDITION, 1_000))
        .returns("its condition held in none of 1,000 battles", MissingValue::words);
    // Never in the one is not proved by the other, but both say the same.
    assertThat(Change.of(figure, exact.estimate(figure), sampled.estimate(figure)).isSame())
        .isTrue();
  }

  @Test
  void a_conditional_question_is_no_part_of_another_and_no_measure_of_a_file() {
    assertThatThrownBy(
            () ->
                QuestionMeasures.of(
                    BATTLE,
                    List.of(
                        new Question(
                            Question.Kind.CHANCE,
                            "(success given attackerLosses > 1) and success"))))
        .isInstanceOf(TextFault.class);
    assertThatThrownBy(
            () ->
                QuestionMeasures.of(
                    BATTLE,
                    List.of(
                        new Question(
                            Question.Kind.EITHER, "success given attackerLosses > 1", "held"))))
        .isInstanceOf(TextFault.class)
        .hasMessage("unexpected `given`");
  }

  @Test
  void dividing_by_a_loss_that_may_be_nothing_is_said_when_it_happens() {
    Question question = new Question(Question.Kind.VALUE, "defenderLosses / attackerLosses");
    Engagement<?, ?> fight = QuestionMeasures.of(BATTLE, List.of(question));
    assertThatThrownBy(() -> ExactOdds.of(fight, STATES, false))
        .isInstanceOfSatisfying(TextFault.class, bad -> assertThat(bad.offset()).isEqualTo(15));
    Trials trials = new Trials(1_000, 1, 2, 0, false, STATES);
    assertThatThrownBy(() -> SampledOdds.of(fight, trials, Deadline.NONE, Progress.NONE))
        .isInstanceOf(TextFault.class);
  }

  /** Names are read as the grammar reads them: whole, and with the hyphens of known names. */
  @Test
  void texts_name_measures_by_whole_names_outside_of_quotation_marks() {
    List<String> known = List.of("loss", "charge.success", "charge-2.success", "Tercio.strength");

    assertThat(Question.namedIn(List.of("charge-2.success and 2*loss > 1"), known))
        .containsExactlyInAnyOrder("charge-2.success", "loss");
    assertThat(Question.namedIn(List.of("lossOfFace - charge.successes", "loss[inf]"), known))
        .isEmpty();
    assertThat(Question.namedIn(List.of("end is \"loss\" or Tercio.strength-loss = 2"), known))
        .containsExactlyInAnyOrder("Tercio.strength", "loss");
    assertThat(Question.namedIn(List.of("loss > \"2"), known)).isEmpty();
  }
}
