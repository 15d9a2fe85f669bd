package vedette.rules.musketpike;

import vedette.fight.BySide;
import vedette.fight.Umpire;

/** A melee in an activation, of those in it as if nobody else were there. */
record MeleeAction(Attack attack, MeleeAttack melee) implements Action {

  private BySide<SideState> sides(AssaultState state) {
    return state.only(attack.stacks()).sides();
  }

  @Override
  public boolean applies(AssaultState state) {
    return melee.isOpen(sides(state));
  }

  @Override
  public boolean rolls(AssaultState state) {
    return melee.isOpposed(sides(state));
  }

  @Override
  public AssaultState play(AssaultState state, Umpire umpire) {
    if (melee.chosen()) {
      umpire.heading("", "Melee");
    } else {
      umpire.heading("MP9", "Activation {}, melee", state.activation());
    }
    return state.with(melee.play(sides(state), umpire));
  }

  @Override
  public void preview(AssaultState state, Umpire umpire) {
    melee.preview(sides(state), umpire);
  }
}
