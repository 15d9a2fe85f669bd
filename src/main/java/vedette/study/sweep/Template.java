package vedette.study.sweep;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.form.Field;
import vedette.form.RequestForm;
import vedette.form.model.Slot;
import vedette.source.TextFault;
import vedette.table.grid.Table;

/** The texts of a request in which one or more places are swept over values. */
public final class Template {
  private static final int MOST_OPTIONAL = 8;

  private static final Pattern RANGE =
      Pattern.compile(" *-?[0-9]+\\.\\.-?[0-9]+(\\.\\.-?[0-9]+)? *");

  private static final Pattern WORD_BEFORE = Pattern.compile("([A-Za-z][A-Za-z-]*) *$");

  /** The name of the swept place of directories, and their key among the texts. */
  public static final String TABLES = "tables";

  private final Map<String, List<String>> texts = new LinkedHashMap<>();
  private final Map<String, List<Braces>> braces = new LinkedHashMap<>();

  /** The directory of tables, or several; "" for the built-in tables. */
  private final Braces directories;

  /** The number of swept places before those of files and directories. */
  private final int placesOfFight;

  private final List<SweptPlace> sweptPlace = new ArrayList<>();

  /** The values of the swept places, including the spaces that belong to them. */
  private final List<List<String>> groups = new ArrayList<>();

  /** The indices of the groups that may be empty in a stack of units. */
  private final List<Integer> optional = new ArrayList<>();

  /** A place that is swept over values. */
  public record SweptPlace(
      @Field(text = "Its option, and the word before it.") String name,
      @Field(text = "The values that it takes.") List<String> values) {}

  /**
   * Reads the texts given for parameters, by name. Braces hold values anywhere; a text that
   * consists of {@code 4..12} needs no braces, except for a unit. An empty value, as in {@code
   * {,hill}}, means that the text is not given.
   *
   * @param tables the directory of tables, or several by braces; null for the built-in tables
   * @throws TextFault if braces are wrong
   */
  public Template(RequestForm<?> form, Map<String, List<String>> given, String tables) {
    for (Slot parameter : form.slots()) {
      List<String> own = new ArrayList<>();
      for (String text : given.getOrDefault(parameter.name(), List.of())) {
        own.add(isRange(parameter, text) ? "{" + text + "}" : text);
      }
      if (!own.isEmpty()) {
        texts.put(parameter.name(), own);
      }
    }
    addTexts(form, false);
    // Files and directories of tables come last, so that their variants are columns.
    placesOfFight = sweptPlace.size();
    addTexts(form, true);
    directories = tables == null ? new Braces(List.of(""), List.of()) : parsed(TABLES, tables);
    addDirectories(tables);
  }

  private void addTexts(RequestForm<?> form, boolean positional) {
    for (Slot parameter : form.slots()) {
      if (parameter.positional() == positional && texts.containsKey(parameter.name())) {
        List<Braces> parsed = new ArrayList<>();
        texts.get(parameter.name()).forEach(text -> parsed.add(parsed(parameter.name(), text)));
        braces.put(parameter.name(), parsed);
        parsed.forEach(each -> addPlaces(parameter, each));
      }
    }
  }

  private void addDirectories(String tables) {
    if (directories.groups().isEmpty()) {
      return;
    }
    texts.put(TABLES, List.of(tables));
    groups.addAll(directories.groups());
    boolean whole = directories.pieces().stream().allMatch(String::isBlank);
    for (List<String> group : directories.groups()) {
      List<String> names = new ArrayList<>();
      for (String value : group) {
        names.add(whole && value.isBlank() ? Table.BUILT_IN : value.strip());
      }
      sweptPlace.add(new SweptPlace(unique(TABLES), names));
    }
  }

