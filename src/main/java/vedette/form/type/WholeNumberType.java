package vedette.form.type;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import vedette.form.model.Code;
import vedette.form.model.FileType;
import vedette.form.model.FormSchema;
import vedette.form.model.LineType;
import vedette.form.model.OptionType;
import vedette.form.model.Phrases;
import vedette.form.model.RecordReader;
import vedette.form.model.Slot;
import vedette.form.model.Tokens;
import vedette.form.model.Type;
import vedette.form.model.WholeNumber;
import vedette.json.Json;
import vedette.json.JsonReader;
import vedette.json.JsonWriter;
import vedette.source.Position;
import vedette.source.Printable;
import vedette.source.TextFault;

/** Whole numbers of 32 or 64 bits, which may have a sign if they can be negative. */
final class WholeNumberType extends Type implements LineType, OptionType, FileType {
  private static final int MAX_DIGITS = 19; // the maximum of a long

  private static final Pattern FRACTION =
      Pattern.compile("-?([0-9]*[.,][0-9]+|[0-9]+/[0-9]+|[0-9]*[\u00bc-\u00be])");

  private final boolean isInt;

  WholeNumberType(Class<?> raw) {
    super(raw, raw == int.class ? Sort.WHOLE : Sort.LONG);
    isInt = raw == int.class;
  }

  private long least(Slot slot) {
    return isInt ? Math.max(slot.value().min(), Integer.MIN_VALUE) : slot.value().min();
  }

  private long max(Slot slot) {
    return isInt ? Math.min(slot.value().max(), Integer.MAX_VALUE) : slot.value().max();
  }

  @Override
  public Object read(Tokens words, Slot slot) {
    String what = slot.called();
    return words
        .next(Phrases.a(what))
        .number((int) slot.value().min(), (int) slot.value().max(), what);
  }

  @Override
  public boolean isNext(Tokens words, Slot slot) {
    if (!words.hasNext()) {
      return false;
    }
    String word = words.peek().text();
    int digit = "-+".indexOf(word.charAt(0)) >= 0 ? 1 : 0;
    return word.length() > digit && word.charAt(digit) >= '0' && word.charAt(digit) <= '9';
  }

  @Override
  public Object parse(String text, Slot slot) {
    int least = (int) least(slot);
    int most = (int) max(slot);
    OptionalInt number = WholeNumber.of(text, least, most);
    if (number.isPresent() && !text.startsWith("+")) {
      return number.getAsInt();
    }
    boolean broken = FRACTION.matcher(text).matches();
    throw new TextFault(
        0,
        text.isEmpty() ? "a number is missing" : "`" + text + "` is " + fault(text, broken, most),
        "write a whole number "
            + (most == Integer.MAX_VALUE ? least + " or more" : "from " + least + " to " + most)
            + (broken && !slot.key().brokenHelp().isEmpty() ? "; " + slot.key().brokenHelp() : ""));
  }

  private static String fault(String text, boolean broken, int most) {
    if (broken) {
      return "not a whole number";
    }
    if (!text.matches("-?[0-9]+")) {
      return "not a number in plain digits";
    }
    return new BigInteger(text).compareTo(BigInteger.valueOf(most)) > 0 ? "too large" : "too small";
  }

  @Override
  public String label(String name) {
    return "N";
  }

  @Override
  public Object read(Json json, Slot slot, RecordReader reader) {
    if (json instanceof Json.Str string) {
      return quoted(string, reader);
    }
    if (!(json instanceof Json.Num number)) {
      return reader.expected("a number", json);
    }
    BigDecimal value = number.value();
    if (value == null) {
      return null; // the JSON reader has reported it
    }
    long min = least(slot);
    long max = max(slot);
    boolean large = value.precision() - (long) value.scale() > MAX_DIGITS;
    boolean broken = !large && value.signum() != 0 && value.stripTrailingZeros().scale() > 0;
    if (!large
        && !broken
        && value.compareTo(BigDecimal.valueOf(min)) >= 0
        && value.compareTo(BigDecimal.valueOf(max)) <= 0) {
      return isInt ? (Object) value.intValue() : (Object) value.longValue();
    }
    return reader.report(
        broken ? Code.NOT_WHOLE : Code.BEYOND_LIMITS,
        json,
        broken
            ? "expected a whole number, found " + Printable.quote(number.text())
            : number.text() + " is not between " + min + " and " + max,
        "write a whole number from "
            + min
            + " to "
            + max
            + (slot.key().brokenHelp().isEmpty() ? "" : "; " + slot.key().brokenHelp()));
  }

  private static Object quoted(Json.Str string, RecordReader reader) {
    String text = string.value().strip();
    boolean comma = text.indexOf(',') > 0;
    if (!JsonReader.isNumber(comma ? text.replace(',', '.') : text)) {
      return reader.expected("a number", string);
    }
    return reader.report(
        Code.QUOTED_NUMBER,
        string,
        "expected a number, found the string " + Printable.quote(string.value()),
        comma
            ? "write the number without quotes, with \".\" as the decimal point"
            : "remove the quotes: " + text);
  }

  @Override
  public Object leftOut(String written, Position at) {
    long value = written.isEmpty() ? 0 : Long.parseLong(written);
    return isInt ? (Object) (int) value : (Object) value;
  }

  @Override
  public String example(Slot slot) {
    return Long.toString(Math.max(0, slot.value().min()));
  }

  @Override
  public void write(String name, Object value, JsonWriter json) {
    json.field(name, ((Number) value).longValue());
  }

  @Override
  public void describe(Slot slot, FormSchema schema) {
    schema.json().field("type", "integer");
    range(slot, schema);
  }

  @Override
  public void describeText(Slot slot, boolean orNull, FormSchema schema) {
    schema.types(orNull, "integer");
    range(slot, schema);
  }

  private void range(Slot slot, FormSchema schema) {
    schema.json().field("minimum", least(slot)).field("maximum", max(slot));
  }
}
