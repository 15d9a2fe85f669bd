package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import vedette.cli.option.RequestOptions;
import vedette.form.model.HelpLine;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.GameSystem;

/**
 * The cheat sheet has the whole notation of each system, in the words of the help; it states once
 * for all that a name may precede a unit. {@code -Dvedette.update=true} writes its tables.
 */
class CheatSheetTest {
  private static final Path SHEET = Manual.page("cheat-sheet");

  /** The HTML would make a dash of two hyphens. */
  private static final Pattern OPTION = Pattern.compile("--[a-z-]+");

  static List<GameSystem> systems() {
    return Catalogue.systems();
  }

  @ParameterizedTest
  @MethodSource("systems")
  void what_can_be_written_stands_on_the_sheet(GameSystem system) throws IOException {
    String heading = "## " + system.title() + "\n\n| write | meaning |\n| --- | --- |\n";
    Matcher section =
        Pattern.compile(Pattern.quote(heading) + "((?:\\|.*\n)*)").matcher(Manual.text(SHEET));
    assertThat(section.find()).as("a section with a table for %s", system.title()).isTrue();
    if (Boolean.getBoolean("vedette.update")) {
      Files.writeString(
          SHEET, section.replaceFirst(Matcher.quoteReplacement(heading + rows(system))));
    }
    assertThat(Manual.text(SHEET)).contains(heading + rows(system));
  }

  private static String rows(GameSystem system) {
    Set<HelpLine> lines = new LinkedHashSet<>();
    for (EngagementType<?> type : system.engagements()) {
      lines.addAll(new RequestOptions<>(type).notation(Map.of()));
    }
    return lines.stream()
        .filter(line -> !line.meaning().equals("a name"))
        .map(CheatSheetTest::row)
        .collect(Collectors.joining());
  }

  /** Within backticks a bar would have a backslash before it in the HTML. */
  private static String row(HelpLine line) {
    String written =
        line.written().contains("|")
            ? "<code>" + line.written().replace("|", "&#124;") + "</code>"
            : "`" + line.written() + "`";
    return "| " + written + " | " + OPTION.matcher(line.meaning()).replaceAll("`$0`") + " |\n";
  }
}
