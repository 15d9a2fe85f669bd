package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.List;
import vedette.dice.Die;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.fight.Umpire;
import vedette.request.BadRequest;
import vedette.rules.Consulted;
import vedette.table.Grid;

/**
 * The shooting of one unit's small arms at one target: its dice, one for each full four stands and
 * one for what remains (DG1, DG3).
 */
final class SmallArms {
  private static final int FULL = 4;
  private static final List<String> BANDS = List.of("short", "medium", "long");

  private final Grid hits;
  private final int column;
  private final List<Integer> rows = new ArrayList<>();
  private final List<Faces> dice = new ArrayList<>();
  private final List<Die> merged = new ArrayList<>();

  SmallArms(DaysOfGloryTables tables, Volley volley, Target target, String parameter) {
    this(
        tables,
        volley.stands(),
        band(tables.numbers(DaysOfGloryTables.RANGES), volley, parameter),
        target);
  }

  /** At the shortest range. */
  static SmallArms close(DaysOfGloryTables tables, int stands, Target target) {
    return new SmallArms(tables, stands, BANDS.get(0), target);
  }

  private SmallArms(DaysOfGloryTables tables, int all, String band, Target target) {
    hits = tables.hits(DaysOfGloryTables.SMALL_ARMS);
    column = hits.columns().indexOf(target.toString());
    for (int left = all; left > 0; left -= FULL) {
      int stands = Math.min(FULL, left);
      int row = hits.rows().indexOf(stands + (stands == 1 ? " stand, " : " stands, ") + band);
      Faces faces = Faces.parse(hits.text(row, column));
      if (!faces.isNothing()) {
        rows.add(row);
        dice.add(faces);
        merged.add(DaysOfGloryTables.D6.merged(faces::hits));
      }
    }
  }

  /** The first band that is not below the range (DG3). */
  private static String band(Grid ranges, Volley volley, String parameter) {
    for (String band : BANDS) {
      if (volley.range() <= DaysOfGloryTables.cell(ranges, band, volley.musket())) {
        return band;
      }
    }
    int most = DaysOfGloryTables.cell(ranges, BANDS.get(BANDS.size() - 1), volley.musket());
    throw new BadRequest(
        parameter,
        "`" + volley + "` is out of range",
        volley.musket() + " muskets reach " + most + " inches");
  }

  /** How many dice can bring a hit. */
  int dice() {
    return dice.size();
  }

  /** Rolls one of them; answers its hits. */
  int shoot(int die, Umpire umpire) {
    note(die, umpire);
    int brought = dice.get(die).hits(umpire.roll(merged.get(die)));
    umpire.note(new Told.Hits(brought));
    return brought;
  }

  private void note(int die, Listener listener) {
    Consulted.cell(hits, rows.get(die), column, listener);
  }

  /** Notes what its dice are read by. */
  void preview(Listener listener) {
    for (int die = 0; die < dice.size(); die++) {
      note(die, listener);
    }
    if (dice.isEmpty()) {
      listener.note(new Note.Happens("no die", "can bring a hit", "DG3"));
    }
  }
}
