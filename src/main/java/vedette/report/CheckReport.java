package vedette.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import vedette.suite.Check;

/**
 * What came of a check in any format that CI or people read.
 *
 * @param fromRoot the name that a file has as seen from the repository's root
 */
public record CheckReport(Check check, UnaryOperator<String> fromRoot) {
  private static final String JUNIT = "junit";
  private static final String GITHUB = "github";

  /** The words for all formats. */
  public static String[] formats() {
    List<String> formats = new ArrayList<>(Arrays.asList(Format.words()));
    formats.addAll(List.of(JUNIT, GITHUB));
    return formats.toArray(String[]::new);
  }

  /** Whether programs read a format, one of {@link #formats}, and nothing besides. */
  public static boolean isForPrograms(String format) {
    return List.of(JUNIT, GITHUB, "json").contains(format);
  }

  /** The report in a format, one of {@link #formats}; the style is that of text. */
  public String in(String format, Style style) {
    return switch (format) {
      case JUNIT -> JunitXml.of(check);
      case GITHUB -> Annotations.of(check, fromRoot);
      default -> Format.of(format).of(CheckAnswer.of(check), style);
    };
  }
}
