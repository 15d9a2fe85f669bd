package vedette.rules.own;

import java.util.List;
import vedette.fight.Note;
import vedette.fight.Side;
import vedette.rules.own.stack.SideStatus;
import vedette.rules.own.stack.StepUnits;
import vedette.system.State;
import vedette.system.effect.Effect;
import vedette.system.effect.EffectTarget;
import vedette.system.effect.Loss;
import vedette.system.effect.Loss.LossTaker;
import vedette.system.effect.Loss.LossUnit;
import vedette.system.effect.Quantity;
import vedette.system.effect.Share;
import vedette.system.query.UnitFilter;

/**
 * A unit as the target of effects.
 *
 * @param view the view in which amounts and shares are computed
 */
record UnitTarget(Side side, int unit, View view, Play play) implements EffectTarget {
  private static final String NO_LONGER = "{} is no longer {}";

  @Override
  public void lose(Loss loss) {
    SideStatus before = startStatus();
    int losses = play.number(loss.quantity(), before.strength(unit), view);
    play.loses(
        side,
        loss.of() == LossTaker.ONE_FIGURE
            ? casualties().loseWithinFigure(before, unit, losses)
            : casualties().lose(before, unit, losses, loss.by()));
  }

  @Override
  public void gain(Quantity quantity, LossUnit lossUnit, UnitFilter of) {
    int most = play.terms().force(side).full();
    int gains = play.number(quantity, most, view);
    play.loses(side, casualties().regain(startStatus(), unit, gains, lossUnit, of));
  }

  @Override
  public void loseShare(Share share) {
    int losses = share.of(view.status().of(side).strength(unit));
    play.loses(side, casualties().lose(startStatus(), unit, losses, LossUnit.UNSAID));
  }

  @Override
  public void loseAsMuch(Share share) {
    throw new IllegalStateException("files compare the losses of sides, not of units");
  }

  @Override
  public boolean choosesRetreat() {
    return play.retreats(side, unit, true);
  }

  /** Removes the unit from the fight. Hexes also add up for a unit that has already left. */
  @Override
  public void retreat(int hexes, boolean repulsed) {
    SideStatus before = startStatus();
    if (before.strength(unit) == 0) {
      return;
    }
    play.change(side, before.leaving(unit, repulsed).withHexes(hexes));
    note(repulsed ? "{} is repulsed" : "{} retreats");
  }

  @Override
  public void become(int index, int times) {
    SideStatus before = startStatus();
    if (!before.isIn(unit)) {
      return;
    }
    State state = state(index);
    if (state.isCounted()) {
      count(state, Math.min(state.counts(), before.count(unit, index) + times));
      return;
    }
    boolean again = before.state(unit, index) != SideStatus.NOT;
    int longer = Math.max(time(state), before.state(unit, index));
    play.change(side, before.withState(unit, index, again ? longer : time(state)));
    String reading = again ? "OWN4" : "";
    if (play.umpire().hears(reading)) {
      play.umpire().note(reading, again ? "{} is {} again" : "{} is {}", name(), state.name());
    }
    if (again) {
      apply(state.again());
    }
  }

  @Override
  public void shed(int index, int times) {
    SideStatus before = startStatus();
    State state = state(index);
    if (state.isCounted()) {
      count(state, times == 0 ? 0 : Math.max(0, before.count(unit, index) - times));
      return;
    }
    play.change(side, before.withState(unit, index, SideStatus.NOT));
    if (before.state(unit, index) != SideStatus.NOT && play.umpire().hears("")) {
      play.umpire().note("", NO_LONGER, name(), state.name());
    }
  }

  @Override
  public void check(String name, int drm) {
    play.first(new CheckTask(side, unit, name, drm, play.status(), StepUnits.ALL));
  }

  /** Applies effects; those that the unit can no longer take are void. */
  void apply(List<Effect> effects) {
    for (Effect effect : effects) {
      if (view.holds(effect.when())) {
        effect.what().on(this);
      }
    }
  }

  /** Sets the count of a counted state. */
  private void count(State state, int times) {
    SideStatus before = startStatus();
    if (before.count(unit, state.index()) == times) {
      return;
    }
    play.change(side, before.withCount(unit, state.index(), times, time(state)));
    if (play.umpire().hears("")) {
      play.umpire()
          .note(
              times == 0
                  ? new Note.Event("", NO_LONGER, name(), state.name())
                  : new Note.Event("", "{} now has {} {}", name(), state.name(), times));
    }
  }

  private static int time(State state) {
    return switch (state.lasts()) {
      case FIGHT -> SideStatus.WHOLE_FIGHT;
      case ROUND -> SideStatus.THIS_ROUND;
      case NEXT_ROUND -> SideStatus.NEXT_ROUND;
    };
  }

  private State state(int index) {
    return play.terms().rules().states().get(index);
  }

  private SideStatus startStatus() {
    return play.status(side);
  }

  private Casualties casualties() {
    return Casualties.of(side, play);
  }

  private void note(String text) {
    if (play.umpire().hears("")) {
      play.umpire().note("", text, name());
    }
  }

  private String name() {
    return play.unitName(side, unit);
  }
}
