package vedette.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import vedette.platform.Disk;
import vedette.rules.Catalogue;

/** Words that once were commands, and what they are now. */
final class FormerWords {
  /** Of a command within a command both words; the word alone stands for any other behind it. */
  private static final Map<String, String> NOW =
      Map.ofEntries(
          Map.entry("crt", "own FILE"),
          Map.entry("crt readings", "show crt"),
          Map.entry("own fight", "own FILE"),
          Map.entry("sweep", "SYSTEM FIGHT --turns \"{1..5}\""),
          Map.entry("influence", "SYSTEM FIGHT --influence"),
          Map.entry("versus", "compare WAY vs WAY"),
          Map.entry("run", "check SUITE --odds"),
          Map.entry("table", "list, show NAME, lint NAME, diff OLD NEW or import CSV"),
          Map.entry("table list", "list"),
          Map.entry("table show", "show NAME"),
          Map.entry("table lint", "lint NAME"),
          Map.entry("table compare", "diff OLD NEW"),
          Map.entry("table import", "import CSV"),
          Map.entry("table new", "new table FILE"),
          Map.entry("system", "new system FILE, show FILE or lint FILE"),
          Map.entry("system new", "new system FILE"),
          Map.entry("schema", "show --schema KIND"),
          Map.entry("version", "-V"));

  /** Options that once were, and what to do without. */
  private static final Map<String, String> OPTIONS =
      Map.of(
          "--dry-run", "leave it out: a fight that is too large is simulated",
          "--over-readings", "leave it out, and give another reading's tables by --tables",
          "--max-tables", "leave it out",
          "--outcomes-by-turn", "leave it out");

  /** Options of the morale test of Days of Glory that once were, and stand behind its unit now. */
  private static final Set<String> OF_A_UNIT =
      Set.of(
          "--class",
          "--disordered",
          "--shaken",
          "--routing",
          "--below-half",
          "--general",
          "--with",
          "--fell-back");

  private static final String READINGS = "readings";

  private FormerWords() {}

  /**
   * What to do without an option that once was.
   *
   * @param command that it was given to, in full
   */
  static Optional<String> ofOption(String command, String name) {
    return command.endsWith(" days-of-glory morale") && OF_A_UNIT.contains(name)
        ? Optional.of("write it behind the unit, as in --unit \"inf 4/9 class 2 shaken\"")
        : Optional.ofNullable(OPTIONS.get(name));
  }

  /**
   * Refuses a command line that begins with one.
   *
   * @throws Failure with what it is now
   */
  static void refuse(List<String> words) {
    String first = words.isEmpty() ? "" : words.get(0);
    String second = words.size() < 2 ? "" : words.get(1);
    String both = first + " " + second;
    boolean isOfSystem = second.equals(READINGS) && Catalogue.find(first).isPresent();
    String former = NOW.containsKey(both) || isOfSystem ? both : first;
    String now = NOW.getOrDefault(former, isOfSystem ? "show " + first : null);
    // A file of the user's own may be called like a word.
    boolean isFile = List.of("own", "plan").contains(first) && Disk.has(second);
    if (now == null || isFile) {
      return;
    }
    String command =
        now.contains(",")
            ? "several commands"
            : now.startsWith("SYSTEM")
                ? "part of a fight's command"
                : "`" + now.split(" ")[0] + "`";
    throw Failure.usage("C001", "`" + former + "` is now " + command, "write vedette " + now);
  }
}
