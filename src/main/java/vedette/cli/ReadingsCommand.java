package vedette.cli;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import vedette.fight.Engagement.Fact;
import vedette.report.ReadingsAnswer;
import vedette.rules.GameSystem;
import vedette.rules.RuleChange;
import vedette.rules.Variant;

/** Prints how a rule system is read, which variants it has, and what versions have changed. */
final class ReadingsCommand implements Action {
  static final String NAME = "readings";
  static final String TEXT = "how the rules are read where their source leaves them open";

  private final GameSystem system;

  ReadingsCommand(GameSystem system) {
    this.system = system;
  }

  CommandSpec spec() {
    CommandSpec spec = CommandSpec.wrapWithoutInspection(this);
    spec.usageMessage().description(TEXT);
    Options.addFormats(spec);
    return spec;
  }

  @Override
  public int run(ParseResult given, Console console) {
    ReadingsAnswer readings =
        new ReadingsAnswer(
            system.title(),
            system.readings().stream().map(it -> new Fact(it.id(), it.text())).toList(),
            system.variants().stream().map(ReadingsCommand::described).toList(),
            system.version(),
            system.changes().stream().map(ReadingsCommand::described).toList());
    Options.print(readings.answer(), given, console);
    return ExitCode.DONE;
  }

  private static Fact described(Variant variant) {
    return new Fact(variant.word(), variant.effect() + " (Instead of " + variant.reading() + ".)");
  }

  private static Fact described(RuleChange change) {
    String where = String.join(", ", change.engagements());
    return new Fact(
        change.id(), change.text() + " (Version " + change.version() + "; " + where + ".)");
  }
}
