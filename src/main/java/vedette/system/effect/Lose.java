package vedette.system.effect;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.source.TextFault;
import vedette.system.effect.EffectKind.Place;
import vedette.system.effect.Loss.LossTaker;
import vedette.system.effect.Loss.LossUnit;
import vedette.system.query.Code;
import vedette.system.query.SectionReader;

/** The loss of a number of points, steps or units. */
public record Lose(Loss loss) implements Effect.EffectAction {
  private static final String START = "lose ";
  private static final Pattern NUMBER_OF_NAME = Pattern.compile("\\d+ ([\\p{L}_][\\p{L}0-9_-]*)");
  private static final Pattern ROUNDED =
      Pattern.compile("(lose \\d+), rounded (?:up|down|nearest)");

  /** The places where any unit may take a loss. */
  private static final Set<Place> MAY_BE_ANY =
      Set.of(Place.SIDE, Place.HIT, Place.FACE, Place.FACE_THAT_WOUNDS);

  static final EffectKind KIND =
      new EffectKind(
          "lose 2",
          List.of("lose 1", "lose all"),
          List.of("lose"),
          (words, place, part) -> words.startsWith(START) ? read(words, place, part) : null);

  /** Returns a loss of the next unit, in the file's unit of losses. */
  public static Lose of(int number) {
    return new Lose(new Loss(Quantity.of(number), LossUnit.UNSAID, LossTaker.NEXT));
  }

  private static Lose read(String words, Place place, SectionReader part) {
    Matcher rounded = ROUNDED.matcher(words);
    if (rounded.matches()) {
      String number = rounded.group(1);
      throw TextFault.coded(
          Code.FRACTION,
          number.length(),
          "there is nothing to round in `" + number + "`",
          "did you mean `" + number + "%`?");
    }
    int figure = words.indexOf(" of ");
    checkOf(words, figure, place);
    Matcher loss = Loss.WORDS.matcher(words);
    if (!loss.matches()) {
      return null;
    }
    LossTaker lossTaker = of(loss.group("of"));
    checkPlace(lossTaker, place, words, figure);
    String what = loss.group("what");
    if (!Quantity.isNumber(what)) {
      checkNumber(what, loss.start("what"), words.substring(loss.end("what")), part);
    }
    Quantity quantity = Quantity.read(what, loss.start("what"), part);
    return new Lose(new Loss(quantity, LossUnit.of(loss.group("by")), lossTaker));
  }

  /** Rejects unknown words behind {@code of}. */
  private static void checkOf(String words, int figure, Place place) {
    boolean random = words.contains(" random");
    if (random && !words.endsWith(" of random unit")) {
      int behind = figure > 0 ? figure : words.indexOf(" random");
      String losses = words.substring(0, behind);
      throw new TextFault(
          behind + 1,
          "expected `of random unit`",
          "write \"" + (losses.equals("lose") ? "lose 1" : losses) + " of random unit\"");
    }
    if (figure > 0 && !random && !words.endsWith(" of one figure")) {
      String losses = words.substring(0, figure);
      if (place == Place.SIDE) {
        throw new TextFault(
            figure + 1,
            "a result cannot name the units that lose; `losses` gives their order",
            "write \"" + losses + "\"");
      }
      throw new TextFault(
          figure + 1,
          "expected `of one figure`",
          "write \""
              + losses
              + " of one figure\" if the rest is lost, or \""
              + losses
              + "\" if it goes to the next figure");
    }
  }

  /** Rejects a loss that the place of the effect does not allow. */
  private static void checkPlace(LossTaker lossTaker, Place place, String words, int figure) {
    if (lossTaker == LossTaker.RANDOM_UNIT && !MAY_BE_ANY.contains(place)) {
      throw new TextFault(
          figure + 1,
          "`of` is not used here: one known unit loses",
          "write \"" + words.substring(0, figure) + "\"");
    }
    if (lossTaker == LossTaker.ONE_FIGURE && place == Place.SIDE) {
      throw new TextFault(
          figure + 1,
          "`of one figure` applies to a unit that is hit, not to a side",
          "write \"" + words.substring(0, figure) + "\"");
    }
  }

  /** Rejects words in place of a number. */
  private static void checkNumber(String what, int from, String behind, SectionReader part) {
    if (what.equals("a") || what.equals("one")) {
      throw new TextFault(from, "`" + what + "` is not a number", "write \"lose 1" + behind + "\"");
    }
    Matcher name = NUMBER_OF_NAME.matcher(what);
    if (name.matches() && part.names().values().indexOf(name.group(1)) < 0) {
      throw new TextFault(
          from + name.start(1),
          "`" + name.group(1) + "` cannot name the unit that loses",
          "write \"lose 1\", and the order of losses: \"losses\": { \"order\": \""
              + name.group(1)
              + "\" }");
    }
  }

  private static LossTaker of(String words) {
    return words == null
        ? LossTaker.NEXT
        : LossTaker.valueOf(words.toUpperCase(Locale.ROOT).replace(' ', '_'));
  }

  @Override
  public void on(EffectTarget target) {
    target.lose(loss);
  }

  @Override
  public boolean rolls() {
    return loss.quantity().die() != null || loss.of() == LossTaker.RANDOM_UNIT;
  }

  @Override
  public boolean isPlain() {
    return !rolls();
  }

  @Override
  public String toString() {
    return START + loss;
  }
}
