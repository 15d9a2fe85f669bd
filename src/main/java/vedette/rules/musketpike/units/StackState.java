package vedette.rules.musketpike.units;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import vedette.fight.Note;
import vedette.fight.Umpire;
import vedette.rules.kit.Flags;

/**
 * The state of a stack in a fight.
 *
 * @param strength points left; 0 if its unit is gone, or it never had one
 * @param flags the conditions that hold for it
 */
public record StackState(PreparedStack stack, int strength, Flags<Flag> flags, Fate fate) {
  /** A condition that holds for a stack or does not. */
  enum Flag {
    DISORDERED,
    /** Its leader is with it. */
    LED,
    /** Fire has made it check this activation (MP5). */
    CHECKED,
    /** It has moved this activation. */
    MOVING,
    GUNS_DISORDERED,
    /** It has been forced back, in this activation or before. */
    RETREATED
  }

  /** Returns the state at the beginning of a fight of a stack as its player wrote it. */
  public static StackState initial(PreparedStack stack, boolean moving) {
    Optional<Unit> unit = stack.stack().units().unit();
    StackState standing =
        new StackState(
                stack, unit.map(it -> it.strength().left()).orElse(0), Flags.none(), Fate.HERE)
            .with(Flag.DISORDERED, unit.map(Unit::disordered).orElse(false))
            .with(Flag.LED, stack.hasLeader())
            .guns(stack.stack().units().guns().map(Guns::disordered).orElse(false));
    return moving ? standing.movesIn() : standing;
  }

  private boolean is(Flag flag) {
    return flags.contains(flag);
  }

  private StackState with(Flag flag, boolean is) {
    return withState(strength, flags.with(flag, is), fate);
  }

  private StackState withState(int points, Flags<Flag> flagsNow, Fate where) {
    return points == strength && flagsNow == flags && where == fate
        ? this
        : new StackState(stack, points, flagsNow, where);
  }

  public boolean disordered() {
    return is(Flag.DISORDERED);
  }

  public boolean led() {
    return is(Flag.LED);
  }

  public boolean checked() {
    return is(Flag.CHECKED);
  }

  public boolean moving() {
    return is(Flag.MOVING);
  }

  public boolean gunsDisordered() {
    return is(Flag.GUNS_DISORDERED);
  }

  public String label() {
    return stack.label();
  }

  /** Returns whether its unit is on the field. */
  public boolean stands() {
    return fate.isThere() && strength > 0;
  }

  /** Returns whether it has advanced into its enemy's place in this activation. */
  public boolean hasGoneIn() {
    return fate.isTheEnemys();
  }

  /** Returns whether its unit lives, here or elsewhere. */
  public boolean lives() {
    return strength > 0;
  }

  /** Returns whether its unit is alive and disordered. */
  public boolean isDisordered() {
    return lives() && disordered();
  }

  /** Returns whether its unit or its artillery is disordered. */
  public boolean needsRally() {
    return isDisordered() || gunsDisordered();
  }

  /** Returns whether its unit has been destroyed. */
  public boolean isEliminated() {
    return stack.hasUnit() && !lives();
  }

  /** Returns whether its unit has been forced back and lives. */
  public boolean hasRetreated() {
    return is(Flag.RETREATED) && lives();
  }

  /** Returns whether its leader has been lost. */
  public boolean hasLostLeader() {
    return stack.hasLeader() && !led();
  }

  /** Returns whether artillery stands here that its side has not lost (MP7). */
  public boolean hasGuns() {
    return stack.hasGuns() && !fate.losesGuns();
  }

  /** Returns whether its hex is held, by its unit or only by artillery. */
  public boolean holds() {
    return stands() || hasGuns();
  }

  /** Returns the points lost in this fight. */
  public int lost() {
    return stack.hasUnit() ? stack.unit().strength().left() - strength : 0;
  }

  /** Returns its unit in its current state, or empty if it is gone. */
  public Optional<Unit> unit() {
    if (!lives()) {
      return Optional.empty();
    }
    Unit unit = stack.unit();
    return lost() == 0 && disordered() == unit.disordered() && led() == unit.leader().isPresent()
        ? stack.stack().units().unit()
        : Optional.of(unit.withState(strength, disordered(), led()));
  }

  /** Returns its artillery in its current state, even if the enemy has captured it. */
  public Optional<Guns> guns() {
    return stack.stack().units().guns().map(guns -> guns.withState(gunsDisordered()));
  }

