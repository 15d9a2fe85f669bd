package vedette.rules.loosefiles;

import vedette.fight.Umpire;
import vedette.json.EnumWords;
import vedette.json.HasWord;
import vedette.rules.kit.ModifierTable;
import vedette.rules.kit.ModifierTable.Situation;
import vedette.rules.kit.Notes;
import vedette.rules.loosefiles.Unit.Works;

/** What a side adds to its average die in combat (LF5, LF8). */
record Score(RulesInForce rules, ModifierTable<Condition> factors, Roster own, Roster enemy) {
  /** The table of the factors. */
  static final String FACTORS = "loose-files/combat-factors";

  Score(RulesInForce rules, Roster own, Roster enemy) {
    this(
        rules, new ModifierTable<>(rules.tables().modifiers(FACTORS), Condition.class), own, enemy);
  }

  /** Factors of the side; those of two units are added and halved, towards plus. */
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

  /** What the worst outnumbering costs the side. */
  private int numbers(Umpire umpire) {
    return factors.sum(new SideConditions(own, enemy), umpire);
  }

  /** Training grade; of two units the higher (LF8). */
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

  /** What holds of one unit. */
  private record UnitConditions(Unit unit, String label) implements Situation<Condition> {
    @Override
    public boolean holds(Condition condition) {
      return switch (condition) {
        case FORT -> unit.isIn(Works.FORT);
        case FIELDWORK -> unit.isIn(Works.FIELDWORK);
        case BAYONET -> unit.with().bayonet();
        case TERRAIN -> unit.with().terrain();
        case FLANK -> unit.with().flank();
        case COMMANDER -> unit.commander();
        case SKIRMISH -> unit.skirmish();
        case CASUALTIES -> unit.casualties() > 0;
        case DP -> unit.dp() > 0;
        case OUTNUMBERED, OUTNUMBERED_2_TO_1, OUTNUMBERED_3_TO_1 -> false;
      };
    }

    @Override
    public int times(Condition condition) {
      return switch (condition) {
        case CASUALTIES -> unit.casualties();
        case DP -> unit.dp();
        default -> 1;
      };
    }

    @Override
    public Object because(Condition condition) {
      return label;
    }
  }

  /** What holds of the whole side. */
  private record SideConditions(Roster own, Roster enemy) implements Situation<Condition> {
    @Override
    public boolean holds(Condition condition) {
      return switch (condition) {
        case OUTNUMBERED -> enemy.bases() > own.bases();
        case OUTNUMBERED_2_TO_1 -> enemy.bases() >= 2 * own.bases();
        case OUTNUMBERED_3_TO_1 -> enemy.bases() >= 3 * own.bases();
        default -> false;
      };
    }

    @Override
    public Object because(Condition condition) {
      return own.role();
    }
  }

  /** What factors of combat can depend on. */
  enum Condition implements HasWord {
    FORT,
    FIELDWORK,
    BAYONET,
    TERRAIN,
    COMMANDER,
    SKIRMISH,
    FLANK,
    CASUALTIES,
    DP,
    OUTNUMBERED,
    OUTNUMBERED_2_TO_1("outnumbered 2:1"),
    OUTNUMBERED_3_TO_1("outnumbered 3:1");

    private final String word;

    Condition() {
      word = EnumWords.spaced(this);
    }

    Condition(String word) {
      this.word = word;
    }

    /** As the table calls it. */
    @Override
    public String word() {
      return word;
    }
  }
}
