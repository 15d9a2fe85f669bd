package vedette.rules.own;

import java.util.List;
import java.util.stream.Collectors;
import org.apache.commons.math3.exception.MathArithmeticException;
import vedette.dice.Die;
import vedette.dice.Spread;
import vedette.fight.BySide;
import vedette.fight.Note;
import vedette.fight.OpeningUmpire;
import vedette.fight.PathUmpire;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.rules.kit.Memo;
import vedette.rules.own.stack.LossChoice;
import vedette.rules.own.stack.RetreatChoice;
import vedette.rules.own.stack.SideStatus;
import vedette.source.TextFault;
import vedette.system.effect.Quantity;
import vedette.system.roll.Roll;

/** A step of a fight as it is played: from a state to the next roll, or to the end. */
final class Play implements View.Rounds {
  private final Fight fight;
  private final Umpire umpire;
  private Agenda agenda;

  /** What is done now; null before anything is. */
  private Task acting;

  private Task turn;
  private BySide<SideStatus> status;
  private boolean rolled;
  private boolean muted;
  private boolean nextRound;
  private String ending;
  private int round;

  /** What the step rolls next and goes on with; null if it just goes on. */
  private Die dieToRoll;

  private Rest rest;

  Play(Fight fight, FightState state, Umpire umpire) {
    this.fight = fight;
    this.umpire = umpire;
    this.status = state.status();
    agenda = state.agenda();
  }

  /** Plays on. */
  Step<FightState, FightResult> advanceToRoll() {
    try {
      return step();
    } catch (MathArithmeticException e) {
      throw fight.tooLargeNumber(part(), e);
    } catch (TextFault e) {
      throw fight.withoutValue(e);
    }
  }

  private Step<FightState, FightResult> step() {
    while (true) {
      if (ending != null) {
        return Step.ended(new FightResult(status, ending));
      }
      if (nextRound) {
        boolean any = !terms().rules().states().isEmpty();
        return Step.nextTurn(
            new FightState(any ? status.map(SideStatus::afterRound) : status, null));
      }
      Task task = agenda.first();
      if (rolled && task.rolls()) {
        return Step.sameTurn(new FightState(status, agenda));
      }
      agenda = agenda.rest();
      acting = task;
      task.act(this);
      if (rest != null) {
        return PathUmpire.roll(umpire, dieToRoll, rest);
      }
    }
  }

  /** Returns the part of the file that is played now. */
  Object[] part() {
    return acting == null || acting.part().length == 0 ? fight.begins() : acting.part();
  }

  Fight fight() {
    return fight;
  }

  FightTerms terms() {
    return fight.terms();
  }

  Umpire umpire() {
    return muted ? OpeningUmpire.UNHEARD : umpire;
  }

  /** What is worked out once counts wherever it is used: it is heard though nobody is told. */
  @Override
  public void consulted(Object part) {
    umpire.consulted(part);
  }

  /** Works something out whose notes are told elsewhere. */
  <T> T muted(Memo.Computation<T> computation) {
    boolean before = muted;
    muted = true;
    T made = computation.make();
    muted = before;
    return made;
  }

  BySide<SideStatus> status() {
    return status;
  }

  SideStatus status(Side side) {
    return status.of(side);
  }

  void change(Side side, SideStatus after) {
    status = after == status(side) ? status : status.with(side, after);
  }

  void begin(Task begun) {
    turn = begun;
  }

  /** Returns the turn that it has come to last; null if it began behind all of them. */
  Task turn() {
    return turn;
  }

  /** Goes on with this: nothing else is left of the round. */
  void continueWith(Agenda next) {
    agenda = next;
  }

  /** Does these first, in this order. */
  void first(List<? extends Task> tasks) {
    agenda = Agenda.prepend(tasks, agenda);
  }

  /** Does this first. */
  void first(Task task) {
    agenda = new Agenda(task, agenda);
  }

  /** Returns whether a step has asked for a roll that could come out in two ways. */
  boolean hasRolled() {
    return rolled;
  }

  int roll(Die die) {
    rolled |= die.outcomes() > 1;
    return die.outcomes() == 1 ? die.value(0) : umpire.roll(die);
  }

  /** Rolls, also where all rolls come to the same. */
  int rollAnyway(Die die) {
    rolled |= die.outcomes() > 1;
    return umpire.roll(die);
  }

  /** Does something by a roll that nothing else comes of; equal ones do the same. */
  interface RollAction {
    void act(int roll, Play play);
  }

