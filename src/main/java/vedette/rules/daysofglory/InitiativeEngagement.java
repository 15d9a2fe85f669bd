package vedette.rules.daysofglory;

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
import vedette.rules.Variant;
import vedette.rules.daysofglory.units.DaysOfGloryVariant;

/** The higher of two D6 has the initiative for a turn; draws are rolled again. */
final class InitiativeEngagement
    implements Rules<InitiativeEngagement.State, InitiativeEngagement.State> {
  /** What a player says of the initiative. */
  public record Request(
      @Field(text = "turns with a roll for initiative", fallback = "1", min = 1, max = 99)
          int turns,
      @Field(text = Variant.TEXT, optional = true) List<DaysOfGloryVariant> variant)
      implements DaysOfGloryVariant.HasVariantsInForce {}

  private static final Die D6 = Die.d(6);

  private final Request request;
  private final int turns;

  /**
   * Before a roll.
   *
   * @param turn turns that are decided
   * @param own of them, those in which the own side has it
   * @param last whether the own side had it last
   */
  public record State(int turn, int own, boolean last) {}

  InitiativeEngagement(Request request) {
    this.request = request;
    turns = request.turns();
  }

  /** The fight with what is told of it. */
  Engagement<State, State> engagement() {
    return Engagement.of(
        this,
        measures(),
        Story.of(situation()).withOpening(umpire -> umpire.note("", "a draw is rolled again")));
  }

  @Override
  public State first() {
    return new State(0, 0, false);
  }

  @Override
  public Step<State, State> step(State state, Umpire umpire) {
    umpire.heading("", "Turn {}", state.turn() + 1);
    int own = umpire.roll(D6);
    int enemy = umpire.roll(D6);
    umpire.note("", "own side rolls {}, the enemy rolls {}", own, enemy);
    if (own == enemy) {
      return Step.sameTurn(state);
    }
    State next = new State(state.turn() + 1, state.own() + (own > enemy ? 1 : 0), own > enemy);
    return next.turn() == turns ? Step.ended(next) : Step.sameTurn(next);
  }

  private List<Measure<State>> measures() {
    return List.of(
        Measure.flag("ownInitiative", "own side has the initiative in the last turn", State::last),
        Measure.count("turnsOwn", "turns in which own side has the initiative", turns, State::own));
  }

  private List<Fact> situation() {
    List<Fact> facts = new ArrayList<>(List.of(new Fact("turns", String.valueOf(turns))));
    Variant.describe(request.variant(), facts);
    return facts;
  }
}
