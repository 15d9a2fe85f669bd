package vedette.report;

import java.util.List;
import vedette.fight.Engagement.Fact;
import vedette.fight.Note;

/** Tells one battle roll by roll. */
public final class PlayReport {
  private final Page page;

  /** Begins with what both sides bring. */
  public PlayReport(String title, List<Fact> situation, Style style) {
    page = new Page(style);
    page.heading(title);
    page.facts(situation);
  }

  /** Tells what happens next. */
  public void tell(Note note) {
    Notes.write(note, page);
  }

  /** Tells how it ended, a line a measure. */
  public void end(List<String> lines) {
    page.heading("The end");
    lines.forEach(page::paragraph);
  }

  @Override
  public String toString() {
    return page.toString();
  }
}
