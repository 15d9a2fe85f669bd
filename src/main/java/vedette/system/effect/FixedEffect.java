package vedette.system.effect;

import java.util.List;
import vedette.json.EnumWords;
import vedette.source.TextFault;
import vedette.system.effect.EffectKind.Place;

/** A fixed effect of fire or of a face. */
public enum FixedEffect implements Effect.EffectAction {
  /** No effect. */
  NOTHING,
  /** A hit, followed by the roll to wound and the save if the fire has them. */
  HIT,
  /** A wound, followed by the save. */
  WOUND,
  /** A save, which cancels the hit. */
  SAVE;

  static final EffectKind KIND =
      new EffectKind(
          "nothing",
          List.of("nothing"),
          List.of("nothing", "hit", "wound", "save"),
          (words, place, part) -> read(words, place));

  private static FixedEffect read(String words, Place place) {
    for (FixedEffect fixed : values()) {
      if (fixed.toString().equals(words)) {
        fixed.checkPlace(place);
        return fixed;
      }
    }
    return null;
  }

  private void checkPlace(Place place) {
    if (this == HIT && place == Place.WOUNDS) {
      throw new TextFault(
          0, "`hit` has no meaning in `wounds`: the hit has to wound", "write \"6\": \"wound\"");
    }
    if (this == WOUND && place == Place.FACE) {
      throw new TextFault(
          0,
          "`wound` has no meaning in fire without \"wounds\"",
          "write \"hit\", or add \"wounds\" to the fire");
    }
    if ((this == HIT || this == WOUND) && place.saves()) {
      throw new TextFault(
          0,
          "`" + this + "` cannot be a result of a save",
          "write \"nothing\" if the roll does not save, \"save\" if it does");
    }
    if (this == SAVE && !place.saves()) {
      throw new TextFault(
          0, "`save` has no meaning here: this is not a save", "write \"nothing\" for no effect");
    }
    if (this != NOTHING && !place.isPool() && place != Place.WOUNDS && !place.saves()) {
      throw new TextFault(
          0,
          "`" + this + "` has no meaning here: this is not fire",
          place == Place.UNIT ? "write an effect on the unit, or \"nothing\"" : "write \"lose 1\"");
    }
  }

  /** Does nothing: the roll that shows them applies hits, wounds and saves. */
  @Override
  public void on(EffectTarget target) {}

  @Override
  public String toString() {
    return EnumWords.word(this);
  }
}
