package vedette.system;

import java.util.List;
import vedette.system.query.Amount;
import vedette.system.query.Dependencies;
import vedette.system.roll.Modifier;
import vedette.system.roll.Modifiers;
import vedette.system.roll.Roll;

/**
 * A roll that succeeds or fails: to hit, to wound, to save, to check.
 *
 * @param die the die, rolled each time
 * @param atLeast whether the roll must be at least the number, else at most
 * @param number the number to roll; null if only faces decide
 * @param faces natural rolls with effects of their own
 */
public record Throw(
    Roll die, boolean atLeast, Amount number, List<Faces> faces, Modifiers modifiers) {
  /** Returns the index of the first face that names a natural roll; -1 if none does. */
  public int face(int natural) {
    for (int i = 0; i < faces.size(); i++) {
      if (faces.get(i).range().contains(natural)) {
        return i;
      }
    }
    return -1;
  }

  /** Returns the dependencies of the roll, the number and the modifiers. */
  Dependencies dependsOn() {
    Dependencies asks = number == null ? Dependencies.NOTHING : number.dependsOn();
    for (Amount amount : die.amounts()) {
      asks = asks.union(amount.dependsOn());
    }
    for (Modifier modifier : modifiers.list()) {
      asks = asks.union(modifier.dependsOn());
    }
    return asks;
  }
}
