package vedette.rules;

import java.util.List;
import vedette.source.Nearest;
import vedette.source.TextFault;

/** Lookup of a table's word for terrain that a player names. */
public final class TerrainWord {
  private TerrainWord() {}

  /**
   * Returns the table's word for a name, ignoring case.
   *
   * @param known words of the table
   * @param parameter parameter that holds the name
   * @throws TextFault if the table has no such word
   */
  public static String of(String name, List<String> known, String parameter) {
    return Nearest.equalWord(name, known)
        .orElseThrow(
            () ->
                TextFault.ofUnreadWord(
                    parameter, name, "unknown terrain `" + name + "`", Nearest.help(name, known)));
  }
}
