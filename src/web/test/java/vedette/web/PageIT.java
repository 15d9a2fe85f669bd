package vedette.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import vedette.cli.Captured;

/** A player's and a designer's actions on the page, in Chromium; its answers are the program's. */
class PageIT {
  private static final String ATTACKER = "#option--attacker";
  private static final String TABLE = "tables/six-days/combat-results.json";

  /** The roll of 1 in the column of +4, in which the first battle is fought. */
  private static final String CELL = "[data-path='/rows/list/0/cells/5']";

  private static Site site;

  @TempDir Path dir;

  @BeforeAll
  static void publish() {
    site = new Site();
  }

  @AfterAll
  static void close() {
    site.close();
  }

  private static Page desktop() {
    return Page.desktop().open(site.address());
  }

  @Test
  void each_fight_begins_with_an_example_and_gets_the_programs_sentence() {
    Map<String, String> page = new LinkedHashMap<>();
    Map<String, String> program = new LinkedHashMap<>();
    try (Page here = desktop()) {
      here.tap("As a command");
      for (JsonNode system : describe().get("systems")) {
        here.choose("system", system.get("id").asString());
        for (JsonNode fight : system.get("fights")) {
          if (system.get("fights").size() > 1) {
            here.choose("fight", fight.get("name").asString());
          }
          String sentence = here.answer();
          String line = here.value("#taken").replaceFirst("^vedette ", "");
          page.put(line, sentence);
          program.put(line, Page.sentence(List.of(Captured.words(line))));
        }
      }
      assertThat(here.errors()).isEmpty();
    }
    assertThat(page).containsExactlyEntriesOf(program).hasSizeGreaterThan(30);
  }

  @Test
  void a_stack_is_put_together_by_tapping_and_stands_there_as_it_is_written() {
    try (Page here = desktop()) {
      here.write(ATTACKER, "inf 5").tap("add cavalry to Attacker");
      String added = here.value(ATTACKER);
      assertThat(added).matches("inf 5, cav \\d+");
      here.tap("strength: one more");
      int strength = Integer.parseInt(added.replaceAll(".* ", "")) + 1;
      String grown = "inf 5, cav " + strength;
      assertThat(here.value(ATTACKER)).isEqualTo(grown);
      assertThat(here.answer()).isEqualTo(sentence(grown));

      here.write(ATTACKER, "inf 7; spent 1");
      assertThat(here.chips()).containsExactly("inf 7", "spent 1");
      here.tap("inf 7").tap("Remove");
      assertThat(here.value(ATTACKER)).isEqualTo("; spent 1");
    }
  }

  @Test
  void a_strength_is_typed_anew_in_its_panel_digit_by_digit() {
    try (Page here = desktop()) {
      here.write(ATTACKER, "inf 5").tap("inf 5");
      here.see(".editor .number").sendKeys(Keys.BACK_SPACE);
      assertThat(here.value(ATTACKER)).isEqualTo("inf 5");
      here.see(".editor .number").sendKeys("3/5");
      assertThat(here.value(ATTACKER)).isEqualTo("inf 3/5");
      assertThat(here.answer()).isEqualTo(sentence("inf 3/5"));
    }
  }

  @Test
  void a_kept_fight_stands_beside_the_one_in_the_form() {
    try (Page here = desktop()) {
      here.write(ATTACKER, "inf 5").answer();
      here.tap("Keep this way");
      here.see(".kept");
      assertThat(here.text(".kept")).contains(sentence("inf 5"), "The fight in the form.");
      here.write(ATTACKER, "inf 9").answer();
      here.await("the figures", () -> here.text(".kept").contains("points"));
      String was = sentence("inf 5").replaceFirst("\\D*([\\d.]+%).*", "$1");
      String is = sentence("inf 9").replaceFirst("\\D*([\\d.]+%).*", "$1");
      assertThat(here.text(".kept")).contains("kept " + was + ", now " + is);
    }
  }

  @Test
  void a_range_is_headed_by_its_ends() {
    try (Page here = desktop()) {
      here.write(ATTACKER, "inf 5, inf 5, cav 2, art 2").write("#option--turns", "{1..5}");
      // Page.BATTLE at 1 turn and at 5
      assertThat(here.answer()).isEqualTo("success: 20.0% at turns 1 to 55.6% at 5");
    }
  }

