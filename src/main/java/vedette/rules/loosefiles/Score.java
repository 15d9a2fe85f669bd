package vedette.rules.loosefiles;

import java.util.function.BiPredicate;
import java.util.function.Predicate;
import vedette.fight.Umpire;
import vedette.json.EnumWords;
import vedette.json.HasWord;
import vedette.rules.kit.ModifierTable;
import vedette.rules.kit.ModifierTable.Situation;
import vedette.rules.kit.Notes;
import vedette.rules.loosefiles.Unit.Works;

/** The sum that a side adds to its average die in combat (LF5, LF8). */
record Score(RulesInForce rules, ModifierTable<Condition> factors, Roster own, Roster enemy) {
  /** The table of the factors. */
  static final String FACTORS = "loose-files/combat-factors";

  Score(RulesInForce rules, Roster own, Roster enemy) {
    this(
        rules, new ModifierTable<>(rules.tables().modifiers(FACTORS), Condition.class), own, enemy);
  }

  /**
   * Returns the sum of the side's factors. The factors of two units are added and halved, rounded
   * up.
   */
  int sum(Umpire umpire) {
    int sum = 0;
    for (int unit = 0; unit < own.size(); unit++) {
      sum += factors.sum(new UnitConditions(own.units().get(unit), own.label(unit)), umpire);
    }
    boolean halved = rules.plays(LooseFilesVariant.OUTNUMBERING_HALVED);
    sum += halved ? numbers(umpire) : 0;
    if (own.size() > 1) {
      int half = -Math.floorDiv(-sum, own.size());
      umpire.note("LF5", "factors {+}, halved and rounded up: {+}", sum, half);
      sum = half;
    }
    sum += (halved ? 0 : numbers(umpire)) + grade(umpire);
    umpire.note("", "{} adds {+}", own.role(), sum);
    return sum;
  }

  /** Returns the factor of the worst outnumbering of the side. */
  private int numbers(Umpire umpire) {
    return factors.sum(new SideConditions(own, enemy), umpire);
  }

  /** Returns the training grade, of two units the higher one (LF8). */
  private int grade(Umpire umpire) {
    int highest = own.units().get(0).with().grade();
    boolean said = false;
    for (Unit unit : own.units()) {
      highest = Math.max(highest, unit.with().grade());
      said |= unit.with().grade() != 0;
    }
    if (said) {
      String readings = own.size() > 1 ? "LF8 LF-V6" : "LF8";
      Notes.modifier("training grade", highest, own.role(), readings, umpire);
    }
    return highest;
  }

  /** The conditions of a unit of the side. */
  private record UnitConditions(Unit unit, String label) implements Situation<Condition> {
    @Override
    public boolean holds(Condition condition) {
      return condition.ofUnit.test(unit);
    }

    @Override
    public int times(Condition condition) {
      return condition.times(unit);
    }

    @Override
    public Object because(Condition condition) {
      return label;
    }
  }

  /** The conditions of the whole side. */
  private record SideConditions(Roster own, Roster enemy) implements Situation<Condition> {
    @Override
    public boolean holds(Condition condition) {
      return condition.ofSide.test(own, enemy);
    }

    @Override
    public Object because(Condition condition) {
      return own.role();
    }
  }

  /** The conditions of the factors of combat, each with its test for a unit or for a whole side. */
  enum Condition implements HasWord {
    FORT(unit -> unit.isIn(Works.FORT)),
    FIELDWORK(unit -> unit.isIn(Works.FIELDWORK)),
    BAYONET(Unit::attacksWithBayonet),
    TERRAIN(unit -> unit.with().terrain()),
    COMMANDER(Unit::commander),
    SKIRMISH(Unit::skirmish),
    FLANK(unit -> unit.with().flank()),
    CASUALTIES(unit -> unit.casualties() > 0) {
      @Override
      int times(Unit unit) {
        return unit.casualties();
      }
    },
    DP(unit -> unit.dp() > 0) {
      @Override
      int times(Unit unit) {
        return unit.dp();
      }
    },
    OUTNUMBERED("outnumbered", (own, enemy) -> enemy.bases() > own.bases()),
    OUTNUMBERED_2_TO_1("outnumbered 2:1", (own, enemy) -> enemy.bases() >= 2 * own.bases()),
    OUTNUMBERED_3_TO_1("outnumbered 3:1", (own, enemy) -> enemy.bases() >= 3 * own.bases());

    private final String word;

    private final Predicate<Unit> ofUnit;
    private final BiPredicate<Roster, Roster> ofSide;

    Condition(Predicate<Unit> ofUnit) {
      word = EnumWords.spaced(this);
      this.ofUnit = ofUnit;
      ofSide = (own, enemy) -> false;
    }

    Condition(String word, BiPredicate<Roster, Roster> ofSide) {
      this.word = word;
      ofUnit = unit -> false;
      this.ofSide = ofSide;
    }

    /** Returns the number of times that the condition holds for a unit, given that it does. */
    int times(Unit unit) {
      return 1;
    }

    /** Returns the word in the table. */
    @Override
    public String word() {
      return word;
    }
  }
}
