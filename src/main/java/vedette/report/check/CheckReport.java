package vedette.report.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;
import vedette.report.answer.Answer.Format;
import vedette.report.answer.CheckWords;
import vedette.report.page.Imprint;
import vedette.report.page.Style;
import vedette.source.Position;
import vedette.source.Printable;
import vedette.source.Problem;
import vedette.suite.check.Check;
import vedette.suite.check.CheckedScenario;
import vedette.suite.check.CheckedScenario.Verdict;
import vedette.suite.check.ConsultedTable;
import vedette.suite.figures.Expectation;

/**
 * The report of a check in any format.
 *
 * @param fromRoot the name that a file has as seen from the repository's root
 */
public record CheckReport(Check check, UnaryOperator<String> fromRoot) {
  private static final String JUNIT = "junit";
  private static final String GITHUB = "github";

  /** Returns the words for all formats. */
  public static String[] formats() {
    List<String> formats = new ArrayList<>(Arrays.asList(Format.words()));
    formats.addAll(List.of(JUNIT, GITHUB));
    return formats.toArray(String[]::new);
  }

  /**
   * Returns whether a format is read by programs that expect nothing else in the output.
   *
   * @param format one of {@link #formats}
   */
  public static boolean isForPrograms(String format) {
    return List.of(JUNIT, GITHUB, "json").contains(format);
  }

  /**
   * Returns the report in a format.
   *
   * @param format one of {@link #formats}
   * @param style the style of text
   * @param imprint the foot of an HTML page
   */
  public String format(String format, Style style, Imprint imprint) {
    return switch (format) {
      case JUNIT -> JunitXml.of(check);
      case GITHUB -> Annotations.of(check, fromRoot);
      default -> Format.of(format).of(CheckAnswer.of(check), style, imprint);
    };
  }

  /** A writer of JUnit XML: a test case for each scenario. */
  static final class JunitXml {
    private final String suite;
    private final List<TestCase> cases = new ArrayList<>();

    /** The outcome of a test case, with the name of its element. */
    private enum Outcome {
      PASSED("system-out"),
      FAILED("failure"),
      ERROR("error"),
      SKIPPED("skipped");

      private final String element;

      Outcome(String element) {
        this.element = element;
      }
    }

    /** A test case; a passed one has no message. */
    private record TestCase(String name, Outcome outcome, String message, List<String> lines) {}

    private JunitXml(String suite) {
      this.suite = suite;
    }

    /** Returns the document, ending in a line end. */
    static String of(Check check) {
      JunitXml xml = new JunitXml(check.suite());
      check.scenarios().forEach(each -> xml.add(each, check));
      return xml.document();
    }

    private void add(CheckedScenario checked, Check check) {
      List<String> lines = new ArrayList<>(checked.notes());
      checked.moved().forEach(it -> lines.add(CheckWords.sentence(checked, it)));
      List<Expectation.ExpectationResult> missed = checked.withOutcome(Expectation.Outcome.MISSED);
      List<Expectation.ExpectationResult> open = checked.withOutcome(Expectation.Outcome.OPEN);
      checked.expectations().stream()
          .filter(it -> it.outcome() != Expectation.Outcome.MET)
          .forEach(it -> lines.add(CheckWords.text(it)));
      checked.problems().forEach(it -> lines.addAll(List.of(it.text().split("\n"))));
      Outcome outcome =
          switch (checked.verdict()) {
            case CHANGED, NEW -> Outcome.FAILED;
            case INCONCLUSIVE, REFUSED, WRONG -> Outcome.ERROR;
            case OBSOLETE -> check.strict() ? Outcome.FAILED : Outcome.SKIPPED;
            case SAME, NOT_COMPARED ->
                missed.isEmpty() ? open.isEmpty() ? Outcome.PASSED : Outcome.ERROR : Outcome.FAILED;
          };
      String message =
          switch (checked.verdict()) {
            case CHANGED -> "changed: " + CheckWords.cause(checked, check);
            case NEW -> "new: not yet in the baseline";
            case OBSOLETE -> "missing: in the baseline, not in the suite";
            case INCONCLUSIVE, REFUSED, WRONG -> CheckWords.word(checked.verdict());
            case SAME, NOT_COMPARED ->
                missed.isEmpty()
                    ? open.isEmpty() ? null : "expectation undecided"
                    : "expectation missed";
          };
      cases.add(new TestCase(checked.name(), outcome, message, lines));
    }

    private String document() {
      StringBuilder xml = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
      xml.append("<testsuites>\n  <testsuite");
      attribute("name", suite, xml);
      attribute("tests", "" + cases.size(), xml);
      attribute("failures", count(Outcome.FAILED), xml);
      attribute("errors", count(Outcome.ERROR), xml);
      attribute("skipped", count(Outcome.SKIPPED), xml);
      xml.append(">\n");
      cases.forEach(each -> write(each, xml));
      return xml.append("  </testsuite>\n</testsuites>\n").toString();
    }

    private String count(Outcome outcome) {
      return "" + cases.stream().filter(each -> each.outcome() == outcome).count();
    }

    private void write(TestCase test, StringBuilder xml) {
      xml.append("    <testcase");
      attribute("classname", suite, xml);
      attribute("name", test.name(), xml);
      if (test.outcome() == Outcome.PASSED && test.lines().isEmpty()) {
        xml.append("/>\n");
        return;
      }
      String element = test.outcome().element;
      xml.append(">\n      <").append(element);
      if (test.message() != null) {
        attribute("message", test.message(), xml);
      }
      if (test.lines().isEmpty()) {
        xml.append("/>\n");
      } else {
        xml.append('>');
        test.lines().forEach(line -> xml.append(allowed(line)).append('\n'));
        xml.append("</").append(element).append(">\n");
      }
      xml.append("    </testcase>\n");
    }

