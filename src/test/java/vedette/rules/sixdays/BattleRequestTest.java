package vedette.rules.sixdays;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import vedette.form.RequestForm;
import vedette.json.JsonWriter;
import vedette.rules.Fights;
import vedette.rules.kit.When;

/** Requests as understood: defaults filled in, written so that they can be read again. */
class BattleRequestTest {
  private static final RequestForm<BattleRequest> FORM = RequestForm.of(BattleRequest.class);

  private static String json(BattleRequest request) {
    JsonWriter json = new JsonWriter();
    json.object();
    FORM.write(request, json);
    return json.end().text();
  }

  @Test
  void what_is_not_said_takes_its_default() {
    BattleRequest request = FORM.read(Fights.given("attacker", "inf 5", "defender", "inf 4"));
    assertThat(request.turns()).isEqualTo(OptionalInt.empty());
    assertThat(request.spent()).isEqualTo(OptionalInt.empty());
    assertThat(request.terrain()).isEmpty();
    assertThat(request.counterattack()).isEqualTo(When.parse("never"));
    assertThat(request.stop()).isEqualTo(Stopping.parse("never"));
    assertThat(request.attackerLosses()).isEqualTo(LossOrder.INFANTRY_FIRST);
    assertThat(request.defenderLosses()).isEqualTo(LossOrder.INFANTRY_FIRST);
    assertThat(request.stacking()).isEqualTo(Stacking.CHECKED);
  }

  @Test
  void other_requests_have_their_defaults_too() {
    RepulseRequest repulse =
        RequestForm.of(RepulseRequest.class)
            .read(Fights.given("attacker", "inf 5", "defender", "inf 4"));
    assertThat(repulse.movement()).isEmpty();
    assertThat(repulse.spent()).isZero();
    assertThat(repulse.press()).isEqualTo(RepulseDoctrine.parse("always"));
    assertThat(repulse.due()).isEqualTo(RepulseRequest.Due.TELL);
    ReorganizeRequest reorganize =
        RequestForm.of(ReorganizeRequest.class).read(Fights.given("command", "inf 1/3"));
    assertThat(reorganize.nights()).isEqualTo(1);
    assertThat(reorganize.order()).isEqualTo(ReplacementOrder.MOST_LOST);
  }

  @Test
  void the_request_is_written_whole_and_in_canonical_text() {
    BattleRequest request =
        FORM.read(
            Fights.given(
                "--attacker 'Ney: infantry 5,cavalry 2;spent 1' --defender 'inf 4'"
                    + " --defender 'inf 3; in woods,stream' --terrain 'town, stream'"
                    + " --counterattack 'at 2' --attacker-losses guns-first"));
    assertThat(json(request).replaceAll("\\s+", ""))
        .isEqualTo(
            ("{'attacker':['Ney:inf5,cav2;spent1'],'defender':['inf4','inf3;inwoodsstream'],"
                    + "'turns':null,'spent':null,'terrain':['town','stream'],"
                    + "'counterattack':'at+2','stop':'never','reinforce':'at-once','attackerLosses':'guns-first',"
                    + "'defenderLosses':'infantry-first','stacking':'checked','survivors':'in-all','variant':[]}")
                .replace('\'', '"'));
  }

  @Test
  void a_number_that_was_given_is_written_as_a_number() {
    assertThat(
            json(FORM.read(Fights.given("attacker", "inf 5", "defender", "inf 4", "turns", "3"))))
        .contains("\"turns\": 3")
        .contains("\"spent\": null");
  }

  @Test
  void what_is_written_reads_as_the_same_request() {
    BattleRequest request =
        FORM.read(
            Fights.given(
                "--attacker 'Ney: inf 5, officer; spent 1; joins spent 4: cav 3; against B; in woods'"
                    + " --defender 'B: inf 4; arrives 2: art 1; rearguard 3: cav 2'"
                    + " --stop 'after-losing 4' --counterattack 'at -1' --stacking ignored"));
    BattleRequest again =
        FORM.read(
            Map.of(
                "attacker", List.of(request.attacker().get(0).toString()),
                "defender", List.of(request.defender().get(0).toString()),
                "stop", List.of(request.stop().toString()),
                "counterattack", List.of(request.counterattack().toString()),
                "stacking", List.of("ignored")));
    assertThat(again).isEqualTo(request);
    assertThat(json(again)).isEqualTo(json(request));
  }
}
