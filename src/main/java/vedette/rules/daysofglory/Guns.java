package vedette.rules.daysofglory;

import java.util.Collections;
import java.util.List;
import java.util.Optional;

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
