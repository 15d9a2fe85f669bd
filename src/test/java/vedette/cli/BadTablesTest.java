package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.OwnTables.COMBAT_RESULTS;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Section D: what a table means. */
class BadTablesTest extends BadInputRows {
  private static final String AT = "$d/tables/crt.json:";
  private static final String FIRST_CELL = "\"cells\": [\"A3Rp\"";
  private static final String NO_LOOPS = "no result of a table sends to another table";

  @Override
  Stream<DynamicTest> rows() {
    return Stream.concat(axes(), Stream.concat(cells(), dice()));
  }

  private static Stream<DynamicTest> axes() {
    String seven = "{ \"at\": 7,";
    return Stream.of(
        row("D01", "a roll without a row")
            .changed(seven, "{ \"at\": 13,")
            .refusedWithoutAnswer(4, AT + "28:11: rolls not covered: 7 (probability 1/10)"),
        row("D02", "a row twice")
            .changed(seven, "{ \"at\": 6,")
            .refusedWithoutAnswer(4, AT + "37:7: ", "at 36:7"),
        row("D03", "a row that no roll reaches")
            .changed("{ \"at\": 10,", "{ \"at\": \"10-13\",")
            .answered("six-days battle: exact"),
        row("D03", "a row beyond the die")
            .table(
                COMBAT_RESULTS.replace(
                    "\"D3Rp\"] }",
                    "\"D3Rp\"] },\n{ \"at\": 13, \"cells\": "
                        + "[\"D1\", \"D1\", \"D1\", \"D1\", \"D1\", \"D1\", \"D1\"] }"))
            .test(
                run ->
                    assertThat(run.err())
                        .startsWith("warning[T022]: ")
                        .contains("is reached by no roll", "help: ")),
        row("D04", "a range that runs backwards")
            .changed("\"at\": \"3-4\"", "\"at\": \"4-3\"")
            .refusedWithoutAnswer(4, AT + "24:33: range \"4-3\" runs backwards"),
        row("D04", "a range without an end")
            .changed("\"at\": \"3-4\"", "\"at\": \"3-\"")
            .refusedWithoutAnswer(4, AT + "24:33: range \"3-\" cannot be read"),
        row("D05", "columns that overlap")
            .changed("\"at\": \"3-4\"", "\"at\": \"2-4\"")
            .refusedWithoutAnswer(4, AT + "24:7: "),
        row("D06", "a gap between columns")
            .changed("\"at\": \"3-4\"", "\"at\": \"4\"")
            .refusedWithoutAnswer(4, AT, "3"),
        row("D07", "columns out of order")
            .table(COMBAT_RESULTS.replace("\"at\": \"3-4\"", "\"at\": \"9-10\""))
            .refusedWithoutAnswer(4, AT),
        row("D08", "a ratio below the first column")
            .command("own tables/examples/odds.json --attacker 1 --defender 9")
            .refusedWithoutAnswer(2, "help: "),
        row("D09", "no columns")
            .table(
                COMBAT_RESULTS.replaceFirst(
                    "(?s)(\"above\": \"last\",\\s+\"list\": )\\[.*?\\]", "$1[]"))
            .refusedWithoutAnswer(4, AT),
        row("D10", "ten thousand columns").table(wide(10_000)).refusedWithoutAnswer(4, AT),
        row("D11", "a row with a cell too few")
            .changed("[\"A3Rp\", ", "[")
            .refusedWithoutAnswer(4, AT + "31:27: ", "expected 7"));
  }

  /** The built-in table over more columns than the rules know of. */
  private static String wide(int columns) {
    StringBuilder list = new StringBuilder();
    StringBuilder cells = new StringBuilder();
    for (int i = 0; i < columns; i++) {
      list.append(i == 0 ? "" : ",").append("{ \"at\": ").append(i).append(" }");
      cells.append(i == 0 ? "" : ",").append("\"XX\"");
    }
    return COMBAT_RESULTS
        .replaceFirst("(?s)(\"above\": \"last\",\\s+\"list\": )\\[.*?\\]", "$1[" + list + "]")
        .replaceAll("\"cells\": \\[.*?\\]", "\"cells\": [" + cells + "]");
  }

