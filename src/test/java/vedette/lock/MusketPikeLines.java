package vedette.lock;

import java.util.List;

/** Draws requests of Revised Musket &amp; Pike. */
final class MusketPikeLines {
  private MusketPikeLines() {}

  static CommandLine fire(Draw draw) {
    CommandLine line = new CommandLine("musket-pike", "fire");
    String target = company(draw, true);
    line.option(
        "--target",
        name(draw, "Saxons")
            + target
            + draw.maybe(30, "; in " + ground(draw))
            + draw.maybe(target.startsWith("cav") ? 50 : 2, "; moving"));
    int shooters = draw.between(1, 3);
    for (int i = 0; i < shooters; i++) {
      line.option("--shooter", shooter(draw, true));
    }
    return terrain(draw, line);
  }

  static CommandLine melee(Draw draw) {
    CommandLine line = new CommandLine("musket-pike", "melee");
    sides(draw, line, 30);
    terrain(draw, line);
    return charging(draw, line);
  }

  static CommandLine assault(Draw draw) {
    CommandLine line = new CommandLine("musket-pike", "assault");
    sides(draw, line, 18);
    if (draw.chance(20)) {
      line.option(
          "--battery",
          guns(draw, false)
              + "; range "
              + draw.between(1, 6)
              + draw.maybe(30, draw.pick("; grazing", "; grazing beyond")));
    }
    if (draw.chance(15)) {
      line.option("--attacker-support", shooter(draw, false));
    }
    if (draw.chance(15)) {
      line.option("--defender-support", shooter(draw, false));
    }
    terrain(draw, line);
    if (draw.chance(20)) {
      line.word("--contact");
    }
    if (draw.chance(40)) {
      line.option("--melee", draw.pick("never", "always", "at 125%", "at 100%", "at 75%"));
    }
    if (draw.chance(30)) {
      line.option("--activations", 2);
      if (draw.chance(60)) {
        line.option("--rally", draw.pick("none", "attacker", "defender", "both"));
      }
    }
    return charging(draw, line);
  }

  static CommandLine activation(Draw draw) {
    CommandLine line = new CommandLine("musket-pike", "activation");
    boolean march = draw.chance(15);
    boolean second = draw.chance(80);
    String contact = march ? "; contact" : draw.maybe(20, "; contact");
    line.option(
        "--attacker", active(draw, "; against 1" + draw.maybe(30, "; fires-at 2 1"), contact));
    if (second) {
      line.option("--attacker", active(draw, "; against 2", contact));
    }
    if (!second || draw.chance(40)) {
      line.option("--attacker", active(draw, "; fires-at 2", contact));
    }
    line.option("--defender", fighter(draw, draw.pick("hi1", "li", "cav"), true));
    line.option(
        "--defender",
        fighter(draw, draw.pick("hi1", "li", "cav"), true) + draw.maybe(20, "; fires-at 2"));
    if (draw.chance(30)) {
      line.option(
          "--battery",
          guns(draw, false)
              + draw.maybe(70, "; range " + draw.between(1, 6))
              + draw.maybe(20, draw.pick("; grazing", "; grazing beyond"))
              + draw.maybe(10, "; in obstructed")
              + "; fires-at "
              + draw.between(1, 2));
    }
    for (String order : List.of("--defensive-order", "--advancing-order", "--melee-order")) {
      if (draw.chance(25)) {
        line.option(order, draw.pick("1,2", "2,1", "2"));
      }
    }
    terrain(draw, line);
    if (draw.chance(40)) {
      line.option("--melee", draw.pick("never", "always", "at 125%", "at 100%", "at 75%"));
    }
    if (draw.chance(30)) {
      line.option("--evade", draw.pick("never", "always", "at 150%", "at 100%"));
    }
    if (march || draw.chance(20)) {
      line.option("--order", march ? "march" : "charge");
    }
    if (draw.chance(20)) {
      line.option("--attacker-losses", draw.pick("strongest-first", "weakest-first"));
    }
    if (draw.chance(20)) {
      line.option("--defender-losses", draw.pick("strongest-first", "weakest-first"));
    }
    if (draw.chance(25)) {
      line.option(
          "--variant",
          draw.pick("facing-6-14", "check-per-phase", "flank-fire-as-other", "light-foot-rout"));
    }
    return line;
  }

  private static String active(Draw draw, String orders, String contact) {
    return fighter(draw, draw.pick("hi1", "cav", "li"), false)
        + orders
        + draw.maybe(25, "; from " + draw.pick("front", "flank", "rear"))
        + contact;
  }