  @Test
  void a_mistake_is_shown_at_its_field_in_the_programs_words() {
    try (Page here = desktop()) {
      here.write(ATTACKER, "inf 5, dragoon 2");
      String[] said = Page.program(Page.battle("inf 5, dragoon 2")).err().split("\n");
      String words = said[0].replaceAll("^error\\[\\w+\\]: --attacker", "Attacker");
      assertThat(words).startsWith("Attacker: ").contains("dragoon");
      assertThat(here.answer()).isEqualTo(words);
      assertThat(here.see(ATTACKER).getDomAttribute("aria-invalid")).isEqualTo("true");
      String[] describedBy = here.see(ATTACKER).getDomAttribute("aria-describedby").split(" ");
      assertThat(here.text("#" + describedBy[1])).contains(words, said[1]);

      here.write(ATTACKER, "inf 5");
      assertThat(here.answer()).isEqualTo(sentence("inf 5"));
      assertThat(here.see(ATTACKER).getDomAttribute("aria-invalid")).isNull();
    }
  }

  @Test
  void a_designer_edits_a_cell_and_sees_what_moves() throws IOException {
    try (Page here = desktop()) {
      String before = here.answer();
      here.tap("Keep this way").tap("Tables: change a cell");
      here.write(CELL, "A1");

      assertThat(here.answer())
          .startsWith(edited("inf 5, inf 5, cav 2, art 2"))
          .doesNotStartWith(before);
      here.await("what it was", () -> here.text(".sentence p").endsWith(" (was 55.6%)"));
      here.await("the kept fight", () -> here.text(".kept").contains("1 of 1 kept fights moved."));
      assertThat(here.text(".kept .moves")).contains("▼", "less", "▲", "more", "was 27.77%, is ");
      assertThat(here.text("td:has(> " + CELL + ")")).contains("was A1Rp");
      assertThat(here.text(".bench")).contains("1 value is changed.", "(changed)");

      here.write(CELL, "A1Rq");
      here.await("lint", () -> "true".equals(here.see(CELL).getDomAttribute("aria-invalid")));
      assertThat(here.text("#" + here.see(CELL).getDomAttribute("aria-describedby")))
          .contains("A1Rq");
      here.see(CELL).sendKeys(Keys.ESCAPE);
    }
  }

  @Test
  void the_patch_of_an_edited_table_makes_the_same_edit() throws Exception {
    try (Page here = desktop()) {
      Path down = Files.createDirectory(dir.resolve("down"));
      here.tell(
          "Browser.setDownloadBehavior",
          Map.of("behavior", "allow", "downloadPath", down.toString()));
      here.tap("Tables: change a cell").write(CELL, "A1");
      here.tap("Download the patch").tap("Download the file");
      Path patch = down.resolve("combat-results.patch");
      Path file = down.resolve("combat-results.json");
      here.await("two files", () -> Files.exists(patch) && Files.exists(file));

      assertThat(file).hasContent(editedTable());
      Path copy = dir.resolve(TABLE);
      Files.createDirectories(copy.getParent());
      Files.copy(Path.of(TABLE), copy);
      Process git =
          new ProcessBuilder("git", "apply", patch.toString())
              .directory(dir.toFile())
              .inheritIO()
              .start();
      assertThat(git.waitFor()).isZero();
      assertThat(copy).hasContent(editedTable());
    }
  }

  @Test
  void a_link_opened_elsewhere_holds_the_fight_and_the_edited_table() throws IOException {
    String link;
    try (Page here = desktop()) {
      here.tap("Tables: change a cell").write(CELL, "A1");
      here.write(ATTACKER, "inf 6, cav 9").answer();
      link = here.tap("Link").linked();
    }
    assertThat(link).startsWith(site.address() + "#");
    try (Page there = Page.desktop().open(link)) {
      there.await("the fight", () -> there.value(ATTACKER).equals("inf 6, cav 9"));
      assertThat(there.answer()).startsWith(edited("inf 6, cav 9"));
      there.tap("Tables: change a cell");
      assertThat(there.value(CELL)).isEqualTo("A1");
    }
  }

