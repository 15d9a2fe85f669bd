package vedette.rules.own;

import java.util.List;
import java.util.stream.Collectors;
import org.apache.commons.math3.exception.MathArithmeticException;
import vedette.dice.Die;
import vedette.dice.Spread;
import vedette.fight.BySide;
import vedette.fight.Note;
import vedette.fight.Opening;
import vedette.fight.PathUmpire;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.problem.TextFault;
import vedette.rules.kit.Known;
import vedette.rules.own.stack.LossChoice;
import vedette.rules.own.stack.RetreatChoice;
import vedette.rules.own.stack.Troops;
import vedette.system.effect.Quantity;
import vedette.system.roll.Roll;

/** A step of a fight as it is played: from a state to the next roll, or to the end. */
final class Play implements Scene.Rounds {
  private final Fight fight;
  private final Umpire umpire;
  private Agenda agenda;

  /** What is done now; null before anything is. */
  private Task acting;

  private Task turn;
  private BySide<Troops> troops;
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
    this.troops = state.troops();
    agenda = state.agenda();
  }

  /** Plays on. */
  Step<FightState, FightResult> toTheNextRoll() {
    try {
      return played();
    } catch (MathArithmeticException e) {
      throw fight.tooLargeNumber(part(), e);
    } catch (TextFault e) {
      throw fight.withoutValue(e);
    }
  }

  private Step<FightState, FightResult> played() {
    while (true) {
      if (ending != null) {
        return Step.ended(new FightResult(troops, ending));
      }
      if (nextRound) {
        boolean any = !field().rules().states().isEmpty();
        return Step.nextTurn(new FightState(any ? troops.map(Troops::afterRound) : troops, null));
      }
      Task task = agenda.first();
      if (rolled && task.rolls()) {
        return Step.going(new FightState(troops, agenda));
      }
      agenda = agenda.rest();
      acting = task;
      task.act(this);
      if (rest != null) {
        return PathUmpire.roll(umpire, dieToRoll, rest);
      }
    }
  }

  /** The part of the file that is played now. */
  Object[] part() {
    return acting == null || acting.part().length == 0 ? fight.begins() : acting.part();
  }

  Fight fight() {
    return fight;
  }

  Field field() {
    return fight.field();
  }

  Umpire umpire() {
    return muted ? Opening.UNHEARD : umpire;
  }

  /** What is worked out once counts wherever it is used: it is heard though nobody is told. */
  @Override
  public void consulted(Object part) {
    umpire.consulted(part);
  }

  /** Works something out whose notes are told elsewhere. */
  <T> T muted(Known.Making<T> making) {
    boolean before = muted;
    muted = true;
    T made = making.make();
    muted = before;
    return made;
  }

  BySide<Troops> troops() {
    return troops;
  }

  Troops troops(Side side) {
    return troops.of(side);
  }

  void change(Side side, Troops after) {
    troops = after == troops(side) ? troops : troops.with(side, after);
  }

  void begin(Task begun) {
    turn = begun;
  }

  /** The turn that it has come to last; null if it began behind all of them. */
  Task turn() {
    return turn;
  }

  /** Goes on with this: nothing else is left of the round. */
  void goOn(Agenda next) {
    agenda = next;
  }

  /** Does these first, in this order. */
  void first(List<? extends Task> tasks) {
    agenda = Agenda.before(tasks, agenda);
  }

  /** Does this first. */
  void first(Task task) {
    agenda = new Agenda(task, agenda);
  }

  /** Whether a step has asked for a roll that could come out in two ways. */
  boolean hasRolled() {
    return rolled;
  }

  int roll(Die die) {
    rolled |= die.outcomes() > 1;
    return die.outcomes() == 1 ? die.value(0) : umpire.roll(die);
  }

  /** Rolls, also where all rolls come to the same. */
  int throwing(Die die) {
    rolled |= die.outcomes() > 1;
    return umpire.roll(die);
  }

  /** Does something by a roll that nothing else comes of; equal ones do the same. */
  interface ByRoll {
    void act(int roll, Play play);
  }

  /** Rolls: what has been before that no longer matters. */
  void roll(Die die, ByRoll then) {
    if (die.outcomes() == 1) {
      then.act(die.value(0), this);
    } else {
      dieToRoll = die;
      rest = new Rest(then, new FightState(troops, agenda), fight, umpire);
    }
  }

  /** What is left of a step behind a roll. */
  private record Rest(ByRoll then, FightState on, Fight fight, Umpire umpire)
      implements PathUmpire.Rest<FightState, FightResult> {
    @Override
    public Step<FightState, FightResult> after(int roll) {
      Play play = new Play(fight, on, umpire);
      play.rolled = true;
      then.act(roll, play);
      return play.toTheNextRoll();
    }

    // Not left to the record: fight and umpire are the same wherever rests are compared.
    @Override
    public boolean equals(Object other) {
      return other instanceof Rest that && on.equals(that.on) && then.equals(that.then);
    }

    @Override
    public int hashCode() {
      return 31 * on.hashCode() + then.hashCode();
    }
  }

  /** What a roll shows before anything is added. The number of its dice is noted if it varies. */
  Spread natural(Roll roll, Scene scene) {
    List<Integer> numbers = roll.numbers(scene);
    if (roll.varies() && umpire().hears("")) {
      String dice = numbers.stream().map(String::valueOf).collect(Collectors.joining(" and "));
      umpire().note("", "{} throws dice: {}", called(scene.own(), scene.unit()), dice);
    }
    return fight.natural(roll, numbers);
  }

  /**
   * The number that a quantity is, computed or rolled.
   *
   * @param most from where on more makes no difference
   */
  int number(Quantity quantity, int most, Scene scene) {
    Roll die = quantity.die();
    return die == null
        ? quantity.amount().whole(scene)
        : roll(
            umpire().once(() -> fight.lossDie(die, natural(die, scene), die.added(scene), most)));
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
    return field().rounds() > 0 && umpire.reached(field().rounds());
  }

  @Override
  public int now() {
    if (round == 0) {
      round = 1;
      while (round < field().lastRound() && umpire.reached(round + 1)) {
        round++;
      }
    }
    return round;
  }

  /**
   * Whether a side, or one unit of it, chooses to leave.
   *
   * @param atOnce whether the other side, if it is asked as well, is asked at once
   */
  boolean retreats(Side side, int unit, boolean atOnce) {
    int seen = fight.asksRound(side) ? now() : 0;
    return umpire.decide(new RetreatChoice(side, troops, unit, seen, atOnce));
  }

  /** What a side has left, as it chooses of several. */
  Troops chooses(Side side, List<Troops> options) {
    return umpire.decide(new LossChoice(side, troops, options, field().force(side)));
  }

  /** What messages call a unit. */
  String called(Side side, int unit) {
    if (!field().rules().hasArms() || unit < 0) {
      return "the " + side;
    }
    return field().force(side).called(unit);
  }

  /** Leaves a side with this, and notes what it has lost, if it has, or what it got back. */
  void loses(Side side, Troops after) {
    loses(side, after, field().readings().losses());
  }

  /**
   * Leaves a side with this, and notes what it has lost.
   *
   * @param readings ids that the losses rest on, separated by spaces
   */
  void loses(Side side, Troops after, String readings) {
    Troops before = troops(side);
    change(side, after);
    noteLoss(side, before, readings);
  }

  /** Notes what a side has lost, if it has, since it had this. */
  void noteLoss(Side side, Troops before) {
    noteLoss(side, before, field().readings().losses());
  }

  private void noteLoss(Side side, Troops before, String readings) {
    Troops after = troops(side);
    for (int unit = 0; after != before && unit < after.size(); unit++) {
      int lost = before.left(unit) - after.left(unit);
      if (lost < 0 && umpire.hears(readings)) {
        umpire.note(
            readings, "{} gets {} back, {} now", called(side, unit), -lost, after.left(unit));
      }
      if (lost > 0 && umpire.hears(readings)) {
        String called = called(side, unit);
        int left = after.left(unit);
        umpire.note(
            left == 0
                ? new Note.Said(readings, "{} loses {} and is eliminated", called, lost)
                : new Note.Said(readings, "{} loses {}, {} left", called, lost, left));
      }
    }
  }
}
