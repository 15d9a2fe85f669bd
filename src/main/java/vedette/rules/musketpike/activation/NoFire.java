package vedette.rules.musketpike.activation;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Side;
import vedette.fight.Story.Fact;
import vedette.rules.musketpike.fire.FireEngagement;
import vedette.rules.musketpike.units.PreparedStack;
import vedette.rules.musketpike.units.StackState;

/**
 * The shots that are not possible when a fight begins, with their reasons, for an answer.
 *
 * @param facts lines of the situation
 * @param clause addition to the summary; "" if none
 */
record NoFire(List<Fact> facts, String clause) {
  /**
   * Returns the shots that are not possible, and the defenders without a shot.
   *
   * @param actions actions of the activation
   * @param drawnUp state before the first action
   * @param faces the reason why a defender has no shot at all
   */
  static NoFire of(List<Action> actions, ActivationState drawnUp, String faces) {
    List<Fact> facts = new ArrayList<>();
    List<ShotAction.Source> sources = new ArrayList<>();
    List<ShotAction.Source> defence = new ArrayList<>();
    for (Action action : actions) {
      if (action instanceof ShotAction shot) {
        sources.add(shot.source());
        String why = shot.noShotReason(drawnUp);
        facts.addAll(FireEngagement.noFire(why));
        if (shot.phase() == Phase.DEFENSIVE_FIRE && why.isEmpty()) {
          defence.add(shot.source());
        }
      }
    }
    for (StackState defender : drawnUp.of(Side.DEFENDER).stacks()) {
      String without = without(defender.stack(), sources);
      facts.addAll(FireEngagement.noFire(without.isEmpty() ? "" : without + ": " + faces));
    }
    return new NoFire(List.copyOf(facts), clause(defence, drawnUp));
  }

  private static String clause(List<ShotAction.Source> defence, ActivationState drawnUp) {
    if (defence.isEmpty()) {
      return ". The defender gives no defensive fire";
    }
    boolean guns = drawnUp.of(Side.DEFENDER).isAny(StackState::hasGuns);
    boolean fires = defence.stream().anyMatch(ShotAction.DefendingGuns.class::isInstance);
    return guns && !fires ? ". The defender's artillery does not fire" : "";
  }

  /** Returns the summary with the clause added; "" if there is no clause. */
  String summary(String usual) {
    return clause.isEmpty() ? "" : usual + clause;
  }

  /**
   * Returns the labels of the parts of a stack without a shot; defensive fire is through the front
   * only.
   */
  private static String without(PreparedStack defender, List<ShotAction.Source> sources) {
    List<String> without = new ArrayList<>();
    if (defender.hasUnit() && sources.stream().noneMatch(it -> isOfUnit(it, defender.index()))) {
      without.add(defender.label());
    }
    if (defender.hasGuns() && !sources.contains(new ShotAction.DefendingGuns(defender.index()))) {
      without.add(defender.gunsLabel());
    }
    return String.join(", ", without);
  }

  private static boolean isOfUnit(ShotAction.Source source, int defender) {
    return source instanceof ShotAction.Defender unit && unit.stack() == defender;
  }
}
