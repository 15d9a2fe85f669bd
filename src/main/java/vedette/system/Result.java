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
   */
  public record Suffered(Subject whom, List<Effect> effects) {}

  static final Result NONE = new Result("-", List.of(), false, "");
}
