package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.Captured.BATTLE;
import static vedette.cli.Captured.vedette;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Values of options that cannot be: each is refused with what may stand there. */
class BadOptionTest {
  private static final String SIMULATE = BATTLE + " --method simulate ";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "-5",
        "1.5",
        "",
        "many",
        "1e-3",
        "1e",
        "0x10",
        "+5",
        "10 M",
        "10m",
        "1,000",
        "１",
        "NaN",
        "1e1000000000",
        "0.0001k",
        "--5"
      })
  void a_number_of_battles_is_a_whole_number_from_1(String trials) {
    assertThat(Captured.of(with("--trials", trials)).misuse())
        .startsWith("error[C003]: --trials: ")
        .contains("help: write a whole number from 1 to 2G, as 5000, 250k, 10M or 1e6");
  }

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
  @ValueSource(strings = {"3G", "1000000000000000000", "9223372036854775808", "1e30"})
  void more_battles_than_anybody_can_wait_for_are_refused_with_the_limit(String trials) {
    assertThat(vedette(SIMULATE + "--trials " + trials).complaint(ExitCode.REFUSED))
        .startsWith("error[L002]: ")
        .contains("limit of 2G", "--method exact");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "abc",
        "1.5",
        "",
        "18446744073709551616",
        "-9223372036854775809",
        "0x",
        "0xG",
        "0x-1",
        "+1",
        "1e3",
        "0x10000000000000000"
      })
  void a_seed_is_any_number_of_64_bits(String seed) {
    assertThat(Captured.of(with("--seed", seed)).misuse())
        .startsWith("error[C003]: --seed: ")
        .contains("from -2^63 to 2^64-1");
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

  @ParameterizedTest
  @ValueSource(strings = {"0", "-1", "x", "1.5", "", "99999999999"})
  void threads_are_a_whole_number_from_1(String threads) {
    assertThat(Captured.of(with("--threads", threads)).misuse())
        .startsWith("error[C003]: --threads: ")
        .contains("from 1");
  }

  @Test
  void too_many_threads_are_capped_with_a_note_and_the_same_answer() {
    Captured many = vedette(SIMULATE + "--trials 1000 --threads 100000");
    assertThat(many.code()).isZero();
    assertThat(many.err()).startsWith("warning[C005]: --threads is capped at 256");
    assertThat(many.out()).isEqualTo(vedette(SIMULATE + "--trials 1000 --threads 1").answer());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"NaN", "-0.1", "1.5", "0,05", "0", "1", "100%", "", "%", "Infinity", "5%%"})
  void a_precision_is_a_share_between_0_and_1(String precision) {
    assertThat(Captured.of(with("--precision", precision)).misuse())
        .startsWith("error[C003]: --precision: ")
        .contains("the decimal point is `.`");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-1", "many", "1.5", ""})
  void a_limit_of_states_is_a_whole_number_from_1(String states) {
    assertThat(Captured.of(with("--max-states", states)).misuse())
        .startsWith("error[C003]: --max-states: ");
  }

  @ParameterizedTest
  @CsvSource({
    "--format xml2, 'text, json'",
    "--format jsn, did you mean `json`?",
    "--color maybe, 'auto, always, never'",
    "--color=, 'auto, always, never'",
    "--method exakt, did you mean `exact`?",
    "--method '', 'auto, exact, simulate, direct'"
  })
  void an_unknown_word_brings_the_known_ones(String option, String help) {
    assertThat(vedette(BATTLE + " " + option).misuse()).contains("help: ").contains(help);
  }

  @ParameterizedTest
  @CsvSource({
    "--method exact --trials 1000,      --trials,    leave one of them out",
    "--method exact --precision 1%,     --precision, leave one of them out",
    "--fractions --trials 1000,         --trials,    leave one of them out",
    "--method auto --fractions,         --fractions, leave one of them out",
    "--method direct --max-states 9,    --max-states, leave one of them out",
    "--method simulate --fractions,     --fractions, leave one of them out",
    "--method direct --fractions,       --fractions, leave one of them out",
    "--play --explain,                  --explain,   leave one of them out",
    "--play --fractions,                --fractions, leave one of them out",
    "--play --trials 5,                 --trials,    leave one of them out",
    "--play --method simulate,          --method,    leave one of them out"
  })
  void options_that_do_not_go_together_are_named(String options, String named, String help) {
    assertThat(vedette(BATTLE + " " + options).misuse())
        .startsWith("error[C004]: " + named + " cannot be combined with ")
        .contains("help: " + help);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--method simulate --seed 1 --seed 2",
        "--turns 2 --turns 2",
        "--format json --format text",
        "--method exact --method exact",
        "--explain --explain",
        "--color never --tables a --tables b"
      })
  void an_option_with_one_value_is_given_once(String options) {
    assertThat(vedette(BATTLE + " " + options).misuse())
        .startsWith("error[C004]: --")
        .contains(" is given twice\n");
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
  }

  private static String[] with(String option, String value) {
    String[] words = Captured.words(SIMULATE + option);
    String[] all = Arrays.copyOf(words, words.length + 1);
    all[words.length] = value;
    return all;
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
