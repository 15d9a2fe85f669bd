package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Section J: baselines, and jobs that check against them. */
class BadBaselinesTest extends BadInputRows {
  private static final String CHECK = "check $d/suite.json --baseline $d/baseline.json ";
  private static final Map<String, String> CI = Map.of("CI", "true");

  /** A suite of two battles with its baseline, and a check. */
  private static BadInput guarded(String id, String input) {
    return row(id, input).step(dir -> new Guarded(dir).asUsual()).command(CHECK);
  }

  private static BadInput edited(String id, String input, String passage, String replacement) {
    return guarded(id, input)
        .step(
            dir -> {
              Guarded guarded = new Guarded(dir);
              String text = guarded.read("baseline.json");
              assertThat(text).contains(passage);
              guarded.write("baseline.json", text.replace(passage, replacement));
            });
  }

  @Override
  Stream<DynamicTest> rows() {
    return Stream.concat(baselines(), verdicts());
  }

  private static Stream<DynamicTest> baselines() {
    return Stream.of(
        row("J01", "no baseline in a job of CI")
            .suite(Guarded.scenario("one", "inf 5", ""))
            .command(CHECK)
            .in(CI)
            .test(
                run -> {
                  assertThat(run.complaint(5)).contains("there is no baseline yet", "help: write");
                }),
        row("J02", "no baseline")
            .suite(Guarded.scenario("one", "inf 5", ""))
            .command(CHECK)
            .refusedWithoutAnswer(5, "there is no baseline yet", "--update-baseline"),
        guarded("J03", "a baseline to be written in a job of CI")
            .command(CHECK + "--update-baseline")
            .in(CI)
            .refusedWithoutAnswer(2, "is refused where CI is set"),
        guarded("J07", "an empty baseline")
            .file("baseline.json", "")
            .refusedWithoutAnswer(4, "$d/baseline.json:1:1: file is empty", "git checkout"),
        guarded("J07", "a baseline that was cut off")
            .step(
                dir -> {
                  String text = new Guarded(dir).read("baseline.json");
                  new Guarded(dir).write("baseline.json", text.substring(0, text.length() / 2));
                })
            .refusedWithoutAnswer(4, "$d/baseline.json:", "git checkout"),
        edited("J07", "a merge that was not resolved", "{\n", "<<<<<<< HEAD\n{\n")
            .refusedWithoutAnswer(4, "$d/baseline.json:1:1: an unresolved merge conflict"),
        edited("J08", "a newer baseline", "\"format\": 1", "\"format\": 9")
            .refusedWithoutAnswer(4, "file needs format 9", "newer version"),
        guarded("J15", "a baseline to be written of a suite with a wrong scenario")
            .step(dir -> new Guarded(dir).suite(Guarded.scenario("one", "inf 0", "")))
            .command(CHECK + "--update-baseline")
            .refusedWithoutAnswer(4, "$d/suite.json:2:"),
        guarded("J19", "a baseline that is read-only")
            .step(dir -> dir.resolve("baseline.json").toFile().setReadOnly())
            .command(CHECK + "--update-baseline")
            .refusedWithoutAnswer(5, "cannot write: it is read-only", "make it writable"));
  }

  private static Stream<DynamicTest> verdicts() {
    return Stream.of(
        guarded("J12", "another note in the table, the same odds")
            .file("mine/crt.json", Guarded.REWORDED)
            .command(CHECK + "--tables $d/mine")
            .answered("2 same, 0 changed"),
        guarded("J21", "a change and a wrong scenario in one check")
            .file("mine/crt.json", Guarded.CHANGED)
            .step(
                dir ->
                    Files.writeString(
                        dir.resolve("suite.json"),
                        Files.readString(dir.resolve("suite.json"))
                            .replace(
                                "\n] }", ",\n" + Guarded.scenario("wrong", "inf 0", "") + "\n] }")))
            .command(CHECK + "--tables $d/mine")
            .refused(4, "$d/suite.json:4:"));
  }
}
