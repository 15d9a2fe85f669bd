package vedette.request;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
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
import vedette.json.Field;
import vedette.json.JsonWriter;
import vedette.notation.BadNotation;
import vedette.notation.HelpLine;

/**
 * The form of a request: what its record's annotated components say, for the command line, for JSON
 * and for the help, so that nothing is said twice.
 *
 * @param <Q> the request record
 */
public final class RequestForm<Q extends Record> {
  /** What stands between plain values that are given in one go. */
  private static final Pattern BETWEEN = Pattern.compile("\\s*,\\s*|\\s+");

  private static final ClassValue<RequestForm<?>> FORMS =
      new ClassValue<>() {
        @Override
        protected RequestForm<?> computeValue(Class<?> type) {
          return new RequestForm<>(type.asSubclass(Record.class));
        }
      };

  private final Constructor<Q> constructor;
  private final List<Parameter> parameters = new ArrayList<>();

  private RequestForm(Class<Q> type) {
    RecordComponent[] components = type.getRecordComponents();
    Class<?>[] types = new Class<?>[components.length];
    for (int i = 0; i < components.length; i++) {
      types[i] = components[i].getType();
      parameters.add(parameter(components[i]));
    }
    try {
      constructor = type.getDeclaredConstructor(types);
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(type + " is not a record", e);
    }
  }

  /** The form of a record whose components are all annotated with {@link Field}. */
  @SuppressWarnings("unchecked")
  public static <Q extends Record> RequestForm<Q> of(Class<Q> type) {
    return (RequestForm<Q>) FORMS.get(type);
  }

  /** The parameters in the order of the record. */
  public List<Parameter> parameters() {
    return List.copyOf(parameters);
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
    Field field = component.getAnnotation(Field.class);
    Class<?> value = Parameter.typeOf(component);
    boolean many = component.getType() == List.class;
    boolean required =
        field.fallback().isEmpty()
            && !field.optional()
            && component.getType() != OptionalInt.class
            && component.getType() != Optional.class;
    String text = field.text();
    if (value.isEnum()) {
      text += ": " + String.join(", ", Values.words(value, field));
    }
    String name = field.name().isEmpty() ? component.getName() : field.name();
    return new Parameter(
        name,
        text,
        label(value, name, field),
        field.example(),
        field.fallback(),
        required,
        many,
        value == boolean.class,
        field.positional(),
        value,
        Parameter.isPlain(value, many, field),
        Parameter.notation(value, component),
        component);
  }

  /** What stands for a value: N for a number, WORD for one of a few, else the class or the name. */
  private static String label(Class<?> value, String name, Field field) {
    if (value == int.class || value == OptionalInt.class) {
      return "N";
    }
    if (value.isEnum() || !field.fallback().isEmpty()) {
      return "WORD";
    }
    return (value == String.class ? name : value.getSimpleName()).toUpperCase(Locale.ROOT);
  }

  /**
   * Makes the request of the texts given for each parameter, by name; what is not there takes its
   * default.
   *
   * @throws BadRequest if a text cannot be read or a required parameter is missing
   */
  public Q read(Map<String, List<String>> given) {
    return read(given, RequestForm::parse);
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
    try {
      return constructor.newInstance(values);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException(e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(constructor + " failed", e);
    }
  }

  private static Object value(
      Parameter parameter, List<String> given, BiFunction<Parameter, String, Object> parse) {
    Class<?> type = parameter.type();
    List<String> texts = given;
    if (given.isEmpty()) {
      if (parameter.required()) {
        throw new BadRequest(
            parameter.name(),
            parameter.option() + " is missing: " + parameter.text(),
            "for example "
                + (parameter.positional() ? "" : parameter.option() + " ")
                + "\""
                + parameter.example()
                + "\"");
      }
      texts = parameter.fallback().isEmpty() ? List.of() : List.of(parameter.fallback());
    }
    if (parameter.component().getType() == Optional.class) {
      return texts.stream().findFirst().map(text -> parse.apply(parameter, text));
    }
    if (!parameter.many()) {
      return texts.isEmpty() ? nothing(type) : parse.apply(parameter, texts.get(0));
    }
    List<Object> values = new ArrayList<>();
    for (String text : texts) {
      for (String part :
          parameter.isPlain() ? BETWEEN.split(text.strip(), -1) : new String[] {text}) {
        Object value = parse.apply(parameter, part);
        if (type.isEnum() && values.contains(value)) {
          throw new BadRequest(parameter.name(), "`" + part + "` is said twice", "say it once");
        }
        values.add(value);
      }
    }
    return List.copyOf(values);
  }

  private static Object nothing(Class<?> type) {
    if (type == OptionalInt.class) {
      return OptionalInt.empty();
    }
    return type == boolean.class ? Boolean.FALSE : "";
  }

  /**
   * The value of one of a parameter's texts.
   *
   * @throws BadRequest if it is none
   */
  static Object parse(Parameter parameter, String text) {
    Field field = parameter.component().getAnnotation(Field.class);
    try {
      return parameter.notation() == null
          ? Values.parse(parameter.type(), field, text)
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
      try {
        Values.write(parameter.name(), parameter.component().getAccessor().invoke(request), json);
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
