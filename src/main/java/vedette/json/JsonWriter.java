package vedette.json;

import java.io.StringWriter;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.PrettyPrinter;
import tools.jackson.core.SerializableString;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.io.CharacterEscapes;
import tools.jackson.core.io.SerializedString;
import tools.jackson.core.json.JsonFactory;
import vedette.source.Printable;

/**
 * A writer of JSON text: indented by two blanks, {@code \n} as line end, the same bytes on every
 * machine and in every locale. Control and bidi characters are escaped, so that no terminal obeys
 * them.
 *
 * <pre>{@code
 * JsonWriter json = new JsonWriter();
 * json.object().field("mean", 0.3).inline().array("values").value(1).value(2).end().end();
 * String text = json.text();
 * }</pre>
 *
 * <p>Numbers: doubles are written as the shortest digits that read back as the same double ({@code
 * 0.1}, {@code 1.0E-15}); infinities and NaN are refused, having no JSON.
 */
public final class JsonWriter {

  // Before version 19 the JDK's own digits are not the shortest, so they would differ by version.
  private static final JsonFactory FACTORY =
      JsonFactory.builder().enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER).build();

  private final StringWriter out = new StringWriter();
  private final JsonLayout layout = new JsonLayout();
  private final JsonGenerator generator;

  /** Creates a writer of one JSON value. */
  public JsonWriter() {
    generator =
        FACTORY.createGenerator(
            new ObjectWriteContext.Base() {
              @Override
              public PrettyPrinter getPrettyPrinter() {
                return layout;
              }

              @Override
              public boolean hasPrettyPrinter() {
                return true;
              }

              @Override
              public CharacterEscapes getCharacterEscapes() {
                return Escapes.HIDDEN;
              }
            },
            out);
  }

  /** Returns all written text and a line end; every object and array must be ended. */
  public String text() {
    if (!generator.streamWriteContext().inRoot()) {
      throw new IllegalStateException("an object or array was not ended");
    }
    generator.flush();
    return out + "\n";
  }

  /** Puts the next object or array, with its content, on one line. */
  public JsonWriter inline() {
    layout.inlineNext();
    return this;
  }

  /** Starts an object. */
  public JsonWriter object() {
    generator.writeStartObject();
    return this;
  }

  /** Starts a member, whose value is written next. */
  public JsonWriter name(String name) {
    generator.writeName(name);
    return this;
  }

  /** Starts an object as a member. */
  public JsonWriter object(String name) {
    generator.writeName(name);
    return object();
  }

  /** Starts an array. */
  public JsonWriter array() {
    generator.writeStartArray();
    return this;
  }

  /** Starts an array as a member. */
  public JsonWriter array(String name) {
    generator.writeName(name);
    return array();
  }

  /** Writes an array of strings as a member, all on one line. */
  public JsonWriter words(String name, Iterable<String> words) {
    inline().array(name);
    words.forEach(this::value);
    return end();
  }

  /**
   * Writes an array of objects as a member, each object on a line of its own.
   *
   * @param members writes the members of each
   */
  public <T> JsonWriter rows(String name, Iterable<T> list, Consumer<? super T> members) {
    array(name);
    list.forEach(each -> inline().object(members, each));
    return end();
  }

  private <T> void object(Consumer<? super T> members, T each) {
    object();
    members.accept(each);
    end();
  }

  /** Ends the innermost object or array. */
  public JsonWriter end() {
    if (generator.streamWriteContext().inObject()) {
      generator.writeEndObject();
    } else {
      generator.writeEndArray();
    }
    return this;
  }

  /** Writes a string as a member; null as null. */
  public JsonWriter field(String name, String value) {
    generator.writeName(name);
    return value(value);
  }

  /** Writes a whole number as a member. */
  public JsonWriter field(String name, long value) {
    generator.writeName(name);
    return value(value);
  }

  /** Writes a finite number as a member. */
  public JsonWriter field(String name, double value) {
    generator.writeName(name);
    return value(value);
  }

  /** Writes a number as a member; NaN as null, as the mean if no fight ends. */
  public JsonWriter number(String name, double value) {
    return Double.isNaN(value) ? nul(name) : field(name, value);
  }

  /** Writes a truth value as a member. */
  public JsonWriter field(String name, boolean value) {
    generator.writeName(name);
    return value(value);
  }

  /** Writes a null as a member. */
  public JsonWriter nul(String name) {
    generator.writeName(name);
    return nul();
  }

  /** Writes a value that was read as a member; numbers keep their notation. */
  public JsonWriter field(String name, Json value) {
    generator.writeName(name);
    return value(value);
  }

  /** Writes a string into an array; null as null. */
  public JsonWriter value(String value) {
    generator.writeString(value);
    return this;
  }

  /** Writes a whole number into an array. */
  public JsonWriter value(long value) {
    generator.writeNumber(value);
    return this;
  }

  /** Writes a finite number into an array; minus zero is zero. */
  public JsonWriter value(double value) {
    if (Double.isNaN(value) || Double.isInfinite(value)) {
      throw new IllegalArgumentException(value + " is not a JSON number");
    }
    generator.writeNumber(value == 0 ? 0.0 : value);
    return this;
  }

  /** Writes a truth value into an array. */
  public JsonWriter value(boolean value) {
    generator.writeBoolean(value);
    return this;
  }

  /** Writes a null into an array. */
  public JsonWriter nul() {
    generator.writeNull();
    return this;
  }

  /** Writes a value that was read; numbers keep their notation. */
  public JsonWriter value(Json json) {
    if (json instanceof Json.Obj object) {
      object();
      for (Json.Member member : object.members()) {
        generator.writeName(member.name());
        value(member.value());
      }
      return end();
    }
    if (json instanceof Json.Arr array) {
      array();
      for (Json value : array.values()) {
        value(value);
      }
      return end();
    }
    if (json instanceof Json.Str string) {
      return value(string.value());
    }
    if (json instanceof Json.Num number) {
      generator.writeNumber(number.text());
      return this;
    }
    return json instanceof Json.Bool bool ? value(bool.value()) : nul();
  }

  /**
   * The characters of written strings that are escaped: those that {@link Printable} would not
   * print.
   */
  private static final class Escapes extends CharacterEscapes {

    static final Escapes HIDDEN = new Escapes();

    private static final long serialVersionUID = 1L;

    private static int[] ascii() {
      int[] codes = standardAsciiEscapesForJSON();
      for (int c = 0; c < codes.length; c++) {
        if (codes[c] == ESCAPE_STANDARD || c == 0x7f) {
          codes[c] =
              ESCAPE_CUSTOM; // for digits in lower case, as everywhere in the program's output
        }
      }
      return codes;
    }

    @Override
    public int[] getEscapeCodesForAscii() {
      return ascii();
    }

    @Override
    public SerializableString getEscapeSequence(int c) {
      if (Character.isSurrogate((char) c) || !Printable.isHidden(c)) {
        return null;
      }
      return new SerializedString(Printable.hexEscape(c));
    }
  }
}
