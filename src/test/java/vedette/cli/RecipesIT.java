package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The shell's recipes of the manual, with fewer cells and battles: shards side by side, then merged
 * to the bytes of one run. Where GNU parallel is missing, xargs alone runs them.
 */
@EnabledOnOs(OS.LINUX)
@Tag("slow")
class RecipesIT {
  private static final Pattern BLOCK = Pattern.compile("(?s)```sh\n(seq .*?)```");
  private static final Pattern WORDS = Pattern.compile("(?s)vedette (six-days.*?) --threads 1");

  /** xargs reads the numbers as parallel does, and does not try again. */
  private static final String PARALLEL = "parallel -I% --retries 3 --joblog shards.log \\\n    ";

  private static final String XARGS = "xargs -P 2 -I% bash -c ";

  @TempDir Path dir;

  private static List<String> recipes() {
    String page = Manual.text(Manual.page("clusters"));
    return BLOCK.matcher(page).results().map(it -> smaller(it.group(1))).toList();
  }

  private static String smaller(String recipe) {
    return recipe
        .replace("{2..40}", "{2..6}")
        .replace("2G", "100k")
        .replace("seq 20", "seq 3")
        .replace("%/20", "%/3")
        .replace("seq 100", "seq 3")
        .replace("%/100", "%/3");
  }

  private Run run(String script) {
    return Run.of(dir, "ln -sf \"$vedette\" vedette; PATH=.:$PATH; " + script);
  }

  private void assertGivesTheWhole(String recipe) throws IOException {
    assertThat(recipe).contains("vedette merge part*.log --format ");
    Run run = run(recipe);
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    MatchResult whole =
        WORDS.matcher(recipe.replace("\\\n", " ")).results().findFirst().orElseThrow();
    String format = recipe.replaceFirst("(?s).* --format (\\w+) > .*", "$1");
    String file = recipe.strip().replaceFirst("(?s).*> ", "");
    assertThat(Files.readString(dir.resolve(file)))
        .isEqualTo(Captured.vedette(whole.group(1) + " --format " + format).answer());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void parallel_gives_the_bytes_of_one_run(int recipe) throws IOException {
    assumeTrue(run("command -v parallel").code() == 0, "GNU parallel is not installed");
    assertGivesTheWhole(recipes().get(recipe));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void so_does_xargs(int recipe) throws IOException {
    String parallel = recipes().get(recipe);
    assertThat(parallel).contains(PARALLEL);
    assertGivesTheWhole(parallel.replace(PARALLEL, XARGS));
  }

  @Test
  void a_shard_that_failed_is_named_by_merge() throws IOException {
    String recipe = recipes().get(0).replace(PARALLEL, XARGS);
    run(recipe);
    Files.delete(dir.resolve("part2.log"));
    Run merge = run(recipe.lines().reduce((one, last) -> last).orElseThrow());
    assertThat(merge.code()).isEqualTo(ExitCode.WRONG_FILE);
    assertThat(merge.err()).contains("shard 2/3 is missing");
    assertThat(run(recipe).code()).isZero();
  }
}