  /** Rolls: what has been before that no longer matters. */
  void roll(Die die, RollAction then) {
    if (die.outcomes() == 1) {
      then.act(die.value(0), this);
    } else {
      dieToRoll = die;
      rest = new Rest(then, new FightState(status, agenda), fight, umpire);
    }
  }

  /** What is left of a step behind a roll. */
  private record Rest(RollAction action, FightState state, Fight fight, Umpire umpire)
      implements PathUmpire.Rest<FightState, FightResult> {
    @Override
    public Step<FightState, FightResult> after(int roll) {
      Play play = new Play(fight, state, umpire);
      play.rolled = true;
      action.act(roll, play);
      return play.advanceToRoll();
    }

    // Written out: fight and umpire are the same wherever rests are compared.
    @Override
    public boolean equals(Object other) {
      return other instanceof Rest that && state.equals(that.state) && action.equals(that.action);
    }

    @Override
    public int hashCode() {
      return 31 * state.hashCode() + action.hashCode();
    }
  }

  /**
   * Returns what a roll shows before anything is added. The number of its dice is noted if it
   * varies.
   */
  Spread natural(Roll roll, View view) {
    List<Integer> numbers = roll.numbers(view);
    if (roll.varies() && umpire().hears("")) {
      String dice = numbers.stream().map(String::valueOf).collect(Collectors.joining(" and "));
      umpire().note("", "{} rolls dice: {}", unitName(view.actingSide(), view.unit()), dice);
    }
    return fight.natural(roll, numbers);
  }

  /**
   * Returns the number that a quantity is, computed or rolled.
   *
   * @param most from where on more makes no difference
   */
  int number(Quantity quantity, int most, View view) {
    Roll die = quantity.die();
    return die == null
        ? quantity.amount().whole(view)
        : roll(
            umpire().memoize(() -> fight.lossDie(die, natural(die, view), die.added(view), most)));
  }

  int roll(Spread spread, String name) {
    return roll(fight.die(spread, name));
  }

  /** The fight is over. */
  void end(String why) {
    ending = why;
  }

  /** The round is over, and the fight goes on. */
  void endRound() {
    nextRound = true;
  }

  boolean isLastRound() {
    return terms().rounds() > 0 && umpire.reached(terms().rounds());
  }

  @Override
  public int current() {
    if (round == 0) {
      round = 1;
      while (round < terms().lastRound() && umpire.reached(round + 1)) {
        round++;
      }
    }
    return round;
  }

  /**
   * Returns whether a side, or one unit of it, chooses to leave.
   *
   * @param atOnce whether the other side, if it is asked as well, is asked at once
   */
  boolean retreats(Side side, int unit, boolean atOnce) {
    int seen = fight.asksRound(side) ? current() : 0;
    return umpire.decide(new RetreatChoice(side, status, unit, seen, atOnce));
  }

  /** Returns what a side has left, as it chooses of several. */
  SideStatus chooses(Side side, List<SideStatus> options) {
    return umpire.decide(new LossChoice(side, status, options, terms().force(side)));
  }

  /** Returns what messages call a unit. */
  String unitName(Side side, int unit) {
    if (!terms().rules().hasArms() || unit < 0) {
      return "the " + side;
    }
    return terms().force(side).unitName(unit);
  }

  /** Leaves a side with this, and notes what it has lost, if it has, or what it got back. */
  void loses(Side side, SideStatus after) {
    loses(side, after, terms().readings().losses());
  }

  /**
   * Leaves a side with this, and notes what it has lost.
   *
   * @param readings ids that the losses rest on, separated by spaces
   */
  void loses(Side side, SideStatus after, String readings) {
    SideStatus before = status(side);
    change(side, after);
    noteLoss(side, before, readings);
  }

  /** Notes what a side has lost, if it has, since it had this. */
  void noteLoss(Side side, SideStatus before) {
    noteLoss(side, before, terms().readings().losses());
  }

  private void noteLoss(Side side, SideStatus before, String readings) {
    SideStatus after = status(side);
    for (int unit = 0; after != before && unit < after.size(); unit++) {
      int lost = before.strength(unit) - after.strength(unit);
      if (lost < 0 && umpire.hears(readings)) {
        umpire.note(
            readings, "{} regains {}, now {}", unitName(side, unit), -lost, after.strength(unit));
      }
      if (lost > 0 && umpire.hears(readings)) {
        String called = unitName(side, unit);
        int left = after.strength(unit);
        umpire.note(
            left == 0
                ? new Note.Event(readings, "{} loses {} and is eliminated", called, lost)
                : new Note.Event(readings, "{} loses {}, {} left", called, lost, left));
      }
    }
  }
}
