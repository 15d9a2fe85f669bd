package vedette.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import vedette.problem.Problems;
import vedette.suite.Check;

/** What came of a check, or why it could not be made, in any format that CI or people read. */
public final class CheckReport {
  private static final String JUNIT = "junit";
  private static final String GITHUB = "github";

  private final Answer answer;
  private final Supplier<String> junit;
  private final Supplier<String> github;

  private CheckReport(Answer answer, Supplier<String> junit, Supplier<String> github) {
    this.answer = answer;
    this.junit = junit;
    this.github = github;
  }

  /**
   * The report of a check.
   *
   * @param fromRoot the name that a file has as seen from the repository's root
   */
  public static CheckReport of(Check check, String version, UnaryOperator<String> fromRoot) {
    return new CheckReport(
        CheckAnswer.of(check, version),
        () -> JunitXml.of(check),
        () -> Annotations.of(check, fromRoot));
  }

  /**
   * The report of a check that could not be made.
   *
   * @param suite the suite's file, as the user gave it
   * @param baseline the baseline's file, as the user gave it
   * @param fromRoot the name that a file has as seen from the repository's root
   */
  public static CheckReport failed(
      String suite,
      String baseline,
      Problems problems,
      String version,
      UnaryOperator<String> fromRoot) {
    return new CheckReport(
        CheckAnswer.failed(suite, baseline, problems, version),
        () -> JunitXml.of(suite, problems),
        () -> Annotations.of(problems, fromRoot));
  }

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
      case JUNIT -> junit.get();
      case GITHUB -> github.get();
      default -> Format.of(format).of(answer, style);
    };
  }
}
