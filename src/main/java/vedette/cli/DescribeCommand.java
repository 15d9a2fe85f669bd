package vedette.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import vedette.cli.Description.Fight;
import vedette.cli.Description.MeasureDescription;
import vedette.cli.Description.Option;
import vedette.cli.Description.Rules;
import vedette.cli.Description.Section;
import vedette.cli.Description.TableText;
import vedette.cli.console.Console;
import vedette.cli.console.ExitCode;
import vedette.cli.option.Command;
import vedette.cli.option.Options;
import vedette.cli.option.RequestOptions;
import vedette.cli.option.Sections;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.form.OptionText;
import vedette.form.RecordWriter;
import vedette.form.line.NotationForm;
import vedette.form.line.StackParts;
import vedette.form.model.HelpLine;
import vedette.form.model.Slot;
import vedette.json.Version;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.GameSystem;
import vedette.rules.HasChoices;
import vedette.rules.HasTableFile;
import vedette.rules.OptimizedRequest;
import vedette.rules.own.Own;
import vedette.rules.plan.Plans;
import vedette.source.TextFault;
import vedette.source.WrongFile;
import vedette.study.sample.SampleFights;
import vedette.table.Tables;
import vedette.table.grid.Grid;
import vedette.table.grid.Modifier;
import vedette.table.grid.PlanFile;
import vedette.table.grid.Table;

/**
 * The command that describes all possible requests for other programs, or those on a table file.
 */
final class DescribeCommand {
  static final String NAME = "describe";
  static final String TEXT = "describe all fights and options as JSON for other programs";

  /** The start of the default at the end of a help text. */
  private static final String DEFAULT = " [default: ";

  private DescribeCommand() {}

  static CommandSpec spec() {
    Command.Type describe =
        given -> {
          String file = given.word(0);
          return console -> run(file, console);
        };
    CommandSpec spec = CommandSpec.wrapWithoutInspection(describe);
    spec.usageMessage()
        .customSynopsis("vedette describe [FILE] [options]")
        .description(
            TEXT,
            "",
            "Describes the rule systems, their fights with all options, the notation of units, and"
                + " the built-in tables; for a file, its words, its measures and an example."
                + " `vedette show --schema describe` prints the schema of the answer.",
            "")
        .footer(
            "",
            "Examples:",
            "  vedette describe",
            "  vedette describe tables/examples/buckets.json");
    spec.addPositional(
        Options.word(
            0,
            "FILE",
            "file of a table, a rule system or a plan to describe instead",
            false,
            null));
    Sections.addOutput(spec, Options.OUTPUT);
    return spec;
  }

  private static int run(String file, Console console) {
    Tables tables = Tables.builtIn();
    Description description =
        file != null
            ? ofFile(file, tables)
            : of(Catalogue.systems().stream().map(it -> rules(it, tables)).toList(), tables);
    TableArgument.warn(tables, console);
    console.out().print(RecordWriter.text(description));
    return ExitCode.DONE;
  }

  private static Description of(List<Rules> systems, Tables tables) {
    List<TableText> texts =
        Catalogue.tableIds().stream().map(id -> text(tables.table(id))).toList();
    return new Description(Version.NUMBER, systems, sharedOptions(), texts);
  }

  private static TableText text(Table table) {
    return new TableText(table.id(), table.title(), table.source().status(), table.text().text());
  }

  private static Rules rules(GameSystem system, Tables tables) {
    List<Fight> fights = new ArrayList<>();
    for (EngagementType<?> type : system.engagements()) {
      fights.add(
          new EngagementDescription<>(type, tables, type.words().byComponent(tables), Map.of())
              .fight());
    }
    return new Rules(system.id(), system.title(), fights);
  }

