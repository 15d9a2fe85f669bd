package vedette.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import vedette.file.KeptFile;
import vedette.platform.Disk;
import vedette.problem.WrongFile;
import vedette.report.CheckReport;
import vedette.report.Style;

/**
 * The files that a check is written to besides standard output, each whole or not at all. They are
 * held before anything is worked out, so that nothing is found out in vain.
 */
final class ReportFiles implements AutoCloseable {
  static final String REPORT = "--report";

  /** A file to be written. */
  private record Wanted(String format, KeptFile file) {}

  private final List<Wanted> wanted = new ArrayList<>();

  private ReportFiles() {}

  static OptionSpec option() {
    return Options.values(
        REPORT,
        "FORMAT=FILE",
        "write the answer to FILE as well, in any of the formats, also if the check fails;"
            + " repeatable");
  }

  /** The names of the files asked for, whatever is wrong with the formats. */
  static List<String> names(ParseResult given) {
    return asked(given).stream().map(each -> each.substring(each.indexOf('=') + 1)).toList();
  }

  private static List<String> asked(ParseResult given) {
    return Options.isSet(given, REPORT) ? given.matchedOptionValue(REPORT, List.of()) : List.of();
  }

  /**
   * The files asked for.
   *
   * @throws WrongFile if one of them cannot be written
   */
  static ReportFiles hold(ParseResult given) {
    Map<String, String> formats = new LinkedHashMap<>();
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
      Options.path(REPORT, name);
      formats.put(name, format);
    }
    ReportFiles files = new ReportFiles();
    try {
      formats.forEach(
          (name, format) ->
              files.wanted.add(new Wanted(format, KeptFile.hold(Disk.path(name), name))));
      return files;
    } catch (WrongFile e) {
      files.close();
      throw e;
    }
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

  @Override
  public void close() {
    wanted.forEach(each -> each.file().close());
  }
}
