package vedette.cli;

import java.util.List;

/** A command with more to say at the end of its help than is worth making at every start. */
interface HelpFooter {
  /** The lines. */
  List<String> footer();
}
