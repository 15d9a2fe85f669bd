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
   * Returns the form of a record that holds such a request and another one, whose parameters come
   * behind.
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

  /** Returns how the units and stacks of a request are written, a line each. */
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
   * Makes the request of the texts given for each parameter, by name; what is not there takes its
   * default.
   *
   * @throws TextFault if a text cannot be read or a required parameter is missing
   */
  public Q read(Map<String, List<String>> given) {
    return read(given, this::parse);
  }

  /**
   * Makes the request likewise.
   *
   * @param parse gives the value of a parameter's text
   */
  Q read(Map<String, List<String>> given, BiFunction<Slot, String, Object> parse) {
    List<Object> values = new ArrayList<>();
    for (Slot slot : slots) {
      values.add(value(slot, given.getOrDefault(slot.name(), List.of()), parse));
    }
    return make.apply(values.toArray());
  }

  /**
   * Complains of a parameter that is required and not given.
   *
   * @throws TextFault if there is one
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
          "for example " + exampleText(slot));
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
          throw new TextFault(slot.name(), "`" + part + "` is said twice", "say it once");
        }
        values.add(value);
      }
    }
    return List.copyOf(values);
  }

  /**
   * Returns the value of one of a parameter's texts.
   *
   * @throws TextFault if it is none
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

  /**
   * Returns whether a text is wrong from its first word, and the help shows nothing to write
   * instead.
   */
  private static boolean isOfFirstWord(TextFault e) {
    return e.offset() == 0 && e.getMessage().contains("` is not a") && !e.help().contains("`");
  }

  /** Returns a good value of a parameter, as it is given on a command line. */
  private static String exampleText(Slot slot) {
    return (slot.positional() ? "" : slot.option() + " ") + "\"" + slot.example() + "\"";
  }

  /** Writes a request as the members of a JSON object: every parameter, defaults filled in. */
  public void write(Q request, JsonWriter json) {
    write(request, name -> true, json);
  }

  /** Returns those parameters of a request whose names are wanted as JSON. */
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
