package vedette.rules.own;

import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.system.Fire;
import vedette.system.effect.Lose;
import vedette.system.effect.Loss;
import vedette.system.effect.Loss.By;
import vedette.system.effect.Loss.Of;
import vedette.system.query.Asks;

/** A side fires: its dice are one roll where it makes no difference on whom a hit falls. */
record FireTask(String name, Moment moment) implements Task {
  @Override
  public Object[] part() {
    return new Object[] {"fire", name};
  }

  @Override
  public void act(Play play) {
    Side target = moment.own().opposite();
    Fire fire = play.field().rules().fires().get(name);
    int first = play.casualties(target, fire).next(moment.stood().of(target));
    if (first < 0) {
      return; // Nobody throws at nobody.
    }
    if (play.umpire().hears("")) {
      Volley.of(fire, moment, first, play); // It tells who throws at what.
    }
    Hits hits = hits(fire, target, first, play);
    if (hits == null) {
      play.first(HeapTask.first(name, moment));
      return;
    }
    if (hits.most() == 0) {
      return; // Nobody throws, or no die can hit.
    }
    // What was done at once with it may have taken from the target, or given back to it.
    By by = ((Lose) fire.hit().get(0).what()).loss().by();
    int most = play.casualties(target, fire).most(play.troops(target), by);
    play.roll(hits.upTo(most), new Falls(name, target, hits.losses()));
  }

  /**
   * The hits as one roll, the same for all moments that differ by nothing that this fire depends
   * on; null if it makes a difference on whom they fall.
   */
  private Hits hits(Fire fire, Side target, int first, Play play) {
    Asks asks = play.fight().asks(fire);
    int round = asks.round() ? play.now() : 0;
    if (asks.numbers() || asks.targets() && !play.fight().hasPlainValues()) {
      return play.fight().hits(fire, moment, first, round, play);
    }
    BySide<Troops> alike = moment.stood().with(target, moment.stood().of(target).shape());
    Moment same = new Moment(alike, moment.own(), moment.swapped(), moment.meant());
    return play.fight().hits(fire, same, first, round, play);
  }

  /**
   * So many hits of a fire fall on a side.
   *
   * @param losses what each costs
   */
  private record Falls(String name, Side target, int losses) implements Play.ByRoll {
    @Override
    public void act(int hits, Play play) {
      if (hits == 0) {
        return;
      }
      Fire fire = play.field().rules().fires().get(name);
      Troops before = play.troops(target);
      Casualties casualties = play.casualties(target, fire);
      Loss loss = ((Lose) fire.hit().get(0).what()).loss();
      if (loss.of() == Of.RANDOM_UNIT) {
        play.first(new SingleLosses(target, hits * losses, loss, name, "", null));
        return;
      }
      if (losses == 1 && loss.of() == Of.NEXT && loss.by() == By.UNSAID) {
        play.change(target, casualties.losing(before, hits, By.UNSAID));
      } else {
        for (int hit = 0; hit < hits; hit++) {
          int unit = casualties.falling(play.troops(target));
          if (unit < 0) {
            break;
          }
          Troops now = play.troops(target);
          play.change(
              target,
              loss.of() == Of.ONE_FIGURE
                  ? casualties.losingOfOneFigure(now, unit, losses)
                  : casualties.losing(now, unit, losses, loss.by()));
        }
      }
      play.noteLoss(target, before);
    }

    // Not left to the record: one is looked up for each state.
    @Override
    public boolean equals(Object other) {
      return other instanceof Falls that
          && target == that.target
          && losses == that.losses
          && name.equals(that.name);
    }

    @Override
    public int hashCode() {
      return 31 * losses + target.ordinal();
    }
  }
}
