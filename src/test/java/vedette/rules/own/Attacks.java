package vedette.rules.own;

import vedette.fight.Engagement;
import vedette.rules.Fights;

/** Attacks on the tables that tests use. */
final class Attacks {
  static final String ODDS = "tables/examples/odds.json";
  static final String LOSSES = "tables/examples/losses.json";
  static final String EVEN = "src/test/resources/crt/even.json";
  static final String PERCENT = "src/test/resources/crt/percent.json";
  static final String KILLS = "src/test/resources/crt/kills.json";

  private Attacks() {}

  /** Returns an attack with these strengths. */
  static Engagement<?, ?> attack(String table, int attacker, int defender, String... options) {
    return Fights.fight(
        "own",
        "fight",
        Fights.and(options, "table", table, "attacker", "" + attacker, "defender", "" + defender));
  }
}
