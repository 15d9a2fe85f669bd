package vedette.system.query;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import vedette.dice.Spread;
import vedette.json.Json;
import vedette.source.Printable;

/** A reader that collects the names declared by a file. */
public final class NamesReader {
  private static final List<String> OF_UNITS =
      List.of("class", "initiative", "cost", "strength", "steps", "life");

  private final Names names = new Names();
  private final SectionReader part;

  private NamesReader(SectionReader part) {
    this.part = part.withCode(Code.NAME);
  }

  /** Returns the names of a file; reports those used twice. */
  public static Names read(Json.Obj root, SectionReader part) {
    NamesReader reader = new NamesReader(part);
    reader.read(root);
    return reader.names;
  }

  private void read(Json.Obj root) {
    List<Json.Member> arms = Members.named(root.get("units"));
    names.steps = arms.stream().anyMatch(it -> hasSteps(it.value()));
    names.points = arms.isEmpty() || !arms.stream().allMatch(it -> hasSteps(it.value()));
    names.strengths =
        names.points
            || arms.stream()
                .anyMatch(
                    it -> it.value() instanceof Json.Obj unit && unit.get("strength") != null);
    for (Json.Member arm : arms) {
      add(Property.Kind.ARM, arm.name(), names.arms, arm);
      for (Json.Member value : Members.named(arm.value())) {
        if (!OF_UNITS.contains(value.name()) || value.name().equals("cost")) {
          checkOneWord(value);
          noHyphen(value);
          names.values.add(value.name());
        }
      }
    }
    for (Json.Member arm : Members.named(root.get("units"))) {
      for (Json each : Members.list(arm.value() instanceof Json.Obj it ? it.get("class") : null)) {
        if (each instanceof Json.Str name && !names.classes.contains(name.value())) {
          add(
              Property.Kind.CLASS,
              name.value(),
              names.classes,
              new Json.Member("", name.at(), name));
        }
      }
    }
    for (Json.Member state : Members.named(root.get("states"))) {
      add(Property.Kind.STATE, state.name(), names.states, state);
      if (state.value() instanceof Json.Obj members && members.get("counts") != null) {
        names.counted.add(state.name());
      }
    }
    for (Json word : Members.list(root.get("words"))) {
      if (word instanceof Json.Str name) {
        add(Property.Kind.WORD, name.value(), null, new Json.Member("", name.at(), name));
      }
    }
    for (Json.Member die : Members.named(root.get("customDice"))) {
      checkOneWord(die);
      names.dice.put(die.name(), die(die.name(), die.value()));
    }
    for (String key : List.of("tables", "fire", "checks", "results")) {
      Set<String> section = new LinkedHashSet<>();
      for (Json.Member each : Members.named(root.get(key))) {
        checkOneWord(each);
        section.add(each.name());
      }
      names.declared.put(key, section);
    }
    names.losesUnits =
        root.get("losses") instanceof Json.Obj losses
            && losses.get("by") instanceof Json.Str by
            && by.value().equals("units");
    modifiersOf(root.get("tables"));
    modifiersOf(root.get("fire"));
    modifiersOf(root.get("checks"));
  }

  /** Returns whether a unit has steps: their number, or a value with a number for each. */
  private static boolean hasSteps(Json unit) {
    return Members.named(unit).stream()
        .anyMatch(
            it ->
                it.name().equals("steps")
                    || it.value() instanceof Json.Str text
                        && text.value().matches("-?\\d+(/-?\\d+)+"));
  }

  /**
   * Reports a name of several words, which amounts, effects, rolls and cells could not refer to.
   */
  private void checkOneWord(Json.Member named) {
    String name = named.name().strip();
    if (name.isEmpty() || named.name().chars().anyMatch(Character::isWhitespace)) {
      part.report(
          named.at(),
          Printable.quote(named.name()) + " is not one word",
          name.isEmpty() ? "write a word" : "write \"" + name.replaceAll("\\s+", "-") + "\"");
    }
  }

