package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Section G: files that a file names. Scenarios name tables, and nothing names anything else. */
class BadPathsTest extends BadInputRows {
  private static final String SECRET = "root:x:0:0:secret\n";
  private static final String TABLE = odds();

  private static String odds() {
    try {
      return Files.readString(Path.of("tables/examples/odds.json"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String attack(String table) {
    return "{ \"name\": \"one\", \"system\": \"own\", \"engagement\": \"fight\", \"request\":"
        + " { \"table\": \""
        + table
        + "\", \"attacker\": 12, \"defender\": 5 } }";
  }

  /** A suite in a directory of its own, that names this table. */
  private static BadInput naming(String id, String table) {
    return row(id, "a scenario that names " + table)
        .file("secret", SECRET)
        .file(
            "suites/suite.json", "{ \"format\": 1, \"scenarios\": [\n" + attack(table) + "\n] }\n")
        .file("suites/tables/odds.json", TABLE)
        .command("check --odds $d/suites/suite.json");
  }

  private static DynamicTest outside(String id, String table) {
    return naming(id, table)
        .step(dir -> Files.createSymbolicLink(dir.resolve("suites/link"), dir.resolve("secret")))
        .step(dir -> Files.createSymbolicLink(dir.resolve("suites/up"), dir))
        .test(
            run -> {
              assertThat(run.code()).isEqualTo(4);
              assertThat(run.err())
                  .startsWith("error[T009]: ")
                  .contains("suites/suite.json:2:80: ", "outside the suite's directory")
                  .contains("\nhelp: ", "--allow-outside")
                  .doesNotContain("secret\n", "root:x");
            });
  }

  @Override
  Stream<DynamicTest> rows() {
    return Stream.of(
        outside("G01", "../secret"),
        outside("G01", "tables/../../secret"),
        outside("G01", "../nothing"),
        outside("G01", "../../../../../../../../etc/passwd"),
        naming("G01", "../secret")
            .command("check --odds $d/suites/suite.json --allow-outside")
            .test(
                run -> {
                  assertThat(run.code()).isEqualTo(4);
                  assertThat(run.err()).contains("this is not JSON").doesNotContain("root:x");
                }),
        naming("G01", "tables/../tables/odds.json").answered("\none\n"),
        outside("G02", "/etc/passwd"),
        naming("G02", "http://127.0.0.1/odds.json").refused(5, "suite.json:2:80: ", "no such file"),
        outside("G03", "link"),
        outside("G03", "up/secret"),
        naming("G06", "tables/odd.json")
            .refused(5, "suite.json:2:80: ", "did you mean `$d/suites/tables/odds.json`?"),
        naming("G06", "tables").refused(5, "suite.json:2:80: ", "is a directory"),
        naming("G06", "suites.json")
            // Neither the suite nor its baseline is a table, whatever they are called.
            .file("suites/suits.json", "{ \"format\": 1, \"vedette\": \"0.1.0\" }")
            .refused(
                5,
                "suite.json:2:80: $d/suites/suites.json: cannot read: no such file",
                "help: \"suites.json\" is looked for in $d/suites; write its path"
                    + " relative to that directory"),
        naming("G07", "tables/Odds.json")
            .refused(5, "suite.json:2:80: ", "did you mean `$d/suites/tables/odds.json`?"),
        naming("G08", "tables\\\\odds.json")
            .refused(5, "suite.json:2:80: ", "write it with / between directories: "),
        naming("G09", "tables\\u0000/odds.json")
            .refused(5, "suite.json:2:80: ", "is not a valid file name"),
        row("G10", "blanks, a colon, quotes and pictures in a name")
            .file("a b: \"c\" 🎲/odds.json", TABLE)
            .suite(attack("a b: \\\"c\\\" 🎲/odds.json"))
            .answered("\none\n"),
        naming("G11", "tables/odds.json")
            .file(
                "suites/tables/odds.json",
                TABLE.replace("\"AE\", \"AE\", \"AE\"", "\"AE\", \"XX\", \"AE\""))
            .refused(
                4,
                "error[T033]: $d/suites/tables/odds.json:21:38: unknown result \"XX\"",
                "the table is named at $d/suites/suite.json:2:80"));
  }
}
