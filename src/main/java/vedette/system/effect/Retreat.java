package vedette.system.effect;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.source.TextFault;

/** The effect by which the target leaves the fight, with the hexes of its retreat. */
public record Retreat(int hexes, boolean repulsed) implements Effect.EffectAction {
  private static final Pattern WORDS = Pattern.compile("retreat(?: ([1-9]\\d?))?");

  static final EffectKind KIND =
      new EffectKind(
          "retreat 2",
          List.of("retreat", "repulsed"),
          List.of("retreat", "repulsed"),
          (words, place, part) -> read(words));

  private static Retreat read(String words) {
    if (words.equals("repulsed")) {
      return new Retreat(0, true);
    }
    Matcher retreat = WORDS.matcher(words);
    if (retreat.matches()) {
      return new Retreat(retreat.group(1) == null ? 0 : Integer.parseInt(retreat.group(1)), false);
    }
    if (words.startsWith("retreat ")) {
      throw furtherWordsFault(words);
    }
    return null;
  }

  /** Returns the fault of other words than hexes behind it. */
  private static TextFault furtherWordsFault(String words) {
    Matcher hexes = Pattern.compile("retreat (?:\\d{1,2} )?").matcher(words);
    int at = hexes.lookingAt() ? hexes.end() : 0;
    String behind = words.substring(at);
    String retreat = words.substring(0, at).strip();
    return behind.startsWith("or lose ")
        ? new TextFault(
            at,
            "the loss must come before the retreat that replaces it",
            "write \"" + behind.substring("or ".length()) + " or " + retreat + "\"")
        : new TextFault(
            at,
            "`" + behind + "` cannot follow `" + retreat + "`",
            "write \""
                + (retreat.equals("retreat") ? "retreat 2" : retreat)
                + "\", where the number is hexes");
  }

  @Override
  public void on(EffectTarget target) {
    target.retreat(hexes, repulsed);
  }

  @Override
  public boolean isPlain() {
    return true;
  }

  @Override
  public String toString() {
    return repulsed ? "repulsed" : hexes == 0 ? "retreat" : "retreat " + hexes;
  }
}
