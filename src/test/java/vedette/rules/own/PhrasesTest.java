package vedette.rules.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import vedette.json.Json;
import vedette.json.JsonReader;
import vedette.json.JsonWriter;
import vedette.odds.answer.Odds;
import vedette.odds.exact.ExactOdds;
import vedette.rules.Fights;
import vedette.source.Problems;
import vedette.source.Source;

/**
 * Small systems that between them have every phrase of the format. The figures of their fights come
 * from an interpreter of the format that fought along every sequence of rolls and shared no code
 * with the program. A measure has its mean, or each value with its probability.
 */
class PhrasesTest {
  @TempDir static Path dir;

  private record Phrase(String title, String file, String fight, Json.Obj figures) {
    @Override
    public String toString() {
      return title + ": " + fight;
    }
  }

  static List<Phrase> phrases() throws IOException {
    Path list = Path.of("src/test/resources/system/phrases.json");
    Json.Obj root = (Json.Obj) JsonReader.read(Source.read(list, "phrases"), new Problems());
    List<Phrase> phrases = new ArrayList<>();
    for (Json each : ((Json.Arr) root.get("systems")).values()) {
      Json.Obj row = (Json.Obj) each;
      String title = text(row.get("file"));
      String file =
          row.get("system") == null ? title : written((Json.Obj) row.get("system"), phrases.size());
      for (Json one : ((Json.Arr) row.get("fights")).values()) {
        Json.Obj fight = (Json.Obj) one;
        phrases.add(
            new Phrase(title, file, text(fight.get("fight")), (Json.Obj) fight.get("figures")));
      }
    }
    return phrases;
  }

  /** Writes a system with the head of every file. */
  private static String written(Json.Obj system, int number) throws IOException {
    JsonWriter writer = new JsonWriter().object();
    writer.field("format", 1).field("id", "phrases/s" + number);
    writer.field("title", "A phrase").field("kind", "system");
    system.members().forEach(it -> writer.field(it.name(), it.value()));
    Path file = dir.resolve("s" + number + ".json");
    Files.writeString(file, writer.end().text());
    return file.toString();
  }

  private static String text(Json json) {
    return ((Json.Str) json).value();
  }

  @ParameterizedTest
  @MethodSource("phrases")
  void every_figure_is_met(Phrase phrase) {
    String[] options = Fights.and(new String[] {phrase.fight()}, "table", phrase.file());
    Odds odds = ExactOdds.of(Fights.fight("own", "fight", options), 1_000_000, false);
    for (Json.Member figure : phrase.figures().members()) {
      Odds.MeasureOdds measure = odds.measure(figure.name());
      String expected = text(figure.value());
      if (expected.contains(" ")) {
        Map<String, Double> values = Fights.numbers(expected, ", ");
        for (Odds.Chance chance : measure.distribution()) {
          assertThat(values.getOrDefault(chance.value().toString(), 0.0))
              .as("%s %s of %s", figure.name(), chance.value(), expected)
              .isCloseTo(chance.p(), within(1e-11));
        }
      } else {
        double found = measure.mean() == null ? measure.chanceOfTrue().p() : measure.mean().value();
        assertThat(found).as(figure.name()).isCloseTo(Fights.number(expected), within(1e-10));
      }
    }
  }
}
