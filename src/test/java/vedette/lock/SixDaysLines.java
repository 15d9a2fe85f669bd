package vedette.lock;

import java.util.ArrayList;
import java.util.List;

/** Draws requests of Six Days of Glory. */
final class SixDaysLines {
  private static final String[] ORDERS = {
    "infantry-first", "horse-first", "guns-first", "strongest-first", "weakest-first"
  };
  private static final String MILDER = "tables/examples/milder";

  private SixDaysLines() {}

  static CommandLine battle(Draw draw) {
    CommandLine line = new CommandLine("six-days", "battle");
    int attackers = draw.chance(72) ? 1 : 2;
    int defenders = draw.chance(75) ? 1 : 2;
    boolean ignored = draw.chance(10);
    for (int i = 0; i < attackers; i++) {
      line.option("--attacker", attacker(draw, attackers, defenders, ignored));
    }
    for (int i = 0; i < defenders; i++) {
      line.option("--defender", defender(draw, i, attackers + defenders, ignored));
    }
    if (draw.chance(65)) {
      line.option("--turns", draw.between(1, attackers + defenders > 2 && draw.chance(80) ? 3 : 5));
    } else if (draw.chance(35)) {
      line.option("--spent", draw.between(1, 6));
    }
    terrain(draw, line);
    fighting(draw, line, 45);
    losses(draw, line);
    return stacking(draw, line, ignored);
  }

  static CommandLine repulse(Draw draw) {
    CommandLine line = new CommandLine("six-days", "repulse");
    boolean ignored = draw.chance(10);
    line.option("--attacker", name(draw, "Ney", "Guard") + stack(draw, ignored));
    int targets = draw.between(1, 3);
    for (int i = 0; i < targets; i++) {
      line.option(
          "--defender",
          name(draw, "D" + (i + 1))
              + stack(draw, false)
              + draw.maybe(40, "; distance " + draw.between(1, 3))
              + draw.maybe(35, "; in " + ground(draw)));
    }
    if (draw.chance(55)) {
      line.option("--movement", draw.between(1, 9));
    }
    if (draw.chance(35)) {
      line.option("--spent", draw.between(0, 5));
    }
    terrain(draw, line);
    if (draw.chance(50)) {
      line.option("--press", draw.pick("always", "revealed", "at +1", "at 0", "at +3", "at -1"));
    }
    boolean fight = draw.chance(50);
    if (fight || draw.chance(15)) {
      line.option("--due", fight ? "fight" : "tell");
    }
    if (fight) {
      fighting(draw, line, 40);
    }
    losses(draw, line);
    return stacking(draw, line, ignored);
  }

  static CommandLine reorganize(Draw draw) {
    CommandLine line = new CommandLine("six-days", "reorganize");
    int commands = draw.between(1, 3);
    for (int i = 0; i < commands; i++) {
      List<String> units = new ArrayList<>();
      int members = draw.between(1, 4);
      for (int j = 0; j < members; j++) {
        int original = draw.between(1, 6);
        int left = draw.chance(20) ? 0 : draw.between(0, original);
        units.add(draw.pick("inf ", "inf ", "cav ", "art ") + left + "/" + original);
      }
      line.option("--command", name(draw, "Corps " + (i + 1)) + String.join(", ", units));
    }
    if (draw.chance(70)) {
      line.option("--nights", draw.between(1, 4));
    }
    if (draw.chance(60)) {
      line.option("--order", draw.pick("most-lost", "least-lost", "as-listed"));
    }
    return line;
  }

