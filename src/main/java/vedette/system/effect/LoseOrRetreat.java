package vedette.system.effect;

import java.util.List;
import vedette.source.TextFault;
import vedette.system.effect.EffectKind.Place;
import vedette.system.query.SectionReader;

/** A loss or a retreat, at the choice of the target's owner. */
public record LoseOrRetreat(Lose lose, Retreat retreat) implements Effect.EffectAction {
  static final EffectKind KIND =
      new EffectKind("lose 1 or retreat 1", List.of(), List.of("lose"), LoseOrRetreat::read);

  private static LoseOrRetreat read(String words, Place place, SectionReader part) {
    int or = words.indexOf(" or retreat");
    if (or < 0
        || !(Lose.KIND.reading().read(words.substring(0, or), place, part) instanceof Lose lose)
        || !(Retreat.KIND.reading().read(words.substring(or + 4), place, part)
            instanceof Retreat retreat)) {
      return null;
    }
    if (lose.loss().of() == Loss.LossTaker.RANDOM_UNIT && place != Place.SIDE) {
      throw new TextFault(
          words.indexOf(" of random unit") + 1,
          "`of random unit` is not used here: the unit that is hit loses or retreats",
          "write \"" + words.replace(" of random unit", "") + "\"");
    }
    return new LoseOrRetreat(lose, retreat);
  }

  @Override
  public void on(EffectTarget target) {
    (target.choosesRetreat() ? retreat : lose).on(target);
  }

  @Override
  public String toString() {
    return lose + " or " + retreat;
  }
}