  @Test
  void a_link_that_was_cut_or_changed_gives_a_sentence_and_the_page_stands() {
    try (Page here = desktop()) {
      String link = here.tap("Link").linked();
      char other = link.charAt(link.length() - 5) == 'a' ? 'b' : 'a';
      String changed =
          new StringBuilder(link)
              .replace(link.length() - 5, link.length() - 4, other + "")
              .toString();
      Map<String, String> wrong =
          Map.of(
              link.substring(0, link.length() - 6),
              "This link was cut or changed on its way; copy it again, as a whole.",
              changed,
              "This link was cut or changed on its way; copy it again, as a whole.",
              site.address() + "#9" + link.substring(site.address().length() + 2),
              "This link was made by another version of the page, or is none of its links.");
      wrong.forEach(
          (hash, words) -> {
            here.open("about:blank").open(hash);
            assertThat(here.text(".notice")).startsWith(words);
            here.assertFormStands();
          });
    }
  }

  @Test
  void a_fight_too_large_is_simulated_and_says_so() {
    try (Page here = desktop()) {
      here.tap("Method").write("#option--max-states", "9");
      List<String> words = new ArrayList<>(Page.BATTLE);
      words.addAll(List.of("--max-states", "9"));
      assertThat(here.answer()).isEqualTo(Page.sentence(words));
      here.browser.switchTo().frame(here.see("iframe"));
      assertThat(here.text("main")).contains("battles simulated", "more than 9 states");
    }
  }

  @Test
  void a_table_of_ten_million_characters_gives_a_sentence_and_nothing_is_lost() {
    String large = "x".repeat(10_000_000);
    try (Page here = desktop()) {
      here.write(ATTACKER, "inf 6").tap("Tables: change a cell").tap("As JSON");
      here.paste("textarea[aria-label='" + TABLE + " as JSON']", large);
      assertThat(here.text(".bench [role=alert]"))
          .contains("more than a million characters", "left as it was");
      assertThat(here.answer()).isEqualTo(sentence("inf 6"));

      here.choose("system", "own").tap("A file of your own");
      String file = here.value("#text");
      here.paste("#text", large);
      assertThat(here.text(".notice")).contains("nothing was changed");
      assertThat(here.value("#text")).isEqualTo(file);
      assertThat(here.errors()).isEmpty();
    }
  }

  @Test
  void fights_are_saved_in_the_browser_and_carried_over_as_a_file() throws IOException {
    Path down = Files.createDirectory(dir.resolve("fights"));
    try (Page here = desktop()) {
      here.write(ATTACKER, "inf 9").tap("Saved fights").write("#name", "The bridge").tap("Save");
      here.open("about:blank").open(site.address()).tap("Saved fights").tap("The bridge");
      assertThat(here.value(ATTACKER)).isEqualTo("inf 9");
      here.tell(
          "Browser.setDownloadBehavior",
          Map.of("behavior", "allow", "downloadPath", down.toString()));
      here.tap("All as a file");
      here.await("the file", () -> Files.exists(down.resolve("fights.json")));
    }
    try (Page there = desktop()) {
      there.tap("Saved fights").see("#fights").sendKeys(down.resolve("fights.json").toString());
      there.tap("The bridge");
      assertThat(there.value(ATTACKER)).isEqualTo("inf 9");
    }
  }

  private static JsonNode describe() {
    return JsonMapper.builder().build().readTree(Page.program(List.of("describe")).out());
  }

  private static String sentence(String attacker) {
    return Page.sentence(Page.battle(attacker));
  }

  private static String editedTable() {
    String first = "\"A1Rp\", \"A1Rp\", \"A1Rp\"]";
    String table = Page.read(Path.of(TABLE));
    assertThat(table).containsOnlyOnce(first);
    return table.replace(first, "\"A1Rp\", \"A1\", \"A1Rp\"]");
  }

  /** Returns the sentence of the first battle with another attacker under the edited table. */
  private String edited(String attacker) throws IOException {
    Path table = dir.resolve("edited/six-days/combat-results.json");
    Files.createDirectories(table.getParent());
    Files.writeString(table, editedTable());
    List<String> words = Page.battle(attacker);
    words.addAll(List.of("--tables", dir.resolve("edited").toString()));
    return Page.sentence(words);
  }
}
