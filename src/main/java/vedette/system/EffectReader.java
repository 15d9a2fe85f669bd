package vedette.system;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.commons.math3.fraction.Fraction;
import vedette.json.Json;
import vedette.json.Nearest;
import vedette.system.Effect.By;
import vedette.system.Effect.Fixed;
import vedette.system.Effect.What;
import vedette.table.Rounding;

/** Reads what sides and units suffer. */
final class EffectReader {
  /** Fixed effects that may stand in a place besides those of everywhere. */
  enum Place {
    /** Of a side, by a result. */
    SIDE,
    /** Of a unit, by a check or by a state that comes again. */
    UNIT,
    /** Of the target of fire. */
    HIT,
    /** Of a face of fire. */
    FACE,
    /** Of a face of fire that wounds. */
    FACE_THAT_WOUNDS,
    /** Of a face of what wounds. */
    WOUNDS
  }

  private static final Pattern WHEN = Pattern.compile("\\s(if|unless)\\s");
  private static final Pattern RETREAT = Pattern.compile("retreat(?: ([1-9]\\d?))?");
  private static final Pattern CHECK = Pattern.compile("check (\\S+)(?: ([+-]\\d{1,3}))?");
  private static final Pattern LOSS =
      Pattern.compile(
          "lose (?<what>.+?)(?: (?<by>points?|steps?|units?))?(?<figure> of one figure)?");
  private static final Pattern DICE = Pattern.compile("\\bd\\d|^\\d*d\\d");
  private static final Pattern PERCENT = Pattern.compile("(\\d{1,3})%");
  private static final Pattern ROUNDED = Pattern.compile("(.*?), rounded (up|down|nearest)");
  private static final Map<String, Fixed> FIXED =
      Arrays.stream(Fixed.values())
          .collect(Collectors.toMap(it -> it.name().toLowerCase(Locale.ROOT), it -> it));
  private static final Map<String, String> MEANT =
      Map.ofEntries(
          Map.entry("eliminated", "\"lose all\""),
          Map.entry("destroyed", "\"lose all\""),
          Map.entry("dies", "\"lose all\""),
          Map.entry("retire", "did you mean `retreat`?"),
          Map.entry("withdraw", "did you mean `retreat`?"),
          Map.entry("retreats", "did you mean `retreat`?"));

  private final Expressions expressions;
  private final RollReader rolls;
  private final Members.File file;

  EffectReader(Expressions expressions, RollReader rolls, Members.File file) {
    this.expressions = expressions;
    this.rolls = rolls;
    this.file = file;
  }

  static Set<Subject> sides() {
    return EnumSet.of(Subject.ATTACKER, Subject.DEFENDER, Subject.OWN, Subject.ENEMY);
  }

  static Set<Subject> units() {
    Set<Subject> units = sides();
    units.add(Subject.UNIT);
    return units;
  }

  static Set<Subject> fire() {
    return EnumSet.allOf(Subject.class);
  }

  private static Set<Subject> where(Place place) {
    return switch (place) {
      case SIDE -> sides();
      case UNIT -> units();
      default -> fire();
    };
  }

  /** The effects of a value, a text or a list of them; those that are wrong are reported. */
  List<Effect> read(Json json, Place place) {
    List<Effect> effects = new ArrayList<>();
    for (Json.Str text : Members.texts(json, file)) {
      try {
        effects.add(effect(text.value(), place));
      } catch (Mistake e) {
        file.wrong(text, e);
      }
    }
    return effects;
  }

  private Effect effect(String text, Place place) {
    Matcher when = WHEN.matcher(text);
    boolean conditional = when.find();
    String body = conditional ? text.substring(0, when.start()) : text;
    Rule rule = null;
    if (conditional) {
      try {
        rule = expressions.rule(text.substring(when.end()).strip(), where(place));
      } catch (Mistake e) {
        throw e.within(when.end());
      }
      rule = when.group(1).equals("if") ? rule : rule.unless();
    }
    return new Effect(what(body, text, place), rule);
  }

  private What what(String body, String whole, Place place) {
    if (FIXED.containsKey(body)) {
      return fixed(FIXED.get(body), place);
    }
    int or = body.indexOf(" or retreat");
    if (or > 0
        && what(body.substring(0, or), whole, place) instanceof Effect.Lose loss
        && what(body.substring(or + 4), whole, place) instanceof Effect.Retreat retreat) {
      return new Effect.LoseOrRetreat(loss, retreat);
    }
    Matcher retreat = RETREAT.matcher(body);
    if (retreat.matches()) {
      return new Effect.Retreat(
          retreat.group(1) == null ? 0 : Integer.parseInt(retreat.group(1)), false);
    }
    if (body.equals("repulsed")) {
      return new Effect.Retreat(0, true);
    }
    if (body.startsWith("check ")) {
      return check(body);
    }
    if (body.startsWith("lose ")) {
      return loss(body, place);
    }
    if (body.startsWith("not ")) {
      return new Effect.Rid(state(body.substring(4), 4));
    }
    if (expressions.names.states.contains(body)) {
      return new Effect.Gets(expressions.names.states.indexOf(body));
    }
    throw unknown(body);
  }

