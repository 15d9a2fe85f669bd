package vedette.rules.own;

import java.util.function.Consumer;
import vedette.fight.Side;
import vedette.rules.own.stack.SideStatus;
import vedette.rules.own.stack.StepUnits;
import vedette.system.effect.EffectTarget;
import vedette.system.effect.Loss;
import vedette.system.effect.Loss.LossTaker;
import vedette.system.effect.Loss.LossUnit;
import vedette.system.effect.Quantity;
import vedette.system.effect.Share;
import vedette.system.query.UnitFilter;

/**
 * A side as the target of effects. States and checks are applied to its units.
 *
 * @param context the state at the roll
 * @param saves the table whose saves protect units; "" for none
 */
record SideTarget(Side side, RollContext context, String saves, Play play) implements EffectTarget {
  @Override
  public void lose(Loss loss) {
    boolean saved = !saves.isEmpty();
    // Each loss may be saved, so the number is not capped.
    int most = saved ? Integer.MAX_VALUE : startStatus().totalStrength();
    int losses = play.number(loss.quantity(), most, context.view(play));
    if (saved || loss.of() == LossTaker.RANDOM_UNIT) {
      play.first(new SingleLosses(side, losses, loss, "", saves, saved ? context : null));
    } else {
      play.loses(side, casualties().lose(startStatus(), losses, loss.by()));
    }
  }

  @Override
  public void gain(Quantity quantity, LossUnit lossUnit, UnitFilter of) {
    int most = play.terms().force(side).full();
    int gains = play.number(quantity, most, context.view(play));
    play.loses(side, casualties().regain(startStatus(), gains, lossUnit, of));
  }

  @Override
  public void loseShare(Share share) {
    if (share.isAll()) {
      play.loses(side, casualties().loseAll(startStatus()));
      return;
    }
    play.umpire().note("OWN1", "the {} loses a share of what it has", side);
    int had = casualties().maxLosses(context.stood().of(side), LossUnit.UNSAID);
    play.loses(side, casualties().lose(startStatus(), share.of(had), LossUnit.UNSAID));
  }

  @Override
  public void loseAsMuch(Share share) {
    Side other = side.opposite();
    Casualties theirs = Casualties.of(other, play);
    play.umpire().note("OWN2", "the {} loses as much as the other side", side);
    int lost = theirs.printed(context.stood().of(other)) - theirs.printed(play.status(other));
    play.loses(side, casualties().loseAtLeast(startStatus(), share.of(lost)));
  }

  @Override
  public boolean choosesRetreat() {
    return play.retreats(side, -1, true);
  }

  @Override
  public void retreat(int hexes, boolean repulsed) {
    SideStatus after = startStatus();
    String reading = play.terms().readings().back();
    if (!after.stands()) {
      if (after.allLeft() == 0) {
        play.umpire().note(reading, "the {} has nothing left to be forced back", side);
      }
      return;
    }
    for (int unit = 0; unit < after.size(); unit++) {
      after = after.isIn(unit) ? after.leaving(unit, repulsed) : after;
    }
    play.change(side, after.withHexes(hexes));
    if (repulsed) {
      play.umpire().note(play.terms().readings().repulse(), "the {} is repulsed", side);
    } else if (hexes > 0) {
      String all = hexes == 1 ? "hex" : "hexes";
      play.umpire().note(reading, "the {} retreats {} {}", side, hexes, all);
    } else {
      play.umpire().note(reading, "the {} retreats", side);
    }
  }

  @Override
  public void become(int state, int times) {
    eachUnit(unit -> unit.become(state, times));
  }

  @Override
  public void shed(int state, int times) {
    eachUnit(unit -> unit.shed(state, times));
  }

  private void eachUnit(Consumer<UnitTarget> effect) {
    SideStatus of = startStatus();
    for (int unit = 0; unit < of.size(); unit++) {
      if (of.isIn(unit)) {
        effect.accept(new UnitTarget(side, unit, context.view(play).ofUnit(unit), play));
      }
    }
  }

  /** Makes each unit in the fight check, or the side once. */
  @Override
  public void check(String name, int drm) {
    play.first(CheckTask.of(name, drm, side, play.status(), StepUnits.ALL, play));
  }

  private SideStatus startStatus() {
    return play.status(side);
  }

  private Casualties casualties() {
    return Casualties.of(side, play);
  }
}
