package vedette.system;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import vedette.json.Json;
import vedette.problem.Nearest;
import vedette.problem.TextFault;
import vedette.system.Effect.Fixed;
import vedette.system.Effect.What;

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
    WOUNDS,
    /** Of a face of what saves from fire. */
    SAVES,
    /** Of a face of what saves from a table's losses. */
    SAVES_OF_TABLE;

    /** Whether it is of a die of fire that may hit. */
    boolean isPool() {
      return this == FACE || this == FACE_THAT_WOUNDS;
    }

    boolean saves() {
      return this == SAVES || this == SAVES_OF_TABLE;
    }
  }

  private static final Pattern WHEN = Pattern.compile("\\s(if|unless)\\s");
  private static final Pattern RETREAT = Pattern.compile("retreat(?: ([1-9]\\d?))?");
  private static final Pattern TIMES = Pattern.compile("(?<times>[1-9]\\d?) (?<state>\\S+)");
  private static final Pattern CHECK = Pattern.compile("check (\\S+)(?: ([+-]\\d{1,3}))?");
  private static final Map<String, Fixed> FIXED =
      Arrays.stream(Fixed.values())
          .collect(Collectors.toMap(it -> it.name().toLowerCase(Locale.ROOT), it -> it));
  private static final String ADD_STATE = "add it to \"states\"";
  private static final Map<String, String> MEANT =
      Map.ofEntries(
          Map.entry("eliminated", "\"lose all\""),
          Map.entry("destroyed", "\"lose all\""),
          Map.entry("dies", "\"lose all\""),
          Map.entry("heal", "\"gain 1\""),
          Map.entry("recover", "\"gain 1\""),
          Map.entry("regain", "\"gain 1\""),
          Map.entry("gains", "did you mean `gain`?"),
          Map.entry("retire", "did you mean `retreat`?"),
          Map.entry("withdraw", "did you mean `retreat`?"),
          Map.entry("retreats", "did you mean `retreat`?"));

  private final SectionReader part;

  EffectReader(SectionReader part) {
    this.part = part.in(Code.EFFECT);
  }

  /** The effects of a value, a text or a list of them; those that are wrong are reported. */
  List<Effect> read(Json json, Place place) {
    List<Effect> effects = new ArrayList<>();
    boolean left = false;
    for (Json.Str text : part.texts(json)) {
      try {
        if (left) {
          throw new TextFault(
              0,
              "`" + text.value() + "` finds nobody behind a retreat of the whole side",
              "write it before the retreat");
        }
        Effect effect = effect(text.value(), place);
        effects.add(effect);
        left =
            place == Place.SIDE && effect.when() == null && effect.what() instanceof Effect.Retreat;
      } catch (TextFault e) {
        part.wrong(text, e);
      }
    }
    return effects;
  }

  private Effect effect(String text, Place place) {
    several(text);
    if (text.startsWith("if ") || text.startsWith("unless ")) {
      throw conditionFirst(text);
    }
    Matcher when = WHEN.matcher(text);
    boolean conditional = when.find();
    String body = conditional ? text.substring(0, when.start()) : text;
    Rule rule = null;
    if (conditional) {
      try {
        rule = part.expressions().rule(text.substring(when.end()).strip(), part.scope());
      } catch (TextFault e) {
        throw e.within(when.end());
      }
      rule = when.group(1).equals("if") ? rule : rule.unless();
    }
    return new Effect(what(body, place), rule);
  }

  /** The words by which an effect begins. */
  private String beginnings() {
    return part.names().states.stream()
        .map(it -> "|" + Pattern.quote(it))
        .collect(
            Collectors.joining(
                "", "(?:check|lose|gain|retreat|repulsed|not|nothing|hit|wound|save", ")\\b"));
  }

  /** Complains of a further effect behind a comma. */
  private void several(String text) {
    int comma = text.indexOf(',');
    if (comma >= 0) {
      String[] parts = text.split(",\\s*(?=" + beginnings() + ")");
      if (parts.length > 1) {
        throw new TextFault(
            parts[0].length(),
            "several effects stand in brackets",
            "[\"" + String.join("\", \"", parts) + "\"]");
      }
    }
  }

  /** A condition that stands before what hangs on it. */
  private TextFault conditionFirst(String text) {
    String begins = " (?<!not )" + beginnings();
    Matcher effect =
        Pattern.compile("(.*?)(?: then|,)?(" + begins + "(?!.*" + begins + ").*)").matcher(text);
    return new TextFault(
        0,
        "a condition stands behind what hangs on it",
        "\""
            + (effect.matches()
                ? effect.group(2).strip() + " " + effect.group(1)
                : "lose 1 " + text)
            + "\"");
  }

  private What what(String body, Place place) {
    if (FIXED.containsKey(body)) {
      return fixed(FIXED.get(body), place);
    }
    int or = body.indexOf(" or retreat");
    if (or > 0
        && what(body.substring(0, or), place) instanceof Effect.Lose loss
        && what(body.substring(or + 4), place) instanceof Effect.Retreat retreat) {
      if (loss.of() == Effect.Of.RANDOM_UNIT && place != Place.SIDE) {
        throw new TextFault(
            body.indexOf(" of random unit") + 1,
            "the unit that is hit loses or retreats, and it is known which",
            "\"" + body.replace(" of random unit", "") + "\"");
      }
      return new Effect.LoseOrRetreat(loss, retreat);
    }
    Matcher retreat = RETREAT.matcher(body);
    if (retreat.matches()) {
      return new Effect.Retreat(
          retreat.group(1) == null ? 0 : Integer.parseInt(retreat.group(1)), false);
    }
    if (body.startsWith("retreat ")) {
      throw behindRetreat(body);
    }
    if (body.equals("repulsed")) {
      return new Effect.Retreat(0, true);
    }
    if (body.startsWith("check ")) {
      return check(body);
    }
    if (body.startsWith("lose ")) {
      What loss = new LossReader(part).read(body, place);
      if (loss == null) {
        throw unknown(body);
      }
      return loss;
    }
    if (body.startsWith("gain ")) {
      return new LossReader(part).gain(body, place);
    }
    if (body.startsWith("not ")) {
      Matcher taken = TIMES.matcher(body).region(4, body.length());
      return taken.matches()
          ? new Effect.Rid(counted(taken), Integer.parseInt(taken.group("times")))
          : new Effect.Rid(state(body.substring(4), 4), 0);
    }
    Matcher given = TIMES.matcher(body);
    if (given.matches()) {
      return new Effect.Gets(counted(given), Integer.parseInt(given.group("times")));
    }
    if (part.names().states.contains(body)) {
      return new Effect.Gets(part.names().states.indexOf(body), 1);
    }
    throw unknown(body);
  }

  /** The state behind a number, which counts. */
  private int counted(Matcher times) {
    String name = times.group("state");
    int state = state(name, times.start("state"));
    if (!part.names().counted.contains(name)) {
      throw uncounted(name, times.start("times"));
    }
    return state;
  }

  private static TextFault uncounted(String state, int offset) {
    return new TextFault(
        offset,
        "`" + state + "` does not count: a unit is in it or not",
        "leave the number out, or let the state have \"counts\": 9");
  }

  /** Only hexes may follow a retreat. */
  private static TextFault behindRetreat(String body) {
    Matcher hexes = Pattern.compile("retreat (?:\\d{1,2} )?").matcher(body);
    int at = hexes.lookingAt() ? hexes.end() : 0;
    String behind = body.substring(at);
    String retreat = body.substring(0, at).strip();
    return behind.startsWith("or lose ")
        ? new TextFault(
            at,
            "a loss stands before the retreat that may be chosen instead",
            "\"" + behind.substring("or ".length()) + " or " + retreat + "\"")
        : new TextFault(
            at,
            "`" + behind + "` cannot follow `" + retreat + "`",
            "\"" + (retreat.equals("retreat") ? "retreat 2" : retreat) + "\": a number is hexes");
  }

  private static Fixed fixed(Fixed fixed, Place place) {
    if (fixed == Fixed.HIT && place == Place.WOUNDS) {
      throw new TextFault(0, "`hit` is what has to wound here", "\"6\": \"wound\"");
    }
    if (fixed == Fixed.WOUND && place == Place.FACE) {
      throw new TextFault(
          0, "`wound` is said and nothing wounds here", "\"hit\", or give the fire its \"wounds\"");
    }
    if ((fixed == Fixed.HIT || fixed == Fixed.WOUND) && place.saves()) {
      throw new TextFault(
          0,
          "`" + word(fixed) + "` is what this roll saves from",
          "\"nothing\" if the roll does not save, \"save\" if it does");
    }
    if (fixed == Fixed.SAVE && !place.saves()) {
      throw new TextFault(
          0, "`save` is said where nobody saves", "\"nothing\" for what does nothing");
    }
    if (fixed != Fixed.NOTHING && !place.isPool() && place != Place.WOUNDS && !place.saves()) {
      throw new TextFault(
          0,
          "`" + word(fixed) + "` is said where nobody shoots",
          place == Place.UNIT ? "write what the unit suffers, or \"nothing\"" : "\"lose 1\"");
    }
    return fixed;
  }

  private static String word(Fixed fixed) {
    return fixed.name().toLowerCase(Locale.ROOT);
  }

  private What check(String body) {
    Matcher check = CHECK.matcher(body);
    String[] parts = body.split(" ");
    if (!check.matches()) {
      if (parts.length == 3 && parts[2].matches("\\d+")) {
        throw new TextFault(
            body.lastIndexOf(' ') + 1,
            "expected + or - before " + parts[2],
            "\"check " + parts[1] + " +" + parts[2] + "\" adds " + parts[2] + " to the roll");
      }
      throw new TextFault(
          6, "`" + body.substring(6) + "` is no check", "\"check morale\" or \"check morale +1\"");
    }
    String name = check.group(1);
    if (!part.names().of("checks").contains(name)) {
      throw noSuch("check", name, 6, part.names().of("checks"), "checks");
    }
    return new Effect.Checks(
        name, check.group(2) == null ? 0 : Integer.parseInt(check.group(2).replace("+", "")));
  }

  static TextFault noSuch(String what, String name, int offset, Set<String> known, String section) {
    Optional<String> nearest = Nearest.of(name, known);
    return TextFault.coded(
        Code.NAME,
        offset,
        "there is no " + what + " `" + name + "`",
        nearest.isPresent()
            ? "did you mean `" + nearest.get() + "`?"
            : known.isEmpty() ? "declare it in \"" + section + "\"" : String.join(", ", known));
  }

  private int state(String name, int offset) {
    int index = part.names().states.indexOf(name);
    if (index < 0) {
      throw TextFault.coded(
          Code.NAME,
          offset,
          "there is no state `" + name + "`",
          ADD_STATE
              + Nearest.of(name, part.names().states)
                  .map(it -> ", or did you mean `" + it + "`?")
                  .orElse(""));
    }
    return index;
  }

  private TextFault unknown(String body) {
    String word = body.split(" ")[0];
    if (body.contains(" ")
        && (word.equals("hit") || word.equals("wound") || part.names().states.contains(word))) {
      String next = body.split(" ")[1];
      boolean number = next.matches("\\d+");
      boolean counts = part.names().counted.contains(word);
      if (number && !counts && part.names().states.contains(word)) {
        return uncounted(word, word.length() + 1);
      }
      String meant =
          number && counts
              ? "\"" + next + " " + word + "\""
              : "\"" + word + " if " + body.substring(word.length() + 1) + "\"";
      return new TextFault(
          word.length() + 1,
          "nothing may follow here: `" + next + "`",
          switch (next) {
            case "when" -> "an effect takes `if` or `unless`";
            case "of" -> "only losses can be `of random unit`";
            default -> meant;
          });
    }
    String shown = MEANT.containsKey(word) ? word : body.contains(" ") ? word : body;
    return new TextFault(0, "`" + shown + "` is no effect", meant(shown));
  }

  private String meant(String word) {
    if (MEANT.containsKey(word)) {
      return MEANT.get(word);
    }
    for (String state : part.names().states) {
      if (word.equals("un" + state)) {
        return "\"not " + state + "\" takes the state `" + state + "` off";
      }
    }
    Optional<String> state = Nearest.of(word, part.names().states);
    if (state.isPresent()) {
      String like = "did you mean the state `" + state.get() + "`?";
      return state.get().startsWith(word) ? like : ADD_STATE + ", or " + like;
    }
    Optional<String> effect =
        Nearest.of(word, List.of("lose 1", "lose all", "retreat", "repulsed", "nothing", "hit"));
    return effect.isPresent()
        ? "did you mean `" + effect.get() + "`?"
        : ADD_STATE
            + " if units get it; else lose 1, lose all, gain 1, retreat, repulsed, check or nothing";
  }
}
