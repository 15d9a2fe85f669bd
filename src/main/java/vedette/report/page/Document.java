package vedette.report.page;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Note;
import vedette.fight.Story.Fact;
import vedette.source.Problem;

/** A document for people, block by block, independent of any format. */
public final class Document {
  private static final int SIGNED_WIDTH = 5;

  private final List<Block> blocks = new ArrayList<>();

  List<Block> blocks() {
    return blocks;
  }

  /** Adds a title, which only pages have, because their other headings are below one. */
  public Document title(String text) {
    return add(new Block.Title(text));
  }

  /** Begins a section. */
  public Document heading(String text) {
    return add(new Block.Heading(text));
  }

  /** Adds the most important sentence, which comes after the title. */
  public Document lead(String text) {
    return lead(text, text);
  }

  /**
   * Adds the most important sentence, which comes after the title.
   *
   * @param longer the same sentence for a page, which has room for names
   */
  public Document lead(String text, String longer) {
    return add(new Block.Lead(text, longer));
  }

  /** Adds labelled lines with aligned texts. */
  public Document facts(List<Fact> facts) {
    return add(new Block.Facts(List.copyOf(facts)));
  }

  /** Adds a paragraph. */
  public Document paragraph(String text) {
    return add(new Block.Paragraph(text));
  }

  /** Adds a command line to be copied. */
  public Document command(String line) {
    return add(new Block.Command(line));
  }

  /** Adds a text after a label. */
  public Document labelled(String label, String text) {
    return add(new Block.Labelled(label, text));
  }

  /** Adds a finding in a file. */
  public Document finding(Problem problem) {
    return add(new Block.Finding(problem));
  }

  /** Adds a gap the height of a line. */
  public Document gap() {
    return add(new Block.Gap());
  }

  /** Adds rows of words. */
  public Document words(List<String> header, List<List<String>> rows) {
    return add(rows(header, rows, true));
  }

  /** Adds rows of a name and numbers. */
  public Document numbers(List<String> header, List<List<String>> rows) {
    return add(rows(header, rows, false));
  }

  private static Block rows(List<String> header, List<List<String>> rows, boolean words) {
    return new Block.Rows(header, rows.stream().map(it -> Block.Row.of(it, -1)).toList(), words);
  }

  /** Adds a note: a heading begins a section, a modifier follows its value. */
  public Document note(Note note) {
    String readings =
        note.readings().isEmpty() ? "" : " [" + String.join(", ", note.readings()) + "]";
    if (note instanceof Note.Heading) {
      return heading(note.text());
    }
    if (note instanceof Note.Modifier modifier) {
      String value = Note.signed(modifier.value());
      return labelled(
          " ".repeat(SIGNED_WIDTH - Math.min(SIGNED_WIDTH, value.length())) + value + "  ",
          modifier.name() + ", " + modifier.because() + readings);
    }
    return paragraph(note.text() + readings);
  }

  public Document add(Block block) {
    blocks.add(block);
    return this;
  }
}
