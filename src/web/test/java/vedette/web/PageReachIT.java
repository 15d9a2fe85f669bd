package vedette.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

/** The page is accessible: by keyboard, on a narrow screen, by touch, with a screen reader. */
class PageReachIT {
  private static final String AXE = "src/web/page/node_modules/axe-core/axe.min.js";

  /** A cell of the first battle's table. */
  private static final String CELL = "[data-path='/rows/list/0/cells/5']";

  /** Returns the fault of the focused element, or nothing. */
  private static final String FOCUS =
      """
      const at = document.activeElement;
      const shown = ['checkbox', 'radio'].includes(at.type) ? at.closest('label') : at;
      const box = shown.getBoundingClientRect(), style = getComputedStyle(shown);
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const name = at.ariaLabel ?? at.labels?.[0]?.textContent ?? at.textContent;
      if (at === document.body || at.tagName === 'IFRAME') return '';
      if (!shown.contains(hit)) return name + ' is covered by ' + (hit?.outerHTML.slice(0, 80) ?? 'nothing, out of sight');
      return style.outlineStyle === 'solid' && parseFloat(style.outlineWidth) >= 2 ? '' : name + ' shows no focus';
      """;

  private static final String TARGETS =
      """
      return [...document.querySelectorAll('button, select, input, summary, textarea, a[href]')].filter((at) => {
        const box = (['checkbox', 'radio'].includes(at.type) ? at.closest('label') : at).getBoundingClientRect();
        return at.checkVisibility() && (box.width < 43.9 || box.height < 43.9);
      }).map((at) => (at.ariaLabel ?? (at.textContent || at.id)) + ' ' + Math.round(at.offsetWidth) + ' x ' + Math.round(at.offsetHeight));
      """;

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

  @Test
  void the_keyboard_leads_from_the_load_to_odds_and_an_edited_cell() {
    try (Page here = Page.desktop().open(site.address())) {
      Keyboard keys = new Keyboard(here);
      String before = here.answer();
      keys.tabTo(() -> here.see("#option--attacker"));
      keys.press(Keys.END).type("3");
      assertThat(here.value("#option--attacker")).endsWith("art 23");
      keys.press(Keys.BACK_SPACE);
      keys.tabTo(() -> here.button("add officer to Attacker")).press(Keys.ENTER);
      assertThat(here.value("#option--attacker")).endsWith("art 2, officer");
      assertThat(here.answer()).isNotEqualTo(before);

      keys.tabTo(() -> here.button("Keep")).press(Keys.SPACE);
      keys.tabTo(() -> here.button("Tables")).press(Keys.ENTER);
      here.see(CELL);
      keys.tabTo(() -> here.see("[data-path='/rows/list/0/cells/0']"));
      keys.press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
          .press(Keys.ARROW_DOWN, Keys.ARROW_RIGHT, Keys.ARROW_UP)
          .type("A1");
      assertThat(here.value(CELL)).isEqualTo("A1");
      here.await("what moves", () -> here.text(".moved").contains("The edits change"));
      keys.press(Keys.ENTER);
      assertThat(here.browser.switchTo().activeElement())
          .isEqualTo(here.see("[data-path='/rows/list/1/cells/5']"));
      assertThat(keys.faults).isEmpty();
    }
  }

  @Test
  void every_stop_of_the_keyboard_is_in_sight_and_shows_where_one_is() {
    try (Page here = Page.desktop().open(site.address())) {
      here.answer();
      here.tap("Tables").see(CELL);
      assertThat(new Keyboard(here).through()).isEmpty();
    }
    try (Page here = Page.phone(320).open(site.address())) {
      here.answer();
      assertThat(new Keyboard(here).through()).isEmpty();
      here.tap("Keep").tap("Tables").see(CELL);
      assertThat(new Keyboard(here).through()).isEmpty();
    }
  }

