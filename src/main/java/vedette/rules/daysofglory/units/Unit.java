package vedette.rules.daysofglory.units;

import java.util.Optional;
import vedette.fight.Umpire;
import vedette.form.Clause;
import vedette.form.Name;
import vedette.form.Word;
import vedette.form.line.NotationForm;
import vedette.form.model.Part;
import vedette.source.TextFault;

/**
 * A unit as a player writes it: {@code Guard: inf 12/16 class 3 disordered column; with surprised}.
 *
 * @param lost figures that its last stand has lost
 * @param formation as it stands
 * @param fellBack whether it fell back under fire the turn before
 * @param tested its last test of this turn's Morale Phase, where that matters (DG-V10)
 * @param suppressed guns that cannot fire this turn
 * @param then whether it charges after those listed before it
 * @param with further conditions that hold for it
 * @param still conditions of the turn in which it was tested, which end with that (DG-V10)
 */
public record Unit(
    @Name String name,
    @Word(text = "arm", what = "unit", isArm = true, example = "inf") Arm arm,
    @Word(text = "stands left/original", what = "number of stands", example = "12/16") Part stands,
    @Word(
            keyword = "lost",
            text = "figures lost from the last stand",
            what = "number of figures",
            fallback = "0",
            min = 0,
            example = "3")
        int lost,
    @Word(
            keyword = "class",
            text = "class of troops [default: 2]",
            what = "class of troops",
            fallback = "2",
            max = 4,
            example = "3")
        int troopClass,
    @Word(
            text = "morale [default: good]",
            what = "morale",
            only = {"good", "disordered", "shaken", "routing"},
            fallback = "good")
        Morale morale,
    @Word(text = "formation [default: line]", what = "formation", fallback = "line")
        Formation formation,
    @Word(text = "irregular: may countercharge") boolean irregular,
    @Word(
            keyword = "general",
            text = "general; or exceptional, other",
            what = "general",
            example = "capable")
        Optional<General> general,
    @Word(text = "fell back under fire in the previous turn") boolean fellBack,
    @Word(
            text = "has taken this turn's rally test or to-charge test",
            what = "test of the Morale Phase")
        Optional<MoralePhase> tested,
    @Word(
            keyword = "suppressed",
            text = "guns that cannot fire this turn",
            what = "number of guns",
            fallback = "0",
            min = 0,
            example = "1")
        int suppressed,
    @Clause(text = "charger: charges one turn after the units listed before it") boolean then,
    @Clause(
            text = "conditions of the tables of factors",
            what = "condition",
            example = "fought-before")
        Optional<Conditions> with,
    @Clause(
            text =
                "conditions that still hold after a test of the Morale Phase, until its turn ends",
            what = "condition",
            example = "pushed-back")
        Optional<Conditions> still) {
  private static final NotationForm<Unit> FORM = NotationForm.of(Unit.class);

  /** Guns do not charge, so they do not countercharge either. */
  public Unit {
    if (irregular && arm == Arm.ARTILLERY) {
      throw new TextFault("irregular", "artillery cannot countercharge", "leave out `irregular`");
    }
    if (formation == Formation.LIMBERED && arm != Arm.ARTILLERY) {
      throw new TextFault("formation", arm + " has no guns to limber", "leave out `limbered`");
    }
    if (formation == Formation.SKIRMISHING && !arm.isMounted()) {
      throw new TextFault(
          "formation",
          arm + " takes no `skirmishing`",
          arm.isInfantry() ? "write skirmishing infantry as `skirm`" : "leave out `skirmishing`");
    }
    if (suppressed > 0 && arm != Arm.ARTILLERY) {
      throw new TextFault(
          "suppressed", arm + " has no guns to be suppressed", "leave out `suppressed`");
    }
    if (suppressed > stands.left()) {
      throw new TextFault(
          "suppressed",
          suppressed + " guns cannot be suppressed in a battery of " + stands.left(),
          "write a number up to " + stands.left());
    }
  }

  /** How it stands. */
  public enum Formation {
    LINE,
    COLUMN,
    /** Cavalry in skirmish order. */
    SKIRMISHING,
    /** Guns behind their teams. */
    LIMBERED
  }

  /** A general attached to a unit. */
  public enum General {
    CAPABLE,
    EXCEPTIONAL,
    OTHER
  }

  /**
   * Reads a unit.
   *
   * @throws TextFault if it cannot be understood
   */
  public static Unit parse(String text) {
    return FORM.parse(text);
  }

  /** Returns whether what begins with this test is of the next turn for it (DG-V10). */
  boolean isPast(MoralePhase test) {
    return tested.isPresent() && test.isOver(tested.get());
  }

  /** Notes that what begins with this test is of the next turn for it, if it is so (DG-V10). */
  public void noteTurn(MoralePhase test, String who, Umpire umpire) {
    if (isPast(test)) {
      umpire.note("DG-V10", "{} took its test in the turn before: this is the next turn", who);
    }
  }

  /** Notes that it is in an order that the sheet leaves open (DG-V12). */
  public void noteOrder(String who, Umpire umpire) {
    if (formation == Formation.SKIRMISHING) {
      umpire.note("DG-V12", "{}: cavalry in skirmish order", who);
    } else if (formation == Formation.LIMBERED) {
      umpire.note("DG-V12", "{}: limbered guns", who);
    }
  }

  /** Returns whether it keeps a formed order: neither skirmishers nor guns. */
  boolean isFormed() {
    return arm.isFormed() && formation != Formation.SKIRMISHING;
  }

  /** Infantry or cavalry in skirmish order. */
  public boolean isSkirmisher() {
    return arm == Arm.SKIRMISHERS || formation == Formation.SKIRMISHING;
  }

  /** Guns that are not limbered. */
  public boolean isDeployedArtillery() {
    return arm == Arm.ARTILLERY && formation != Formation.LIMBERED;
  }

  /** Returns whether it shoots: infantry and deployed guns do. */
  public boolean shoots() {
    return arm.isInfantry() || isDeployedArtillery();
  }

  /** Returns whether such a general is with it. */
  public boolean has(General which) {
    return general.isPresent() && general.get() == which;
  }

  /** Returns the conditions that are said to hold for it. */
  public Conditions givenConditions() {
    Conditions said = with.orElse(Conditions.NONE);
    return still.isEmpty() ? said : said.with(still.get());
  }

  /** Returns all but its name. */
  public String withoutName() {
    return FORM.writeWithoutName(this);
  }

  @Override
  public String toString() {
    return FORM.write(this);
  }
}
