package vedette.system;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vedette.json.Json;
import vedette.system.EffectKind.Place;
import vedette.system.Result.Suffered;
import vedette.table.CombatGrammar;
import vedette.table.CombatResult;
import vedette.table.Effect.Forced;

/** Reads the words that a file declares for its tables. */
final class ResultsReader {

  private final SectionReader part;

  ResultsReader(SectionReader part) {
    this.part = part.in(Code.EFFECT);
  }

  Map<String, Result> read(Map<String, Written.Result> written) {
    Map<String, Result> results = new LinkedHashMap<>();
    written.forEach((word, result) -> results.put(word, result(word, result)));
    return results;
  }

  private Result result(String word, Written.Result written) {
    List<Suffered> suffered = new ArrayList<>();
    boolean[] asMuch = new boolean[2];
    for (Json.Member member : written.here().members()) {
      Subject whom = Subject.of(member.name());
      boolean both = member.name().equals("both");
      if (!both && (whom == null || !whom.isSide())) {
        continue;
      }
      Scope scope = Scope.SIDES.suffering(whom).asking("`" + word + "` asks");
      List<Effect> read = new EffectReader(part.with(scope)).read(member.value(), Place.SIDE);
      suffered.add(new Suffered(whom, read));
      if (read.stream().anyMatch(it -> it.what().comparesLosses())) {
        boolean own = whom == Subject.ATTACKER || whom == Subject.OWN;
        asMuch[0] |= own || whom == null;
        asMuch[1] |= !own || whom == null;
      }
    }
    if (asMuch[0] && asMuch[1]) {
      part.wrong(
          written.here().at(),
          "in `" + word + "` each side is to lose as much as the other",
          "say of one side what it loses: \"lose all\", \"lose 2\"");
    }
    Json.Str ending = written.ending();
    return new Result(word, suffered, false, ending == null ? "" : ending.value());
  }

  /** A built-in word of combat tables; null if the text is none. */
  static Result builtIn(String text) {
    CombatResult result = CombatGrammar.parse(text);
    return result == null ? null : of(result);
  }

  /** What a built-in word means. */
  static Result of(CombatResult result) {
    if (!result.hasEffect()) {
      return Result.NONE;
    }
    List<Suffered> suffered = new ArrayList<>();
    suffered(Subject.ATTACKER, result.attacker(), suffered);
    suffered(Subject.DEFENDER, result.defender(), suffered);
    return new Result(result.text(), suffered, result.exchange(), "");
  }

  private static void suffered(Subject side, vedette.table.Effect effect, List<Suffered> suffered) {
    List<Effect> effects = new ArrayList<>();
    if (effect.eliminated()) {
      effects.add(new Effect(new LoseShare(Share.all()), null));
    } else if (effect.losses() > 0) {
      effects.add(new Effect(Lose.of(effect.losses()), null));
    }
    if (effect.forcedBack()) {
      effects.add(
          new Effect(new Retreat(effect.hexes(), effect.forced() == Forced.REPULSED), null));
    }
    if (!effects.isEmpty()) {
      suffered.add(new Suffered(side, effects));
    }
  }
}
