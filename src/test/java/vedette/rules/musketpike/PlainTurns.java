package vedette.rules.musketpike;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vedette.rules.PlainDice;

/**
 * Stacks of both sides over several activations, in the open or in a redoubt, alone or with a
 * 12-pounder, the attacker's with a battery behind it if that is said, as one would first write it;
 * the {@linkplain PlainMelee melee} is a plain one as well. The attacker acts first, then both in
 * turn. It knows no leaders and nobody who evades.
 */
final class PlainTurns {
  private static final int NORMAL_RANGE = 9;

  /** A stack as it stands. */
  private static final class Stack {
    final PlainMelee.Side unit;
    final boolean works;
    final int gunQuality;
    boolean gunsDisordered;
    boolean checked;
    boolean gone;
    boolean out;
    boolean everBack;
    boolean moving;

    Stack(String text) {
      unit = new PlainMelee.Side(text);
      works = text.contains("; in redoubt");
      String gun = text.contains(", art 12lb ql") ? text.split(", art 12lb ql")[1] : "";
      gunQuality = gun.isEmpty() ? 0 : Integer.parseInt(gun.substring(0, 1));
      gunsDisordered = gun.contains("disordered");
    }

    boolean lives() {
      return unit.points > 0;
    }

    boolean stands() {
      return lives() && !out && !gone;
    }

    boolean holds() {
      return unit.guns || works;
    }
  }

  private final PlainDice dice;
  private final Stack attacker;
  private final Stack defender;
  private final int battery;
  private int distance;
  private String place = "";
  private boolean over;

  private PlainTurns(PlainDice dice, String attacker, String defender, int distance, int battery) {
    this.dice = dice;
    this.attacker = new Stack(attacker);
    this.defender = new Stack(defender);
    this.distance = distance;
    this.battery = battery;
  }

  /**
   * Plays it once; what became of all, by the names of the measures.
   *
   * @param battery range of a 12-pounder that fires in the attacker's activations; 0 if none does
   */
  static Map<String, Object> play(
      PlainDice dice,
      String attacker,
      String defender,
      int distance,
      List<String> orders,
      int battery) {
    PlainTurns turns = new PlainTurns(dice, attacker, defender, distance, battery);
    for (int i = 0; i < orders.size(); i++) {
      boolean both = turns.remains("attacker") && turns.remains("defender");
      if (both && !turns.over) {
        turns.activation(i % 2 == 0, orders.get(i));
      }
    }
    return turns.became();
  }

  private boolean remains(String side) {
    Stack stack = side.equals("attacker") ? attacker : defender;
    boolean captured = over && !place.equals(side);
    return stack.lives() || stack.unit.guns && !captured;
  }

  private void activation(boolean own, String written) {
    Stack active = own ? attacker : defender;
    Stack enemy = own ? defender : attacker;
    String order = written.split(" ")[0];
    active.moving = false;
    enemy.moving = false;
    active.checked = false;
    enemy.checked = false;
    if (!order.equals("pass")) {
      artilleryFire(own, active, enemy);
    }
    // Who was driven off in the open stands again where he has gone to.
    enemy.gone = false;
    boolean takesPart = move(active, order, hexes(written));
    boolean unitWas = active.unit.disordered && active.lives();
    boolean gunsWere = active.gunsDisordered;
    boolean wasOut = active.out;
    if (!order.equals("pass")) {
      fight(active, enemy, order);
      goIn(own, active, enemy, order);
    }
    active.gone &= active.lives();
    boolean stayed = !active.gone && active.out == wasOut;
    if (List.of("march", "fire", "rally").contains(order)) {
      boolean unit = unitWas && active.unit.disordered && active.lives() && stayed;
      // Who has just gone into works stays disordered.
      unit &= (takesPart || active.out) && !(over && enemy.works);
      boolean guns = gunsWere && active.gunsDisordered && takesPart;
      if (unit) {
        active.unit.disordered = dice.roll(10) > active.unit.morale();
      }
      if (guns && (order.equals("rally") || !unit)) {
        active.gunsDisordered = dice.roll(10) > active.gunQuality;
      }
    }
    active.gone = false;
    enemy.gone = false;
  }

  private static int hexes(String written) {
    String[] words = written.split(" ");
    return words.length > 1 ? Integer.parseInt(words[1]) : 0;
  }

  /** Whether it takes part in a rally, if it is one. */
  private boolean move(Stack active, String order, int hexes) {
    int before = distance;
    boolean leaves = order.equals("rally") || order.equals("march") && hexes > 0;
    boolean stuck =
        leaves && distance == 1 && (active.unit.way.equals("blocked") || active.holds());
    if (order.equals("charge")) {
      distance = 1;
    } else if (leaves && !stuck) {
      distance = hexes > 0 ? hexes : Math.max(2, distance);
    }
    active.moving = distance != before;
    if (active.out && order.equals("march") && distance > 1) {
      active.out = false;
      active.moving = true;
    }
    return !stuck || !order.equals("rally");
  }

