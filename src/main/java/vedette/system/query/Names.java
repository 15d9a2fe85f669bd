package vedette.system.query;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import vedette.source.Nearest;

/** The names that a file declares, collected before any text uses them. */
public final class Names {
  private static final List<List<String>> ALIKE =
      List.of(
          List.of("infantry", "foot", "inf"),
          List.of("cavalry", "horse", "mounted", "cav"),
          List.of("artillery", "guns", "art", "battery"),
          List.of("armor", "armour", "tank", "arm"));

  final Values values = new Values();
  final Map<String, Property> things = new LinkedHashMap<>();
  final List<String> arms = new ArrayList<>();
  final List<String> classes = new ArrayList<>();
  final List<String> states = new ArrayList<>();
  final Set<String> counted = new HashSet<>();
  final Set<String> words = new LinkedHashSet<>();
  final Map<String, CustomDie> dice = new LinkedHashMap<>();
  boolean losesUnits;
  boolean points;
  boolean steps;

  /** True if some units have a strength: a value of that name, or points in place of steps. */
  boolean strengths = true;

  /** The names declared by each section whose parts are called by name. */
  final Map<String, Set<String>> declared = new LinkedHashMap<>();

  /** Returns the values that units may have. */
  public Values values() {
    return values;
  }

  /** Returns the kinds of unit. */
  public List<String> arms() {
    return arms;
  }

  /** Returns the classes of arms. */
  public List<String> classes() {
    return classes;
  }

  /** Returns the states. */
  public List<String> states() {
    return states;
  }

  /** Returns the states of which a unit can have several at the same time. */
  public Set<String> counted() {
    return counted;
  }

  /** Returns whether losses are whole units. */
  public boolean losesUnits() {
    return losesUnits;
  }

  /** Returns the words that requests can give. */
  public Set<String> words() {
    return words;
  }

  /** Returns whether some units have points; in a file without units all have. */
  public boolean points() {
    return points;
  }

  /** Returns whether some units have a strength: points, or a number for their steps. */
  public boolean strengths() {
    return strengths;
  }

  /** Returns whether some units have steps. */
  public boolean steps() {
    return steps;
  }

  /** Returns the dice by name; null for a wrong one. */
  public Map<String, CustomDie> dice() {
    return dice;
  }

  /** Returns the names that a section declares. */
  public Set<String> of(String section) {
    return declared.get(section);
  }

  /**
   * Returns whether a name has a number: the times that a word is given, or that a unit is in a
   * counted state.
   */
  public boolean counts(String name) {
    return words.contains(name) || counted.contains(name);
  }

  /** Returns whether a name is a value of units, or begins one. */
  boolean isValue(String name) {
    return values.indexOf(name) >= 0 || List.of("round", "best", "worst").contains(name);
  }

  /** Returns a name with its article. */
  public static String article(String name) {
    boolean vowel = "aeiou".indexOf(name.charAt(0)) >= 0 && !name.startsWith("uni");
    return (vowel ? "an `" : "a `") + name + "`";
  }

  /** Returns help for a state or a word that is not declared. */
  String undeclared(String name, String link) {
    String add = link.equals("is") ? "add it to \"states\" or \"words\"" : "add it to \"words\"";
    List<String> known = new ArrayList<>(things.keySet());
    known.addAll(values.names());
    return Nearest.of(name, known).map(it -> add + ", or did you mean `" + it + "`?").orElse(add);
  }

  /** Returns help for an unknown arm, class, state or word. */
  String suggestion(String name, boolean words) {
    List<String> known = new ArrayList<>();
    things.forEach(
        (thing, of) -> {
          if (words || of.kind() != Property.Kind.WORD) {
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
    return known.isEmpty() || words
        ? "add it to \"words\""
        : "write one of " + String.join(", ", known);
  }

  /** Returns a class of the file with the same meaning; null if there is none. */
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

  /** Returns the values that units have, in a list for messages. */
  String allValues() {
    return String.join(", ", values.names());
  }

  /** Returns help for an unknown value of a unit. */
  public String meantValue(String name) {
    if (name.equals("models") || name.equals("men")) {
      return "did you mean `figures`?";
    }
    List<String> numbers = new ArrayList<>(values.names());
    things.keySet().stream().filter(this::counts).forEach(numbers::add);
    Optional<String> nearest = Nearest.of(name, numbers);
    return nearest.isPresent()
        ? "did you mean `" + nearest.get() + "`?"
        : "write " + allValues() + ", or add the value to units: \"" + name + "\": 1";
  }
}