  private static Fixed fixed(Fixed fixed, Place place) {
    if (fixed == Fixed.HIT && place == Place.WOUNDS) {
      throw new Mistake(Code.EFFECT, 0, "`hit` is what has to wound here", "\"6\": \"wound\"");
    }
    if (fixed == Fixed.WOUND && place == Place.FACE) {
      throw new Mistake(
          Code.EFFECT,
          0,
          "`wound` is said and nothing wounds here",
          "\"hit\", or give the fire its \"wounds\"");
    }
    boolean ofFire =
        place == Place.FACE || place == Place.FACE_THAT_WOUNDS || place == Place.WOUNDS;
    if (fixed != Fixed.NOTHING && !ofFire) {
      throw new Mistake(
          Code.EFFECT,
          0,
          "`" + fixed.name().toLowerCase(Locale.ROOT) + "` is said where nobody shoots",
          "\"lose 1\"");
    }
    return fixed;
  }

  private What check(String body) {
    Matcher check = CHECK.matcher(body);
    String[] parts = body.split(" ");
    if (!check.matches()) {
      if (parts.length == 3 && parts[2].matches("\\d+")) {
        throw new Mistake(
            Code.EFFECT,
            body.lastIndexOf(' ') + 1,
            "expected + or - before " + parts[2],
            "\"check " + parts[1] + " +" + parts[2] + "\" adds " + parts[2] + " to the roll");
      }
      throw new Mistake(
          Code.EFFECT,
          6,
          "`" + body.substring(6) + "` is no check",
          "\"check morale\" or \"check morale +1\"");
    }
    String name = check.group(1);
    if (!expressions.names.checks.contains(name)) {
      throw noSuch("check", name, 6, expressions.names.checks, "checks");
    }
    return new Effect.Checks(
        name, check.group(2) == null ? 0 : Integer.parseInt(check.group(2).replace("+", "")));
  }

  static Mistake noSuch(String what, String name, int offset, Set<String> known, String section) {
    Optional<String> nearest = Nearest.of(name, known);
    return new Mistake(
        Code.NAME,
        offset,
        "there is no " + what + " `" + name + "`",
        nearest.isPresent()
            ? "did you mean `" + nearest.get() + "`?"
            : known.isEmpty() ? "declare it in \"" + section + "\"" : String.join(", ", known));
  }

  private int state(String name, int offset) {
    int index = expressions.names.states.indexOf(name);
    if (index < 0) {
      throw new Mistake(
          Code.NAME,
          offset,
          "there is no state `" + name + "`",
          expressions.names.states.isEmpty()
              ? "declare it in \"states\""
              : Nearest.help(name, expressions.names.states));
    }
    return index;
  }

  private What loss(String body, Place place) {
    if (isNumber(body, "lose ".length())) {
      return new Effect.Lose(number(body.substring("lose ".length())), null, By.UNSAID, false);
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
        throw new Mistake(
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
      throw new Mistake(
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
    if (figure > 0 && !body.endsWith(" of one figure")) {
      throw new Mistake(
          Code.EFFECT,
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
      throw unknown(body);
    }
    By by =
        loss.group("by") == null
            ? By.UNSAID
            : By.valueOf(loss.group("by").toUpperCase(Locale.ROOT).replaceFirst("S?$", "S"));
    boolean one = loss.group("figure") != null;
    String what = loss.group("what");
    if (isNumber(what, 0)) {
      return new Effect.Lose(number(what), null, by, one);
    }
    try {
      boolean dice =
          DICE.matcher(what).find()
              || expressions.names.dice.containsKey(what.replaceAll("^\\d+", ""));
      if (dice) {
        return new Effect.Lose(null, rolls.read(what, where(place)), by, one);
      }
      boolean ofShooter =
          place != Place.SIDE && place != Place.UNIT && expressions.names.values.indexOf(what) >= 0;
      Amount amount =
          ofShooter
              ? expressions.amount("shooter " + what, where(place))
              : expressions.amount(what, where(place));
      if (amount.broken()) {
        throw new Mistake(
            Code.FRACTION, 0, "`" + what + "` can come to a fraction", "say how it is rounded");
      }
      return new Effect.Lose(amount, null, by, one);
    } catch (Mistake e) {
      throw e.within("lose ".length());
    }
  }

  private Mistake unknown(String body) {
    String word = body.split(" ")[0];
    if (body.contains(" ")
        && (word.equals("hit")
            || word.equals("wound")
            || expressions.names.states.contains(word))) {
      String next = body.split(" ")[1];
      return new Mistake(
          Code.EFFECT,
          word.length() + 1,
          "nothing may follow here: `" + next + "`",
          next.equals("when")
              ? "an effect takes `if` or `unless`"
              : "\"" + word + " if " + body.substring(word.length() + 1) + "\"");
    }
    String shown = MEANT.containsKey(word) ? word : body.contains(" ") ? word : body;
    return new Mistake(Code.EFFECT, 0, "`" + shown + "` is no effect", meant(shown));
  }

  private String meant(String word) {
    if (MEANT.containsKey(word)) {
      return MEANT.get(word);
    }
    for (String state : expressions.names.states) {
      if (word.equals("un" + state)) {
        return "\"not " + state + "\" takes the state `" + state + "` off";
      }
    }
    Optional<String> state = Nearest.of(word, expressions.names.states);
    if (state.isPresent()) {
      return "did you mean the state `" + state.get() + "`?";
    }
    Optional<String> effect =
        Nearest.of(word, List.of("lose 1", "lose all", "retreat", "repulsed", "nothing", "hit"));
    return effect.isPresent()
        ? "did you mean `" + effect.get() + "`?"
        : "lose 1, lose all, retreat, repulsed, a state, not a state, check, nothing";
  }
}
