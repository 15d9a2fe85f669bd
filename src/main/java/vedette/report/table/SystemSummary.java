package vedette.report.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import vedette.fight.Story.Fact;
import vedette.json.EnumWords;
import vedette.json.Json;
import vedette.report.page.Block;
import vedette.report.page.Document;
import vedette.system.Arm;
import vedette.system.RoundStep;
import vedette.system.RuleSystem;
import vedette.system.SystemReader;
import vedette.system.TableRule;
import vedette.system.effect.Loss;
import vedette.table.grid.SystemFile;

/** Lists a rule system as a player's aid: units, states, tables, results, checks, the round. */
final class SystemSummary {
  private static final List<String> NOT_LISTED =
      List.of("title", "note", "source", "rows", "wounds", "saves");

  private final Json.Obj root;
  private final RuleSystem system;
  private final Document document;

  private SystemSummary(SystemFile file, Document document) {
    root = file.root();
    system = SystemReader.read(file);
    this.document = document;
  }

  /**
   * Draws the aid.
   *
   * @param document that has the head of the file already
   * @throws vedette.source.WrongFile with all that is wrong with the system
   */
  static void draw(SystemFile file, Document document) {
    new SystemSummary(file, document).draw();
  }

  private void draw() {
    if (root.get("note") instanceof Json.Str note) {
      document.labelled("note      ", note.value());
    }
    if (system.hasArms()) {
      units();
    }
    listed("States", "states");
    for (TableRule table : system.tables().values()) {
      table(table);
    }
    listed("Results", "results");
    for (String fire : system.fires().keySet()) {
      part("fire " + fire, section("fire", fire));
      addThrow("fire " + fire, section("fire", fire));
    }
    system.checks().keySet().forEach(it -> part("check " + it, section("checks", it)));
    listed("Dice", "customDice");
    round();
  }

  private void units() {
    List<String> names =
        system.arms().stream()
            .flatMap(arm -> section("units", arm.name()).members().stream())
            .map(Json.Member::name)
            .filter(it -> !it.equals("note") && !it.startsWith("x-"))
            .distinct()
            .toList();
    document.heading("Units");
    if (names.isEmpty()) {
      document.paragraph(
          String.join(", ", system.arms().stream().map(Arm::name).toList())
              + ": the number after a name is its strength");
      return;
    }
    List<Block.Line> lines = new ArrayList<>();
    for (Arm arm : system.arms()) {
      Json.Obj written = section("units", arm.name());
      List<String> cells = new ArrayList<>();
      for (String name : names) {
        Json value = written.get(name);
        cells.add(value == null ? "-" : text(value));
      }
      lines.add(Block.Line.of(arm.name(), cells));
    }
    document.add(new Block.Matrix("unit", names, lines));
    document.gap();
    document.paragraph(numbers());
  }

  /** Returns what the number behind a unit of a stack counts, and what the sides sum. */
  private String numbers() {
    Map<String, List<String>> counted = new LinkedHashMap<>();
    for (Arm arm : system.arms()) {
      counted.computeIfAbsent(number(arm), it -> new ArrayList<>()).add(arm.name());
    }
    String numbers =
        counted.size() == 1
            ? counted.keySet().iterator().next()
            : counted.entrySet().stream()
                .map(it -> it.getKey() + " (" + String.join(", ", it.getValue()) + ")")
                .collect(Collectors.joining("; "));
    return "The number after a unit counts its "
        + numbers
        + ". A value of a side is the sum over its units.";
  }

  private String number(Arm arm) {
    if (arm.hasSteps()) {
      return "steps";
    }
    boolean one = arm.isOneUnit() || system.losses().by() == Loss.LossUnit.UNITS;
    return one
        ? "points, and the stack is one unit"
        : arm.life() == 1 ? "units" : "points, " + arm.life() + " per unit";
  }

