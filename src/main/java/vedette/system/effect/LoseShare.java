package vedette.system.effect;

import java.util.List;
import java.util.regex.Pattern;

/** The loss of a share of the target's strength at the time of the roll. */
public record LoseShare(Share share) implements Effect.EffectAction {
  private static final Pattern WORDS =
      Pattern.compile("lose (?<part>all|half|a third|\\d{1,3}%)" + Share.ROUNDED);

  static final EffectKind KIND =
      new EffectKind(
          "lose half, rounded up",
          List.of(),
          List.of("lose"),
          (words, place, part) -> {
            Share share = Share.read(words, WORDS);
            return share == null ? null : new LoseShare(share);
          });

  @Override
  public void on(EffectTarget target) {
    target.loseShare(share);
  }

  @Override
  public String toString() {
    return share.isAll() ? "lose all" : "lose " + share.words("");
  }
}
