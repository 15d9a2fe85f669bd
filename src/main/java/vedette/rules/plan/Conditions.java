package vedette.rules.plan;

/** The conditions of a plan's instructions. */
final class Conditions {
  private Conditions() {}

  /** The condition of an instruction; null if it has none. */
  static Condition of(Instruction instruction) {
    if (instruction instanceof Instruction.When when) {
      return when.condition();
    }
    return instruction instanceof Instruction.Again again ? again.until() : null;
  }
}
