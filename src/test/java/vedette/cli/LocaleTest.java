package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.CapturedRun.LONG_BATTLE;
import static vedette.cli.CapturedRun.vedette;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every answer and every error is the same in all locales. */
@Isolated("changes the default locale")
class LocaleTest {
  private static final List<String> COMMAND_LINES =
      List.of(
          LONG_BATTLE,
          LONG_BATTLE + " --explain --format json",
          LONG_BATTLE + " --fractions",
          LONG_BATTLE + " --play",
          LONG_BATTLE + " --method simulate --trials 2k",
          LONG_BATTLE + " --method simulate --trials 2k --format json",
          LONG_BATTLE + " --method direct --trials 1k --precision 50%",
          "six-days reorganize --command 'inf 3/5, inf 0/4' --turns 3",
          "six-days battle --help",
          "list",
          "show six-days/combat-results",
          "show six-days/combat-results --format json",
          "",
          "LIST",
          "show SIX-DAYS/STACKING",
          LONG_BATTLE + " --METHOD exact",
          LONG_BATTLE + " --terrain WOODS",
          LONG_BATTLE + " --method simulate --precision 0,5",
          LONG_BATTLE + " --method simulate --trials 1000000000000",
          "six-days battle --attacker 'INF 5' --defender 'İnf ١'");

  private Locale before;

  @BeforeEach
  void remember() {
    before = Locale.getDefault();
  }

  @AfterEach
  void restore() {
    Locale.setDefault(before);
  }

  /** Decimal commas, Arabic and Persian digits, and a lower-case I without a dot. */
  @ParameterizedTest
  @ValueSource(strings = {"de-DE", "ar-EG-u-nu-arab", "fa-IR", "tr-TR", "hi-IN-u-nu-deva"})
  void a_country_changes_nothing(String tag) {
    List<CapturedRun> root = runsIn(Locale.ROOT);
    assertThat(runsIn(Locale.forLanguageTag(tag))).isEqualTo(root);
  }

  private static List<CapturedRun> runsIn(Locale locale) {
    Locale.setDefault(locale);
    List<CapturedRun> runs = new ArrayList<>();
    COMMAND_LINES.forEach(commandLine -> runs.add(vedette(commandLine)));
    return runs;
  }
}
