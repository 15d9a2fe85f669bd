package vedette.system;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import vedette.system.effect.Effect;
import vedette.system.query.Subject;
import vedette.table.grid.CombatGrammar;
import vedette.table.grid.CombatResult;

/**
 * The meaning of a word of a table.
 *
 * @param suffered the effects by side
 * @param exchange whether the weaker side is removed and the other loses as much
 * @param ending the outcome that ends the fight; "" if the fight continues
 */
public record Result(String word, List<SideEffects> suffered, boolean exchange, String ending) {
  /**
   * The effects on one side.
   *
   * @param subject the side; null for both
   * @param asMuch whether any effect is measured by the other side's losses
   */
  public record SideEffects(Subject subject, List<Effect> effects, boolean asMuch) {
    SideEffects(Subject whom, List<Effect> effects) {
      this(whom, effects, effects.stream().anyMatch(effect -> effect.what().comparesLosses()));
    }
  }

  /**
   * Returns whether its effects are only losses without chance and leaving the fight, each on one
   * side and without conditions.
   */
  public boolean isPlain() {
    if (!ending.isEmpty()) {
      return false;
    }
    for (SideEffects each : suffered) {
      if (each.subject() == null || each.asMuch() || !isPlain(each.effects())) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns the effects relative to the side that acts; all others happen once, whichever side
   * acts.
   */
  public Result ofWhoActs() {
    List<SideEffects> whoActs =
        suffered.stream()
            .filter(it -> it.subject() == Subject.OWN || it.subject() == Subject.ENEMY)
            .toList();
    return new Result(word, whoActs, false, "");
  }

  private static boolean isPlain(List<Effect> effects) {
    for (Effect effect : effects) {
      if (effect.when() != null || !effect.what().isPlain()) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns the combat result of a text in the standard notation; null if it is none, or if the
   * file declares it or one of its parts.
   *
   * @param declared the words that the file declares
   */
  static CombatResult standard(String text, Set<String> declared) {
    boolean isDeclared =
        declared.contains(text) || Stream.of(text.split("/")).anyMatch(declared::contains);
    return isDeclared ? null : CombatGrammar.parse(text);
  }

  static final Result NONE = new Result("-", List.of(), false, "");
}
