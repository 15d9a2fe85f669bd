package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import vedette.json.Version;

/**
 * The balance reports in {@code reports/} agree with the answers of the program today: each is a
 * list of commands and their answers. {@code -Dvedette.update=true} writes them anew.
 */
@Tag("slow")
class BalanceReportsTest {

  /** A report: the name of its file, its title, and the commands whose answers it contains. */
  record Balance(String system, String title, List<String> commands) {
    @Override
    public String toString() {
      return system;
    }
  }

  static Stream<Balance> reports() {
    return Stream.of(
        new Balance(
            "six-days",
            "Six Days of Glory: the combat results table",
            List.of(
                "show six-days/combat-results",
                "lint six-days/combat-results",
                "six-days battle --attacker 'inf {2..12}' --defender 'inf 6'",
                "six-days battle --attacker 'inf {2..10}' --defender 'inf {2..10}'"
                    + " --turns 5 --measure success"
                    + " --measure defenderLosses --measure attackerLosses",
                "six-days battle --influence --attacker 'inf 5, inf 5, cav 2, art 2'"
                    + " --defender 'inf 4, inf 4, cav 1, art 1, officer' --turns 5"
                    + " --terrain stream")),
        new Balance(
            "musket-pike",
            "Revised Musket & Pike: fire and melee",
            List.of(
                "show musket-pike/fire-results",
                "lint musket-pike/fire-results",
                "show musket-pike/melee-results",
                "lint musket-pike/melee-results",
                "musket-pike melee --attacker 'hi2 {3..10} ql6' --defender 'hi1 {3..6} ql6'"
                    + " --measure attackerLosses --measure defenderLosses --measure success",
                "musket-pike assault --influence --attacker 'hi1 6 ql6' --defender 'hi1 6 ql6'")),
        new Balance(
            "days-of-glory",
            "Days of Glory: shooting, artillery and close assault",
            List.of(
                "show days-of-glory/small-arms",
                "lint days-of-glory/small-arms",
                "show days-of-glory/artillery",
                "lint days-of-glory/artillery",
                "show days-of-glory/victories",
                "lint days-of-glory/victories",
                "days-of-glory close-assault --attacker 'inf {4..12} class {1..4}'"
                    + " --defender 'inf 8 class 2' --measure winner"
                    + " --measure attackerLosses --measure defenderLosses",
                "days-of-glory morale --test charge --unit 'inf 8 class {1..4}'",
                "days-of-glory charge --influence --charger 'cav 6 class 3' --target 'inf 12'"
                    + " --fire-at-charger '6 smoothbore; range 4'")),
        new Balance(
            "simple-napoleonic",
            "Really Simple Napoleonic: fire and assault",
            List.of(
                "show simple-napoleonic/musket-dice",
                "lint simple-napoleonic/musket-dice",
                "show simple-napoleonic/artillery-dice",
                "lint simple-napoleonic/artillery-dice",
                "show simple-napoleonic/assault-scores",
                "simple-napoleonic fire --shooter 'inf line' --target 'inf"
                    + " {line,column,square}' --range 1..3 --measure defenderLosses",
                "simple-napoleonic assault --attacker 'inf {2..6}/6 column' --defender"
                    + " 'inf {2..6}/6 line' --measure ending",
                "simple-napoleonic assault --influence --attacker 'inf column' --defender"
                    + " 'inf line'")),
        new Balance(
            "loose-files",
            "Loose Files: artillery and combat",
            List.of(
                "show loose-files/artillery-results",
                "lint loose-files/artillery-results",
                "show loose-files/combat-results",
                "lint loose-files/combat-results",
                "loose-files combat --attacker 'inf {4..12}' --defender 'inf 6 dp {0..4}'"
                    + " --measure attackerResult --measure defenderLosses",
                "loose-files artillery --influence --guns 3 --range short --target 'inf 6"
                    + " column'")));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("reports")
  void a_balance_report_is_what_the_program_says_today(Balance report) throws IOException {
    StringBuilder text = new StringBuilder("# Balance of ").append(report.title()).append("\n\n");
    text.append("Vedette ").append(Version.NUMBER).append(", exact odds, no seed. ");
    text.append("All of these reports are made anew by\n");
    text.append("`mvn -q test -Dtest=BalanceReportsTest -Dvedette.update=true`; ");
    text.append("a test fails when one is out of date.\n");
    for (String command : report.commands()) {
      String answer = CapturedRun.vedette(command + " --format markdown").answer();
      text.append("\n## `vedette ").append(command.replace('\'', '"')).append("`\n\n");
      text.append(answer.replaceAll("(?m)^#", "###"));
    }
    Path file = Path.of("reports/balance-" + report.system() + ".md");
    if (Boolean.getBoolean("vedette.update")) {
      Files.writeString(file, text);
    }
    assertThat(Files.readString(file)).as("%s is out of date", file).isEqualTo(text.toString());
  }
}
