package vedette.cli;

import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import vedette.cli.console.Console;
import vedette.cli.console.ExitCode;
import vedette.cli.option.Command;
import vedette.cli.option.Options;
import vedette.cli.option.Sections;
import vedette.form.OptionText;
import vedette.source.Printable;
import vedette.table.read.StartingFile;

/** The commands that write a file to begin with. */
record NewCommand(StartingFile start, String name) implements Command {
  static final String NAME = "new";
  static final String TEXT = "write a first file of your own rule system or table";

  private static final String FILE = "FILE";

  static CommandSpec spec() {
    CommandSpec spec = CommandSpec.create();
    spec.usageMessage().customSynopsis("vedette new COMMAND [options]").description(TEXT);
    spec.addOption(Sections.help());
    spec.addSubcommand(
        "system",
        spec(
            "write an example rule system, with notes",
            "system",
            StartingFile.SYSTEM,
            StartingFile.MINIMAL_SYSTEM));
    spec.addSubcommand(
        "table",
        spec(
            "write an example combat results table, with notes",
            "table",
            StartingFile.TABLE,
            StartingFile.MINIMAL_TABLE));
    return spec;
  }

  private static CommandSpec spec(
      String text, String name, StartingFile whole, StartingFile minimal) {
    Command.Type write =
        given -> new NewCommand(given.get(Options.MINIMAL) ? minimal : whole, given.word(0));
    CommandSpec spec = CommandSpec.wrapWithoutInspection(write);
    spec.usageMessage()
        .customSynopsis("vedette new " + name + " FILE [options]")
        .description(text)
        .footer("", "Example:", "  vedette new " + name + " mine.json");
    spec.addPositional(Options.word(0, FILE, "file to write; it must not exist"));
    Sections.add(spec, "Options", List.of(Options.MINIMAL.spec(), Sections.help()));
    return spec;
  }

  @Override
  public int run(Console console) {
    Outputs.writeNew(FILE, name, start.text(name));
    String word = Printable.escape(OptionText.word(name));
    String fight =
        switch (start) {
          case SYSTEM -> " --attacker \"inf 4, cav 2\" --defender \"inf 5; in woods\"";
          case MINIMAL_SYSTEM -> " --attacker 6 --defender 4 --turns 3";
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
