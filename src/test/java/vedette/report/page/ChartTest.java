package vedette.report.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static vedette.report.page.WellFormed.all;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import vedette.question.Estimate;
import vedette.report.page.Block.Point;

/** A chart has bars in proportion, steps for each value or more, and a text for screen readers. */
class ChartTest {

  private static String drawn(Block.Distribution distribution) {
    Html html = new Html();
    Chart.draw(distribution, html);
    return html.toString();
  }

  private static String drawn(Point... points) {
    Block.Rows none = new Block.Rows(List.of(), List.of(), false);
    return drawn(new Block.Distribution("Points", "", List.of(points), none, null));
  }

  private static double number(Element element, String attribute) {
    return Double.parseDouble(element.getAttribute(attribute).replace("%", ""));
  }

  private static List<String> texts(String kind, String svg) {
    return all("text", kind, svg).stream().map(text -> text.getTextContent().strip()).toList();
  }

  @Test
  void bars_are_as_high_as_their_probabilities_and_steps_as_what_is_that_or_more() {
    String svg = drawn(Documents.distribution("Points", 0.5, 0.3, 0.2));
    List<Element> bars = all("rect", "bar", svg);
    double high = number(bars.get(0), "height");
    assertThat(number(bars.get(1), "height")).isCloseTo(high * 3 / 5, within(0.1));
    assertThat(number(bars.get(2), "height")).isCloseTo(high * 2 / 5, within(0.1));
    List<Element> steps = all("rect", "below", svg);
    double whole = number(steps.get(0), "height");
    assertThat(number(steps.get(1), "height")).isCloseTo(whole / 2, within(0.1));
    assertThat(number(steps.get(2), "height")).isCloseTo(whole / 5, within(0.1));
  }

  @Test
  void it_can_be_read_without_seeing_it_and_bar_by_bar() {
    String svg = drawn(Documents.distribution("Losses: mean 0.7", 0.5, 0.3, 0.2));
    Element chart = all("svg", svg).get(0);
    assertThat(chart.getAttribute("role")).isEqualTo("img");
    assertThat(chart.getAttribute("aria-label"))
        .isEqualTo("Losses: mean 0.7. From 0 to 2, most likely 0 with 50.00%.");
    assertThat(WellFormed.words("title", svg))
        .containsExactly(
            "0: exactly 50.00%, or more 100%",
            "1: exactly 30.00%, or more 50.00%", "2: exactly 20.00%, or more 20.00%");
  }

  @Test
  void values_that_cannot_happen_leave_a_gap() {
    String svg = drawn(new Point(0, 0.5, 1, null), new Point(3, 0.5, 0.5, null));
    List<Element> bars = all("rect", "bar", svg);
    double wide = number(all("rect", "hit", svg).get(0), "width");
    assertThat(number(bars.get(1), "x") - number(bars.get(0), "x"))
        .isCloseTo(3 * wide, within(0.01));
    // From just above 0 the chance of that or more is that of 3.
    assertThat(number(all("rect", "below", svg).get(1), "width")).isCloseTo(3 * wide, within(0.01));
    assertThat(texts("number", svg)).contains("0", "1", "2", "3");
  }

  @Test
  void a_sampled_bar_shows_its_interval() {
    Estimate interval = Estimate.sampled(0.5, 0.4, 0.6);
    String svg = drawn(new Point(0, 0.5, 1, interval), new Point(1, 0.5, 0.5, interval));
    Element bar = all("rect", "bar", svg).get(0);
    Element whisker = all("line", "whisker", svg).get(0);
    double high = number(bar, "height");
    assertThat(number(whisker, "y1") - number(whisker, "y2"))
        .isCloseTo(high * 0.2 / 0.5, within(0.1));
    assertThat(all("line", "whisker", drawn(Documents.even(2)))).isEmpty();
  }

  @Test
  void few_bars_carry_numbers_that_do_not_pretend() {
    String svg = drawn(Documents.distribution("Points", 0.998, 0.002));
    assertThat(texts("number", svg)).contains(">99%", "<1%");
  }

  @Test
  void of_many_values_every_tenth_is_named() {
    String svg = drawn(Documents.even(99));
    assertThat(all("rect", "bar", svg)).hasSize(99);
    assertThat(texts("number", svg))
        .containsExactly("0", "10", "20", "30", "40", "50", "60", "70", "80", "90");
  }

  @Test
  void nothing_is_drawn_outside() {
    for (int values : new int[] {2, 5, 10, 99, 1000}) {
      String svg = drawn(Documents.even(values));
      assertThat(all("rect", svg))
          .isNotEmpty()
          .allSatisfy(
              rect -> {
                assertThat(number(rect, "x")).isGreaterThanOrEqualTo(10);
                assertThat(number(rect, "x") + number(rect, "width")).isLessThanOrEqualTo(100.01);
                assertThat(number(rect, "y")).isGreaterThanOrEqualTo(0);
                assertThat(number(rect, "height")).isGreaterThanOrEqualTo(0);
              });
    }
  }

  @Test
  void what_is_next_to_impossible_still_has_a_scale() {
    assertThat(all("rect", "bar", drawn(Documents.distribution("Points", 0, 0)))).hasSize(2);
  }

  @Test
  void the_scale_ends_at_the_next_round_number() {
    assertThat(texts("scale", drawn(Documents.distribution("Points", 0.45, 0.55))))
        .startsWith("0%", "20%", "40%", "60%");
    assertThat(texts("scale", drawn(Documents.even(1000))))
        .startsWith("0.00%", "0.02%", "0.04%", "0.06%", "0.08%", "0.10%");
  }
}
