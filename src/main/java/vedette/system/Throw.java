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
 * @param die what is rolled, each time
 * @param atLeast whether the number is to be reached, else not to be passed
 * @param number what succeeds; null if faces alone say it
 * @param faces natural rolls that do what they say
 */
public record Throw(
    Roll die, boolean atLeast, Amount number, List<Faces> faces, Modifiers modifiers) {
  /** Returns the index of the first of the faces that name a natural roll; -1 if none does. */
  public int face(int natural) {
    for (int i = 0; i < faces.size(); i++) {
      if (faces.get(i).range().contains(natural)) {
        return i;
      }
    }
    return -1;
  }

  /** Returns what the roll, the number to reach and the modifiers depend on. */
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
