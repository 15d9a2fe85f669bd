import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.codegen.docgen.manpage.ManPageGenerator;
import vedette.cli.Main;

/** Part of the build: writes a manual page of every command, in AsciiDoc. */
final class Manuals {
  private static final Map<String, String> EXIT_CODES = new TreeMap<>();

  static {
    EXIT_CODES.put("0", "done");
    EXIT_CODES.put("1", "a regression or finding, and nothing else");
    EXIT_CODES.put("2", "a wrong command line");
    EXIT_CODES.put("4", "a file is wrong");
    EXIT_CODES.put("5", "cannot read or write");
    EXIT_CODES.put("6", "refused or stopped at a limit, or inconclusive");
    EXIT_CODES.put("70", "a bug");
  }

  private Manuals() {}

  /** Writes into the directory named. */
  public static void main(String[] args) throws Exception {
    CommandSpec program = Main.whole().getCommandSpec();
    program.name("vedette");
    complete(program);
    int failed =
        ManPageGenerator.generateManPage(new File(args[0]), null, new boolean[0], true, program);
    if (failed != 0) {
      throw new IllegalStateException("the manual pages are not complete: " + failed);
    }
  }

  /** Adds what the help says below the options, each line as it is. */
  private static void complete(CommandSpec command) {
    Main.addHelp(command);
    String[] lines = command.usageMessage().footer();
    if (lines.length > 0) {
      List<String> literal = new ArrayList<>(List.of("...."));
      for (String line : lines) {
        // Picocli would write markup for an empty one.
        literal.add(line.isEmpty() ? "\u00a0" : line);
      }
      literal.add("....");
      command.usageMessage().footer(literal.toArray(String[]::new));
      command.usageMessage().footerHeading("Notation and examples%n");
    }
    command.usageMessage().exitCodeListHeading("Exit status%n").exitCodeList(EXIT_CODES);
    for (CommandLine further : command.subcommands().values()) {
      complete(further.getCommandSpec());
    }
  }
}
