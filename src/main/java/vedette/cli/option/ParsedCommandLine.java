package vedette.cli.option;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import vedette.cli.console.Failure;
import vedette.form.RequestForm;
import vedette.form.model.Slot;
import vedette.rules.Optimization;
import vedette.study.sweep.Template;

/**
 * A command line parsed by picocli, from which each option is read once, into the record of its
 * command.
 */
public final class ParsedCommandLine {
  private final ParseResult parsed;
  private final RequestForm<?> form;
  private final Set<String> read = new HashSet<>();

  /** True if some input takes several values; null until it is needed. */
  private Boolean swept;

  /**
   * Wraps a parsed command line.
   *
   * @param form of the fight that it describes; null for none
   */
  public ParsedCommandLine(ParseResult parsed, RequestForm<?> form) {
    this.parsed = parsed;
    this.form = form;
  }

  /** Returns the command, with the words before it. */
  public String command() {
    return parsed.commandSpec().qualifiedName();
  }

  public boolean isFight() {
    return form != null;
  }

  /** Returns whether the command has an option, given or not. */
  public boolean knows(String option) {
    return parsed.commandSpec().optionsMap().containsKey(option);
  }

  public boolean has(Option<?> option) {
    return parsed.hasMatchedOption(option.name());
  }

  /** Returns the text of an option that is given once; "" if it is not given. */
  public String text(Option<?> option) {
    return has(option) ? parsed.matchedOption(option.name()).getValue().toString() : "";
  }

  /**
   * Returns the value of an option.
   *
   * @throws Failure if its text has none
   */
  public <T> T get(Option<T> option) {
    read.add(option.name());
    if (!has(option)) {
      return option.fallback();
    }
    return option
        .reader()
        .apply(
            option.arity() == Option.Arity.REPEATED
                ? parsed.matchedOption(option.name()).originalStringValues()
                : List.of(text(option)));
  }

  /** Returns the word with this index, not counting options; null if there is none. */
  public String word(int place) {
    return parsed.hasMatchedPositional(place)
        ? parsed.matchedPositional(place).originalStringValues().get(0)
        : null;
  }

  /** Returns the words of a command that takes any number. */
  public List<String> words() {
    return parsed.hasMatchedPositional(0)
        ? parsed.matchedPositional(0).originalStringValues()
        : List.of();
  }

  /** Returns the texts of the fight, by the names of its parameters, in their order. */
  public Map<String, List<String>> texts() {
    Map<String, List<String>> texts = new LinkedHashMap<>();
    for (Slot parameter : form.slots()) {
      OptionSpec option = parsed.matchedOption(parameter.option());
      if (parameter.positional() && parsed.hasMatchedPositional(0)) {
        texts.put(parameter.name(), words());
      } else if (option != null && !(parameter.name().equals(Optimization.BEST) && isRanked())) {
        read.add(option.longestName());
        texts.put(parameter.name(), option.originalStringValues());
      }
    }
    return texts;
  }

  /** Returns whether some input of the fight takes several values. */
  public boolean isSwept() {
    if (swept == null) {
      swept = isFight() && (sweepsTables() || Template.isSwept(form, texts()));
    }
    return swept;
  }

  /** Returns whether the command of a fight gives several directories of tables. */
  public boolean sweepsTables() {
    return isFight() && Template.isSwept(text(Options.TABLES));
  }

  /**
   * Returns whether {@code --best} is the number of cells shown; if not, it names the side that
   * decides optimally.
   */
  public boolean isRanked() {
    String best = text(Options.BEST);
    return !best.isEmpty() && Character.isDigit(best.charAt(0));
  }

  /**
   * Returns the command.
   *
   * @throws IllegalStateException if an option is given that the command does not read
   */
  public Command as(Command.Type type) {
    Command command = type.read(this);
    for (OptionSpec option : parsed.matchedOptions()) {
      if (!read.contains(option.longestName())) {
        throw new IllegalStateException("nothing reads " + option.longestName());
      }
    }
    return command;
  }
}
