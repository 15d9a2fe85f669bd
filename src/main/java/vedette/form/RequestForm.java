package vedette.form;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import vedette.json.JsonWriter;

/**
 * The form of a request: what its record's annotated components say, for the command line, for JSON
 * and for the help, so that nothing is said twice.
 *
 * @param <Q> the request record
 */
public final class RequestForm<Q extends Record> {
  /** What stands between plain values that are given in one go. */
  private static final Pattern BETWEEN = Pattern.compile("\\s*,\\s*|\\s+");

  /** What stands between the words of a name, as of {@code attackerLosses}. */
  private static final Pattern WORDS = Pattern.compile("(?<=[a-z])(?=[A-Z])");

  private static final ClassValue<RequestForm<?>> FORMS =
      new ClassValue<>() {
        @Override
        protected RequestForm<?> computeValue(Class<?> type) {
          return new RequestForm<>(type.asSubclass(Record.class));
        }
      };

  private final Class<Q> type;
  private final RecordType record;
  private final List<Parameter> parameters;

  private RequestForm(Class<Q> type) {
    this.type = type;
    record = Records.of(type);
    List<Parameter> all = new ArrayList<>();
    for (RecordComponent component : record.components()) {
      all.add(parameter(component));
    }
    parameters = List.copyOf(all);
  }

  /** The form of a record whose components are all annotated with {@link Field}. */
  @SuppressWarnings("unchecked")
  public static <Q extends Record> RequestForm<Q> of(Class<Q> type) {
    return (RequestForm<Q>) FORMS.get(type);
  }

  /** The parameters in the order of the record. */
  public List<Parameter> parameters() {
    return parameters;
  }

  /** How the units and stacks of a request are written, a line each. */
  public List<HelpLine> notation() {
    Set<HelpLine> entries = new LinkedHashSet<>();
    for (Parameter parameter : parameters) {
      if (parameter.notation() != null) {
        entries.addAll(parameter.notation().entries());
      }
    }
    return List.copyOf(entries);
  }

  private static Parameter parameter(RecordComponent component) {
    Field field = component.said().by(Field.class);
    ValueType type = component.type();
    ValueType value = type.is(OptionalInt.class) ? type : type.ofOne();
    boolean many = type.is(List.class);
    boolean required =
        field.fallback().isEmpty()
            && !field.optional()
            && !type.is(OptionalInt.class)
            && !type.is(Optional.class);
    String text = field.text();
    if (value.kind() == ValueType.Kind.ENUM) {
      text += ": " + String.join(", ", Values.words(value, field));
    }
    String name = field.name().isEmpty() ? component.name() : field.name();
    return new Parameter(
        name,
        text,
        label(value, name, field),
        field.example(),
        field.fallback(),
        required,
        many,
        Parameter.isFlag(value),
        field.positional(),
        value,
        Parameter.isPlain(value, many, field),
        Parameter.notation(value, component),
        component);
  }

  /**
   * What stands for a value: FILE for a plain word, which names one, N for a number, WORD for one
   * of a few, else the last word of the class or of the name.
   */
  private static String label(ValueType value, String name, Field field) {
    if (field.positional()) {
      return "FILE";
    }
    if (value.is(int.class) || value.is(OptionalInt.class)) {
      return "N";
    }
    if (value.kind() == ValueType.Kind.ENUM || !field.fallback().isEmpty()) {
      return "WORD";
    }
    String called = value.is(String.class) ? name : value.raw().getSimpleName();
    String[] words = WORDS.split(called);
    return words[words.length - 1].toUpperCase(Locale.ROOT);
  }

  /**
   * Makes the request of the texts given for each parameter, by name; what is not there takes its
   * default.
   *
   * @throws BadRequest if a text cannot be read or a required parameter is missing
   */
  public Q read(Map<String, List<String>> given) {
    return read(given, this::parse);
  }

  /**
   * Makes the request likewise.
   *
   * @param parse gives the value of a parameter's text
   */
  Q read(Map<String, List<String>> given, BiFunction<Parameter, String, Object> parse) {
    Object[] values = new Object[parameters.size()];
    for (int i = 0; i < values.length; i++) {
      Parameter parameter = parameters.get(i);
      values[i] = value(parameter, given.getOrDefault(parameter.name(), List.of()), parse);
    }
    return type.cast(record.make(values));
  }

  /**
   * Complains of a parameter that is required and not given.
   *
   * @throws BadRequest if there is one
   */
  public void checkGiven(Map<String, List<String>> given) {
    for (Parameter parameter : parameters) {
      checkGiven(parameter, given.getOrDefault(parameter.name(), List.of()));
    }
  }

  private static void checkGiven(Parameter parameter, List<String> given) {
    if (parameter.required() && given.isEmpty()) {
      throw new BadRequest(
          parameter.name(),
          parameter.option() + " is missing: " + parameter.text(),
          "for example "
              + (parameter.positional() ? "" : parameter.option() + " ")
              + "\""
              + parameter.example()
              + "\"");
    }
  }

  private static Object value(
      Parameter parameter, List<String> given, BiFunction<Parameter, String, Object> parse) {
    List<String> texts = given;
    if (given.isEmpty()) {
      checkGiven(parameter, given);
      texts = parameter.fallback().isEmpty() ? List.of() : List.of(parameter.fallback());
    }
    if (parameter.component().type().is(Optional.class)) {
      return texts.stream().findFirst().map(text -> parse.apply(parameter, text));
    }
    if (!parameter.many()) {
      return texts.isEmpty() ? nothing(parameter.type()) : parse.apply(parameter, texts.get(0));
    }
    List<Object> values = new ArrayList<>();
    for (String text : texts) {
      for (String part :
          parameter.isPlain() ? BETWEEN.split(text.strip(), -1) : new String[] {text}) {
        Object value = parse.apply(parameter, part);
        if (parameter.type().kind() == ValueType.Kind.ENUM && values.contains(value)) {
          throw new BadRequest(parameter.name(), "`" + part + "` is said twice", "say it once");
        }
        values.add(value);
      }
    }
    return List.copyOf(values);
  }

  private static Object nothing(ValueType type) {
    if (type.is(OptionalInt.class)) {
      return OptionalInt.empty();
    }
    return type.is(boolean.class) ? Boolean.FALSE : "";
  }

  /**
   * The value of one of a parameter's texts.
   *
   * @throws BadRequest if it is none
   */
  Object parse(Parameter parameter, String text) {
    try {
      return parameter.notation() == null
          ? Values.parse(parameter, record, text)
          : parameter.notation().parse(text);
    } catch (BadNotation e) {
      throw new BadRequest(parameter.name(), text, e.offset(), e.getMessage(), e.help());
    }
  }

  /** Writes a request as the members of a JSON object: every parameter, defaults filled in. */
  public void write(Q request, JsonWriter json) {
    write(request, name -> true, json);
  }

  /** Writes those parameters of a request whose names are wanted. */
  public void write(Q request, Predicate<String> wanted, JsonWriter json) {
    for (Parameter parameter : parameters) {
      if (!wanted.test(parameter.name())) {
        continue;
      }
      Object value = record.get(request, parameter.component().index());
      Values.write(parameter.name(), value, json);
    }
  }
}
