package vedette.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.form.model.Slot;
import vedette.json.JsonWriter;
import vedette.source.TextFault;

/** An annotated record is read from texts and written as JSON. */
class RequestFormTest {
  /** A request with every kind of component. */
  record Sample(
      @Field(text = "who marches", example = "a/b") List<Pair> column,
      @Field(text = "how far", fallback = "6", min = 0, max = 9) int distance,
      @Field(text = "how long, if known", min = 1, max = 5) OptionalInt turns,
      @Field(text = "what is in the way", optional = true) List<String> terrain,
      @Field(text = "at which gait", fallback = "slow-march") Gait gait,
      @Field(text = "by night", optional = true) boolean night,
      @Field(text = "whither", optional = true) String place,
      @Field(text = "other gaits", optional = true, only = "quick") List<Gait> other) {}

  enum Gait {
    SLOW_MARCH,
    QUICK
  }

  /** Two words and a slash. */
  public record Pair(String one, String other) {
    /** Returns the pair of a text. */
    public static Pair parse(String text) {
      int slash = text.indexOf('/');
      if (slash < 0) {
        throw new TextFault(text.length(), "there is no slash", "write `a/b`");
      }
      return new Pair(text.substring(0, slash), text.substring(slash + 1));
    }

    @Override
    public String toString() {
      return one + "/" + other;
    }
  }

  private static final RequestForm<Sample> FORM = RequestForm.of(Sample.class);
  private static final Map<String, List<String>> LEAST = Map.of("column", List.of("a/b"));

  private static Sample with(String parameter, String... texts) {
    return FORM.read(Map.of("column", List.of("a/b"), parameter, List.of(texts)));
  }

  private static TextFault refused(String parameter, String... texts) {
    TextFault refusal = catchThrowableOfType(TextFault.class, () -> with(parameter, texts));
    assertThat(refusal).as("%s is accepted", List.of(texts)).isNotNull();
    assertThat(refusal.slot()).isEqualTo(parameter);
    assertThat(refusal.help()).isNotBlank();
    return refusal;
  }

  @Test
  void what_is_not_given_takes_its_default() {
    assertThat(FORM.read(LEAST))
        .isEqualTo(
            new Sample(
                List.of(new Pair("a", "b")),
                6,
                OptionalInt.empty(),
                List.of(),
                Gait.SLOW_MARCH,
                false,
                "",
                List.of()));
  }

  @Test
  void what_is_given_is_read() {
    assertThat(with("distance", "9").distance()).isEqualTo(9);
    assertThat(with("turns", "5").turns()).hasValue(5);
    assertThat(with("gait", "quick").gait()).isEqualTo(Gait.QUICK);
    assertThat(with("night", "true").night()).isTrue();
    assertThat(with("place", "Vauchamps, road").place()).isEqualTo("Vauchamps, road");
  }

  @Test
  void plain_words_may_come_together_or_again() {
    assertThat(with("terrain", "woods, stream", "town").terrain())
        .containsExactly("woods", "stream", "town");
  }

  @Test
  void of_some_constants_only_those_named_can_be_had_and_each_once() {
    assertThat(with("other", "quick").other()).containsExactly(Gait.QUICK);
    assertThat(refused("other", "slow-march")).hasMessageContaining("is not one of quick");
    assertThat(refused("other", "quick", "quick")).hasMessageContaining("is given twice");
    assertThat(FORM.slots().get(7).meaning()).isEqualTo("other gaits: quick");
  }

  @Test
  void a_comma_does_not_part_what_has_a_notation() {
    assertThat(FORM.read(Map.of("column", List.of("a,b/c", "d/e"))).column())
        .containsExactly(new Pair("a,b", "c"), new Pair("d", "e"));
  }

  @ParameterizedTest(name = "{0} {1}")
  @CsvSource({
    "distance,10",
    "distance,-1",
    "distance,x",
    "distance,''",
    "distance,1.5",
    "distance,+3",
    "distance,99999999999",
    "turns,0",
    "turns,6",
    "gait,gallop",
    "gait,SLOW_MARCH",
    "gait,slow_march",
    "night,yes",
  })
  void what_cannot_be_read_is_refused_with_its_text(String parameter, String text) {
    assertThat(refused(parameter, text).text()).isEqualTo(text);
  }

