package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.rules.kit.Known;

/** Who shoots at whom in a firefight, and with which dice (DG1 to DG3, DG-V7, DG-V9). */
final class FirefightFire {
  private final FirefightRequest request;
  private final DaysOfGloryTables tables;
  private final Known known = new Known();

  /** A die, and the unit that it is thrown at. */
  record Shot(int by, int at, ShotDie die) {}

  private record DiceOf(Side side, boolean guns, int number, TargetType target, int range) {}

  FirefightFire(FirefightRequest request, DaysOfGloryTables tables) {
    this.request = request;
    this.tables = tables;
  }

  /** Whether muskets or guns of either side reach so far, if there are any. */
  boolean reaches(int range) {
    for (Side side : Side.values()) {
      Musket musket = request.muskets().of(side);
      boolean foot =
          musket != Musket.NONE
              && !SmallArms.within(tables, 1, musket, range, TargetType.LINE).isEmpty();
      Calibre calibre = request.guns().of(side);
      if (foot || !Guns.within(tables, 1, calibre, range, TargetType.LINE).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /**
   * What a side fires with, and what of it does not fire.
   *
   * @param nearest the shortest range of the firefight
   */
  String inWords(Side side, int nearest) {
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
  List<Shot> shots(List<UnitState> units, int range) {
    BySide<Integer> targets =
        new BySide<>(first(Side.DEFENDER, units), first(Side.ATTACKER, units));
    List<Shot> shots = new ArrayList<>();
    for (int unit = 0; unit < units.size(); unit++) {
      Side side = side(unit);
      int at = targets.of(side);
      if (units.get(unit).isSteady() && at >= 0) {
        Ground ground = request.grounds().of(side.opposite());
        TargetType looks = TargetType.ofStanding(units.get(at).unit(), ground);
        for (ShotDie die : dice(units.get(unit), side, looks, range)) {
          shots.add(new Shot(unit, at, die));
        }
      }
    }
    return List.copyOf(shots);
  }

  private List<ShotDie> dice(UnitState unit, Side side, TargetType target, int range) {
    if (unit.is(Arm.ARTILLERY)) {
      return known.of(
          new DiceOf(side, true, unit.firing(), target, range),
          () -> Guns.within(tables, unit.firing(), request.guns().of(side), range, target));
    }
    Musket musket = request.muskets().of(side);
    return !unit.isInfantry() || musket == Musket.NONE
        ? List.of()
        : known.of(
            new DiceOf(side, false, unit.stands(), target, range),
            () -> SmallArms.within(tables, unit.stands(), musket, range, target));
  }
}
