package vedette.rules.daysofglory.shooting;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import vedette.source.TextFault;

/** What units shoot with: how far it reaches, and its dice (DG1 to DG3). */
public interface Weapon {
  /** Its bands of range, the nearest first; none if nobody has it. */
  List<String> bands();

  /** Returns how far a band goes, in inches. */
  int reach(String band);

  /** Returns the dice of so many stands or guns at such a target; none of those that cannot hit. */
  List<ShotDie> dice(int number, String band, TargetType looks);

  /** Returns how far it reaches, in a sentence. */
  String reachInWords();

  /** Returns how far it reaches, in inches. */
  default int reach() {
    return reach(bands().get(bands().size() - 1));
  }

  /** Returns the first band that is not below a range in inches; empty if that is out of range. */
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

  /**
   * Returns the dice of units and of batteries, each with the parameter that they were given in.
   *
   * @throws TextFault if one of them is out of range
   */
  static List<DiceByTarget> dice(
      ShootingTables tables,
      List<Volley> units,
      String ofUnits,
      List<Battery> batteries,
      String ofBatteries) {
    List<DiceByTarget> all = new ArrayList<>();
    for (Volley unit : units) {
      Weapon muskets = new SmallArms(tables, unit.musket());
      all.add(muskets.within(unit.range(), unit.stands(), unit, ofUnits));
    }
    for (Battery battery : batteries) {
      Weapon guns = new Guns(tables, battery.calibre(), battery.shell());
      all.add(guns.within(battery.range(), battery.guns(), battery, ofBatteries));
    }
    return all;
  }

  /** Muskets of foot: a die for each full four stands and one for what remains (DG1). */
  record SmallArms(ShootingTables tables, Musket musket) implements Weapon {
    private static final int FULL = 4;
    private static final List<String> BANDS = List.of("short", "medium", "long");

    @Override
    public List<String> bands() {
      return musket == Musket.NONE ? List.of() : BANDS;
    }

    @Override
    public int reach(String band) {
      return tables.number(ShootingTables.RANGES, band, musket.toString());
    }

    @Override
    public String reachInWords() {
      return "write a range up to " + reach() + " inches for " + musket + " muskets";
    }

    @Override
    public List<ShotDie> dice(int stands, String band, TargetType looks) {
      ShotDie.Table table = tables.shots(ShootingTables.SMALL_ARMS);
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
  record Guns(ShootingTables tables, Calibre calibre, boolean shell) implements Weapon {
    private static final List<String> SHOT = List.of("point blank", "close", "medium", "long");
    private static final List<String> SHELL = List.of("shell");

    @Override
    public List<String> bands() {
      return shell ? SHELL : SHOT;
    }

    @Override
    public int reach(String band) {
      return shell ? ofShell("most") : cell(ShootingTables.ARTILLERY_RANGES, band);
    }

    @Override
    public Optional<String> band(int range) {
      return shell && range < ofShell("least") ? Optional.empty() : Weapon.super.band(range);
    }

    @Override
    public String reachInWords() {
      return shell
          ? "write a range from " + ofShell("least") + " to " + reach() + " inches for shell"
          : "write a range up to " + reach() + " inches for shot";
    }

    private int ofShell(String limit) {
      return cell(ShootingTables.SHELL_RANGES, limit);
    }

    private int cell(String table, String row) {
      return tables.number(table, row, calibre.toString());
    }

    @Override
    public List<ShotDie> dice(int guns, String band, TargetType looks) {
      ShotDie die = tables.shots(ShootingTables.ARTILLERY).die(band, looks);
      return die.faces().isNothing() ? List.of() : Collections.nCopies(guns, die);
    }
  }
}
