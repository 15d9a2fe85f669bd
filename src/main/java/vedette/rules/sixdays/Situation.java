package vedette.rules.sixdays;

import java.util.List;
import java.util.StringJoiner;
import vedette.fight.Engagement.Fact;
import vedette.json.EnumWords;

/** Puts a situation into lines that a player can check at a glance. */
final class Situation {
  private Situation() {}

  /** A stack: its units, strength and clauses, how long it fights, where it stands. */
  static Fact stack(String label, Stack stack, String turns, List<String> terrain) {
    StringJoiner text = new StringJoiner("; ");
    text.add(stack.present() + " (" + stack.present().strength() + ")");
    if (!turns.isEmpty()) {
      text.add(turns);
    }
    for (Stack.Later later : stack.later()) {
      text.add(later.toString());
    }
    if (!stack.against().isEmpty()) {
      text.add("against " + String.join(" ", stack.against()));
    }
    if (!stack.touches().isEmpty()) {
      text.add("touches " + String.join(" ", stack.touches()));
    }
    if (!terrain.isEmpty()) {
      text.add("terrain " + String.join(", ", terrain));
    }
    return new Fact(label, text.toString());
  }

  static String turns(int turns) {
    return turns == 1 ? "1 battle turn" : "up to " + turns + " battle turns";
  }

  /** A doctrine that is not the usual one. */
  static void doctrine(List<Fact> facts, String label, String doctrine, String usual) {
    if (!doctrine.equals(usual)) {
      facts.add(new Fact(label, doctrine));
    }
  }

  static void losses(List<Fact> facts, String side, LossOrder order) {
    if (order != LossOrder.INFANTRY_FIRST) {
      facts.add(new Fact(side + " losses", EnumWords.word(order)));
    }
  }
}
