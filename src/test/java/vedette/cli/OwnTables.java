package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** A designer's directory of tables, for tests that change or break them. */
record OwnTables(Path dir) {
  /** The built-in combat results table, 43 lines: columns from line 14, rows from line 28. */
  static final String COMBAT_RESULTS = builtIn("combat-results");

  private static String builtIn(String name) {
    try {
      return Files.readString(Path.of("tables/six-days/" + name + ".json"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the built-in table with one passage, which must be unique, replaced by another. */
  static String changed(String passage, String replacement) {
    int at = COMBAT_RESULTS.indexOf(passage);
    assertThat(at).as(passage).isNotNegative();
    assertThat(COMBAT_RESULTS.indexOf(passage, at + 1)).as(passage).isNegative();
    return COMBAT_RESULTS.replace(passage, replacement);
  }

  OwnTables with(String file, String text) {
    return with(file, text.getBytes(StandardCharsets.UTF_8));
  }

  OwnTables with(String file, byte[] bytes) {
    try {
      Path path = dir.resolve(file);
      Files.createDirectories(path.getParent());
      Files.write(path, bytes);
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the name of a file in messages. */
  String named(String file) {
    return dir + "/" + file;
  }

  /** Runs a command with these tables. */
  CapturedRun vedette(String commandLine) {
    return CapturedRun.vedette(commandLine + " --tables '" + dir + "'");
  }
}
