package vedette.system;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.problem.TextFault;
import vedette.system.EffectKind.Place;
import vedette.system.Loss.By;

/**
 * Points or steps come back to a unit in the fight, or to units of a side.
 *
 * @param by whether only points, or only steps, come back
 * @param of the units of a side that they come back to; null for any
 */
public record Gain(Quantity quantity, By by, Which of) implements Effect.What {
  private static final String START = "gain ";
  private static final Pattern FORM =
      Pattern.compile(
          "gain (?<what>.+?)(?: (?<by>points?|steps?))?"
              + "(?: of (?<of>(?:not )?[\\p{L}_][\\p{L}0-9_-]*))?");
  private static final Pattern WRONGLY_COUNTED =
      Pattern.compile("(.+?) (points?|steps?|units?)\\b.*");

  static final EffectKind KIND =
      new EffectKind(
          "gain 3",
          List.of("gain 1"),
          List.of("gain"),
          (words, place, part) -> words.startsWith(START) ? read(words, place, part) : null);

  private static Gain read(String words, Place place, SectionReader part) {
    Matcher form = FORM.matcher(words);
    if (!form.matches()) {
      throw new TextFault(START.length() - 1, "how much comes back is not said", "\"gain 1\"");
    }
    String what = form.group("what");
    Matcher wrong = WRONGLY_COUNTED.matcher(what);
    if (wrong.matches()) {
      throw new TextFault(
          START.length() + wrong.start(2),
          "`"
              + wrong.group(2)
              + "` is not said of what comes back: it is points or steps, as a unit has",
          "\"gain " + wrong.group(1).split(" ")[0] + "\"");
    }
    By by = form.group("by") == null ? By.UNSAID : Lose.by(form.group("by"));
    if (by == By.STEPS && !part.names().steps || by == By.POINTS && !part.names().points) {
      throw new TextFault(
          form.start("by"),
          "no unit has " + (by == By.STEPS ? "steps" : "points"),
          "\"" + words.substring(0, form.end("what")) + words.substring(form.end("by")) + "\"");
    }
    return new Gain(Quantity.read(what, START.length(), part), by, of(words, form, place, part));
  }

  /** The units that it comes back to; null for any. */
  private static Which of(String words, Matcher form, Place place, SectionReader part) {
    String units = form.group("of");
    if (units == null) {
      return null;
    }
    Which of;
    try {
      of = part.expressions().which(units);
    } catch (TextFault e) {
      throw e.within(form.start("of"));
    }
    if (place != Place.SIDE) {
      throw new TextFault(
          form.start("of"),
          "here one unit gains, and it is known which",
          "\""
              + words.substring(0, form.start("of") - " of ".length())
              + " if "
              + (place == Place.UNIT ? "unit" : "target")
              + " is "
              + units
              + "\"");
    }
    return of;
  }

  @Override
  public void on(EffectTarget target) {
    target.gain(quantity, by, of);
  }

  @Override
  public boolean rolls() {
    return quantity.die() != null;
  }

  @Override
  public String toString() {
    return START + quantity + by.behind() + (of == null ? "" : " of " + of);
  }
}
