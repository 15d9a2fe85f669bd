package vedette.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import vedette.json.Printable;
import vedette.json.Problem;
import vedette.json.Problems;
import vedette.suite.Check;
import vedette.suite.Checked;
import vedette.suite.Expectation;
import vedette.suite.Suite;

/** Writes what a check found as JUnit XML, a test case a scenario, for CI to show. */
public final class JunitXml {
  private final String suite;
  private final StringBuilder cases = new StringBuilder();
  private int tests;
  private int failures;
  private int errors;
  private int skipped;

  private JunitXml(String suite) {
    this.suite = suite;
  }

  /** The document of a check that could not be made: one error, with what is wrong. */
  public static String of(String suite, Problems problems) {
    JunitXml xml = new JunitXml(suite);
    xml.error("the check itself", "it could not be made", lines(problems.list()));
    return xml.document();
  }

  private static List<String> lines(List<Problem> problems) {
    return problems.stream().flatMap(problem -> problem.text().lines()).toList();
  }

  /** The document, ending in a line end. */
  public static String of(Check check) {
    JunitXml xml = new JunitXml(check.suite().file());
    Map<String, Checked> right = new HashMap<>();
    check.scenarios().forEach(each -> right.put(each.name(), each));
    for (Suite.Entry entry : check.suite().entries()) {
      if (entry.scenario() == null) {
        xml.error(entry.name(), "wrong in the suite", lines(entry.problems().list()));
      } else {
        xml.scenario(right.get(entry.name()));
      }
    }
    check.obsolete().forEach(name -> xml.obsolete(name, check.strict()));
    return xml.document();
  }

  private String document() {
    String counts =
        attribute("tests", "" + tests)
            + attribute("failures", "" + failures)
            + attribute("errors", "" + errors)
            + attribute("skipped", "" + skipped);
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n  <testsuite"
        + attribute("name", suite)
        + counts
        + ">\n"
        + cases
        + "  </testsuite>\n</testsuites>\n";
  }

  private void scenario(Checked checked) {
    List<String> lines = new ArrayList<>();
    checked.moved().forEach(move -> lines.add(CheckWords.sentence(checked, move)));
    lines.addAll(checked.notes());
    boolean missed = false;
    boolean open = false;
    for (Expectation.Judged judged : checked.computed().expectations()) {
      missed |= judged.outcome() == Expectation.Outcome.MISSED;
      open |= judged.outcome() == Expectation.Outcome.OPEN;
      if (judged.outcome() != Expectation.Outcome.MET) {
        lines.add(CheckWords.expected(judged.expectation()) + ": " + CheckWords.judged(judged));
      }
    }
    switch (checked.verdict()) {
      case CHANGED -> failure(checked.name(), "changed: " + CheckWords.cause(checked), lines);
      case NEW -> failure(checked.name(), "new: not in the baseline yet", lines);
      case INCONCLUSIVE -> error(checked.name(), "inconclusive", lines);
      case REFUSED -> error(checked.name(), "refused", lines);
      case SAME -> {
        if (missed) {
          failure(checked.name(), "an expectation is not met", lines);
        } else if (open) {
          error(checked.name(), "an expectation is left open", lines);
        } else {
          passed(checked.name(), lines);
        }
      }
    }
  }

  private void passed(String name, List<String> lines) {
    tests++;
    cases.append("    <testcase").append(names(name));
    if (lines.isEmpty()) {
      cases.append("/>\n");
    } else {
      cases.append(">\n      <system-out>");
      lines.forEach(line -> cases.append(escaped(line)).append('\n'));
      cases.append("</system-out>\n    </testcase>\n");
    }
  }

  private void obsolete(String name, boolean strict) {
    if (strict) {
      failure(name, "obsolete: in the baseline only", List.of());
    } else {
      skipped++;
      testCase(name, "skipped", "obsolete: in the baseline only", List.of());
    }
  }

  private void failure(String name, String message, List<String> lines) {
    failures++;
    testCase(name, "failure", message, lines);
  }

  private void error(String name, String message, List<String> lines) {
    errors++;
    testCase(name, "error", message, lines);
  }

  private void testCase(String name, String element, String message, List<String> lines) {
    tests++;
    cases.append("    <testcase").append(names(name)).append(">\n      <").append(element);
    cases.append(attribute("message", message));
    if (lines.isEmpty()) {
      cases.append("/>\n");
    } else {
      cases.append('>');
      lines.forEach(line -> cases.append(escaped(line)).append('\n'));
      cases.append("</").append(element).append(">\n");
    }
    cases.append("    </testcase>\n");
  }

  private String names(String scenario) {
    return attribute("classname", suite) + attribute("name", scenario);
  }

  private static String attribute(String name, String value) {
    return " " + name + "=\"" + escaped(value) + "\"";
  }

  /** The words as XML 1.0 can have them: control characters are spelt out first. */
  private static String escaped(String words) {
    StringBuilder escaped = new StringBuilder();
    for (char c : Printable.escape(words).toCharArray()) {
      switch (c) {
        case '&' -> escaped.append("&amp;");
        case '<' -> escaped.append("&lt;");
        case '>' -> escaped.append("&gt;");
        case '"' -> escaped.append("&quot;");
        case '\ufffe', '\uffff' -> escaped.append('\ufffd');
        default -> escaped.append(c);
      }
    }
    return escaped.toString();
  }
}
