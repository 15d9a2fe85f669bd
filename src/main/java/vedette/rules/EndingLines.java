package vedette.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import vedette.form.model.HelpLine;

/** Help lines that explain the endings of a fight, one for each ending. */
@FunctionalInterface
public interface EndingLines {
  /** Returns the lines. They are created only when help is requested. */
  List<HelpLine> lines();

  /**
   * Returns a line for each ending, under the name that reports use.
   *
   * @param meaning explanation of an ending
   */
  static <E extends Enum<E>> List<HelpLine> of(E[] endings, Function<E, String> meaning) {
    List<HelpLine> lines = new ArrayList<>();
    for (E ending : endings) {
      lines.add(new HelpLine(ending.toString(), meaning.apply(ending)));
    }
    return lines;
  }
}
