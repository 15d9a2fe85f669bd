package vedette.system;

import java.util.List;

/**
 * What a word of a table means.
 *
 * @param exchange whether the weaker goes and the other loses as much
 * @param ending how the fight ends; "" if it goes on
 */
public record Result(String word, List<Suffered> suffered, boolean exchange, String ending) {
  /**
   * What one side suffers.
   *
   * @param whom null for both
   * @param asMuch whether any of it is measured by what the other side loses
   */
  public record Suffered(Subject whom, List<Effect> effects, boolean asMuch) {
    Suffered(Subject whom, List<Effect> effects) {
      this(
          whom,
          effects,
          effects.stream().anyMatch(effect -> effect.what() instanceof Effect.LoseAsMuch));
    }
  }

  static final Result NONE = new Result("-", List.of(), false, "");
}
