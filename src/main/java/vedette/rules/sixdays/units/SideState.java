package vedette.rules.sixdays.units;

import java.util.Objects;
import vedette.rules.kit.StackSet;
import vedette.rules.kit.Strengths;
import vedette.rules.kit.UnitSet;
import vedette.rules.sixdays.units.Arrivals.PartTimeUnits;

/**
 * The state of a side between two attacks.
 *
 * @param strengths strengths of its units; for units out of the fight only the sum is meaningful,
 *     unless losses are kept by unit, so that states do not differ by the distribution of the
 *     losses
 * @param standing stacks in the fight: in contact by now, neither repulsed nor eliminated
 * @param fates fates of its stacks
 * @param sentIn reinforcements that were held back and have come
 */
public record SideState(Strengths strengths, StackSet standing, Fates fates, UnitSet sentIn) {
  /**
   * The fates of stacks.
   *
   * @param repulsed stacks that were repulsed
   * @param eliminated stacks without any strength left
   * @param disengaged stacks whose first units left behind a rearguard
   */
  record Fates(StackSet repulsed, StackSet eliminated, StackSet disengaged) {
    private static final Fates NONE = new Fates(StackSet.NONE, StackSet.NONE, StackSet.NONE);

    // Written by hand for the same reason as those of SideState.
    @Override
    public boolean equals(Object other) {
      return this == other
          || other instanceof Fates that
              && repulsed.equals(that.repulsed)
              && eliminated.equals(that.eliminated)
              && disengaged.equals(that.disengaged);
    }

    @Override
    public int hashCode() {
      return 31 * (31 * repulsed.hashCode() + eliminated.hashCode()) + disengaged.hashCode();
    }
  }

  /** Returns a side at the beginning of a fight. */
  public static SideState of(Roster side) {
    return new SideState(side.strengths(), side.inContactAtFirst(), Fates.NONE, UnitSet.NONE);
  }

  /** Returns the stacks that were repulsed. */
  public StackSet repulsed() {
    return fates.repulsed;
  }

  /** Returns the stacks without any strength left. */
  public StackSet eliminated() {
    return fates.eliminated;
  }

  /** Returns the stacks whose first units left behind a rearguard. */
  public StackSet disengaged() {
    return fates.disengaged;
  }

  /** Returns whether a stack is in the fight. */
  public boolean stands(int stack) {
    return standing.contains(stack);
  }

  /** Returns the side with these strengths left. */
  SideState with(Strengths left) {
    return new SideState(left, standing, fates, sentIn);
  }

  /** Returns the side after a stack has left the fight. */
  SideState without(int stack, boolean forcedBack, boolean nothingLeft, Roster side) {
    return new SideState(
        side.withoutAbsent(side.stack(stack), strengths),
        standing.minus(StackSet.of(stack)),
        new Fates(
            forcedBack ? repulsed().with(stack) : repulsed(),
            nothingLeft ? eliminated().with(stack) : eliminated(),
            disengaged()),
        sentIn);
  }

  /** Returns the side after a stack has come into contact. */
  SideState entered(int stack) {
    return new SideState(strengths, standing.with(stack), fates, sentIn);
  }

  /** Returns the side after reinforcements that were held back have come. */
  public SideState sentIn(UnitSet reserve) {
    return new SideState(strengths, standing, fates, sentIn.or(reserve));
  }

  /** Returns whether reinforcements that were held back have come. */
  public boolean hasSentIn(PartTimeUnits reserve) {
    return sentIn.contains(reserve.units().first());
  }

  /** Returns whether a stack has been repulsed or eliminated. */
  boolean isOut(int stack) {
    return repulsed().contains(stack) || eliminated().contains(stack);
  }

  /** Returns the side after a rearguard has relieved these units of a stack. */
  SideState relieved(int stack, UnitSet units, Roster side) {
    return new SideState(
        side.withoutAbsent(units, strengths),
        standing,
        new Fates(repulsed(), eliminated(), disengaged().with(stack)),
        sentIn);
  }

  /**
   * Returns the side after the fight, with only the total loss of each stack, unless losses are
   * kept by unit.
   */
  public SideState ended(Roster side) {
    Strengths left = strengths;
    for (int stack = standing.first(); stack >= 0; stack = standing.after(stack)) {
      left = side.withoutAbsent(side.stack(stack), left);
    }
    return new SideState(left, standing, fates, UnitSet.NONE);
  }

  // Written by hand: the generated methods are linked at start-up, which delays a short run
  // noticeably.
  @Override
  public boolean equals(Object other) {
    return other instanceof SideState that
        && strengths.equals(that.strengths)
        && standing.equals(that.standing)
        && fates.equals(that.fates)
        && sentIn.equals(that.sentIn);
  }

  @Override
  public int hashCode() {
    return Objects.hash(strengths, standing, fates, sentIn);
  }
}
