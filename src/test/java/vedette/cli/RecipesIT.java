package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;

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
 * to the bytes of one run.
 */
@EnabledOnOs(OS.LINUX)
@Tag("slow")
class RecipesIT {
  private static final Pattern BLOCK = Pattern.compile("(?s)```sh\n(seq .*?)```");
  private static final Pattern WORDS = Pattern.compile("(?s)vedette (six-days.*?) --threads 1");

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

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void shards_side_by_side_give_the_bytes_of_one_run(int number) throws IOException {
    String recipe = recipes().get(number);
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

  /** The page says how a shard that failed is done again. */
  @Test
  void a_shard_that_failed_is_named_by_merge_and_done_again() throws IOException {
    String recipe = recipes().get(0);
    String merge = recipe.lines().reduce((one, last) -> last).orElseThrow();
    Run cut = run("mkdir part2.log\n" + recipe.replace(merge, "echo ${PIPESTATUS[1]}"));
    assertThat(cut.out()).isEqualTo("123\n");
    Run missing = run("rmdir part2.log\n" + merge);
    assertThat(missing.code()).isEqualTo(ExitCode.WRONG_FILE);
    assertThat(missing.err()).contains("shard 2/3 is missing");
    assertThat(Manual.text(Manual.page("clusters"))).contains("`printf '3\\n17\\n' | xargs`");
    assertThat(run(recipe.replace("seq 3", "printf '2\\n'")).code()).isZero();
  }
}
