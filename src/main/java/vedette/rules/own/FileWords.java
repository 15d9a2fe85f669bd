package vedette.rules.own;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import java.util.stream.Stream;
import vedette.fight.Side;
import vedette.form.line.StackParts;
import vedette.form.model.HelpLine;
import vedette.form.model.Slot;
import vedette.rules.own.stack.StackReader;
import vedette.system.Arm;
import vedette.system.RuleSystem;
import vedette.system.State;
import vedette.system.query.Values;
import vedette.system.roll.Modifier;

/** The help for the fights of one file: its units, states, words and decisions. */
final class FileWords {
  private final RuleSystem rules;
  private final Map<String, List<HelpLine>> sections = new LinkedHashMap<>();

  private FileWords(RuleSystem rules) {
    this.rules = rules;
  }

  /** Returns the help lines by heading. */
  static Map<String, List<HelpLine>> of(RuleSystem rules) {
    FileWords words = new FileWords(rules);
    words.units();
    words.states();
    words.words();
    words.decisions();
    return words.sections;
  }

  /** Returns the parts of which a stack of the file consists. */
  static StackParts parts(RuleSystem rules) {
    FileWords words = new FileWords(rules);
    List<StackParts.Item> leading = new ArrayList<>();
    if (rules.hasArms()) {
      List<String> arms = rules.arms().stream().map(Arm::name).toList();
      leading.add(item("arm", "what it is", Slot.Kind.WORD, "", arms, null, true));
    }
    leading.add(
        item(
            "strength",
            "its strength; 2/3 with 2 of 3 left",
            Slot.Kind.PART,
            "",
            List.of(),
            new Slot.Range(1, StackReader.MOST_POINTS),
            true));
    List<StackParts.Item> states = new ArrayList<>();
    for (State state : rules.states()) {
      Slot.Kind kind = state.isCounted() ? Slot.Kind.NUMBER : Slot.Kind.FLAG;
      states.add(
          item(
              state.name(),
              words.stateEffects(state),
              kind,
              state.name(),
              List.of(),
              state.isCounted() ? new Slot.Range(1, state.counts()) : null,
              false));
    }
    List<String> said = List.copyOf(words.meanings().keySet());
    return new StackParts(
        false,
        rules.hasArms(),
        List.of(new StackParts.Unit(rules.hasArms(), leading, states)),
        said.isEmpty()
            ? List.of()
            : List.of(
                item("with", "a word about the stack", Slot.Kind.WORD, "with", said, null, false)));
  }

  private static StackParts.Item item(
      String name,
      String text,
      Slot.Kind kind,
      String keyword,
      List<String> words,
      Slot.Range range,
      boolean required) {
    return new StackParts.Item(
        name,
        text,
        kind,
        keyword,
        words,
        List.of(),
        range,
        kind == Slot.Kind.PART ? "3" : kind == Slot.Kind.NUMBER ? "1" : "",
        "",
        required,
        kind == Slot.Kind.WORD && !required,
        null,
        List.of());
  }

  private void units() {
    List<HelpLine> lines = new ArrayList<>();
    if (rules.hasArms()) {
      for (Arm arm : rules.arms()) {
        lines.add(new HelpLine(arm.name() + " " + points(arm), values(arm)));
      }
    } else {
      lines.add(new HelpLine("12", "a side is one unit, written by its strength"));
    }
    sections.put("The units of " + rules.title() + ":", lines);
  }

  /** Returns the points of a whole unit for an example: its steps, its strength, or 5. */
  private static int points(Arm arm) {
    int[] strength = arm.values().get(Values.STRENGTH);
    return arm.hasSteps() ? arm.steps() : strength == null || strength[0] == 0 ? 5 : strength[0];
  }

  private String values(Arm arm) {
    StringJoiner values = new StringJoiner(", ");
    if (arm.hasSteps()) {
      values.add(arm.steps() == 1 ? "one step" : arm.steps() + " steps");
    } else {
      values.add("strength points");
    }
    for (int value = 0; value < rules.values().names().size(); value++) {
      int[] numbers = arm.values().get(value);
      if (numbers != null && (value > Values.UNITS || value == Values.STRENGTH)) {
        StringJoiner steps = new StringJoiner("/");
        for (int number : numbers) {
          steps.add(String.valueOf(number));
        }
        values.add(rules.values().name(value) + " " + steps);
      }
    }
    arm.classes().forEach(it -> values.add(rules.classes().get(it)));
    if (arm.initiative() != null) {
      values.add("initiative " + arm.initiative().text());
    }
    return values.toString();
  }

  private void states() {
    List<HelpLine> lines = new ArrayList<>();
    rules.states().forEach(state -> lines.add(new HelpLine(state.name(), stateEffects(state))));
    sections.put("States, behind a unit:", lines);
  }

  private String stateEffects(State state) {
    StringJoiner does = new StringJoiner(", ");
    state.changes().forEach((value, change) -> does.add(rules.values().name(value) + " " + change));
    if (state.isCounted()) {
      does.add("for each; with a number up to " + state.counts());
    }
    if (state.cannot() != State.Prohibition.NOTHING) {
      does.add("cannot " + state.cannot().name().toLowerCase(Locale.ROOT));
    }
    return does.length() == 0 ? "a state" : does.toString();
  }

  private Map<String, String> meanings() {
    Map<String, String> meanings = new LinkedHashMap<>();
    rules.words().forEach(word -> meanings.put(word, meaning(word)));
    rules.tables().values().forEach(table -> addMeanings(table.modifiers().list(), meanings));
    rules.fires().values().forEach(fire -> addMeanings(fire.toHit().modifiers().list(), meanings));
    return meanings;
  }

  private String meaning(String word) {
    return rules.counts(word)
        ? "a word; it counts as often as it is given"
        : "a word that conditions ask for";
  }

  private void words() {
    List<HelpLine> lines = new ArrayList<>();
    meanings().forEach((word, meaning) -> lines.add(new HelpLine(word, meaning)));
    sections.put("Words about the fight (--with) or about a stack (; with, ; in):", lines);
  }

  private static void addMeanings(List<Modifier> modifiers, Map<String, String> meanings) {
    for (Modifier modifier : modifiers) {
      if (modifier.when() == null) {
        meanings.put(
            modifier.name(),
            modifier.each() ? "a modifier; it counts as often as it is given" : "a modifier");
      }
    }
  }

  private void decisions() {
    List<HelpLine> lines = new ArrayList<>();
    if (rules.losses().order() == null && !rules.alone()) {
      lines.add(
          new HelpLine("--attacker-loss-order", "now " + rules.doctrines().losses(Side.ATTACKER)));
      lines.add(
          new HelpLine("--defender-loss-order", "now " + rules.doctrines().losses(Side.DEFENDER)));
    }
    if (Stream.of(Side.values()).anyMatch(rules::letsRetreat)) {
      lines.add(
          new HelpLine("--attacker-retreat", "now " + rules.doctrines().retreat(Side.ATTACKER)));
      lines.add(
          new HelpLine("--defender-retreat", "now " + rules.doctrines().retreat(Side.DEFENDER)));
    }
    lines.add(new HelpLine("--turns", "now " + new RoundLimit(rules.rounds())));
    sections.put("Decisions, and what the file says of them:", lines);
  }
}
