package vedette.rules.own;

import vedette.fight.Side;
import vedette.rules.kit.Troops;
import vedette.system.Effect;
import vedette.system.Effect.By;
import vedette.system.Fire;

/** A side fires: its dice are one roll where it makes no difference on whom a hit falls. */
record FireTask(String name, Moment moment) implements Task {
  /** What a fire comes to, once settled. */
  private record Settled(Volley.Through through) {}

  @Override
  public void act(Play play) {
    Side target = moment.own().opposite();
    Fire fire = play.field().rules().fires().get(name);
    if (!moment.stood().of(target).stands()) {
      return;
    }
    Settled settled =
        play.umpire().once(() -> new Settled(Volley.of(fire, moment, play).through()));
    if (settled.through() == null) {
      play.first(new HeapTask(name, moment, 0, 0, -1, 0, -1));
      return;
    }
    int hits = play.roll(settled.through().hits(), name);
    if (hits > 0) {
      apply(fire, hits, settled.through().losses(), target, play);
    }
  }

  private void apply(Fire fire, int hits, int losses, Side target, Play play) {
    Troops before = play.troops(target);
    Casualties casualties = play.casualties(target);
    Effect.Lose lose = (Effect.Lose) fire.hit().get(0).what();
    if (losses == 1 && !lose.ofOneFigure() && lose.by() == By.UNSAID) {
      play.change(target, casualties.losing(before, hits, By.UNSAID));
    } else {
      for (int hit = 0; hit < hits; hit++) {
        int unit = casualties.next(play.troops(target));
        if (unit < 0) {
          break;
        }
        Troops now = play.troops(target);
        play.change(
            target,
            lose.ofOneFigure()
                ? casualties.losingOfOneFigure(now, unit, losses)
                : casualties.losing(now, unit, losses, lose.by()));
      }
    }
    play.noteLoss(target, before);
  }
}