  private static String attacker(Draw draw, int attackers, int defenders, boolean ignored) {
    StringBuilder text = new StringBuilder(name(draw, "Guard", "Marmont", "Ney"));
    text.append(stack(draw, ignored));
    int turns = draw.between(2, 5);
    if (draw.chance(25)) {
      text.append(draw.chance(50) ? "; turns " + turns : "; spent " + (5 - turns));
    }
    if (draw.chance(15)) {
      text.append("; joins ")
          .append(draw.chance(50) ? "turns " + draw.between(1, 2) : "spent " + draw.between(3, 5))
          .append(": ")
          .append(unit(draw));
    }
    if (defenders > 1) {
      text.append(draw.maybe(45, "; against " + draw.between(1, 2)));
      text.append(draw.maybe(25, "; touches " + draw.pick("1", "2", "1 2")));
    } else if (attackers > 1) {
      text.append(draw.maybe(10, "; against 1"));
    }
    text.append(draw.maybe(5, "; in " + ground(draw)));
    return text.toString();
  }

  private static String defender(Draw draw, int index, int stacks, boolean ignored) {
    StringBuilder text = new StringBuilder(name(draw, "Wrede", "D" + index));
    text.append(stack(draw, ignored && stacks < 3));
    text.append(draw.maybe(30, "; in " + ground(draw)));
    text.append(draw.maybe(12, "; arrives " + draw.between(1, 3) + ": " + unit(draw)));
    text.append(draw.maybe(10, "; rearguard " + draw.between(1, 3) + ": " + unit(draw)));
    return text.toString();
  }

  /** Units that mostly keep to the stacking limit. */
  private static String stack(Draw draw, boolean many) {
    List<String> units = new ArrayList<>();
    if (draw.chance(8)) {
      units.add("inf " + draw.between(5, 9) + " corps");
    } else {
      int foot = draw.chance(12) ? 0 : draw.between(1, many ? 4 : 2);
      for (int i = 0; i < foot; i++) {
        units.add("inf " + draw.between(1, 6) + draw.maybe(8, draw.pick(" division", " brigade")));
      }
    }
    if (units.isEmpty() || draw.chance(45)) {
      units.add("cav " + draw.between(1, 5) + draw.maybe(10, " brigade"));
    }
    if (many || draw.chance(4)) {
      units.add("cav " + draw.between(1, 4) + draw.maybe(40, " division"));
    }
    if (draw.chance(35)) {
      units.add("art " + draw.between(1, 3));
    }
    if (draw.chance(22)) {
      units.add(draw.pick("officer", "commander"));
    }
    return String.join(", ", units);
  }

  private static String unit(Draw draw) {
    return draw.pick("inf ", "cav ", "art ") + draw.between(1, 4) + draw.maybe(20, ", officer");
  }

  private static String name(Draw draw, String... names) {
    return draw.maybe(12, draw.pick(names) + ": ");
  }

  private static String ground(Draw draw) {
    return draw.pick("woods", "town", "stream", "chateau", "woods stream", "town, stream");
  }

  private static void terrain(Draw draw, CommandLine line) {
    if (draw.chance(25)) {
      line.option("--terrain", draw.pick("woods", "town", "stream", "chateau", "woods,stream"));
    }
  }

  private static void fighting(Draw draw, CommandLine line, int percent) {
    if (draw.chance(percent)) {
      line.option("--counterattack", draw.pick("never", "always", "at +2", "at 0", "at -1"));
    }
    if (draw.chance(percent)) {
      line.option(
          "--stop",
          draw.pick(
              "never", "below 0", "below -1", "below +2", "after-losing 2", "after-losing 4"));
    }
  }

  private static void losses(Draw draw, CommandLine line) {
    if (draw.chance(35)) {
      line.option("--attacker-losses", draw.pick(ORDERS));
    }
    if (draw.chance(35)) {
      line.option("--defender-losses", draw.pick(ORDERS));
    }
  }

  private static CommandLine stacking(Draw draw, CommandLine line, boolean ignored) {
    if (ignored || draw.chance(5)) {
      line.option("--stacking", ignored ? "ignored" : "checked");
    }
    if (draw.chance(4)) {
      line.option("--tables", MILDER);
    }
    return line;
  }
}
