package vedette.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import vedette.source.TextFault;

/** Requests with texts in common are read as any other, but each text only once. */
class SharedTextsTest {
  /** The texts read so far, in order. */
  private static final List<String> READ = new ArrayList<>();

  record March(
      @Field(text = "who marches") List<Column> column,
      @Field(text = "who covers it", optional = true) Optional<Column> cover,
      @Field(text = "how fast", fallback = "steady") Column pace,
      @Field(text = "how far", fallback = "6", min = 0, max = 9) int distance) {}

  /** A word other than `lost`. */
  public record Column(String word) {
    /** Returns the column of a text. */
    public static Column parse(String text) {
      READ.add(text);
      if (text.endsWith("lost")) {
        throw new TextFault(text.indexOf("lost"), "the column is lost", "find it");
      }
      return new Column(text);
    }
  }

  private final RequestForm<March> form = RequestForm.of(March.class);
  private final RequestJson.SharedTexts<March> shared = new RequestJson.SharedTexts<>(form);

  @Test
  void a_text_is_read_once_for_all_requests() {
    READ.clear();
    for (int i = 0; i < 12; i++) {
      Map<String, List<String>> given =
          Map.of("column", List.of("van", "rear" + i % 3), "cover", List.of("horse" + i % 2));
      March march = shared.read(given);
      assertThat(march.column()).containsExactly(new Column("van"), new Column("rear" + i % 3));
      assertThat(march.cover()).contains(new Column("horse" + i % 2));
      assertThat(march.distance()).isEqualTo(6);
    }
    assertThat(READ)
        .containsExactlyInAnyOrder("van", "rear0", "rear1", "rear2", "horse0", "horse1", "steady");
  }

  @Test
  void a_text_of_one_parameter_is_none_of_another() {
    Map<String, List<String>> given =
        Map.of("column", List.of("5"), "pace", List.of("5"), "distance", List.of("5"));
    assertThat(shared.read(given)).isEqualTo(form.read(given));
    assertThat(shared.read(given)).isEqualTo(form.read(given));
  }

  @Test
  void what_cannot_be_read_is_told_as_often_as_it_is_asked_for() {
    Map<String, List<String>> given = Map.of("column", List.of("van", "all lost"));
    for (int again = 0; again < 2; again++) {
      TextFault refusal = catchThrowableOfType(TextFault.class, () -> shared.read(given));
      assertThat(refusal).hasMessage("the column is lost");
      assertThat(refusal.slot()).isEqualTo("column");
      assertThat(refusal.text()).isEqualTo("all lost");
      assertThat(refusal.offset()).isEqualTo(4);
    }
    assertThat(catchThrowableOfType(TextFault.class, () -> shared.read(Map.of())))
        .hasMessageContaining("--column is missing");
  }
}
