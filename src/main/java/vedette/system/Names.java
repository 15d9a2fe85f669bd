package vedette.system;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import vedette.json.Json;
import vedette.problem.Nearest;
import vedette.problem.Printable;

/** What a file gives names to, collected before anything asks for them. */
final class Names {
  private static final List<List<String>> ALIKE =
      List.of(
          List.of("infantry", "foot", "inf"),
          List.of("cavalry", "horse", "mounted", "cav"),
          List.of("artillery", "guns", "art", "battery"),
          List.of("armor", "armour", "tank", "arm"));

  private static final List<String> OF_UNITS =
      List.of("class", "initiative", "cost", "strength", "steps", "life");

  final Values values = new Values();
  final Map<String, Thing> things = new LinkedHashMap<>();
  final List<String> arms = new ArrayList<>();
  final List<String> classes = new ArrayList<>();
  final List<String> states = new ArrayList<>();

  /** States that count how often a unit is in them. */
  final Set<String> counted = new HashSet<>();

  final Set<String> words = new LinkedHashSet<>();

  /** What the sections declare whose parts are called by name. */
  private final Map<String, Set<String>> declared = new LinkedHashMap<>();

  /** Dice by name; null if one is wrong. */
  final Map<String, CustomDie> dice = new LinkedHashMap<>();

  /** The names of a file; those used twice are reported. */
  Names(Json.Obj root, Part part) {
    for (Json.Member arm : Members.named(root.get("units"))) {
      add(Thing.Kind.ARM, arm.name(), arms, arm, part);
      for (Json.Member value : Members.named(arm.value())) {
        if (!OF_UNITS.contains(value.name()) || value.name().equals("cost")) {
          oneWord(value, part);
          values.add(value.name());
        }
      }
    }
    for (Json.Member arm : Members.named(root.get("units"))) {
      for (Json each : Members.list(arm.value() instanceof Json.Obj it ? it.get("class") : null)) {
        if (each instanceof Json.Str name && !classes.contains(name.value())) {
          add(Thing.Kind.CLASS, name.value(), classes, new Json.Member("", name.at(), name), part);
        }
      }
    }
    for (Json.Member state : Members.named(root.get("states"))) {
      add(Thing.Kind.STATE, state.name(), states, state, part);
      if (state.value() instanceof Json.Obj members && members.get("counts") != null) {
        counted.add(state.name());
      }
    }
    for (Json word : Members.list(root.get("words"))) {
      if (word instanceof Json.Str name) {
        add(Thing.Kind.WORD, name.value(), null, new Json.Member("", name.at(), name), part);
      }
    }
    for (Json.Member die : Members.named(root.get("customDice"))) {
      oneWord(die, part);
      dice.put(die.name(), CustomDie.read(die.name(), die.value(), part.in(Code.ROLL)));
    }
    for (String section : List.of("tables", "fire", "checks", "results")) {
      Set<String> names = new LinkedHashSet<>();
      for (Json.Member each : Members.named(root.get(section))) {
        oneWord(each, part);
        names.add(each.name());
      }
      declared.put(section, names);
    }
    modifiersOf(root.get("tables"));
    modifiersOf(root.get("fire"));
    modifiersOf(root.get("checks"));
  }

  /** The names that a section declares. */
  Set<String> of(String section) {
    return declared.get(section);
  }

  /** Amounts, effects, rolls and cells could not name anything of two words. */
  private static void oneWord(Json.Member named, Part part) {
    String name = named.name().strip();
    if (name.isEmpty() || named.name().chars().anyMatch(Character::isWhitespace)) {
      part.wrong(
          named.at(),
          Printable.quote(named.name()) + " is no name: a name is one word",
          name.isEmpty() ? "write a word" : "\"" + name.replaceAll("\\s+", "-") + "\"");
    }
  }

