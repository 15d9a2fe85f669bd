package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.OwnTables.COMBAT_RESULTS;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A designer's own tables behind links. */
class DesignersTablesTest {
  @TempDir Path dir;

  @Test
  void a_link_is_as_good_as_its_file() throws IOException {
    OwnTables own = new OwnTables(dir).with("real/crt.txt", COMBAT_RESULTS);
    Files.createSymbolicLink(dir.resolve("link.json"), Path.of("real/crt.txt"));
    assertThat(own.vedette("list").answer()).contains(own.named("link.json"));
  }
}
