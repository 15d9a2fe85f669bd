package vedette.rules.sixdays.units;

import java.util.Optional;
import vedette.form.Word;
import vedette.form.line.NotationForm;
import vedette.form.model.Notation.Token;
import vedette.form.model.Part;
import vedette.json.HasWord;
import vedette.source.TextFault;

/**
 * A unit as a player writes it: {@code inf 5}, {@code cav 4 division}, {@code art 1/2}.
 *
 * @param size its size for the stacking limit (3.0); empty for the size that fits
 */
public record Unit(
    @Word(text = "arm", what = "unit", isArm = true, example = "inf") Arm arm,
    @Word(
            text = "strength; 3/5 after losses, 0/5 in the dead pile",
            what = "strength",
            example = "5")
        Strength strength,
    @Word(text = "size, for the stacking limit", what = "size") Optional<Size> size) {
  private static final NotationForm<Unit> FORM = NotationForm.of(Unit.class);

  /** The size of a unit for the stacking limit (3.0). */
  enum Size {
    BRIGADE,
    DIVISION,
    CORPS
  }

  public boolean isDead() {
    return strength.left() == 0;
  }

  boolean is(Size which) {
    return size.isPresent() && size.get() == which;
  }

  /** Returns the unit with this number of strength points left. */
  public Unit withStrength(int points) {
    return new Unit(arm, strength.withPoints(points), size);
  }

  @Override
  public String toString() {
    return FORM.write(this);
  }

  /**
   * The strength points of a unit: {@code 5}, or {@code 3/5} once some are lost, {@code 0/5} in the
   * dead pile.
   *
   * @param left from 0 to {@code original}
   * @param original from 1 to {@link #MOST}
   */
  public record Strength(int left, int original) {
    private static final int MOST = 99;

    /**
     * Reads a strength.
     *
     * @throws TextFault if the text is not a strength
     */
    static Strength parse(String text) {
      Part part = new Token(text, 0).part(0, MOST, "strength");
      return new Strength(part.left(), part.original());
    }

    /** Returns the strength with this number of points left. */
    Strength withPoints(int points) {
      return new Strength(points, original);
    }

    public int lost() {
      return original - left;
    }

    @Override
    public String toString() {
      return lost() == 0 ? String.valueOf(left) : left + "/" + original;
    }
  }

  /** An arm of service, in the order of the default losses (SD4). */
  public enum Arm implements HasWord {
    INFANTRY("inf", "infantry"),
    CAVALRY("cav", "cavalry"),
    ARTILLERY("art", "artillery");

    private final String word;
    private final String inTables;

    Arm(String word, String inTables) {
      this.word = word;
      this.inTables = inTables;
    }

    /** Returns its word in the notation. */
    @Override
    public String word() {
      return word;
    }

    /** Returns its name in the tables. */
    @Override
    public String toString() {
      return inTables;
    }
  }
}
