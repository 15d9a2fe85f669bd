package vedette.report;

import vedette.fight.Note;

/** Writes notes as they come: headings at the margin, the rest below them. */
final class Notes {
  private static final int SIGNED_WIDTH = 5;

  private Notes() {}

  static void write(Note note, Page page) {
    String readings =
        note.readings().isEmpty() ? "" : " [" + String.join(", ", note.readings()) + "]";
    if (note instanceof Note.Heading) {
      page.heading(note.text());
    } else if (note instanceof Note.Modifier modifier) {
      String value = Note.signed(modifier.value());
      page.labelled(
          " ".repeat(SIGNED_WIDTH - Math.min(SIGNED_WIDTH, value.length())) + value + "  ",
          modifier.name() + ", " + modifier.because() + readings);
    } else {
      page.paragraph(note.text() + readings);
    }
  }
}
