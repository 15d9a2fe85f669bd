package vedette.rules.sixdays.units;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import vedette.form.Clause;
import vedette.form.Name;
import vedette.form.Units;
import vedette.form.Word;
import vedette.form.line.NotationForm;
import vedette.rules.kit.Threshold;
import vedette.source.TextFault;

/**
 * A stack as a player writes it: {@code Marmont: inf 5, cav 2, officer; spent 1; against 2}.
 *
 * @param name name as given, or ""
 * @param units units that fight from the first battle turn on
 * @param timing duration of its fight, if given
 * @param later units that come later
 * @param against the enemy stacks that it attacks, by number or name, with {@code then} before
 *     those of the next battle turn; empty for all it touches
 * @param touches further enemy stacks that it is in contact with
 * @param holds whether it attacks only where it must
 * @param attacks least differential at which it attacks where it need not, if given
 * @param enters movement points after which it comes into contact, if it is not from the beginning
 * @param terrain names of the terrain that it is in or behind; empty if not given
 */
public record Stack(
    @Name String name,
    @Units StackedUnits units,
    @Clause(
            bare = true,
            text = "attacker: battle turns, or movement points spent before contact",
            example = "turns 3 or spent 2")
        Optional<Timing> timing,
    @Clause List<Later> later,
    @Clause(
            text = "attacker: enemy stacks to attack, battle turn by battle turn",
            what = "enemy stack",
            example = "2 then 1")
        List<String> against,
    @Clause(
            text = "attacker: further enemy stacks in contact",
            what = "enemy stack",
            example = "1 3")
        List<String> touches,
    @Clause(text = "attacker: attacks only if no other stack can") boolean holds,
    @Clause(
            text = "attacker: attacks voluntarily only at this differential or better",
            what = "differential",
            example = "at +2")
        Optional<AttacksFrom> attacks,
    @Clause(
            text = "defender: movement points needed to come into contact",
            what = Wording.MOVEMENT,
            example = "2")
        OptionalInt enters,
    @Clause(
            keyword = "in",
            text = Wording.STANDS_IN,
            what = "terrain",
            once = true,
            example = "woods stream")
        List<String> terrain) {
  private static final NotationForm<Stack> FORM = NotationForm.of(Stack.class);

  /** Units that come into the battle after its first turn. */
  public sealed interface Later permits Later.Joins, Later.Arrives, Later.Rearguard {
    StackedUnits units();

    /** Late joiners of a phasing stack, which have fewer battle turns than the stack (SD7). */
    @Clause(
        text = "attacker: late joiners, with their own battle turns",
        example = "spent 4: cav 3")
    record Joins(
        @Word(text = "battle turns, or movement points spent", what = "timing") Timing timing,
        @Units StackedUnits units)
        implements Later {}

    /** Nonphasing reinforcements, which need a number of movement points to come (SD7). */
    @Clause(text = "defender: reinforcements, 2 movement points away", example = "2: inf 4")
    record Arrives(
        @Word(text = "distance in movement points", what = Wording.MOVEMENT) int movement,
        @Units StackedUnits units)
        implements Later {}

    /** A rearguard, behind which the engaged units leave the battle (11.4, SD7). */
    @Clause(
        text = "defender: rearguard, which lets the other units disengage",
        example = "2: inf 4")
    record Rearguard(
        @Word(text = "distance in movement points", what = Wording.MOVEMENT) int movement,
        @Units StackedUnits units)
        implements Later {
      public Rearguard {
        units.checkFight();
      }
    }
  }

  /**
   * The least differential at which a stack attacks where it need not: {@code at +2}.
   *
   * @param when threshold at that differential
   */
  public record AttacksFrom(Threshold when) {
    /** Reads the differential. */
    public static AttacksFrom parse(String text) {
      return new AttacksFrom(
          Threshold.parse(
              text,
              "write `attacks at +2` to attack at that differential or better",
              Threshold.Word.AT));
    }

    @Override
    public String toString() {
      return when.toString();
    }
  }

  /**
   * Checks the stack.
   *
   * @throws TextFault if it has only an officer, or both holds and attacks from a differential on
   */
  public Stack {
    units.checkFight();
    if (holds && attacks.isPresent()) {
      throw new TextFault(
          "attacks", "`holds` and `attacks` cannot be combined", "leave one of them out");
    }
  }

  /**
   * Reads a stack.
   *
   * @throws TextFault if the text is not a stack
   */
  public static Stack parse(String text) {
    return FORM.parse(text);
  }

  /** Returns a stack without clauses. */
  public static Stack of(String name, StackedUnits units) {
    return new Stack(
        name,
        units,
        Optional.empty(),
        List.of(),
        List.of(),
        List.of(),
        false,
        Optional.empty(),
        OptionalInt.empty(),
        List.of());
  }

  /** Returns the threshold of its attacks where it need not attack. */
  public Threshold from() {
    return holds ? Threshold.NEVER : attacks.map(AttacksFrom::when).orElse(Threshold.ALWAYS);
  }

  /** Returns its units in notation, without name and clauses. */
  public String unitsOnly() {
    return FORM.writeUnits(this);
  }

  /** Returns its clauses in notation, without timing and terrain. */
  public String orders() {
    return FORM.writeClauses(
        new Stack(
            name,
            units,
            Optional.empty(),
            later,
            against,
            touches,
            holds,
            attacks,
            enters,
            List.of()));
  }

  @Override
  public String toString() {
    return FORM.write(this);
  }

  /**
   * Units that are stacked, with or without an officer.
   *
   * @param units the units; empty for an officer without units
   */
  public record StackedUnits(
      @Units List<Unit> units,
      @Units(text = "officer or commander in the stack", also = "commander") boolean officer) {
    /**
     * Checks that there is a unit to fight.
     *
     * @throws TextFault if there is only an officer
     */
    public void checkFight() {
      if (units.isEmpty()) {
        throw new TextFault(
            "units", "an officer cannot fight without units", "add a unit, as in `inf 4`");
      }
    }

    /** Returns the strength points of all units together. */
    public int strength() {
      return units.stream().mapToInt(unit -> unit.strength().left()).sum();
    }
  }

  /**
   * The duration of a stack's fight: battle turns, {@code turns 3}, or the movement points expended
   * before contact, {@code spent 2}, which determine the battle turns (11.1, SD-V8).
   */
  public record Timing(
      @Word(text = "turns or spent", what = "timing") Counted counted,
      @Word(text = "battle turns or movement points", what = "number", min = 0) int number) {
    public Timing {
      if (counted == Counted.TURNS && number == 0) {
        throw new TextFault(
            "number", "a stack cannot have 0 battle turns", "write a number from 1 up");
      }
    }

    /** The unit of a timing: battle turns, or movement points spent. */
    public enum Counted {
      TURNS,
      SPENT
    }
  }
}
