package vedette.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.ParseResult;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.form.RequestForm;
import vedette.form.Slot;
import vedette.odds.Best;
import vedette.odds.Method;
import vedette.odds.Odds;
import vedette.problem.TextFault;
import vedette.question.Question;
import vedette.question.Sentence;
import vedette.report.Report;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.Enquiry;
import vedette.rules.HasTableFile;
import vedette.rules.HasVariants;
import vedette.rules.own.Own;
import vedette.study.Template;
import vedette.table.Tables;
import vedette.work.Deadline;

/** A command line about a fight, read once: what is asked, how it is answered, where it goes. */
record FightLine<Q extends Record>(Asked<Q> asked, How how, Going going) {

  enum What {
    ODDS,
    /** One battle, roll by roll. */
    PLAY,
    INFLUENCE,
    /** What a side should decide. */
    ADVICE,
    /** The odds while one or two things about the fight take one value after the other. */
    SWEEP;

    private static What of(ParseResult given, boolean swept) {
      if (swept) {
        return SWEEP;
      }
      if (Options.isSet(given, OddsOptions.ADVISE)) {
        return ADVICE;
      }
      boolean influence = Options.isSet(given, OddsOptions.INFLUENCE);
      return Options.isSet(given, OddsOptions.PLAY) ? PLAY : influence ? INFLUENCE : ODDS;
    }
  }

  /**
   * What is asked.
   *
   * @param texts of the request, by parameter
   * @param measures that are named; none for those that decide
   */
  record Asked<Q extends Record>(
      EngagementType<Q> type,
      RequestOptions<Q> fight,
      Map<String, List<String>> texts,
      Tables tables,
      List<Question> questions,
      List<String> measures) {

    /**
     * The request of one fight.
     *
     * @throws TextFault if a text of it cannot be read
     */
    Enquiry<Q> request() {
      try {
        return fight.form().read(texts);
      } catch (TextFault e) {
        throw Template.advised(e, texts);
      }
    }

    /** The fight of a request, before any question is asked of it. */
    Engagement<?, ?> engagement(Enquiry<Q> request) {
      return type.engagement(request, texts, tables);
    }

    /**
     * What is to be said of the fight's odds.
     *
     * @param best the fight, by the best answers to what it leaves free
     * @param method by which they were found
     * @param explanation how the first rolls come about; empty unless asked for
     */
    <S, R> Report report(
        Enquiry<Q> request, Best<S, R> best, Method method, List<Note> explanation, Odds odds) {
      Engagement<S, R> fought = best.fight();
      List<String> joint =
          fought.measures().stream().filter(Measure::isOutcome).<String>map(Measure::name).toList();
      Map<String, String> readings = new LinkedHashMap<>();
      HasVariants.asPlayed(Catalogue.readings(odds.readings()), request.request())
          .forEach(reading -> readings.put(reading.id(), reading.text()));
      return new Report(
          type.system(),
          type.name(),
          json -> fight.form().write(request, json),
          fought.situation(),
          fought.summary().isEmpty() ? type.summary() : new Sentence(fought.summary()),
          fought.turns(),
          type.consulted(request.request(), tables),
          readings,
          method,
          joint,
          questions.size(),
          explanation,
          best,
          odds);
    }
  }

  /**
   * How it is answered.
   *
   * @param explained whether the first rolls are explained with the odds
   * @param advised the side that is advised; null for none
   * @param ranking which cells of a sweep are shown, and in which order
   */
  record How(
      What what,
      AnsweringOptions odds,
      boolean explained,
      String advised,
      Deadline deadline,
      SweepOptions ranking) {}

  /**
   * Where it goes.
   *
   * @param save the suite that takes the fight besides; null for none
   */
  record Going(Printing printing, SaveScenario save) {}

  /**
   * Reads a command line.
   *
   * @throws Failure if one of its options is wrong, or does not go with another
   */
  static <Q extends Record> FightLine<Q> read(
      EngagementType<Q> type, RequestOptions<Q> fight, ParseResult given) {
    Deadline deadline = Options.deadline(given);
    Map<String, List<String>> texts = fight.texts(given);
    What what = What.of(given, Template.isSwept(fight.form(), texts));
    SweepOptions.check(given, what);
    if (type.system().equals(Own.ID)) {
      checkGiven(fight.form(), texts);
    }
    AnsweringOptions odds = OddsOptions.read(given, what, deadline);
    Going going = new Going(Printing.read(given), SaveScenario.read(given));
    return new FightLine<>(
        new Asked<>(
            type,
            fight,
            texts,
            TableArgument.tables(given),
            QuestionOptions.read(given),
            QuestionOptions.measures(given)),
        new How(
            what,
            odds,
            Options.isSet(given, OddsOptions.EXPLAIN),
            OddsOptions.advised(given),
            deadline,
            SweepOptions.read(given)),
        going);
  }

  /** Asks for a stack that is missing with an example in the words of the file. */
  private static void checkGiven(RequestForm<?> form, Map<String, List<String>> texts) {
    try {
      form.checkGiven(texts);
    } catch (TextFault e) {
      String file = texts.get(HasTableFile.PARAMETER).get(0);
      String unit = Own.wordsOf(file, Tables.builtIn()).values().iterator().next().get(0).written();
      throw new TextFault(
          e.slot(), e.getMessage(), "for example " + Slot.optionOf(e.slot()) + " \"" + unit + "\"");
    }
  }
}