  static CommandLine turns(Draw draw) {
    CommandLine line =
        new CommandLine("musket-pike", "turns")
            .option("--attacker", fighter(draw, draw.pick("hi1", "li", "cav"), false))
            .option(
                "--defender",
                fighter(draw, draw.pick("hi1", "li", "cav"), true)
                    + draw.maybe(15, "; in " + ground(draw)))
            .option(
                "--orders",
                draw.pick(
                    "charge",
                    "charge",
                    "charge,fire",
                    "fire,march",
                    "march,pass,march 4",
                    "march 3,fire,charge",
                    "defender march,charge",
                    "attacker charge,attacker rally",
                    "rally 3,march 6"));
    if (draw.chance(50)) {
      line.option("--distance", draw.between(1, 9));
    }
    for (String option : List.of("--attacker-battery", "--defender-battery")) {
      if (draw.chance(15)) {
        line.option(option, guns(draw, false) + "; range " + draw.between(1, 6));
      }
    }
    if (draw.chance(30)) {
      line.option("--melee", draw.pick("never", "always", "at 125%", "at 100%"));
    }
    if (draw.chance(20)) {
      line.option("--evade", draw.pick("never", "always", "at 150%"));
    }
    if (draw.chance(20)) {
      line.option(
          "--variant",
          draw.pick("facing-6-14", "check-per-phase", "flank-fire-as-other", "light-foot-rout"));
    }
    return line;
  }

  static CommandLine rally(Draw draw) {
    CommandLine line = new CommandLine("musket-pike", "rally");
    int units = draw.between(1, 3);
    for (int i = 0; i < units; i++) {
      String unit = draw.chance(12) ? guns(draw, true) : unit(draw, draw.chance(92) ? 100 : 0);
      line.option("--unit", name(draw, "U" + i) + unit);
    }
    if (draw.chance(50)) {
      line.option("--order", draw.pick("march", "rally"));
    }
    if (draw.chance(50)) {
      line.option("--activation", draw.pick("leader", "unit"));
    }
    if (draw.chance(60)) {
      line.option("--activations", draw.between(1, 6));
    }
    return line;
  }

  static CommandLine initiative(Draw draw) {
    CommandLine line = new CommandLine("musket-pike", "initiative");
    if (draw.chance(80)) {
      line.option("--holder", draw.pick("own", "enemy", "nobody"));
    }
    if (draw.chance(95)) {
      line.option("--turns", draw.between(1, 24));
    }
    return line;
  }

  static CommandLine chits(Draw draw) {
    CommandLine line =
        new CommandLine("musket-pike", "chits")
            .option("--own", draw.pick("Left", "Left,Centre", "Left,Centre,Reserve"))
            .option("--enemy", draw.pick("Right", "Right,Horse"));
    if (draw.chance(20)) {
      line.option("--asked", draw.pick("Left,Right", "Right,Left", "Left,Centre"));
    }
    if (draw.chance(30)) {
      line.option("--lost", draw.pick("Left", "Right", "Left,Right"));
    }
    for (String option :
        new String[] {"--own-overall", "--enemy-overall", "--own-markers", "--enemy-markers"}) {
      if (draw.chance(25)) {
        int chits = draw.between(0, 2);
        line.option(option, chits);
        if (chits == 2 && option.endsWith("overall")) {
          boolean own = option.startsWith("--own");
          line.option(own ? "--own-second" : "--enemy-second", own ? "Left" : "Right");
        }
      }
    }
    if (draw.chance(20)) {
      line.option("--overall", draw.pick("asked", "others"));
    }
    for (String option : new String[] {"--own-passes", "--enemy-passes"}) {
      if (draw.chance(20)) {
        line.option(option, draw.between(0, 3));
      }
    }
    if (draw.chance(50)) {
      line.option("--first", draw.pick("own", "enemy", "nobody"));
    }
    return line.option("--turns", draw.between(1, 3));
  }

  static CommandLine arrival(Draw draw) {
    CommandLine line = new CommandLine("musket-pike", "arrival");
    if (draw.chance(98)) {
      line.option("--turns", draw.between(1, 44));
    }
    return line;
  }

