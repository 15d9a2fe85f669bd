package vedette.rules.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** Sets of flags, out of an enum of up to eight constants. */
class FlagsTest {
  private enum Of {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
    NINTH
  }

  @Test
  void each_is_so_or_not_whatever_others_are() {
    Flags<Of> flags = Flags.<Of>none().with(Of.B, true).with(Of.H, true).with(Of.B, false);
    for (Of each : Of.values()) {
      assertThat(flags.contains(each)).isEqualTo(each == Of.H);
    }
    assertThat(flags.with(Of.H, false)).isEqualTo(Flags.none());
  }

  @Test
  void two_of_which_the_same_is_so_are_the_same() {
    Flags<Of> one = Flags.<Of>none().with(Of.A, true).with(Of.C, true);
    assertThat(one)
        .isEqualTo(Flags.<Of>none().with(Of.C, true).with(Of.A, true))
        .isNotEqualTo(Flags.<Of>none().with(Of.C, true));
  }

  @Test
  void a_ninth_constant_is_refused() {
    assertThatThrownBy(() -> Flags.<Of>none().with(Of.NINTH, true))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("NINTH is past the first 8 constants");
  }
}
