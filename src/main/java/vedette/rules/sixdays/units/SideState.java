package vedette.rules.sixdays.units;

import java.util.Objects;
import vedette.rules.kit.StackSet;
import vedette.rules.kit.Strengths;
import vedette.rules.kit.UnitSet;
import vedette.rules.sixdays.units.Arrivals.PartTimeUnits;

/**
 * How a side stands between two attacks.
 *
 * @param strengths of its units; of those who are out of the fight only their sum means anything
 *     unless losses are kept unit by unit, so that states do not differ by how they shared them out
 * @param standing the stacks that are in the fight: in contact by now, neither repulsed nor
 *     eliminated
 * @param fates what has become of stacks
 * @param sentIn reinforcements that were held back and have come
 */
public record SideState(Strengths strengths, StackSet standing, Fates fates, UnitSet sentIn) {
  /**
   * What has become of stacks.
   *
   * @param repulsed those that were repulsed
   * @param eliminated those of which nothing is left
   * @param disengaged those whose first units got away behind a rearguard
   */
  record Fates(StackSet repulsed, StackSet eliminated, StackSet disengaged) {
    private static final Fates NONE = new Fates(StackSet.NONE, StackSet.NONE, StackSet.NONE);

    // As with SideState.
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

  /** Returns a side as it is drawn up. */
  public static SideState of(Roster side) {
    return new SideState(side.strengths(), side.inContactAtFirst(), Fates.NONE, UnitSet.NONE);
  }

  /** Returns the stacks that were repulsed. */
  public StackSet repulsed() {
    return fates.repulsed;
  }

  /** Returns the stacks of which nothing is left. */
  public StackSet eliminated() {
    return fates.eliminated;
  }

  /** Returns the stacks whose first units got away behind a rearguard. */
  public StackSet disengaged() {
    return fates.disengaged;
  }

  /** Returns whether a stack is in the fight. */
  public boolean stands(int stack) {
    return standing.contains(stack);
  }

  /** When its units have these strengths left. */
  SideState with(Strengths left) {
    return new SideState(left, standing, fates, sentIn);
  }

  /** When a stack has left the fight. */
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

  /** When a stack has come into contact. */
  SideState entered(int stack) {
    return new SideState(strengths, standing.with(stack), fates, sentIn);
  }

  /** When reinforcements that were held back have come. */
  public SideState sentIn(UnitSet reserve) {
    return new SideState(strengths, standing, fates, sentIn.or(reserve));
  }

  /** Returns whether reinforcements that were held back have come. */
  public boolean hasSentIn(PartTimeUnits reserve) {
    return sentIn.contains(reserve.units().first());
  }

  /** Returns whether a stack was in the fight and is out of it. */
  boolean isOut(int stack) {
    return repulsed().contains(stack) || eliminated().contains(stack);
  }

  /** When a rearguard has relieved some units of a stack. */
  SideState relieved(int stack, UnitSet units, Roster side) {
    return new SideState(
        side.withoutAbsent(units, strengths),
        standing,
        new Fates(repulsed(), eliminated(), disengaged().with(stack)),
        sentIn);
  }

  /** When the fight is over: of each stack only what it has lost in all matters. */
  public SideState ended(Roster side) {
    Strengths left = strengths;
    for (int stack = standing.first(); stack >= 0; stack = standing.after(stack)) {
      left = side.withoutAbsent(side.stack(stack), left);
    }
    return new SideState(left, standing, fates, UnitSet.NONE);
  }

  // Written out: the generated methods are slow to link at start-up, which a short run would
  // notice.
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