  private static void sides(Draw draw, CommandLine line, int twoPercent) {
    boolean two = draw.chance(twoPercent);
    boolean attackers = draw.chance(50);
    if (two && attackers) {
      line.option("--attacker", fighter(draw, draw.pick("hi1", "cav"), false));
      line.option("--attacker", fighter(draw, draw.pick("hi1", "cav"), false));
      line.option("--defender", fighter(draw, "hi2", true));
    } else if (two) {
      line.option("--attacker", fighter(draw, "hi2", false));
      line.option("--defender", fighter(draw, draw.pick("hi1", "li", "cav"), true));
      line.option("--defender", fighter(draw, draw.pick("hi1", "li", "cav"), true));
    } else {
      line.option("--attacker", fighter(draw, draw.pick("hi2", "hi1", "cav", "li"), false));
      line.option("--defender", fighter(draw, draw.pick("hi2", "hi1", "cav", "li"), true));
    }
  }

  private static CommandLine charging(Draw draw, CommandLine line) {
    if (draw.chance(35)) {
      line.option("--from", draw.pick("front", "flank", "rear"));
    }
    if (draw.chance(30)) {
      line.option("--evade", draw.pick("never", "always", "at 150%", "at 100%"));
    }
    if (draw.chance(20)) {
      line.option("--attacker-losses", draw.pick("strongest-first", "weakest-first"));
    }
    if (draw.chance(20)) {
      line.option("--defender-losses", draw.pick("strongest-first", "weakest-first"));
    }
    if (draw.chance(15)) {
      line.word("--light-foot-rout");
    }
    return line;
  }

  private static String fighter(Draw draw, String troops, boolean defends) {
    StringBuilder text = new StringBuilder(name(draw, defends ? "Saxons" : "Imperials"));
    text.append(unit(draw, troops, 25));
    if (defends && draw.chance(15)) {
      text.append(", ").append(guns(draw, true));
    }
    text.append(draw.maybe(defends ? 25 : 2, "; in " + ground(draw)));
    text.append(draw.maybe(15, "; retreat " + draw.pick("past-fronts", "blocked", "free")));
    text.append(draw.maybe(10, "; displaces: " + unit(draw, 25)));
    return text.toString();
  }

  private static String company(Draw draw, boolean target) {
    if (target && draw.chance(12)) {
      return guns(draw, true);
    }
    return unit(draw, 25) + (draw.chance(20) ? ", " + guns(draw, true) : "");
  }

  private static String shooter(Draw draw, boolean guns) {
    if (guns && draw.chance(45)) {
      return guns(draw, false)
          + draw.maybe(70, "; range " + draw.between(1, 11))
          + draw.maybe(25, draw.pick("; grazing", "; grazing beyond"));
    }
    String unit = unit(draw, 10);
    return unit
        + draw.maybe(25, "; moving")
        + draw.maybe(unit.startsWith("hi") ? 25 : 1, "; flank")
        + draw.maybe(10, "; in obstructed");
  }

  private static String unit(Draw draw, int disorderedPercent) {
    return unit(draw, draw.pick("hi2", "hi1", "li", "cav"), disorderedPercent);
  }

  private static String unit(Draw draw, String troops, int disorderedPercent) {
    boolean heavy = troops.startsWith("hi");
    return troops
        + " "
        + switch (troops) {
          case "hi2" -> draw.part(9, 20);
          case "hi1" -> draw.part(4, 10);
          case "li" -> draw.part(1, 4);
          default -> draw.part(2, 6);
        }
        + draw.maybe(98, " ql" + draw.between(4, 9))
        + draw.maybe(disorderedPercent, " disordered")
        + draw.maybe(18, draw.pick(" leader", " leader 1", " leader 2", " leader -3"))
        + draw.maybe(heavy ? 12 : 0, " cannon")
        + draw.maybe(troops.equals("hi1") ? 12 : 0, " nopikes");
  }

  private static String guns(Draw draw, boolean checks) {
    return "art "
        + draw.pick("3lb", "4lb", "6lb", "12lb", "24lb")
        + draw.maybe(checks ? 97 : 30, " ql" + draw.between(4, 8))
        + draw.maybe(checks ? 15 : 0, " disordered");
  }

  private static String name(Draw draw, String name) {
    return draw.maybe(10, name + ": ");
  }

  private static String ground(Draw draw) {
    return draw.pick(
        "obstructed",
        "obstacle",
        "wall",
        "redoubt",
        "steep-slope",
        "down-steep-slope",
        "wagons",
        "chateau",
        "wall steep-slope");
  }

  private static CommandLine terrain(Draw draw, CommandLine line) {
    return draw.chance(15) ? line.option("--terrain", ground(draw).replace(' ', ',')) : line;
  }
}
