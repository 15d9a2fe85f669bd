package vedette.json;

import tools.jackson.core.JsonGenerator;
import tools.jackson.core.PrettyPrinter;

/** The line ends and blanks of written JSON: two blanks a level, or all on one line. */
final class JsonLayout implements PrettyPrinter {

  private static final int NOT_INLINE = Integer.MAX_VALUE;

  private int depth;
  private int inlineFrom = NOT_INLINE;
  private boolean inlineNext;

  /** Puts the next object or array on one line. */
  void inlineNext() {
    inlineNext = true;
  }

  private void open(JsonGenerator to, char bracket) {
    to.writeRaw(bracket);
    depth++;
    if (inlineNext && inlineFrom == NOT_INLINE) {
      inlineFrom = depth;
    }
    inlineNext = false;
  }

  private void close(JsonGenerator to, int entries, String inlineGap, char bracket) {
    boolean inline = depth >= inlineFrom;
    if (depth == inlineFrom) {
      inlineFrom = NOT_INLINE;
    }
    depth--;
    if (entries > 0) {
      gap(to, inline, inlineGap);
    }
    to.writeRaw(bracket);
  }

  private void gap(JsonGenerator to, boolean inline, String inlineGap) {
    to.writeRaw(inline ? inlineGap : "\n" + "  ".repeat(depth));
  }

  @Override
  public void writeRootValueSeparator(JsonGenerator to) {
    to.writeRaw('\n');
  }

  @Override
  public void writeStartObject(JsonGenerator to) {
    open(to, '{');
  }

  @Override
  public void beforeObjectEntries(JsonGenerator to) {
    gap(to, depth >= inlineFrom, " ");
  }

  @Override
  public void writeObjectEntrySeparator(JsonGenerator to) {
    to.writeRaw(',');
    gap(to, depth >= inlineFrom, " ");
  }

  @Override
  public void writeObjectNameValueSeparator(JsonGenerator to) {
    to.writeRaw(": ");
  }

  @Override
  public void writeEndObject(JsonGenerator to, int entries) {
    close(to, entries, " ", '}');
  }

  @Override
  public void writeStartArray(JsonGenerator to) {
    open(to, '[');
  }

  @Override
  public void beforeArrayValues(JsonGenerator to) {
    gap(to, depth >= inlineFrom, "");
  }

  @Override
  public void writeArrayValueSeparator(JsonGenerator to) {
    to.writeRaw(',');
    gap(to, depth >= inlineFrom, " ");
  }

  @Override
  public void writeEndArray(JsonGenerator to, int entries) {
    close(to, entries, "", ']');
  }
}
