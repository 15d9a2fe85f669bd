package vedette.study;

/** A cell as a line of a journal: numbers with blanks between them. */
final class CellLine {
  private static final String BLANK = " ";

  /** The cell's number, its seed, its battles, what is undecided, and its bound. */
  private static final int BEFORE_FIGURES = 5;

  /** Behind the numbers, if intervals hold only if no fight counts more than was seen. */
  private static final String AT_MOST = " at most";

  /** Behind them, if battles were cut off. */
  private static final String CUT_OFF = " cut off ";

  /** Behind them, if there is no fight, and if it is too large; its reason follows. */
  private static final String EMPTY = " empty: ";

  private static final String TOO_LARGE = " too large: ";

  private CellLine() {}

  static String of(SweepCell cell) {
    StringBuilder line = new StringBuilder();
    line.append(cell.index()).append(BLANK).append(cell.seed()).append(BLANK);
    line.append(cell.trials()).append(BLANK).append(cell.undecided()).append(BLANK);
    line.append(cell.within());
    append(cell.values(), line);
    append(cell.lows(), line);
    append(cell.highs(), line);
    if (cell.mosts().length > 0) {
      append(cell.mosts(), line.append(AT_MOST));
    }
    if (cell.cutOff() > 0) {
      line.append(CUT_OFF).append(cell.cutOff());
    }
    if (cell.why() != null) {
      line.append(cell.isTooLarge() ? TOO_LARGE : EMPTY).append(cell.why().reason());
    }
    return line.toString();
  }

  private static void append(double[] numbers, StringBuilder line) {
    for (double number : numbers) {
      line.append(BLANK).append(number);
    }
  }

  /** The cell of a line; null if the line is not a cell of that sweep. */
  static SweepCell read(String written, SweepHead head) {
    SweepCell.Why why = null;
    String line = written;
    for (String mark : new String[] {EMPTY, TOO_LARGE}) {
      int at = line.indexOf(mark);
      if (at >= 0) {
        why = new SweepCell.Why(line.substring(at + mark.length()), mark.equals(TOO_LARGE));
        line = line.substring(0, at);
      }
    }
    long cutOff = 0;
    double[] mosts = {};
    int figures = head.figures().size();
    try {
      int behind = line.indexOf(CUT_OFF);
      if (behind >= 0) {
        cutOff = Long.parseLong(line.substring(behind + CUT_OFF.length()));
        line = line.substring(0, behind);
      }
      int most = line.indexOf(AT_MOST);
      if (most >= 0) {
        String[] numbers = line.substring(most + AT_MOST.length()).strip().split(BLANK, -1);
        mosts = numbers(numbers, 0, numbers.length);
        line = line.substring(0, most);
      }
      String[] words = line.split(BLANK, -1);
      int bounds = words.length == BEFORE_FIGURES + figures ? 0 : figures;
      if (words.length != BEFORE_FIGURES + figures + 2 * bounds) {
        return null;
      }
      SweepCell cell =
          new SweepCell(
              Integer.parseInt(words[0]),
              Long.parseLong(words[1]),
              Long.parseLong(words[2]),
              Double.parseDouble(words[3]),
              Double.parseDouble(words[4]),
              numbers(words, BEFORE_FIGURES, figures),
              numbers(words, BEFORE_FIGURES + figures, bounds),
              numbers(words, BEFORE_FIGURES + figures + bounds, bounds),
              mosts,
              cutOff,
              why);
      return head.has(cell.index()) && CellCheck.fault(cell, head) == null ? cell : null;
    } catch (NumberFormatException e) {
      return null;
    }
  }

  private static double[] numbers(String[] words, int from, int count) {
    double[] numbers = new double[count];
    for (int i = 0; i < count; i++) {
      numbers[i] = Double.parseDouble(words[from + i]);
    }
    return numbers;
  }
}
