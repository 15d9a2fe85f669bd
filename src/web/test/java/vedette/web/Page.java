package vedette.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.openqa.selenium.support.ui.ExpectedConditions.elementToBeClickable;
import static org.openqa.selenium.support.ui.ExpectedConditions.visibilityOfElementLocated;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;
import org.openqa.selenium.remote.RemoteWebDriver;
import org.openqa.selenium.support.ui.WebDriverWait;
import vedette.cli.Vedette;

/** The page in a browser of its own, with a player's view and actions. */
final class Page implements AutoCloseable {
  static final Path WEB = Path.of("target/web");

  /** The battle with which the page begins. */
  static final List<String> BATTLE =
      List.of(
          "six-days",
          "battle",
          "--attacker",
          "inf 5, inf 5, cav 2, art 2",
          "--defender",
          "inf 4, inf 4, cav 1, art 1, officer",
          "--turns",
          "3",
          "--terrain",
          "stream");

  private static final String BROWSER = "/usr/bin/chromium";
  private static final String DRIVER = "/usr/bin/chromedriver";

  /** The time limit for everything that depends only on the speed of the machine. */
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private static final Duration LOOKS = Duration.ofMillis(50);

  /** Selenium lacks classes for the browser's version, which no test here needs. */
  private static final Logger DEVTOOLS = Logger.getLogger("org.openqa.selenium.devtools");

  static {
    DEVTOOLS.setLevel(Level.SEVERE);
  }

  final RemoteWebDriver browser;

  Page(RemoteWebDriver browser) {
    this.browser = browser;
  }

  /** Returns the page on a desktop, in a fresh profile. */
  static Page desktop() {
    return new Page(chromium(new ChromeOptions().addArguments("--window-size=1200,880")));
  }

  /** Returns the page on a touch phone of this width in CSS pixels. */
  static Page phone(int width) {
    Map<String, Object> metrics =
        Map.of("width", width, "height", 740, "pixelRatio", 2, "touch", true, "mobile", true);
    return new Page(
        chromium(
            new ChromeOptions()
                .setExperimentalOption("mobileEmulation", Map.of("deviceMetrics", metrics))));
  }

  private static ChromeDriver chromium(ChromeOptions options) {
    assumeTrue(Files.isExecutable(Path.of(BROWSER)), BROWSER + " is missing: package chromium");
    assumeTrue(
        Files.isExecutable(Path.of(DRIVER)), DRIVER + " is missing: package chromium-driver");
    LoggingPreferences logs = new LoggingPreferences();
    logs.enable(LogType.BROWSER, Level.SEVERE);
    options.setCapability("goog:loggingPrefs", logs);
    options.setBinary(BROWSER);
    options.addArguments(
        "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--hide-scrollbars");
    return new ChromeDriver(
        new ChromeDriverService.Builder()
            .usingDriverExecutable(new File(DRIVER))
            .usingAnyFreePort()
            .build(),
        options);
  }

  /** Sends a command of Chromium's DevTools protocol. */
  Map<String, Object> tell(String command, Map<String, Object> parameters) {
    return ((ChromeDriver) browser).executeCdpCommand(command, parameters);
  }

  /** Adds a script that runs in each document before the page's own. */
  Page first(String script) {
    tell("Page.addScriptToEvaluateOnNewDocument", Map.of("source", script));
    return this;
  }

  Page open(String address) {
    browser.get(address);
    return this;
  }

  private WebDriverWait await() {
    return new WebDriverWait(browser, PATIENCE, LOOKS);
  }

  WebElement see(By place) {
    return await().until(visibilityOfElementLocated(place));
  }

  WebElement see(String selector) {
    return see(By.cssSelector(selector));
  }

  void await(String what, BooleanSupplier seen) {
    await().withMessage(what).until(any -> seen.getAsBoolean());
  }

  /** Returns the button, the fold, or the word with a radio button or a check box of this name. */
  WebElement button(String name) {
    By place =
        By.xpath(
            "(//button|//summary|//label[input])[@aria-label=\"%1$s\" or (not(@aria-label) and normalize-space()=\"%1$s\")]"
                .formatted(name));
    return await().withMessage(name + " to tap").until(elementToBeClickable(place));
  }

  /** Presses the button or opens the fold of this name, clear of sticky elements. */
  Page tap(String name) {
    WebElement button = button(name);
    browser.executeScript("arguments[0].scrollIntoView({ block: 'center' })", button);
    button.click();
    return this;
  }

