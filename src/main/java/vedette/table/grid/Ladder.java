package vedette.table.grid;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import vedette.source.Position;
import vedette.source.Printable;

/**
 * The order of a table's results as its file gives it, usually from the worst for the attacker to
 * the best. It may have results that no cell uses yet.
 */
public final class Ladder {
  private final Cells rungs;
  private final Position at;

  /**
   * Creates a ladder.
   *
   * @param rungs its results in order, each once
   * @param at its place in the file
   */
  public Ladder(Cells rungs, Position at) {
    this.rungs = rungs;
    this.at = at;
  }

  /** Returns the keys of its results; see {@link Cells#meaning}. */
  public Set<Object> meanings() {
    Set<Object> meanings = new HashSet<>();
    for (int i = 0; i < rungs.size(); i++) {
      meanings.add(rungs.meaning(i));
    }
    return meanings;
  }

  /** Returns its results as written, in order. */
  public List<String> texts() {
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < rungs.size(); i++) {
      texts.add(rungs.text(i));
    }
    return texts;
  }

  /** Returns a result as a file writes it: words in quotes. */
  public static String quote(CellKind kind, String text) {
    return kind == CellKind.NUMBER ? text : Printable.quote(text);
  }

  /** Returns the ladder as a part of its table. */
  TablePart part() {
    return TablePart.of("", "ladder", String.join(", ", texts()), at);
  }
}
