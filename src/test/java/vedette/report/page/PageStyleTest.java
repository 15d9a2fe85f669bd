package vedette.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page is legible in both themes, and loads and runs nothing. */
class PageStyleTest {
  private static final Pattern COLOR = Pattern.compile("--([a-z0-9-]+): #([0-9a-f]{6});");

  private static final String PAGE = Documents.page(new Document());

  private static Map<String, Integer> colors(String css) {
    Map<String, Integer> colors = new HashMap<>();
    Matcher color = COLOR.matcher(css);
    while (color.find()) {
      colors.put(color.group(1), Integer.parseInt(color.group(2), 16));
    }
    return colors;
  }

  /** Relative luminance, as the Web Content Accessibility Guidelines 2.2 define it. */
  private static double luminance(int color) {
    return 0.2126 * linear(color >> 16) + 0.7152 * linear(color >> 8) + 0.0722 * linear(color);
  }

  private static double linear(int color) {
    double share = (color & 0xff) / 255.0;
    return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  }

  private static double contrast(int one, int other) {
    double a = luminance(one);
    double b = luminance(other);
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }

  private static void assertLegible(Map<String, Integer> colors) {
    int ink = colors.get("ink");
    int page = colors.get("page");
    // 4.5 for text and 3 for graphics: level AA of the guidelines.
    assertThat(contrast(ink, page)).isGreaterThan(4.5);
    assertThat(contrast(colors.get("quiet"), page)).isGreaterThan(4.5);
    assertThat(contrast(colors.get("quiet"), colors.get("hover"))).isGreaterThan(4.5);
    for (String bar : List.of("bar", "attacker", "defender")) {
      assertThat(contrast(colors.get(bar), page)).isGreaterThan(3);
      assertThat(contrast(colors.get(bar), colors.get("hover"))).isGreaterThan(3);
    }
    for (String label : List.of("error", "warning", "note")) {
      assertThat(contrast(page, colors.get(label))).isGreaterThan(4.5);
    }
    for (int shade = 1; shade <= HtmlTables.SHADES; shade++) {
      assertThat(contrast(ink, colors.get("bad-" + shade))).isGreaterThan(4.5);
      assertThat(contrast(ink, colors.get("good-" + shade))).isGreaterThan(4.5);
    }
  }

  @Test
  void black_and_white_are_as_far_apart_as_can_be() {
    assertThat(contrast(0x000000, 0xffffff)).isEqualTo(21);
  }

  @Test
  void every_text_stands_out_in_both_themes() {
    String[] themes = PAGE.split("prefers-color-scheme: dark", 2);
    assertLegible(colors(themes[0]));
    assertLegible(colors(themes[1]));
    assertThat(colors(themes[0]).keySet()).isEqualTo(colors(themes[1]).keySet());
  }

  @Test
  void it_loads_nothing_runs_nothing_and_fits_a_phone() {
    assertThat(PAGE).doesNotContain("http", "<script", "url(", "@import", "<link", "src=");
    assertThat(PAGE).contains("width=device-width", "charset=\"utf-8\"");
    WellFormed.page(PAGE);
  }
}
