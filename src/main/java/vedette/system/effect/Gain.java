package vedette.system.effect;

import java.util.List;
import java.util.regex.Matcher;
import vedette.source.TextFault;
import vedette.system.effect.EffectKind.Place;
import vedette.system.effect.Loss.LossUnit;
import vedette.system.query.SectionReader;
import vedette.system.query.UnitFilter;

/**
 * The effect by which a unit in the fight, or units of a side, regain points or steps.
 *
 * @param quantity the number regained
 * @param by the unit of the gain: points, steps or either
 * @param of the units of a side that gain; null for any
 */
public record Gain(Quantity quantity, LossUnit by, UnitFilter of) implements Effect.EffectAction {
  private static final String START = "gain ";
  static final EffectKind KIND =
      new EffectKind(
          "gain 3",
          List.of("gain 1"),
          List.of("gain"),
          (words, place, part) -> words.startsWith(START) ? read(words, place, part) : null);

  private static Gain read(String words, Place place, SectionReader part) {
    Matcher form = Loss.WORDS.matcher(words);
    if (!form.matches()) {
      throw new TextFault(
          START.length() - 1, "the amount of `gain` is missing", "write \"gain 1\"");
    }
    UnitFilter of = of(words, form, place, part);
    String what = form.group("what");
    LossUnit lossUnit = LossUnit.of(form.group("by"));
    if (lossUnit == LossUnit.UNITS) {
      throw new TextFault(
          form.start("by"),
          "`" + form.group("by") + "` cannot follow `gain`: a unit gains points or steps",
          "write \"gain " + what + "\"");
    }
    if (lossUnit == LossUnit.STEPS && !part.names().steps()
        || lossUnit == LossUnit.POINTS && !part.names().points()) {
      throw new TextFault(
          form.start("by"),
          "no unit has " + (lossUnit == LossUnit.STEPS ? "steps" : "points"),
          "write \""
              + words.substring(0, form.end("what"))
              + words.substring(form.end("by"))
              + "\"");
    }
    return new Gain(Quantity.read(what, START.length(), part), lossUnit, of);
  }

  /** Returns the units that gain; null for any. */
  private static UnitFilter of(String words, Matcher form, Place place, SectionReader part) {
    String units = form.group("of");
    if (units == null) {
      return null;
    }
    UnitFilter of;
    try {
      of = part.expressions().unitFilter(units);
    } catch (TextFault e) {
      throw e.within(form.start("of"));
    }
    if (place != Place.SIDE) {
      throw new TextFault(
          form.start("of"),
          "`of` is not used here: one known unit gains",
          "write \""
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
    return START + quantity + by.suffix() + (of == null ? "" : " of " + of);
  }
}