  @Test
  void a_number_out_of_bounds_is_told_its_bounds() {
    assertThat(refused("distance", "10").help()).contains("0", "9");
    assertThat(refused("turns", "6").help()).contains("1", "5");
  }

  @Test
  void a_word_of_a_few_is_told_the_others() {
    assertThat(refused("gait", "gallop")).hasMessageContaining("slow-march");
    assertThat(refused("gait", "quik").help()).contains("quick");
  }

  @Test
  void a_fault_in_the_notation_keeps_its_place() {
    TextFault refusal =
        catchThrowableOfType(
            TextFault.class, () -> FORM.read(Map.of("column", List.of("a/b", "abc"))));
    assertThat(refusal.slot()).isEqualTo("column");
    assertThat(refusal.text()).isEqualTo("abc");
    assertThat(refusal.offset()).isEqualTo(3);
    assertThat(refusal).hasMessage("there is no slash");
    assertThat(refusal.help()).isEqualTo("write `a/b`");
  }

  @Test
  void what_must_be_given_is_missed_with_its_option_and_an_example() {
    TextFault refusal = catchThrowableOfType(TextFault.class, () -> FORM.read(Map.of()));
    assertThat(refusal.slot()).isEqualTo("column");
    assertThat(refusal).hasMessageContaining("--column").hasMessageContaining("who marches");
    assertThat(refusal.help()).contains("a/b");
    assertThatThrownBy(() -> FORM.read(Map.of("column", List.of()))).isInstanceOf(TextFault.class);
  }

  @Test
  void the_parameters_are_those_of_the_record() {
    assertThat(FORM.slots())
        .extracting(Slot::name)
        .containsExactly(
            "column", "distance", "turns", "terrain", "gait", "night", "place", "other");
    assertThat(FORM.slots())
        .filteredOn(Slot::required)
        .extracting(Slot::name)
        .containsExactly("column");
    assertThat(FORM.slots())
        .filteredOn(Slot::many)
        .extracting(Slot::name)
        .containsExactly("column", "terrain", "other");
    assertThat(FORM.slots()).filteredOn(Slot::flag).extracting(Slot::name).containsExactly("night");
  }

  @Test
  void an_option_is_the_name_with_hyphens() {
    assertThat(Slot.optionOf("attackerLossOrder")).isEqualTo("--attacker-loss-order");
    assertThat(FORM.slots().get(0).option()).isEqualTo("--column");
  }

  /** A request with a file, given as a plain word. */
  record FileRequest(
      @Field(text = "the file", positional = true, example = "a.json") String file) {}

  @Test
  void a_plain_word_goes_by_its_label() {
    RequestForm<FileRequest> form = RequestForm.of(FileRequest.class);
    assertThat(form.slots().get(0).positional()).isTrue();
    assertThat(form.slots().get(0).option()).isEqualTo("FILE");
    assertThat(FORM.slots().get(0).positional()).isFalse();
    assertThatThrownBy(() -> form.read(Map.of()))
        .hasMessage("FILE is missing: the file")
        .extracting("help")
        .isEqualTo("add it, for example \"a.json\"");
  }

  @Test
  void a_request_is_written_with_its_defaults_in_the_order_of_the_record() {
    JsonWriter json = new JsonWriter();
    json.object();
    FORM.write(FORM.read(LEAST), json);
    assertThat(json.end().text().replaceAll("\\s+", ""))
        .isEqualTo(
            "{\"column\":[\"a/b\"],\"distance\":6,\"turns\":null,\"terrain\":[],"
                + "\"gait\":\"slow-march\",\"night\":false,\"place\":\"\",\"other\":[]}");
  }

  @Test
  void what_is_given_is_written_by_its_kind() {
    JsonWriter json = new JsonWriter();
    json.object();
    FORM.write(
        FORM.read(
            Map.of(
                "column", List.of("a/b"),
                "turns", List.of("3"),
                "night", List.of("true"),
                "terrain", List.of("woods,town"))),
        json);
    assertThat(json.end().text().replaceAll("\\s+", ""))
        .contains("\"turns\":3", "\"night\":true", "\"terrain\":[\"woods\",\"town\"]");
  }
}
