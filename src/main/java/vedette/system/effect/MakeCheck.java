package vedette.system.effect;

import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.source.Nearest;
import vedette.source.TextFault;
import vedette.system.query.Code;
import vedette.system.query.SectionReader;

/**
 * The effect by which the target, or the units of a side, make a check.
 *
 * @param check the name of the check
 * @param drm the number added to the roll
 */
public record MakeCheck(String check, int drm) implements Effect.EffectAction {
  private static final Pattern WORDS = Pattern.compile("check (\\S+)(?: ([+-]\\d{1,3}))?");

  static final EffectKind KIND =
      new EffectKind(
          "check morale +2",
          List.of("check"),
          List.of("check"),
          (words, place, part) -> words.startsWith("check ") ? read(words, part) : null);

  private static MakeCheck read(String words, SectionReader part) {
    Matcher check = WORDS.matcher(words);
    String[] parts = words.split(" ");
    if (!check.matches()) {
      if (parts.length == 3 && parts[2].matches("\\d+")) {
        throw new TextFault(
            words.lastIndexOf(' ') + 1,
            "expected + or - before " + parts[2],
            "write \"check "
                + parts[1]
                + " +"
                + parts[2]
                + "\" to add "
                + parts[2]
                + " to the roll");
      }
      throw new TextFault(
          6,
          "`" + words.substring(6) + "` is not a check",
          "write \"check morale\" or \"check morale +1\"");
    }
    String name = check.group(1);
    Set<String> known = part.names().of("checks");
    if (!known.contains(name)) {
      throw unknownCheck(name, known);
    }
    return new MakeCheck(
        name, check.group(2) == null ? 0 : Integer.parseInt(check.group(2).replace("+", "")));
  }

  private static TextFault unknownCheck(String name, Set<String> known) {
    return TextFault.coded(
        Code.NAME,
        6,
        "unknown check `" + name + "`",
        Nearest.of(name, known)
            .map(it -> "did you mean `" + it + "`?")
            .orElse(
                known.isEmpty()
                    ? "declare it in \"checks\""
                    : "write one of " + String.join(", ", known)));
  }

  @Override
  public void on(EffectTarget target) {
    target.check(check, drm);
  }

  @Override
  public String toString() {
    return "check " + check + (drm == 0 ? "" : drm > 0 ? " +" + drm : " " + drm);
  }
}
