package vedette.report;

import java.util.ArrayList;
import java.util.List;
import vedette.json.Printable;

/** A name on several lines, none of them wider than is wanted if it can be folded there. */
final class FoldedText {
  /** Of a text of several words, so long a word is still left in one piece. */
  private static final int WHOLE_WORD = 16;

  private static final int NARROWEST_TEXT = 12;

  private FoldedText() {}

  /** The lines: a name is folded before the capitals of {@code defenderLoss}, a text at spaces. */
  static List<String> of(String name, int width) {
    boolean text = name.indexOf(' ') >= 0;
    int wanted = text ? Math.max(width, NARROWEST_TEXT) : width;
    List<String> pieces = new ArrayList<>();
    for (String word : Printable.escape(name).split("(?<= )")) {
      boolean whole = text && word.strip().length() <= WHOLE_WORD;
      pieces.addAll(whole ? List.of(word) : List.of(word.split("(?<=[a-z])(?=[A-Z])")));
    }
    return Printable.folded(pieces, wanted, 0);
  }
}
