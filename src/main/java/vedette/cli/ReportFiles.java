package vedette.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import vedette.file.KeptFile;
import vedette.problem.FilesWritten;
import vedette.problem.WrongFile;
import vedette.report.CheckReport;
import vedette.report.Style;

/** The files that a check is written to besides standard output, each whole or not at all. */
final class ReportFiles {
  static final String REPORT = "--report";

  /** A file to be written. */
  private record Wanted(String format, KeptFile file) {}

  private final List<Wanted> wanted;

  private ReportFiles(List<Wanted> wanted) {
    this.wanted = wanted;
  }

  static OptionSpec option() {
    return Options.values(
        REPORT,
        "FORMAT=FILE",
        "write the answer to FILE as well, in any of the formats, also if the check fails;"
            + " repeatable");
  }

  /** Adds the report files to those written, whatever is wrong with the formats. */
  static void addTo(FilesWritten written, ParseResult given) {
    for (String each : asked(given)) {
      String name = each.substring(each.indexOf('=') + 1);
      if (!name.isBlank()) {
        written.add(REPORT, name, Options.path(REPORT, name));
      }
    }
  }

  private static List<String> asked(ParseResult given) {
    return Options.isSet(given, REPORT) ? given.matchedOptionValue(REPORT, List.of()) : List.of();
  }

  /**
   * The files asked for.
   *
   * @throws WrongFile if one of them cannot be written, before anything is worked out in vain
   */
  static ReportFiles read(ParseResult given) {
    List<Wanted> wanted = new ArrayList<>();
    for (String each : asked(given)) {
      int equals = each.indexOf('=');
      String name = each.substring(equals + 1);
      if (equals > 0 && name.isBlank()) {
        throw Failure.usage(
            "C003",
            REPORT + ": `" + each + "` names no file; is a variable empty here?",
            "give it a name for where it is empty: "
                + REPORT
                + " markdown=\"${GITHUB_STEP_SUMMARY:-odds.md}\"");
      }
      if (equals <= 0) {
        throw Failure.usage(
            "C003",
            REPORT + ": `" + each + "` is not a format and a file",
            "write both with `=` between them: " + REPORT + " junit=odds.xml");
      }
      String format = Options.known(REPORT, each.substring(0, equals), CheckReport.formats());
      wanted.add(new Wanted(format, KeptFile.of(Options.path(REPORT, name), name)));
    }
    return new ReportFiles(wanted);
  }

  /** Writes all of them; one that cannot be written does not stop the others. */
  int write(CheckReport report, Console console) {
    int code = ExitCode.DONE;
    for (Wanted each : wanted) {
      try {
        each.file().replace(report.in(each.format(), Style.PLAIN));
      } catch (WrongFile e) {
        console.complain(e.problems());
        code = ExitCode.worse(code, ExitCode.of(e.kind()));
      }
    }
    return code;
  }
}
