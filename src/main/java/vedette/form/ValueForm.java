package vedette.form;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import vedette.form.Notation.Token;
import vedette.json.EnumWords;
import vedette.json.Nearest;

/** How the values of one type are read from words, and written. */
interface ValueForm {
  /** The form of a type that a word or a clause can hold. */
  static ValueForm of(Component component, String what, int min, int max, List<String> only) {
    return of(component, what, min, max, only, false);
  }

  /** The same; whether it is an arm of service, with the names that arms have in every system. */
  static ValueForm of(
      Component component, String what, int min, int max, List<String> only, boolean isArm) {
    ValueType type = component.type();
    if (type.is(int.class)) {
      return new Whole(what, min, max);
    }
    if (type.is(Part.class)) {
      return new Share(what, min, max);
    }
    if (type.kind() == ValueType.Kind.ENUM) {
      return Constant.of(type.constants(), what, only, isArm);
    }
    return RecordForm.isFormOf(type) ? RecordForm.of(type.raw()) : new Single(component, what);
  }

  /**
   * Reads a value from the next words.
   *
   * @throws BadNotation if they are none
   */
  Object read(Tokens words);

  /** Whether the next words look like such a value. */
  boolean isNext(Tokens words);

  /** The value as {@link #read} understands it. */
  default String write(Object value) {
    return value.toString();
  }

  /** The words that could follow a value and make it another one. */
  default List<String> further(Object value) {
    return List.of();
  }

  /** The words that a value can begin with, as far as they are few. */
  default List<String> words() {
    return List.of();
  }

  /** A whole number, which may have a sign if it can be negative. */
  record Whole(String what, int min, int max) implements ValueForm {
    @Override
    public Object read(Tokens words) {
      return words.next(Phrases.a(what)).number(min, max, what);
    }

    @Override
    public boolean isNext(Tokens words) {
      return words.hasNext() && startsNumber(words.peek().text());
    }

    private static boolean startsNumber(String word) {
      int digit = "-+".indexOf(word.charAt(0)) >= 0 ? 1 : 0;
      return word.length() > digit && word.charAt(digit) >= '0' && word.charAt(digit) <= '9';
    }
  }

  /** What is left of something. */
  record Share(String what, int min, int max) implements ValueForm {
    @Override
    public Object read(Tokens words) {
      return words.next(Phrases.a(what)).part(min, max, what);
    }

    @Override
    public boolean isNext(Tokens words) {
      return words.hasNext() && Character.isDigit(words.peek().text().charAt(0));
    }
  }

