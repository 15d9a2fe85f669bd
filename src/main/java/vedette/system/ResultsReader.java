package vedette.system;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vedette.form.Field;
import vedette.json.Json;
import vedette.system.Result.SideEffects;
import vedette.system.effect.Effect;
import vedette.system.effect.Lose;
import vedette.system.effect.LoseShare;
import vedette.system.effect.Retreat;
import vedette.system.effect.Share;
import vedette.system.query.Code;
import vedette.system.query.SectionReader;
import vedette.system.query.Subject;
import vedette.table.grid.CombatGrammar;
import vedette.table.grid.CombatResult;
import vedette.table.grid.Effect.ForcedMove;

/** A reader of the words that a file declares for its tables. */
final class ResultsReader {
  /** A declared word as written. */
  record WrittenResult(
      Json.Obj here,
      @Field(text = "Effects on the attacker.", optional = true) List<Effect> attacker,
      @Field(text = "Effects on the defender.", optional = true) List<Effect> defender,
      @Field(text = "Effects on the side that rolls.", optional = true) List<Effect> own,
      @Field(text = "Effects on the enemy of the side that rolls.", optional = true)
          List<Effect> enemy,
      @Field(text = "Effects on each side.", optional = true) List<Effect> both,
      @Field(text = "The fight ends under this name.", optional = true) Json.Str ending) {
    /** Returns the effects under a key that names a side; null for another key. */
    List<Effect> at(String key) {
      return switch (key) {
        case "attacker" -> attacker;
        case "defender" -> defender;
        case "own" -> own;
        case "enemy" -> enemy;
        case "both" -> both;
        default -> null;
      };
    }
  }

  private final SectionReader part;

  ResultsReader(SectionReader part) {
    this.part = part.withCode(Code.EFFECT);
  }

  Map<String, Result> read(Map<String, WrittenResult> written) {
    Map<String, Result> results = new LinkedHashMap<>();
    written.forEach((word, result) -> results.put(word, result(word, result)));
    return results;
  }

  private Result result(String word, WrittenResult written) {
    List<SideEffects> sideEffects = new ArrayList<>();
    boolean[] asMuch = new boolean[2];
    for (Json.Member member : written.here().members()) {
      List<Effect> read = written.at(member.name());
      if (read == null) {
        continue;
      }
      Subject whom = Subject.of(member.name());
      sideEffects.add(new SideEffects(whom, read));
      if (read.stream().anyMatch(it -> it.what().comparesLosses())) {
        boolean own = whom == Subject.ATTACKER || whom == Subject.OWN;
        asMuch[0] |= own || whom == null;
        asMuch[1] |= !own || whom == null;
      }
    }
    if (asMuch[0] && asMuch[1]) {
      part.report(
          written.here().at(),
          "in `" + word + "` each side loses as much as the other",
          "write a loss of its own for one side: \"lose all\" or \"lose 2\"");
    }
    Json.Str ending = written.ending();
    return new Result(word, sideEffects, false, ending == null ? "" : ending.value());
  }

  /** Returns the built-in combat result of a text; null if the text is none. */
  static Result builtIn(String text) {
    CombatResult result = CombatGrammar.parse(text);
    return result == null ? null : of(result);
  }

  /** Returns the meaning of a built-in combat result. */
  static Result of(CombatResult result) {
    if (!result.hasEffect()) {
      return Result.NONE;
    }
    List<SideEffects> sideEffects = new ArrayList<>();
    addEffects(Subject.ATTACKER, result.attacker(), sideEffects);
    addEffects(Subject.DEFENDER, result.defender(), sideEffects);
    return new Result(result.text(), sideEffects, result.exchange(), "");
  }

  private static void addEffects(
      Subject side, vedette.table.grid.Effect effect, List<SideEffects> sideEffects) {
    List<Effect> effects = new ArrayList<>();
    if (effect.eliminated()) {
      effects.add(new Effect(new LoseShare(Share.all()), null));
    } else if (effect.losses() > 0) {
      effects.add(new Effect(Lose.of(effect.losses()), null));
    }
    if (effect.forcedBack()) {
      effects.add(
          new Effect(new Retreat(effect.hexes(), effect.forced() == ForcedMove.REPULSED), null));
    }
    if (!effects.isEmpty()) {
      sideEffects.add(new SideEffects(side, effects));
    }
  }
}
