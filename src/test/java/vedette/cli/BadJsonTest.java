package vedette.cli;

import static vedette.cli.OwnTables.COMBAT_RESULTS;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Section B: what JSON is, and which keys and values a table has. */
class BadJsonTest extends BadInputRows {
  private static final String AT = "$d/tables/crt.json:";
  private static final String FIRST_ROW = "{ \"at\": 1, \"cells\": [\"A3Rp\"";

  @Override
  Stream<DynamicTest> rows() {
    return Stream.concat(syntax(), structure());
  }

  private static Stream<DynamicTest> syntax() {
    return Stream.of(
        row("B01", "a key twice")
            .changed("\"format\": 1,", "\"format\": 1, \"format\": 1,")
            .refusedWithoutAnswer(4, AT + "2:16: key \"format\" appears twice", "first at 2:3"),
        row("B02", "a key twice, once in escapes")
            .changed("\"format\": 1,", "\"format\": 1, \"form\\u0061t\": 1,")
            .refusedWithoutAnswer(4, AT + "2:16: key \"format\" appears twice"),
        row("B03", "something behind the object")
            .table(COMBAT_RESULTS + "x")
            .refusedWithoutAnswer(4, AT + "44:1: unexpected text after the end"),
        row("B04", "a second object")
            .table(COMBAT_RESULTS + "{}")
            .refusedWithoutAnswer(4, AT + "44:1: second document at 44:1"),
        row("B05", "an array that is never closed")
            .table("{ \"a\": [1, 2")
            .refusedWithoutAnswer(4, AT + "1:8: the \"[\" opened here is never closed"),
        row("B05", "a text that is never closed")
            .table("{ \"a\": \"b")
            .refusedWithoutAnswer(4, AT + "1:8: the string opened here is never closed"),
        row("B06", "a bracket that closes nothing")
            .table("{} }")
            .refusedWithoutAnswer(4, AT + "1:4: \"}\" closes nothing"),
        row("B07", "no comma between two rows")
            .table("{ \"a\": [[1] [2]] }")
            .refusedWithoutAnswer(4, AT + "1:12: a comma is missing here"),
        row("B08", "65 brackets in each other")
            .table("[".repeat(65) + "]".repeat(65))
            .refusedWithoutAnswer(4, AT + "1:65: nested deeper than 64"),
        row("B08", "100,000 brackets in each other")
            .table("[".repeat(100_000))
            .refusedWithoutAnswer(4, "nested deeper than 64"),
        row("B09", "a tab in a text")
            .table("{ \"a\": \"b\tc\" }")
            .refusedWithoutAnswer(4, AT + "1:10: tab (U+0009) inside a string"),
        row("B10", "an escape that JSON does not have")
            .table("{ \"a\": \"\\x\" }")
            .refusedWithoutAnswer(4, AT + "1:9: unknown escape"),
        row("B10", "half a character")
            .table("{ \"a\": \"\\ud800\" }")
            .refusedWithoutAnswer(4, AT + "1:9: \\ud800 is half a character"),
        row("B11", "what moves the cursor, in the name of a unit's table")
            .changed("\"title\": \"Combat", "\"title\": \"\\u001b[2J\\u202eCombat")
            .command("show six-days/combat-results --tables $d/tables")
            .answered("\\u001b[2J\\u202eCombat"),
        row("B12", "a name of ten megabytes")
            .changed("Combat results table", "x".repeat(10_000_000))
            .refusedWithoutAnswer(4, AT + "4:12: string longer than 10000 characters"),
        row("B13", "very many keys whose hashes are alike")
            .table(colliding(100_000))
            .refusedWithoutAnswer(4, AT + "1:1: key \"kind\" is missing"));
  }

  /** Words of 17 pairs, each {@code Aa} or {@code BB}: all have one hash. */
  private static String colliding(int keys) {
    StringBuilder json = new StringBuilder("{");
    for (int i = 0; i < keys; i++) {
      json.append(i == 0 ? "\"" : ",\"");
      for (int bit = 0; bit < 17; bit++) {
        json.append((i >> bit & 1) == 0 ? "Aa" : "BB");
      }
      json.append("\":1");
    }
    return json.append('}').toString();
  }

  private static Stream<DynamicTest> structure() {
    return Stream.of(
        row("B14", "an array instead of the object")
            .table("[]")
            .refusedWithoutAnswer(4, AT + "1:1: expected an object with ", "found an array"),
        row("B14", "nothing but null")
            .table("null")
            .refusedWithoutAnswer(4, AT + "1:1: expected an object", "found null"),
        row("B15", "an unknown key")
            .changed("\"columns\": {", "\"colums\": {")
            .refusedWithoutAnswer(4, AT + "14:3: unknown key \"colums\"", "`columns`"),
        row("B16", "a key of somebody else's")
            .changed("\"format\": 1,", "\"format\": 1, \"x-mine\": {},")
            .answered("six-days battle: exact"),
        row("B17", "a key that is missing")
            .changed("  \"title\": \"Combat results table\",\n", "")
            .refusedWithoutAnswer(4, AT + "1:1: key \"title\" is missing"),
        row("B18", "an object instead of an array")
            .changed("\"Combat results table\"", "[]")
            .refusedWithoutAnswer(
                4, AT + "4:12: expected a string, found an array", "write a string"),
        row("B18", "a number instead of a result")
            .changed(FIRST_ROW, "{ \"at\": 1, \"cells\": [3")
            .refusedWithoutAnswer(4, AT + "31:28: "),
        row("B19", "an empty cell")
            .changed(FIRST_ROW, "{ \"at\": 1, \"cells\": [null")
            .refusedWithoutAnswer(4, AT + "31:28: empty cell"),
        row("B20", "a newer format")
            .changed("\"format\": 1,", "\"format\": 3,")
            .refusedWithoutAnswer(4, AT + "2:13: file needs format 3; this program reads 1"),
        row("B21", "no format")
            .changed("  \"format\": 1,\n", "")
            .refusedWithoutAnswer(4, "key \"format\" is missing", "help: add \"format\": 1,"),
        row("B21", "a format in quotes")
            .changed("\"format\": 1,", "\"format\": \"1\",")
            .refusedWithoutAnswer(4, AT + "2:13: ", "remove the quotes: 1"),
        row("B22", "forty mistakes in one file")
            .table(COMBAT_RESULTS.replaceAll("\"[AD]([1-3])(Rp)?\"", "\"X$1$2\""))
            .refusedWithoutAnswer(4, AT + "31:28: ", "… and 50 more in $d/tables/crt.json"),
        row("B23", "a good file and a broken one")
            .file("good.json", COMBAT_RESULTS)
            .file("bad.json", "{")
            .command("lint $d/good.json $d/bad.json")
            .answeredWith(4, "cannot be used: 1 error", "$d/bad.json:1:1: "));
  }
}