  /**
   * Returns the notation of its unit and of its artillery for their next fight, each as a stack of
   * its own, or "" if it is lost. The ground and the facts that it has moved, checked or retreated
   * end with this fight.
   *
   * @param captured whether the enemy has its artillery
   */
  public List<String> survivors(boolean captured) {
    List<String> left = new ArrayList<>();
    if (stack.hasUnit()) {
      left.add(
          unit()
              .map(unit -> new Stack.Pieces(Optional.of(unit), Optional.empty()))
              .map(StackState::notation)
              .orElse(""));
    }
    if (stack.hasGuns()) {
      left.add(captured ? "" : notation(new Stack.Pieces(Optional.empty(), guns())));
    }
    return List.copyOf(left);
  }

  private static String notation(Stack.Pieces units) {
    return Stack.of("", units).toString();
  }

  /**
   * Returns the stack with fewer points.
   *
   * @param end fate if no point is left
   */
  public StackState lose(int points, LossCause why, Fate end, Umpire umpire) {
    if (points <= 0) {
      return this;
    }
    int left = Math.max(0, strength - points);
    if (umpire.hears(why.reading())) {
      umpire.note(
          new Note.Event(
              why.reading(),
              "{} loses {} SP, {}: {}",
              label(),
              points,
              why,
              left > 0 ? left + " of " + stack.original() + " left" : "none left"));
    }
    return withState(left, flags, left == 0 ? end : fate);
  }

  /** Returns the stack disordered by a check that it has failed. */
  public StackState disorder(String reading, Umpire umpire) {
    umpire.note(reading, "{} is disordered", label());
    return disorder();
  }

  public StackState disorder() {
    return with(Flag.DISORDERED, true);
  }

  public StackState rally() {
    return with(Flag.DISORDERED, false);
  }

  public StackState at(Fate where) {
    return withState(strength, flags, where);
  }

  /**
   * Returns the stack after a surrender, with no points left.
   *
   * @param where its fate, which depends on the cause of the surrender
   */
  StackState surrender(Fate where) {
    return withState(0, flags, where);
  }

  public StackState withoutLeader() {
    return with(Flag.LED, false);
  }

  public StackState afterCheck() {
    return with(Flag.CHECKED, true);
  }

  /** Returns the stack as if it had not checked, before fire whose first check counts. */
  public StackState withoutCheck() {
    return with(Flag.CHECKED, false);
  }

  /** Returns the stack in its enemy's place, disordered if the ground there disorders. */
  public StackState movedIn(Ground ground, Umpire umpire) {
    StackState there = at(ground.leavesOrder() ? Fate.GONE_IN : Fate.ASTRIDE);
    return ground.disorders() ? there.disorderedByGround(umpire) : there;
  }

  public StackState disorderedByGround(Umpire umpire) {
    if (disordered()) {
      return this;
    }
    umpire.note("", "{} is disordered by the ground", label());
    return disorder();
  }

  /** Returns the stack with its artillery disordered or in good order. */
  public StackState guns(boolean disorder) {
    return with(Flag.GUNS_DISORDERED, disorder);
  }

  /** Returns the stack forced out of its place, disordered. */
  StackState forcedBack(Fate where) {
    return withState(strength, flags.with(Flag.DISORDERED, true).with(Flag.RETREATED, true), where);
  }

  /** Returns the stack forced a hex further than making way required. */
  public StackState displacedFurther() {
    return with(Flag.RETREATED, true);
  }

  /** Returns the stack in the other role of its side, prepared for that role. */
  public StackState inRole(PreparedStack drawn) {
    return new StackState(drawn, strength, flags, fate);
  }

  /**
   * Returns the stack at the start of an activation, when it has not checked, moved or advanced.
   */
  public StackState atActivationStart() {
    return withoutCheck().moving(false).at(hasGoneIn() ? Fate.HERE : fate);
  }

  /** Returns the stack with its movement in this activation set. */
  public StackState moving(boolean moves) {
    return with(Flag.MOVING, moves);
  }

  /** Returns whether its unit lives and has left the field. */
  public boolean isAway() {
    return lives() && !fate.isThere();
  }

  /** Returns the stack in its place again if it had retreated and lives. */
  public StackState withFormedUp() {
    return isAway() ? at(Fate.HERE) : this;
  }

  /**
   * Returns the stack at the start of a further activation.
   *
   * @param comesBack whether it returns to its place if it had left the field
   */
  public StackState inNextActivation(boolean comesBack) {
    boolean comes = comesBack && isAway();
    return comes ? withoutCheck().movesIn() : withoutCheck().moving(false);
  }

  /** Returns the stack after a move into its hex, disordered if the ground there disorders. */
  StackState movesIn() {
    StackState in = moving(true).at(Fate.HERE);
    return lives() && stack.ground().obstructed() ? in.disorder() : in;
  }

  /** Returns a hash of the components that change most, because states are looked up often. */
  @Override
  public int hashCode() {
    return ((stack.index() * 31 + strength) * 31 + fate.ordinal()) * 2 + (disordered() ? 1 : 0);
  }
}
