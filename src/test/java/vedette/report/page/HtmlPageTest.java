package vedette.report.page;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.report.page.WellFormed.all;
import static vedette.report.page.WellFormed.words;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import vedette.fight.Note;
import vedette.fight.Side;
import vedette.fight.Story.Fact;
import vedette.source.Problem;
import vedette.source.Severity;

/** A page has the content of its document, in real elements, and is self-contained. */
class HtmlPageTest {

  private static Document titled() {
    return new Document().heading("six-days battle: exact, 35 states");
  }

  @Test
  void the_first_heading_is_the_title_and_the_others_begin_sections() {
    String page = Documents.page(titled().heading("Chances").paragraph("None."));
    assertThat(words("title", page)).containsExactly("six-days battle: exact, 35 states");
    assertThat(words("h1", page)).hasSize(1);
    assertThat(words("h1", page).get(0)).startsWith("six-days battle").endsWith("35 states");
    assertThat(words("h2", page)).containsExactly("Chances");
    assertThat(words("section", page)).hasSize(2);
  }

  @Test
  void a_document_of_equal_sections_has_a_title_on_a_page_only() {
    Document document = new Document().title("Days: all").heading("Monday").paragraph("Rain.");
    String page = Documents.page(document);
    assertThat(words("h1", page).get(0)).startsWith("Days");
    assertThat(words("h2", page)).containsExactly("Monday");
    assertThat(Page.of(document, Style.PLAIN)).isEqualTo("Monday\n  Rain.\n");
    assertThat(Markdown.of(document)).isEqualTo("# Monday\n\nRain.\n");
  }

  @Test
  void a_sentence_before_the_title_stands_below_it() {
    Document document = new Document().lead("It rains.").heading("Weather").paragraph("Today.");
    String page = Documents.page(document);
    assertThat(words("title", page)).containsExactly("Weather");
    assertThat(words("section", page)).hasSize(1);
    assertThat(words("p", page)).containsExactly("It rains.", "Today.");
  }

  @Test
  void the_foot_has_the_command_the_version_and_the_date() {
    String page = Documents.page(titled());
    assertThat(words("footer", page)).hasSize(1);
    assertThat(words("code", page)).containsExactly("vedette list");
    assertThat(words("footer", page).get(0)).contains("Vedette 1.2.3, 2026-11-29");
    assertThat(words("time", page)).containsExactly("2026-11-29");
  }

  @Test
  void an_option_an_id_a_range_and_a_number_stay_on_one_line() {
    String text = "pass --loss-order to six-days: 16.7-18.2 of -4, 3.6e-15, attackerLosses 16/16";
    String page = Documents.page(new Document().paragraph(text));
    assertThat(words("p", page)).containsExactly(text);
    assertThat(all("span", "whole", page))
        .extracting(Element::getTextContent)
        .containsExactly(
            "--loss-order", "six-days:", "16.7-18.2", "3.6e-15,", "attackerLosses", "16/16");
  }

  @Test
  void a_path_breaks_after_its_slashes_only() {
    String page = Documents.page(titled().paragraph("my-tables/new/combat-results.json:7"));
    assertThat(page)
        .contains(
            "<p><span class=\"whole\">my-tables/</span><wbr/><span class=\"whole\">new/</span>"
                + "<wbr/><span class=\"whole\">combat-results.json:7</span></p>");
  }

  @Test
  void a_name_wider_than_a_phone_may_break_where_it_must() {
    String name = "a-name-that-is-wider-than-a-phone.json";
    String page = Documents.page(titled().paragraph(name));
    assertThat(page).contains("<p><span class=\"long\">" + name + "</span></p>");
  }

  @Test
  void an_empty_document_is_a_page() {
    String page = Documents.page(new Document());
    assertThat(words("title", page)).containsExactly("Vedette");
    assertThat(page).endsWith("</html>\n");
  }

