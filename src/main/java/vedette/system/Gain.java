package vedette.system;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.problem.TextFault;
import vedette.system.Loss.By;

/**
 * Points or steps come back to a unit in the fight, or to units of a side.
 *
 * @param by whether only points, or only steps, come back
 */
public record Gain(Quantity quantity, By by) implements Effect.What {
  private static final String START = "gain ";
  private static final Pattern COUNTED = Pattern.compile("gain (?<what>.+) (?<by>points?|steps?)");
  private static final Pattern WRONGLY_COUNTED =
      Pattern.compile("(.+?) (points?|steps?|units?)\\b.*");

  static final EffectKind KIND =
      new EffectKind(
          "gain 3",
          List.of("gain 1"),
          List.of("gain"),
          (words, place, part) -> words.startsWith(START) ? read(words, part) : null);

  private static Gain read(String words, SectionReader part) {
    Matcher counted = COUNTED.matcher(words);
    By by = counted.matches() ? Lose.by(counted.group("by")) : By.UNSAID;
    String what = counted.matches() ? counted.group("what") : words.substring(START.length());
    Matcher wrong = WRONGLY_COUNTED.matcher(what);
    if (wrong.matches()) {
      throw new TextFault(
          START.length() + wrong.start(2),
          "`"
              + wrong.group(2)
              + "` is not said of what comes back: it is points or steps, as a unit has",
          "\"gain " + wrong.group(1).split(" ")[0] + "\"");
    }
    return new Gain(Quantity.read(what, START.length(), part), by);
  }

  @Override
  public void on(EffectTarget target) {
    target.gain(quantity, by);
  }

  @Override
  public boolean rolls() {
    return quantity.die() != null;
  }

  @Override
  public String toString() {
    return START + quantity + by.behind();
  }
}
