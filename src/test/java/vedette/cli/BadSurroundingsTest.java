package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.Captured.BATTLE;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Section H: where the answer goes, and what is around the program. */
class BadSurroundingsTest extends BadInputRows {
  private static final String NO_OUTPUT = "answers go to standard output alone";

  private static DynamicTest alike(String id, String input, Map<String, String> environment) {
    return row(id, input)
        .command(BATTLE)
        .in(environment)
        .test(run -> assertThat(run.answer()).isEqualTo(Captured.vedette(BATTLE).answer()));
  }

  @Override
  Stream<DynamicTest> rows() {
    return Stream.of(
        row("H05", "a suite in a directory that is not there")
            .command(BATTLE + " --save-scenario $d/no/suite.json")
            .refusedWithoutAnswer(5, "there is no such directory", "create it first"),
        row("H06", "a directory instead of a suite")
            .command(BATTLE + " --save-scenario $d")
            .refusedWithoutAnswer(5, "it is a directory", "name a file"),
        row("H06", "a suite that is found out before two thousand million battles")
            .command(BATTLE + " --method direct --trials 2G --save-scenario $d/no/suite.json")
            .refusedWithoutAnswer(5, "there is no such directory"),
        row("H10", "no terminal")
            .command(BATTLE + " --method simulate --trials 100k")
            .test(run -> assertThat(run.answer()).doesNotContain("\u001b", "█", "\r")),
        alike("H11", "NO_COLOR=1", Map.of("NO_COLOR", "1")),
        alike("H12", "TERM=dumb", Map.of("TERM", "dumb")),
        alike("H12", "colour forced and forbidden", Map.of("CLICOLOR_FORCE", "1", "NO_COLOR", "1")),
        alike("H13", "COLUMNS=0", Map.of("COLUMNS", "0")),
        alike("H13", "COLUMNS=-5", Map.of("COLUMNS", "-5")),
        alike("H13", "COLUMNS=abc", Map.of("COLUMNS", "abc")),
        row("H13", "COLUMNS=20").command(BATTLE).in(Map.of("COLUMNS", "20")).answered("six-days"));
  }
}
