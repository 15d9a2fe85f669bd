package vedette.lock;

/** Draws requests of Really Simple Napoleonic. */
final class SimpleNapoleonicLines {
  private SimpleNapoleonicLines() {}

  static CommandLine fire(Draw draw) {
    CommandLine line = new CommandLine("simple-napoleonic", "fire");
    int shooters = draw.between(1, 3);
    for (int i = 0; i < shooters; i++) {
      line.option("--shooter", unit(draw, draw.pick("inf", "inf", "rifle", "art"), false));
    }
    line.option("--target", target(draw));
    if (draw.chance(60)) {
      line.option("--range", draw.between(1, 4));
    }
    if (draw.chance(40)) {
      line.option("--kill-general", draw.pick("never", "always"));
    }
    return line;
  }

  static CommandLine assault(Draw draw) {
    CommandLine line =
        new CommandLine("simple-napoleonic", "assault")
            .option(
                "--attacker", uncovered(unit(draw, draw.pick("inf", "rifle", "cav", "cav"), true)))
            .option("--defender", uncovered(target(draw)));
    if (draw.chance(60)) {
      line.option("--turns", draw.between(1, 3));
    }
    return kills(draw, line);
  }

  static CommandLine morale(Draw draw) {
    return new CommandLine("simple-napoleonic", "morale")
        .option(
            "--unit",
            unit(draw, draw.pick("inf", "inf", "rifle", "cav", "art"), true)
                .replaceFirst(
                    "[1-6](/[1-6])?", draw.pick("1/2", "2/4", "3/6", "4/8", "1/3", "3/5")));
  }

  static CommandLine rally(Draw draw) {
    return new CommandLine("simple-napoleonic", "rally")
        .option("--turns", draw.between(1, 12))
        .option("--generals", draw.between(1, 9));
  }

  static CommandLine firefight(Draw draw) {
    CommandLine line = new CommandLine("simple-napoleonic", "firefight");
    for (String side : new String[] {"--attacker", "--defender"}) {
      int units = draw.chance(70) ? 1 : 2;
      for (int i = 0; i < units; i++) {
        line.option(side, unit(draw, draw.pick("inf", "inf", "rifle", "art", "cav"), true));
      }
    }
    line.option("--turns", draw.between(1, 3));
    if (draw.chance(40)) {
      line.option("--range", draw.pick("1", "2", "3", "2,1", "3,2,1"));
    }
    if (draw.chance(45)) {
      line.option("--target", draw.pick("first", "weakest", "strongest"));
    }
    return kills(draw, line);
  }

  static CommandLine advance(Draw draw) {
    CommandLine line = new CommandLine("simple-napoleonic", "advance");
    line.option(
        "--attacker",
        unit(draw, draw.pick("inf", "inf", "rifle", "cav"), false).replace(" moved", ""));
    if (draw.chance(20)) {
      line.option("--attacker", "art " + draw.part(1, 2) + "; range " + draw.between(2, 7));
    }
    line.option("--defender", target(draw).replace(" moved", ""));
    line.option("--start-range", draw.between(1, 6)).option("--turns", draw.between(1, 3));
    if (draw.chance(30)) {
      line.option("--halt", draw.between(1, 4)).option("--assault-turn", draw.between(1, 3));
    }
    if (draw.chance(30)) {
      line.option("--attacker-generals", draw.between(1, 2));
    }
    if (draw.chance(20)) {
      line.option("--defender-generals", 1);
    }
    return kills(draw, line);
  }

  private static CommandLine kills(Draw draw, CommandLine line) {
    if (draw.chance(35)) {
      line.option("--attacker-kills", draw.pick("never", "always", "always"));
    }
    if (draw.chance(35)) {
      line.option("--defender-kills", draw.pick("never", "always", "always"));
    }
    return line;
  }

  /** In an assault nobody has cover. */
  private static String uncovered(String unit) {
    return unit.replace("; in cover", "");
  }

  private static String target(Draw draw) {
    return unit(draw, draw.pick("inf", "inf", "rifle", "cav", "art"), true);
  }

  private static String unit(Draw draw, String arm, boolean aimedAt) {
    boolean foot = arm.equals("inf") || arm.equals("rifle");
    return draw.maybe(10, draw.pick("Guard", "Old Guard", "1st") + ": ")
        + arm
        + draw.maybe(70, " " + draw.part(1, foot ? 6 : 4))
        + (arm.equals("art")
            ? ""
            : draw.maybe(
                70,
                foot ? draw.pick(" line", " column", " square") : draw.pick(" line", " column")))
        + draw.maybe(30, " general")
        + draw.maybe(12, " moved")
        + draw.maybe(aimedAt ? 10 : 2, " retreating")
        + draw.maybe(aimedAt ? 20 : 5, "; in cover")
        + draw.maybe(aimedAt ? 12 : 2, "; blocked");
  }
}
