package vedette.rules.daysofglory.firefight;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.form.model.WholeNumber;
import vedette.rules.daysofglory.shooting.DiceByTarget;
import vedette.rules.daysofglory.shooting.ShootingPhase;
import vedette.rules.daysofglory.shooting.ShootingTables;
import vedette.rules.daysofglory.shooting.ShotDie.Shot;
import vedette.rules.daysofglory.shooting.TargetType;
import vedette.rules.daysofglory.shooting.Weapon;
import vedette.rules.daysofglory.shooting.Weapon.Guns;
import vedette.rules.daysofglory.shooting.Weapon.SmallArms;
import vedette.rules.daysofglory.units.Arm;
import vedette.rules.daysofglory.units.Ground;
import vedette.rules.daysofglory.units.UnitState;
import vedette.rules.kit.ByTurn;
import vedette.rules.kit.Memo;
import vedette.source.TextFault;

/** The dice that are shot in a firefight, each with its target (DG-V9). */
final class FirefightShots implements ShootingPhase.Plan {
  private static final int FARTHEST = 999;

  private final FirefightEngagement.Request request;
  private final List<String> labels;
  private final BySide<SmallArms> muskets;
  private final BySide<Guns> guns;

  /** In inches. */
  private final ByTurn<Integer> ranges;

  private final Memo known = new Memo();

  private record Shooters(Weapon weapon, int number, int range) {}

  FirefightShots(FirefightEngagement.Request request, List<String> labels, ShootingTables tables) {
    this.request = request;
    this.labels = labels;
    muskets = request.muskets().map(musket -> new SmallArms(tables, musket));
    guns = request.guns().map(calibre -> new Guns(tables, calibre, false));
    ranges = new ByTurn<>(request.range().stream().map(FirefightShots::inches).toList());
    if (ranges.each().stream().noneMatch(this::reaches)) {
      throw new TextFault(
          "range", "neither muskets nor guns are in range", "write a shorter range");
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
                    "write a whole number for each turn, as in `12,8,4`"));
  }

  /** In inches, turn by turn. */
  ByTurn<Integer> ranges() {
    return ranges;
  }

  /** Returns whether muskets or guns of either side reach so far, if there are any. */
  private boolean reaches(int range) {
    return muskets.anyMatch(it -> it.at(range, 1).isAny())
        || guns.anyMatch(it -> it.at(range, 1).isAny());
  }

  /** Returns what foot shoots with. */
  BySide<SmallArms> muskets() {
    return muskets;
  }

  BySide<Guns> guns() {
    return guns;
  }

  /**
   * Returns all dice of a turn: of each unit that may shoot at the first enemy, as listed, that is
   * there.
   */
  @Override
  public List<Shot> shots(List<UnitState> units, Umpire umpire) {
    return shots(units, ranges.current(umpire));
  }

  /** Returns the dice of the first turn. */
  List<Shot> first(List<UnitState> units) {
    return shots(units, ranges.first());
  }

  private List<Shot> shots(List<UnitState> units, int range) {
    BySide<Integer> targets =
        new BySide<>(request.first(Side.DEFENDER, units), request.first(Side.ATTACKER, units));
    List<Shot> shots = new ArrayList<>();
    for (int unit = 0; unit < units.size(); unit++) {
      Side side = request.side(unit);
      int at = targets.of(side);
      if (units.get(unit).mayShoot() && at >= 0) {
        Ground ground = request.grounds().of(side.opposite());
        TargetType looks = TargetType.of(units.get(at).unit(), ground, false);
        shots.addAll(Shot.of(unit, at, dice(units.get(unit), side, range).at(looks)));
      }
    }
    return List.copyOf(shots);
  }

  private DiceByTarget dice(UnitState unit, Side side, int range) {
    Weapon weapon = unit.is(Arm.ARTILLERY) ? guns.of(side) : muskets.of(side);
    int shooting = unit.shooting();
    return known.of(new Shooters(weapon, shooting, range), () -> weapon.at(range, shooting));
  }

  @Override
  public void note(Shot shot, Umpire umpire) {
    umpire.note("", "{} at {}", labels.get(shot.shooter()), labels.get(shot.target()));
  }
}