  @Test
  void on_a_phone_every_section_is_one_tap_away_and_none_is_long() {
    try (Page here = Page.phone(390).open(site.address())) {
      here.answer();
      for (String section : List.of("Odds", "Compare", "Advice", "Tables", "Rolls", "Fight")) {
        here.button(section).click();
        here.answer();
        assertThat(here.number("document.documentElement.scrollHeight"))
            .as(section)
            .isLessThan(4_800);
        assertThat(here.number("document.querySelector('.keep').getBoundingClientRect().top"))
            .isBetween(0L, 200L);
        assertThat(here.browser.findElement(By.cssSelector("form")).isDisplayed())
            .isEqualTo(section.equals("Fight"));
      }
    }
  }

  @Test
  void on_320_pixels_no_fight_makes_the_page_scroll_sideways() {
    String isWide =
        """
        const { scrollWidth } = document.documentElement;
        const inside = [...document.querySelectorAll('.cells .within')].some((each) => each.scrollWidth > each.clientWidth + 1);
        return scrollWidth > innerWidth || innerWidth > 320 || inside;
        """;
    List<String> wide = new ArrayList<>();
    try (Page here = Page.phone(320).open(site.address())) {
      for (String system : here.options("system")) {
        here.choose("system", system);
        for (String fight : here.options("fight")) {
          here.choose("fight", fight).answer();
          for (String section : List.of("Odds", "Tables", "Fight")) {
            here.tap(section).answer();
            if (section.equals("Tables")) {
              here.see(".answer .bench, .answer .bench ~ p, .answer p");
            }
            here.browser.executeScript(
                "document.querySelectorAll('details').forEach((each) => { each.open = true; })");
            if ((Boolean) here.browser.executeScript(isWide)) {
              wide.add(system + " " + fight + " " + section);
            }
          }
        }
      }
    }
    assertThat(wide).isEmpty();
  }

  @Test
  void what_is_touched_is_as_large_as_a_finger() {
    List<String> small = new ArrayList<>();
    try (Page here = Page.phone(390).open(site.address())) {
      for (String system : here.options("system")) {
        here.choose("system", system).answer();
        here.tap("Keep");
        here.browser.executeScript(
            "document.querySelectorAll('.chip').forEach((each) => each.click())");
        for (String section : List.of("Odds", "Compare", "Tables", "Fight")) {
          here.tap(section).answer();
          if (section.equals("Odds")) {
            here.tap("Share").tap("Saved fights");
          }
          here.browser.executeScript(
              "document.querySelectorAll('details').forEach((each) => { each.open = true; })");
          for (Object each : (List<?>) here.browser.executeScript(TARGETS)) {
            small.add(system + " " + section + ": " + each);
          }
          if (section.equals("Odds")) {
            here.tap("Saved fights").tap("Share");
          }
        }
      }
    }
    assertThat(small).isEmpty();
  }

  @Test
  void axe_finds_nothing_in_light_and_in_dark() {
    for (String scheme : List.of("light", "dark")) {
      try (Page here = Page.desktop()) {
        here.media("prefers-color-scheme", scheme).open(site.address()).answer();
        assertAxeFindsNothing(here, scheme);
        here.tap("Keep").tap("Tables").write(CELL, "A1Rq");
        here.await("lint", () -> "true".equals(here.see(CELL).getDomAttribute("aria-invalid")));
        assertAxeFindsNothing(here, scheme + " with a bad cell");
        here.tap("A1").answer();
        here.see(".bench .moved");
        here.tap("inf 5");
        assertAxeFindsNothing(here, scheme + " with the bench");
        here.write("#option--attacker", "inf 9").tap("Compare").see(".curves svg");
        assertAxeFindsNothing(here, scheme + " with a comparison");
        here.tap("Odds").tap("As a command");
        assertAxeFindsNothing(here, scheme + " with a command");
        here.write("#option--attacker", "inf 5, dragoon").answer();
        assertAxeFindsNothing(here, scheme + " with a mistake");
      }
    }
  }

  @Test
  void axe_finds_nothing_on_a_phone_in_any_fight() {
    try (Page here = Page.phone(390).open(site.address())) {
      for (String system : here.options("system")) {
        here.choose("system", system);
        for (String fight : here.options("fight")) {
          here.choose("fight", fight).answer();
          assertAxeFindsNothing(here, system + " " + fight);
          here.tap("Tables").answer();
          assertAxeFindsNothing(here, system + " " + fight + ", tables");
          here.tap("Fight");
        }
      }
    }
  }