  private static DynamicTest cell(String id, String cell, String... words) {
    return row(id, "the cell " + cell)
        .changed(FIRST_CELL, "\"cells\": [\"" + cell + "\"")
        .refusedWithoutAnswer(4, words);
  }

  private static Stream<DynamicTest> cells() {
    String at = AT + "31:28: ";
    return Stream.of(
        cell("D12", "XX", at + "unknown result \"XX\"", "known forms"),
        cell("D13", "a3rp", at, "A3Rp"),
        cell("D13", "A3Rp ", at, "A3Rp"),
        cell("D13", "Ａ3Rp", at),
        cell("D14", "А3Rp", at, "U+0410"),
        cell("D15", "A-1", at),
        cell("D15", "A99999999999", at),
        cell("D16", "step2", at),
        row("D17", "a system that does not exist")
            .suite(Guarded.scenario("one", "inf 5", "").replace("six-days", "seven-days"))
            .refused(4, "$d/suite.json:2:", "there is no system \"seven-days\"", "six-days"),
        row("D17", "a table of a system that does not exist")
            .changed("six-days/combat", "seven-days/combat")
            .refusedWithoutAnswer(4, AT + "3:9: no rules use a table", "six-days/combat-results"));
  }

  private static BadInput die(String id, String die) {
    return row(id, "the die " + die).changed("\"die\": \"d10\"", "\"die\": \"" + die + "\"");
  }

  private static Stream<DynamicTest> dice() {
    Stream<DynamicTest> wrong =
        Stream.of("0d6", "2d0", "-1d6", "d", "2d6+", "2d6x", "6")
            .map(it -> die("D18", it).refusedWithoutAnswer(4, AT + "29:"));
    return Stream.concat(
        wrong,
        Stream.of(
            die("D19", "1d1").answered("six-days battle: exact"),
            die("D20", "100000d6").refusedWithoutAnswer(6, AT + "29:"),
            die("D20", "1d2147483648").refusedWithoutAnswer(6, AT + "29:"),
            row("D21", "a modifier that leads off the rows")
                .file("t.json", own("\"at\": \"..1\"", "\"at\": 1"))
                .command("own $d/t.json --attacker 3 --defender 1 --with woods")
                .refusedWithoutAnswer(4, "$d/t.json:"),
            row("D24", "a modifier that the table does not have")
                .command("own tables/examples/odds.json --attacker 3 --defender 1 --with wood")
                .refusedWithoutAnswer(2, "did you mean `woods`?"),
            row("D25", "a modifier that shifts by fifty columns")
                .file("t.json", own("\"shift\": 1", "\"shift\": 50"))
                .command("own $d/t.json --attacker 3 --defender 1 --with flank --explain")
                .answered("column     6:1, by ratio"),
            row("D26", "one id in two files")
                .table(COMBAT_RESULTS)
                .file("tables/other.json", COMBAT_RESULTS)
                .refusedWithoutAnswer(4, "is in two files", "$d/tables/other.json"),
            row("D27", "a better column with a worse result")
                .file(
                    "t.json",
                    own("\"DR\", \"DR\", \"DR\", \"DE\"", "\"DR\", \"DR\", \"AE\", \"DE\""))
                .command("lint $d/t.json")
                .answered("warning[L"),
            row("D28", "a table in another script")
                .changed("\"name\": \"zero\"", "\"name\": \"Fläche 表\"")
                .command("show six-days/combat-results --tables $d/tables")
                .answered("Fläche 表")));
  }

  private static String own(String passage, String replacement) {
    try {
      String table = Files.readString(Path.of("tables/examples/odds.json"));
      return table.replace(passage, replacement);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
