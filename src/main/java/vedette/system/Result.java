package vedette.system;

import java.util.List;
import vedette.system.effect.Effect;
import vedette.system.query.Subject;

/**
 * What a word of a table means.
 *
 * @param exchange whether the weaker goes and the other loses as much
 * @param ending how the fight ends; "" if it goes on
 */
public record Result(String word, List<SideEffects> suffered, boolean exchange, String ending) {
  /**
   * What one side suffers.
   *
   * @param subject null for both
   * @param asMuch whether any of it is measured by what the other side loses
   */
  public record SideEffects(Subject subject, List<Effect> effects, boolean asMuch) {
    SideEffects(Subject whom, List<Effect> effects) {
      this(whom, effects, effects.stream().anyMatch(effect -> effect.what().comparesLosses()));
    }
  }

  /**
   * Returns whether it is over as soon as each side has lost so many points or steps, or left the
   * fight.
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

  /** Returns what it does to who acts and to his enemy: all else comes about once, whoever act. */
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

  static final Result NONE = new Result("-", List.of(), false, "");
}