  private static Description ofFile(String name, Tables tables) {
    Table file = tables.file(name);
    GameSystem system = Catalogue.system(file instanceof PlanFile ? Plans.ID : Own.ID);
    Fight fight =
        new EngagementDescription<>(
                system.engagements().get(0),
                tables,
                file instanceof Grid grid ? words(grid) : Map.of(),
                file instanceof PlanFile ? Map.of() : Own.partsOf(name, tables))
            .fight(name, file);
    Rules rules = new Rules(system.id(), system.title(), List.of(fight));
    return new Description(Version.NUMBER, List.of(rules), List.of(), List.of(text(file)));
  }

  /** Returns the words of a table, by the parameters that take them. */
  private static Map<String, List<String>> words(Grid table) {
    return Map.of(
        "column",
        table.columns().names(),
        "with",
        table.usage().modifiers().stream().map(Modifier::name).toList());
  }

  /** Returns the options of every fight, under the headings of its help. */
  private static List<Option> sharedOptions() {
    CommandSpec any = CommandSpec.create();
    OddsCommand.addOptions(any);
    List<Option> options = new ArrayList<>();
    for (Sections.Section group : Sections.of(any)) {
      for (OptionSpec option : group.options()) {
        if (!option.usageHelp()) {
          options.add(option(group.heading(), option));
        }
      }
    }
    return options;
  }

  private static Option option(String group, OptionSpec option) {
    boolean flag = option.arity().max() == 0;
    List<String> words = new ArrayList<>();
    if (option.completionCandidates() != null) {
      option.completionCandidates().forEach(words::add);
    }
    return new Option(
        option.longestName(),
        "",
        group,
        flag ? Slot.Kind.FLAG : kind(option.paramLabel(), words),
        flag ? "" : option.paramLabel(),
        option.description()[0].replace("%%", "%"),
        false,
        List.class.isAssignableFrom(option.type()),
        "",
        "",
        List.of(),
        words,
        List.of(),
        null,
        "",
        null);
  }

  private static Slot.Kind kind(String label, List<String> words) {
    return !words.isEmpty()
        ? Slot.Kind.WORD
        : List.of("FILE", "DIR", "SUITE").contains(label) ? Slot.Kind.FILE : Slot.Kind.TEXT;
  }

  private static Section section(String heading, List<HelpLine> lines) {
    return new Section(heading.replaceFirst(":$", ""), lines);
  }

  /** The description of one type of engagement. */
  private static final class EngagementDescription<Q extends Record> {
    private final EngagementType<Q> type;
    private final Tables tables;
    private final RequestOptions<Q> options;
    private final Map<String, ? extends Collection<String>> known;

    /** By parameter the parts of the stacks of a file; empty if the request has the stacks. */
    private final Map<String, StackParts> stacks;

    EngagementDescription(
        EngagementType<Q> type,
        Tables tables,
        Map<String, ? extends Collection<String>> known,
        Map<String, StackParts> stacks) {
      this.type = type;
      this.tables = tables;
      options = new RequestOptions<>(type);
      this.known = known;
      this.stacks = stacks;
    }

    Fight fight() {
      boolean isOfFile = HasTableFile.class.isAssignableFrom(type.request());
      return fight(
          type.examples(),
          List.of(notation()),
          options.measures(),
          Map.of(),
          isOfFile ? null : request(OptionText.read(type.examples().get(0), options.form())));
    }

    /**
     * Returns the description on a file, in its words, with an example that can be fought.
     *
     * @throws WrongFile if there is none
     */
    Fight fight(String name, Table file) {
      List<Section> notation = new ArrayList<>();
      List<Map<String, List<String>>> samples = new ArrayList<>();
      if (!(file instanceof PlanFile plan)) {
        Own.wordsOf(name, tables).forEach((head, lines) -> notation.add(section(head, lines)));
        samples.addAll(SampleFights.of(Own.rulesOf(name, tables)));
        Map<String, List<String>> ended = new LinkedHashMap<>(samples.get(0));
        ended.put("turns", List.of("20")); // which a file that counts turns may leave open
        samples.add(1, ended);
      } else {
        notation.add(
            section(
                "The plan",
                Plans.words(plan).stream()
                    .map(it -> new HelpLine(it.label(), it.text()))
                    .toList()));
        notation.add(notation());
        samples.add(Map.of());
      }
      return onFile(name, notation, samples);
    }

