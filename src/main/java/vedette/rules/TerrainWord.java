package vedette.rules;

import java.util.List;
import vedette.source.Nearest;
import vedette.source.TextFault;

/** The word of a table for terrain that a player names. */
public final class TerrainWord {
  private TerrainWord() {}

  /**
   * Returns the word, in capitals or not.
   *
   * @param known the words of the table
   * @param parameter where it was given
   * @throws TextFault if there is none such
   */
  public static String of(String name, List<String> known, String parameter) {
    return Nearest.equalWord(name, known)
        .orElseThrow(
            () ->
                TextFault.ofUnreadWord(
                    parameter, name, "unknown terrain `" + name + "`", Nearest.help(name, known)));
  }
}
