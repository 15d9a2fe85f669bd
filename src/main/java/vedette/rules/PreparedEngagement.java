package vedette.rules;

import java.util.List;
import vedette.fight.Doctrine;
import vedette.fight.Engagement;
import vedette.fight.Measure;

/** What is known of an engagement before it begins, whatever its steps are. */
public abstract class PreparedEngagement<S, R> implements Engagement<S, R> {
  private final Doctrine doctrine;
  private final List<Measure<R>> measures;
  private final List<Fact> situation;

  /** Whatever is known of it. */
  protected PreparedEngagement(Doctrine doctrine, List<Measure<R>> measures, List<Fact> situation) {
    this.doctrine = doctrine;
    this.measures = measures;
    this.situation = situation;
  }

  @Override
  public final Doctrine doctrine() {
    return doctrine;
  }

  @Override
  public final List<Measure<R>> measures() {
    return measures;
  }

  @Override
  public final List<Fact> situation() {
    return situation;
  }
}
