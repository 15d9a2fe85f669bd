package vedette.rules.own;

import java.util.stream.Stream;
import vedette.fight.Side;
import vedette.system.Effect;
import vedette.system.LoseOrRetreat;
import vedette.system.RuleSystem;
import vedette.system.Throw;

/** Where the rules of a file let a side choose to retreat. */
final class Retreating {
  private Retreating() {}

  /** Whether they do anywhere. */
  static boolean isChosen(RuleSystem rules, Side side) {
    return rules.round().stream().anyMatch(it -> it.letsRetreat(side))
        || effects(rules).anyMatch(it -> it.what() instanceof LoseOrRetreat);
  }

  private static Stream<Effect> effects(RuleSystem rules) {
    Stream<Effect> ofResults =
        rules.results().values().stream()
            .flatMap(it -> it.suffered().stream())
            .flatMap(it -> it.effects().stream());
    Stream<Effect> ofFire =
        rules.fires().values().stream()
            .flatMap(
                it ->
                    Stream.concat(
                        it.hit().stream(), it.rolls().stream().flatMap(Retreating::effects)));
    Stream<Effect> ofSaves =
        rules.tables().values().stream()
            .filter(it -> it.toSave() != null)
            .flatMap(it -> effects(it.toSave()));
    Stream<Effect> ofChecks =
        rules.checks().values().stream()
            .flatMap(it -> Stream.concat(it.pass().stream(), it.fail().stream()))
            .flatMap(it -> it.effects().stream());
    return Stream.of(ofResults, ofFire, ofSaves, ofChecks).flatMap(it -> it);
  }

  private static Stream<Effect> effects(Throw roll) {
    return roll.faces().stream().flatMap(face -> face.effects().stream());
  }
}
