package vedette.rules.musketpike;

import java.util.Optional;
import vedette.fight.Side;
import vedette.fight.Umpire;

/**
 * A shot in artillery, defensive or advancing fire (MP9).
 *
 * @param phase as a heading
 * @param side who fires
 */
record ShotAction(String phase, Side side, Source source, MusketPikeTables tables)
    implements Action {

  /** Where a shot comes from. */
  sealed interface Source {
    /** Whether it can fire as things stand. */
    boolean fires(AssaultState state);

    /** Who fires, as things stand. */
    DrawnShooter shooter(AssaultState state);
  }

  /** A further shooter, who is not fired at himself. */
  record Support(DrawnShooter shooter) implements Source {
    @Override
    public boolean fires(AssaultState state) {
      return true;
    }

    @Override
    public DrawnShooter shooter(AssaultState state) {
      return shooter;
    }
  }

  /**
   * The unit of an attacking stack, by its number; it faces those it comes to.
   *
   * @param goesIn whether it may go in after its fire: into any hex still held, whichever it fires
   *     at (MP-V9)
   */
  record Attacker(int stack, boolean goesIn) implements Source {
    @Override
    public boolean fires(AssaultState state) {
      return state.of(Side.ATTACKER).of(stack).stands();
    }

    @Override
    public DrawnShooter shooter(AssaultState state) {
      boolean into =
          goesIn && SideState.isAny(state.held(), it -> it.stack().ground().obstructed());
      return DrawnShooter.unit(state.of(Side.ATTACKER).of(stack), false, into);
    }
  }

  /**
   * The unit of a defending stack, by its number, through hexes that count as front.
   *
   * @param flank whether it only covers them: heavy foot on its flanks or rear
   */
  record Defender(int stack, boolean flank) implements Source {
    @Override
    public boolean fires(AssaultState state) {
      return state.of(Side.DEFENDER).of(stack).stands();
    }

    @Override
    public DrawnShooter shooter(AssaultState state) {
      return DrawnShooter.unit(state.of(Side.DEFENDER).of(stack), flank, false);
    }
  }

  /** The artillery of a defending stack, by its number. */
  record DefendingGuns(int stack) implements Source {
    @Override
    public boolean fires(AssaultState state) {
      StackState now = state.of(Side.DEFENDER).of(stack);
      return now.hasGuns() && !now.gunsDisordered();
    }

    @Override
    public DrawnShooter shooter(AssaultState state) {
      return DrawnShooter.guns(state.of(Side.DEFENDER).of(stack));
    }
  }

  @Override
  public boolean applies(AssaultState state) {
    return source.fires(state) && target(state).isPresent();
  }

  /** The first enemy unit still there, else the first artillery that stands alone (MP-V7). */
  private Optional<StackState> target(AssaultState state) {
    SideState enemy = state.of(side.opposite());
    return enemy.stands()
        ? enemy.first(StackState::stands)
        : enemy.first(it -> !it.stack().hasUnit());
  }

  @Override
  public AssaultState play(AssaultState state, Umpire umpire) {
    umpire.heading("MP9", "Activation {}, {}", state.activation(), phase);
    Shot shot = umpire.once(() -> shot(state, umpire));
    if (state.of(side.opposite()).stacks().size() > 1) {
      umpire.note("MP-V7", "{} is the target", shot.target().label());
    }
    return state.with(shot.struck(shot.hits()));
  }

  private Shot shot(AssaultState state, Umpire umpire) {
    StackState target = target(state).orElseThrow();
    DrawnShooter shooter = source.shooter(state);
    return new Shot(tables, shooter, target, umpire);
  }

  @Override
  public void preview(AssaultState state, Umpire umpire) {
    if (applies(state)) {
      shot(state, umpire).fireValue();
    }
  }
}
