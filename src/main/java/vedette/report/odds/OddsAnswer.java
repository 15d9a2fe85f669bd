package vedette.report.odds;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import vedette.fight.Note;
import vedette.form.Field;
import vedette.odds.answer.Method;
import vedette.odds.answer.Odds;
import vedette.report.answer.Answer;
import vedette.report.answer.BestChoiceFacts;
import vedette.report.answer.FightHead;
import vedette.report.answer.MeasureAnswer;
import vedette.report.answer.Report;
import vedette.report.answer.Summary;
import vedette.report.page.DataTable;

/** The odds of a fight, as other programs read them. */
public record OddsAnswer(
    @Field(text = "The fight.", flat = true) FightHead fight,
    @Field(text = "What comes of it, in a sentence or two.") String summary,
    @Field(text = "The ids of the readings that it rests on.") List<String> readings,
    @Field(text = "How the first rolls come about, with --explain.", optional = true)
        List<String> explanation,
    @Field(text = "What was decided optimally, if anything was.", optional = true)
        BestChoiceFacts.BestChoiceData best,
    @Field(text = "How the odds were found.", flat = true) MethodData found,
    @Field(text = "The distribution of each measure, by its name.")
        Map<String, MeasureAnswer> measures,
    @Field(text = "The answers to --chance and --value.", optional = true)
        List<MeasureAnswer> questions,
    @Field(text = "The joint distribution of the measures, the most likely first, at most 1,000.")
        List<MeasureAnswer.Outcome> outcomes,
    @Field(text = "How many outcomes are not listed.") int outcomesLeftOut) {

  /** The method that found the odds, with its data. */
  record MethodData(
      @Field(
              text = "The method.",
              only = {"exact", "simulate", "direct"})
          Method method,
      @Field(text = "Why the fight was not computed, if that was left open.", optional = true)
          String why,
      @Field(text = "The battles sampled; null if computed.") Optional<Long> trials,
      @Field(text = "The seed of the dice; null if computed.") Optional<Long> seed,
      @Field(text = "The states of the fight, without results; null if sampled.")
          Optional<Integer> states,
      @Field(text = "The mean number of turns; null if sampled or without one.") Double meanTurns,
      @Field(text = "How far that may be from the true mean.") Double meanTurnsError,
      @Field(text = "The mean number of turns as a fraction, with --fractions.")
          Optional<String> meanTurnsFraction,
      @Field(text = "The probability that no end is reached.") double undecided,
      @Field(text = "The same as a fraction, with --fractions.") Optional<String> undecidedFraction,
      @Field(text = "The battles among the undecided that were cut off; null if computed.")
          Optional<Long> cutOff,
      @Field(text = "How far any probability may be from the true one; null if sampled.")
          Double error) {
    private static MethodData of(Method method, Odds odds) {
      if (odds instanceof Odds.Sampled sampled) {
        return new MethodData(
            method,
            sampled.why(),
            Optional.of(sampled.trials()),
            Optional.of(sampled.seed()),
            Optional.empty(),
            null,
            null,
            Optional.empty(),
            sampled.undecided(),
            Optional.empty(),
            Optional.of(sampled.cutOff()),
            null);
      }
      Odds.Exact exact = (Odds.Exact) odds;
      Optional<Odds.Exact.Fractions> fractions = Optional.ofNullable(exact.fractions());
      return new MethodData(
          method,
          "",
          Optional.empty(),
          Optional.empty(),
          Optional.of(exact.states()),
          exact.meanTurns(),
          exact.hasMeanTurns() ? exact.meanTurnsError() : Double.NaN,
          fractions.map(it -> MeasureAnswer.text(it.meanTurns())),
          exact.undecided(),
          fractions.map(it -> MeasureAnswer.text(it.undecided())),
          Optional.empty(),
          exact.error());
    }
  }

  /** Returns the answer of a report. */
  public static Answer of(Report report) {
    return new Answer(
        () -> OddsDocument.of(report), () -> data(report.odds()), () -> record(report));
  }

  private static OddsAnswer record(Report report) {
    Odds odds = report.odds();
    return new OddsAnswer(
        FightHead.of(report),
        Summary.of(report.summary(), odds),
        List.copyOf(report.readings().keySet()),
        report.explanation().stream().map(Note::text).toList(),
        BestChoiceFacts.BestChoiceData.of(report.best()),
        MethodData.of(report.method(), odds),
        MeasureAnswer.of(report.ownMeasures()),
        MeasureAnswer.asked(report.asked()),
        odds.outcomes().stream()
            .map(it -> MeasureAnswer.Outcome.of(report.measures(), it))
            .toList(),
        odds.outcomesLeftOut());
  }

  /** Returns one row for each figure: the probability of each value, and each mean. */
  private static DataTable data(Odds odds) {
    DataTable data =
        new DataTable("measure", "figure", "value", "estimate", "low", "high", "fraction");
    MeasureAnswer.addTo(data, odds.measures());
    Odds.Exact.Fractions exactly = odds instanceof Odds.Exact exact ? exact.fractions() : null;
    String undecided = exactly == null ? null : MeasureAnswer.text(exactly.undecided());
    data.row("undecided", "p", "", odds.undecided(), null, null, undecided);
    if (odds instanceof Odds.Sampled sampled && sampled.cutOff() > 0) {
      data.row("cutOff", "battles", "", sampled.cutOff(), null, null, null);
    }
    return data;
  }
}
