package vedette.cli;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Section C: numbers. */
class BadNumbersTest extends BadInputRows {
  private static final String AT = "$d/tables/crt.json:2:13: ";

  private static DynamicTest format(String id, String number, String... words) {
    return row(id, number + " for a format")
        .changed("\"format\": 1,", "\"format\": " + number + ",")
        .refusedWithoutAnswer(4, words);
  }

  private static BadInput scenario(String id, String number) {
    String scenario = Guarded.scenario("one", "inf 5", "");
    return row(id, number + " turns")
        .suite(scenario.replace("\"inf 2\"", "\"inf 2\", \"turns\": " + number));
  }

  private static BadInput attack(String id, String strengths) {
    return row(id, "strengths " + strengths).command("own tables/examples/odds.json " + strengths);
  }

  @Override
  Stream<DynamicTest> rows() {
    return Stream.of(
        format("C01", "NaN", AT + "NaN is not a JSON number"),
        format("C01", "-Infinity", AT + "-Infinity is not a JSON number"),
        format("C02", "1e999", AT + "number \"1e999\" is out of range"),
        format("C03", "1e-999", AT + "number \"1e-999\" underflows to 0"),
        format("C04", "1e1000000000", AT, "is out of range"),
        format("C05", "1".repeat(1_000_001), AT + "number longer than 40 digits"),
        scenario("C06", "2147483648").refused(4, "$d/suite.json:2:", "write a whole number from"),
        scenario("C06", "9007199254740993").refused(4, "is too large"),
        scenario("C06", "9223372036854775808").refused(4, "is too large"),
        format("C06", "9223372036854775807", AT, "newer version"),
        scenario("C07", "3.0").answered("turnsFought"),
        scenario("C08", "3.5").refused(4, "`3.5` is not a whole number", "write a whole number"),
        format("C08", "1.5", AT),
        format("C09", "\"1\"", AT + "expected a number, found the string", "remove the quotes: 1"),
        format("C10", "01", AT + "\"01\""),
        format("C10", "+1", AT),
        format("C10", ".5", AT),
        format("C10", "5.", AT),
        format("C10", "0x10", AT),
        format("C10", "1_000", AT),
        format("C10", "１", AT),
        row("C10", "a seed in full-width digits")
            .command(Captured.BATTLE + " --method simulate --seed １")
            .refusedWithoutAnswer(2, "`１` is not a 64-bit number"),
        row("C10", "turns in full-width digits")
            .command(Captured.BATTLE + " --turns １")
            .refusedWithoutAnswer(2, "`１` is not a number in plain digits"),
        row("C10", "turns in Arabic digits")
            .command(Captured.BATTLE + " --turns ٣")
            .refusedWithoutAnswer(2, "`٣` is not a number in plain digits"),
        row("C11", "a column at -0")
            .changed("{ \"name\": \"zero\", \"at\": 0 }", "{ \"name\": \"zero\", \"at\": -0 }")
            .answered("six-days battle: exact"),
        attack("C12", "--attacker 6 --defender 2").answered("column    3:1"),
        attack("C13", "--attacker 5 --defender 2").answered("column    2:1"),
        row("C16", "a result that is certain")
            .command("own tables/examples/odds.json --attacker 60 --defender 10 --rounds 3")
            .answered(" 100%\n"),
        row("C17", "a comma in a number")
            .changed("\"format\": 1,", "\"format\": \"1,0\",")
            .refusedWithoutAnswer(4, AT, "the decimal point is \".\" in every language"));
  }
}
