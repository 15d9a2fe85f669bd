package vedette.cli.option;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import vedette.fight.Measure;
import vedette.form.OptionText;
import vedette.form.RequestForm;
import vedette.form.model.HelpLine;
import vedette.form.model.Slot;
import vedette.rules.EngagementType;
import vedette.rules.HasChoices;
import vedette.rules.HasTableFile;
import vedette.rules.Optimization;
import vedette.rules.OptimizedRequest;
import vedette.table.Tables;

/** The options that say what is fought: how a kind of engagement declares and reads them. */
public final class RequestOptions<Q extends Record> {
  public static final String FIGHT = "The fight";
  private static final String DOCTRINES = "Doctrines";

  private final EngagementType<Q> type;
  private final RequestForm<OptimizedRequest<Q>> form;

  public RequestOptions(EngagementType<Q> type) {
    this.type = type;
    form = type.form();
  }

  public RequestForm<OptimizedRequest<Q>> form() {
    return form;
  }

  /**
   * Adds the options to a command, and what its help says first.
   *
   * @param command what is written before them
   */
  public void addTo(CommandSpec spec, String command) {
    String required = "";
    for (Slot parameter : form.slots()) {
      if (parameter.positional()) {
        spec.addPositional(
            Options.word(
                0,
                parameter.label(),
                parameter.meaning().replace("%", "%%"),
                parameter.required(),
                null));
        required += " " + parameter.label();
      } else if (parameter.required()) {
        required += " " + parameter.option() + " " + parameter.label();
      }
    }
    spec.usageMessage().customSynopsis(command + required + " [options]");
    grouped(Map.of()).forEach((heading, options) -> Sections.add(spec, heading, options));
  }

  /** Returns the options alone, without the words that the tables in force know. */
  public List<OptionSpec> options() {
    return grouped(Map.of()).values().stream().flatMap(List::stream).toList();
  }

  /** Returns the options by their headings in the help. */
  private Map<String, List<OptionSpec>> grouped(Map<String, ? extends Collection<String>> words) {
    Map<String, List<OptionSpec>> groups = new LinkedHashMap<>();
    for (Slot parameter : form.slots()) {
      if (!parameter.positional()) {
        Collection<String> known = words.get(parameter.name());
        groups
            .computeIfAbsent(heading(parameter), it -> new ArrayList<>())
            .add(option(parameter, known == null ? List.of() : known));
      }
    }
    return groups;
  }

  private static String heading(Slot parameter) {
    boolean decides =
        Optimization.isOption(parameter.option()) || parameter.meaning().contains(HasChoices.BEST);
    return decides ? DOCTRINES : FIGHT;
  }

  /**
   * Returns how what is given is written, a line each, with words that the tables in force know.
   */
  public List<HelpLine> notation(Map<String, ? extends Collection<String>> words) {
    List<HelpLine> entries = new ArrayList<>(form.notation());
    entries.addAll(type.notation());
    return entries.stream().map(entry -> withWords(entry, words.get(entry.component()))).toList();
  }

  /** Adds the words of the built-in tables to the options, which is not worth it at every start. */
  public void addWords(CommandSpec spec) {
    grouped(type.words().byComponent(Tables.builtIn()))
        .forEach((heading, options) -> Sections.set(spec, heading, options));
  }

  /** Adds the notation and the endings to the help. */
  public void addHelp(HelpText help) {
    help.explain("Notation:", notation(type.words().byComponent(Tables.builtIn())));
    help.explain("Endings:", type.endings().lines());
  }

  /** Returns the measures of the first example; none of a fight on a file of the user's own. */
  public List<? extends Measure<?>> measures() {
    if (HasTableFile.class.isAssignableFrom(type.request())) {
      return List.of();
    }
    Map<String, List<String>> texts = OptionText.read(type.examples().get(0), form);
    return type.engagement(form.read(texts), texts, Tables.builtIn()).measures();
  }

  /**
   * The words of an option that a shell takes for one word, looked up when a shell is told them.
   */
  private record KnownWords(EngagementType<?> type, Slot parameter) implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Options.shellWords(parameter.words(type.words().byComponent(Tables.builtIn())))
          .iterator();
    }
  }

  private static HelpLine withWords(HelpLine entry, Collection<String> words) {
    return words == null || words.isEmpty()
        ? entry
        : new HelpLine(entry.written(), entry.meaning() + ": " + String.join(", ", words));
  }

  private OptionSpec option(Slot parameter, Collection<String> words) {
    String text =
        parameter.meaning()
            + (words.isEmpty() ? "" : "; known: " + String.join(", ", words))
            + (parameter.fallback().isEmpty() || parameter.flag()
                ? ""
                : " [default: " + parameter.fallback() + "]");
    OptionSpec.Builder option =
        OptionSpec.builder(parameter.option()).description(text.replace("%", "%%"));
    if (parameter.flag()) {
      return flag(option, parameter.mayBeDenied());
    }
    option.arity("1").paramLabel(parameter.label());
    option.completionCandidates(new KnownWords(type, parameter));
    return parameter.many()
        ? option.type(List.class).auxiliaryTypes(String.class).build()
        : option.type(String.class).build();
  }

  /**
   * Returns a flag, which takes a value behind {@code =} only: the next word is never one.
   *
   * @param deniable whether it holds where nothing is said
   */
  private static OptionSpec flag(OptionSpec.Builder flag, boolean deniable) {
    return flag.arity("0..1")
        .type(String.class)
        .paramLabel(deniable ? "[=false]" : "")
        .hideParamSyntax(true)
        .preprocessor(
            (words, command, option, how) -> {
              if (!"=".equals(how.get("separator"))) {
                words.push("true");
              }
              return false;
            })
        .build();
  }
}
