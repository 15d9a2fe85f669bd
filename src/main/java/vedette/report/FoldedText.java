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
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : name.split("(?<= )")) {
      boolean whole = text && word.strip().length() <= WHOLE_WORD;
      for (String part : whole ? new String[] {word} : word.split("(?<=[a-z])(?=[A-Z])")) {
        if (line.length() > 0
            && Printable.width(Printable.escape((line + part).stripTrailing())) > wanted) {
          lines.add(line.toString().stripTrailing());
          line.setLength(0);
        }
        line.append(part);
      }
    }
    lines.add(line.toString().stripTrailing());
    return lines;
  }
}
