package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.form.WholeNumber;
import vedette.problem.TextFault;
import vedette.rules.kit.ByTurn;
import vedette.rules.kit.Known;

/** Who shoots at whom in a firefight (DG-V9). */
final class FirefightFire implements Shooting.Plan {
  private static final int FARTHEST = 999;

  private final FirefightRequest request;
  private final List<String> labels;
  private final DaysOfGloryTables tables;

  /** In inches. */
  private final ByTurn<Integer> ranges;

  private final Known known = new Known();

  private record Shooters(Side side, boolean guns, int number, int range) {}

  FirefightFire(FirefightRequest request, List<String> labels, DaysOfGloryTables tables) {
    this.request = request;
    this.labels = labels;
    this.tables = tables;
    ranges = new ByTurn<>(request.range().stream().map(FirefightFire::inches).toList());
    if (ranges.each().stream().noneMatch(this::reaches)) {
      throw new TextFault("range", "neither muskets nor guns reach so far", "give a shorter range");
    }
  }

  private static int inches(String text) {
    return WholeNumber.of(text, 0, FARTHEST)
        .orElseThrow(
            () ->
                TextFault.ofWord(
                    "range",
                    text,
                    "`" + text + "` is not a range in inches",
                    "write a whole number for each turn, as 12,8,4"));
  }

  /** The last turn that has a range of its own. */
  int lastTurn() {
    return ranges.lastTurn();
  }

  /** Whether muskets or guns of either side reach so far, if there are any. */
  private boolean reaches(int range) {
    for (Side side : Side.values()) {
      if (foot(side, 1, range).reaches() || guns(side, 1, range).reaches()) {
        return true;
      }
    }
    return false;
  }

  private Shooter foot(Side side, int stands, int range) {
    return SmallArms.within(tables, stands, request.muskets().of(side), range);
  }

  private Shooter guns(Side side, int guns, int range) {
    return Guns.within(tables, guns, request.guns().of(side), range);
  }

  /** What a side fires with, and what of it does not fire. */
  String inWords(Side side) {
    int nearest = Collections.min(ranges.each());
    List<String> with = new ArrayList<>();
    if (request.hasSilentFoot(side)) {
      with.add("no muskets; see --" + side + "-musket");
    } else if (request.has(side, Arm::isInfantry)) {
      Musket musket = request.muskets().of(side);
      with.add(upTo(SmallArms.reach(tables, musket), nearest, musket + " muskets"));
    }
    if (request.has(side, arm -> arm == Arm.ARTILLERY)) {
      Calibre calibre = request.guns().of(side);
      with.add(upTo(new GunRanges(tables, calibre, false).ofShot(), nearest, calibre + " guns"));
    }
    return with.isEmpty() ? "nothing: horse does not shoot" : String.join(", ", with);
  }

  private static String upTo(int reach, int nearest, String arms) {
    return arms + (reach < nearest ? ", out of range beyond " : " up to ") + reach + " inches";
  }

  /** Which side a unit is of. */
  Side side(int unit) {
    return unit < request.attacker().size() ? Side.ATTACKER : Side.DEFENDER;
  }

  /** Whether a unit is in the firefight: routers have left it. */
  static boolean isThere(UnitState unit) {
    return !unit.isDestroyed() && !unit.isRouting();
  }

  /** Whether any unit of a side is in it. */
  boolean stands(Side side, List<UnitState> units) {
    return first(side, units) >= 0;
  }

  private int first(Side side, List<UnitState> units) {
    for (int unit = 0; unit < units.size(); unit++) {
      if (side(unit) == side && isThere(units.get(unit))) {
        return unit;
      }
    }
    return -1;
  }

  /** All dice of a turn: of each steady unit at the first enemy, as listed, that is there. */
  @Override
  public List<Shot> shots(List<UnitState> units, Umpire umpire) {
    return shots(units, ranges.now(umpire));
  }

  /** The dice of the first turn. */
  List<Shot> first(List<UnitState> units) {
    return shots(units, ranges.first());
  }

  private List<Shot> shots(List<UnitState> units, int range) {
    BySide<Integer> targets =
        new BySide<>(first(Side.DEFENDER, units), first(Side.ATTACKER, units));
    List<Shot> shots = new ArrayList<>();
    for (int unit = 0; unit < units.size(); unit++) {
      Side side = side(unit);
      int at = targets.of(side);
      if (units.get(unit).isSteady() && at >= 0) {
        Ground ground = request.grounds().of(side.opposite());
        TargetType looks = TargetType.ofStanding(units.get(at).unit(), ground);
        shots.addAll(Shot.of(unit, at, shooter(units.get(unit), side, range).at(looks)));
      }
    }
    return List.copyOf(shots);
  }

  @Override
  public void note(Shot shot, Umpire umpire) {
    umpire.note("", "{} at {}", labels.get(shot.by()), labels.get(shot.at()));
  }

  private Shooter shooter(UnitState unit, Side side, int range) {
    if (unit.is(Arm.ARTILLERY)) {
      int firing = unit.firing();
      return known.of(new Shooters(side, true, firing, range), () -> guns(side, firing, range));
    }
    int stands = unit.stands();
    return unit.isInfantry()
        ? known.of(new Shooters(side, false, stands, range), () -> foot(side, stands, range))
        : Shooter.NONE;
  }
}
