package vedette.system;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.math3.fraction.Fraction;
import vedette.problem.TextFault;
import vedette.system.Effect.By;
import vedette.system.Effect.Of;
import vedette.system.Effect.What;
import vedette.system.EffectReader.Place;
import vedette.table.Rounding;

/**
 * Reads what is lost: a number, a roll, a share, as much as the other side; and what comes back.
 */
final class LossReader {
  private static final Pattern LOSS =
      Pattern.compile(
          "lose (?<what>.+?)(?: (?<by>points?|steps?|units?))?(?: of (?<of>one figure|random unit))?");
  private static final Pattern DICE = Pattern.compile("\\b[dD]\\d|^\\d*[dD]\\d");
  private static final Pattern OF_UNITS = Pattern.compile("\\d+ ([\\p{L}_][\\p{L}0-9_-]*)");
  private static final Pattern GAIN =
      Pattern.compile(
          "gain (?<what>.+?)(?: (?<by>points?|steps?))?"
              + "(?: of (?<of>(?:not )?[\\p{L}_][\\p{L}0-9_-]*))?");
  private static final Pattern COUNTED = Pattern.compile("(.+?) (points?|steps?|units?)\\b.*");
  private static final Pattern PERCENT = Pattern.compile("(\\d{1,3})%");
  private static final Pattern ROUNDED = Pattern.compile("(.*?), rounded (up|down|nearest)");

  /** Where a loss may be anybody's. */
  private static final Set<Place> MAY_BE_ANY =
      Set.of(Place.SIDE, Place.HIT, Place.FACE, Place.FACE_THAT_WOUNDS);

  private final SectionReader part;

  LossReader(SectionReader part) {
    this.part = part.in(Code.EFFECT);
  }

  /**
   * What an effect takes that begins with {@code lose}.
   *
   * @return null if it does not say what is lost
   * @throws TextFault if that cannot be lost
   */
  What read(String body, Place place) {
    if (isNumber(body, "lose ".length())) {
      return Effect.Lose.of(number(body.substring("lose ".length())));
    }
    Matcher rounded = ROUNDED.matcher(body);
    boolean rounds = rounded.matches();
    Rounding rounding = rounds ? Expressions.rounding(rounded.group(2)) : null;
    String said = rounds ? rounded.group(1) : body;
    String what = said.substring("lose ".length());
    if (what.equals("all")) {
      return new Effect.LoseShare(Fraction.ONE, Rounding.UP);
    }
    if (what.equals("as much")) {
      return new Effect.LoseAsMuch(Fraction.ONE, Rounding.UP);
    }
    Matcher percent = PERCENT.matcher(what);
    Fraction share =
        what.startsWith("half")
            ? Fraction.ONE_HALF
            : what.startsWith("a third")
                ? Fraction.ONE_THIRD
                : percent.matches() ? new Fraction(Integer.parseInt(percent.group(1)), 100) : null;
    if (share != null && (percent.matches() || what.matches("(half|a third)( as much)?"))) {
      if (rounding == null && !share.equals(Fraction.ONE)) {
        throw TextFault.coded(
            Code.FRACTION,
            0,
            "`" + said + "` can come to a fraction",
            "say `, rounded up`, `, rounded down` or `, rounded nearest`");
      }
      return what.endsWith(" as much")
          ? new Effect.LoseAsMuch(share, rounding)
          : new Effect.LoseShare(share, rounding == null ? Rounding.UP : rounding);
    }
    if (rounds && isNumber(what, 0)) {
      throw TextFault.coded(
          Code.FRACTION,
          said.length(),
          "there is nothing to round in `" + said + "`",
          "did you mean `" + said + "%`?");
    }
    return losses(body, place);
  }

  /** Whether nothing but digits stands from here on. */
  private static boolean isNumber(String text, int from) {
    int at = from;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    return at > from && at == text.length();
  }

  /** So many losses; more than anybody has are as good as all. */
  private static Amount number(String digits) {
    return Amount.of(Integer.parseInt(digits.length() > 5 ? "99999" : digits));
  }

