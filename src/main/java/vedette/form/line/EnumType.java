package vedette.form.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;
import vedette.form.model.FileType;
import vedette.form.model.FormSchema;
import vedette.form.model.HelpLine;
import vedette.form.model.LineType;
import vedette.form.model.Notation.Token;
import vedette.form.model.OptionType;
import vedette.form.model.Phrases;
import vedette.form.model.RecordReader;
import vedette.form.model.Slot;
import vedette.form.model.Tokens;
import vedette.form.model.Type;
import vedette.json.EnumWords;
import vedette.json.Json;
import vedette.source.Nearest;
import vedette.source.Position;

/** The constants of an enum, each by its word; in a notation also by its name in the reports. */
public final class EnumType extends Type implements LineType, OptionType, FileType {
  private final List<Enum<?>> all;

  /** The notations of the constants; a type belongs to only one slot. */
  private volatile List<WrittenForm> writtenForm;

  public EnumType(Class<?> raw, List<Enum<?>> all) {
    super(raw, Sort.WORD);
    this.all = all;
  }

  /**
   * A notation of a constant, word by word.
   *
   * @param constant the constant; null if the words fit several
   */
  private record WrittenForm(Enum<?> constant, List<String> words) {}

  private List<WrittenForm> writtenForms(Slot slot) {
    if (writtenForm == null) {
      List<WrittenForm> ways = new ArrayList<>();
      for (Enum<?> constant : all) {
        String word = EnumWords.word(constant);
        if (slot.value().only().isEmpty() || slot.value().only().contains(word)) {
          ways.add(new WrittenForm(constant, List.of(word.split(" "))));
          ways.add(new WrittenForm(constant, List.of(constant.toString().split(" "))));
        }
      }
      for (String name : slot.line().isArm() ? Arms.names() : List.<String>of()) {
        List<Enum<?>> meant = ofArm(name);
        if (!meant.isEmpty()) {
          ways.add(new WrittenForm(meant.size() == 1 ? meant.get(0) : null, List.of(name)));
        }
      }
      writtenForm = List.copyOf(ways);
    }
    return writtenForm;
  }

  /** Returns the arm itself; if there is none, the kinds of units of that arm. */
  private List<Enum<?>> ofArm(String name) {
    List<Enum<?>> kinds = new ArrayList<>();
    for (Enum<?> constant : all) {
      if (EnumWords.word(constant).equals(Arms.word(name))) {
        return List.of(constant);
      }
      if (Arms.isOf(constant.toString(), name)) {
        kinds.add(constant);
      }
    }
    return kinds;
  }

  @Override
  public Object read(Tokens words, Slot slot) {
    Token first = words.next(Phrases.a(slot.called()), Nearest.help("", words(slot)));
    words.skip(-1);
    WrittenForm found = null;
    for (WrittenForm way : writtenForms(slot)) {
      int longest = found == null ? 0 : found.words().size();
      if (way.words().size() > longest && words.startsWith(way.words())) {
        found = way;
      }
    }
    if (found == null) {
      throw Phrases.unknownWord(slot.called(), first, words(slot));
    }
    if (found.constant() == null) {
      throw Phrases.notOne(first, EnumWords.words(ofArm(found.words().get(0))));
    }
    words.skip(found.words().size());
    return found.constant();
  }

  @Override
  public boolean isNext(Tokens words, Slot slot) {
    for (WrittenForm way : writtenForms(slot)) {
      if (words.startsWith(way.words())) {
        return true;
      }
    }
    return false;
  }

  @Override
  public List<String> continuations(Object value, Slot slot) {
    List<String> said = List.of(write(value).split(" "));
    List<String> further = new ArrayList<>();
    for (WrittenForm way : writtenForms(slot)) {
      if (way.words().size() > said.size() && way.words().subList(0, said.size()).equals(said)) {
        further.add(way.words().get(said.size()));
      }
    }
    return further;
  }

  @Override
  public List<String> words(Slot slot) {
    return slot.value().only().isEmpty() ? words() : slot.value().only();
  }

  @Override
  public List<String> words() {
    return EnumWords.words(all);
  }

  /** Returns the name that reports use for the constant of a word. */
  String reportName(String word) {
    Enum<?> constant = EnumWords.constant(all, word);
    boolean named = constant != null && !constant.toString().equals(constant.name());
    return named ? constant.toString() : word;
  }

  /**
   * Returns the words except the slot's example, with their names in reports or the slot's text.
   */
  List<HelpLine> others(Slot slot) {
    StringJoiner others = new StringJoiner(", ");
    StringJoiner names = new StringJoiner(", ");
    for (String word : words(slot)) {
      if (!word.equals(slot.example())) {
        others.add(word);
        names.add(reportName(word));
      }
    }
    if (others.length() == 0) {
      return List.of();
    }
    boolean same = others.toString().replace('-', ' ').equals(names.toString());
    return List.of(new HelpLine(others.toString(), same ? slot.text() : names.toString()));
  }

  @Override
  public Object parse(String text, Slot slot) {
    return EnumWords.constant(all, Slot.oneOf(words(slot), text));
  }

  @Override
  public String label(String name) {
    return "WORD";
  }

  @Override
  public Object read(Json json, Slot slot, RecordReader reader) {
    if (!(json instanceof Json.Str string)) {
      return reader.expected("a string", json);
    }
    Object constant =
        words(slot).contains(string.value()) ? EnumWords.constant(all, string.value()) : null;
    return constant == null ? reader.unknownWord(string, slot, words(slot)) : constant;
  }

  @Override
  public Object leftOut(String word, Position at) {
    Object constant = EnumWords.constant(all, word);
    if (constant == null && !word.isEmpty()) {
      throw new IllegalArgumentException("no constant of " + raw() + " is written " + word);
    }
    return constant;
  }

  @Override
  public String example(Slot slot) {
    return "\"" + EnumWords.word(all.get(0)) + "\"";
  }

  @Override
  public String text(Object value) {
    return EnumWords.word((Enum<?>) value);
  }

  @Override
  public void describe(Slot slot, FormSchema schema) {
    schema.words(words(slot), false);
  }

  @Override
  public void describeText(Slot slot, boolean orNull, FormSchema schema) {
    schema.words(words(slot), orNull);
  }

  /** Common names of arms of service, which every system accepts in addition to its own words. */
  static final class Arms {
    private static final Map<String, String> WORDS =
        new TreeMap<>(
            Map.of(
                "infantry",
                "inf",
                "foot",
                "inf",
                "cavalry",
                "cav",
                "horse",
                "cav",
                "artillery",
                "art"));

    private Arms() {}

    /** Returns the notation's word for a player's name of an arm; the same word for any other. */
    static String word(String called) {
      return WORDS.getOrDefault(called.toLowerCase(Locale.ROOT), called);
    }

    /** Returns the names, in alphabetical order. */
    static Iterable<String> names() {
      return WORDS.keySet();
    }

    /**
     * Returns whether a kind of unit, as tables name it, is of the arm with this name: light foot
     * is foot.
     */
    static boolean isOf(String kind, String name) {
      List<String> words = List.of(kind.split(" "));
      return WORDS.keySet().stream()
          .anyMatch(other -> word(other).equals(word(name)) && words.contains(other));
    }
  }
}
