package vedette.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import vedette.fight.Engagement.Fact;
import vedette.fight.Side;
import vedette.json.Json;
import vedette.json.JsonWriter;
import vedette.system.Arm;
import vedette.system.Result;
import vedette.system.RuleSystem;
import vedette.system.State;
import vedette.system.SystemReader;
import vedette.system.TableRule;
import vedette.table.Allowed;
import vedette.table.SystemFile;

/** Draws a rule system as a player's aid: units, tables, results in words, the round. */
final class SystemAnswer {
  private static final List<String> HEAD =
      List.of("format", "id", "title", "kind", "source", "note", Allowed.KEY);

  private final Json.Obj root;
  private final RuleSystem system;
  private final EffectWords effects;
  private final Document document;
  private final DataTable data = new DataTable("part", "name", "column", "text");
  private final SystemParts parts;
  private final ThrownParts thrown;

  private SystemAnswer(SystemFile file, Document document) {
    root = file.root();
    system = SystemReader.read(file);
    effects = new EffectWords(system);
    this.document = document;
    parts = new SystemParts(document, data);
    thrown = new ThrownParts(effects, parts);
  }

  /**
   * The aid.
   *
   * @param document that has the head of the file already
   * @throws vedette.problem.WrongFile with all that is wrong with the system
   */
  static Answer show(SystemFile file, Document document) {
    SystemAnswer answer = new SystemAnswer(file, document);
    answer.draw();
    return new Answer(() -> document, () -> answer.data, () -> answer.json(file));
  }

  private void draw() {
    if (root.get("note") instanceof Json.Str note) {
      document.labelled("note      ", note.value());
    }
    if (system.hasArms()) {
      units();
    }
    states();
    for (TableRule table : system.tables().values()) {
      table(table);
    }
    results();
    system.fires().forEach((name, fire) -> thrown.fire(name, section("fire", name), fire.bySide()));
    system.checks().keySet().forEach(name -> thrown.check(name, section("checks", name)));
    dice();
    round();
  }

  private void units() {
    Map<String, Boolean> columns = new LinkedHashMap<>();
    for (Arm arm : system.arms()) {
      section("units", arm.name()).members().forEach(it -> columns.put(it.name(), true));
    }
    columns.keySet().removeIf(it -> it.equals("note") || it.startsWith("x-"));
    document.heading("Units");
    List<String> names = List.copyOf(columns.keySet());
    if (names.isEmpty()) {
      document.paragraph(
          String.join(", ", system.arms().stream().map(Arm::name).toList())
              + ": the number behind a name is its strength");
      system.arms().forEach(arm -> data.row("units", arm.name(), "", ""));
      return;
    }
    List<Block.Line> lines = new ArrayList<>();
    for (Arm arm : system.arms()) {
      Json.Obj written = section("units", arm.name());
      List<String> cells = new ArrayList<>();
      for (String name : names) {
        Json value = written.get(name);
        cells.add(value == null ? "-" : SystemWords.of(value));
        data.row("units", arm.name(), name, value == null ? null : SystemWords.of(value));
      }
      lines.add(Block.Line.of(arm.name(), cells));
    }
    document.add(new Block.Matrix("unit", names, lines));
  }

  private void states() {
    List<Fact> facts = new ArrayList<>();
    for (State state : system.states()) {
      List<String> words = new ArrayList<>();
      for (Json.Member member : section("states", state.name()).members()) {
        String value = SystemWords.of(member.value());
        switch (member.name()) {
          case "counts" -> words.add("counts up to " + value);
          case "cannot" -> words.add("cannot " + value);
          case "lasts" ->
              words.add(
                  "lasts to the end of "
                      + (value.equals("round") ? "the round" : "the next round"));
          case "again" -> words.add("if it comes again: " + effects.of(member.value()));
          case "note" -> words.add(value);
          default -> words.add(member.name() + " " + signed(value));
        }
      }
      facts.add(new Fact(state.name(), String.join("; ", words)));
    }
    parts.facts("States", "states", facts);
  }

  private static String signed(String value) {
    return value.matches("\\d+") ? "+" + value : value;
  }

