package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Spreadsheets as people keep them become tables that are linted, shown and fought. */
class ImportCommandTest {
  @TempDir Path dir;
  private OwnTables files;

  @BeforeEach
  void files() {
    files = new OwnTables(dir);
  }

  /** Imports a spreadsheet into {@code table.json}, which is then linted and shown. */
  private CapturedRun imported(String csv, String options) throws IOException {
    Files.deleteIfExists(dir.resolve("table.json"));
    files.with("sheet.csv", csv);
    CapturedRun imported =
        CapturedRun.vedette(
            "import '"
                + files.named("sheet.csv")
                + "' --to '"
                + files.named("table.json")
                + "' "
                + options);
    if (imported.code() == 0) {
      for (String command : List.of("lint", "show")) {
        CapturedRun read = CapturedRun.vedette(command + " '" + files.named("table.json") + "'");
        assertThat(read.code()).as(read.err() + read.out()).isZero();
      }
    }
    return imported;
  }

  private String written() throws IOException {
    return Files.readString(dir.resolve("table.json"));
  }

  private CapturedRun own(String options) {
    return CapturedRun.vedette("own '" + files.named("table.json") + "' " + options);
  }

  /** The cells of a table as its file has them, a line for each row. */
  private String rows() throws IOException {
    return written()
        .lines()
        .filter(it -> it.contains("\"cells\": ["))
        .map(it -> it.strip().replaceAll(",$", ""))
        .reduce("", (all, row) -> all + row + "\n");
  }

  private String columns() throws IOException {
    return written()
        .lines()
        .filter(it -> it.matches(" +\\{ \"(at|name)\": [^,]+ },?"))
        .map(it -> it.strip().replaceAll("\\{ \"(at|name)\": | },?", ""))
        .reduce("", (all, column) -> all + column + " ")
        .strip();
  }

  /** On a D6 these heads could be rolls as well; the rolls stand in the first column. */
  @Test
  void odds_with_hyphens_are_columns_although_they_cover_the_die() throws IOException {
    imported(
        """
        Roll,1-6,1-3,1-2,1-1,2-1
        1,AE,AE,AE,A1,A1
        2-6,-,-,D1,D1,DE
        """,
        "--die d6 --compare ratio");
    assertThat(columns()).isEqualTo("\"1:6\" \"1:3\" \"1:2\" \"1:1\" \"2:1\"");
  }

  @Test
  void a_classic_table_has_a_title_results_in_any_case_and_notes_below() throws IOException {
    CapturedRun out =
        imported(
            """
            Combat Results Table,,,,,
            ,Odds,,,,
            Die,1 to 2,1-1,2:1,3:1+,
            1,Ae,Ar,NE,Dr,
            2,ae,Ex,dr,De,
            3\u20134,A Elim,\u2014,D1,D Elim,
            5-6,Attacker retreats 2,a back 1,d\u00a0e,Elim,
            ,,,,,
            AE = attacker eliminated,,,,,
            """,
            "--die d6 --compare ratio");
    assertThat(out.code()).as(out.err()).isZero();
    assertThat(columns()).isEqualTo("\"1:2\" \"1:1\" \"2:1\" \"3:1\"");
    assertThat(rows())
        .isEqualTo(
            """
            { "at": 1, "cells": ["AE", "AR", "-", "DR"] }
            { "at": 2, "cells": ["AE", "EX", "DR", "DE"] }
            { "at": "3-4", "cells": ["AE", "-", "D1", "DE"] }
            { "at": "5-6", "cells": ["AR2", "AR1", "DE", "DE"] }
            """);
    assertThat(out.out())
        .contains("line 1, \"Combat Results Table\", is the title")
        .contains("line 2, \"Odds\", is left out")
        .contains("line 9, \"AE = attacker eliminated\", is left out")
        .contains("\"Elim\" is read as DE");
    assertThat(CapturedRun.vedette("show '" + files.named("table.json") + "'").out())
        .startsWith("Combat Results Table\n");
    // 9 against 3 is 3:1: eliminated on all but a 1.
    assertThat(own("--attacker 9 --defender 3").out()).contains("wins 100%").contains("83.33%");
  }

  @Test
  void the_spreadsheet_of_the_manual_is_read_as_the_manual_says() throws IOException {
    String page = Manual.text(Manual.page("tables"));
    String csv = page.substring(page.indexOf("```csv\n") + "```csv\n".length());
    imported(csv.substring(0, csv.indexOf("```")), "--die d6 --compare ratio");
    assertThat(columns()).isEqualTo("\"1:2\" \"1:1\" \"2:1\" \"3:1\"");
    assertThat(rows())
        .isEqualTo(
            """
            { "at": 1, "cells": ["AE", "AR", "-", "DR"] }
            { "at": 2, "cells": ["AE", "EX", "DR", "DE"] }
            { "at": "3-4", "cells": ["AR", "-", "D1", "DE"] }
            { "at": "5-6", "cells": ["-", "A1/D2", "DE", "DE"] }
            """);
  }