  /** Returns whether any text given for a parameter is swept. */
  public static boolean isSwept(RequestForm<?> form, Map<String, List<String>> given) {
    for (Slot parameter : form.slots()) {
      for (String text : given.getOrDefault(parameter.name(), List.of())) {
        if (isSwept(text) || isRange(parameter, text)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns whether a text has braces. */
  public static boolean isSwept(String text) {
    return text.indexOf('{') >= 0;
  }

  /**
   * Returns whether a text is a range without braces. An optional text is a name and not a number,
   * such as that of a column {@code -2..-1}.
   */
  private static boolean isRange(Slot parameter, String text) {
    boolean name = parameter.isText() && !parameter.required();
    return !parameter.positional()
        && !name
        && !parameter.isInNotation()
        && RANGE.matcher(text).matches();
  }

  /** Returns a fault of a fight, with a hint if its text has a range or a list without braces. */
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

  private static Braces parsed(String slot, String text) {
    try {
      return Braces.parse(text);
    } catch (TextFault e) {
      throw e.inSlot(slot, text);
    }
  }

  private void addPlaces(Slot parameter, Braces text) {
    boolean hasUnits = !parameter.isPlain() && !parameter.positional();
    for (int i = 0; hasUnits && i < text.groups().size(); i++) {
      if (text.isOptional(i)) {
        optional.add(groups.size() + i);
      }
    }
    groups.addAll(text.groups());
    for (int i = 0; i < text.groups().size(); i++) {
      Matcher word = WORD_BEFORE.matcher(text.pieces().get(i));
      String name =
          parameter.positional()
              ? parameter.label().toLowerCase(Locale.ROOT)
              : parameter.option().replaceFirst("^--", "")
                  + (word.find() ? " " + word.group(1) : "");
      sweptPlace.add(
          new SweptPlace(unique(name), text.groups().get(i).stream().map(String::strip).toList()));
    }
  }

  /** Returns a name, with a number if it is taken. */
  private String unique(String name) {
    String unique = name;
    for (int n = 2; isTaken(unique); n++) {
      unique = name + " " + n;
    }
    return unique;
  }

  private boolean isTaken(String name) {
    return sweptPlace.stream().anyMatch(place -> place.name().equals(name));
  }

  /**
   * Returns the texts by parameter, in the order of the form, with swept values in braces; and the
   * directories of tables, if there are several.
   */
  public Map<String, List<String>> texts() {
    return texts;
  }

  /** Returns the swept places, in the order of the form; files and directories of tables last. */
  public List<SweptPlace> sweptPlaces() {
    return List.copyOf(sweptPlace);
  }

  /** Returns the number of cells. */
  public long cells() {
    return cellsFrom(0);
  }

  /** Returns the number of combinations of values of the swept places from an index on. */
  private long cellsFrom(int first) {
    long cells = 1;
    for (SweptPlace place : sweptPlace.subList(first, sweptPlace.size())) {
      cells *= place.values().size();
    }
    return cells;
  }

  /** Returns the number of combinations of files and directories: those of the first cells. */
  int variants() {
    return (int) cellsFrom(placesOfFight);
  }

  /** Returns the directories of tables, in the order of the cells; "" for the built-in tables. */
  public List<String> directories() {
    List<List<String>> swept = directories.groups();
    int first = sweptPlace.size() - swept.size();
    List<String> filled = new ArrayList<>();
    for (int variant = 0; variant < cellsFrom(first); variant++) {
      filled.add(directories.filled(chosen(swept, variant)).strip());
    }
    return filled;
  }

  /** Returns the values of a cell; those of the last place change fastest. */
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
   * Returns the number of readings of optional parts such as {@code {, officer}}: each is a word of
   * the unit before it, or a unit of its own. The first reading takes all as words; with very many
   * optional parts it is the only one.
   */
  int readings() {
    return optional.size() > MOST_OPTIONAL ? 1 : 1 << optional.size();
  }

  /** Returns the texts of a cell, as they would be given for one fight, without empty ones. */
  Map<String, List<String>> filled(int cell) {
    return filled(cell, 0);
  }

  /**
   * Returns the texts of a cell by one reading.
   *
   * @param reading the number of the reading, below {@link #readings}
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