    /** Returns the first of some fights that is possible on a file. */
    private Fight onFile(
        String name, List<Section> notation, List<Map<String, List<String>>> samples) {
      RuntimeException wrong = null;
      for (Map<String, List<String>> sample : samples) {
        Map<String, List<String>> texts = new LinkedHashMap<>(sample);
        texts.put(HasTableFile.PARAMETER, List.of(name));
        try {
          OptimizedRequest<Q> request = request(texts);
          List<? extends Measure<?>> measures = type.engagement(request, texts, tables).measures();
          String example = OptionText.word(name) + " " + OptionText.of(sample);
          return fight(List.of(example.strip()), notation, measures, texts, request);
        } catch (TextFault | WrongFile e) {
          wrong = e; // another may be possible
        }
      }
      throw wrong;
    }

    /**
     * Returns the whole description of a fight.
     *
     * @param good values of parameters, where those of the request are not in the file
     * @param example null if there is none
     */
    private Fight fight(
        List<String> examples,
        List<Section> notation,
        List<? extends Measure<?>> measures,
        Map<String, List<String>> good,
        OptimizedRequest<Q> example) {
      return new Fight(
          type.name(),
          type.text(),
          type.fightName().toString(),
          examples,
          type.endings().lines(),
          type.tables(),
          notation,
          measures.stream()
              .map(it -> new MeasureDescription(it.name(), it.text(), it.kind()))
              .toList(),
          options.form().slots().stream().map(slot -> option(slot, good, example)).toList());
    }

    private Section notation() {
      return section("Notation", options.notation(known));
    }

    private OptimizedRequest<Q> request(Map<String, List<String>> texts) {
      return options.form().read(texts);
    }

    /** Returns the sides whose choices an option answers, as far as the example tells. */
    private List<Side> sides(Slot slot, OptimizedRequest<Q> example) {
      return example != null && example.request() instanceof HasChoices choices
          ? Arrays.stream(Side.values())
              .filter(
                  side ->
                      choices.choices(side).stream().anyMatch(it -> it.name().equals(slot.name())))
              .toList()
          : List.of();
    }

    private List<String> triedWords(Slot slot, OptimizedRequest<Q> example) {
      if (sides(slot, example).isEmpty()
          || !(example.request() instanceof HasChoices choices)
          || !slot.words(known).isEmpty()) {
        return List.of();
      }
      List<String> tried = new ArrayList<>(choices.doctrinesToTry(slot.name(), tables));
      if (!tried.isEmpty()) {
        tried.add(HasChoices.BEST);
      }
      return tried;
    }

    /** Returns what a help text gives as its default; "" if it gives none. */
    private static String assumed(String help) {
      int start = help.indexOf(DEFAULT);
      return start < 0 ? "" : help.substring(start + DEFAULT.length(), help.length() - 1);
    }

    private Option option(Slot slot, Map<String, List<String>> good, OptimizedRequest<Q> example) {
      List<String> words = slot.words(known);
      return new Option(
          slot.option(),
          slot.name(),
          RequestOptions.FIGHT,
          slot.kind(words),
          slot.flag() ? "" : slot.label(),
          slot.text(),
          slot.required(),
          slot.many(),
          slot.flag() && !slot.mayBeDenied() ? "" : slot.fallback(),
          slot.fallback().isEmpty() ? assumed(slot.text()) : "",
          sides(slot, example),
          words,
          triedWords(slot, example),
          slot.range(),
          good.getOrDefault(slot.name(), List.of(slot.example())).get(0),
          slot.isInNotation()
              ? StackParts.of(NotationForm.of(slot), known)
              : stacks.get(slot.name()));
    }
  }
}
