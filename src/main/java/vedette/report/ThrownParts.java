package vedette.report;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Engagement.Fact;
import vedette.json.Json;

/** Writes down how dice are thrown: fire, wounds, saves and checks, each with its modifiers. */
final class ThrownParts {
  private final EffectWords effects;
  private final SystemParts parts;

  ThrownParts(EffectWords effects, SystemParts parts) {
    this.effects = effects;
    this.parts = parts;
  }

  /**
   * Fire.
   *
   * @param bySide whether a side throws as one
   */
  void fire(String name, Json.Obj written, boolean bySide) {
    parts.document().heading("Fire " + name);
    List<Fact> facts = new ArrayList<>();
    if (written.get("dice") != null) {
      facts.add(
          new Fact(
              "dice",
              SystemWords.of(written.get("dice")) + (bySide ? ", a side as one" : ", each unit")));
    }
    roll(written, "hits on", facts);
    if (written.get("pairs") != null) {
      String ties =
          written.get("ties") == null ? "" : "; ties go to " + SystemWords.of(written.get("ties"));
      facts.add(new Fact("pairs", "highest against highest; the lower is hit" + ties));
    }
    if (written.get("hit") != null) {
      facts.add(new Fact("a hit", "the target " + effects.of(written.get("hit"))));
    } else if (written.get("pairs") == null) {
      facts.add(new Fact("a hit", "the target loses 1"));
    }
    if (written.get("targets") != null) {
      facts.add(new Fact("targets", SystemWords.only(SystemWords.of(written.get("targets")))));
    }
    if (written.get("order") != null) {
      facts.add(new Fact("order of hits", SystemWords.of(written.get("order"))));
    }
    parts.describe(facts, "fire " + name);
    modifiers(written, "fire " + name, true);
    if (written.get("wounds") instanceof Json.Obj wounds) {
      thrown(wounds, "Wounds of " + name, "wounds on", "wounds of " + name);
    }
    saves(written, "fire " + name);
  }

  /** What saves from a fire or a table. */
  void saves(Json.Obj rule, String of) {
    if (rule.get("saves") instanceof Json.Obj saves) {
      String whose = of.substring(of.indexOf(' ') + 1);
      thrown(saves, "Saves from " + whose, "saves on", "saves from " + whose);
    }
  }

  /** A check. */
  void check(String name, Json.Obj written) {
    thrown(written, "Check " + name, "passes on", "check " + name);
  }

  private void thrown(Json.Obj written, String heading, String succeeds, String part) {
    parts.document().heading(heading);
    List<Fact> facts = new ArrayList<>();
    roll(written, succeeds, facts);
    for (String key : List.of("pass", "fail")) {
      Json effect = written.get(key);
      if (effect instanceof Json.Obj margins) {
        margins
            .members()
            .forEach(it -> facts.add(new Fact(key + " by " + it.name(), effects.of(it.value()))));
      } else if (effect != null) {
        facts.add(new Fact(key, effects.of(effect)));
      }
    }
    parts.describe(facts, part);
    modifiers(written, part, false);
  }

  private void roll(Json.Obj written, String succeeds, List<Fact> facts) {
    if (written.get("die") != null) {
      facts.add(new Fact("die", SystemWords.of(written.get("die"))));
    }
    for (String key : List.of("atLeast", "atMost")) {
      if (written.get(key) != null) {
        String number = SystemWords.of(written.get(key));
        String than =
            (number.contains(",") ? "; that" : "")
                + " or "
                + (key.equals("atLeast") ? "more" : "less");
        facts.add(new Fact(succeeds, number + than));
      }
    }
    if (written.get("faces") instanceof Json.Obj faces) {
      faces.members().forEach(it -> facts.add(new Fact(it.name(), effects.of(it.value()))));
    }
  }

  /**
   * The modifiers of a roll.
   *
   * @param pool whether it is of many dice
   */
  void modifiers(Json.Obj rule, String part, boolean pool) {
    List<Fact> facts = new ArrayList<>();
    if (rule.get("modifiers") instanceof Json.Arr list) {
      for (Json each : list.values()) {
        Json.Obj modifier = (Json.Obj) each;
        facts.add(
            new Fact(SystemWords.of(modifier.get("name")), SystemWords.modifier(modifier, pool)));
      }
    }
    if (rule.get("cap") instanceof Json.Obj cap) {
      cap.members()
          .forEach(
              it -> facts.add(new Fact("at most", SystemWords.of(it.value()) + " " + it.name())));
    }
    if (!facts.isEmpty()) {
      parts.document().gap();
      parts.describe(facts, "modifiers of " + part);
    }
  }
}
