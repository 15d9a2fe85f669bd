package vedette.rules.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import vedette.json.Json;
import vedette.json.JsonReader;
import vedette.odds.ExactOdds;
import vedette.odds.Odds;
import vedette.problem.Problems;
import vedette.problem.Source;
import vedette.rules.Fights;

/** The engine gives the odds that a plain reading of the format gives, die by die. */
@Tag("slow")
class PlainFightTest {
  private static final double EXACT = 1e-11;

  @TempDir static Path dir;

  /** A fight under a file of its own, or under an example. */
  private record Case(String file, String title, String fight) {
    @Override
    public String toString() {
      return title + ": " + fight;
    }
  }

  static List<Case> fights() throws IOException {
    List<Case> cases = new ArrayList<>();
    try (InputStream in = PlainFightTest.class.getResourceAsStream("/system/plain.json")) {
      Source source = Source.read(in, "plain.json");
      Json.Obj root = (Json.Obj) JsonReader.read(source, new Problems());
      for (Json each : ((Json.Arr) root.get("systems")).values()) {
        Json.Obj one = (Json.Obj) each;
        String file = PlainRoll.text(one.get("file"));
        String title = file;
        if (one.get("system") != null) {
          title = file;
          Path written = dir.resolve(file.replaceAll("\\W+", "-") + ".json");
          Files.writeString(written, whole(source, (Json.Obj) one.get("system"), cases.size()));
          file = written.toString();
        }
        for (Json fight : ((Json.Arr) one.get("fights")).values()) {
          cases.add(new Case(file, title, PlainRoll.text(fight)));
        }
      }
    }
    return cases;
  }

  /** The text of a system with the head that every file has. */
  private static String whole(Source source, Json.Obj system, int number) {
    int depth = 0;
    int from = source.text().indexOf('{', offset(source, system));
    for (int i = from; ; i++) {
      char at = source.text().charAt(i);
      depth += at == '{' ? 1 : at == '}' ? -1 : 0;
      if (depth == 0) {
        return "{ \"format\": 1, \"id\": \"plain/s"
            + number
            + "\", \"title\": \"A plain system\", \"kind\": \"system\", "
            + source.text().substring(from + 1, i + 1);
      }
    }
  }

  private static int offset(Source source, Json.Obj system) {
    int at = 0;
    for (int line = 1; line < system.at().line(); line++) {
      at = source.text().indexOf('\n', at) + 1;
    }
    return at + system.at().column() - 1;
  }

  @ParameterizedTest
  @MethodSource("fights")
  void the_engine_agrees(Case each) {
    String[] options = Fights.and(new String[] {each.fight()}, "table", each.file());
    Odds.Exact odds = ExactOdds.of(Fights.fight("own", "fight", options), 1_000_000, false);
    Json.Obj root =
        (Json.Obj) JsonReader.read(Source.read(Path.of(each.file()), "file"), new Problems());
    PlainFight plain = new PlainFight(root, Fights.given(each.fight()));
    plain.fight();
    Map<String, Map<Comparable<?>, Double>> measures = PlainMeasures.of(plain);
    for (Odds.MeasureOdds measure : odds.measures()) {
      Map<Comparable<?>, Double> expected = measures.get(measure.name());
      assertThat(expected).as(measure.name()).isNotNull();
      for (Odds.Chance chance : measure.distribution()) {
        assertThat(chance.p())
            .as(measure.name() + " " + chance.value() + " of " + expected)
            .isCloseTo(expected.getOrDefault(chance.value(), 0.0), within(EXACT));
      }
      double sum = measure.distribution().stream().mapToDouble(Odds.Chance::p).sum();
      assertThat(sum).isCloseTo(1 - odds.undecided(), within(EXACT));
    }
  }
}
