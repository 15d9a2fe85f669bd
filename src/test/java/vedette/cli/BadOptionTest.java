package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.Captured.BATTLE;
import static vedette.cli.Captured.vedette;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values of options that cannot be: each is refused with what may stand there. */
class BadOptionTest {
  private static final String SIMULATE = BATTLE + " --method simulate ";

  @ParameterizedTest
  @CsvSource({
    "5000, '5,000'",
    "5_000, '5,000'",
    "5k, '5,000'",
    "0.5k, 500",
    "5e3, '5,000'",
    "0.02M, '20,000'",
    "1, 1"
  })
  void a_number_of_battles_may_be_written_short(String trials, String shown) {
    assertThat(vedette(SIMULATE + "--trials " + trials).answer())
        .contains("\n\nsix-days battle: " + shown + " battle");
  }

  @ParameterizedTest
  @CsvSource({
    "-1, -1",
    "0x2A, 42",
    "0x2a, 42",
    "042, 42",
    "18446744073709551615, -1",
    "0xFFFFFFFFFFFFFFFF, -1",
    "-9223372036854775808, -9223372036854775808"
  })
  void a_seed_is_echoed_in_one_form(String seed, String echoed) {
    String options = "--trials 1000 --seed ";
    assertThat(vedette(SIMULATE + options + seed).answer())
        .contains(", seed " + echoed + ",")
        .isEqualTo(vedette(SIMULATE + options + echoed).answer());
  }

  @Test
  void too_many_threads_are_capped_with_a_note_and_the_same_answer() {
    Captured many = vedette(SIMULATE + "--trials 1000 --threads 100000");
    assertThat(many.code()).isZero();
    assertThat(many.err()).startsWith("warning[C005]: --threads is capped at 256");
    assertThat(many.out()).isEqualTo(vedette(SIMULATE + "--trials 1000 --threads 1").answer());
  }

  /** What no run could ever play is no number of battles; 3G is one, over a stated limit. */
  @Test
  void a_number_beyond_all_limits_is_misuse() {
    assertThat(vedette(SIMULATE + "--trials 1e30").misuse())
        .contains("error[C003]: --trials: `1e30` is not a number of battles");
    assertThat(vedette(SIMULATE + "--trials 3G").code()).isEqualTo(ExitCode.REFUSED);
    assertThat(
            vedette("six-days battle --defender 'inf {4,5}' --attacker 'inf 4' --best x").misuse())
        .contains("--best: with defender inf `4`: `x` is not one of attacker, defender, both");
  }

  @Test
  void stacks_may_be_given_again() {
    vedette(BATTLE + " --attacker 'inf 2' --defender 'inf 1'").answer();
  }

  @Test
  void an_empty_or_impossible_directory_of_tables_is_refused() {
    assertThat(Captured.of("list", "--tables", "").misuse()).contains("--tables: ");
    assertThat(Captured.of("list", "--tables", "a\0b").misuse())
        .contains("--tables: `a\\u0000b` is not a valid directory name");
    assertThat(Captured.of("check", "--odds", "a\0b").misuse())
        .contains("is not a valid file name");
    assertThat(Captured.of("list", "--tables", "nowhere-at-all").err())
        .contains("help: give the path of an existing directory");
  }

  /** What holds if nothing is said is denied behind `=`; a bare flag says that it holds. */
  @Test
  void a_flag_that_holds_unless_denied_is_denied_behind_an_equals_sign() {
    String charge = "days-of-glory charge --charger 'cav 6' --target 'art 4' --format csv";
    String fires = vedette(charge).answer();
    assertThat(vedette(charge + " --guns-fire").answer()).isEqualTo(fires);
    assertThat(vedette(charge + " --guns-fire=true").answer()).isEqualTo(fires);
    assertThat(vedette(charge + " --guns-fire=false").answer()).isNotEqualTo(fires);
    assertThat(vedette(charge + " --guns-fire false").misuse())
        .contains("help: write it behind `=`, as in `--guns-fire=false`");
    assertThat(vedette(charge + " --guns-fire=no").misuse())
        .contains("`no` is not one of true, false");
  }
}
