package vedette.rules.musketpike.activation;

import java.util.List;
import java.util.Optional;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.rules.musketpike.rally.RallyAttempt;
import vedette.rules.musketpike.units.Fate;
import vedette.rules.musketpike.units.LossCause;
import vedette.rules.musketpike.units.Morale;
import vedette.rules.musketpike.units.SideState;
import vedette.rules.musketpike.units.StackState;
import vedette.rules.musketpike.units.UnitTables;

/** A step of an activation after which the fight can stop: a shot, a melee, a check. */
public interface Action {
  /** Returns whether the action does anything in this state. */
  boolean applies(ActivationState state);

  /** Returns the state after the action; to be called only if it applies. */
  ActivationState play(ActivationState state, Umpire umpire);

  /**
   * Returns whether the action rolls in this state; an action without a roll joins the step before
   * it.
   */
  default boolean rolls(ActivationState state) {
    return true;
  }

  /** Notes how the action's roll would come about in this state; some actions note nothing. */
  default void preview(ActivationState state, Umpire umpire) {}

  /**
   * The action between fire and melee that clears the checks under fire, which no longer matter in
   * this activation (MP5). The rules do not need it; it merges states that differ only in the
   * checks.
   */
  record EndOfFire() implements Action {
    @Override
    public boolean applies(ActivationState state) {
      return state.sides().attacker().isAny(StackState::checked)
          || state.sides().defender().isAny(StackState::checked);
    }

    @Override
    public boolean rolls(ActivationState state) {
      return false;
    }

    @Override
    public ActivationState play(ActivationState state, Umpire umpire) {
      return state
          .with(Side.ATTACKER, StackState::withoutCheck)
          .with(Side.DEFENDER, StackState::withoutCheck);
    }
  }

  /**
   * The action between two phases of fire at a side after which its checks count anew (variant of
   * MP5).
   *
   * @param targets the side that is fired at
   */
  record NewCheck(Side targets) implements Action {
    @Override
    public boolean applies(ActivationState state) {
      return state.of(targets).isAny(StackState::checked);
    }

    @Override
    public boolean rolls(ActivationState state) {
      return false;
    }

    @Override
    public ActivationState play(ActivationState state, Umpire umpire) {
      umpire.note("MP5", "the first check of a further phase of fire counts");
      return state.with(targets, StackState::withoutCheck);
    }
  }

  /**
   * The check of a friend that makes way for a retreat, once and on a die of its own (MP14).
   *
   * @param friend its number among all friends
   * @param side its side
   * @param owner number of the stack that retreats
   * @param before friends of which one has to go a hex further first; if empty, the retreat itself
   *     displaces the friend
   */
  record Displacement(int friend, Side side, int owner, List<Integer> before) implements Action {
    @Override
    public boolean applies(ActivationState state) {
      return state.of(side).of(owner).fate() == Fate.FORCED_BACK
          && !state.friends().get(friend).checked()
          && (before.isEmpty()
              || before.stream().anyMatch(it -> state.friends().get(it).hasRetreated()));
    }

    @Override
    public ActivationState play(ActivationState state, Umpire umpire) {
      StackState now = state.friends().get(friend).afterCheck();
      umpire.heading("", "Making way: {}", now.label());
      return state.withFriend(checked(now, umpire));
    }

    private static StackState checked(StackState now, Umpire umpire) {
      if (Morale.check(now).passes(umpire)) {
        return now;
      }
      if (!now.disordered()) {
        return now.disorder("MP14", umpire);
      }
      UnitTables tables = now.stack().tables();
      int hexes = tables.retreatHexes("displaced");
      umpire.note(
          "MP14",
          hexes == 1 ? "{} moves back {} hex further" : "{} moves back {} hexes further",
          now.label(),
          hexes);
      int points = tables.retreatPoints("displaced");
      return now.lose(points, LossCause.DISPLACED, Fate.ELIMINATED, umpire).displacedFurther();
    }
  }

  /**
   * The rally at the end of a march of one attacker that was disordered before the march and has
   * not been forced back in it; a unit with a leader rallies without a roll (MP-V13).
   */
  record MarchRally() implements Action {
    @Override
    public boolean applies(ActivationState state) {
      return attempt(state).isPresent();
    }

    private static Optional<RallyAttempt> attempt(ActivationState state) {
      return RallyAttempt.ofUnit(
          state.of(Side.ATTACKER), unit -> unit.stands() && unit.stack().unit().disordered());
    }

    @Override
    public ActivationState play(ActivationState state, Umpire umpire) {
      RallyAttempt attempt = attempt(state).orElseThrow();
      umpire.heading(
          "MP-V13", "Activation {}, {} tries to rally", state.activation(), attempt.name());
      return state.with(attempt.play(umpire));
    }
  }

  /**
   * The rally between two activations: the side tries one unit, or artillery if no unit may try. A
   * unit with a leader rallies without a roll (MP-V6).
   */
  public record Rally(Side side) implements Action {
    @Override
    public boolean applies(ActivationState state) {
      return state.activation() > 1 && attempt(state).isPresent();
    }

    private Optional<RallyAttempt> attempt(ActivationState state) {
      SideState own = state.of(side);
      return RallyAttempt.ofUnit(own, unit -> true).or(() -> RallyAttempt.ofGuns(own));
    }

    @Override
    public ActivationState play(ActivationState state, Umpire umpire) {
      RallyAttempt attempt = attempt(state).orElseThrow();
      umpire.heading(
          "MP-V6", "Before activation {}, {} tries to rally", state.activation(), attempt.name());
      return state.with(attempt.play(umpire));
    }
  }
}