  @Test
  void two_numbers_are_losses_of_both_the_attackers_first() throws IOException {
    CapturedRun out =
        imported(
            """
            roll;1:1;2:1
            1.;7/3;A-2/D-1
            2-3;7/3;2-1
            4-6;0/2;-/-
            """,
            "--die d6 --compare ratio");
    assertThat(rows())
        .isEqualTo(
            """
            { "at": 1, "cells": ["A7/D3", "A2/D1"] }
            { "at": "2-3", "cells": ["A7/D3", "A2/D1"] }
            { "at": "4-6", "cells": ["D2", "-"] }
            """);
    assertThat(out.out()).contains("first the attacker's: \"7/3\" is A7/D3");
    // (7 + 0) / 2 and (3 + 2) / 2.
    assertThat(own("--attacker 9 --defender 9").out())
        .contains("Average losses: attacker 3.5, defender 2.5");
  }

  @Test
  void percents_are_ranges_however_they_are_printed() throws IOException {
    imported(
        """
        Roll\t<50%\t50\u201399 %\t100% to 149%\t150% or greater
        1-6\tA1\t-\tD1\tD2
        """,
        "--die d6 --compare percent");
    assertThat(columns()).isEqualTo("\"..49\" \"50-99\" \"100-149\" \"150+\"");
    // 299 in percent of 200 is 149.5, rounded down 149.
    assertThat(own("--attacker 299 --defender 200").out()).contains("defender 1.0");
    assertThat(imported("roll,100,>100%\n1-6,A1,D1\n", "--die d6 --compare percent").err())
        .contains("T015")
        .contains("sheet.csv:1:10");
  }

  @Test
  void differentials_are_ranges_and_can_be_named_on_the_command_line() throws IOException {
    imported(
        """
        \ufeffDie,-3 or less,"-2,-1",+0,+1 or +2,3 - 10,11 or greater
        1-3,A3,A2,A1,-,D1,D2
        4-6,A2,A1,-,D1,D2,D3
        """,
        "--die d6 --compare differential");
    assertThat(columns()).isEqualTo("\"..-3\" \"-2..-1\" 0 \"1-2\" \"3-10\" \"11+\"");
    assertThat(own("--attacker 5 --defender 5 --column -2..-1").out())
        .contains("Average losses: attacker 1.5, defender 0.0");
    assertThat(own("--attacker 5 --defender 5 --column '-1 to -2'").out())
        .contains("Average losses: attacker 1.5, defender 0.0");
    assertThat(own("--attacker 5 --defender 5 --column ..-3").out()).contains("attacker 2.5");
    assertThat(own("--attacker 5 --defender 5 --column 11+").out()).contains("defender 2.5");
  }

  @Test
  void odds_in_rows_are_turned_over_and_rising_ones_stand_first() throws IOException {
    CapturedRun out =
        imported(
            """
            odds,1,2,3,4,5,6
            3-1,D1,D1,D2,D2,DE,DE
            2-1,-,D1,D1,D1,D2,D2
            1-1,A1,A1,-,-,D1,D1
            1-2,AE,AE,A2,A2,A1,-
            """,
            "--die d6 --compare ratio");
    assertThat(columns()).isEqualTo("\"1:2\" \"1:1\" \"2:1\" \"3:1\"");
    assertThat(rows()).startsWith("{ \"at\": 1, \"cells\": [\"AE\", \"A1\", \"-\", \"D1\"] }\n");
    assertThat(out.out())
        .contains("the columns of the table are the rows of the spreadsheet")
        .contains("the columns stand in rising order");
  }

  @Test
  void differentials_in_rows_are_told_from_rolls_by_the_die() throws IOException {
    // The first column alone would do as rolls of a D6: 0, 1-2, 3+ have them all.
    imported(
        """
        diff,1,2,3,4,5,6
        0,A1,A1,-,D1,D1,D1
        +1/+2,A1,A1,-,D1,D1,D2
        3+,A1,-,D1,D1,D2,D2
        """,
        "--die d6 --compare differential");
    assertThat(columns()).isEqualTo("0 \"1-2\" \"3+\"");
    assertThat(rows()).endsWith("{ \"at\": 6, \"cells\": [\"D1\", \"D2\", \"D2\"] }\n");
  }