  private void artilleryFire(boolean own, Stack active, Stack enemy) {
    int hexes = distance;
    if (own && battery > 0) {
      shot(gunValue(battery), enemy);
    }
    if (active.unit.guns && !active.gunsDisordered) {
      shot(gunValue(hexes), enemy);
    }
  }

  private static int gunValue(int hexes) {
    return hexes == 1 ? 3 : hexes <= NORMAL_RANGE ? 2 : 1;
  }

  private void fight(Stack active, Stack enemy, String order) {
    if (distance > 1 || order.equals("rally")) {
      return;
    }
    if (enemy.unit.guns && !enemy.gunsDisordered) {
      shot(3, active);
    }
    if (enemy.stands()) {
      shot(value(enemy), active);
    }
    if (active.stands()) {
      shot(value(active), enemy);
    }
    if (!order.equals("fire") && !active.holds() && active.stands() && enemy.stands()) {
      active.unit.retreats = false;
      enemy.unit.retreats = false;
      String terrain = enemy.works ? "redoubt" : "clear";
      PlainMelee.fight(active.unit, enemy.unit, terrain, "front", dice);
      distance += active.unit.retreats ? 1 : 0;
      distance += enemy.unit.retreats ? 2 : 0;
      gone(active, active.unit.retreats);
      gone(enemy, enemy.unit.retreats);
    }
  }

  private static void gone(Stack stack, boolean back) {
    stack.gone |= back;
    stack.everBack |= back;
  }

  /** Into the place that the enemy has left, or that only artillery holds. */
  private void goIn(boolean own, Stack active, Stack enemy, String order) {
    boolean may = order.equals("charge") || order.equals("march");
    // Who has gone back in this activation has made room only if both were in contact.
    boolean were = distance - (enemy.gone ? backHexes(enemy) : 0) == 1;
    if (may && were && !active.holds() && active.stands() && !enemy.stands()) {
      place = own ? "attacker" : "defender";
      active.unit.disordered |= enemy.works;
      distance--;
      over = enemy.holds();
    }
  }

  private static int backHexes(Stack stack) {
    return stack.unit.retreats ? 2 : 1;
  }

  private static int value(Stack stack) {
    PlainMelee.Side unit = stack.unit;
    int value = 3;
    if (unit.kind.equals("li") || unit.kind.equals("cav")) {
      value = unit.kind.equals("cav") && stack.moving ? 1 : 2;
    } else if (unit.kind.equals("hi2")) {
      value = unit.points >= 8 ? 5 : unit.points >= 6 ? 4 : 3;
      value = Math.max(3, stack.moving ? value - 1 : value);
    }
    return unit.disordered ? value - 1 : value;
  }

  private void shot(int full, Stack target) {
    if (!target.stands()) {
      return;
    }
    PlainMelee.Side unit = target.unit;
    int value = full - (target.works ? 1 : 0);
    value -= unit.kind.equals("li") || unit.kind.equals("cav") && target.moving ? 1 : 0;
    if (value <= 0) {
      return;
    }
    int hits = PlainAssault.FIRE[value - 1][dice.roll(10) - 1];
    if (hits == 0) {
      return;
    }
    unit.retreats = false;
    unit.lose(hits);
    boolean guns = unit.guns && !target.gunsDisordered;
    if (target.checked || unit.points == 0 && !guns) {
      return;
    }
    target.checked = true;
    int check = dice.roll(10);
    target.gunsDisordered |= guns && check > target.gunQuality;
    if (unit.points > 0 && check > unit.morale()) {
      boolean again = unit.disordered;
      unit.disordered = true;
      if (again) {
        unit.lose(unit.way.equals("blocked") ? unit.points : 1);
        boolean back = unit.points > 0;
        target.everBack |= back;
        target.out |= back && target.holds();
        target.gone |= back && !target.holds();
        distance += back && !target.holds() ? 1 : 0;
      }
    }
  }

  private Map<String, Object> became() {
    boolean attackerLives = attacker.lives();
    boolean defenderLives = defender.lives();
    boolean attackerRemains = remains("attacker");
    boolean defenderRemains = remains("defender");
    Map<String, Object> became = new LinkedHashMap<>();
    String ending =
        attackerRemains && defenderRemains
            ? place.isEmpty() ? "neither prevails" : place + " prevails"
            : attackerRemains
                ? "attacker prevails"
                : defenderRemains ? "defender prevails" : "both destroyed";
    became.put("success", ending.equals("attacker prevails"));
    became.put("ending", ending);
    became.put("attackerLoss", attacker.unit.lost);
    became.put("defenderLoss", defender.unit.lost);
    became.put("attackerDisordered", attackerLives && attacker.unit.disordered);
    became.put("defenderDisordered", defenderLives && defender.unit.disordered);
    became.put("attackerRetreats", attackerLives && attacker.everBack);
    became.put("defenderRetreats", defenderLives && defender.everBack);
    became.put("attackerEliminated", !attackerLives);
    became.put("defenderEliminated", !defenderLives);
    return became;
  }
}