  @Test
  void axe_finds_nothing_in_the_report_by_itself() throws Exception {
    List<String> words = new ArrayList<>(Page.BATTLE);
    words.addAll(List.of("--format", "html"));
    Path report = Files.writeString(dir.resolve("report.html"), Page.program(words).out());
    for (String scheme : List.of("light", "dark")) {
      try (Page here = Page.desktop()) {
        here.media("prefers-color-scheme", scheme).open(report.toUri().toString());
        assertAxeFindsNothing(here, scheme);
      }
    }
  }

  @Test
  void dark_and_reduced_motion_are_followed() {
    try (Page here = Page.desktop()) {
      here.media("prefers-color-scheme", "dark").open(site.address()).answer();
      assertThat(here.style("body", "background-color")).isEqualTo("rgb(21, 25, 29)");
      here.media("prefers-color-scheme", "light");
      assertThat(here.style("body", "background-color")).isEqualTo("rgb(253, 252, 250)");
      assertThat(moving(here)).isNotEmpty();
      here.media("prefers-reduced-motion", "reduce");
      assertThat(moving(here)).isEmpty();
    }
  }

  @Test
  void the_sentence_is_spoken_once_it_stands() {
    try (Page here = Page.desktop().open(site.address())) {
      here.write("#option--attacker", "inf 8");
      String sentence = here.answer();
      here.await("spoken", () -> here.text("[role=status][aria-live=polite]").equals(sentence));
    }
  }

  private static List<?> moving(Page here) {
    return (List<?>)
        here.browser.executeScript(
            """
            return [...document.querySelectorAll('*')].filter((at) => {
              const { transitionDuration, animationName } = getComputedStyle(at);
              return animationName !== 'none' || transitionDuration.split(', ').some((each) => parseFloat(each) > 0);
            }).map((at) => at.tagName);
            """);
  }

  private static void assertAxeFindsNothing(Page here, String where) {
    here.browser.executeScript(Page.read(Path.of(AXE)));
    Object findings =
        here.browser.executeAsyncScript(
            """
            const done = arguments[0];
            // what still fades is looked at when it stands
            Promise.all(document.getAnimations().map((each) => each.finished)).then(() => axe.run(document, { iframes: false, resultTypes: ['violations'] })).then(
              ({ violations }) => done(violations.flatMap(({ id, nodes }) => nodes.map((node) => id + ': ' + node.html + ' ' + node.failureSummary))),
              (error) => done([String(error)]));
            """);
    assertThat((List<?>) findings).as(where).isEmpty();
  }

  /** Tab, arrows and text input; records the faults of focus on the way. */
  private static final class Keyboard {
    private final Page here;
    final List<String> faults = new ArrayList<>();

    Keyboard(Page here) {
      this.here = here;
    }

    Keyboard press(CharSequence... keys) {
      for (CharSequence key : keys) {
        new Actions(here.browser).sendKeys(key).perform();
      }
      return this;
    }

    Keyboard type(String text) {
      return press(text);
    }

    private WebElement tab() {
      press(Keys.TAB);
      String fault = (String) here.browser.executeScript(FOCUS);
      if (!fault.isEmpty()) {
        faults.add(fault);
      }
      return here.browser.switchTo().activeElement();
    }

    Keyboard tabTo(Supplier<WebElement> goal) {
      WebElement wanted = goal.get();
      for (int i = 0; i < 150; i++) {
        if (tab().equals(wanted)) {
          return this;
        }
      }
      throw new AssertionError("no way by Tab to " + wanted);
    }

    /** Returns all stops until the first one returns, or the end of the page. */
    List<String> through() {
      here.see("h1").click();
      WebElement first = tab();
      int stops = 1;
      for (WebElement at = tab();
          !at.equals(first) && !at.getTagName().equals("body");
          at = tab()) {
        stops++;
      }
      assertThat(stops).isGreaterThan(15);
      return faults;
    }
  }
}
