package vedette.lock;

/** Draws requests of Loose Files. */
final class LooseFilesLines {
  private LooseFilesLines() {}

  static CommandLine artillery(Draw draw) {
    CommandLine line = new CommandLine("loose-files", "artillery");
    if (draw.chance(80)) {
      line.option("--guns", draw.between(1, 6));
    }
    if (draw.chance(30)) {
      line.option("--gun-dp", draw.between(0, 3));
    }
    line.option("--range", draw.pick("short", "long"));
    line.option("--target", unit(draw, draw.pick("inf", "inf", "cav", "art"), true, 20));
    if (draw.chance(45)) {
      line.option("--target-before", draw.pick("none", "same", "new"));
    }
    if (draw.chance(25)) {
      line.word("--enfilade");
    }
    return line;
  }

  static CommandLine bombardment(Draw draw) {
    CommandLine line = new CommandLine("loose-files", "bombardment");
    int batteries = draw.chance(70) ? 1 : 2;
    for (int i = 0; i < batteries; i++) {
      line.option(
          "--attacker",
          "art "
              + draw.between(1, 3)
              + draw.maybe(40, " dp " + draw.between(1, 5))
              + draw.maybe(20, " commander"));
    }
    int targets = draw.chance(70) ? 1 : 2;
    for (int i = 0; i < targets; i++) {
      line.option("--defender", unit(draw, draw.pick("inf", "inf", "cav", "art"), true, 20));
    }
    line.option("--range", draw.pick("short", "long", "long,short", "long,long,short"));
    line.option("--turns", draw.between(1, 3));
    if (draw.chance(40)) {
      line.option("--target-before", draw.pick("none", "same", "new"));
    }
    if (draw.chance(25)) {
      line.word("--enfilade");
    }
    if (draw.chance(40)) {
      line.option("--commanders", draw.between(0, 2));
    }
    if (draw.chance(30)) {
      line.option("--gun-commanders", draw.between(1, 2));
    }
    return line;
  }

  static CommandLine volley(Draw draw) {
    CommandLine line = new CommandLine("loose-files", "volley");
    int shooters = draw.between(1, 3);
    for (int i = 0; i < shooters; i++) {
      line.option("--shooter", shooter(draw));
    }
    return line.option("--target", unit(draw, draw.pick("inf", "inf", "cav", "art"), true, 0));
  }

  static CommandLine combat(Draw draw) {
    CommandLine line = new CommandLine("loose-files", "combat");
    int two = draw.between(0, 3);
    int attackers = two == 0 ? 2 : 1;
    int defenders = two == 1 ? 2 : 1;
    String[] factors = {"terrain", "flank", "grade 1", "grade -2", "terrain, grade 2"};
    for (int i = 0; i < attackers; i++) {
      String arm = draw.pick("inf", "inf", "cav");
      line.option(
          "--attacker",
          unit(draw, arm, false, 0)
              + draw.maybe(
                  40,
                  "; with "
                      + (arm.equals("inf") && draw.chance(40) ? "bayonet" : draw.pick(factors)))
              + draw.maybe(12, "; casualties " + draw.between(1, 4)));
    }
    for (int i = 0; i < defenders; i++) {
      line.option(
          "--defender",
          unit(draw, draw.pick("inf", "inf", "cav", "art"), true, 0)
              + draw.maybe(25, "; with " + draw.pick(factors))
              + draw.maybe(12, "; casualties " + draw.between(1, 4)));
    }
    return line;
  }

  static CommandLine commander(Draw draw) {
    return new CommandLine("loose-files", "commander").option("--checks", draw.between(1, 60));
  }

  static CommandLine recover(Draw draw) {
    CommandLine line = new CommandLine("loose-files", "recover");
    int units = draw.between(1, 3);
    for (int i = 0; i < units; i++) {
      line.option(
          "--unit",
          draw.maybe(10, "U" + i + ": ")
              + draw.pick("inf", "inf", "cav", "art")
              + " "
              + draw.between(2, 12)
              + " dp "
              + draw.between(1, 5)
              + draw.maybe(30, " commander"));
    }
    if (draw.chance(75)) {
      line.option("--turns", draw.between(1, 5));
    }
    if (draw.chance(60)) {
      line.option("--commanders", draw.between(0, 4));
    }
    return line;
  }

  static CommandLine firefight(Draw draw) {
    CommandLine line = new CommandLine("loose-files", "firefight");
    for (String side : new String[] {"--attacker", "--defender"}) {
      int units = draw.chance(70) ? 1 : 2;
      for (int i = 0; i < units; i++) {
        String arm = draw.pick("inf", "inf", "inf", "art");
        line.option(side, unit(draw, arm, side.equals("--defender"), 0));
      }
    }
    if (draw.chance(30)) {
      line.option("--range", draw.pick("musket", "long,musket", "long,short,musket"));
    }
    line.option("--turns", draw.between(1, 3));
    if (draw.chance(35)) {
      line.option("--commanders", draw.between(0, 2));
    }
    return line;
  }

  private static String shooter(Draw draw) {
    return unit(draw, "inf", false, 0).replace(draw.chance(95) ? " commander" : "", "");
  }

  private static String unit(Draw draw, String arm, boolean works, int columnPercent) {
    boolean column = draw.chance(columnPercent);
    return draw.maybe(10, draw.pick("Rangers", "Regulars") + ": ")
        + arm
        + " "
        + draw.between(2, arm.equals("art") ? 5 : 14)
        + draw.maybe(35, " dp " + draw.between(1, 4))
        + (column ? " column" : draw.maybe(arm.equals("inf") ? 25 : 1, " skirmish"))
        + draw.maybe(30, " commander")
        + draw.maybe(works ? 25 : 0, "; in " + draw.pick("fort", "fieldwork"));
  }
}
