package vedette.rules.musketpike;

import java.util.LinkedHashMap;
import java.util.Map;
import vedette.rules.PlainDice;

/**
 * An activation as one would first write it: A goes against X and fires at Y or, if it has gone, at
 * X; B goes against Y; C fires at Y. Light foot fires first, then horse, then A; B goes in first.
 */
final class PlainActivation {
  static final String REQUEST =
      "--attacker 'A: hi1 8/8 ql6; against X; fires-at Y X' --attacker 'B: cav 3/3 ql7; against Y'"
          + " --attacker 'C: li 2/2 ql5; fires-at Y' --defender 'X: hi1 6/6 ql6'"
          + " --defender 'Y: cav 2/3 ql5' --advancing-order C,B --melee-order B,A";

  private static final int FOOT = 3;
  private static final int LIGHT_FOOT = 2;
  private static final int HORSE = 2;
  private static final int HORSE_ON_THE_MOVE = 1;

  private final PlainDice dice;
  private final PlainMelee.Side a = new PlainMelee.Side("hi1 8/8 ql6");
  private final PlainMelee.Side b = new PlainMelee.Side("cav 3/3 ql7");
  private final PlainMelee.Side x = new PlainMelee.Side("hi1 6/6 ql6");
  private final PlainMelee.Side y = new PlainMelee.Side("cav 2/3 ql5");

  private PlainActivation(PlainDice dice) {
    this.dice = dice;
  }

  /** Plays it once; what became of all, by the names of the measures. */
  static Map<String, Object> play(PlainDice dice) {
    return new PlainActivation(dice).play();
  }

  private Map<String, Object> play() {
    boolean checked = shot(FOOT, a, false);
    shot(HORSE, a, checked);

    checked = shot(LIGHT_FOOT, y, false);
    if (y.points > 0) {
      checked |= shot(HORSE_ON_THE_MOVE, y, checked);
    }
    int value = a.disordered ? FOOT - 1 : FOOT;
    if (y.points > 0) {
      shot(value, y, checked);
    } else {
      shot(value, x, false);
    }

    // Horse that finds nobody rides in.
    boolean atY = y.points == 0 || PlainMelee.fight(b, y, "clear", "front", dice).hexTaken();
    boolean atX = PlainMelee.fight(a, x, "clear", "front", dice).hexTaken();
    Map<String, Object> became = new LinkedHashMap<>();
    became.put("success", atX && atY);
    became.put("placesTaken", (atX ? 1 : 0) + (atY ? 1 : 0));
    became.put("hexTaken[X]", atX);
    became.put("hexTaken[Y]", atY);
    became.put("attackerLoss", a.lost + b.lost);
    became.put("defenderLoss", x.lost + y.lost);
    became.put("attackerLoss[A]", a.lost);
    became.put("attackerLoss[B]", b.lost);
    became.put("defenderLoss[X]", x.lost);
    became.put("defenderLoss[Y]", y.lost);
    became.put("attackerDisordered[A]", a.points > 0 && a.disordered);
    became.put("attackerDisordered[B]", b.points > 0 && b.disordered);
    became.put("defenderDisordered[X]", x.points > 0 && x.disordered);
    became.put("defenderDisordered[Y]", y.points > 0 && y.disordered);
    became.put("attackerEliminated[A]", a.points == 0);
    became.put("defenderEliminated[Y]", y.points == 0);
    return became;
  }

  /** Whether it hits; only the first check of a target counts. */
  private boolean shot(int value, PlainMelee.Side target, boolean checked) {
    int hits = PlainAssault.FIRE[value - 1][dice.roll(10) - 1];
    int check = dice.roll(10);
    target.lose(hits);
    target.disordered |= hits > 0 && !checked && check > target.morale();
    return hits > 0;
  }
}
