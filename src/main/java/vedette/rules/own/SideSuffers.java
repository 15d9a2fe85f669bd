package vedette.rules.own;

import vedette.fight.Side;
import vedette.system.Effect;

/**
 * A side suffers an effect.
 *
 * @param moment when the roll was made: conditions are looked at there
 * @param saves the table by whose saves its units are safe; "" for none
 */
record SideSuffers(Side side, Effect effect, Moment moment, String saves) implements Task {
  @Override
  public boolean rolls() {
    return effect.rolls() || !saves.isEmpty();
  }

  @Override
  public void act(Play play) {
    if (moment.scene(play).holds(effect.when())) {
      Suffering.side(side, effect.what(), moment, saves, play);
    }
  }
}
