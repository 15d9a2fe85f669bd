package vedette.system.effect;

import java.util.List;
import java.util.regex.Pattern;
import vedette.source.TextFault;
import vedette.system.effect.EffectKind.Place;

/** The loss of at least a share of the other side's losses by the same result. */
public record LoseAsMuch(Share share) implements Effect.EffectAction {
  private static final Pattern WORDS =
      Pattern.compile("lose (?:(?<part>half|a third) )?as much" + Share.ROUNDED);

  static final EffectKind KIND =
      new EffectKind(
          "lose as much", List.of(), List.of("lose"), (words, place, part) -> read(words, place));

  private static LoseAsMuch read(String words, Place place) {
    Share share = Share.read(words, WORDS);
    if (share != null && place != Place.SIDE) {
      throw new TextFault(
          0,
          "`" + words + "` compares the losses of both sides, but here one unit loses",
          "write \"lose 1\", or \"lose half, rounded up\" for half of the unit");
    }
    return share == null ? null : new LoseAsMuch(share);
  }

  @Override
  public void on(EffectTarget target) {
    target.loseAsMuch(share);
  }

  @Override
  public boolean comparesLosses() {
    return true;
  }

  @Override
  public String toString() {
    return "lose " + (share.isAll() ? "as much" : share.words(" as much"));
  }
}
