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
      throw new TextFault(0, "`hit` is what has to wound here", "\"6\": \"wound\"");
    }
    if (this == WOUND && place == Place.FACE) {
      throw new TextFault(
          0, "`wound` is said and nothing wounds here", "\"hit\", or give the fire its \"wounds\"");
    }
    if ((this == HIT || this == WOUND) && place.saves()) {
      throw new TextFault(
          0,
          "`" + this + "` is what this roll saves from",
          "\"nothing\" if the roll does not save, \"save\" if it does");
    }
    if (this == SAVE && !place.saves()) {
      throw new TextFault(
          0, "`save` is said where nobody saves", "\"nothing\" for what does nothing");
    }
    if (this != NOTHING && !place.isPool() && place != Place.WOUNDS && !place.saves()) {
      throw new TextFault(
          0,
          "`" + this + "` is said where nobody shoots",
          place == Place.UNIT ? "write what the unit suffers, or \"nothing\"" : "\"lose 1\"");
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
