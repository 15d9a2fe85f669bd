package vedette.rules.own;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.commons.math3.exception.MathArithmeticException;
import vedette.fight.BySide;
import vedette.fight.Doctrine;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.OpeningUmpire;
import vedette.fight.Rules;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Story;
import vedette.fight.Story.Fact;
import vedette.fight.SurvivingStack;
import vedette.fight.Umpire;
import vedette.question.NamedQuestion;
import vedette.question.Question;
import vedette.rules.own.stack.SideStatus;
import vedette.source.TextFault;

/** The steps of a fight from its first state on, and what is told of it. A round is a turn. */
final class FightEngagement implements Rules<FightState, FightResult> {
  private static final String WHAT_IS_LOST =
      "undecided when the rounds run out: {?ending is rounds over}."
          + " Average losses: attacker {-attackerLosses}, defender {+defenderLosses}";

  /** What an answer begins with; fights are compared by fewer figures. */
  private static final String SUMMARY =
      "The attacker wins {+success} of the time; and is forced back {-attackerRetreated}; it is"
          + " eliminated {-attackerEliminated}; "
          + WHAT_IS_LOST;

  /** Behind the success that a file has of its own. */
  private static final String HOW_IT_ENDS =
      "The attacker is forced back {-attackerRetreated} and eliminated {-attackerEliminated}"
          + " | The attacker is forced back {-attackerRetreated}"
          + " | The attacker is eliminated {-attackerEliminated}; "
          + WHAT_IS_LOST;

  private static final Agenda ROUND = Agenda.of(new RoundTask(0));

  private final Fight fight;
  private final FightTerms terms;
  private final BySide<SideStatus> first;

  FightEngagement(Fight fight, BySide<SideStatus> first) {
    this.fight = fight;
    this.terms = fight.terms();
    this.first = first;
  }

  /** The fight with what is told of it. */
  Engagement<FightState, FightResult> engagement(
      List<Measure<FightResult>> measures, List<Fact> situation, Doctrine doctrine) {
    return Engagement.of(
            this,
            measures,
            Story.of(situation)
                .withSummary(summary())
                .withOpening(
                    umpire -> OpeningUmpire.playToFirstRolls(this, openings(doctrine), umpire))
                .named(
                    new Story.Names(
                        terms.rounds() > 0 || measures.stream().anyMatch(Measure::ofTurns)
                            ? ""
                            : "rounds fought",
                        otherNames(measures),
                        List.of(),
                        terms.rounds() == 1
                            ? Map.of(FightMeasures.TURNS, "--turns 2 or more")
                            : Map.of())))
        .decidedBy(doctrine)
        .leaving(this::survivors)
        .withMeasures(texts -> engagement(withRounds(measures, texts), situation, doctrine));
  }

  /**
   * Returns the measures, and the rounds of a fight until it is decided if a text names them: to
   * tell its rounds apart takes much longer, and without end where a round can leave all as it was.
   */
  private List<Measure<FightResult>> withRounds(
      List<Measure<FightResult>> measures, List<String> texts) {
    boolean asked =
        terms.rounds() == 0
            && measures.stream().noneMatch(Measure::ofTurns)
            && !Question.namedIn(texts, List.of(FightMeasures.TURNS)).isEmpty();
    return asked
        ? Stream.concat(measures.stream(), Stream.of(FightMeasures.rounds())).toList()
        : measures;
  }

  @Override
  public FightState first() {
    return new FightState(first, null);
  }

  /** A file's own success may hold of a side that is forced back as well: it is not a victory. */
  private String summary() {
    return terms.rules().measures().stream()
        .map(NamedQuestion::question)
        .filter(it -> it.name().equals(Measure.SUCCESS))
        .findFirst()
        .map(it -> "Success (`" + it.text() + "`): {+success}. " + limited(HOW_IT_ENDS))
        .orElseGet(() -> limited(SUMMARY));
  }

  /** Names the rounds after which a fight is undecided, if their number is known. */
  private String limited(String sentence) {
    int rounds = terms.rounds();
    return rounds == 0
        ? sentence
        : sentence.replace(
            "when the rounds run out:",
            rounds == 1 ? "after 1 round:" : "after " + rounds + " rounds:");
  }

  /**
   * Returns each step of the first round is told as all stand before it, and of both sides where
   * both roll at once. If the round comes to no roll of a step, nothing behind it is told.
   */
  private List<FightState> openings(Doctrine doctrine) {
    List<FightState> openings = new ArrayList<>(List.of(first()));
    try {
      RoundParts.partsAfterFirstRoll(this, doctrine)
          .forEach(part -> openings.add(new FightState(first, part)));
    } catch (TextFault e) {
      throw fight.withoutValue(e);
    } catch (MathArithmeticException e) {
      throw fight.tooLargeNumber(fight.begins(), e);
    }
    return openings;
  }

  /** Returns what a round has left of its states goes on with those who fight again. */
  private List<SurvivingStack> survivors(FightResult result) {
    BySide<SideStatus> status = result.nextRound();
    List<SurvivingStack> left = new ArrayList<>();
    for (Side side : Side.values()) {
      left.add(
          new SurvivingStack(
              side.toString(), 0, terms.force(side).survivors(status.of(side), terms.rules())));
    }
    return List.copyOf(left);
  }

  @Override
  public int lastTurn() {
    int asked = terms.lastRound() > 1 ? terms.lastRound() : 0;
    return Math.max(terms.rounds(), asked);
  }

  @Override
  public Step<FightState, FightResult> step(FightState state, Umpire umpire) {
    return play(state, umpire).advanceToRoll();
  }

  /** Returns the step from a state on, which begins a round if nothing is left to be done. */
  Play play(FightState state, Umpire umpire) {
    if (state.agenda() != null) {
      return new Play(fight, state, umpire);
    }
    heading(state.status(), umpire);
    return new Play(fight, new FightState(state.status(), ROUND), umpire);
  }

  private void heading(BySide<SideStatus> status, Umpire umpire) {
    if (!umpire.hears("")) {
      return;
    }
    if (terms.rules().alone()) {
      String round = terms.rounds() > 1 ? "Round {turn}, {} against {}" : "{} against {}";
      umpire.heading("", round, status.attacker().allLeft(), status.defender().allLeft());
    } else {
      umpire.heading("", terms.rounds() == 1 ? "The fight" : "Round {turn}");
    }
  }

  @Override
  public RuntimeException tooLarge(FightState state, String what) {
    Object[] part = state.agenda() == null ? fight.begins() : state.agenda().first().part();
    return fight.isOfSystem() ? fight.tooLarge(part, what) : Rules.super.tooLarge(state, what);
  }

  /** A single unit is also asked for by its arm, where its side has no other of it. */
  private Map<String, String> otherNames(List<Measure<FightResult>> measures) {
    Map<String, String> names = new LinkedHashMap<>();
    for (Side side : Side.values()) {
      List<String> arms = terms.force(side).units().stream().map(it -> it.arm().name()).toList();
      for (int unit = 0; unit < arms.size(); unit++) {
        String arm = arms.get(unit);
        String number = "[" + (unit + 1) + "]";
        if (Collections.frequency(arms, arm) == 1) {
          measures.stream()
              .map(Measure::name)
              .filter(name -> name.startsWith(side.toString()) && name.endsWith(number))
              .forEach(name -> names.put(name.replace(number, "[" + arm + "]"), name));
        }
      }
    }
    return names;
  }
}
