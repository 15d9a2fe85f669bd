package vedette.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.openqa.selenium.By;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.print.PrintOptions;

/**
 * The places in which the page must work: slowed, offline, from a file, in a browser that lacks
 * much.
 */
@Isolated("its times are taken")
class PagePlacesIT {
  private static final Path SCREENS = Page.WEB.resolve("screens");
  private static final Path TIMES = Page.WEB.resolve("times.md");

  /** The source of the README's picture of the page. */
  private static final Path PICTURE = Path.of("src/site/resources/images/page.png");

  /** The maximum size of a picture in the README in bytes. */
  private static final int LARGEST_PICTURE = 160_000;

  /** Holds back the workers' answers until {@code release()}. */
  private static final String HOLD =
      """
      const There = Worker, held = [];
      let free = false;
      window.Worker = class extends There {
        set onmessage(listen) { super.onmessage = (event) => (free ? listen(event) : held.push(() => listen(event))); }
      };
      window.release = () => { free = true; held.splice(0).forEach((each) => each()); };
      window.heldBack = () => held.length;
      """;

  /** Records when each sentence appeared, in milliseconds since the page was requested. */
  private static final String CLOCK =
      """
      window.sentences = [];
      addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
        const at = document.querySelector('.sentence');
        const words = at?.querySelector('p').textContent;
        if (at && !at.classList.contains('stale') && /\\d%/.test(words) && words !== window.sentences.at(-1)?.words) {
          window.sentences.push({ words, at: performance.now() });
        }
      }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true }));
      """;

  /** Work of the same size on every machine; the DevTools slow a page, but hardly its workers. */
  private static final String LOOP =
      "() => { const t = performance.now(); for (let i = 0, x = 0; i < 1e8; i++) x = (x * 31 + i) |"
          + " 0; return performance.now() - t; }";

  private static final String IN_WORKER =
      """
      new Promise((told) => {
        const worker = new Worker(URL.createObjectURL(new Blob(['postMessage((%s)())'])));
        worker.onmessage = ({ data }) => told(data);
      })
      """
          .formatted(LOOP);

  @Test
  void the_form_takes_a_fight_before_the_engine_has_answered() {
    try (Site site = new Site();
        Page here = Page.phone(390)) {
      here.tell("Emulation.setCPUThrottlingRate", Map.of("rate", 4));
      here.first(HOLD).open(site.address()).assertFormStands();
      assertThat(here.text(".sentence p")).isEqualTo("The odds are on their way.");
      here.await(
          "an answer held back", () -> (Long) here.browser.executeScript("return heldBack()") > 0);
      here.browser.executeScript("release()");
      assertThat(here.answer()).isEqualTo(Page.sentence(Page.battle("inf 7; spent 1")));
    }
  }

  @Test
  void times_are_taken_on_a_phone_and_slowed() throws IOException {
    List<String> lines =
        new ArrayList<>(
            List.of(
                "| processor | form | first answer | next answer | a loop in the page | in a worker"
                    + " |",
                "|---|---:|---:|---:|---:|---:|"));
    try (Site site = new Site()) {
      for (int rate : new int[] {1, 4}) {
        try (Page here = Page.phone(390)) {
          here.tell("Emulation.setCPUThrottlingRate", Map.of("rate", rate));
          here.first(CLOCK).open(site.address()).answer();
          here.browser.executeScript(
              "addEventListener('click', () => { window.asked = performance.now(); }, true)");
          here.tap("Turns: one less").answer();
          here.await("another sentence", () -> here.number("sentences.length") > 1);
          lines.add(
              "| slowed %d times | %d ms | %d ms | %d ms | %d ms | %d ms |"
                  .formatted(
                      rate,
                      here.number("document.documentElement.dataset.form"),
                      here.number("sentences[0].at"),
                      here.number("sentences.at(-1).at - asked"),
                      here.number("(" + LOOP + ")()"),
                      here.open("about:blank").number(IN_WORKER)));
        }
      }
    }
    Files.write(TIMES, lines);
    System.out.println(String.join("\n", lines));
  }

  @Test
  void once_seen_it_works_when_the_server_is_gone() {
    try (Page here = Page.phone(390)) {
      String address;
      try (Site site = new Site()) {
        address = site.address();
        here.open(address).answer();
        here.browser.executeAsyncScript("navigator.serviceWorker.ready.then(() => arguments[0]())");
        here.open("about:blank");
      }
      here.open(address);
      assertThat(here.answer()).isEqualTo(Page.sentence(Page.BATTLE));
      here.write("#option--attacker", "inf 6");
      assertThat(here.answer()).isEqualTo(Page.sentence(Page.battle("inf 6")));
    }
  }