    private static void attribute(String name, String value, StringBuilder xml) {
      String quoted = allowed(value).replace("\"", "&quot;");
      xml.append(' ').append(name).append("=\"").append(quoted).append('"');
    }

    /**
     * Returns text allowed in XML 1.0: control characters are spelled out, and noncharacters are
     * replaced.
     */
    private static String allowed(String words) {
      return Printable.escape(words)
          .replaceAll("[\ufffe\uffff]", "\ufffd")
          .replace("&", "&amp;")
          .replace("<", "&lt;")
          .replace(">", "&gt;");
    }
  }

  /**
   * The result of a check as GitHub workflow commands, which annotate the changed cells. GitHub
   * shows only ten, so the ten worst are written, then the number of the others.
   */
  static final class Annotations {
    private static final int SHOWN = 10;
    private static final int MOVES = 3;

    /** The kinds of findings, the worst first. */
    private enum Rank {
      WRONG,
      CHANGED,
      MISSED,
      NEW,
      OPEN,
      OBSOLETE
    }

    /**
     * A finding.
     *
     * @param at the position; null for the whole file
     * @param share the severity among findings of its rank
     */
    private record Finding(
        Rank rank, double share, String file, Position at, String title, String message) {}

    private static final Comparator<Finding> WORST_FIRST =
        Comparator.comparing(Finding::rank)
            .thenComparing(Comparator.comparingDouble(Finding::share).reversed());

    private Annotations() {}

    /**
     * Returns one line for each finding; "" if there are none.
     *
     * @param fromRoot converts the name of a file to one relative to the root of the repository
     */
    static String of(Check check, UnaryOperator<String> fromRoot) {
      List<Finding> findings = findings(check);
      findings.sort(WORST_FIRST);
      StringBuilder text = new StringBuilder();
      for (Finding finding : findings.subList(0, Math.min(SHOWN, findings.size()))) {
        text.append("::error file=").append(property(fromRoot.apply(finding.file())));
        if (finding.at() != null) {
          text.append(",line=").append(finding.at().line());
          text.append(",col=").append(finding.at().column());
        }
        text.append(",title=").append(property(finding.title()));
        text.append("::").append(data(finding.message())).append('\n');
      }
      if (findings.size() > SHOWN) {
        text.append("::notice title=vedette check::… ");
        text.append(findings.size() - SHOWN).append(" more in the report\n");
      }
      return text.toString();
    }

    private static List<Finding> findings(Check check) {
      List<Finding> findings = new ArrayList<>();
      for (Problem problem : check.problems()) {
        String title = "invalid [" + problem.code() + "]";
        String help = problem.help() == null ? "" : "\n" + problem.help();
        findings.add(
            new Finding(
                Rank.WRONG, 0, problem.file(), problem.at(), title, problem.message() + help));
      }
      for (CheckedScenario checked : check.scenarios()) {
        Rank rank = rank(checked.verdict());
        if (rank == Rank.OBSOLETE && check.strict()) {
          String file = check.baseline().orElseThrow();
          String title = "missing: " + checked.name();
          findings.add(
              new Finding(rank, 0, file, null, title, "in the baseline, not in the suite"));
        } else if (rank != null && rank != Rank.OBSOLETE) {
          findings.add(finding(check, checked, rank));
        }
        for (Expectation.ExpectationResult expectationResult : checked.expectations()) {
          if (expectationResult.outcome() != Expectation.Outcome.MET) {
            findings.add(
                new Finding(
                    expectationResult.outcome() == Expectation.Outcome.MISSED
                        ? Rank.MISSED
                        : Rank.OPEN,
                    expectationResult.share(),
                    check.suite(),
                    expectationResult.expectation().at(),
                    "expectation: " + checked.name(),
                    CheckWords.text(expectationResult)));
          }
        }
      }
      return findings;
    }

    /** Returns the rank of a verdict; null if it is not a finding. */
    private static Rank rank(Verdict verdict) {
      return switch (verdict) {
        case CHANGED -> Rank.CHANGED;
        case NEW -> Rank.NEW;
        case INCONCLUSIVE, REFUSED -> Rank.OPEN;
        case OBSOLETE -> Rank.OBSOLETE;
        case SAME, NOT_COMPARED, WRONG -> null;
      };
    }

    /**
     * Returns a finding at the changed cell if that is in the user's file, else at the scenario.
     */
    private static Finding finding(Check check, CheckedScenario checked, Rank rank) {
      List<String> lines = new ArrayList<>();
      if (checked.cause() != null) {
        lines.add(CheckWords.cause(checked, check));
      }
      if (checked.verdict() == Verdict.NEW) {
        lines.add("not yet in the baseline");
      }
      lines.addAll(checked.notes());
      checked.moved().stream()
          .limit(MOVES)
          .forEach(it -> lines.add(CheckWords.sentence(checked, it)));
      ConsultedTable table = checked.because().stream().findFirst().orElse(null);
      boolean known = table != null && !check.change(table).builtIn();
      return new Finding(
          rank,
          checked.share(),
          known ? table.file() : check.suite(),
          known ? check.at(table) : checked.at(),
          CheckWords.word(checked.verdict()) + ": " + checked.name(),
          String.join("\n", lines));
    }

    private static String property(String words) {
      return data(words).replace(":", "%3A").replace(",", "%2C");
    }

    /**
     * Returns text escaped so that it neither ends nor begins a command; control characters are
     * spelled out.
     */
    private static String data(String words) {
      List<String> lines = new ArrayList<>();
      for (String line : words.split("\n", -1)) {
        lines.add(Printable.escape(line.replace("%", "%25").replace("\r", "%0D")));
      }
      return String.join("%0A", lines);
    }
  }
}
