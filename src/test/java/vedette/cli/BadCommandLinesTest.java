package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.Captured.BATTLE;

import java.util.Collections;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Section F: the command line. */
class BadCommandLinesTest extends BadInputRows {
  private static final String SIMULATE = BATTLE + " --method simulate ";

  @Override
  Stream<DynamicTest> rows() {
    return Stream.concat(options(), words());
  }

  private static DynamicTest option(String id, String options, String... words) {
    return row(id, options).command(SIMULATE + options).refusedWithoutAnswer(2, words);
  }

  private static Stream<DynamicTest> options() {
    return Stream.of(
        option("F02", "--trails 1000", "unknown option `--trails`", "did you mean `--trials`?"),
        option("F03", "--trials", "--trials needs a value"),
        option("F03", "--trials=", "--trials: `` is not a number of battles"),
        option("F04", "--trials 0", "from 1 to 2G"),
        option("F04", "--trials=-5", "from 1 to 2G"),
        option("F04", "--trials 1.5", "from 1 to 2G"),
        row("F04", "numbers written short").command(SIMULATE + "--trials 5e3").answered("5,000"),
        row("F05", "10^18 battles")
            .command(SIMULATE + "--trials 1000000000000000000")
            .refusedWithoutAnswer(6, "limit of 2G", "--method exact"),
        row("F06", "battles of more than 64 bits")
            .command(SIMULATE + "--trials 99999999999999999999")
            .refusedWithoutAnswer(6, "limit of 2G"),
        option("F07", "--seed abc", "from -2^63 to 2^64-1"),
        option("F07", "--seed=", "from -2^63 to 2^64-1"),
        option("F07", "--seed 18446744073709551616", "from -2^63 to 2^64-1"),
        row("F08", "a seed of all bits")
            .command(SIMULATE + "--trials 1k --seed 0xFFFFFFFFFFFFFFFF")
            .answered("seed -1"),
        option("F09", "--threads 0", "--threads: `0` is out of range", "from 1 to 256"),
        option("F09", "--threads 99999999999", "from 1 to 256"),
        option("F09", "--max-states 3G", "from 1 to 2147483647"),
        row("F09", "too many threads")
            .command(SIMULATE + "--trials 1k --threads 100000")
            .test(
                run -> {
                  assertThat(run.code()).isZero();
                  assertThat(run.err()).startsWith("warning[C005]: ").contains("\nhelp: ");
                }),
        row("F10", "battles for an exact answer")
            .command(BATTLE + " --method exact --trials 1000")
            .refusedWithoutAnswer(2, "cannot be combined"),
        option("F11", "--seed 1 --seed 2", "--seed is given twice"),
        tolerance("NaN"),
        tolerance("-0.1"),
        tolerance("1.5"),
        tolerance("0,05"),
        row("F13", "a format that does not exist")
            .command(BATTLE + " --format xml2")
            .refusedWithoutAnswer(2, "text, json, csv, markdown, html"),
        row("F13", "a colour that does not exist")
            .command(BATTLE + " --color maybe")
            .refusedWithoutAnswer(2, "auto, always, never"));
  }

  private static DynamicTest tolerance(String tolerance) {
    return row("F12", "a tolerance of " + tolerance)
        .command("check s.json --baseline b.json --tolerance=" + tolerance)
        .refusedWithoutAnswer(2, "is not a share between 0 and 1", "the decimal point is `.`");
  }

  private static Stream<DynamicTest> words() {
    return Stream.of(
        row("F01", "nothing at all")
            .arguments()
            .test(
                run -> {
                  assertThat(run.code()).isEqualTo(0);
                  assertThat(run.out()).contains("Usage: vedette", "Examples:");
                }),
        row("F14", "an at sign and a file")
            .file("words", "--help")
            .arguments("@$d/words")
            .refusedWithoutAnswer(2, "there is no command `vedette @$d/words`"),
        row("F15", "an argument that moves the cursor")
            .arguments("six-days", "battle\n\u001b[2J")
            .refusedWithoutAnswer(2, "\\u001b[2J"),
        row("F16", "an empty name of a file")
            .arguments("check", "--odds", "")
            .refusedWithoutAnswer(2, "is not a valid file name"),
        row("F16", "a NUL in the name of a file")
            .arguments("check", "--odds", "a\0b")
            .refusedWithoutAnswer(2, "is not a valid file name"),
        row("F17", "a name that begins like an option")
            .arguments("check", "--odds", "--", "-x.json")
            .refusedWithoutAnswer(5, "-x.json: cannot read: no such file"),
        row("F18", "help and a mistake")
            .command("six-days battle --nope --trials x --help")
            .answered("Usage: vedette six-days battle"),
        row("F18", "the version where an option has its value")
            .command("check s.json --baseline b.json --only -V")
            .refusedWithoutAnswer(5, "s.json: cannot read"),
        row("F18", "help where an option has its value")
            .command("check s.json --baseline b.json --only --help")
            .refusedWithoutAnswer(2, "--only needs a value"),
        row("F18", "the version as a baseline")
            .command("check s.json --baseline --version")
            .test(run -> assertThat(run.code()).isNotZero()),
        row("F20", "a hundred thousand arguments")
            .arguments(Collections.nCopies(100_000, "x").toArray(String[]::new))
            .refusedWithoutAnswer(6, "100000 arguments, over the limit of 1100"),
        row("F20", "an argument of 128 kilobytes")
            .arguments("six-days", "x".repeat(1 << 17))
            .refusedWithoutAnswer(2, "there is no command"));
  }
}
