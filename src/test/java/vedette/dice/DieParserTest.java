package vedette.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.math.BigInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.source.TextFault;

/** The notation of dice, and the errors for wrong notations. */
class DieParserTest {

  private static TextFault refusal(String notation) {
    TextFault refusal = catchThrowableOfType(TextFault.class, () -> Die.parse(notation));
    assertThat(refusal).as(notation).isNotNull();
    return refusal;
  }

  @ParameterizedTest
  @CsvSource({
    "d6, D6, 1, 6",
    "D6, D6, 1, 6",
    "1d6, D6, 1, 6",
    "d10, D10, 1, 10",
    "2d6, 2D6, 2, 12",
    "02d06, 2D6, 2, 12",
    "2d6+1, 2D6+1, 3, 13",
    "2d6-12, 2D6-12, -10, 0",
    "2d6+0, 2D6, 2, 12",
    "1d1, D1, 1, 1",
    "100d1, 100D1, 100, 100",
    "average, average die, 2, 5",
    "d6+d10, D6+D10, 2, 16",
    "2d6+d10+1, 2D6+D10+1, 4, 23",
    "d4+d4-2, D4+D4-2, 0, 6",
    "d66, D66, 11, 66",
    "1D66, D66, 11, 66",
    "d666, D666, 111, 666",
    "d65, D65, 1, 65",
    "d67, D67, 1, 67",
  })
  void dice_are_written_as_in_a_rulebook(String notation, String name, int min, int max) {
    Die die = Die.parse(notation);
    assertThat(die.name()).isEqualTo(name);
    assertThat(die.min()).isEqualTo(min);
    assertThat(die.max()).isEqualTo(max);
  }

  /** The offset is that of the first character that is not allowed at its place. */
  @ParameterizedTest
  @CsvSource({
    "'', 0",
    "d, 1",
    "2d, 2",
    "6, 1",
    "-1d6, 0",
    "+d6, 0",
    "x, 0",
    "2x6, 1",
    "2d6+, 4",
    "2d6-, 4",
    "2d6x, 3",
    "2d6+x, 4",
    "2d6+1+1, 5",
    "2d6+-1, 4",
    "2d-6, 2",
    "1.5d6, 1",
    "d6.5, 2",
    "' d6', 0",
    "'d 6', 1",
    "'d6 ', 2",
    "2d6d6, 3",
    "d6+d, 4",
    "d6+2d, 5",
    "d6-d4, 3",
    "d6+d4+, 6",
    "d6+1+d4, 4",
    "+d6+d4, 0",
    "２d6, 0",
    "d６, 1",
    "Average, 0",
    "averages, 0",
    "2d66, 0",
    "d66+1, 0",
    "d6+d66, 0",
    "2d666, 0",
    "d666-1, 0",
  })
  void a_wrong_notation_is_pointed_at(String notation, int offset) {
    TextFault refusal = refusal(notation);
    assertThat(refusal.offset()).isEqualTo(offset);
    assertThat(refusal.isTooLarge()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "0d6, 0",
    "00d6, 0",
    "2d0, 2",
    "d0, 1",
    "12d00+1, 3",
    "0d0, 0",
    "d6+0d4, 3",
    "d6+d0, 4"
  })
  void no_dice_or_no_faces_are_pointed_at(String notation, int offset) {
    TextFault refusal = refusal(notation);
    assertThat(refusal.offset()).isEqualTo(offset);
    assertThat(refusal.isTooLarge()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "100000d6",
        "24d6",
        "63d2",
        "32d4",
        "1d10001",
        "1d2147483647",
        "1d2147483648",
        "1d99999999999999999999",
        "2147483648d2",
        "99999999999999999999d99999999999999999999",
        "1d6+2147483647",
        "1d6+99999999999999999999",
        "1d6-2147483648",
        "2147483647d1",
        "22d6+2d6",
        "d6+10000d1",
        "d5000+d5002",
        "2147483647d1+2147483647d1"
      })
  void a_roll_too_large_to_be_weighed_is_refused_as_such(String notation) {
    TextFault refusal = refusal(notation);
    assertThat(refusal.isTooLarge()).isTrue();
    assertThat(refusal.offset()).isZero();
  }

  /** 10,000 different results; 2^62 = 2^62 = 4^31; 6^23 is 2^59.5. */
  @ParameterizedTest
  @CsvSource({"1d10000, 10000", "62d2, 63", "31d4, 94", "23d6, 116"})
  void the_largest_rolls_are_still_weighed(String notation, int outcomes) {
    assertThat(Die.parse(notation).outcomes()).isEqualTo(outcomes);
  }

  /** Compared with whole numbers of any size: faces^dice up to 2^62, however near. */
  @Test
  void the_limit_lies_exactly_at_weights_of_two_to_the_62() {
    BigInteger limit = BigInteger.ONE.shiftLeft(62);
    for (int dice = 6; dice <= 62; dice++) {
      int faces = 2;
      while (BigInteger.valueOf(faces + 1).pow(dice).compareTo(limit) <= 0) {
        faces++;
      }
      if (dice * (faces - 1) + 1 <= Die.MAX_OUTCOMES) {
        assertThat(Die.parse(dice + "d" + faces).total())
            .isEqualTo(BigInteger.valueOf(faces).pow(dice).longValueExact());
        assertThat(refusal(dice + "d" + (faces + 1)).isTooLarge()).isTrue();
      }
    }
  }

  @Test
  void three_d6_read_as_digits_have_no_seven() {
    Die die = Die.parse("d666");
    assertThat(die.outcomes()).isEqualTo(216);
    assertThat(IntStream.range(0, 216).map(die::value))
        .allMatch(value -> String.valueOf(value).matches("[1-6]{3}"))
        .doesNotHaveDuplicates();
  }
}
