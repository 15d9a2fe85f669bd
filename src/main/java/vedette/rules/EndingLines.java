package vedette.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import vedette.form.model.HelpLine;

/** What each way to end a fight means, a line each. */
@FunctionalInterface
public interface EndingLines {
  /** Returns the lines; made when somebody asks for help. */
  List<HelpLine> lines();

  /** Returns a line for each ending, which goes by its name in the reports. */
  static <E extends Enum<E>> List<HelpLine> of(E[] endings, Function<E, String> meaning) {
    List<HelpLine> lines = new ArrayList<>();
    for (E ending : endings) {
      lines.add(new HelpLine(ending.toString(), meaning.apply(ending)));
    }
    return lines;
  }
}
