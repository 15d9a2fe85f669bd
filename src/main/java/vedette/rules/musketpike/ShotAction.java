package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import vedette.fight.Opening;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.problem.TextFault;
import vedette.rules.musketpike.Shooter.Grazing;

/**
 * A shot in artillery, defensive or advancing fire (MP9).
 *
 * @param phase as a heading
 * @param side who fires
 * @param targets numbers of the enemy stacks that it may be at, the first of them first
 * @param reading that says so
 */
record ShotAction(
    String phase,
    Side side,
    Source source,
    List<Integer> targets,
    String reading,
    FireTables tables)
    implements Action {

  /** Where a shot comes from. */
  sealed interface Source {
    /** Whether it can fire as things stand. */
    boolean fires(AssaultState state);

    /** Who fires at a target, as things stand. */
    DrawnShooter shooter(AssaultState state, StackState target);

    /** The hexes of a target that the shot comes from. */
    default Facing at(StackState target) {
      return Facing.FRONT;
    }
  }

  /** A further shooter, who is not fired at himself. */
  record Support(DrawnShooter shooter) implements Source {
    @Override
    public boolean fires(AssaultState state) {
      return true;
    }

    @Override
    public DrawnShooter shooter(AssaultState state, StackState target) {
      return shooter;
    }
  }

  /**
   * The unit of an attacking stack, by its number; it faces those it comes to.
   *
   * @param into stacks into whose hexes it may go after its fire, if they are still held, whichever
   *     it fires at (MP-V9)
   * @param from by the number of a defending stack, its hexes that the attacker is at
   */
  record Attacker(int stack, List<Integer> into, IntFunction<Facing> from) implements Source {
    @Override
    public boolean fires(AssaultState state) {
      return state.of(Side.ATTACKER).of(stack).stands();
    }

    @Override
    public DrawnShooter shooter(AssaultState state, StackState target) {
      SideState defender = state.of(Side.DEFENDER);
      boolean obstructed = false;
      for (int i = 0; i < into.size(); i++) {
        obstructed |= isObstructed(defender.of(into.get(i)));
      }
      return DrawnShooter.unit(state.of(Side.ATTACKER).of(stack), false, obstructed);
    }

    @Override
    public Facing at(StackState target) {
      return from.apply(target.stack().index());
    }

    private static boolean isObstructed(StackState defender) {
      return defender.holds() && defender.stack().ground().obstructed();
    }
  }

  /**
   * The unit of a defending stack, by its number, through hexes that count as front.
   *
   * @param covered attacking stacks at hexes that it only covers: heavy foot on its flanks or rear
   */
  record Defender(int stack, List<Integer> covered) implements Source {
    @Override
    public boolean fires(AssaultState state) {
      return state.of(Side.DEFENDER).of(stack).stands();
    }

    @Override
    public DrawnShooter shooter(AssaultState state, StackState target) {
      boolean flank = covered.contains(target.stack().index());
      return DrawnShooter.unit(state.of(Side.DEFENDER).of(stack), flank, false);
    }
  }

  /** The artillery of an attacking stack, by its number, at enemies so many hexes away. */
  record AttackingGuns(int stack, int hexes) implements Source {
    @Override
    public boolean fires(AssaultState state) {
      return canFire(state.of(Side.ATTACKER).of(stack));
    }

    @Override
    public DrawnShooter shooter(AssaultState state, StackState target) {
      return DrawnShooter.guns(state.of(Side.ATTACKER).of(stack), hexes);
    }
  }

  /** The artillery of a defending stack, by its number. */
  record DefendingGuns(int stack) implements Source {
    @Override
    public boolean fires(AssaultState state) {
      return canFire(state.of(Side.DEFENDER).of(stack));
    }

    @Override
    public DrawnShooter shooter(AssaultState state, StackState target) {
      return DrawnShooter.guns(state.of(Side.DEFENDER).of(stack), 1);
    }
  }

  private static boolean canFire(StackState guns) {
    return guns.hasGuns() && !guns.gunsDisordered();
  }

  @Override
  public boolean applies(AssaultState state) {
    return source.fires(state) && target(state) != null;
  }

  /** The first whose unit is still there, or that is artillery alone; or null. */
  private StackState target(AssaultState state) {
    SideState enemy = state.of(side.opposite());
    for (int i = 0; i < targets.size(); i++) {
      StackState there = enemy.of(targets.get(i));
      if (there.stands() || !there.stack().hasUnit()) {
        return there;
      }
    }
    return null;
  }

  /** Why it is none as things stand; "" if it is one. */
  String silence(AssaultState state) {
    return target(state) == null ? "" : shot(state, Opening.UNHEARD).silence();
  }

  @Override
  public AssaultState play(AssaultState state, Umpire umpire) {
    umpire.heading("MP9", "Activation {}, {}", state.activation(), phase);
    Shot shot = umpire.once(() -> shot(state, umpire));
    if (targets.size() > 1) {
      umpire.note(reading, "{} is the target", shot.target().label());
    }
    return state.with(shot.struck(shot.hits()));
  }

  private Shot shot(AssaultState state, Umpire umpire) {
    StackState target = target(state);
    DrawnShooter shooter = source.shooter(state, target);
    return new Shot(tables, shooter, target, source.at(target), umpire);
  }

  @Override
  public void preview(AssaultState state, Umpire umpire) {
    if (applies(state)) {
      shot(state, umpire).preview();
    }
  }

  /**
   * Makes the shots of the phases of fire: artillery fire, defensive fire, advancing fire (MP9).
   *
   * @param reading by which each shot finds its target: MP-V7 of an assault, MP-V15 of an
   *     activation
   */
  record Phases(FireTables tables, List<MusketPikeVariant> variants, String reading) {

    /**
     * An attacker whom a defender may fire at.
     *
     * @param attacker its number
     * @param from the hexes of the defender that it comes from
     */
    record Coming(int attacker, Facing from) {}

    /** Artillery fire before the attackers move; refuses others. */
    Action artilleryFire(DrawnShooter battery, List<Integer> targets) {
      if (battery.artillery().isEmpty()) {
        throw new TextFault(
            "battery", battery.label() + " is not artillery", "write it as in `art 12lb`");
      }
      return artilleryFire(new Support(battery), targets);
    }

    /** A shot of artillery fire. */
    Action artilleryFire(Source source, List<Integer> targets) {
      return new ShotAction("artillery fire", Side.ATTACKER, source, targets, reading, tables);
    }

    /** What comes behind artillery fire, before those it was at are fired at again. */
    List<Action> newPhase() {
      return variants.contains(MusketPikeVariant.CHECK_PER_PHASE)
          ? List.of(new Action.NewPhase(Side.DEFENDER))
          : List.of();
    }

    /** Defensive fire of a stack: its artillery first, then its unit, each through its front. */
    List<Action> defensiveFire(DrawnStack stack, List<Coming> coming) {
      // Light foot has real front hexes on its flanks; heavy foot only covers them.
      boolean covers = stack.hasUnit() && stack.arm().isHeavyFoot();
      List<Integer> atGuns = attackers(coming, it -> stack.hasGuns() && it.from() == Facing.FRONT);
      List<Integer> atUnit = attackers(coming, it -> stack.hasUnit() && stack.isFront(it.from()));
      List<Integer> covered = attackers(coming, it -> covers && it.from() != Facing.FRONT);
      List<Action> shots = new ArrayList<>();
      if (!atGuns.isEmpty()) {
        shots.add(defensiveFire(new DefendingGuns(stack.index()), atGuns));
      }
      if (!atUnit.isEmpty()) {
        shots.add(defensiveFire(new Defender(stack.index(), covered), atUnit));
      }
      return shots;
    }

    private static List<Integer> attackers(List<Coming> coming, Predicate<Coming> which) {
      return coming.stream().filter(which).map(Coming::attacker).toList();
    }

    /** That of a further shooter; refuses who has moved, or is not adjacent. */
    Action defensiveFire(DrawnShooter support, List<Integer> targets) {
      if (support.moving()) {
        throw refusal(support, "a unit that has moved cannot give defensive fire", "moving");
      }
      if (support.aim().range() > 1) {
        throw refusal(support, "defensive fire is at adjacent enemies only", "range");
      }
      if (support.aim().grazing().filter(Grazing.BEYOND::equals).isPresent()) {
        throw refusal(support, "defensive fire is at adjacent enemies only", Grazing.BEYOND.word());
      }
      return defensiveFire(new Support(support), targets);
    }

    private static TextFault refusal(DrawnShooter support, String what, String clause) {
      return new TextFault(
          "defenderSupport", support.label() + ": " + what, "leave `" + clause + "` out");
    }

    private Action defensiveFire(Source source, List<Integer> targets) {
      return new ShotAction("defensive fire", Side.DEFENDER, source, targets, reading, tables);
    }

    /** That of a further shooter; refuses artillery. */
    Action advancingFire(DrawnShooter support, List<Integer> targets) {
      if (support.artillery().isPresent()) {
        throw new TextFault(
            "attackerSupport",
            support.label() + ": artillery gives no advancing fire",
            "give it as --battery, which fires before the attackers move");
      }
      return advancingFire(new Support(support), targets);
    }

    /** A shot of advancing fire. */
    Action advancingFire(Source source, List<Integer> targets) {
      return new ShotAction("advancing fire", Side.ATTACKER, source, targets, reading, tables);
    }
  }
}
