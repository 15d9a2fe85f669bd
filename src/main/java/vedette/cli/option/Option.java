package vedette.cli.option;

import java.util.List;
import java.util.function.Function;
import picocli.CommandLine.Model.OptionSpec;
import vedette.cli.console.Failure;
import vedette.source.Nearest;

/**
 * An option: its notation, its meaning, and the reader of its value.
 *
 * @param label stands for its value in the help; "" for a flag
 * @param text its text in the help
 * @param knownWords the words for shell completion; null for none
 * @param fallback its value if it is not given
 * @param reader makes its value from its texts, of which there is one unless it may be repeated
 */
public record Option<T>(
    String name,
    String label,
    String text,
    Arity arity,
    Iterable<String> knownWords,
    T fallback,
    Function<List<String>, T> reader) {

  /** The number of values of an option. */
  enum Arity {
    NONE,
    /** One or none; without a value it has the first of its known words. */
    OPTIONAL,
    ONE,
    /** One, and one more for each repetition. */
    REPEATED
  }

  /** Returns an option without a value. */
  static Option<Boolean> flag(String name, String text) {
    return new Option<>(name, "", text, Arity.NONE, null, false, texts -> true);
  }

  /** Returns an option with a text; null if it is not given. */
  static Option<String> text(String name, String label, String text) {
    return new Option<>(name, label, text, Arity.ONE, null, null, texts -> texts.get(0));
  }

  /** Returns an option that may be repeated. */
  static <T> Option<List<T>> repeated(
      String name, String label, String text, Function<List<String>, List<T>> reader) {
    return new Option<>(name, label, text, Arity.REPEATED, null, List.of(), reader);
  }

  /** Returns an option with one of a few words, of which the first is the default. */
  static Option<String> word(String name, String label, String text, String... words) {
    List<String> known = List.of(words);
    return new Option<>(
        name,
        label,
        text,
        Arity.ONE,
        known,
        words[0],
        texts -> checkKnown(name, texts.get(0), words));
  }

  /**
   * Returns an option with a value of its own notation.
   *
   * @param read returns the value of a text; null if it has none
   * @param wrong the message for a text without a value
   */
  static <T> Option<T> of(
      String name,
      String label,
      String text,
      T fallback,
      Function<String, T> read,
      String wrong,
      String help) {
    return new Option<>(
        name,
        label,
        text,
        Arity.ONE,
        null,
        fallback,
        texts -> {
          T value = read.apply(texts.get(0));
          if (value == null) {
            throw Failure.usage("C003", name + ": `" + texts.get(0) + "` " + wrong, help);
          }
          return value;
        });
  }

  /**
   * Returns the word of an option, if it is one of its known words.
   *
   * @throws Failure if it is another
   */
  public static String checkKnown(String option, String word, String... known) {
    if (List.of(known).contains(word)) {
      return word;
    }
    throw Failure.usage(
        "C003",
        option + ": `" + word + "` is not one of " + String.join(", ", known),
        Nearest.help(word, List.of(known)));
  }

  /** Returns this option with another text in the help. */
  public Option<T> meaning(String other) {
    return new Option<>(name, label, other, arity, knownWords, fallback, reader);
  }

  /** Returns this option with another label in the help. */
  public Option<T> labelled(String other) {
    return new Option<>(name, other, text, arity, knownWords, fallback, reader);
  }

  /** Returns this option with another default. */
  Option<T> withDefault(T other) {
    return new Option<>(name, label, text, arity, knownWords, other, reader);
  }

  /** Returns this option with another default and another reader. */
  <U> Option<U> as(U other, Function<T, U> then) {
    return new Option<>(name, label, text, arity, knownWords, other, reader.andThen(then));
  }

  /** Returns this option with words for shell completion. */
  public Option<T> completing(Iterable<String> words) {
    return new Option<>(name, label, text, arity, words, fallback, reader);
  }

  /** Returns the option in the form that picocli expects. */
  public OptionSpec spec() {
    OptionSpec.Builder spec = OptionSpec.builder(name).description(text.replace("%", "%%"));
    if (arity == Arity.NONE) {
      return spec.arity("0").type(boolean.class).build();
    }
    spec.paramLabel(label).completionCandidates(knownWords);
    return switch (arity) {
      case REPEATED -> spec.arity("1").type(List.class).auxiliaryTypes(String.class).build();
      case OPTIONAL ->
          spec.arity("0..1").fallbackValue(knownWords.iterator().next()).type(String.class).build();
      default -> spec.arity("1").type(String.class).build();
    };
  }

  @Override
  public String toString() {
    return name;
  }
}