  @Test
  void a_zero_is_the_ten_of_a_d10_unless_a_row_has_the_ten() throws IOException {
    String cells = "1-5,A1\n6-9,-\n";
    CapturedRun out = imported("die,1:1\n" + cells + "0,D1\n", "--die d10 --compare ratio");
    assertThat(rows()).endsWith("{ \"at\": 10, \"cells\": [\"D1\"] }\n");
    assertThat(out.out())
        .contains("0 is read as the 10 of D10; pass --die d10-1 for a die with a 0");
    imported("die,1:1\n0,D1\n" + cells, "--die d10-1 --compare ratio");
    assertThat(rows()).startsWith("{ \"at\": 0, \"cells\": [\"D1\"] }\n");
    imported("die,1:1\n0,A2\n" + cells + "10 & up,D1\n", "--die d10 --compare ratio");
    assertThat(rows())
        .startsWith("{ \"at\": 0,")
        .endsWith("{ \"at\": \"10+\", \"cells\": [\"D1\"] }\n");
    imported("die,1:1\n01-50,A1\n51\u201395,-\n96-00,D1\n", "--die d100 --compare ratio");
    assertThat(rows()).endsWith("{ \"at\": \"96-100\", \"cells\": [\"D1\"] }\n");
    assertThat(imported("die,1:1\n0-4,A1\n5-9,D1\n", "--die d10 --compare ratio").err())
        .contains("T056")
        .contains("sheet.csv:2:1: the rows begin with 0, but the rolls of D10 with 1")
        .contains("--die d10-1");
  }

  @Test
  void words_of_its_own_make_a_rule_system_with_one_finding_a_word() throws IOException {
    CapturedRun out =
        imported(
            """
            roll,1:1,2:1,3:1
            1,Pin,Pin,D1
            2,PIN,M,"Pin, D1"
            3-6,1/2 EX,M,M/D2
            """,
            "--die d6 --compare ratio");
    assertThat(out.code()).isZero();
    assertThat(out.err().lines().filter(it -> it.contains("T055")))
        .containsExactly(
            "warning[T055]: " + files.named("sheet.csv") + ":2:3: \"Pin\" is not a built-in result",
            "warning[T055]: " + files.named("sheet.csv") + ":3:7: \"M\" is not a built-in result",
            "warning[T055]: "
                + files.named("sheet.csv")
                + ":4:5: \"½-EX\" is not a built-in result");
    assertThat(rows())
        .isEqualTo(
            """
            { "at": 1, "cells": ["Pin", "Pin", "D1"] }
            { "at": 2, "cells": ["Pin", "M", "Pin/D1"] }
            { "at": "3-6", "cells": ["½-EX", "M", "M/D2"] }
            """);
    assertThat(CapturedRun.vedette("show '" + files.named("table.json") + "'").code()).isZero();
    // 3:1: D1 on a 1, D1 with Pin on a 2, D2 with M on four: (1 + 1 + 4 x 2) / 6.
    assertThat(own("--attacker 9 --defender 3").out()).contains("defender 1.7");
    files.with("table.json", written().replace("\"M\": {}", "\"M\": { \"defender\": \"lose 1\" }"));
    // Four points more: (1 + 1 + 4 x 3) / 6.
    assertThat(own("--attacker 9 --defender 3").out()).contains("defender 2.3");
  }

  @Test
  void a_word_near_a_result_names_it() throws IOException {
    CapturedRun out = imported("roll,1:1\n1-5,D1\n6,D1*\n", "--die d6 --compare ratio");
    assertThat(out.err())
        .contains("sheet.csv:3:3: \"D1*\" is not a built-in result")
        .contains("define its effects under \"results\", or did you mean `D1`?");
  }

  @Test
  void times_and_fractions_are_odds_again_and_dates_are_refused() throws IOException {
    imported("sep=;\nroll;1/2;01:01:00;02:01;2,5:1\n1-6;A1;-;D1;D2\n", "--die d6 --compare ratio");
    assertThat(columns()).isEqualTo("\"1:2\" \"1:1\" \"2:1\" \"5:2\"");
    CapturedRun dates =
        imported("roll,02-Jan,1:1\n1-6,2026-02-01,01.02.2026\n", "--die d6 --compare ratio");
    assertThat(dates.code()).isEqualTo(4);
    assertThat(dates.err())
        .contains("sheet.csv:1:6: \"02-Jan\" is a date: the spreadsheet has converted the cell")
        .contains("sheet.csv:2:5: \"2026-02-01\" is a date")
        .contains("sheet.csv:2:16: \"01.02.2026\" is a date");
    assertThat(dir.resolve("table.json")).doesNotExist();
  }

