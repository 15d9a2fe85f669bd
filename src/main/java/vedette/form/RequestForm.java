package vedette.form;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import vedette.form.line.NotationForm;
import vedette.form.model.Form;
import vedette.form.model.Forms;
import vedette.form.model.HelpLine;
import vedette.form.model.OptionType;
import vedette.form.model.Slot;
import vedette.json.Json;
import vedette.json.JsonReader;
import vedette.json.JsonWriter;
import vedette.source.Problems;
import vedette.source.Source;
import vedette.source.TextFault;

/**
 * The form of a request, made from its record's annotated components: the only source of the
 * command line, of JSON and of the help.
 *
 * @param <Q> the request record
 */
public final class RequestForm<Q extends Record> {
  /** The separators of plain values given in one text. */
  private static final Pattern BETWEEN = Pattern.compile("\\s*,\\s*|\\s+");

  private static final ClassValue<RequestForm<?>> FORMS =
      new ClassValue<>() {
        @Override
        @SuppressWarnings("unchecked")
        protected RequestForm<?> computeValue(Class<?> type) {
          return of((Form<? extends Record>) Forms.of(type));
        }
      };

  private final List<Slot> slots;
  private final Function<Object[], Q> make;
  private final Function<Q, Object[]> take;

  private RequestForm(List<Slot> slots, Function<Object[], Q> make, Function<Q, Object[]> take) {
    this.slots = slots;
    this.make = make;
    this.take = take;
  }

  private static <Q extends Record> RequestForm<Q> of(Form<Q> form) {
    return new RequestForm<>(form.slots(), form::make, form::take);
  }

  /** Returns the form of a record whose components are all annotated with {@link Field}. */
  @SuppressWarnings("unchecked")
  public static <Q extends Record> RequestForm<Q> of(Class<Q> type) {
    return (RequestForm<Q>) FORMS.get(type);
  }

  /** Returns the form of a record that holds such a request and nothing else. */
  public <T extends Record> RequestForm<T> as(Function<Q, T> around, Function<T, Q> within) {
    return new RequestForm<>(
        slots, values -> around.apply(make.apply(values)), both -> take.apply(within.apply(both)));
  }

  /**
   * Returns the form of a record that holds such a request and another one, whose parameters
   * follow.
   */
  public <P extends Record, T extends Record> RequestForm<T> with(
      RequestForm<P> other, BiFunction<Q, P, T> both, Function<T, Q> first, Function<T, P> second) {
    List<Slot> all = new ArrayList<>(slots);
    all.addAll(other.slots);
    int size = slots.size();
    return new RequestForm<>(
        List.copyOf(all),
        values ->
            both.apply(
                make.apply(Arrays.copyOf(values, size)),
                other.make.apply(Arrays.copyOfRange(values, size, values.length))),
        held ->
            Stream.of(take.apply(first.apply(held)), other.take.apply(second.apply(held)))
                .flatMap(Arrays::stream)
                .toArray());
  }

  /** Returns the parameters in the order of the record. */
  public List<Slot> slots() {
    return slots;
  }

  /** Returns the notation of a request's units and stacks, line by line. */
  public List<HelpLine> notation() {
    Set<HelpLine> entries = new LinkedHashSet<>();
    for (Slot slot : slots) {
      if (slot.isInNotation()) {
        entries.addAll(NotationForm.of(slot).entries());
      }
    }
    return List.copyOf(entries);
  }

  /**
   * Makes the request from the texts given for each parameter, by name; a missing one takes its
   * default.
   *
   * @throws TextFault if a text cannot be read or a required parameter is missing
   */
  public Q read(Map<String, List<String>> given) {
    return read(given, this::parse);
  }

  /**
   * Makes the request from the texts given for each parameter.
   *
   * @param parse returns the value of a parameter's text
   */
  Q read(Map<String, List<String>> given, BiFunction<Slot, String, Object> parse) {
    List<Object> values = new ArrayList<>();
    for (Slot slot : slots) {
      values.add(value(slot, given.getOrDefault(slot.name(), List.of()), parse));
    }
    return make.apply(values.toArray());
  }

  /**
   * Rejects a request without a required parameter.
   *
   * @throws TextFault if one is missing
   */
  public void checkGiven(Map<String, List<String>> given) {
    for (Slot slot : slots) {
      checkGiven(slot, given.getOrDefault(slot.name(), List.of()));
    }
  }

  private static void checkGiven(Slot slot, List<String> given) {
    if (slot.required() && given.isEmpty()) {
      throw new TextFault(
          slot.name(),
          slot.option() + " is missing: " + slot.meaning(),
          "add it, for example " + exampleText(slot));
    }
  }

  private static Object value(
      Slot slot, List<String> given, BiFunction<Slot, String, Object> parse) {
    List<String> texts = given;
    if (given.isEmpty()) {
      checkGiven(slot, given);
      texts = slot.fallback().isEmpty() ? List.of() : List.of(slot.fallback());
    }
    if (!slot.many()) {
      return texts.isEmpty()
          ? slot.type().empty()
          : slot.type().holding(parse.apply(slot, texts.get(0)));
    }
    List<Object> values = new ArrayList<>();
    for (String text : texts) {
      for (String part : slot.isPlain() ? BETWEEN.split(text.strip(), -1) : new String[] {text}) {
        Object value = parse.apply(slot, part);
        if (!slot.words().isEmpty() && values.contains(value)) {
          throw new TextFault(slot.name(), "`" + part + "` is given twice", "write it once");
        }
        values.add(value);
      }
    }
    return List.copyOf(values);
  }

  /**
   * Returns the value of one of a parameter's texts.
   *
   * @throws TextFault if it cannot be read
   */
  public Object parse(Slot slot, String text) {
    try {
      return OptionType.of(slot).parse(text, slot);
    } catch (TextFault e) {
      TextFault fault = e.inSlot(slot.name(), text);
      throw slot.isInNotation() && isOfFirstWord(e)
          ? fault.helping(fault.help() + "; for example " + exampleText(slot))
          : fault;
    }
  }

  /** Returns whether a text is wrong from its first word, with no suggestion in the help. */
  private static boolean isOfFirstWord(TextFault e) {
    return e.offset() == 0 && e.getMessage().contains("` is not a") && !e.help().contains("`");
  }

  /** Returns an example of a parameter's value, in the notation of a command line. */
  private static String exampleText(Slot slot) {
    return (slot.positional() ? "" : slot.option() + " ") + "\"" + slot.example() + "\"";
  }

  /** Writes a request as the members of a JSON object: every parameter, including defaults. */
  public void write(Q request, JsonWriter json) {
    write(request, name -> true, json);
  }

  /**
   * Returns selected parameters of a request as JSON.
   *
   * @param wanted selects parameters by name
   */
  public Json.Obj json(Q request, Predicate<String> wanted) {
    JsonWriter json = new JsonWriter().object();
    write(request, wanted, json);
    byte[] text = json.end().text().getBytes(StandardCharsets.UTF_8);
    return (Json.Obj) JsonReader.read(Source.of("request", text), new Problems());
  }

  private void write(Q request, Predicate<String> wanted, JsonWriter json) {
    Object[] held = take.apply(request);
    for (int i = 0; i < held.length; i++) {
      Slot slot = slots.get(i);
      if (wanted.test(slot.name())) {
        slot.type().write(slot.name(), held[i], json);
      }
    }
  }
}