  private What losses(String body, Place place) {
    int figure = body.indexOf(" of ");
    boolean random = body.contains(" random");
    if (random && !body.endsWith(" of random unit")) {
      int behind = figure > 0 ? figure : body.indexOf(" random");
      String losses = body.substring(0, behind);
      throw new TextFault(
          behind + 1,
          "expected `of random unit`",
          "\"" + (losses.equals("lose") ? "lose 1" : losses) + " of random unit\"");
    }
    if (figure > 0 && !random && !body.endsWith(" of one figure")) {
      throw new TextFault(
          figure + 1,
          "expected `of one figure`",
          "\""
              + body.substring(0, figure)
              + " of one figure\": what is over is lost; \""
              + body.substring(0, figure)
              + "\" goes on to the next figure");
    }
    Matcher loss = LOSS.matcher(body);
    if (!loss.matches()) {
      return null;
    }
    By by = loss.group("by") == null ? By.UNSAID : by(loss.group("by"));
    Of one =
        loss.group("of") == null
            ? Of.NEXT
            : Of.valueOf(loss.group("of").toUpperCase(Locale.ROOT).replace(' ', '_'));
    if (one == Of.RANDOM_UNIT && !MAY_BE_ANY.contains(place)) {
      throw new TextFault(
          figure + 1,
          "here one unit loses, and it is known which",
          "\"" + body.substring(0, figure) + "\"");
    }
    if (one == Of.ONE_FIGURE && place == Place.SIDE) {
      throw new TextFault(
          figure + 1,
          "here a side loses, and `of one figure` is said of a unit that is hit",
          "\"" + body.substring(0, figure) + "\"");
    }
    String what = loss.group("what");
    if (isNumber(what, 0)) {
      return new Effect.Lose(number(what), null, by, one);
    }
    if (what.equals("a") || what.equals("one")) {
      throw new TextFault(
          "lose ".length(),
          "`" + what + "` is no number",
          "\"lose 1" + body.substring("lose ".length() + what.length()) + "\"");
    }
    Matcher of = OF_UNITS.matcher(what);
    if (of.matches() && part.names().values.indexOf(of.group(1)) < 0) {
      throw new TextFault(
          "lose ".length() + of.start(1),
          "`" + of.group(1) + "` cannot say who loses",
          "\"lose 1\"; who loses first is an order: \"losses\": { \"order\": \""
              + of.group(1)
              + "\" }");
    }
    Many many = many(what, "lose ".length());
    return new Effect.Lose(many.amount(), many.die(), by, one);
  }

  private static By by(String word) {
    return By.valueOf(word.toUpperCase(Locale.ROOT).replaceFirst("S?$", "S"));
  }

  /** What an effect gives back that begins with {@code gain}. */
  What gain(String body, Place place) {
    Matcher gain = GAIN.matcher(body);
    if (!gain.matches()) {
      throw new TextFault("gain".length(), "how much comes back is not said", "\"gain 1\"");
    }
    By by = gain.group("by") == null ? By.UNSAID : by(gain.group("by"));
    String what = gain.group("what");
    Matcher counted = COUNTED.matcher(what);
    if (counted.matches()) {
      throw new TextFault(
          "gain ".length() + counted.start(2),
          "`"
              + counted.group(2)
              + "` is not said of what comes back: it is points or steps, as a unit has",
          "\"gain " + counted.group(1).split(" ")[0] + "\"");
    }
    if (by == By.STEPS && !part.names().steps || by == By.POINTS && !part.names().points) {
      String without = body.substring(0, gain.end("what")) + body.substring(gain.end("by"));
      throw new TextFault(
          gain.start("by"),
          "no unit has " + (by == By.STEPS ? "steps" : "points"),
          "\"" + without + "\"");
    }
    Which of = gain.group("of") == null ? null : of(gain.group("of"), gain.start("of"));
    if (of != null && place != Place.SIDE) {
      String units = gain.group("of");
      String one = place == Place.UNIT ? "unit" : "target";
      throw new TextFault(
          gain.start("of"),
          "here one unit gains, and it is known which",
          "\""
              + body.substring(0, gain.start("of") - " of ".length())
              + " if "
              + one
              + " is "
              + units
              + "\"");
    }
    Many many = isNumber(what, 0) ? new Many(number(what), null) : many(what, "gain ".length());
    return new Effect.Gain(many.amount(), many.die(), by, of);
  }

  /** The units of a name, or those that are not it. */
  private Which of(String text, int from) {
    boolean not = text.startsWith("not ");
    String name = not ? text.substring("not ".length()) : text;
    Thing thing = part.names().things.get(name);
    if (thing == null || thing.kind() == Thing.Kind.WORD) {
      throw new TextFault(
          from + text.length() - name.length(),
          "`" + name + "` is no arm, class or state of this file",
          part.names().meant(name, false));
    }
    return new Which(thing, not);
  }

  /** How many: an amount, or a roll. */
  private record Many(Amount amount, Roll die) {}

  /**
   * How many; a value alone is in fire the shooter's.
   *
   * @param from where it stands in the effect
   */
  private Many many(String what, int from) {
    try {
      if (what.matches("-\\d+")) {
        throw new TextFault(0, "`" + what + "` is below 0, and does nothing", "a number from 1");
      }
      if (what.equals("all")) {
        throw new TextFault(
            0,
            "`all` is no number, and only `lose all` goes without one",
            "a number; what is more than there is counts as all");
      }
      boolean dice =
          DICE.matcher(what).find() || part.names().dice.containsKey(what.replaceAll("^\\d+", ""));
      if (dice) {
        return new Many(null, new RollReader(part).unopposed(what));
      }
      boolean ofShooter =
          part.scope().has(Subject.SHOOTER) && part.names().values.indexOf(what) >= 0;
      Amount amount = part.expressions().amount(ofShooter ? "shooter " + what : what, part.scope());
      if (amount.broken()) {
        throw TextFault.coded(
            Code.FRACTION, 0, "`" + what + "` can come to a fraction", "say how it is rounded");
      }
      return new Many(amount, null);
    } catch (TextFault e) {
      throw e.within(from);
    }
  }
}
