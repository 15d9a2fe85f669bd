package vedette.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import vedette.fight.Engagement;
import vedette.form.OptionText;
import vedette.form.RequestForm;
import vedette.table.Tables;

/**
 * A fight that is prepared again is the same fight: with the same dice it reaches equal states. A
 * plan prepares its fights when a battle reaches them, in any order of its threads.
 */
class DrawnAgainTest {
  private static final Tables TABLES = Tables.builtIn();

  static Stream<Arguments> examples() {
    return Catalogue.systems().stream()
        .flatMap(it -> it.engagements().stream())
        .flatMap(
            type ->
                type.examples().stream()
                    .map(it -> Arguments.of(type.fightName() + " " + it, type, it)));
  }

  @ParameterizedTest
  @MethodSource("examples")
  void it_reaches_equal_states(String named, EngagementType<?> type, String example) {
    for (int seed = 1; seed <= 10; seed++) {
      assertThat(states(fight(type, example), seed)).isEqualTo(states(fight(type, example), seed));
    }
  }

  private static <Q extends Record> Engagement<?, ?> fight(EngagementType<Q> type, String example) {
    RequestForm<OptimizedRequest<Q>> form = type.form();
    Map<String, List<String>> texts = OptionText.read(example, form);
    if (!example.startsWith("--")) {
      texts.put(HasTableFile.PARAMETER, List.of(example.split(" ")[0]));
    }
    return type.plain(form.read(texts), TABLES);
  }

  private static <S, R> List<Object> states(Engagement<S, R> fight, int seed) {
    List<Object> states = new ArrayList<>();
    FightEnds.toTheEnd(fight, seed, states::add);
    return states;
  }
}
