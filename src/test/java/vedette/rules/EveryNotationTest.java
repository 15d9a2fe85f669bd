package vedette.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.form.RequestForm;
import vedette.form.RequestJson;
import vedette.json.Json;
import vedette.json.JsonReader;
import vedette.json.JsonWriter;
import vedette.source.Problems;
import vedette.source.Source;

/**
 * The text that a request writes is read as the same request, whatever its units, clauses and
 * doctrines.
 */
class EveryNotationTest {
  static Stream<Fights.RequestedFight> fights() {
    return Stream.concat(
        Catalogue.systems().stream()
            .flatMap(system -> system.engagements().stream())
            .flatMap(
                type -> type.examples().stream().map(it -> Fights.RequestedFight.of(type, it))),
        Stream.of("agreement.txt", "left.txt")
            .flatMap(file -> Fights.listed(file).stream())
            .map(it -> it.fight().replaceAll("[{}]", ""))
            .distinct()
            .map(Fights.RequestedFight::of));
  }

  @ParameterizedTest
  @MethodSource("fights")
  void a_request_is_read_as_it_was_written(Fights.RequestedFight requestedFight) {
    assertReadAgain(requestedFight.type().form(), requestedFight);
  }

  private static <Q extends Record> void assertReadAgain(
      RequestForm<Q> form, Fights.RequestedFight requestedFight) {
    Q request = form.read(requestedFight.given());
    String text = written(form, request);
    Source source = Source.of("request.json", text.getBytes());
    Problems problems = new Problems();
    Json.Obj json = (Json.Obj) JsonReader.read(source, problems);
    Q again = new RequestJson(json, source, problems).read(form);
    assertThat(problems.list()).isEmpty();
    assertThat(again).isEqualTo(request);
    assertThat(written(form, again)).isEqualTo(text);
  }

  private static <Q extends Record> String written(RequestForm<Q> form, Q request) {
    JsonWriter json = new JsonWriter().object();
    form.write(request, json);
    return json.end().text();
  }

  /** A stack in the words and the order of the help is written unchanged. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "six-days battle --attacker 'Old Guard: inf 5, cav 2, art 1, officer; spent 1'",
        "six-days battle --attacker 'inf 8 corps, cav 3 brigade, cav 4 division'",
        "six-days battle --attacker 'inf 5; spent 0; joins spent 4: cav 3, officer'",
        "six-days battle --attacker 'inf 5; joins turns 2: art 1; arrives 2: inf 4'",
        "six-days battle --attacker 'inf 5; rearguard 3: cav 1; in woods stream'",
        "six-days battle --attacker 'inf 5; against 1 2; touches 3; in woods stream'",
        "six-days battle --attacker 'inf 5; against 1; touches 2; holds'",
        "six-days battle --attacker 'inf 5; attacks at +2; in woods'",
        "six-days battle --attacker 'inf 5; enters 2; in woods'",
        "six-days battle --attacker 'inf 3/5, cav 0/2, art 1/2 brigade, officer'",
        "six-days repulse --defender 'Ney: inf 5; in woods stream; distance 2'",
        "six-days repulse --defender 'Old Guard: 40% inf 2 | 60% inf 5, art 2; in woods stream'",
        "six-days repulse --defender 'inf: inf 2'",
        "six-days reorganize --command 'Marmont: inf 3/5, inf 0/4, cav 2, art 0/1 corps'",
        "six-days battle --counterattack 'at +2'",
        "six-days battle --counterattack always --stop 'after-losing 4'",
        "six-days battle --stop 'below +1'",
        "six-days battle --reinforce 'against +2'",
        "six-days battle --reinforce at-once",
        "six-days repulse --press 'at 0 or hidden'",
        "six-days repulse --press revealed",
      })
  void canonical_text_is_written_unchanged(String fight) {
    Fights.RequestedFight requestedFight = Fights.RequestedFight.of(fight);
    RequestForm<?> form = requestedFight.type().form();
    requestedFight
        .given()
        .forEach(
            (slot, texts) ->
                form.slots().stream()
                    .filter(it -> it.name().equals(slot))
                    .forEach(
                        it -> assertThat(form.parse(it, texts.get(0))).hasToString(texts.get(0))));
  }
}