  /** A constant of an enum, by its word or by its name in the reports. */
  record Constant(List<Enum<?>> all, String what, List<String> only, List<Written> written)
      implements ValueForm {
    /** One way to write a constant, word by word; null for what may mean several. */
    record Written(Enum<?> constant, List<String> words) {}

    static Constant of(List<Enum<?>> all, String what, List<String> only, boolean isArm) {
      List<Written> written = new ArrayList<>();
      for (Enum<?> constant : all) {
        String word = EnumWords.word(constant);
        if (only.isEmpty() || only.contains(word)) {
          written.add(new Written(constant, List.of(word.split(" "))));
          written.add(new Written(constant, List.of(constant.toString().split(" "))));
        }
      }
      if (isArm) {
        for (String name : Arms.names()) {
          List<Enum<?>> meant = ofArm(name, all);
          if (!meant.isEmpty()) {
            Enum<?> constant = meant.size() == 1 ? meant.get(0) : null;
            written.add(new Written(constant, List.of(name)));
          }
        }
      }
      return new Constant(all, what, only, List.copyOf(written));
    }

    /** The arm itself; if there is none, the kinds of units that are of it. */
    private static List<Enum<?>> ofArm(String name, List<Enum<?>> all) {
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
    public Object read(Tokens words) {
      Token first = words.next(Phrases.a(what), Nearest.help("", words()));
      words.skip(-1);
      Written found = null;
      for (Written way : written) {
        int longest = found == null ? 0 : found.words().size();
        if (way.words().size() > longest && words.startsWith(way.words())) {
          found = way;
        }
      }
      if (found == null) {
        throw Phrases.notA(what, first, words());
      }
      if (found.constant() == null) {
        throw Phrases.notOne(first, EnumWords.words(ofArm(found.words().get(0), all)));
      }
      words.skip(found.words().size());
      return found.constant();
    }

    @Override
    public List<String> further(Object value) {
      List<String> said = List.of(write(value).split(" "));
      List<String> further = new ArrayList<>();
      for (Written way : written) {
        if (way.words().size() > said.size() && way.words().subList(0, said.size()).equals(said)) {
          further.add(way.words().get(said.size()));
        }
      }
      return further;
    }

    /** What reports call the constant with this word. */
    String called(String word) {
      for (Enum<?> constant : all) {
        if (EnumWords.word(constant).equals(word)) {
          return constant.toString();
        }
      }
      return word;
    }

    /** The words of all but one, and what reports call them; if that is the same, a text. */
    List<HelpLine> others(String example, String text) {
      StringJoiner others = new StringJoiner(", ");
      StringJoiner names = new StringJoiner(", ");
      for (String word : words()) {
        if (!word.equals(example)) {
          others.add(word);
          names.add(called(word));
        }
      }
      return others.length() == 0
          ? List.of()
          : List.of(
              new HelpLine(others.toString(), isSame(others, names) ? text : names.toString()));
    }

    private static boolean isSame(StringJoiner words, StringJoiner names) {
      return words.toString().replace('-', ' ').equals(names.toString());
    }

    @Override
    public boolean isNext(Tokens words) {
      for (Written way : written) {
        if (words.startsWith(way.words())) {
          return true;
        }
      }
      return false;
    }

    @Override
    public String write(Object value) {
      return EnumWords.word((Enum<?>) value);
    }

    @Override
    public List<String> words() {
      return only.isEmpty() ? EnumWords.words(all) : only;
    }
  }

  /** A single word, or a class that reads one with its {@code static parse(String)}. */
  record Single(Component component, String what) implements ValueForm {
    @Override
    public Object read(Tokens words) {
      Token word = words.next(Phrases.a(what));
      return component.type().is(String.class)
          ? word.text()
          : parse(component, word.text(), word.offset());
    }

    /** One that may be missing begins with a digit. */
    @Override
    public boolean isNext(Tokens words) {
      return words.hasNext() && Character.isDigit(words.peek().text().charAt(0));
    }
  }

  /** All words that follow, as a list. */
  record Listed(String what) implements ValueForm {
    @Override
    public Object read(Tokens words) {
      List<String> all = new ArrayList<>();
      Token first = words.next(Phrases.a(what));
      words.skip(-1);
      while (words.hasNext()) {
        String word = words.next(what).text();
        if (!word.equalsIgnoreCase("and")) {
          all.add(word);
        }
      }
      if (all.isEmpty()) {
        throw Phrases.notA(what, first, List.of());
      }
      return all;
    }

    @Override
    public boolean isNext(Tokens words) {
      return words.hasNext();
    }

    @Override
    public String write(Object value) {
      return String.join(" ", ((List<?>) value).stream().map(String::valueOf).toList());
    }
  }

  /** All words that follow, for a class that reads them with its {@code static parse(String)}. */
  record Rest(Component component, String what) implements ValueForm {
    @Override
    public Object read(Tokens words) {
      Token first = words.next(Phrases.a(what));
      StringBuilder text = new StringBuilder(first.text());
      while (words.hasNext()) {
        Token word = words.next(what);
        // Each word stays at its distance from the first, so that offsets within stay true.
        text.append(" ".repeat(word.offset() - first.offset() - text.length())).append(word.text());
      }
      return parse(component, text.toString(), first.offset());
    }

    @Override
    public boolean isNext(Tokens words) {
      return words.hasNext();
    }
  }

  private static Object parse(Component component, String text, int offset) {
    try {
      return component.parse(text);
    } catch (BadNotation bad) {
      throw new BadNotation(offset + bad.offset(), bad.getMessage(), bad.help());
    }
  }
}
