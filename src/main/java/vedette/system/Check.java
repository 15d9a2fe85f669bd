package vedette.system;

import java.util.List;
import java.util.stream.Stream;
import vedette.system.effect.Effect;
import vedette.table.grid.Range;

/**
 * A check: a roll that units pass or fail.
 *
 * @param bySide whether a side rolls once for all its units
 */
public record Check(String name, boolean bySide, Throw roll, List<Margin> pass, List<Margin> fail) {
  /**
   * The effects of passing or failing by a margin.
   *
   * @param name the margin as written; "" for any
   * @param by the margin; null for any
   */
  public record Margin(String name, Range by, List<Effect> effects) {}

  /** Returns the margins of passing and of failing. */
  public Stream<Margin> margins() {
    return Stream.concat(pass.stream(), fail.stream());
  }
}
