package vedette.rules.sixdays.battle;

import java.util.List;
import vedette.fight.Story.Fact;
import vedette.json.EnumWords;
import vedette.rules.Variant;
import vedette.rules.sixdays.units.LossChoice;

/** The lines of a situation, which a player can check quickly. */
public final class SituationText {
  private SituationText() {}

  /**
   * Returns the line of a stack: its units and strength, duration of its fight, orders and terrain.
   *
   * @param orders its clauses, each behind a semicolon
   */
  public static Fact stack(
      String label, String units, int strength, String turns, String orders, List<String> terrain) {
    return fact(label, units + " (" + strength + ")", turns, orders, terrain);
  }

  /** Returns the line of a stack whose composition is not known. */
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

  /** Adds a doctrine that is not the default. */
  public static void doctrine(List<Fact> facts, String label, String doctrine, String usual) {
    if (!doctrine.equals(usual)) {
      facts.add(new Fact(label, doctrine));
    }
  }

  /** Adds the loss doctrines that are not the default, and the other readings in force. */
  public static void lossesAndVariants(List<Fact> facts, FightRequest request) {
    losses(facts, "attacker", request.attackerLossOrder());
    losses(facts, "defender", request.defenderLossOrder());
    Variant.describe(request.variant(), facts);
  }

  private static void losses(List<Fact> facts, String side, LossChoice.Order order) {
    if (order != LossChoice.Order.INFANTRY_FIRST) {
      facts.add(new Fact(side + " loss order", EnumWords.word(order)));
    }
  }
}