  /** Reports a value's name with a hyphen, which subtracts in an amount. */
  private void noHyphen(Json.Member value) {
    if (value.name().contains("-")) {
      part.report(
          value.at(),
          "`" + value.name() + "` is not a valid name of a value: `-` subtracts in an amount",
          "write \"" + value.name().replace('-', '_') + "\"");
    }
  }

  private void add(Property.Kind kind, String name, List<String> into, Json.Member at) {
    int index = into == null ? -1 : into.size();
    if (name.isEmpty() || !name.matches("[\\p{L}_][\\p{L}0-9_-]*")) {
      String help =
          kind == Property.Kind.CLASS && name.strip().matches(".*[, ].*")
              ? "write several classes as a list: [\""
                  + name.strip().replaceAll("[, ]+", "\", \"")
                  + "\"]"
              : "write one word that begins with a letter";
      String what = kind == Property.Kind.CLASS ? "class" : "name";
      part.report(at.at(), "`" + name + "` is not a valid " + what, help);
    }
    Property known = names.things.putIfAbsent(name, new Property(kind, name, index));
    if (known != null && known.kind() != kind) {
      part.report(
          at.at(),
          "`" + name + "` is " + article(known.kind()) + " and " + article(kind),
          "rename one of them");
    }
    if (into != null) {
      into.add(name);
    } else {
      names.words.add(name);
    }
  }

  private static String article(Property.Kind kind) {
    String word = kind.name().toLowerCase(java.util.Locale.ROOT);
    return kind == Property.Kind.ARM ? "an " + word : "a " + word;
  }

  /** Adds the names of modifiers without a condition, which are words. */
  private void modifiersOf(Json rules) {
    for (Json.Member rule : Members.named(rules)) {
      for (Json.Member roll : Members.named(rule.value())) {
        if (roll.name().equals("modifiers")) {
          modifiers(roll.value());
        } else if (roll.name().equals("saves") || roll.name().equals("wounds")) {
          Members.named(roll.value()).stream()
              .filter(it -> it.name().equals("modifiers"))
              .forEach(it -> modifiers(it.value()));
        }
      }
    }
  }

  private void modifiers(Json list) {
    for (Json modifier : Members.list(list)) {
      if (modifier instanceof Json.Obj object
          && object.get("when") == null
          && object.get("name") instanceof Json.Str name
          && !name.value().contains(" ")) {
        names.things.putIfAbsent(name.value(), new Property(Property.Kind.WORD, name.value(), -1));
        names.words.add(name.value());
      }
    }
  }

  /**
   * Returns the die of a list of faces, or of their weights; null, and reports the error, if it is
   * neither.
   */
  private CustomDie die(String name, Json json) {
    Map<String, Integer> weights = new LinkedHashMap<>();
    if (json instanceof Json.Obj object) {
      for (Json.Member face : object.members()) {
        Integer weight = Members.whole(face.value());
        if (weight == null || weight < 1 || weight > 9_999) {
          part.report(
              Code.ROLL,
              face.value().at(),
              Members.messageText(face.value()) + " is not a valid weight of a face",
              "write a whole number from 1 to 9999");
          return null;
        }
        weights.put(face.name(), weight);
      }
    } else if (json instanceof Json.Arr list) {
      list.values().forEach(face -> weights.merge(Members.messageText(face), 1, Integer::sum));
    }
    if (weights.isEmpty() || weights.size() > 1_000) {
      part.report(
          Code.ROLL,
          json.at(),
          "`" + name + "` has no faces",
          "write a list of faces, or { \"face\": weight }; at most 1000");
      return null;
    }
    if (weights.keySet().stream().anyMatch(String::isBlank)) {
      part.report(
          Code.ROLL,
          json.at(),
          "a face of `" + name + "` has no name",
          "write the name of the face");
      return null;
    }
    boolean numbers = weights.keySet().stream().allMatch(face -> face.matches("-?\\d{1,6}"));
    Map<Integer, Integer> byNumber = new LinkedHashMap<>();
    List<String> words = new ArrayList<>();
    weights.forEach(
        (face, weight) -> {
          byNumber.put(numbers ? Integer.parseInt(face) : words.size(), weight);
          words.add(face);
        });
    return new CustomDie(Spread.weighted(byNumber), numbers ? List.of() : words);
  }
}
