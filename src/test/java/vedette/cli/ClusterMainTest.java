package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.cli.console.Console;
import vedette.cli.console.ExitCode;
import vedette.work.Deadline;
import vedette.work.Work;
import vedette.work.Workers;

/** The program on an engine, here one without machines, has the answer of one machine. */
class ClusterMainTest {
  private static final String SWEEP =
      "six-days battle --attacker 'inf {3..7}, cav 2' --defender 'inf 4' --turns 1..3";

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  /** Creates the work anew for each piece, as other machines do, and serializes its result. */
  private static final class Elsewhere implements Workers {
    private final List<String> words;
    private int done;

    Elsewhere(List<String> words) {
      this.words = words;
    }

    @Override
    public <T extends Serializable> void run(
        Work<T> work,
        int[] pieces,
        int threads,
        Deadline deadline,
        ResultTaker<T> resultTaker,
        IntConsumer progress) {
      for (int piece : pieces) {
        Work<?> there = ClusterMain.work(words);
        assertThat(there.hash()).isEqualTo(work.hash());
        @SuppressWarnings("unchecked") // the same work
        T result = (T) sent(there.piece(piece));
        resultTaker.take(piece, result);
        progress.accept(++done);
      }
    }

    private static Object sent(Serializable result) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try {
        try (ObjectOutputStream to = new ObjectOutputStream(bytes)) {
          to.writeObject(result);
        }
        return new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
      } catch (IOException | ClassNotFoundException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private CapturedRun run(List<String> words, Workers workers) {
    Console console =
        new Console(new Console.Output(out), new Console.Output(err), Map.of(), false, false, 0);
    int code = Main.run(words.toArray(String[]::new), console.with(workers));
    return new CapturedRun(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        SWEEP + " --measure all --format json | 15",
        SWEEP + " --sort success --best 3 | 15",
        SWEEP + " --method simulate --trials 2k --seed 3 --format csv | 15",
        SWEEP + " --max-states 3 | 15",
        SWEEP + " --near 40% --best 3 | 15",
        "six-days battle --attacker 'inf {3..5}' --defender 'inf 4'"
            + " --tables '{,tables/examples/milder}' --format json | 6",
        "own 'tables/examples/{odds,losses}.json' --attacker 8..9 --defender 5 | 4",
        "check --odds reports/suite.json --only 'six days: differential -*' --format json | 2",
        "check reports/suite.json --baseline reports/baseline.json --allow-outside --tables"
            + " tables/examples/milder --only 'six days: differential*' --format github | 6",
        "six-days battle --attacker 'inf 5, cav 2' --defender 'inf 4' --turns 3"
            + " --method simulate --trials 3M --format json | 2",
        "six-days battle --attacker 'inf 5, cav 2' --defender 'inf 4' --method simulate"
            + " --precision 1% | 0",
        "six-days battle --attacker 'inf 5, cav 2' --defender 'inf 4' | 0",
        "list | 0"
      })
  void it_answers_as_one_machine_does(String command, int least) {
    CapturedRun here = CapturedRun.vedette(command);
    List<String> words = List.of(CapturedRun.words(command));
    Elsewhere workers = new Elsewhere(words);
    assertThat(run(words, workers)).isEqualTo(here);
    assertThat(workers.done).isGreaterThanOrEqualTo(least);
  }

  @Test
  void what_is_wrong_is_found_before_a_piece_is_handed_out() {
    String broken = SWEEP.replace("cav 2", "elephants 2");
    List<String> words = List.of(CapturedRun.words(broken));
    Elsewhere workers = new Elsewhere(words);
    assertThat(run(words, workers)).isEqualTo(CapturedRun.vedette(broken));
    assertThat(workers.done).isZero();
  }

  /** A worker compares the hash of its own files with that of the first machine. */
  @Test
  void the_work_of_other_tables_is_other_work(@TempDir Path dir) throws IOException {
    Path drafts = Files.createDirectories(dir.resolve("drafts"));
    Path copy = drafts.resolve("crt.json");
    Files.copy(Path.of("tables/six-days/combat-results.json"), copy);
    String before = hash("{," + drafts + "}");
    assertThat(hash("{," + drafts + "}")).isEqualTo(before);
    assertThat(hash("{" + drafts + ",}")).isNotEqualTo(before);
    Files.writeString(copy, Files.readString(copy).replace("\"A3Rp\"", "\"A2Rp\""));
    assertThat(hash("{," + drafts + "}")).isNotEqualTo(before);
  }

  private static String hash(String tables) {
    return ClusterMain.work(
            List.of(CapturedRun.words(SWEEP.replace(" --turns 1..3", "") + " --tables " + tables)))
        .hash();
  }

  @Test
  void a_worker_without_the_file_says_so() {
    assertThatThrownBy(() -> ClusterMain.work(List.of("check", "--odds", "missing.json")))
        .isInstanceOf(Workers.WorkerFailure.class)
        .hasMessageContaining("a worker cannot run the command: error[J001]: missing.json")
        .hasMessageContaining("no such file");
  }

  @Test
  void an_engine_that_gives_up_is_named_with_what_to_do() {
    Workers failing =
        new Workers() {
          @Override
          public <T extends Serializable> void run(
              Work<T> work,
              int[] pieces,
              int threads,
              Deadline deadline,
              ResultTaker<T> resultTaker,
              IntConsumer progress) {
            throw new Workers.WorkerFailure("the engine gave up", "ask another");
          }
        };
    assertThat(run(List.of(CapturedRun.words(SWEEP)), failing).complaint(ExitCode.REFUSED))
        .isEqualTo("error[L011]: the engine gave up\nhelp: ask another\n");
  }
}