  private void add(Thing.Kind kind, String name, List<String> into, Json.Member at, Part part) {
    int index = into == null ? -1 : into.size();
    if (name.isEmpty() || !name.matches("[\\p{L}_][\\p{L}0-9_-]*")) {
      String help =
          kind == Thing.Kind.CLASS && name.strip().matches(".*[, ].*")
              ? "several classes are a list: [\""
                  + name.strip().replaceAll("[, ]+", "\", \"")
                  + "\"]"
              : "a name is one word that begins with a letter";
      String what = kind == Thing.Kind.CLASS ? "class" : "name";
      part.wrong(at.at(), "`" + name + "` is no " + what, help);
    }
    Thing known = things.putIfAbsent(name, new Thing(kind, name, index));
    if (known != null && known.kind() != kind) {
      part.wrong(
          at.at(),
          "`" + name + "` is " + article(known.kind()) + " and " + article(kind),
          "one name for one thing: rename one of them");
    }
    if (into != null) {
      into.add(name);
    } else {
      words.add(name);
    }
  }

  private static String article(Thing.Kind kind) {
    String word = kind.name().toLowerCase(java.util.Locale.ROOT);
    return kind == Thing.Kind.ARM ? "an " + word : "a " + word;
  }

  /** Modifiers without a condition are words by their names. */
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
        things.putIfAbsent(name.value(), new Thing(Thing.Kind.WORD, name.value(), -1));
        words.add(name.value());
      }
    }
  }

  /**
   * Whether a name has a number of its own: how often a word is said, or a unit is in a state that
   * counts.
   */
  boolean counts(String name) {
    return words.contains(name) || counted.contains(name);
  }

  /** Whether a name is a value of units, or asks for one. */
  boolean isValue(String name) {
    return values.indexOf(name) >= 0 || List.of("round", "best", "worst").contains(name);
  }

  /** A name with its article. */
  static String article(String name) {
    boolean vowel = "aeiou".indexOf(name.charAt(0)) >= 0 && !name.startsWith("uni");
    return (vowel ? "an `" : "a `") + name + "`";
  }

  /** What could have been meant by a state or a word that is not declared. */
  String undeclared(String name, String link) {
    String add = link.equals("is") ? "add it to \"states\" or \"words\"" : "add it to \"words\"";
    List<String> known = new ArrayList<>(things.keySet());
    known.addAll(values.names());
    return Nearest.of(name, known).map(it -> add + ", or did you mean `" + it + "`?").orElse(add);
  }

  /** What could have been meant by an unknown thing. */
  String meant(String name, boolean words) {
    List<String> known = new ArrayList<>();
    things.forEach(
        (thing, of) -> {
          if (words || of.kind() != Thing.Kind.WORD) {
            known.add(thing);
          }
        });
    Optional<String> nearest = Nearest.of(name, known);
    if (nearest.isPresent()) {
      return "did you mean `" + nearest.get() + "`?";
    }
    String alike = alike(name);
    if (alike != null) {
      return "did you mean the class `" + alike + "`?";
    }
    return known.isEmpty()
        ? "add it to \"words\""
        : words ? "add it to \"words\"" : String.join(", ", known);
  }

  /** A class of the file that means the same; null if there is none. */
  String alike(String name) {
    for (List<String> alike : ALIKE) {
      if (alike.contains(name)) {
        for (String other : alike) {
          if (classes.contains(other)) {
            return other;
          }
        }
      }
    }
    return null;
  }

  /** The values that units have. */
  String values() {
    return String.join(", ", values.names());
  }

  /** What could have been meant by an unknown value of a unit. */
  String meantValue(String name) {
    if (name.equals("models") || name.equals("men")) {
      return "did you mean `figures`?";
    }
    List<String> numbers = new ArrayList<>(values.names());
    things.keySet().stream().filter(this::counts).forEach(numbers::add);
    Optional<String> nearest = Nearest.of(name, numbers);
    return nearest.isPresent()
        ? "did you mean `" + nearest.get() + "`?"
        : values() + ", or a value that you give units: \"" + name + "\": 1";
  }
}