  @Test
  void whatever_a_user_wrote_is_text() {
    String nasty = Documents.NASTY;
    Document document = titled().heading(nasty).facts(List.of(new Fact(nasty, nasty)));
    document.labelled(nasty, nasty).paragraph(nasty);
    document.words(List.of(nasty), List.of(List.of(nasty)));
    document.add(Documents.distribution(nasty, 0.5, 0.5));
    document.add(
        new Block.Matrix(
            nasty,
            List.of(nasty),
            List.of(new Block.Line(nasty, List.of(Block.Cell.shaded(nasty, 1)))),
            new Block.Legend(nasty, nasty, true)));
    String page = Documents.page(document);
    String shown = "<b>\"A&B's|`x`</b>\\u001b[31m\\n*y*";
    assertThat(words("b", page)).isEmpty();
    assertThat(page.chars()).doesNotContain(0x1b);
    for (String tag : List.of("h2", "dt", "dd", "p", "th", "td")) {
      assertThat(words(tag, page)).as(tag).contains(shown);
    }
    assertThat(all("svg", page).get(0).getAttribute("aria-label")).startsWith(shown);
  }

  @Test
  void a_finding_is_prose_and_only_the_line_of_the_file_keeps_its_blanks() {
    String page = Documents.page(titled().finding(Documents.warning("a & b", "  <a>")));
    assertThat(words("p", page))
        .containsExactly("warning\nL102 crt.json:7:3", "a & b", "help: help it");
    assertThat(words("pre", page)).containsExactly("7 |   <a>\n    |   ^");
    assertThat(all("strong", "warning", page)).hasSize(1);
  }

  @Test
  void a_finding_of_a_whole_file_has_no_line_to_show() {
    Problem problem =
        new Problem(Severity.ERROR, "J001", "x.json", null, "no file", "name one", null);
    String page = Documents.page(titled().finding(problem));
    assertThat(words("p", page)).containsExactly("error\nJ001 x.json", "no file", "help: name one");
    assertThat(words("pre", page)).isEmpty();
  }

  @Test
  void a_name_that_looks_like_a_place_of_the_template_is_text() {
    String page = Documents.page(new Document().heading("{body} {title}").paragraph("{body}"));
    assertThat(words("title", page)).containsExactly("{body} {title}");
    assertThat(words("p", page)).containsExactly("{body}");
  }

  @Test
  void facts_are_terms_with_their_descriptions() {
    String page = Documents.page(titled().facts(List.of(new Fact("attacker", "inf 5"))));
    assertThat(words("dt", page)).containsExactly("attacker");
    assertThat(words("dd", page)).containsExactly("inf 5");
  }

  @Test
  void modifiers_that_follow_each_other_are_one_list_with_their_signs_in_line() {
    Document document = titled();
    document.note(new Note.Modifier("woods", -1, "terrain", List.of("SD3")));
    document.note(new Note.Modifier("officer", 1, "1 against 0", List.of()));
    String page = Documents.page(document);
    assertThat(all("dl", "signed", page)).hasSize(1);
    assertThat(words("dt", page)).containsExactly("-1", "+1");
  }

  @Test
  void a_bar_is_as_long_as_its_chance_is_great() {
    String page = Documents.page(titled().heading("Weather").add(Documents.chances()));
    assertThat(all("span", "bar", page))
        .extracting(bar -> bar.getAttribute("style"))
        .containsExactly("width:25.00%", "width:0.00%");
  }

  @Test
  void the_losses_of_both_sides_stand_side_by_side() {
    Document document = titled();
    document.add(Documents.distribution("Bases the attacker loses: mean 1", 0.5, 0.5));
    document.add(Documents.distribution("Points on the attacker: mean 1", 0.5, 0.5));
    document.add(Documents.distribution("Bases the defender loses: mean 2", 0.5, 0.5));
    document.add(Documents.distribution("Turns: mean 2", 0.5, 0.5));
    String page = Documents.page(document);
    List<Element> beside = all("div", "beside", page);
    assertThat(beside).hasSize(2);
    assertThat(headings(beside.get(0)))
        .containsExactly("Bases the attacker loses", "Bases the defender loses");
    assertThat(headings(beside.get(1))).containsExactly("Points on the attacker", "Turns");
  }

  private static List<String> headings(Element element) {
    NodeList headings = element.getElementsByTagName("h2");
    return IntStream.range(0, headings.getLength())
        .mapToObj(i -> headings.item(i).getFirstChild().getTextContent().strip())
        .toList();
  }