  @Test
  void numbers_need_a_side_that_loses_them() throws IOException {
    String csv =
        """
        ,Die,open,woods,Die,
        ,1-3,0,\u2013,1-3,
        ,4-6,2,1,4-6,
        """;
    assertThat(imported(csv, "--die d6").err())
        .contains("T054")
        .contains("sheet.csv:2:6: the cells are numbers, but --loses is missing");
    CapturedRun out = imported(csv, "--die d6 --loses defender");
    assertThat(out.out()).contains("the last column repeats the first and is left out");
    assertThat(rows())
        .isEqualTo(
            "{ \"at\": \"1-3\", \"cells\": [0, 0] }\n{ \"at\": \"4-6\", \"cells\": [2, 1] }\n");
    assertThat(own("--attacker 6 --defender 3 --column open").out()).contains("defender 1.0");
    assertThat(imported("roll,a,b\n1-6,1.5,-1\n", "--die d6 --loses defender").err())
        .contains("sheet.csv:2:5: \"1.5\" is not a number of losses");
    imported("roll,a,b\n1-3,1,DR\n4-6,-,2\n", "--die d6 --loses attacker");
    assertThat(rows()).startsWith("{ \"at\": \"1-3\", \"cells\": [\"A1\", \"DR\"] }");
  }

  /** Steps lost are printed with a minus by some, with a plus by others, never both of one side. */
  @Test
  void a_number_with_a_sign_is_a_loss_of_the_side_given_or_a_word_of_its_own() throws IOException {
    assertThat(imported("roll,a,b\n1-3,-1,0\n4+,-2,-\n", "--die d6 --loses defender").out())
        .contains("\"-1\" is read as 1");
    assertThat(rows())
        .isEqualTo(
            "{ \"at\": \"1-3\", \"cells\": [1, 0] }\n{ \"at\": \"4+\", \"cells\": [2, 0] }\n");
    String mixed = "roll,a,b\n1-3,+1,DR\n4+,DE,-/+2\n";
    assertThat(imported(mixed, "--die d6 --loses defender").err())
        .contains("sheet.csv:3:7: unknown result \"-/+2\"")
        .doesNotContain("-/D2");
    String signs = mixed.replace("-/+2", "+2");
    imported(signs, "--die d6 --loses defender");
    assertThat(rows())
        .isEqualTo(
            "{ \"at\": \"1-3\", \"cells\": [\"D1\", \"DR\"] }\n"
                + "{ \"at\": \"4+\", \"cells\": [\"DE\", \"D2\"] }\n");
    CapturedRun words = imported(signs, "--die d6");
    assertThat(words.err()).contains("T055").contains("\"+1\" is not a built-in result");
    assertThat(rows()).contains("[\"+1\", \"DR\"]").contains("[\"DE\", \"+2\"]");
    assertThat(imported(signs.replace("+2", "-2"), "--die d6 --loses defender").err())
        .contains(
            "sheet.csv:3:7: \"-2\" and \"+1\" have different signs, but both are losses of the"
                + " defender");
  }

  @Test
  void what_a_table_will_lack_later_is_said_at_once() throws IOException {
    String sheet = "roll,1-2,1-1\n1-3,\"A1\nD1\",DR\n4-6,DE,-\n";
    assertThat(imported(sheet, "--die d6").out())
        .contains("\"A1 D1\" is read as A1/D1")
        .contains("the last row, \"4-6\", ends at 6")
        .contains("the columns look like odds but are read as names; pass --compare ratio");
    assertThat(imported(sheet.replace("1-2,1-1", "1-2,3-5"), "--die d6").out())
        .contains("the columns look like differences");
    assertThat(imported(sheet.replace("4-6", "4+"), "--die d6 --compare ratio").out())
        .doesNotContain("the last row")
        .doesNotContain("look like");
  }

  @Test
  void fields_in_quotes_have_their_places_and_line_ends_count_once() throws IOException {
    CapturedRun out =
        imported(
            "roll,\"1:1\",\"2:1\"\r\n1-3,\"A\r\n1\",\"x \"\"y\"\"\"\r\n4-6,D1,-\r\n",
            "--die d6 --compare ratio");
    assertThat(rows()).contains("\"cells\": [\"A1\", \"X-\\\"Y\"]");
    assertThat(out.err()).contains("sheet.csv:3:4: ");
  }

  @Test
  void columns_that_stand_open_inside_or_without_a_head_are_refused() throws IOException {
    assertThat(imported("roll,1:1+,2:1\n1-6,A1,D1\n", "--die d6 --compare ratio").err())
        .contains("T053")
        .contains("sheet.csv:1:6: \"1:1+\" is open-ended, but there are columns beyond it");
    assertThat(imported("roll,1:1,,2:1\n1-6,A1,-,D1\n", "--die d6 --compare ratio").err())
        .contains("sheet.csv:1:10: column 2 has no heading");
    assertThat(imported("roll,1:1\n1-6,A1,D1\n", "--die d6 --compare ratio").err())
        .contains("sheet.csv:2:1: row \"1-6\" has 2 cells for 1 column");
    assertThat(imported("roll,1:1\n1-6,D100\n", "--die d6 --compare ratio").err())
        .contains("T036")
        .contains("sheet.csv:2:5");
  }
}
