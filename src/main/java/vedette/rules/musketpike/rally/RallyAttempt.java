package vedette.rules.musketpike.rally;

import java.util.Optional;
import java.util.function.Predicate;
import vedette.fight.Umpire;
import vedette.rules.musketpike.units.Morale;
import vedette.rules.musketpike.units.SideState;
import vedette.rules.musketpike.units.StackState;

/**
 * An attempt to rally of a disordered unit or of a stack's artillery. It is not possible on
 * obstructed ground, nor astride ground that has disordered the unit (MP-V13).
 *
 * @param guns whether the artillery rallies
 * @param free whether the leader of the activation is with the unit, so that it does not roll
 */
public record RallyAttempt(StackState stack, boolean guns, boolean free) {
  /** Returns the attempt of a stack's unit if it is disordered, else of its artillery. */
  public static RallyAttempt of(StackState stack, boolean free) {
    return new RallyAttempt(stack, !stack.isDisordered(), free);
  }

  /**
   * Returns the attempt of one of the units that meet the condition: of one with its leader, or
   * else of the first.
   */
  public static Optional<RallyAttempt> ofUnit(SideState own, Predicate<StackState> asked) {
    Predicate<StackState> may = unit -> isOpenToUnit(unit) && asked.test(unit);
    return own.first(may.and(StackState::led))
        .or(() -> own.first(may))
        .map(unit -> new RallyAttempt(unit, false, unit.led()));
  }

  /** Returns the attempt of the first artillery that may rally. */
  public static Optional<RallyAttempt> ofGuns(SideState own) {
    return own.first(RallyAttempt::isOpenToGuns).map(it -> new RallyAttempt(it, true, false));
  }

  /** Returns whether the unit of a stack, or its artillery, may try to rally. */
  static boolean isOpenTo(StackState stack) {
    return isOpenToUnit(stack) || isOpenToGuns(stack);
  }

  private static boolean isOpenToUnit(StackState stack) {
    return stack.isDisordered() && isOnOpenGround(stack);
  }

  private static boolean isOpenToGuns(StackState stack) {
    return stack.gunsDisordered() && stack.hasGuns() && !stack.stack().ground().obstructed();
  }

  /**
   * Returns whether units can rally on the ground where a stack is now. A stack that has retreated
   * has left its hex and the ground there (MP-V13, MP-V18).
   */
  static boolean isOnOpenGround(StackState stack) {
    return switch (stack.fate()) {
      case GONE_IN -> true;
      case ASTRIDE -> false;
      default -> stack.isAway() || !stack.stack().ground().obstructed();
    };
  }

  /** Returns the name of the unit or artillery. */
  public String name() {
    return guns && stack.stack().hasUnit() ? stack.stack().gunsLabel() : stack.label();
  }

  /** Returns the check that it has to pass. */
  Morale.Check check() {
    return guns ? Morale.checkOfGuns(stack) : Morale.check(stack);
  }

  /** Returns the stack after the attempt. */
  public StackState play(Umpire umpire) {
    if (free) {
      umpire.note("", "{} rallies to its leader", name());
    } else if (!check().passes(umpire)) {
      return stack;
    }
    return guns ? stack.guns(false) : stack.rally();
  }
}