  @Test
  void as_one_file_it_works_from_the_disk_and_nothing_leaves_it() {
    try (Site site = new Site();
        Page here = Page.desktop().open(Page.WEB.resolve("vedette.html").toUri().toString())) {
      assertThat(here.answer()).isEqualTo(Page.sentence(Page.BATTLE));
      here.tap("Tables").see("[data-path='/rows/list/0/cells/5']");
      assertThat(here.errors()).isEmpty();
      assertNothingLeaves(here, site);
      here.open(site.address());
      assertNothingLeaves(here, site);
    }
  }

  private static void assertNothingLeaves(Page here, Site site) {
    Object refused =
        here.browser.executeAsyncScript(
            """
            const [address, done] = arguments;
            const by = new Promise((told) => addEventListener('securitypolicyviolation', (event) => told(event.effectiveDirective), { once: true }));
            fetch(address).then(() => done('fetched'), () => by.then(done));
            """,
            site.address() + "icon.svg");
    assertThat(refused).isEqualTo("connect-src");
  }

  @Test
  void a_browser_without_workers_gets_a_message_and_the_form_stands() {
    try (Site site = new Site();
        Page here = Page.desktop().first("delete window.Worker;").open(site.address())) {
      here.await(
          "the sentence",
          () -> here.text(".sentence p").startsWith("This browser has no web workers"));
      here.assertFormStands();
    }
  }

  @Test
  void a_browser_that_keeps_nothing_gets_a_message_when_a_fight_is_saved() {
    String none =
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no',"
            + " 'SecurityError'); } });";
    try (Site site = new Site();
        Page here = Page.desktop().first(none).open(site.address())) {
      here.assertFormStands();
      here.tap("Saved fights").write("#name", "The bridge").tap("Save");
      assertThat(here.text(".notice")).startsWith("This browser stores nothing for this page");
      here.write("#option--attacker", "inf 9").tap("The bridge");
      assertThat(here.value("#option--attacker")).isEqualTo("inf 7; spent 1");
      assertThat(here.answer()).isEqualTo(Page.sentence(Page.battle("inf 7; spent 1")));
    }
  }

  @Test
  void printed_the_report_begins_on_the_first_sheet() {
    try (Site site = new Site();
        Page here = Page.desktop().open(site.address())) {
      here.answer();
      assertThat(sheet(here, 1)).contains("/FontDescriptor");
      here.open("data:text/html,<title>nothing</title>");
      assertThat(sheet(here, 1)).as("an empty one").doesNotContain("/FontDescriptor");
    }
  }

  private static String sheet(Page here, int number) {
    PrintOptions options = new PrintOptions();
    options.setPageRanges(String.valueOf(number));
    byte[] pdf = Base64.getDecoder().decode(here.browser.print(options).getContent());
    return new String(pdf, StandardCharsets.ISO_8859_1);
  }

  @Test
  void pictures_are_taken_of_the_page() throws IOException {
    Files.createDirectories(SCREENS);
    try (Site site = new Site()) {
      for (String scheme : List.of("light", "dark")) {
        try (Page here =
            Page.desktop().media("prefers-color-scheme", scheme).open(site.address())) {
          picture(here, scheme.equals("light") ? "desktop" : scheme);
          here.tap("Tables").write("[data-path='/rows/list/0/cells/5']", "A1").answer();
          here.see(".moved");
          picture(here, scheme + "-bench");
        }
      }
      try (Page here = Page.phone(390).open(site.address())) {
        for (String section : List.of("Fight", "Odds", "Advice", "Tables", "Rolls")) {
          here.tap(section);
          picture(here, "phone-" + section.toLowerCase(Locale.ROOT));
        }
      }
      // a sheet of A4
      try (Page here = Page.desktop().open(site.address())) {
        here.answer();
        here.tell("Emulation.setEmulatedMedia", Map.of("media", "print"));
        here.tell(
            "Emulation.setDeviceMetricsOverride",
            Map.of("width", 794, "height", 1123, "deviceScaleFactor", 1, "mobile", false));
        picture(here, "print");
      }
    }
    if (Boolean.getBoolean("vedette.update")) {
      Files.write(PICTURE, Files.readAllBytes(SCREENS.resolve("desktop.png")));
    }
    assertThat(Files.size(PICTURE)).isLessThan(LARGEST_PICTURE);
  }

  private static void picture(Page here, String name) throws IOException {
    here.answer();
    here.await(
        "the sentence",
        () -> here.browser.findElement(By.cssSelector(".said")).getCssValue("opacity").equals("1"));
    for (WebElement report : here.browser.findElements(By.cssSelector("iframe"))) {
      here.await("the report", () -> !report.isDisplayed() || report.getSize().height > 300);
      here.await("its colours", () -> report.getCssValue("opacity").equals("1"));
    }
    Files.write(SCREENS.resolve(name + ".png"), here.browser.getScreenshotAs(OutputType.BYTES));
  }
}
