package vedette.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class ProblemTest {

  private static Problem at(int line, int column, String text) {
    return new Problem(
        Severity.ERROR, "T012", "tables/x.json", new Position(line, column), "wrong", "fix", text);
  }

  @Test
  void a_problem_is_printed_with_its_line_a_caret_and_help() {
    assertThat(at(14, 9, "{ \"at\": 3 }").text())
        .isEqualTo(
            """
            error[T012]: tables/x.json:14:9: wrong
              14 | { "at": 3 }
                 |         ^
            help: fix\
            """);
  }

  @Test
  void a_problem_of_a_whole_file_has_no_place() {
    Problem problem = new Problem(Severity.WARNING, "J001", "a.json", null, "odd", null, null);
    assertThat(problem.text()).isEqualTo("warning[J001]: a.json: odd");
  }

  @Test
  void the_caret_stands_under_the_column_behind_wide_and_escaped_characters() {
    String[] lines = at(1, 5, "本\u001b本x").text().split("\n");
    assertThat(lines[1]).isEqualTo("  1 | 本\\u001b本x");
    assertThat(lines[2]).isEqualTo("    | " + " ".repeat(2 + 6 + 2 + 1) + "^");
  }

  @Test
  void a_tab_takes_one_column() {
    String[] lines = at(1, 3, "\t\tx").text().split("\n");
    assertThat(lines[1]).isEqualTo("  1 |   x");
    assertThat(lines[2]).isEqualTo("    |   ^");
  }

  @Test
  void a_long_line_is_cut_around_the_caret_to_100_columns() {
    for (int column : new int[] {1, 60, 500, 995, 1000, 1001}) {
      String line = "0123456789".repeat(100);
      String[] lines = at(7, column, line).text().split("\n");
      assertThat(lines[1].length()).as("column " + column).isBetween(90, 100);
      int caret = lines[2].indexOf('^');
      assertThat(caret).isLessThan(100);
      char expected = column > 1000 ? '9' : line.charAt(column - 1);
      int shownAt = column > 1000 ? caret - 1 : caret;
      assertThat(lines[1].charAt(shownAt)).as("column " + column).isEqualTo(expected);
    }
  }

  @Test
  void on_a_narrow_terminal_a_line_is_cut_to_its_width() {
    // Each column shows its own number's last digit; a full-width character stands at every tenth.
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < 20; i++) {
      line.append("本12345678e\u0301");
    }
    for (int width : new int[] {20, 21, 40, 99}) {
      for (int column = 1; column <= 220; column++) {
        List<String> lines = at(7, column, line.toString()).excerpt(width);
        String shown = lines.get(0);
        int caret = lines.get(1).indexOf('^');
        assertThat(Printable.width(shown)).as(width + "/" + column).isBetween(width - 3, width);
        assertThat(caret).isLessThan(width);
        assertThat(shown).doesNotContain("…\u0301");
        // A mark is part of the letter before it, to which the caret points.
        int expected = column % 11 == 0 ? 'e' : line.codePointAt(column - 1);
        assertThat(charUnder(shown, caret)).as(width + "/" + column).isEqualTo(expected);
      }
    }
  }

  /** Returns the first character whose columns include the caret's. */
  private static int charUnder(String shown, int caret) {
    int i = 0;
    for (int used = 0; used < caret; i++) {
      used += Printable.width(shown.codePointAt(i));
    }
    while (Printable.width(shown.codePointAt(i)) == 0) {
      i++;
    }
    return shown.codePointAt(i);
  }

  @Test
  void a_short_line_is_not_cut() {
    assertThat(at(7, 3, "abcdefgh").excerpt(20)).containsExactly("  7 | abcdefgh", "    |   ^");
    assertThat(Snippet.of("abcd", 4, 20)).containsExactly("  abcd", "      ^");
  }

  @Test
  void what_a_user_gave_is_never_printed_raw() {
    Problem problem =
        new Problem(
            Severity.ERROR, "J001", "a\u001b.json", null, "x\u202ey\nz", "\u0007", "\u0000");
    assertThat(problem.text())
        .isEqualTo("error[J001]: a\\u001b.json: x\\u202ey\\nz\nhelp: \\u0007");
  }

  @Test
  void twenty_problems_of_a_file_are_printed_in_file_order_and_the_rest_counted() {
    Source source = Expected.source("[\n".repeat(50));
    Problems problems = new Problems();
    for (int line = 40; line >= 1; line--) {
      problems.error("T001", source, new Position(line, 1), "wrong " + line, "help");
    }
    problems.warning("T002", source, new Position(1, 1), "odd", null);
    assertThat(problems.text())
        .startsWith("error[T001]: x.json:1:1: wrong 1\n")
        .contains("x.json:20:1:")
        .doesNotContain("x.json:21:1:")
        .endsWith("… and 21 more in x.json");
    assertThat(problems.list()).hasSize(41);
  }

  @Test
  void only_errors_stop_and_the_gravest_kind_counts() {
    Source source = Expected.source("{}");
    Problems problems = new Problems();
    problems.warning("T001", source, Position.START, "odd", null);
    problems.throwIfErrors();
    problems.refused("T002", source, Position.START, "large", "help");
    problems.error("T003", source, Position.START, "wrong", "help");
    assertThatThrownBy(problems::throwIfErrors)
        .isInstanceOfSatisfying(
            WrongFile.class, e -> assertThat(e.kind()).isEqualTo(WrongFile.Kind.WRONG));
  }

  @Test
  void problems_of_several_files_are_put_together() {
    Problems all = new Problems();
    Problems first = new Problems();
    first.error("T001", Source.of("b.json", new byte[] {'1'}), Position.START, "b", "help");
    all.addAll(first);
    all.error("T001", Source.of("a.json", new byte[] {'1'}), Position.START, "a", "help");
    assertThat(all.list()).extracting(Problem::file).containsExactly("b.json", "a.json");
    assertThat(all.hasErrors()).isTrue();
  }
}