  /** Returns the options of a field; empty if it does not exist. */
  List<String> options(String field) {
    return browser.findElements(By.cssSelector("#" + field + " option")).stream()
        .map(option -> option.getDomProperty("value"))
        .toList();
  }

  Page choose(String field, String option) {
    see(By.xpath("//select[@id='%s']/option[@value='%s' or .='%2$s']".formatted(field, option)))
        .click();
    return this;
  }

  /** Replaces the text of a field. */
  Page write(String selector, String text) {
    see(selector).sendKeys(Keys.chord(Keys.CONTROL, "a"), text);
    return this;
  }

  /** Sets a text as a paste would, which no driver can do for ten million characters. */
  Page paste(String selector, String text) {
    browser.executeScript(
        """
        const [field, text] = arguments;
        Object.getOwnPropertyDescriptor(field.constructor.prototype, 'value').set.call(field, text);
        field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
        """,
        see(selector),
        text);
    return this;
  }

  String value(String selector) {
    return see(selector).getDomProperty("value");
  }

  String text(String selector) {
    return see(selector).getDomProperty("textContent");
  }

  /** Returns the texts of all elements, in the order of the page. */
  List<String> texts(String selector) {
    return browser.findElements(By.cssSelector(selector)).stream()
        .map(element -> element.getDomProperty("textContent"))
        .toList();
  }

  /** Returns the value of an expression or of its promise, rounded. */
  long number(String expression) {
    return (Long)
        browser.executeAsyncScript(
            "Promise.resolve(" + expression + ").then((is) => arguments[0](Math.round(is)))");
  }

  String style(String selector, String name) {
    return (String)
        browser.executeScript(
            "return getComputedStyle(arguments[0]).getPropertyValue(arguments[1])",
            see(selector),
            name);
  }

  /** Sets a media feature of the reader's system, as a dark scheme. */
  Page media(String feature, String value) {
    tell(
        "Emulation.setEmulatedMedia",
        Map.of("features", List.of(Map.of("name", feature, "value", value))));
    return this;
  }

  /** Returns the decision sentence or the error, once the fight in the form is answered. */
  String answer() {
    String ready =
        """
        const at = document.querySelector('.sentence');
        const words = at.querySelector('p').textContent;
        return document.querySelector('.answer').ariaBusy === 'false' && !at.classList.contains('stale')
          && words !== 'The odds are on their way.' ? words : '';
        """;
    return await()
        .withMessage("an answer")
        .until(any -> browser.executeScript(ready) instanceof String s && !s.isEmpty() ? s : null);
  }

  /** Asserts that the form accepts input, whether an answer arrives or not. */
  void assertFormStands() {
    write("#option--attacker", "inf 7; spent 1");
    assertThat(chips()).containsExactly("inf 7", "spent 1");
  }

  /** Returns the parts of the attacker's stack. */
  List<String> chips() {
    return browser
        .findElements(By.cssSelector(".chips:has(~ #option--attacker) .chip:not(.add)"))
        .stream()
        .map(WebElement::getText)
        .toList();
  }

  /** Returns the link on the page, once it exists. */
  String linked() {
    await("a link", () -> value("#taken").matches("(?s).*#[12].+"));
    return value("#taken");
  }

  /** Returns the errors in the browser's console since the last call. */
  List<String> errors() {
    return browser.manage().logs().get(LogType.BROWSER).getAll().stream()
        .map(LogEntry::getMessage)
        .toList();
  }

  @Override
  public void close() {
    browser.quit();
  }

  /** Returns the answer of the program itself in Java. */
  static Vedette.Answer program(List<String> words) {
    return Vedette.run(words, Map.of(), FileSystems.getDefault(), 0);
  }

  /** Returns the battle with which the page begins, with another attacker. */
  static List<String> battle(String attacker) {
    List<String> words = new ArrayList<>(BATTLE);
    words.set(BATTLE.indexOf("--attacker") + 1, attacker);
    return words;
  }

  /** Returns the decision sentence of the program's own report. */
  static String sentence(List<String> words) {
    List<String> asked = new ArrayList<>(words);
    asked.addAll(List.of("--format", "html"));
    Vedette.Answer answer = program(asked);
    Matcher lead = Pattern.compile("class=\"lead\">(.*?)</p>").matcher(answer.out());
    assertThat(lead.find()).as("%s %s", words, answer.err()).isTrue();
    String plain = lead.group(1).replaceAll("<[^>]*>", "");
    return plain.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
  }

  static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
