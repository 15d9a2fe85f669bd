package vedette.cli;

import java.util.Collection;
import java.util.Map;

/** A command with options that take one of a few words. */
interface HasWords {
  /** The words, by option. */
  Map<String, Collection<String>> words();
}
