package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Section E: what a scenario means. */
class BadScenariosTest extends BadInputRows {

  @Override
  Stream<DynamicTest> rows() {
    String crt = "own tables/examples/odds.json ";
    return Stream.of(
        row("E01", "nobody attacks")
            .arguments("six-days", "battle", "--attacker", "", "--defender", "inf 4")
            .refusedWithoutAnswer(2, "--attacker"),
        row("E02", "a strength of 0")
            .command(crt + "--attacker 0 --defender 5")
            .refusedWithoutAnswer(2, "--attacker: `0` is too small"),
        row("E02", "a negative strength")
            .command(crt + "--attacker=-3 --defender 5")
            .refusedWithoutAnswer(2, "--attacker: `-3` is too small"),
        row("E02", "half a strength")
            .command(crt + "--attacker=-0.5 --defender 5")
            .refusedWithoutAnswer(2, "is not a whole number"),
        row("E03", "a defender of no strength")
            .command(crt + "--attacker 3 --defender 0")
            .refusedWithoutAnswer(2, "--defender: `0` is too small"),
        row("E04", "one name for two scenarios")
            .suite(Guarded.scenario("one", "inf 5", ""), Guarded.scenario("one", "inf 6", ""))
            .refused(4, "$d/suite.json:3:11: two scenarios are called \"one\", the first at 2:11"),
        row("E05", "terrain that the rules do not have")
            .command("six-days battle --attacker 'inf 5' --defender 'inf 4; in twon'")
            .refusedWithoutAnswer(2, "did you mean `town`?"),
        row("E07", "a thousand million turns")
            .command(Captured.BATTLE + " --turns 1000000000")
            .refusedWithoutAnswer(2, "write a whole number from 1 to 99"),
        row("E08", "a fight that can come to no end")
            .file("t.json", stalemate())
            .command("own $d/t.json --attacker 3 --defender 3 --rounds until-decided --fractions")
            .answered("Undecided: 100% = 1"),
        row("E10", "no turn at all")
            .command(Captured.BATTLE + " --turns 0")
            .refusedWithoutAnswer(2, "write a whole number from 1"),
        row("E10", "a negative number of turns")
            .command(Captured.BATTLE + " --turns=-1")
            .refusedWithoutAnswer(2, "write a whole number from 1"),
        row("E12", "a unit of more strength than it had")
            .command("six-days battle --attacker 'inf 6/5' --defender 'inf 4'")
            .refusedWithoutAnswer(2, "help: "),
        row("E13", "what no way leads to")
            .command(Captured.BATTLE + " --format json --fractions")
            .answered("\"fraction\": \"0/1\""),
        row("E15", "two hundred scenarios and one wrong")
            .suite(twoHundred())
            .test(
                run -> {
                  assertThat(run.code()).isEqualTo(4);
                  assertThat(run.err()).contains("suite.json:138:").containsOnlyOnce("error[");
                  assertThat(run.out()).contains("\nscenario 136\n", "\nscenario 138\n");
                }),
        row("E16", "a suite of nothing")
            .suite()
            .refusedWithoutAnswer(2, "there is no scenario in $d/suite.json"),
        row("E16", "a name that no scenario has")
            .suite(Guarded.scenario("one", "inf 5", ""))
            .command("check --odds $d/suite.json --only two")
            .refusedWithoutAnswer(2, "no scenario matches `two`"));
  }

  private static String[] twoHundred() {
    List<String> scenarios = new ArrayList<>();
    for (int i = 1; i <= 200; i++) {
      scenarios.add(Guarded.scenario("scenario " + i, i == 137 ? "inf 0" : "inf 5", ""));
    }
    return scenarios.toArray(String[]::new);
  }

  private static String stalemate() {
    return "{ \"format\": 1, \"id\": \"own/stalemate\", \"title\": \"Stalemate\", \"kind\": \"grid\","
        + " \"source\": { \"document\": \"none\", \"status\": \"reconstructed\" }, \"cells\": \"combat\","
        + " \"columns\": { \"compare\": \"ratio\", \"rounding\": \"down\", \"below\": \"first\","
        + " \"above\": \"last\", \"list\": [ { \"name\": \"1:1\" }, { \"name\": \"2:1\" } ] },"
        + " \"rows\": { \"die\": \"d6\", \"list\": [ { \"at\": \"1-5\", \"cells\": [\"-\", \"DE\"] },"
        + " { \"at\": 6, \"cells\": [\"-\", \"DE\"] } ] } }\n";
  }
}
