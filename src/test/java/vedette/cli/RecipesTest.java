package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** The files of the manual for Slurm and Kubernetes are well formed, and ask for what there is. */
class RecipesTest {
  private static final String PAGE = Manual.text(Manual.page("clusters"));

  /** The program's command in a recipe, up to where its answer goes. */
  private static final Pattern COMMAND = Pattern.compile("vedette (six-days .*?) --output \"?part");

  @TempDir Path dir;

  static String block(String language) {
    Matcher block = Pattern.compile("(?s)```" + language + "\n(.*?)```").matcher(PAGE);
    assertThat(block.find()).isTrue();
    return block.group(1);
  }

  /** The first shard of a recipe, with fewer cells. */
  private static void assertRuns(String recipe, String shard) {
    Matcher command = COMMAND.matcher(recipe.replace("\\\n", " "));
    assertThat(command.find()).isTrue();
    String words = command.group(1).replace("..400}", "..4}").replaceAll("\\s+", " ");
    assertThat(words).contains(shard);
    assertThat(Captured.vedette(words.replace(shard, "1/200")).answer())
        .contains("\"shard\": \"1/200\"");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void the_slurm_array_is_a_script_that_bash_can_read() throws Exception {
    String script = block("bash");
    Path file = Files.writeString(dir.resolve("sweep.sbatch"), script);
    Process bash = new ProcessBuilder("bash", "-n", file.toString()).inheritIO().start();
    assertThat(bash.waitFor()).isZero();
    // Slurm reads its options above the first command alone.
    List<String> lines = script.lines().toList();
    assertThat(lines.get(0)).isEqualTo("#!/bin/bash");
    assertThat(lines.stream().skip(1).takeWhile(it -> it.startsWith("#SBATCH --")))
        .hasSize((int) lines.stream().filter(it -> it.startsWith("#SBATCH")).count())
        .contains("#SBATCH --array=1-200");
    assertRuns(script, "\"$SLURM_ARRAY_TASK_ID/200\"");
  }

  @Test
  void the_kubernetes_job_has_a_pod_a_shard() {
    JsonNode job = YAMLMapper.builder().build().readTree(block("yaml"));
    assertThat(job.at("/apiVersion").asString()).isEqualTo("batch/v1");
    assertThat(job.at("/kind").asString()).isEqualTo("Job");
    assertThat(job.at("/spec/completionMode").asString()).isEqualTo("Indexed");
    assertThat(job.at("/spec/completions").asInt()).isEqualTo(200);
    assertThat(job.at("/spec/template/spec/restartPolicy").asString()).isEqualTo("Never");
    JsonNode container = job.at("/spec/template/spec/containers/0");
    assertThat(names(job.at("/spec/template/spec/volumes")))
        .containsAll(names(container.at("/volumeMounts")));
    assertThat(container.at("/command/0").asString()).isEqualTo("bash");
    assertRuns(container.at("/args/0").asString(), "$part/200");
  }

  private static List<String> names(JsonNode list) {
    return StreamSupport.stream(list.spliterator(), false)
        .map(it -> it.get("name").asString())
        .toList();
  }
}
