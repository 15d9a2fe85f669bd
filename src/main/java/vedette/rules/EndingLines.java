package vedette.rules;

import java.util.List;
import vedette.notation.HelpLine;

/** What each way to end a fight means, a line each. */
@FunctionalInterface
public interface EndingLines {
  /** The lines; made when somebody asks for help. */
  List<HelpLine> lines();
}
