package vedette.study.sweep;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.form.Field;
import vedette.form.RequestForm;
import vedette.form.model.Slot;
import vedette.source.TextFault;

/** The texts of a request in which one or more places take one value after the other. */
public final class Template {
  private static final int MOST_OPTIONAL = 8;

  private static final Pattern RANGE =
      Pattern.compile(" *-?[0-9]+\\.\\.-?[0-9]+(\\.\\.-?[0-9]+)? *");

  private static final Pattern WORD_BEFORE = Pattern.compile("([A-Za-z][A-Za-z-]*) *$");

  private final Map<String, List<String>> texts = new LinkedHashMap<>();
  private final Map<String, List<Braces>> braces = new LinkedHashMap<>();
  private final List<SweptPlace> sweptPlace = new ArrayList<>();

  /** The values of what is swept with the spaces that belong to them. */
  private final List<List<String>> groups = new ArrayList<>();

  /** Which of them may be nothing, in a stack of units. */
  private final List<Integer> optional = new ArrayList<>();

  /** A place that takes one value after the other. */
  public record SweptPlace(
      @Field(text = "Its option, and the word before it.") String name,
      @Field(text = "The values that it takes.") List<String> values) {}

  /**
   * Reads the texts given for parameters, by name. Braces hold values anywhere but in the name of a
   * file; {@code 4..12} needs none where it stands alone, but for a unit. A value of nothing, as in
   * {@code {,hill}}, is that none is given.
   *
   * @throws TextFault if braces do not hold what they should
   */
  public Template(RequestForm<?> form, Map<String, List<String>> given) {
    for (Slot parameter : form.slots()) {
      List<String> own = new ArrayList<>();
      List<Braces> parsed = new ArrayList<>();
      for (String text : given.getOrDefault(parameter.name(), List.of())) {
        String braced = isRange(parameter, text) ? "{" + text + "}" : text;
        own.add(braced);
        parsed.add(
            parameter.positional()
                ? new Braces(List.of(text), List.of())
                : parsed(parameter, braced));
      }
      if (!own.isEmpty()) {
        texts.put(parameter.name(), own);
        braces.put(parameter.name(), parsed);
        parsed.forEach(each -> addPlaces(parameter, each));
      }
    }
  }

  /** Returns whether anything in the texts given for parameters takes one value after the other. */
  public static boolean isSwept(RequestForm<?> form, Map<String, List<String>> given) {
    for (Slot parameter : form.slots()) {
      for (String text : given.getOrDefault(parameter.name(), List.of())) {
        if (!parameter.positional() && text.indexOf('{') >= 0 || isRange(parameter, text)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns a text that may be left out is no number but a name, as that of a column `-2..-1`. */
  private static boolean isRange(Slot parameter, String text) {
    boolean name = parameter.isText() && !parameter.required();
    return !parameter.positional()
        && !name
        && !parameter.isInNotation()
        && RANGE.matcher(text).matches();
  }

  /**
   * Returns what is wrong with a fight; who writes a range or numbers where braces are needed is
   * told.
   */
  public static TextFault advised(TextFault e, Map<String, List<String>> given) {
    List<String> texts = given.getOrDefault(e.slot(), List.of());
    String braced =
        e.text() != null
            ? Braces.advised(e.text(), e.offset())
            : texts.size() == 1 ? Braces.advised(texts.get(0), -1) : null;
    return braced == null
        ? e
        : e.helping("to sweep over several values, write them in braces: \"" + braced + "\"");
  }

  private static Braces parsed(Slot parameter, String text) {
    try {
      return Braces.parse(text);
    } catch (TextFault e) {
      throw e.inSlot(parameter.name(), text);
    }
  }

  private void addPlaces(Slot parameter, Braces text) {
    for (int i = 0; !parameter.isPlain() && i < text.groups().size(); i++) {
      if (text.isOptional(i)) {
        optional.add(groups.size() + i);
      }
    }
    groups.addAll(text.groups());
    for (int i = 0; i < text.groups().size(); i++) {
      Matcher word = WORD_BEFORE.matcher(text.pieces().get(i));
      String option = parameter.option().replaceFirst("^--", "");
      String name = option + (word.find() ? " " + word.group(1) : "");
      String unique = name;
      for (int n = 2; isTaken(unique); n++) {
        unique = name + " " + n;
      }
      sweptPlace.add(
          new SweptPlace(unique, text.groups().get(i).stream().map(String::strip).toList()));
    }
  }

  private boolean isTaken(String name) {
    return sweptPlace.stream().anyMatch(place -> place.name().equals(name));
  }

  /** Returns the texts by parameter, in the order of the form, with all that is swept in braces. */
  public Map<String, List<String>> texts() {
    return texts;
  }

  /** Returns what is swept, in the order of the form. */
  public List<SweptPlace> sweptPlaces() {
    return List.copyOf(sweptPlace);
  }

  /** How many cells there are. */
  public long cells() {
    long cells = 1;
    for (SweptPlace place : sweptPlace) {
      cells *= place.values().size();
    }
    return cells;
  }

  /** Returns the values of a cell; those of the last place change first. */
  static List<String> values(List<SweptPlace> sweptPlace, int cell) {
    return chosen(sweptPlace.stream().map(SweptPlace::values).toList(), cell);
  }

  private static List<String> chosen(List<List<String>> swept, int cell) {
    String[] values = new String[swept.size()];
    int rest = cell;
    for (int i = values.length - 1; i >= 0; i--) {
      List<String> all = swept.get(i);
      values[i] = all.get(rest % all.size());
      rest /= all.size();
    }
    return List.of(values);
  }

  /**
   * Returns the ways to read what may be there or not, as {@code {, officer}}: a word behind the
   * unit before it, or a unit of its own. The first is that all are words; of very many no other is
   * looked at.
   */
  int readings() {
    return optional.size() > MOST_OPTIONAL ? 1 : 1 << optional.size();
  }

  /**
   * Returns the texts of a cell, as they would be given for one fight; a value of nothing is none.
   */
  Map<String, List<String>> filled(int cell) {
    return filled(cell, 0);
  }

  /**
   * The same.
   *
   * @param reading by its number, below {@link #readings}
   */
  Map<String, List<String>> filled(int cell, int reading) {
    List<String> values = chosen(groups, cell);
    Map<String, List<String>> filled = new LinkedHashMap<>();
    int next = 0;
    for (Map.Entry<String, List<Braces>> entry : braces.entrySet()) {
      List<String> own = new ArrayList<>();
      for (Braces text : entry.getValue()) {
        int groups = text.groups().size();
        int first = next;
        List<String> here = values.subList(next, next + groups);
        String value =
            reading == 0 ? text.filled(here) : text.filled(here, it -> isUnit(first + it, reading));
        if (groups == 0 || !value.isBlank()) {
          own.add(value);
        }
        next += groups;
      }
      filled.put(entry.getKey(), own);
    }
    return filled;
  }

  private boolean isUnit(int group, int reading) {
    int bit = optional.indexOf(group);
    return bit >= 0 && (reading >> bit & 1) == 1;
  }
}
