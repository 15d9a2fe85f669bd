package vedette.system.effect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import vedette.cli.CapturedRun;
import vedette.system.RuleSystem;
import vedette.system.SystemReader;
import vedette.table.Tables;
import vedette.table.grid.SystemFile;

/** Each kind of effect is documented, read, written and played by its example. */
class EffectKindsTest {
  private static final Path REFERENCE = Path.of("src/site/markdown/own-systems-reference.md");

  /**
   * The results of each example, computed by the reference. The defender has 3 points out of 9 and
   * is in the state pin twice; the attacker loses 1; each check of the defender is passed and pins
   * it.
   */
  private static final Map<String, String> PLAYED =
      Map.of(
          "nothing", "",
          "lose 1 or retreat 1", "the defender's inf loses 1, 2 left",
          "lose half, rounded up", "the defender's inf loses 2, 1 left",
          "lose as much", "the defender's inf loses 1, 2 left",
          "lose 2", "the defender's inf loses 2, 1 left",
          "gain 3", "the defender's inf regains 3, now 6",
          "retreat 2", "the defender retreats 2 hexes",
          "check morale +2", "the defender's inf checks morale: pin",
          "not 1 pin", "the defender's inf now has pin 1",
          "2 pin", "the defender's inf now has pin 4");

  @TempDir Path dir;

  @TestFactory
  Stream<DynamicTest> each_kind_is_documented_read_written_and_played() {
    return EffectReader.KINDS.stream()
        .map(kind -> DynamicTest.dynamicTest(kind.example(), () -> check(kind.example())));
  }

  private void check(String example) throws IOException {
    assertThat(Files.readString(REFERENCE)).contains("`" + example + "`");
    Path file = system("results", example);
    RuleSystem rules = SystemReader.read((SystemFile) Tables.builtIn().file(file.toString()));
    Effect effect = rules.results().get("x").suffered().get(1).effects().get(0);
    assertThat(effect).hasToString(example);
    String played =
        CapturedRun.vedette(
                "own " + file + " --attacker 'inf 3' --defender 'inf 3/9 pin 2' --explain")
            .out();
    String begun = played.substring(0, played.indexOf("\nSuccess"));
    if (example.equals("nothing")) {
      assertThat(begun).doesNotContain("the defender's inf");
    } else {
      assertThat(begun).contains(PLAYED.get(example));
    }
  }

  private Path system(String name, String effect) throws IOException {
    Path file = dir.resolve(name + ".json");
    Files.writeString(
        file,
        """
        { "format": 1, "id": "mine/story", "title": "A story", "kind": "system",
          "units": { "inf": {} },
          "states": { "pin": { "counts": 9 } },
          "checks": { "morale": { "die": "d6", "atLeast": 1, "pass": "pin" } },
          "results": { "x": { "attacker": "lose 1", "defender": "EFFECT" } },
          "round": [ { "result": "x" } ] }
        """
            .replace("EFFECT", effect));
    return file;
  }

  /** A condition behind an effect is written as it was read. */
  @Test
  void a_condition_is_written_behind_its_effect() throws IOException {
    Path file = system("condition", "lose d3 points of random unit if round >= 2");
    RuleSystem rules = SystemReader.read((SystemFile) Tables.builtIn().file(file.toString()));
    assertThat(rules.results().get("x").suffered().get(1).effects().get(0))
        .hasToString("lose d3 points of random unit if round >= 2");
  }
}
