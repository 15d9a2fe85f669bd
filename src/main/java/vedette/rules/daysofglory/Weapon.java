package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import vedette.json.EnumWords;
import vedette.problem.TextFault;
import vedette.table.Grid;

/** What units shoot with: how far it reaches, and its dice (DG1 to DG3). */
interface Weapon {
  /** Its bands of range, the nearest first; none if nobody has it. */
  List<String> bands();

  /** How far a band goes, in inches. */
  int reach(String band);

  /** The dice of so many stands or guns at such a target; none of those that cannot hit. */
  List<ShotDie> dice(int number, String band, TargetType looks);

  /** How far it reaches, in a sentence. */
  String reachInWords();

  /** How far it reaches, in inches. */
  default int reach() {
    return reach(bands().get(bands().size() - 1));
  }

  /** The first band that is not below a range in inches; empty if that is out of range. */
  default Optional<String> band(int range) {
    return bands().stream().filter(band -> range <= reach(band)).findFirst();
  }

  /** So many stands or guns at a range; without dice if that is out of range. */
  default DiceByTarget at(int range, int number) {
    return band(range)
        .map(band -> DiceByTarget.of(looks -> dice(number, band, looks)))
        .orElse(DiceByTarget.NONE);
  }

  /**
   * The same.
   *
   * @param said what a player wrote
   * @param parameter where
   * @throws TextFault if it is out of range
   */
  default DiceByTarget within(int range, int number, Object said, String parameter) {
    if (band(range).isEmpty()) {
      throw new TextFault(parameter, "`" + said + "` is out of range", reachInWords());
    }
    return at(range, number);
  }

  /** Muskets of foot: a die for each full four stands and one for what remains (DG1). */
  record SmallArms(DaysOfGloryTables tables, Musket musket) implements Weapon {
    private static final int FULL = 4;
    private static final List<String> BANDS = List.of("short", "medium", "long");

    @Override
    public List<String> bands() {
      return musket == Musket.NONE ? List.of() : BANDS;
    }

    @Override
    public int reach(String band) {
      Grid ranges = tables.numbers(DaysOfGloryTables.RANGES);
      return DaysOfGloryTables.cell(ranges, band, musket.toString());
    }

    @Override
    public String reachInWords() {
      return musket + " muskets reach " + reach() + " inches";
    }

    @Override
    public List<ShotDie> dice(int stands, String band, TargetType looks) {
      ShotDie.Table table = tables.shots(DaysOfGloryTables.SMALL_ARMS);
      List<ShotDie> dice = new ArrayList<>();
      for (int left = stands; left > 0; left -= FULL) {
        int those = Math.min(FULL, left);
        ShotDie die = table.die(those + (those == 1 ? " stand, " : " stands, ") + band, looks);
        if (!die.faces().isNothing()) {
          dice.add(die);
        }
      }
      return List.copyOf(dice);
    }
  }

  /** Guns of a kind: a die for each (DG2). */
  record Guns(DaysOfGloryTables tables, Calibre calibre, boolean shell) implements Weapon {
    private static final List<String> SHOT = List.of("point blank", "close", "medium", "long");
    private static final List<String> SHELL = List.of("shell");

    @Override
    public List<String> bands() {
      return shell ? SHELL : SHOT;
    }

    @Override
    public int reach(String band) {
      return shell ? ofShell("most") : cell(DaysOfGloryTables.ARTILLERY_RANGES, band);
    }

    @Override
    public Optional<String> band(int range) {
      return shell && range < ofShell("least") ? Optional.empty() : Weapon.super.band(range);
    }

    @Override
    public String reachInWords() {
      return shell
          ? "shell reaches from " + ofShell("least") + " to " + reach() + " inches"
          : "shot reaches " + reach() + " inches";
    }

    private int ofShell(String limit) {
      return cell(DaysOfGloryTables.SHELL_RANGES, limit);
    }

    private int cell(String table, String row) {
      return DaysOfGloryTables.cell(tables.numbers(table), row, calibre.toString());
    }

    @Override
    public List<ShotDie> dice(int guns, String band, TargetType looks) {
      ShotDie die = tables.shots(DaysOfGloryTables.ARTILLERY).die(band, looks);
      return die.faces().isNothing() ? List.of() : Collections.nCopies(guns, die);
    }
  }

  /** What foot shoots with. */
  enum Musket {
    NONE,
    SMOOTHBORE,
    RIFLED;

    private final String word = EnumWords.word(this);

    /** As tables call it. */
    @Override
    public String toString() {
      return word;
    }
  }

  /** A kind of gun. */
  enum Calibre {
    SMOOTHBORE,
    RIFLED,
    SIEGE;

    private final String word = EnumWords.word(this);

    /** Whether there is shell for it. */
    boolean hasShell() {
      return this != SIEGE;
    }

    /** As tables call it. */
    @Override
    public String toString() {
      return word;
    }
  }
}
