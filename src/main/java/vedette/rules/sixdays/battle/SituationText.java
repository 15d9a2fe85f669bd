package vedette.rules.sixdays.battle;

import java.util.List;
import vedette.fight.Story.Fact;
import vedette.json.EnumWords;
import vedette.rules.Variant;
import vedette.rules.sixdays.units.LossChoice;

/** Puts a situation into lines that a player can check at a glance. */
public final class SituationText {
  private SituationText() {}

  /**
   * Returns a stack: its units and strength, how long it fights, its orders, where it stands.
   *
   * @param orders its clauses, each behind a semicolon
   */
  public static Fact stack(
      String label, String units, int strength, String turns, String orders, List<String> terrain) {
    return fact(label, units + " (" + strength + ")", turns, orders, terrain);
  }

  /** Returns a stack of which it is not known what it is. */
  public static Fact unsure(String label, String possible, String away, List<String> terrain) {
    return fact(label, possible, away, "", terrain);
  }

  private static Fact fact(
      String label, String units, String turns, String orders, List<String> terrain) {
    StringBuilder text = new StringBuilder(units);
    if (!turns.isEmpty()) {
      text.append("; ").append(turns);
    }
    text.append(orders);
    if (!terrain.isEmpty()) {
      text.append("; terrain ").append(String.join(", ", terrain));
    }
    return new Fact(label, text.toString());
  }

  static String turns(int turns) {
    return turns == 1 ? "1 battle turn" : "up to " + turns + " battle turns";
  }

  /** A doctrine that is not the usual one. */
  public static void doctrine(List<Fact> facts, String label, String doctrine, String usual) {
    if (!doctrine.equals(usual)) {
      facts.add(new Fact(label, doctrine));
    }
  }

  /** Who takes losses first, where that is not as usual, and what is read otherwise. */
  public static void lossesAndVariants(List<Fact> facts, FightRequest request) {
    losses(facts, "attacker", request.attackerLossOrder());
    losses(facts, "defender", request.defenderLossOrder());
    Variant.describe(request.variant(), facts);
  }

  private static void losses(List<Fact> facts, String side, LossChoice.Order order) {
    if (order != LossChoice.Order.INFANTRY_FIRST) {
      facts.add(new Fact(side + " losses", EnumWords.word(order)));
    }
  }
}
