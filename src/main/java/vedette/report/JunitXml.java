package vedette.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import vedette.problem.Printable;
import vedette.problem.Problem;
import vedette.suite.Check;
import vedette.suite.Checked;
import vedette.suite.Expectation;
import vedette.suite.Suite;

/** Writes what a check found as JUnit XML, a test case a scenario, for CI to show. */
final class JunitXml {
  private final String suite;
  private final List<TestCase> cases = new ArrayList<>();

  /** What came of a test case, with the name of its element. */
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

  private static List<String> lines(List<Problem> problems) {
    return problems.stream().flatMap(problem -> Stream.of(problem.text().split("\n"))).toList();
  }

  /** The document, ending in a line end. */
  static String of(Check check) {
    JunitXml xml = new JunitXml(check.suite().file());
    Map<String, Checked> right = new HashMap<>();
    check.scenarios().forEach(each -> right.put(each.name(), each));
    for (Suite.Entry entry : check.suite().entries()) {
      if (entry.scenario() == null) {
        List<String> lines = lines(entry.problems().list());
        xml.add(entry.name(), Outcome.ERROR, "wrong", lines);
      } else {
        xml.add(right.get(entry.name()));
      }
    }
    Outcome obsolete = check.strict() ? Outcome.FAILED : Outcome.SKIPPED;
    for (String name : check.obsolete()) {
      xml.add(name, obsolete, "obsolete: in the baseline only", List.of());
    }
    return xml.document();
  }

  private void add(String name, Outcome outcome, String message, List<String> lines) {
    cases.add(new TestCase(name, outcome, message, lines));
  }

  private void add(Checked checked) {
    List<String> lines = new ArrayList<>();
    lines.addAll(checked.notes());
    checked.moved().forEach(move -> lines.add(CheckWords.sentence(checked, move)));
    boolean missed = false;
    boolean open = false;
    for (Expectation.Judged judged : checked.computed().expectations()) {
      missed |= judged.outcome() == Expectation.Outcome.MISSED;
      open |= judged.outcome() == Expectation.Outcome.OPEN;
      if (judged.outcome() != Expectation.Outcome.MET) {
        lines.add(CheckWords.judged(judged));
      }
    }
    String name = checked.name();
    switch (checked.verdict()) {
      case CHANGED -> add(name, Outcome.FAILED, "changed: " + CheckWords.cause(checked), lines);
      case NEW -> add(name, Outcome.FAILED, "new: not in the baseline yet", lines);
      case INCONCLUSIVE -> add(name, Outcome.ERROR, "inconclusive", lines);
      case REFUSED -> add(name, Outcome.ERROR, "refused", lines);
      case SAME -> {
        if (missed) {
          add(name, Outcome.FAILED, "an expectation is not met", lines);
        } else if (open) {
          add(name, Outcome.ERROR, "an expectation is left open", lines);
        } else {
          add(name, Outcome.PASSED, null, lines);
        }
      }
    }
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

  /** As XML 1.0 can have it: control characters are spelt out, what is no character is replaced. */
  private static String allowed(String words) {
    return Printable.escape(words)
        .replaceAll("[\ufffe\uffff]", "\ufffd")
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;");
  }
}
