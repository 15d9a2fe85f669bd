package vedette.report.answer;

import java.util.ArrayList;
import java.util.List;
import vedette.question.Change;
import vedette.question.Estimate;
import vedette.report.page.Document;
import vedette.report.page.Numbers;

/** Changed figures as rows; those whose change is too small to print are only counted. */
public final class FigureChangeRows {
  /** The smallest change of a probability shown: half of 0.01%. */
  private static final double SEEN_OF_CHANCES = 0.00005;

  /** The smallest change of a mean shown: half of 0.001. */
  private static final double SEEN_OF_MEANS = 0.0005;

  private FigureChangeRows() {}

  /** Adds the changed figures of a fight. */
  public static void add(List<Change> changes, Document document) {
    List<List<String>> rows = new ArrayList<>();
    for (Change it : changes) {
      if (isSeen(it)) {
        rows.add(
            List.of(
                it.figure().words(), value(it, it.before()), value(it, it.after()), change(it)));
      }
    }
    if (!rows.isEmpty()) {
      addRows(rows, document);
    }
    int unseen = changes.size() - rows.size();
    if (unseen > 0) {
      document.paragraph(words(unseen, !rows.isEmpty(), changes));
    }
  }

  private static String value(Change it, Estimate value) {
    return Numbers.figure(value, !it.figure().mean());
  }

  private static String change(Change it) {
    if (it.isUnclear()) {
      return "within error";
    }
    return it.missing() != null ? "-" : Numbers.change(it.amount(), !it.figure().mean());
  }

  /** Adds rows of changed figures. */
  public static void addRows(List<List<String>> rows, Document document) {
    document.numbers(List.of("", "old", "new", "change"), rows);
  }

  /** Returns whether a change is too small to be printed. */
  public static boolean isUnseen(Change it) {
    return !isSeen(it);
  }

  private static boolean isSeen(Change it) {
    if (!it.figure().mean()
        && ((it.before().value() > 0) != (it.after().value() > 0)
            || (it.before().value() == 1) != (it.after().value() == 1))) {
      return true;
    }
    // A figure that is missing before or after has no number and is always shown.
    return !(Math.abs(it.amount()) < (!it.figure().mean() ? SEEN_OF_CHANCES : SEEN_OF_MEANS));
  }

  private static String words(int unseen, boolean more, List<Change> changes) {
    boolean chances = false;
    boolean means = false;
    for (Change it : changes) {
      chances |= !isSeen(it) && !it.figure().mean();
      means |= !isSeen(it) && it.figure().mean();
    }
    String below = chances ? means ? "0.005 pp, or 0.0005 for a mean" : "0.005 pp" : "0.0005";
    return unseen
        + (more ? " more" : "")
        + (unseen == 1 ? " figure changes" : " figures change")
        + " by less than "
        + below;
  }
}
