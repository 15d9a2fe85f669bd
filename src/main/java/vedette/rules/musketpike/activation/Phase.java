package vedette.rules.musketpike.activation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import vedette.fight.Side;
import vedette.json.EnumWords;

/**
 * The phases of an activation, in the order of the rules (Action sequence within an activation;
 * MP9). The active side is the attacker. Everything in a phase is resolved before the next one.
 */
public enum Phase {
  /** Active artillery fires; artillery that has fired does not move in this activation. */
  ARTILLERY_FIRE(Side.ATTACKER, Actions::artilleryFire),

  /**
   * Active units move adjacent; obstructed ground disorders them. Artillery fire does not depend on
   * it, so an activation begins with units moved: StackState.movesIn. It rolls no dice.
   */
  MOVEMENT(Side.ATTACKER, activation -> List.of()),

  /** Enemies with active units in front hexes fire, each at one of these units. */
  DEFENSIVE_FIRE(Side.DEFENDER, Actions::defensiveFire),

  /**
   * Active units with enemies in front hexes fire; units that have moved use the {@code moving}
   * column of fire values (PreparedShooter.value).
   */
  ADVANCING_FIRE(Side.ATTACKER, Actions::advancingFire),

  /**
   * Active units may go into melee, one melee after the other; a unit that clears a place advances
   * into it.
   */
  MELEE(Side.ATTACKER, Actions::melee),

  /**
   * Units that have not been disordered in the activation may rally at the end of a march. Rally
   * orders are in {@code alternating}, a single attempt is in {@code rally}.
   */
  RALLY(Side.ATTACKER, Actions::rally);

  private static final Phase[] ALL = values();

  private final Side side;
  private final Function<Actions, List<Action>> actions;
  private final String words = EnumWords.spaced(this);

  Phase(Side side, Function<Actions, List<Action>> actions) {
    this.side = side;
    this.actions = actions;
  }

  /** The actions of an activation, by phase. */
  interface Actions {
    List<Action> artilleryFire();

    List<Action> defensiveFire();

    List<Action> advancingFire();

    List<Action> melee();

    List<Action> rally();

    /** Returns the actions of all phases, in their order. */
    default List<Action> all() {
      List<Action> all = new ArrayList<>();
      for (Phase phase : ALL) {
        all.addAll(phase.actions(this));
      }
      return List.copyOf(all);
    }
  }

  /** Returns the actions of an activation in this phase. */
  List<Action> actions(Actions activation) {
    return actions.apply(activation);
  }

  /** Returns the side that acts in this phase. */
  Side side() {
    return side;
  }

  /** Returns the phase after this one, which must not be the last. */
  public Phase next() {
    return ALL[ordinal() + 1];
  }

  @Override
  public String toString() {
    return words;
  }
}
