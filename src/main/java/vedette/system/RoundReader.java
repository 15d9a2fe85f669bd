package vedette.system;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import vedette.fight.BySide;
import vedette.json.Json;
import vedette.problem.Nearest;
import vedette.system.RoundStep.By;
import vedette.system.RoundStep.First;
import vedette.system.RoundStep.Kind;

/** Reads how a fight goes: its rounds and what comes after them. */
final class RoundReader {
  private static final List<String> KINDS =
      List.of("table", "counterattack", "fire", "check", "result", "mayRetreat");
  private static final List<String> MORE = List.of("by", "first", "orRetreat", "units", "when");
  private static final int MOST_ROUNDS = 9_999;

  private final Expressions expressions;
  private final EffectReader effects;
  private final ModifiersReader things;
  private final Members.File file;

  RoundReader(
      Expressions expressions, EffectReader effects, ModifiersReader things, Members.File file) {
    this.expressions = expressions;
    this.effects = effects;
    this.things = things;
    this.file = file;
  }

  /** How many rounds there are at most; 0 for no limit. */
  int rounds(Json json) {
    if (json == null) {
      return 1;
    }
    Integer whole = Members.whole(json);
    if (whole != null && whole >= 1 && whole <= MOST_ROUNDS) {
      return whole;
    }
    String text = Members.shown(json);
    if (text.equals("until-decided")) {
      return 0;
    }
    if (json instanceof Json.Str && text.matches("[1-9]\\d{0,3}")) {
      file.wrong(
          Code.ROUND,
          json.at(),
          "`\"" + text + "\"` is a text and no number",
          "remove the quotes: \"rounds\": " + text);
      return 1;
    }
    boolean near = text.replaceAll("[ _]", "-").equals("until-decided");
    file.wrong(
        Code.ROUND,
        json.at(),
        whole != null ? whole + " is no number of rounds" : "`" + text + "` is no number of rounds",
        near ? "\"until-decided\"" : "a whole number from 1, or \"until-decided\"");
    return 1;
  }

  /** The steps of a round. */
  List<RoundStep> steps(Written.Root root) {
    List<RoundStep> steps = new ArrayList<>();
    Json round = root.round();
    if (round == null) {
      return onlyStep(root);
    }
    for (Json step : Members.list(round)) {
      RoundStep read = step(step);
      if (read != null) {
        steps.add(read);
      }
    }
    if (Members.list(round).isEmpty()) {
      file.wrong(Code.ROUND, round.at(), "the round has no steps", "[{ \"table\": \"crt\" }]");
    }
    return steps;
  }

  /** With just one table or one fire the round may be left out. */
  private List<RoundStep> onlyStep(Written.Root root) {
    Set<String> tables = expressions.names.tables;
    Set<String> fires = expressions.names.fires;
    if (tables.size() + fires.size() != 1) {
      file.wrong(
          Code.ROUND,
          root.here().at(),
          "how a round goes is not said",
          tables.isEmpty() && fires.isEmpty()
              ? "add \"fire\" or \"tables\""
              : "\"round\": [{ \""
                  + (tables.isEmpty() ? "fire" : "table")
                  + "\": \""
                  + (tables.isEmpty() ? fires : tables).iterator().next()
                  + "\" }]");
      return List.of();
    }
    return List.of(
        tables.isEmpty()
            ? new RoundStep(
                Kind.FIRE, fires.iterator().next(), By.BOTH, First.DEFENDER, null, null, null)
            : new RoundStep(
                Kind.TABLE,
                tables.iterator().next(),
                By.ATTACKER,
                First.DEFENDER,
                null,
                null,
                null));
  }

  private RoundStep step(Json json) {
    Members step = Members.any(json, file);
    if (step == null) {
      return null;
    }
    String key = null;
    for (Json.Member member : step.named()) {
      if (KINDS.contains(member.name())) {
        if (key != null) {
          file.wrong(
              Code.ROUND,
              member.at(),
              "one step does `" + key + "` and `" + member.name() + "`",
              "write two steps");
        }
        key = member.name();
      }
    }
    if (key == null) {
      Json.Member odd = step.named().isEmpty() ? null : step.named().get(0);
      String word = odd == null ? "" : odd.name();
      file.wrong(
          Code.ROUND,
          odd == null ? step.at() : odd.at(),
          "a step is one of " + String.join(", ", KINDS),
          Nearest.of(word, KINDS)
              .or(() -> java.util.Optional.ofNullable(meant(word)))
              .map(it -> "did you mean `" + it + "`?")
              .orElse("{ \"fire\": \"volley\", \"by\": \"both\" }"));
      return null;
    }
    for (Json.Member member : step.named()) {
      if (!member.name().equals(key)
          && !MORE.contains(member.name())
          && !KINDS.contains(member.name())) {
        String where =
            member.name().equals("of") ? " in a " + (key.equals("fire") ? "fire step" : key) : "";
        file.wrong(
            Code.KEY,
            member.at(),
            "unknown `" + member.name() + "`" + where,
            unknown(member.name(), key));
      }
    }
    return step(
        Kind.valueOf(key.equals("mayRetreat") ? "MAY_RETREAT" : key.toUpperCase(Locale.ROOT)),
        key,
        step);
  }

  private static String meant(String word) {
    return switch (word) {
      case "shoot", "shooting", "volley", "throw" -> "fire";
      case "attack", "roll", "combat" -> "table";
      case "morale", "rally", "test" -> "check";
      case "retreat" -> "mayRetreat";
      default -> null;
    };
  }

