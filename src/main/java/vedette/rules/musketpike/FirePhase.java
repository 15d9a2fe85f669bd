package vedette.rules.musketpike;

import java.util.List;
import vedette.fight.Side;
import vedette.fight.Umpire;

/**
 * Shots of one side, one after the other: artillery, defensive or advancing fire (MP9).
 *
 * @param name as a heading
 * @param side who fires
 */
record FirePhase(String name, Lineup lineup, Side side, List<Source> sources) implements Phase {

  /** Where a shot comes from. */
  sealed interface Source {
    /** A further shooter, who is not fired at himself. */
    record Support(Firer firer) implements Source {}

    /** The unit of a stack of the side, by index. */
    record OfUnit(int stack) implements Source {}

    /** The artillery of a stack of the side, by index, as it fires in good order. */
    record OfGuns(int stack, Firer firer) implements Source {}
  }

  @Override
  public int items() {
    return sources.size();
  }

  @Override
  public boolean applies(AssaultState state, int item) {
    if (target(state) < 0) {
      return false;
    }
    Source source = sources.get(item);
    if (source instanceof Source.OfUnit unit) {
      return state.of(side, unit.stack()).stands() && facesEnemy(unit.stack());
    }
    if (source instanceof Source.OfGuns guns) {
      StackState now = state.of(side, guns.stack());
      return !now.gunsDisordered() && !now.place().losesGuns() && lineup.from() == Facing.FRONT;
    }
    return true;
  }

  /** Defenders fire through hexes that count as front; attackers face those they come to. */
  private boolean facesEnemy(int stack) {
    return side == Side.ATTACKER || lineup.of(side, stack).isFront(lineup.from());
  }

  private Side enemy() {
    return side.opposite();
  }

  /** The first enemy unit still there, else the first artillery that stands alone; or -1. */
  private int target(AssaultState state) {
    int guns = -1;
    for (int i = 0; i < lineup.of(enemy()).size(); i++) {
      if (state.of(enemy(), i).stands()) {
        return i;
      }
      guns = guns < 0 && lineup.of(enemy(), i).unit().isEmpty() ? i : guns;
    }
    return guns;
  }

  @Override
  public AssaultState play(AssaultState state, Umpire umpire) {
    umpire.heading("MP9", "Activation {}, {}", state.activation(), name);
    int target = target(state);
    if (lineup.of(enemy()).size() > 1) {
      umpire.note("MP-V7", "{} is the target", lineup.of(enemy(), target).label());
    }
    Shot shot = shot(state, state.item(), target, umpire);
    return state.with(enemy(), target, shot.struck(shot.hits()));
  }

  private Shot shot(AssaultState state, int item, int target, Umpire umpire) {
    DrawnStack stack = lineup.of(enemy(), target);
    Firer firer = firer(state, sources.get(item), stack.ground());
    return new Shot(lineup.tables(), firer, stack, state.of(enemy(), target), umpire);
  }

  private Firer firer(AssaultState state, Source source, Ground target) {
    if (source instanceof Source.Support support) {
      return support.firer();
    }
    if (source instanceof Source.OfGuns guns) {
      return guns.firer();
    }
    int index = ((Source.OfUnit) source).stack();
    DrawnStack stack = lineup.of(side, index);
    // Light foot has real front hexes on its flanks; heavy foot only covers them.
    boolean flank =
        side == Side.DEFENDER && lineup.from() != Facing.FRONT && stack.troops().isHeavyFoot();
    Ground into = side == Side.ATTACKER ? target : Ground.CLEAR;
    return Firer.unit(stack, state.of(side, index), flank, into);
  }

  @Override
  public void preview(AssaultState state, Umpire umpire) {
    int target = target(state);
    for (int item = 0; item < items(); item++) {
      if (applies(state, item)) {
        shot(state, item, target, umpire).fireValue();
      }
    }
  }
}