  @Test
  void what_follows_a_chart_after_a_gap_is_no_part_of_it() {
    Document document = titled().add(Documents.distribution("Turns: mean 1", 0.5, 0.5));
    String page = Documents.page(document.gap().labelled("readings", "SD1"));
    assertThat(all("div", "beside", page)).hasSize(1);
    assertThat(all("div", "beside", page).get(0).getTextContent()).doesNotContain("SD1");
  }

  @Test
  void a_chart_and_a_bar_have_the_colour_of_their_side() {
    Document document = titled().add(Documents.distribution("Losses: mean 1", Side.ATTACKER));
    document.add(Documents.distribution("Losses: mean 2", Side.DEFENDER));
    document.add(Documents.distribution("Turns: mean 2", (Side) null));
    List<Block.Row> rows = List.of(Block.Row.of(List.of("it is lost", "25%"), 0.25, Side.DEFENDER));
    String page = Documents.page(document.add(new Block.Rows(List.of(), rows, false)));
    assertThat(all("svg", page))
        .extracting(svg -> svg.getAttribute("class"))
        .containsExactly("chart attacker", "chart defender", "chart");
    assertThat(all("tr", "defender", page)).hasSize(1);
  }

  @Test
  void lists_of_bars_flow_down_two_columns_and_narrow_matrices_share_a_row() {
    Document document = titled().heading("Weather").add(Documents.chances());
    document.heading("Moon").add(Documents.chances());
    document.heading("Used").add(Documents.matrix()).heading("Uses").add(Documents.amounts());
    String page = Documents.page(document.heading("End").paragraph("None."));
    assertThat(headings(all("div", "flow", page).get(0))).containsExactly("Weather", "Moon");
    assertThat(headings(all("div", "row", page).get(0))).containsExactly("Used", "Uses");
    String alone = Documents.page(titled().heading("Used").add(Documents.matrix()));
    assertThat(all("div", "row", alone)).isEmpty();
  }

  @Test
  void one_sure_value_needs_no_picture() {
    String page = Documents.page(titled().add(Documents.distribution("Turns: mean 0", 1)));
    assertThat(all("svg", page)).isEmpty();
    assertThat(words("td", page)).contains("100%");
  }

  @Test
  void a_distribution_is_a_chart_and_shows_its_values_when_asked() {
    for (int values : new int[] {2, 99}) {
      String page = Documents.page(titled().add(Documents.even(values)));
      assertThat(words("summary", page)).containsExactly("all " + values + " values");
      Element table = all("table", page).get(0);
      assertThat(table.getParentNode().getParentNode().getNodeName()).isEqualTo("details");
      assertThat(words("tr", page)).hasSize(1 + values);
    }
  }

  @Test
  void cells_are_shaded_by_what_they_are_worth() {
    String page = Documents.page(titled().add(Documents.matrix()));
    assertThat(all("td", page))
        .extracting(td -> td.getAttribute("class"))
        .containsExactly("bad-8", "bad-1", "", "good-4", "", "");
    assertThat(words("tbody", page)).hasSize(2);
    assertThat(all("p", "legend", page).get(0).getTextContent()).contains("worse", "better");
  }

  /** Two in a row are marked: the line surrounds them, but does not follow the edge of the map. */
  @Test
  void a_line_goes_around_what_is_marked() {
    List<Block.Line> lines =
        List.of(
            new Block.Line("4", List.of(new Block.Cell("60%", 0, -1, true), Block.Cell.of("40%"))),
            new Block.Line(
                "5",
                List.of(new Block.Cell("70%", 0, -1, true), new Block.Cell("50%", 0, -1, true))));
    Block.Legend legend = new Block.Legend("least", "most", false, "50% or more");
    String page =
        Documents.page(
            titled()
                .add(new Block.Matrix("attacker", "defender", List.of("7", "8"), lines, legend)));
    assertThat(all("td", page).stream().skip(1).map(td -> td.getAttribute("class")))
        .containsExactly("right", "", "", "top");
    assertThat(all("p", "legend", page).get(0).getTextContent()).contains("50% or more");
    assertThat(words("th", page)).startsWith("defender", "attacker", "7", "8");
  }

  @Test
  void a_map_of_amounts_goes_from_least_to_most() {
    String page = Documents.page(titled().add(Documents.amounts()));
    assertThat(all("td", page))
        .extracting(td -> td.getAttribute("class"))
        .containsExactly("", "good-4");
    assertThat(all("p", "legend", page).get(0).getTextContent())
        .contains("least", "most")
        .doesNotContain("worse");
  }

