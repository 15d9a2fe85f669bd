package vedette.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A player asks by tapping alone, on a phone: fights, questions, doctrines and advice. */
class PageAskIT {
  private static final String ATTACKER = "#option--attacker";

  /** The texts that a reader sees, in the report too. */
  private static final String SEEN =
      """
      const frame = document.querySelector('iframe')?.contentDocument?.querySelector('main');
      return document.body.innerText + '\\n' + (frame?.innerText ?? '');
      """;

  private static Site site;

  @BeforeAll
  static void publish() {
    site = new Site();
  }

  @AfterAll
  static void close() {
    site.close();
  }

  private static Page phone() {
    return Page.phone(390).open(site.address());
  }

  @Test
  void each_system_opens_on_its_main_fight() {
    Map<String, String> opened = new LinkedHashMap<>();
    try (Page here = phone()) {
      for (String system : List.of("six-days", "musket-pike", "days-of-glory", "loose-files")) {
        here.choose("system", system).answer();
        opened.put(system, here.value("#fight"));
      }
    }
    assertThat(opened)
        .containsValues("battle", "assault", "charge", "combat")
        .doesNotContainValue("fire");
  }

  @Test
  void a_default_that_decides_stands_at_the_sentence_and_leads_to_its_field() {
    try (Page here = phone()) {
      here.write("#option--turns", Keys.BACK_SPACE.toString()).answer();
      assertThat(here.text(".assumed"))
          .contains("1 battle turn", "the defender never counterattacks");
      here.tap("the defender never counterattacks: change").tap("always");
      here.await("no default", () -> !here.text(".assumed").contains("counterattacks"));
      assertThat(here.value("#option--counterattack")).isEqualTo("always");
    }
  }

  @Test
  void advice_is_a_sentence_and_a_doctrine_is_taken_by_a_tap() {
    JsonNode advice = advice(Page.BATTLE, "attacker");
    try (Page here = phone()) {
      here.answer();
      here.tap("Advice");
      here.await("advice", () -> here.text(".sentence p").equals(advice.get("advice").asString()));
      assertThat(here.text(".advice"))
          .contains(advice.get("summary").asString())
          .contains(advice.at("/decisions/0/situation").asString())
          .contains(advice.at("/decisions/0/loss").asString());
      JsonNode costly = null;
      for (JsonNode each : advice.get("otherDoctrines")) {
        costly = costly == null && each.get("costs").asDouble() > 0.01 ? each : costly;
      }
      WebElement doctrine =
          here.see(
              By.xpath("//button[contains(., '%s')]".formatted(costly.get("loss").asString())));
      here.browser.executeScript("arguments[0].scrollIntoView({ block: 'center' })", doctrine);
      doctrine.click();
      here.await("the doctrine", () -> "true".equals(doctrine.getDomAttribute("aria-pressed")));
      here.tap("Odds");
      List<String> words = new ArrayList<>(Page.BATTLE);
      words.addAll(
          List.of("--" + costly.get("choice").asString(), costly.get("doctrine").asString()));
      assertThat(here.answer()).isEqualTo(Page.sentence(words));
    }
  }

  @Test
  void a_side_that_decides_nothing_is_not_advised() {
    try (Page here = phone()) {
      here.choose("system", "musket-pike").answer();
      here.tap("Advice").see(".advice");
      here.await("one side only", () -> !here.text(".answer").contains("To the defender"));
      assertThat(here.text(".answer")).contains("To the attacker");
      here.tap("Fight").choose("system", "days-of-glory").answer();
      here.await(
          "no advice",
          () -> here.browser.findElements(By.xpath("//nav//button[.='Advice']")).isEmpty());
    }
  }

  @Test
  void questions_are_asked_by_tapping_and_answered_beside() {
    try (Page here = phone()) {
      here.answer();
      here.tap("the defender loses at least 2").tap("the defender loses at least: one more");
      here.answer();
      List<String> words = new ArrayList<>(Page.BATTLE);
      words.addAll(List.of("--chance", "defenderLosses >= 3", "--format", "json"));
      double chance = json(words).at("/questions/0/p").asDouble();
      here.await(
          "the figure", () -> here.text(".asked output").equals("%.2f%%".formatted(chance * 100)));
      here.tap("Other questions: chance");
      assertThat(here.value("#option--chance")).isEqualTo("defenderLosses >= 3");
      here.tap("the defender loses at least");
      here.await(
          "no question",
          () -> here.browser.findElements(By.cssSelector(".asked output")).isEmpty());
    }
  }

  @Test
  void steps_and_ranges_keep_to_what_is_allowed() {
    try (Page here = phone()) {
      here.write(ATTACKER, "inf 1").tap("inf 1");
      assertThat(here.see("[aria-label='strength: one less']").isEnabled()).isFalse();
      here.tap("strength: a range");
      assertThat(here.value(ATTACKER)).isEqualTo("inf {1..5}");
      here.write(ATTACKER, "inf 3/5").tap("strength, originally: one more");
      assertThat(here.value(ATTACKER)).isEqualTo("inf 3/6");
      here.write("#option--turns", Keys.BACK_SPACE.toString()).tap("Turns: one more");
      assertThat(here.value("#option--turns")).isEqualTo("2");
    }
  }

  @Test
  void words_that_exclude_each_other_are_radio_buttons() {
    try (Page here = phone()) {
      here.write(ATTACKER, "inf 5").tap("inf 5").tap("cav cavalry");
      assertThat(here.value(ATTACKER)).isEqualTo("cav 5");
      here.browser.switchTo().activeElement().sendKeys(Keys.ARROW_RIGHT);
      assertThat(here.value(ATTACKER)).isEqualTo("art 5");
      here.tap("at …").tap("Counterattack: more");
      assertThat(here.value("#option--counterattack")).isEqualTo("at 1");
      here.tap("woods");
      assertThat(here.browser.findElements(By.cssSelector("[type=checkbox]:checked"))).hasSize(2);
    }
  }

  @Test
  void nothing_on_the_page_speaks_of_options_of_a_command_line() {
    List<String> spoken = new ArrayList<>();
    try (Page here = Page.desktop().open(site.address())) {
      for (String system : here.options("system")) {
        here.choose("system", system);
        for (String fight : here.options("fight")) {
          here.choose("fight", fight).answer();
          here.browser.executeScript(
              "document.querySelectorAll('details').forEach((each) => { each.open = true; })");
          String seen = (String) here.browser.executeScript(SEEN);
          seen.lines()
              .filter(line -> line.contains("--"))
              .forEach(line -> spoken.add(system + " " + fight + ": " + line));
        }
      }
      here.choose("system", "six-days").choose("fight", "battle");
      here.write(ATTACKER, "inf 5, inf 5, inf 5, inf 5");
      assertThat(here.answer()).startsWith("Attacker: ");
      assertThat(here.text(".fault")).contains("“Stacking: ignored”");
    }
    assertThat(spoken).isEmpty();
  }

  private static JsonNode advice(List<String> fight, String side) {
    List<String> words = new ArrayList<>(fight);
    words.addAll(List.of("--advise", side, "--format", "json"));
    return json(words);
  }

  private static JsonNode json(List<String> words) {
    return JsonMapper.builder().build().readTree(Page.program(words).out());
  }
}
