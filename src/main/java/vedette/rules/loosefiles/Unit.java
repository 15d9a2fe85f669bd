package vedette.rules.loosefiles;

import java.util.Optional;
import vedette.form.Clause;
import vedette.form.Name;
import vedette.form.Word;
import vedette.form.line.NotationForm;
import vedette.json.EnumWords;
import vedette.json.HasWord;
import vedette.source.TextFault;

/**
 * A unit as a player writes it: {@code Rangers: inf 6 dp 2 commander; with terrain, grade 1}.
 *
 * @param bases it has, or guns
 * @param dp D.Points on it
 * @param works what it stands in, if anything
 * @param with further factors of combat
 * @param casualties suffered in earlier fights of the battle
 */
public record Unit(
    @Name String name,
    @Word(text = "arm", what = "unit", isArm = true, example = "inf") Arm arm,
    @Word(text = "bases or guns", what = "number of bases", example = "6", max = MOST_BASES)
        int bases,
    @Word(
            keyword = "dp",
            text = "D.Points",
            what = "number of D.Points",
            example = "2",
            fallback = "0",
            min = 0,
            max = MAX_DP)
        int dp,
    @Word(text = "in skirmish order") boolean skirmish,
    @Word(text = "in column or limbered") boolean column,
    @Word(text = "a commander is attached") boolean commander,
    @Clause(
            keyword = "in",
            text = "in a fort or stone building, or in a fieldwork or wooden building",
            what = "fort or fieldwork",
            example = "fort, fieldwork")
        Optional<Works> works,
    @Clause(what = "factor of combat") CombatFactors with,
    @Clause(
            text = "casualties of earlier fights",
            what = "number of casualties",
            example = "1",
            fallback = "0",
            min = 0,
            max = MOST_TOGETHER - 1)
        int casualties) {
  /** More than any table allows; each engagement checks the limit of its own. */
  static final int MAX_DP = 24;

  private static final int MOST_BASES = 24;

  /** Bases and casualties: what a fight takes of the ones it adds to the others. */
  private static final int MOST_TOGETHER = 2 * MOST_BASES;

  private static final NotationForm<Unit> FORM = NotationForm.of(Unit.class);

  /** A unit that can be. */
  public Unit {
    if (skirmish && column) {
      throw new TextFault(
          "column", "`skirmish` and `column` cannot be combined", "leave one of them out");
    }
    if (with.bayonet() && arm != Arm.FOOT) {
      throw new TextFault("with", arm + " has no bayonets", "leave out `bayonet`, or write `inf`");
    }
    if (bases + casualties > MOST_TOGETHER) {
      throw new TextFault(
          "casualties",
          "a unit cannot have " + (bases + casualties) + " bases, casualties included",
          "write at most " + MOST_TOGETHER + " bases and casualties together");
    }
  }

  /**
   * Reads a unit.
   *
   * @throws TextFault if it cannot be understood
   */
  public static Unit parse(String text) {
    return FORM.parse(text);
  }

  /** Returns a battery of which nothing else is said. */
  static Unit ofGuns(int guns, int dp) {
    return new Unit(
        "", Arm.ARTILLERY, guns, dp, false, false, false, Optional.empty(), CombatFactors.NONE, 0);
  }

  /** Returns whether it has guns, and they are limbered. */
  boolean isLimbered() {
    return arm == Arm.ARTILLERY && column;
  }

  /**
   * Returns whether it fires at targets in range: horse does not, nor do limbered guns (LF-V11).
   */
  boolean fires() {
    return arm != Arm.HORSE && !isLimbered();
  }

  /** Returns whether it has guns that fire. */
  boolean isBattery() {
    return arm == Arm.ARTILLERY && fires();
  }

  /** Returns whether its bayonets count, in its score and in what the enemy loses (LF5). */
  boolean attacksWithBayonet() {
    return with.bayonet();
  }

  boolean isIn(Works which) {
    return works.isPresent() && works.get() == which;
  }

  /** Returns all but its name. */
  String withoutName() {
    return FORM.writeWithoutName(this);
  }

  @Override
  public String toString() {
    return FORM.write(this);
  }

  /**
   * Factors of combat that a player says of a unit.
   *
   * @param grade training grade, a free number (LF8)
   */
  record CombatFactors(
      @Word(text = "attacks with the bayonet") boolean bayonet,
      @Word(text = "has the better terrain") boolean terrain,
      @Word(text = "is attacked in the flank") boolean flank,
      @Word(
              keyword = "grade",
              text = "training grade, -9 to 9",
              what = "grade",
              example = "1",
              fallback = "0",
              min = -9,
              max = 9)
          int grade) {
    /** Nothing is said. */
    static final CombatFactors NONE = new CombatFactors(false, false, false, 0);
  }

  /** An arm of service. */
  enum Arm implements HasWord {
    FOOT("inf", "foot"),
    HORSE("cav", "horse"),
    ARTILLERY("art", "artillery");

    private final String word;
    private final String name;

    Arm(String word, String name) {
      this.word = word;
      this.name = name;
    }

    /** Returns how the notation writes it. */
    @Override
    public String word() {
      return word;
    }

    @Override
    public String toString() {
      return name;
    }
  }

  /** What a unit stands in. */
  enum Works {
    /** A fieldwork or a wooden building. */
    FIELDWORK,
    /** A fort or a stone building. */
    FORT;

    private final String word = EnumWords.word(this);
    private final String inside = "in a " + word;

    /** Returns where a unit in them is. */
    String location() {
      return inside;
    }

    /** As tables and the notation call it. */
    @Override
    public String toString() {
      return word;
    }
  }
}
