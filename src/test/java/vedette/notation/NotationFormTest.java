package vedette.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Annotated records say how they are written. */
class NotationFormTest {
  /** Artillery as several systems write it: a keyword that must be there, and what may follow. */
  record Battery(
      @Word(keyword = "art", text = "artillery", what = "calibre", example = "12lb") String calibre,
      @Word(prefix = "ql", text = "its quality", what = "quality", example = "6")
          OptionalInt quality,
      @Word(text = "it is disordered") boolean disordered) {}

  private static final NotationForm<Battery> BATTERY = NotationForm.of(Battery.class);

  @Test
  void what_must_be_said_stands_first_with_its_keyword() {
    Battery battery = new Battery("12lb", OptionalInt.of(6), true);
    assertThat(BATTERY.parse("art 12lb disordered ql6")).isEqualTo(battery);
    assertThat(BATTERY.write(battery)).isEqualTo("art 12lb ql6 disordered");
    assertThat(BATTERY.entries().get(0)).isEqualTo(new Entry("art 12lb", "artillery"));
    assertThatThrownBy(() -> BATTERY.parse("ql6 art 12lb"))
        .hasMessage("`ql6` is not a unit")
        .isInstanceOf(BadNotation.class);
    assertThatThrownBy(() -> BATTERY.parse("art"))
        .hasMessage("a calibre is missing after `art`")
        .isInstanceOf(BadNotation.class);
  }
}
