package vedette.cli;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import vedette.form.OptionText;
import vedette.problem.Printable;
import vedette.table.StartingFile;

/** The commands that write a file to begin with. */
final class NewCommand {
  static final String NAME = "new";
  static final String TEXT = "a first file of your own rule system or table";

  private static final String MINIMAL = "--minimal";
  private static final String FILE = "FILE";

  private NewCommand() {}

  static CommandSpec spec() {
    CommandSpec spec = CommandSpec.create();
    spec.usageMessage().customSynopsis("vedette new COMMAND [options]").description(TEXT);
    spec.addOption(Options.help());
    spec.addSubcommand(
        "system",
        spec(
            "write a rule system that has a little of everything, with notes",
            "system",
            StartingFile.SYSTEM,
            StartingFile.MINIMAL_SYSTEM));
    spec.addSubcommand(
        "table",
        spec(
            "write a combat results table, with notes",
            "table",
            StartingFile.TABLE,
            StartingFile.MINIMAL_TABLE));
    return spec;
  }

  private static CommandSpec spec(
      String text, String name, StartingFile whole, StartingFile minimal) {
    Action write =
        (given, console) -> run(Options.isSet(given, MINIMAL) ? minimal : whole, given, console);
    CommandSpec spec = CommandSpec.wrapWithoutInspection(write);
    spec.usageMessage()
        .customSynopsis("vedette new " + name + " FILE [options]")
        .description(text)
        .footer("", "Example:", "  vedette new " + name + " mine.json");
    spec.addPositional(Options.word(0, FILE, "the file to write; it must not be there yet"));
    Options.addGroup(
        spec,
        "How it is written",
        List.of(Options.flag(MINIMAL, "only what a file must have"), Options.help()));
    return spec;
  }

  private static int run(StartingFile start, ParseResult given, Console console) {
    String name = given.matchedPositionalValue(0, "");
    OutputFile.writeNew(FILE, name, start.text(name));
    String word = Printable.escape(OptionText.word(name));
    String fight =
        switch (start) {
          case SYSTEM -> " --attacker \"inf 4, cav 2\" --defender \"inf 5; in woods\"";
          case MINIMAL_SYSTEM -> " --attacker 6 --defender 4 --rounds 3";
          default -> " --attacker 6 --defender 3";
        };
    console
        .out()
        .print(
            "wrote "
                + Printable.escape(name)
                + "\n\nNext:\n  vedette show "
                + word
                + "\n  vedette lint "
                + word
                + "\n  vedette own "
                + word
                + fight
                + "\n");
    return ExitCode.DONE;
  }
}