  @Test
  void figures_that_differ_by_rounding_alone_look_the_same() {
    List<Block.Cell> cells =
        List.of(
            Block.Cell.shaded("21.90%", 0),
            Block.Cell.shaded("21.90%", 1e-15),
            Block.Cell.shaded("22.00%", 0.003));
    List<Block.Line> line = List.of(new Block.Line("4", cells));
    String page =
        Documents.page(titled().add(new Block.Matrix("D6", List.of("7", "8", "9"), line)));
    assertThat(all("td", page))
        .extracting(td -> td.getAttribute("class"))
        .containsExactly("", "", "good-1");
  }

  @Test
  void the_ends_of_a_map_may_be_numbers() {
    Block.Matrix amounts = Documents.amounts();
    Block.Legend legend = new Block.Legend("least 0%", "most 20%", false);
    Block matrix = new Block.Matrix("", amounts.columns(), amounts.lines(), legend);
    String page = Documents.page(titled().add(matrix));
    assertThat(all("p", "legend", page).get(0).getTextContent()).contains("least 0%", "most 20%");
    // A swatch for each shade, and one for none.
    assertThat(all("span", page).stream().filter(it -> it.getAttribute("class").contains("swatch")))
        .hasSize(HtmlTables.SHADES + 1);
  }

  @Test
  void names_of_columns_may_break_where_their_words_meet() {
    List<Block.Line> line = List.of(Block.Line.of("1", List.of("0%")));
    String page =
        Documents.page(titled().add(new Block.Matrix("", List.of("defenderLosses"), line)));
    assertThat(page).contains("defender<wbr/>Losses</th>");
    assertThat(words("th", page)).contains("defenderLosses");
  }

  @Test
  void the_meaning_of_a_column_stands_below_its_name() {
    List<Block.Line> lines = List.of(Block.Line.of("success", List.of("40%", "50%")));
    Block matrix =
        new Block.Matrix("", List.of("1", "2"), lines).meaning(List.of("inf 5", "inf 7"));
    String page = Documents.page(titled().lead("2 is best", "2 (inf 7) is best").add(matrix));
    assertThat(words("small", page)).endsWith("inf 5", "inf 7");
    assertThat(words("p", page)).containsExactly("2 (inf 7) is best");
  }

  @Test
  void a_row_with_an_indented_name_belongs_to_the_one_above() {
    List<Block.Line> lines =
        List.of(
            new Block.Line("losses", List.of(Block.Cell.of("1")), Side.ATTACKER),
            Block.Line.of("  change", List.of("+1")));
    String page = Documents.page(titled().add(new Block.Matrix("", List.of("1"), lines)));
    assertThat(all("tr", page))
        .extracting(tr -> tr.getAttribute("class"))
        .containsExactly("", "attacker", "sub");
  }

  @Test
  void a_table_has_the_name_of_its_section_and_can_be_scrolled_by_keys() {
    String page = Documents.page(titled().heading("Results").add(Documents.matrix()));
    assertThat(all("table", page).get(0).getAttribute("aria-label")).isEqualTo("Results");
    Element box = all("div", "more", page).get(0);
    assertThat(box.getAttribute("tabindex")).isEqualTo("0");
    assertThat(box.getAttribute("aria-label")).isEqualTo("Results");
  }

  @Test
  void only_a_map_of_many_columns_is_set_close() {
    for (int columns : new int[] {12, 13}) {
      List<String> cells = Collections.nCopies(columns, "0%");
      List<Block.Line> line = List.of(Block.Line.of("1", cells));
      String page = Documents.page(titled().add(new Block.Matrix("", cells, line)));
      assertThat(all("table", "close", page)).hasSize(columns == 13 ? 1 : 0);
    }
  }

  @Test
  void a_table_scrolls_in_its_own_box() {
    String page = Documents.page(titled().add(Documents.matrix()).add(Documents.chances()));
    assertThat(all("table", page))
        .isNotEmpty()
        .allSatisfy(
            table ->
                assertThat(((Element) table.getParentNode()).getAttribute("class"))
                    .startsWith("scroll"));
  }
}
