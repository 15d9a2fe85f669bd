package vedette.odds;

import java.util.List;
import vedette.fight.Doctrine;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.fight.Step;
import vedette.fight.Umpire;

/** A fight that counts how often its rules are played. */
final class Counted<S, R> implements Engagement<S, R> {
  private final Engagement<S, R> fight;
  private long readied;
  private long played;

  Counted(Engagement<S, R> fight) {
    this.fight = fight;
  }

  /** How many states were readied to be played from: each row of a chain once. */
  long readied() {
    return readied;
  }

  /** How often a step was played. */
  long played() {
    return played;
  }

  @Override
  public S first() {
    return fight.first();
  }

  @Override
  public Step<S, R> step(S state, Umpire umpire) {
    played++;
    return fight.step(state, umpire);
  }

  @Override
  public Ready<S, R> ready(S state, Listener listener) {
    readied++;
    Ready<S, R> ready = fight.ready(state, listener);
    return umpire -> {
      played++;
      return ready.play(umpire);
    };
  }

  @Override
  public List<Measure<R>> measures() {
    return fight.measures();
  }

  @Override
  public Doctrine doctrine() {
    return fight.doctrine();
  }

  @Override
  public List<Fact> situation() {
    return fight.situation();
  }

  @Override
  public void opening(Listener listener) {
    fight.opening(listener);
  }
}
