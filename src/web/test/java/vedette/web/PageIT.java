package vedette.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import vedette.cli.CapturedRun;

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
          program.put(line, Page.sentence(List.of(CapturedRun.words(line))));
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
  void kept_fights_are_compared_by_the_programs_own_figures() {
    try (Page here = desktop()) {
      here.write(ATTACKER, "inf 5").answer();
      here.tap("Keep");
      assertThat(here.see(".keep").getText()).isEqualTo("Kept");
      here.write(ATTACKER, "inf 9").answer();
      here.tap("Keep").write("#option--turns", "5").answer();
      here.tap("Compare").see(".curves svg");

      assertThat(here.texts(".beside .key"))
          .containsExactly("inf 5; turns 3", "inf 9; turns 3", "inf 9; turns 5");
      assertThat(here.texts(".beside td").stream().map(it -> it.replace(" ★ best", "")).toList())
          .isEqualTo(compared("inf 5", "inf 9"));

      here.write("[aria-label='Name of inf 9; turns 3']", "Old Guard");
      assertThat(here.texts(".beside .key"))
          .containsExactly("inf 5; turns 3", "Old Guard", "inf 9; turns 5");

      here.browser.navigate().refresh();
      here.answer();
      here.tap("Compare");
      here.await("what was kept", () -> here.texts(".beside .key").contains("Old Guard"));
      here.tap("Remove Old Guard");
      here.await("two fights", () -> here.texts(".beside .key").size() == 2);
    }
  }

  /** Returns the figures of the program's comparison of two attackers and the second at 5 turns. */
  private static List<String> compared(String first, String second) {
    List<String> longer = Page.battle(second);
    longer.set(longer.indexOf("--turns") + 1, "5");
    List<String> words = new ArrayList<>(List.of("compare"));
    words.addAll(Page.battle(first));
    words.add("vs");
    words.addAll(Page.battle(second));
    words.add("vs");
    words.addAll(longer);
    words.addAll(List.of("--format", "json"));
    JsonNode program = JsonMapper.builder().build().readTree(Page.program(words).out());
    List<String> figures = new ArrayList<>();
    for (JsonNode figure : program.get("figures")) {
      boolean mean = figure.get("kind").asString().equals("mean");
      for (JsonNode way : figure.get("ways")) {
        double scale = mean ? 1 : 100;
        String value = "%.2f".formatted(way.get("estimate").asDouble() * scale);
        String more = "%+.2f".formatted(way.get("more").asDouble() * scale).replace('-', '−');
        String change = more.substring(1).equals("0.00") ? "the same" : more + (mean ? "" : " pp");
        boolean base = figures.size() % 3 == 0;
        figures.add(value + (mean ? "" : "%") + (base ? "" : change));
      }
    }
    return figures;
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
      here.tap("Keep").tap("Tables").see(CELL).click();
      here.tap("A1");

      assertThat(here.value(CELL)).isEqualTo("A1");
      assertThat(here.answer())
          .startsWith(edited("inf 5, inf 5, cav 2, art 2"))
          .doesNotStartWith(before);
      here.await("what it was", () -> here.text(".sentence p").endsWith(" (was 43.8%)"));
      assertThat(here.text(".bench .moved"))
          .contains(
              "The edits change 9 figures of this fight.",
              "the attacker takes the position 43.80% → 47.80% +4.00 pp");
      assertThat(here.text("td:has(> " + CELL + ")")).contains("A1Rp → A1");
      assertThat(here.text(".bench")).contains("1 value is changed.", "(changed)");

      here.write(ATTACKER, "inf 9").answer();
      here.tap("Compare");
      here.await(
          "the kept fight",
          () -> here.text(".kept").contains("The edits change 1 of 1 kept fight."));
      assertThat(here.text(".beside")).contains("47.80%", "was 43.80%");
    }
  }

  @Test
  void a_bad_cell_is_mended_by_a_result_that_the_table_knows() {
    try (Page here = desktop()) {
      here.tap("Tables").write(CELL, "A1Rq");
      here.await("lint", () -> "true".equals(here.see(CELL).getDomAttribute("aria-invalid")));
      assertThat(here.text("#" + here.see(CELL).getDomAttribute("aria-describedby")))
          .contains("A1Rq");
      here.tap("A2Rp");
      here.await("no error", () -> "false".equals(here.see(CELL).getDomAttribute("aria-invalid")));
      here.tap("Set back to A1Rp");
      here.await("no edit", () -> here.text(".bench").contains("The table is unchanged."));
      assertThat(here.browser.findElements(By.cssSelector(".moved"))).isEmpty();
    }
  }

  @Test
  void a_target_is_reached_by_a_change_of_the_table() {
    List<String> words =
        new ArrayList<>(List.of("tune", "six-days/combat-results", "--want", "success = 50%"));
    words.addAll(Page.BATTLE);
    words.addAll(List.of("--format", "json"));
    JsonNode tuned = JsonMapper.builder().build().readTree(Page.program(words).out());
    JsonNode part = tuned.get("changes").get(0).get("parts").get(0);
    try (Page here = desktop()) {
      here.tap("Tables").write("[aria-label='Target in percent']", "50").tap("Search");
      here.await("the changes", () -> here.text(".reach").contains("from 43.80%"));
      assertThat(here.texts(".reach li")).hasSize(tuned.get("changes").size());
      assertThat(here.texts(".reach li").get(0))
          .startsWith(
              "%s: %s → %s"
                  .formatted(
                      part.get("part").asString(),
                      part.get("from").asString(),
                      part.get("to").asString()));
      here.tap("Make change 1");
      here.await(
          "the edit",
          () ->
              here.text(".bench")
                  .contains(part.get("from").asString() + " → " + part.get("to").asString()));
      double chance = tuned.get("changes").get(0).get("figures").get(0).asDouble();
      assertThat(here.answer()).contains("%.1f%%".formatted(chance * 100));
    }
  }

  @Test
  void a_target_is_reached_in_a_system_of_a_file() {
    try (Page here = desktop()) {
      here.choose("system", "own").answer();
      here.tap("Tables").write("[aria-label='Target in percent']", "60").tap("Search");
      here.await("the changes", () -> !here.texts(".reach li").isEmpty());
      assertThat(here.texts(".reach li").get(0)).contains(" → ");
    }
  }

  @Test
  void the_report_marks_the_figures_that_an_edit_moves() {
    try (Page here = desktop()) {
      here.tap("Tables").write(CELL, "A1").answer();
      here.tap("Odds").see(".moved");
      here.browser.switchTo().frame(here.see("iframe"));
      here.await("a mark", () -> here.texts("td .was").contains("was 43.80%"));
      assertThat(here.texts("h2 .was")).contains("was 3.10");
    }
  }

  @Test
  void another_systems_answer_never_stays() {
    try (Page here = desktop()) {
      String before = here.answer();
      here.see("iframe");
      Object then =
          here.browser.executeAsyncScript(
              """
              const [done] = arguments;
              const system = document.querySelector('#system');
              system.value = 'musket-pike';
              system.dispatchEvent(new Event('change', { bubbles: true }));
              requestAnimationFrame(() => done([document.querySelector('.sentence p').textContent, document.querySelectorAll('iframe').length]));
              """);
      assertThat(then).isEqualTo(List.of("Working…", 0L));
      assertThat(here.answer()).isNotEqualTo(before);
    }
  }

  @Test
  void what_takes_long_shows_its_time_and_is_stopped_by_name() {
    try (Page here = desktop()) {
      here.choose("system", "musket-pike").choose("fight", "turns").answer();
      here.tap("Advice").see("progress");
      assertThat(here.text(".progress")).contains("Computing the advice: ", "of at most 60 s.");
      here.tap("Stop");
      here.await("the end", () -> here.text(".top").contains("Stopped the advice after "));
      here.tap("Start again").see("progress");
      here.tap("Odds").answer();
      assertThat(here.browser.findElements(By.cssSelector("progress"))).isEmpty();
    }
  }

  @Test
  void the_answer_is_saved_as_a_picture() throws IOException {
    Path down = Files.createDirectory(dir.resolve("picture"));
    try (Page here = desktop()) {
      here.tell(
          "Browser.setDownloadBehavior",
          Map.of("behavior", "allow", "downloadPath", down.toString()));
      here.answer();
      here.await("the report", () -> here.button("Save as picture").isEnabled());
      here.tap("Save as picture");
      Path picture = down.resolve("six-days-battle.png");
      here.await("the picture", () -> Files.exists(picture));
      BufferedImage image = ImageIO.read(picture.toFile());
      assertThat(image.getWidth()).isEqualTo(1600);
      assertThat(image.getHeight()).isBetween(1000, 3000);
      assertThat(here.errors()).isEmpty();
    }
  }

  @Test
  void a_saved_report_names_the_command_of_the_form_alone() throws IOException {
    Path down = Files.createDirectory(dir.resolve("report"));
    try (Page here = desktop()) {
      here.tell(
          "Browser.setDownloadBehavior",
          Map.of("behavior", "allow", "downloadPath", down.toString()));
      here.answer();
      here.await("the report", () -> here.button("Save the report").isEnabled());
      here.tap("Save the report");
      Path report = down.resolve("six-days-battle.html");
      here.await("the file", () -> Files.exists(report));
      String foot = Files.readString(report).replaceAll("(?s).*<footer>|</footer>.*", "");
      assertThat(foot).contains("<code>vedette six-days battle", "--format html</code>");
    }
  }

  @Test
  void the_patch_of_an_edited_table_makes_the_same_edit() throws Exception {
    try (Page here = desktop()) {
      Path down = Files.createDirectory(dir.resolve("down"));
      here.tell(
          "Browser.setDownloadBehavior",
          Map.of("behavior", "allow", "downloadPath", down.toString()));
      here.tap("Tables").write(CELL, "A1");
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
      here.tap("Tables").write(CELL, "A1");
      here.write(ATTACKER, "inf 6, cav 9").answer();
      link = here.tap("Odds").tap("Link").linked();
    }
    assertThat(link).startsWith(site.address() + "#");
    try (Page there = Page.desktop().open(link)) {
      there.await("the fight", () -> there.value(ATTACKER).equals("inf 6, cav 9"));
      assertThat(there.answer()).startsWith(edited("inf 6, cav 9"));
      there.tap("Tables");
      assertThat(there.value(CELL)).isEqualTo("A1");
    }
  }

  @Test
  void the_link_of_a_fight_is_short_and_can_be_read() {
    try (Page here = desktop()) {
      here.write(ATTACKER, "inf 6, cav 9").answer();
      String link = here.tap("Link").linked();
      assertThat(link.substring(site.address().length()))
          .matches(
              "#2\\w{4}six-days\\.battle&attacker=inf\\+6,cav\\+9&defender=[\\w+,]+&turns=3&terrain=stream");
      here.open("about:blank").open(link);
      here.await("the fight", () -> here.value(ATTACKER).equals("inf 6, cav 9"));
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
      here.tap("Method").write("#option--max-states", "3");
      List<String> words = new ArrayList<>(Page.BATTLE);
      words.addAll(List.of("--max-states", "3"));
      assertThat(here.answer()).isEqualTo(Page.sentence(words));
      here.browser.switchTo().frame(here.see("iframe"));
      assertThat(here.text("main")).contains("battles simulated", "more than 3 states");
    }
  }

  @Test
  void a_table_of_ten_million_characters_gives_a_sentence_and_nothing_is_lost() {
    String large = "x".repeat(10_000_000);
    try (Page here = desktop()) {
      here.write(ATTACKER, "inf 6").tap("Tables").tap("As JSON");
      here.paste("textarea[aria-label='" + TABLE + " as JSON']", large);
      assertThat(here.text(".bench [role=alert]"))
          .contains("more than a million characters", "The table is unchanged");
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
