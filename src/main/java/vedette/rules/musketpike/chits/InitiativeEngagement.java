package vedette.rules.musketpike.chits;

import java.util.ArrayList;
import java.util.List;
import vedette.dice.Die;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Rules;
import vedette.fight.Step;
import vedette.fight.Story;
import vedette.fight.Story.Fact;
import vedette.fight.Umpire;
import vedette.form.Field;
import vedette.json.EnumWords;
import vedette.rules.HasVariants;
import vedette.rules.Variant;
import vedette.rules.musketpike.chits.InitiativeEngagement.Request.Holder;
import vedette.rules.musketpike.units.MusketPikeVariant;

/**
 * Initiative turn by turn: the higher of two D10 wins it. On a tie the holder keeps it; in the
 * first turn both roll again (MP16). A step is one roll of both sides.
 */
public final class InitiativeEngagement
    implements Rules<InitiativeEngagement.State, InitiativeEngagement.State> {
  /** A request for the initiative. */
  public record Request(
      @Field(text = "side that had the initiative in the previous turn", fallback = "nobody")
          Holder holder,
      @Field(text = "turns with a roll for initiative", fallback = "1", min = 1, max = 99)
          int turns,
      @Field(text = Variant.TEXT, optional = true) List<MusketPikeVariant> variant)
      implements HasVariants {

    /** The holder of the initiative. */
    enum Holder {
      OWN,
      ENEMY,
      NOBODY
    }
  }

  private static final Die D10 = Die.d(10);

  private final Request request;

  /**
   * The state before a roll.
   *
   * @param turn from 1
   * @param own number of turns in which the own side has had the initiative
   * @param changes number of turns in which it passed from one side to the other
   */
  record State(int turn, Holder holder, int own, int changes) {}

  public InitiativeEngagement(Request request) {
    this.request = request;
  }

  /** Returns the fight with its measures and its situation. */
  public Engagement<State, State> engagement() {
    return Engagement.of(this, measures(), Story.of(situation()).withOpening(this::opening));
  }

  @Override
  public State first() {
    return new State(1, request.holder(), 0, 0);
  }

  @Override
  public Step<State, State> step(State state, Umpire umpire) {
    umpire.heading("", "Turn {}", state.turn());
    Holder holder = roll(state.holder(), umpire);
    if (holder == Holder.NOBODY) {
      return Step.sameTurn(state);
    }
    boolean changes = state.holder() != Holder.NOBODY && holder != state.holder();
    State next =
        new State(
            state.turn() + 1,
            holder,
            state.own() + (holder == Holder.OWN ? 1 : 0),
            state.changes() + (changes ? 1 : 0));
    return next.turn() > request.turns() ? Step.ended(next) : Step.sameTurn(next);
  }

  /**
   * Rolls for the initiative of a turn.
   *
   * @param before its holder in the turn before
   * @return the holder, or {@code NOBODY} if both roll again
   */
  static Holder roll(Holder before, Umpire umpire) {
    int own = umpire.roll(D10);
    int enemy = umpire.roll(D10);
    umpire.note("", "own side rolls {}, the enemy rolls {}", own, enemy);
    if (own == enemy && before == Holder.NOBODY) {
      umpire.note("MP16", "{} is rolled again", "a tie");
      return Holder.NOBODY;
    }
    Holder holder = own == enemy ? before : own > enemy ? Holder.OWN : Holder.ENEMY;
    umpire.note(
        "", holder == Holder.OWN ? "own side has the initiative" : "the enemy has the initiative");
    return holder;
  }

  private List<Measure<State>> measures() {
    return List.of(
        Measure.flag(
            "ownInitiative",
            "own side has the initiative in the last turn",
            s -> s.holder() == Holder.OWN),
        Measure.count(
            "turnsOwn", "turns in which own side has the initiative", request.turns(), State::own),
        Measure.count(
            "changes", "times the initiative changes sides", request.turns(), State::changes));
  }

  private List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    facts.add(new Fact("initiative", EnumWords.word(request.holder()) + ", before the first turn"));
    facts.add(new Fact("turns", String.valueOf(request.turns())));
    Variant.describe(request.variant(), facts);
    return facts;
  }

  private void opening(Umpire umpire) {
    if (request.holder() == Holder.NOBODY) {
      umpire.note("MP16", "{} is rolled again", "a tie");
    } else {
      umpire.note("", "a tie leaves the initiative where it was");
    }
  }
}
