package vedette.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;
import vedette.fight.Engagement;
import vedette.notation.HelpLine;
import vedette.report.AskedFight;
import vedette.request.Parameter;
import vedette.request.RequestForm;
import vedette.rules.EngagementType;
import vedette.table.Tables;

/** The options that say what is fought: how a kind of engagement declares and reads them. */
final class RequestOptions<Q extends Record> {
  private final EngagementType<Q> type;
  private final RequestForm<Q> form;

  /** Whether even a flag may take values, as {@code --static=false,true}. */
  private final boolean several;

  private RequestOptions(EngagementType<Q> type, boolean several) {
    this.type = type;
    this.several = several;
    form = RequestForm.of(type.request());
  }

  /** The options of one fight. */
  static <Q extends Record> RequestOptions<Q> ofOne(EngagementType<Q> type) {
    return new RequestOptions<>(type, false);
  }

  /** The options of several fights, of which some take one value after the other. */
  static <Q extends Record> RequestOptions<Q> ofSeveral(EngagementType<Q> type) {
    return new RequestOptions<>(type, true);
  }

  RequestForm<Q> form() {
    return form;
  }

  /**
   * Adds the options to a command, and what its help says first.
   *
   * @param command what is written before them
   */
  void addTo(CommandSpec spec, String command) {
    String required = "";
    List<OptionSpec> fight = new ArrayList<>();
    for (Parameter parameter : form.parameters()) {
      if (parameter.positional()) {
        spec.addPositional(word(parameter));
        required += " " + parameter.label();
        continue;
      }
      OptionSpec option = option(parameter);
      fight.add(option);
      required +=
          parameter.required() ? " " + option.longestName() + " " + option.paramLabel() : "";
    }
    spec.usageMessage().customSynopsis(command + required + " [options]").sortOptions(false);
    Options.addGroup(spec, "The fight", fight);
  }

  /** Lines of the help about the notation; none if there is none. */
  List<String> notation() {
    List<HelpLine> entries = new ArrayList<>(form.notation());
    entries.addAll(type.notation());
    return entries.isEmpty() ? List.of() : explained("How to write it:", entries);
  }

  /** Lines of the help: what can be written, and what it means. */
  static List<String> explained(String heading, List<HelpLine> entries) {
    List<String> lines = new ArrayList<>(List.of("", heading));
    int widest = 0;
    for (HelpLine entry : entries) {
      widest = Math.max(widest, entry.written().length());
    }
    for (HelpLine entry : entries) {
      String gap = " ".repeat(widest - entry.written().length() + 2);
      lines.add(("  " + entry.written() + gap + entry.meaning()).replace("%", "%%"));
    }
    return lines;
  }

  private static PositionalParamSpec word(Parameter parameter) {
    return PositionalParamSpec.builder()
        .paramLabel(parameter.label())
        .index("0")
        .arity("1")
        .required(parameter.required())
        .type(String.class)
        .description(parameter.text().replace("%", "%%"))
        .build();
  }

  private OptionSpec option(Parameter parameter) {
    String text =
        parameter.text()
            + (parameter.fallback().isEmpty() || parameter.flag()
                ? ""
                : "; " + parameter.fallback() + " if not given");
    OptionSpec.Builder option =
        OptionSpec.builder(parameter.option()).description(text.replace("%", "%%"));
    if (parameter.flag()) {
      return several ? valued(option) : option.arity("0").type(boolean.class).build();
    }
    option.arity("1").paramLabel(parameter.label());
    return parameter.many()
        ? option.type(List.class).auxiliaryTypes(String.class).build()
        : option.type(String.class).build();
  }

  /** A flag that takes values behind {@code =} only: the next word is never one. */
  private static OptionSpec valued(OptionSpec.Builder flag) {
    return flag.arity("0..1")
        .type(String.class)
        .paramLabel("false,true")
        .preprocessor(
            (words, command, option, how) -> {
              if (!"=".equals(how.get("separator"))) {
                words.push("true");
              }
              return false;
            })
        .build();
  }

  /** The texts given, by the parameters' names. */
  Map<String, List<String>> texts(ParseResult given) {
    Map<String, List<String>> texts = new HashMap<>();
    for (Parameter parameter : form.parameters()) {
      if (parameter.positional() && given.hasMatchedPositional(0)) {
        texts.put(parameter.name(), given.matchedPositional(0).originalStringValues());
      } else if (given.hasMatchedOption(parameter.option())) {
        texts.put(
            parameter.name(),
            parameter.flag() && !several
                ? List.of("true")
                : given.matchedOption(parameter.option()).originalStringValues());
      }
    }
    return texts;
  }

  /** The fight of a request, as it stands above an answer. */
  AskedFight asked(Q request, Engagement<?, ?> engagement, Tables tables) {
    return new AskedFight(
        Version.NUMBER,
        type.system(),
        type.name(),
        json -> form.write(request, json),
        engagement.situation(),
        type.consulted(request, tables));
  }
}
