package vedette.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import vedette.json.Json;
import vedette.system.Effect;
import vedette.system.Result;
import vedette.system.RuleSystem;
import vedette.system.State;

/** Says in whole phrases what the effects of a system's file come to. */
final class EffectWords {
  private static final Pattern WHEN = Pattern.compile("(.*?)( (?:if|unless) .*)?");
  private static final Pattern CHECK = Pattern.compile("check (\\S+)(?: ([+-]\\d+))?");

  private final Set<String> states;

  EffectWords(RuleSystem system) {
    states = system.states().stream().map(State::name).collect(Collectors.toSet());
  }

  /** What somebody suffers by an effect, or by several: {@code loses 1 step, checks morale}. */
  String of(Json effects) {
    List<String> phrases = new ArrayList<>();
    for (Json each : effects instanceof Json.Arr list ? list.values() : List.of(effects)) {
      phrases.add(each instanceof Json.Str text ? of(text.value()) : "");
    }
    return phrases.isEmpty() ? "nothing happens" : joined(phrases);
  }

  private static String joined(List<String> phrases) {
    boolean same = phrases.size() == 2 && phrases.get(0).equals(phrases.get(1));
    return same ? phrases.get(0) + " twice" : String.join(", ", phrases);
  }

  /** What a built-in word of tables means. */
  static String ofBuiltIn(Result result) {
    if (result.exchange()) {
      return "the weaker side loses all, the other as much; of equals both go";
    }
    List<String> phrases = new ArrayList<>();
    for (Result.Suffered each : result.suffered()) {
      List<String> parts = new ArrayList<>();
      each.effects().forEach(it -> parts.add(of(it.what())));
      phrases.add("the " + each.whom() + " " + String.join(", ", parts));
    }
    return phrases.isEmpty() ? "nothing happens" : String.join("; ", phrases);
  }

  private static String of(Effect.What what) {
    if (what instanceof Effect.Lose lose) {
      return "loses " + lose.amount().text();
    }
    if (what instanceof Effect.Retreat retreat) {
      return retreat.repulsed()
          ? "is repulsed"
          : "retreats" + (retreat.hexes() == 0 ? "" : " " + retreat.hexes());
    }
    return "loses all";
  }

  /** Who suffers what by a result: {@code the enemy loses 1 step; the attacker retreats}. */
  String ofSides(Json.Obj result) {
    List<String> phrases = new ArrayList<>();
    for (Json.Member member : result.members()) {
      String side =
          switch (member.name()) {
            case "attacker", "defender", "enemy" -> "the " + member.name();
            case "own" -> "the side that rolls";
            case "both" -> "each side";
            default -> "";
          };
      if (!side.isEmpty()) {
        phrases.add(side + " " + of(member.value()));
      } else if (member.name().equals("ending") && member.value() instanceof Json.Str ending) {
        phrases.add("the fight ends: " + ending.value());
      }
    }
    return phrases.isEmpty() ? "nothing" : String.join("; ", phrases);
  }

  private String of(String effect) {
    Matcher parts = WHEN.matcher(effect);
    String when = parts.matches() && parts.group(2) != null ? parts.group(2) : "";
    return done(effect.substring(0, effect.length() - when.length())) + when;
  }

  private String done(String effect) {
    Matcher check = CHECK.matcher(effect);
    if (check.matches()) {
      return "checks " + check.group(1) + (check.group(2) == null ? "" : " at " + check.group(2));
    }
    if (effect.startsWith("lose ")) {
      return "loses "
          + effect
              .substring("lose ".length())
              .replace(" or retreat", " or retreats")
              .replace(" of random unit", ", each of a unit at random");
    }
    if (effect.startsWith("gain ")) {
      return "gets " + effect.substring("gain ".length()) + " back";
    }
    if (effect.startsWith("retreat")) {
      return effect.replaceFirst("retreat ?", "retreats ").strip();
    }
    if (effect.equals("repulsed")) {
      return "is repulsed";
    }
    if (effect.matches("[1-9]\\d? \\S+")) {
      return "gets " + effect;
    }
    if (effect.matches("not [1-9]\\d? \\S+")) {
      return "gets rid of " + effect.substring("not ".length());
    }
    if (effect.startsWith("not ")) {
      return "is no longer " + effect.substring("not ".length());
    }
    return switch (effect) {
      case "nothing" -> "nothing happens";
      case "hit" -> "is hit";
      case "wound" -> "is wounded";
      default -> states.contains(effect) ? "is " + effect : effect;
    };
  }
}
