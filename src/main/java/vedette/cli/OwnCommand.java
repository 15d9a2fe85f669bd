package vedette.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import vedette.form.RequestForm;
import vedette.form.Slot;
import vedette.problem.TextFault;
import vedette.problem.WrongFile;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.HasTableFile;
import vedette.rules.crt.Crt;
import vedette.rules.own.Own;
import vedette.table.Tables;

/**
 * The command of fights on a file of the user's own as long as no file says which of two they are:
 * it explains both. Behind a file that does, its {@link OddsCommand} stands in its place.
 */
final class OwnCommand implements Command.Type {
  static final String NAME = "own";
  static final String TEXT = "a fight on a file of yours, a table or a rule system";

  private final List<Half<?>> halves =
      List.of(
          new Half<>("on a table", Catalogue.system(Crt.ID).engagements().get(0)),
          new Half<>("under a rule system", Catalogue.system(Own.ID).engagements().get(0)));

  private final WrongFile wrong;

  private OwnCommand(WrongFile wrong) {
    this.wrong = wrong;
  }

  /** One of the two kinds of fights. */
  private record Half<Q extends Record>(
      String where, EngagementType<Q> type, RequestOptions<Q> fight) {
    Half(String where, EngagementType<Q> type) {
      this(where, type, new RequestOptions<>(type));
    }

    String heading() {
      return "The fight " + where;
    }
  }

  /**
   * The command.
   *
   * @param file that the command line names behind it; null for none
   */
  static CommandSpec spec(String file) {
    if (file == null) {
      return new OwnCommand(null).spec();
    }
    try {
      return new OddsCommand<>(Catalogue.ofFile(file, Tables.builtIn())).spec();
    } catch (WrongFile e) {
      return new OwnCommand(e).spec();
    }
  }

  private CommandSpec spec() {
    CommandSpec spec = CommandSpec.wrapWithoutInspection(this);
    spec.usageMessage()
        .customSynopsis("vedette own FILE --attacker ATTACKER --defender DEFENDER [options]")
        .description("a fight on your own table, or under your own rule system");
    spec.addPositional(
        Options.word(0, "FILE", "the file, whose kind decides which options it has"));
    for (Half<?> half : halves) {
      List<OptionSpec> options = half.fight().options();
      Sections.add(
          spec,
          half.heading(),
          options.stream()
              .filter(option -> !spec.optionsMap().containsKey(option.longestName()))
              .toList());
      Sections.set(spec, half.heading(), options);
    }
    OddsCommand.addOptions(spec);
    return spec;
  }

  /**
   * What to do about an option that a fight on the other kind of file has.
   *
   * @param command of the fight, behind a file
   */
  static Optional<String> otherKind(CommandSpec command, String option) {
    if (command.userObject() instanceof OddsCommand<?> fight) {
      for (Half<?> half : new OwnCommand(null).halves) {
        boolean has =
            half.fight().options().stream().anyMatch(it -> it.longestName().equals(option));
        if (has && fight.isOn(Own.ID) && half.type().system().equals(Crt.ID)) {
          return Optional.of("it is for a fight on a table, and this file is a rule system");
        }
        if (has && fight.isOn(Crt.ID) && half.type().system().equals(Own.ID)) {
          return Optional.of("it is for a fight under a rule system, and this file is a table");
        }
      }
    }
    return Optional.empty();
  }

  /** Asks for a stack that is missing with an example in the words of the file. */
  static void checkGiven(RequestForm<?> form, Map<String, List<String>> texts) {
    try {
      form.checkGiven(texts);
    } catch (TextFault e) {
      String file = texts.get(HasTableFile.PARAMETER).get(0);
      String unit = Own.wordsOf(file, Tables.builtIn()).values().iterator().next().get(0).written();
      throw new TextFault(
          e.slot(), e.getMessage(), "for example " + Slot.optionOf(e.slot()) + " \"" + unit + "\"");
    }
  }

  @Override
  public void addOptions(CommandSpec spec, HelpText text) {
    if (text.isBrief()) {
      halves.forEach(half -> text.options(half.heading(), half.fight().options()));
      OddsCommand.addMostUsed(spec, text);
    } else {
      Command.Type.super.addOptions(spec, text);
    }
  }

  @Override
  public void addHelp(CommandSpec spec, HelpText text) {
    for (Half<?> half : halves) {
      text.explain("How to write it " + half.where() + ":", half.fight().notation(Map.of()));
    }
    if (!text.isBrief()) {
      text.explain(Ranking.HEADING, Ranking.BRACES);
      text.explain("How it can end:", halves.get(0).type().endings().lines());
    }
    text.examples(
        halves.stream().map(it -> it.type().called() + " " + it.type().examples().get(0)).toList());
  }

  @Override
  public Command read(Given given) {
    if (wrong != null) {
      throw wrong;
    }
    throw Failure.usage(
        "C002",
        "the file stands behind an option",
        "write it first, as its kind decides which options there are: vedette own FILE [options]");
  }
}
