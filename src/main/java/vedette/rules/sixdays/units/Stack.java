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
 * @param name as given, or ""
 * @param units who fights from the first battle turn on
 * @param timing how long it may fight, if it says so
 * @param later who comes later
 * @param against the enemy stacks that it attacks, by number or name, with {@code then} before
 *     those of the next battle turn; empty for all it touches
 * @param touches further enemy stacks that it is in contact with
 * @param holds whether it attacks only where it must
 * @param attacks from which differential on it attacks where it need not, if it says so
 * @param enters movement points after which it comes into contact, if it is not from the beginning
 * @param terrain what it stands in or behind; empty if it does not say
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

    /** Late joiners of a phasing stack, which have fewer battle turns than it (SD7). */
    @Clause(
        text = "attacker: late joiners, with their own battle turns",
        example = "spent 4: cav 3")
    record Joins(
        @Word(text = "battle turns, or movement points spent", what = "timing") Timing timing,
        @Units StackedUnits units)
        implements Later {}

    /** Nonphasing reinforcements, which need so many movement points to come (SD7). */
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
   * From which differential on a stack attacks where it need not: {@code at +2}.
   *
   * @param when at that differential
   */
  public record AttacksFrom(Threshold when) {
    /** Reads it. */
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

  /** A stack that says nothing twice. */
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
   * @throws TextFault if it is none
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

  /** When it attacks where it need not. */
  public Threshold from() {
    return holds ? Threshold.NEVER : attacks.map(AttacksFrom::when).orElse(Threshold.ALWAYS);
  }

  /** Its units, without name and clauses. */
  public String unitsOnly() {
    return FORM.writeUnits(this);
  }

  /** Who comes later, whom it attacks and touches: its clauses but for timing and terrain. */
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
   * @param units none of an officer who comes alone
   */
  public record StackedUnits(
      @Units List<Unit> units,
      @Units(text = "officer or commander in the stack", also = "commander") boolean officer) {
    /** Complains of an officer alone where somebody has to fight. */
    public void checkFight() {
      if (units.isEmpty()) {
        throw new TextFault("units", "an officer alone cannot fight", "add a unit, as in `inf 4`");
      }
    }

    /** Strength points of all units together. */
    public int strength() {
      return units.stream().mapToInt(unit -> unit.strength().left()).sum();
    }
  }

  /**
   * How long a stack may fight: {@code turns 3}, or the movement points expended before contact
   * that leave so many battle turns, {@code spent 2} (11.1, SD-V8).
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

    /** What a timing counts: battle turns, or movement points spent. */
    public enum Counted {
      TURNS,
      SPENT
    }
  }
}
