package vedette.rules.simplenapoleonic;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import vedette.form.Clause;
import vedette.form.Name;
import vedette.form.Word;
import vedette.form.line.NotationForm;
import vedette.form.model.Notation.Token;
import vedette.form.model.Part;
import vedette.json.EnumWords;
import vedette.json.HasWord;
import vedette.source.TextFault;

/**
 * A unit as a player writes it: {@code Guard: inf 5/6 column general; in cover}.
 *
 * @param strength points; the arm's strength in the table if not given
 * @param formation line if not given; none for artillery
 * @param moved whether it has moved or will move this turn
 * @param blocked whether it has no free hex to fall back into
 * @param range hexes between it and its enemies, if it has a range of its own
 * @param at words that name its preferred targets
 */
public record Unit(
    @Name String name,
    @Word(text = "arm", what = "unit", isArm = true, example = "inf") Arm arm,
    @Word(
            text = "strength points left/original",
            what = "strength",
            example = "5/6",
            max = Unit.MOST_STRENGTH)
        Optional<Strength> strength,
    @Word(text = "formation [default: line]", what = "formation") Optional<Formation> formation,
    @Word(text = "a general is attached") boolean general,
    @Word(text = "moves this turn") boolean moved,
    @Word(text = "retreats until rallied") boolean retreating,
    @Clause(keyword = "in cover", text = "in cover") boolean cover,
    @Clause(text = "no hex to fall back into") boolean blocked,
    @Clause(
            text = "range to its enemies in hexes, instead of --range",
            what = "range",
            example = "4")
        OptionalInt range,
    @Clause(
            text = "enemies to fire at, in order of priority, instead of --target",
            what = "enemy unit",
            example = "2")
        List<String> at) {
  /** The maximum points of a unit, with which the weights of a throw do not overflow. */
  static final int MOST_STRENGTH = 20;

  private static final NotationForm<Unit> FORM = NotationForm.of(Unit.class);

  /**
   * Creates a unit and checks its arm against its formation.
   *
   * @throws TextFault if the arm cannot form up in this way
   */
  public Unit {
    if (formation.isEmpty() && arm != Arm.ARTILLERY) {
      formation = Optional.of(Formation.LINE);
    }
    if (formation.isPresent()) {
      check(arm, formation.get());
    }
    if (retreating && formation.equals(Optional.of(Formation.SQUARE))) {
      throw new TextFault(
          "retreating", "a square cannot be retreating", "leave out `square` or `retreating`");
    }
  }

  private static void check(Arm arm, Formation formation) {
    if (arm == Arm.ARTILLERY || formation == Formation.SQUARE && !arm.isInfantry()) {
      throw new TextFault(
          "formation",
          arm + " cannot be in " + formation,
          arm == Arm.ARTILLERY ? "leave out the formation" : "write line or column");
    }
  }

  /**
   * Parses a unit.
   *
   * @throws TextFault if the text cannot be parsed
   */
  public static Unit parse(String text) {
    return FORM.parse(text);
  }

  boolean isIn(Formation which) {
    return formation.isPresent() && formation.get() == which;
  }

  /**
   * Checks that the unit can assault.
   *
   * @throws TextFault if it cannot
   */
  void checkAssaults(String parameter, String label) {
    checkCanAssault(parameter, label);
    if (retreating) {
      throw cannotAssault(
          parameter, label, "leave out `retreating`: a retreating unit must rally first");
    }
  }

  /**
   * Checks that the unit can assault, apart from a retreat from which it may rally.
   *
   * @throws TextFault if it cannot
   */
  void checkCanAssault(String parameter, String label) {
    if (arm == Arm.ARTILLERY) {
      throw cannotAssault(
          parameter, label, "write inf, rifle or cav: artillery only defends itself");
    }
    if (isIn(Formation.SQUARE)) {
      throw cannotAssault(parameter, label, "write line or column: a square does not move");
    }
  }

  private static TextFault cannotAssault(String parameter, String label, String help) {
    return new TextFault(parameter, label + " cannot assault", help);
  }

  /** Returns the text of the unit without its name. */
  String withoutName() {
    return FORM.writeWithoutName(this);
  }

  @Override
  public String toString() {
    return FORM.write(this);
  }

  /** The arms. */
  enum Arm implements HasWord {
    MUSKETS("inf", "muskets"),
    RIFLES("rifle", "rifles"),
    CAVALRY("cav", "cavalry"),
    ARTILLERY("art", "artillery");

    private final String word;
    private final String inTables;

    Arm(String word, String inTables) {
      this.word = word;
      this.inTables = inTables;
    }

    /** Returns the word in the notation. */
    @Override
    public String word() {
      return word;
    }

    boolean isInfantry() {
      return this == MUSKETS || this == RIFLES;
    }

    /**
     * Returns whether it throws a die for each remaining point, in fire and in an assault (SN1).
     */
    boolean throwsByPoint() {
      return this == RIFLES;
    }

    /** Returns the name in the tables. */
    @Override
    public String toString() {
      return inTables;
    }
  }

  /** The formations. */
  enum Formation {
    LINE,
    COLUMN,
    SQUARE;

    private final String word = EnumWords.word(this);

    /** Returns the name in the tables. */
    @Override
    public String toString() {
      return word;
    }
  }

  /**
   * The remaining points of a unit as a player writes them: {@code 5}, or {@code 5/6} with the
   * original points.
   */
  record Strength(int left, OptionalInt original) {
    /**
     * Parses a strength.
     *
     * @throws TextFault if the text cannot be parsed
     */
    static Strength parse(String text) {
      Token word = new Token(text, 0);
      Part part = word.part(1, MOST_STRENGTH, "strength");
      return new Strength(
          part.left(), word.isPart() ? OptionalInt.of(part.original()) : OptionalInt.empty());
    }

    @Override
    public String toString() {
      return original.isPresent() ? left + "/" + original.getAsInt() : String.valueOf(left);
    }
  }
}
