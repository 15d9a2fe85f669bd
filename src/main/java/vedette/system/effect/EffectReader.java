package vedette.system.effect;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import vedette.json.Json;
import vedette.source.Nearest;
import vedette.source.TextFault;
import vedette.system.effect.Effect.EffectAction;
import vedette.system.effect.EffectKind.Place;
import vedette.system.query.Code;
import vedette.system.query.Condition;
import vedette.system.query.SectionReader;

/** A reader of effects on sides and units. */
public final class EffectReader {
  /** All kinds of effect, each before those that would also match its words. */
  static final List<EffectKind> KINDS =
      List.of(
          LoseOrRetreat.KIND,
          LoseShare.KIND,
          LoseAsMuch.KIND,
          Lose.KIND,
          Gain.KIND,
          Retreat.KIND,
          MakeCheck.KIND,
          LeaveState.KIND,
          FixedEffect.KIND,
          EnterState.KIND);

  private static final Pattern WHEN = Pattern.compile("\\s(if|unless)\\s");
  private static final Map<String, String> MEANT =
      Map.ofEntries(
          Map.entry("eliminated", "write \"lose all\""),
          Map.entry("destroyed", "write \"lose all\""),
          Map.entry("dies", "write \"lose all\""),
          Map.entry("heal", "write \"gain 1\""),
          Map.entry("recover", "write \"gain 1\""),
          Map.entry("regain", "write \"gain 1\""),
          Map.entry("gains", "did you mean `gain`?"),
          Map.entry("retire", "did you mean `retreat`?"),
          Map.entry("withdraw", "did you mean `retreat`?"),
          Map.entry("retreats", "did you mean `retreat`?"));

  private final SectionReader part;

  public EffectReader(SectionReader part) {
    this.part = part.withCode(Code.EFFECT);
  }

  /** Returns the effects at a place of a file. */
  public static List<Effect> effects(SectionReader part, Json json) {
    Place place =
        switch (part.path().get(0)) {
          case "states", "checks" -> Place.UNIT;
          case "fire" -> Place.HIT;
          default -> Place.SIDE;
        };
    return new EffectReader(part).read(json, place);
  }

  /** Returns the effects of a value, a text or a list of them; reports those that are wrong. */
  public List<Effect> read(Json json, Place place) {
    List<Effect> effects = new ArrayList<>();
    boolean left = false;
    boolean mayHaveLeft = false;
    for (Json.Str text : part.texts(json)) {
      try {
        if (left) {
          throw new TextFault(
              0,
              "`" + text.value() + "` has no effect after a retreat of the whole side",
              "write it before the retreat");
        }
        Effect effect = effect(text.value(), place);
        boolean loses = effect.what() instanceof Lose || effect.what() instanceof LoseShare;
        boolean mayLeave = effect.what() instanceof LoseOrRetreat;
        if (mayHaveLeft && (loses || mayLeave || effect.what() instanceof Retreat)) {
          throw new TextFault(
              0,
              "`" + text.value() + "` has no effect if the side retreats instead of losing",
              mayLeave ? "write \"lose 2 or retreat 2\"" : "write it before the choice");
        }
        mayHaveLeft |= place == Place.SIDE && effect.when() == null && mayLeave;
        effects.add(effect);
        left = place == Place.SIDE && effect.when() == null && effect.what() instanceof Retreat;
      } catch (TextFault e) {
        part.report(text, e);
      }
    }
    return effects;
  }

  private Effect effect(String text, Place place) {
    refuseSecondEffect(text);
    if (text.startsWith("if ") || text.startsWith("unless ")) {
      throw conditionFirst(text);
    }
    Matcher when = WHEN.matcher(text);
    boolean conditional = when.find();
    String body = conditional ? text.substring(0, when.start()) : text;
    Condition rule = null;
    if (conditional) {
      try {
        rule = part.expressions().rule(text.substring(when.end()).strip(), part.scope());
      } catch (TextFault e) {
        throw e.within(when.end());
      }
      rule = when.group(1).equals("if") ? rule : rule.negated();
    }
    return new Effect(what(body, place), rule);
  }

  /** Returns a pattern of the first words of effects. */
  private String beginnings() {
    Stream<String> ofKinds = KINDS.stream().flatMap(it -> it.beginnings().stream());
    return Stream.concat(ofKinds, part.names().states().stream().map(Pattern::quote))
        .distinct()
        .collect(Collectors.joining("|", "(?:", ")\\b"));
  }

  /** Rejects a further effect behind a comma. */
  private void refuseSecondEffect(String text) {
    int comma = text.indexOf(',');
    if (comma >= 0) {
      String[] parts = text.split(",\\s*(?=" + beginnings() + ")");
      if (parts.length > 1) {
        throw new TextFault(
            parts[0].length(),
            "several effects need a list",
            "write [\"" + String.join("\", \"", parts) + "\"]");
      }
    }
  }

  /** Returns the fault of a condition before its effect. */
  private TextFault conditionFirst(String text) {
    String begins = " (?<!not )" + beginnings();
    Matcher effect =
        Pattern.compile("(.*?)(?: then|,)?(" + begins + "(?!.*" + begins + ").*)").matcher(text);
    return new TextFault(
        0,
        "the condition must come after its effect",
        "write \""
            + (effect.matches()
                ? effect.group(2).strip() + " " + effect.group(1)
                : "lose 1 " + text)
            + "\"");
  }

  private EffectAction what(String words, Place place) {
    for (EffectKind kind : KINDS) {
      EffectAction effectAction = kind.reading().read(words, place, part);
      if (effectAction != null) {
        return effectAction;
      }
    }
    throw unknown(words);
  }

  private TextFault unknown(String body) {
    String word = body.split(" ")[0];
    if (body.contains(" ")
        && (word.equals("hit") || word.equals("wound") || part.names().states().contains(word))) {
      String next = body.split(" ")[1];
      boolean number = next.matches("\\d+");
      boolean counts = part.names().counted().contains(word);
      if (number && !counts && part.names().states().contains(word)) {
        return EnterState.uncounted(word, word.length() + 1);
      }
      String meant =
          number && counts
              ? "write \"" + next + " " + word + "\""
              : "write \"" + word + " if " + body.substring(word.length() + 1) + "\"";
      return new TextFault(
          word.length() + 1,
          "unexpected `" + next + "`",
          switch (next) {
            case "when" -> "write `if` or `unless`";
            case "of" -> "leave it out: only losses can be `of random unit`";
            default -> meant;
          });
    }
    String shown = MEANT.containsKey(word) ? word : body.contains(" ") ? word : body;
    return new TextFault(0, "`" + shown + "` is not an effect", suggestion(shown));
  }

  private String suggestion(String word) {
    if (MEANT.containsKey(word)) {
      return MEANT.get(word);
    }
    for (String state : part.names().states()) {
      if (word.equals("un" + state)) {
        return "write \"not " + state + "\" to remove the state `" + state + "`";
      }
    }
    Optional<String> state = Nearest.of(word, part.names().states());
    if (state.isPresent()) {
      String like = "did you mean the state `" + state.get() + "`?";
      return state.get().startsWith(word) ? like : EnterState.ADD_STATE + ", or " + like;
    }
    List<String> effects = KINDS.stream().flatMap(it -> it.suggestions().stream()).toList();
    return Nearest.of(word, effects)
        .or(() -> Nearest.of(word, List.of("hit")))
        .map(it -> "did you mean `" + it + "`?")
        .orElse(
            EnterState.ADD_STATE
                + " if it is a state; otherwise write "
                + String.join(", ", effects).replaceFirst(", (?=[^,]*$)", " or "));
  }
}
