package vedette.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.MutableCapabilities;
import org.openqa.selenium.remote.RemoteWebDriver;
import org.openqa.selenium.remote.service.DriverService;
import vedette.cli.CapturedRun;

/** The page in WebKitGTK, the closest substitute for Safari on Linux. */
class PageWebKitIT {
  private static final String WEBKIT = "/usr/bin/WebKitWebDriver";
  private static final String DISPLAY = "/usr/bin/xvfb-run";

  @Test
  void webkit_answers_a_fight_and_opens_a_link() throws IOException {
    for (String needed : List.of(WEBKIT, DISPLAY)) {
      assumeTrue(
          Files.isExecutable(Path.of(needed)),
          needed + " is missing: packages webkit2gtk-driver and xvfb");
    }
    WebKit webkit = new WebKit();
    webkit.start();
    try (Site site = new Site();
        Page here = new Page(new RemoteWebDriver(webkit.getUrl(), WebKit.browser()))) {
      assertThat(here.open(site.address()).answer()).isEqualTo(Page.sentence(Page.BATTLE));
      here.choose("system", "loose-files");
      String example = "loose-files artillery --guns 3 --range short --target 'inf 6 column'";
      assertThat(here.answer()).isEqualTo(Page.sentence(List.of(CapturedRun.words(example))));
      String link = here.tap("Link").linked();
      here.open("about:blank").open(link);
      here.await("the fight", () -> here.value("#system").equals("loose-files"));
      assertThat(here.answer()).isEqualTo(Page.sentence(List.of(CapturedRun.words(example))));
    } finally {
      // the display ends with the driver, which would outlive both
      ProcessHandle.current()
          .descendants()
          .filter(each -> each.info().command().filter(WEBKIT::equals).isPresent())
          .forEach(ProcessHandle::destroy);
      webkit.stop();
    }
  }

  /** WebKitGTK's driver on a virtual display. */
  private static final class WebKit extends DriverService {
    WebKit() throws IOException {
      this(freePort());
    }

    private WebKit(int port) throws IOException {
      super(
          new File(DISPLAY),
          port,
          Duration.ofSeconds(30),
          List.of("--auto-servernum", WEBKIT, "--port=" + port),
          System.getenv());
    }

    private static int freePort() throws IOException {
      try (ServerSocket socket = new ServerSocket(0)) {
        return socket.getLocalPort();
      }
    }

    @Override
    public String getDriverProperty() {
      return "webdriver.webkit.driver";
    }

    @Override
    protected String getDriverEnvironmentVariable() {
      return "WEBKIT_DRIVER";
    }

    static MutableCapabilities browser() {
      MutableCapabilities wanted = new MutableCapabilities();
      wanted.setCapability("browserName", "MiniBrowser");
      return wanted;
    }
  }
}
