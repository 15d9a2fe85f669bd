package vedette.rules.sixdays;

import vedette.fight.Engagement;
import vedette.rules.Fights;

/** Engagements of Six Days of Glory, made as a user makes them. */
final class SixDaysFights {
  private SixDaysFights() {}

  /** A battle of parameter names and their texts in turn; a name may come again. */
  static Engagement<?, ?> battle(String... options) {
    return Fights.fight(SixDays.ID, "battle", options);
  }

  static Engagement<?, ?> repulse(String... options) {
    return Fights.fight(SixDays.ID, "repulse", options);
  }

  static Engagement<?, ?> reorganization(String... options) {
    return Fights.fight(SixDays.ID, "reorganize", options);
  }

  /** The differential at which two stacks fight one attack. */
  static int differential(String attacker, String defender, String... further) {
    String[] options = Fights.and(further, "attacker", attacker, "defender", defender);
    return Played.with(battle(options), 5).differentials().get(0);
  }
}