  private void table(TableRule table) {
    Json.Obj written = section("tables", table.name());
    String part = "table " + table.name();
    part(part, written);
    List<String> names = table.columns().axis().names();
    List<Block.Line> lines = new ArrayList<>();
    for (int row = 0; row < table.cells().size(); row++) {
      List<String> cells = table.cells().get(row).stream().map(TableRule.Cell::text).toList();
      lines.add(Block.Line.of(table.rows().name(row), cells));
    }
    document.gap();
    boolean one = written.get("columns") == null;
    document.add(new Block.Matrix(table.die().text(), one ? List.of("result") : names, lines));
    addThrow(part, written);
  }

  /** A table, a throw or a check: its members, and each modifier by its name. */
  private void part(String part, Json.Obj written) {
    List<Fact> facts = new ArrayList<>();
    for (Json.Member member : written.members()) {
      if (member.name().equals("modifiers") && member.value() instanceof Json.Arr modifiers) {
        for (Json each : modifiers.values()) {
          Json.Obj modifier = (Json.Obj) each;
          facts.add(new Fact(text(modifier.get("name")), text(modifier, "name")));
        }
      } else if (!NOT_LISTED.contains(member.name())) {
        facts.add(new Fact(member.name(), text(member.value(), "list")));
      }
    }
    facts(Character.toUpperCase(part.charAt(0)) + part.substring(1), facts);
  }

  private void addThrow(String part, Json.Obj written) {
    for (String key : List.of("wounds", "saves")) {
      if (written.get(key) instanceof Json.Obj thrown) {
        part(part + ": " + key, thrown);
      }
    }
  }

  /** The members of a section, if the file has it. */
  private void listed(String heading, String section) {
    if (root.get(section) instanceof Json.Obj written) {
      facts(
          heading,
          written.members().stream().map(it -> new Fact(it.name(), text(it.value()))).toList());
    }
  }

  private void facts(String heading, List<Fact> facts) {
    document.heading(heading);
    if (!facts.isEmpty()) {
      document.facts(facts);
    }
  }

  private void round() {
    List<Fact> facts = new ArrayList<>();
    for (int i = 0; i < system.round().size(); i++) {
      facts.add(new Fact((i + 1) + ".", text(system.round().get(i))));
    }
    facts.add(new Fact("rounds", system.rounds() == 0 ? "no limit" : "" + system.rounds()));
    for (String rule : List.of("after", "losses", "doctrine", "words", "measures")) {
      if (root.get(rule) != null) {
        facts.add(new Fact(rule, text(root.get(rule))));
      }
    }
    facts("The round", facts);
  }

  private static String text(RoundStep step) {
    if (step.kind() == RoundStep.Kind.TOGETHER) {
      return String.join(" and ", step.together().stream().map(SystemSummary::text).toList());
    }
    String by =
        step.by() == RoundStep.Actor.INITIATIVE
            ? "by initiative, first the " + EnumWords.word(step.first()) + ": "
            : step.kind() == RoundStep.Kind.RESULT ? "" : EnumWords.word(step.by()) + ": ";
    return by
        + (EnumWords.spaced(step.kind()) + " " + step.name()).strip()
        + (step.units() == null ? "" : ", units " + step.units())
        + (step.orRetreat() == null ? "" : ", or retreat if " + step.orRetreat())
        + (step.when() == null ? "" : ", if " + step.when());
  }

  /** Returns a value as the file has it, without the marks of JSON. */
  private static String text(Json json, String... without) {
    if (json instanceof Json.Obj object) {
      return object.members().stream()
          .filter(it -> !List.of(without).contains(it.name()))
          .map(it -> it.name() + " " + text(it.value()))
          .collect(Collectors.joining("; "));
    }
    if (json instanceof Json.Arr list) {
      return list.values().stream().map(it -> text(it)).collect(Collectors.joining(", "));
    }
    return json instanceof Json.Str text
        ? text.value()
        : json instanceof Json.Num number ? number.text() : json.kindWithArticle();
  }

  private Json.Obj section(String section, String name) {
    return (Json.Obj) ((Json.Obj) root.get(section)).get(name);
  }
}
