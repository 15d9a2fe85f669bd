package vedette.rules.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import vedette.fight.Engagement;
import vedette.json.Json;
import vedette.json.JsonReader;
import vedette.odds.answer.Odds;
import vedette.odds.exact.ExactOdds;
import vedette.rules.Fights;
import vedette.source.Problems;
import vedette.source.Source;

/**
 * The reference figures of the examples, each from a brute force in fractions that was written from
 * the format and knows nothing of this program. {@link vedette.odds.AgreementTest} walks and plays
 * the first fight of each file.
 */
class FiguresTest {
  /** A reference figure of a fight. */
  private record Row(String file, String fight, String figure, String value) {
    Engagement<?, ?> engagement() {
      return Fights.fight(
          "own", "fight", Fights.and(new String[] {fight}, "table", "tables/examples/" + file));
    }

    boolean isMean() {
      return figure.endsWith(", mean");
    }

    String measure() {
      return isMean() ? figure.substring(0, figure.indexOf(',')) : figure.split(" ")[0];
    }

    boolean counts(Comparable<?> value) {
      if (figure.equals("success")) {
        return value.equals(true);
      }
      String[] words = figure.split(" ", 3);
      return words[1].equals("is")
          ? value.equals(words[2].replace("\"", ""))
          : (Integer) value >= Integer.parseInt(words[2]);
    }

    /** Returns the figure from odds. */
    BigFraction in(Odds odds) {
      Odds.MeasureOdds measure = odds.measure(measure());
      if (isMean()) {
        return measure.mean().fraction();
      }
      BigFraction sum = BigFraction.ZERO;
      for (Odds.Chance chance : measure.distribution()) {
        sum = counts(chance.value()) ? sum.add(chance.fraction()) : sum;
      }
      return sum;
    }

    double roundedIn(Odds odds) {
      Odds.MeasureOdds measure = odds.measure(measure());
      return isMean()
          ? measure.mean().value()
          : measure.distribution().stream()
              .filter(it -> counts(it.value()))
              .mapToDouble(Odds.Chance::p)
              .sum();
    }

    @Override
    public String toString() {
      return file + " " + fight + ": " + figure;
    }
  }

  static List<Row> figures() throws IOException {
    List<Row> rows = new ArrayList<>();
    try (Stream<Path> files = Files.list(Path.of("src/test/resources/system/figures"))) {
      for (Path file : files.sorted().toList()) {
        Source source = Source.of(file.toString(), Files.readAllBytes(file));
        Json.Obj root = (Json.Obj) JsonReader.read(source, new Problems());
        for (Json each : ((Json.Arr) root.get("figures")).values()) {
          Json.Obj row = (Json.Obj) each;
          rows.add(
              new Row(
                  text(row, "file"), text(row, "fight"), text(row, "figure"), text(row, "value")));
        }
      }
    }
    assertThat(rows).hasSizeGreaterThanOrEqualTo(110);
    return rows;
  }

  private static String text(Json.Obj row, String key) {
    return ((Json.Str) row.get(key)).value();
  }

  static List<List<Row>> fights() throws IOException {
    Map<String, List<Row>> byFight = new LinkedHashMap<>();
    for (Row row : figures()) {
      byFight.computeIfAbsent(row.file() + " " + row.fight(), it -> new ArrayList<>()).add(row);
    }
    return List.copyOf(byFight.values());
  }

  @ParameterizedTest
  @MethodSource("fights")
  void every_figure_is_met_as_a_fraction(List<Row> fight) {
    Odds odds = Fights.odds(fight.get(0).engagement());
    for (Row row : fight) {
      BigFraction found = row.in(odds);
      if (row.value().contains(".")) {
        BigDecimal places =
            new BigDecimal(found.getNumerator())
                .divide(new BigDecimal(found.getDenominator()), 20, RoundingMode.HALF_EVEN);
        assertThat(places).as(row.toString()).isEqualByComparingTo(row.value());
      } else {
        assertThat(found).as(row.toString()).isEqualTo(fraction(row.value()));
      }
    }
  }

  private static BigFraction fraction(String text) {
    String[] parts = text.split("/");
    return new BigFraction(
        new BigInteger(parts[0]), parts.length > 1 ? new BigInteger(parts[1]) : BigInteger.ONE);
  }

  @ParameterizedTest
  @MethodSource("fights")
  void every_figure_is_met_by_decimals(List<Row> fight) {
    Odds.Exact odds = ExactOdds.of(fight.get(0).engagement(), 1_000_000, false);
    assertThat(odds.error()).isLessThan(1e-11);
    for (Row row : fight) {
      assertThat(row.roundedIn(odds))
          .as(row.toString())
          .isCloseTo(value(row.value()), within(1e-12));
    }
  }

  private static double value(String text) {
    return text.contains(".") ? Double.parseDouble(text) : fraction(text).doubleValue();
  }
}