  private static String unknown(String key, String kind) {
    if (key.equals("of")) {
      return kind.equals("check")
          ? "who checks is said by \"by\""
          : kind.equals("fire")
              ? "who fires is said by \"by\""
              : "whose step it is is said by \"by\"";
    }
    String help = Nearest.help(key, MORE);
    return help.startsWith("known here: ") ? help.substring(12) : help;
  }

  private RoundStep step(Kind kind, String key, Members step) {
    Json.Str name = step.text(key);
    if (name == null) {
      return null;
    }
    if (kind == Kind.MAY_RETREAT) {
      By by = by(name.value());
      if (by == null || by == By.INITIATIVE) {
        file.wrong(
            Code.ROUND,
            name.at(),
            "`" + name.value() + "` is no side",
            "attacker, defender or both");
        return null;
      }
      for (String more : MORE) {
        if (step.has(more) && !more.equals("when")) {
          file.wrong(
              Code.ROUND,
              step.keyAt(more),
              "`" + more + "` does nothing where a side may retreat",
              "remove it: whose step it is is said by \"mayRetreat\"");
        }
      }
      return new RoundStep(kind, "", by, First.DEFENDER, null, null, when(step));
    }
    Set<String> known =
        switch (kind) {
          case TABLE, COUNTERATTACK -> expressions.names.tables;
          case FIRE -> expressions.names.fires;
          case CHECK -> expressions.names.checks;
          default -> expressions.names.results;
        };
    if (!known.contains(name.value())) {
      noSuch(kind, name, known);
      return null;
    }
    By by = by(kind, key, step);
    boolean initiative = by == By.INITIATIVE;
    First first =
        step.word(
            "first",
            First.class,
            First.DEFENDER,
            word ->
                new String[] {
                  "`" + word + "` is nobody who is first", "attacker, defender or together"
                });
    if (step.has("first") && by != null && !initiative) {
      file.wrong(
          Code.ROUND,
          step.keyAt("first"),
          "nobody goes first here",
          hasClasses(kind) ? "\"by\": \"initiative\"" : "remove it");
    }
    Rule orRetreat = null;
    if (step.has("orRetreat")) {
      orRetreat = expressions.rule(step.get("orRetreat"), EffectReader.units(), file);
    }
    Json.Str units = step.text("units");
    if (units != null && kind == Kind.RESULT) {
      file.wrong(
          Code.ROUND,
          step.keyAt("units"),
          "`units` does nothing here: a result befalls sides",
          "remove it; a check with `units` befalls those that fail or pass it");
    }
    return new RoundStep(
        kind,
        name.value(),
        by == null ? By.ATTACKER : by,
        first,
        orRetreat,
        units == null ? null : things.thing(units, false),
        when(step));
  }

  private void noSuch(Kind kind, Json.Str name, Set<String> known) {
    String section =
        switch (kind) {
          case TABLE, COUNTERATTACK -> "tables";
          case FIRE -> "fire";
          case CHECK -> "checks";
          default -> "results";
        };
    file.wrong(
        Code.NAME,
        name.at(),
        "there is no `" + name.value() + "` in \"" + section + "\"",
        Nearest.of(name.value(), known)
            .or(() -> known.size() == 1 ? known.stream().findFirst() : java.util.Optional.empty())
            .map(it -> "did you mean `" + it + "`?")
            .orElse(known.isEmpty() ? "declare it there" : String.join(", ", known)));
  }

  private Rule when(Members step) {
    return expressions.rule(step.get("when"), EffectReader.sides(), file);
  }

  private static By by(String word) {
    for (By by : By.values()) {
      if (Members.word(by).equals(word)) {
        return by;
      }
    }
    return null;
  }

  /** Whether units act by classes of initiative; a check or a result is no act of theirs. */
  private static boolean hasClasses(Kind kind) {
    return kind != Kind.CHECK && kind != Kind.RESULT;
  }

  private By by(Kind kind, String key, Members step) {
    Json.Str text = step.text("by");
    if (text != null) {
      By by = by(text.value());
      boolean classes = hasClasses(kind);
      if (by == null || by == By.INITIATIVE && !classes) {
        String acts =
            switch (kind) {
              case FIRE -> "fires";
              case CHECK -> "checks";
              case RESULT -> "is `own` in a result";
              default -> "rolls";
            };
        file.wrong(
            Code.ROUND,
            text.at(),
            "`" + text.value() + "` is nobody who " + acts,
            kind == Kind.FIRE
                ? "both fires at once; attacker, defender or initiative"
                : classes
                    ? "attacker, defender, both or initiative"
                    : "attacker, defender or both");
        return null;
      }
      return by;
    }
    if ((kind == Kind.FIRE || kind == Kind.CHECK) && !step.has("of")) {
      file.wrong(
          Code.ROUND,
          step.at(),
          kind == Kind.FIRE ? "who fires is not said" : "who checks is not said",
          "\"by\": \"both\"");
    }
    return kind == Kind.COUNTERATTACK ? By.DEFENDER : By.ATTACKER;
  }

  /** What each side suffers when the rounds are over. */
  BySide<List<Effect>> after(Json json) {
    Members after =
        json == null ? null : Members.of(json, file, List.of("attacker", "defender", "both"));
    if (after == null) {
      return new BySide<>(List.of(), List.of());
    }
    List<Effect> both = effects.read(after.get("both"), EffectReader.Place.SIDE);
    List<Effect> attacker = new ArrayList<>(both);
    attacker.addAll(effects.read(after.get("attacker"), EffectReader.Place.SIDE));
    List<Effect> defender = new ArrayList<>(both);
    defender.addAll(effects.read(after.get("defender"), EffectReader.Place.SIDE));
    return new BySide<>(attacker, defender);
  }
}
