package vedette.rules.sixdays;

import java.util.Optional;
import vedette.form.NotationForm;
import vedette.form.Word;

/**
 * A unit as a player writes it: {@code inf 5}, {@code cav 4 division}, {@code art 1/2}.
 *
 * @param size what it is for the stacking limit (3.0); empty for whatever fits
 */
record Unit(
    @Word(text = "its arm", what = "unit", isArm = true, example = "inf") Arm arm,
    @Word(text = "strength; 3/5 if hurt, 0/5 if dead", what = "strength", example = "5")
        Strength strength,
    @Word(text = "its size, for the stacking limit", what = "size") Optional<Size> size) {
  private static final NotationForm<Unit> FORM = NotationForm.of(Unit.class);

  /** What a unit is for the stacking limit (3.0). */
  enum Size {
    BRIGADE,
    DIVISION,
    CORPS
  }

  boolean isDead() {
    return strength.left() == 0;
  }

  boolean is(Size which) {
    return size.isPresent() && size.get() == which;
  }

  /** With so many strength points left. */
  Unit withLeft(int points) {
    return new Unit(arm, strength.withLeft(points), size);
  }

  @Override
  public String toString() {
    return FORM.write(this);
  }
}
