package vedette.rules.daysofglory.shooting;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import vedette.source.TextFault;

/** The weapons of units, with their range and their dice (DG1 to DG3). */
public interface Weapon {
  /** Returns its range bands, the nearest first; none for units without muskets. */
  List<String> bands();

  /** Returns the maximum range of a band, in inches. */
  int reach(String band);

  /**
   * Returns the dice of a number of stands or guns at a target type, without dice that cannot hit.
   */
  List<ShotDie> dice(int number, String band, TargetType looks);

  /** Returns its range in a sentence. */
  String reachInWords();

  /** Returns its maximum range in inches. */
  default int reach() {
    return reach(bands().get(bands().size() - 1));
  }

  /** Returns the first band that covers a range in inches; empty if that is out of range. */
  default Optional<String> band(int range) {
    return bands().stream().filter(band -> range <= reach(band)).findFirst();
  }

  /** Returns the dice of a number of stands or guns at a range; none if that is out of range. */
  default DiceByTarget at(int range, int number) {
    return band(range)
        .map(band -> DiceByTarget.of(looks -> dice(number, band, looks)))
        .orElse(DiceByTarget.NONE);
  }

  /**
   * Returns the dice of a number of stands or guns at a range, which they have to reach.
   *
   * @param said text as a player wrote it
   * @param parameter parameter that holds the text
   * @throws TextFault if the range is out of reach
   */
  default DiceByTarget within(int range, int number, Object said, String parameter) {
    if (band(range).isEmpty()) {
      throw new TextFault(parameter, "`" + said + "` is out of range", reachInWords());
    }
    return at(range, number);
  }

  /**
   * Returns the dice of units and of batteries, in this order.
   *
   * @param ofUnits parameter that holds the units
   * @param ofBatteries parameter that holds the batteries
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

  /** Muskets of infantry: a die for each full four stands and one for the rest (DG1). */
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