  private void table(TableRule table) {
    Json.Obj written = section("tables", table.name());
    document.heading("Table " + table.name());
    List<Fact> facts = new ArrayList<>();
    facts.add(
        new Fact("roll", table.die().text() + (table.byUnit() ? ", each unit for itself" : "")));
    if (written.get("columns") instanceof Json.Obj columns) {
      facts.add(new Fact("columns", SystemWords.columns(table.columns(), columns)));
    }
    if (written.get("doubles") instanceof Json.Obj doubles) {
      facts.add(new Fact("doubles", SystemWords.doubles(doubles)));
    }
    parts.describe(facts, "table " + table.name());
    List<String> names = table.columns().axis().names();
    List<Block.Line> lines = new ArrayList<>();
    for (int row = 0; row < table.cells().size(); row++) {
      List<String> cells = table.cells().get(row).stream().map(TableRule.Cell::text).toList();
      String name = table.rows().name(row);
      lines.add(Block.Line.of(name, cells));
      for (int column = 0; column < cells.size(); column++) {
        data.row("table " + table.name(), name, names.get(column), cells.get(column));
      }
    }
    document.gap();
    boolean one = written.get("columns") == null;
    document.add(new Block.Matrix(table.die().text(), one ? List.of("result") : names, lines));
    thrown.modifiers(written, "table " + table.name(), false);
    thrown.saves(written, "table " + table.name());
  }

  private void results() {
    List<Fact> facts = new ArrayList<>();
    for (String word : system.results().keySet()) {
      facts.add(new Fact(word, effects.ofSides(section("results", word))));
    }
    Map<String, Result> builtIn = new TreeMap<>();
    for (TableRule table : system.tables().values()) {
      table
          .cells()
          .forEach(
              row -> row.forEach(cell -> cell.results().forEach(it -> builtIn.put(it.word(), it))));
    }
    builtIn.keySet().removeAll(system.results().keySet());
    builtIn.values().removeIf(it -> it.suffered().isEmpty() && !it.exchange());
    builtIn.forEach((word, result) -> facts.add(new Fact(word, EffectWords.ofBuiltIn(result))));
    parts.facts("Results", "results", facts);
  }

  private void dice() {
    List<Fact> facts = new ArrayList<>();
    if (root.get("customDice") instanceof Json.Obj dice) {
      dice.members().forEach(it -> facts.add(new Fact(it.name(), SystemWords.of(it.value()))));
    }
    parts.facts("Dice", "dice", facts);
  }

  private void round() {
    document.heading("The round");
    List<Fact> facts = new ArrayList<>();
    for (int i = 0; i < system.round().size(); i++) {
      facts.add(new Fact((i + 1) + ".", SystemWords.step(system.round().get(i))));
    }
    parts.describe(facts, "round");
    document.gap();
    List<Fact> rest = new ArrayList<>();
    rest.add(new Fact("rounds", SystemWords.rounds(system)));
    if (root.get("after") instanceof Json.Obj after) {
      rest.add(new Fact("after them", effects.ofSides(after)));
    }
    rest.add(new Fact("losses", SystemWords.losses(system.losses())));
    for (Side side : Side.values()) {
      if (system.hasArms() && system.losses().order() == null) {
        rest.add(new Fact(side + " losses", system.doctrines().losses().of(side).text()));
      }
      if (!system.doctrines().retreat().of(side).isNever()) {
        rest.add(
            new Fact(side + " retreats", "if " + system.doctrines().retreat().of(side).text()));
      }
    }
    if (!system.words().isEmpty()) {
      rest.add(new Fact("words", String.join(", ", system.words())));
    }
    if (root.get("measures") instanceof Json.Obj measures) {
      measures.members().forEach(it -> rest.add(new Fact(it.name(), SystemWords.of(it.value()))));
    }
    parts.describe(rest, "fight");
  }

  private Json.Obj section(String section, String name) {
    return (Json.Obj) ((Json.Obj) root.get(section)).get(name);
  }

  /** The file's own members, with its results and steps in words. */
  private String json(SystemFile file) {
    JsonWriter json = new JsonWriter();
    json.object();
    TableAnswer.head(file, json);
    for (Json.Member member : root.members()) {
      if (!HEAD.contains(member.name()) && !member.name().startsWith("x-")) {
        json.field(member.name(), member.value());
      }
    }
    json.object("resultsInWords");
    system
        .results()
        .keySet()
        .forEach(it -> json.field(it, effects.ofSides(section("results", it))));
    json.end();
    json.array("roundInWords");
    system.round().forEach(it -> json.value(SystemWords.step(it)));
    json.end();
    json.end();
    return json.text();
  }
}
