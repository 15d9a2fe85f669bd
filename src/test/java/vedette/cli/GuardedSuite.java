package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A suite with a baseline, and tables that change under it. */
record GuardedSuite(Path dir) {
  /** Row 7 of the combat results table, changed to repulse the defender at 5 or more. */
  static final String CHANGED =
      OwnTables.changed(
          "\"at\": 7, \"cells\": [\"A1\", \"A1\", \"D1\", \"D1\", \"D1\", \"D2\", \"D2\"]",
          "\"at\": 7, \"cells\": [\"A1\", \"A1\", \"D1\", \"D1\", \"D1\", \"D2\", \"D2Rp\"]");

  static String scenario(String name, String attacker, String more) {
    String request = "{ \"attacker\": \"" + attacker + "\", \"defender\": \"inf 2\" }";
    return "{ \"name\": \""
        + name
        + "\", \"system\": \"six-days\", \"engagement\": \"battle\", \"request\": "
        + request
        + more
        + " }";
  }

  /** Writes a suite of these scenarios. */
  GuardedSuite suite(String... scenarios) {
    return write(
        "suite.json",
        "{ \"format\": 1, \"scenarios\": [\n" + String.join(",\n", scenarios) + "\n] }\n");
  }

  /** Returns a suite of one battle at differential +3 and one at +6, with its baseline. */
  GuardedSuite asUsual() {
    suite(scenario("plus three", "inf 5", ""), scenario("plus six", "inf 8 corps", ""));
    assertThat(check("--update-baseline").answer()).startsWith("wrote ");
    return this;
  }

  GuardedSuite write(String file, String text) {
    try {
      Files.createDirectories(dir.resolve(file).getParent());
      Files.writeString(dir.resolve(file), text);
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  String read(String file) {
    try {
      return Files.readString(dir.resolve(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  boolean has(String file) {
    return Files.exists(dir.resolve(file));
  }

  CapturedRun check(String more) {
    return CapturedRun.vedette(command(more));
  }

  String command(String more) {
    return "check '" + dir + "/suite.json' --baseline '" + dir + "/baseline.json' " + more;
  }

  /** Returns a check with a combat results table of the designer's. */
  CapturedRun checkWith(String table, String more) {
    write("mine/crt.json", table);
    return check("--tables '" + dir + "/mine' " + more);
  }
}
