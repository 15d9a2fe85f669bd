package vedette.system;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.form.Field;
import vedette.json.Json;
import vedette.system.query.Code;
import vedette.system.query.Members;
import vedette.system.query.SectionReader;

/** A reader of the units of a file. */
final class UnitsReader {
  /** A kind of unit. */
  record WrittenUnit(
      @Field(
              name = "class",
              text = "A class, or a list of them.",
              optional = true,
              schemaRef = "classes",
              by = "UnitsReader::classes")
          List<Integer> classes,
      @Field(
              text = "When it acts: a letter, A first, or a number, the highest first.",
              optional = true,
              schemaTypes = {"string", "integer"},
              by = "UnitsReader::initiative")
          Arm.Initiative initiative,
      @Field(text = "How many steps it has.", optional = true, schemaRef = "count") Json steps,
      @Field(
              text = "Points that one figure has; 1 if left out.",
              optional = true,
              schemaRef = "count")
          Json life,
      @Field(
              text = "A value, as its cost: a number, or one for each step, the full one first.",
              others = true,
              schemaRef = "bySteps")
          Map<String, Json> values) {}

  private static final int MOST = 99_999;
  private static final int MOST_STEPS = 100;

  private final SectionReader part;

  UnitsReader(SectionReader part) {
    this.part = part.withCode(Code.UNIT);
  }

  /** Returns the arms; one without a name if the file has none. */
  List<Arm> read(Json.Obj written) {
    List<Arm> arms = new ArrayList<>();
    for (Json.Member unit : Members.named(written)) {
      arms.add(arm(unit, arms.size()));
    }
    if (arms.isEmpty()) {
      arms.add(Arm.NAMELESS);
    }
    return arms;
  }

  private Arm arm(Json.Member unit, int index) {
    String name = unit.name();
    WrittenUnit written =
        unit.value() instanceof Json.Num number
            ? number(name, number)
            : part.read(unit.value(), WrittenUnit.class);
    if (written == null) {
      return new Arm(name, index, Map.of(), List.of(), null, 0, 0, 1, unit.at());
    }
    int[] stated = written.steps() == null ? null : numbers("steps", written.steps());
    int steps = stated == null ? 0 : stated[0];
    String by = "";
    Map<Integer, int[]> values = new HashMap<>();
    for (Map.Entry<String, Json> value : written.values().entrySet()) {
      String key = value.getKey();
      int[] numbers = numbers(key, value.getValue());
      if (numbers == null) {
        continue;
      }
      values.put(part.names().values().indexOf(key), numbers);
      if (numbers.length > 1 && steps == 0) {
        steps = numbers.length;
        by = " by its " + key;
      } else if (numbers.length > 1 && numbers.length != steps) {
        part.report(
            value.getValue().at(),
            "`"
                + name
                + "` has "
                + steps
                + " steps"
                + by
                + " and "
                + numbers.length
                + " by its "
                + key,
            "write the same number of values in each, or one number for all steps");
      }
    }
    int[] cost = values.get(part.names().values().indexOf("cost"));
    return new Arm(
        name,
        index,
        values,
        written.classes(),
        written.initiative(),
        cost == null ? 0 : cost[0],
        steps,
        life(name, written.life(), steps),
        unit.at());
  }

  /** Reports a number written in place of a unit, and returns null. */
  private WrittenUnit number(String name, Json.Num number) {
    part.report(
        number.at(),
        "`" + name + "` is " + number.text() + ", but a unit is an object",
        "write \"" + name + "\": {}, and its strength in the stack: " + name + " " + number.text());
    return null;
  }

  private int[] numbers(String key, Json json) {
    Integer whole = Members.whole(json);
    boolean positive = key.equals("steps") || key.equals("cost") || key.equals("strength");
    if (whole != null && whole <= MOST && whole >= (positive ? 0 : -MOST)) {
      if (key.equals("steps") && (whole < 1 || whole > MOST_STEPS)) {
        part.report(
            json.at(),
            whole + " is not a number of steps",
            "write a whole number from 1 to " + MOST_STEPS);
        return null;
      }
      return new int[] {whole};
    }
    String text = Members.messageText(json);
    if (json instanceof Json.Str
        && text.matches("-?\\d{1,5}(/-?\\d{1,5})+")
        && !key.equals("steps")) {
      String[] parts = text.split("/");
      if (parts.length <= MOST_STEPS) {
        int[] numbers = new int[parts.length];
        for (int i = 0; i < parts.length; i++) {
          numbers[i] = Integer.parseInt(parts[i]);
        }
        return numbers;
      }
    }
    if (json instanceof Json.Obj && key.equals("saves")) {
      return null;
    }
    boolean quoted = json instanceof Json.Str && text.matches("-?\\d+");
    part.report(
        json.at(),
        "`" + (quoted ? "\"" + text + "\"" : text) + "` is not a number",
        quoted ? "remove the quotes: " + text : help(key, text));
    return key.equals("steps") ? null : new int[] {1}; // so that it is not reported as missing
  }

  private static String help(String key, String text) {
    if (text.matches("-?\\d{1,5}(/-?\\d{1,5})*/")) {
      return "write \""
          + key
          + "\": \""
          + text.substring(0, text.length() - 1)
          + "\", or one more number";
    }
    Matcher pair = Pattern.compile("(\\d{1,5})-(\\d{1,5})").matcher(text);
    if (pair.matches()) {
      return "write \""
          + key
          + "\": "
          + pair.group(1)
          + ", \"defence\": "
          + pair.group(2)
          + "; a slash separates steps";
    }
    Matcher letter = Pattern.compile("([A-Z])(\\d{1,5})").matcher(text);
    if (letter.matches()) {
      return "write \"initiative\": \""
          + letter.group(1)
          + "\", \""
          + key
          + "\": "
          + letter.group(2);
    }
    Matcher number = Pattern.compile("\\d{1,5}").matcher(text);
    return "write \"" + key + "\": " + (number.find() ? number.group() : "3");
  }

  static List<Integer> classes(SectionReader part, Json json) {
    List<Integer> classes = new ArrayList<>();
    for (Json.Str text : part.texts(json)) {
      classes.add(part.names().classes().indexOf(text.value()));
    }
    return classes;
  }

  static Arm.Initiative initiative(SectionReader part, Json json) {
    Integer whole = Members.whole(json);
    if (whole != null) {
      return new Arm.Initiative(String.valueOf(whole), whole);
    }
    String text = Members.messageText(json);
    if (text.matches("[A-Za-z]")) {
      return new Arm.Initiative(text, -Character.toUpperCase(text.charAt(0)));
    }
    part.report(
        Code.UNIT,
        json.at(),
        "`" + text + "` is not an initiative",
        "write a letter, A first, or a number, the highest first");
    return null;
  }

  private int life(String unit, Json json, int steps) {
    if (json == null) {
      return 1;
    }
    Integer whole = Members.whole(json);
    if (whole == null || whole < 1 || whole > MOST) {
      Matcher first = Pattern.compile("\\d{1,5}").matcher(Members.messageText(json));
      part.report(
          json.at(),
          "`life` of `" + unit + "` is not a number",
          "write a number without steps: \"life\": " + (first.find() ? first.group() : "1"));
      return 1;
    }
    if (steps > 0) {
      part.report(json.at(), "`" + unit + "` has both steps and \"life\"", "leave out one of them");
    }
    return whole;
  }
}
