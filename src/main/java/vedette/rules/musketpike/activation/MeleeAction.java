package vedette.rules.musketpike.activation;

import vedette.fight.BySide;
import vedette.fight.Umpire;
import vedette.rules.musketpike.melee.MeleeAttack;
import vedette.rules.musketpike.melee.MeleeStacks;
import vedette.rules.musketpike.units.SideState;

/** A melee in an activation, which other stacks do not affect. */
public record MeleeAction(MeleeStacks attack, MeleeAttack melee) implements Action {

  private BySide<SideState> sides(ActivationState state) {
    return state.restrictedTo(attack.stacks()).sides();
  }

  @Override
  public boolean applies(ActivationState state) {
    return melee.isOpen(sides(state));
  }

  @Override
  public boolean rolls(ActivationState state) {
    return melee.isOpposed(sides(state));
  }

  @Override
  public ActivationState play(ActivationState state, Umpire umpire) {
    if (melee.chosen()) {
      umpire.heading("", "Melee");
    } else {
      umpire.heading("MP9", "Activation {}, melee", state.activation());
    }
    return state.with(melee.play(sides(state), umpire));
  }

  @Override
  public void preview(ActivationState state, Umpire umpire) {
    melee.preview(sides(state), umpire);
  }
}
