package vedette.lock;

import java.util.List;

/** Draws requests of Days of Glory. */
final class DaysOfGloryLines {
  private static final List<String> MORALE =
      LockedTables.conditions("tables/days-of-glory/morale-factors.json");
  private static final List<String> CLOSE =
      LockedTables.conditions("tables/days-of-glory/close-assault-factors.json");
  private static final List<String> SHOT =
      List.of("fought-before", "routed-before", "surprised", "flanks-secure", "out-of-command");
  private static final String[] TARGETS = {
    "dispersed", "dense", "line", "fast", "light-cover", "heavy-cover"
  };
  private static final String[] GROUNDS = {
    "open", "light-woods", "higher", "light-cover", "heavy-cover", "fortified"
  };

  private DaysOfGloryLines() {}

  static CommandLine morale(Draw draw) {
    String test = draw.pick("charge", "being-charged", "shooting", "charge-home", "rally");
    CommandLine line = new CommandLine("days-of-glory", "morale").option("--test", test);
    if (draw.chance(60)) {
      line.option("--class", draw.between(1, 4));
    }
    if (draw.chance(45)) {
      line.word(draw.pick("--disordered", "--shaken", "--routing"));
    }
    if (draw.chance(25)) {
      line.word("--below-half");
    }
    if (draw.chance(40)) {
      line.option(
          "--general",
          test.equals("rally") || draw.chance(10)
              ? draw.pick("rallying", "exceptional-rallying", "attached,rallying")
              : draw.pick("none", "attached"));
    }
    if (draw.chance(75)) {
      line.option("--with", conditions(draw, MORALE, ", "));
    }
    int shooting = test.equals("shooting") ? 40 : 2;
    if (draw.chance(shooting)) {
      line.word("--advancing");
    }
    if (draw.chance(shooting)) {
      line.word("--fell-back");
    }
    return line;
  }

  static CommandLine shoot(Draw draw) {
    CommandLine line = new CommandLine("days-of-glory", "shoot");
    int shooters = draw.between(1, 3);
    for (int i = 0; i < shooters; i++) {
      line.option("--shooter", draw.maybe(10, "Line " + i + ": ") + volley(draw));
    }
    if (draw.chance(70)) {
      line.option("--target", draw.pick(TARGETS));
    }
    if (draw.chance(35)) {
      line.option("--figures", draw.between(1, 30));
    }
    return line;
  }

  static CommandLine bombard(Draw draw) {
    CommandLine line = new CommandLine("days-of-glory", "bombard");
    if (draw.chance(85)) {
      line.option("--guns", draw.between(1, 8));
    }
    if (draw.chance(60)) {
      line.option("--calibre", draw.pick("smoothbore", "rifled", "siege"));
    }
    if (draw.chance(30)) {
      line.word("--shell");
    }
    line.option("--range", draw.between(1, 40));
    if (draw.chance(80)) {
      line.option("--target", draw.pick(TARGETS));
    }
    int behind = draw.chance(60) ? 0 : draw.between(1, 2);
    for (int i = 0; i < behind; i++) {
      line.option("--behind", draw.pick(TARGETS) + " " + draw.between(1, 9));
    }
    return line;
  }

  static CommandLine fire(Draw draw) {
    CommandLine line = new CommandLine("days-of-glory", "fire");
    String arm = draw.pick("inf", "inf", "skirm", "cav", "lcav", "art");
    line.option(
        "--target",
        regiment(draw, arm, MORALE, 0).replaceFirst("(?=;|$)", draw.maybe(20, " fell-back")));
    int shooters = draw.between(0, 2);
    for (int i = 0; i < shooters; i++) {
      line.option("--shooter", volley(draw));
    }
    int batteries = draw.between(shooters == 0 ? 1 : 0, 2);
    for (int i = 0; i < batteries; i++) {
      line.option("--battery", draw.maybe(10, "Battery " + i + ": ") + battery(draw));
    }
    if (draw.chance(45)) {
      line.option("--ground", draw.pick(GROUNDS));
    }
    if (draw.chance(25)) {
      line.option("--target-type", draw.pick(TARGETS));
    }
    if (draw.chance(35)) {
      line.word("--advancing");
    }
    if (draw.chance(15)) {
      line.option("--figures-per-stand", draw.between(1, 6));
    }
    return line;
  }

  private static String battery(Draw draw) {
    boolean shell = draw.chance(35);
    return draw.between(1, 6)
        + " "
        + draw.pick("smoothbore", "rifled", "siege")
        + (shell ? " shell" : "")
        + "; range "
        + draw.between(shell ? 6 : 1, 40);
  }

  static CommandLine firefight(Draw draw) {
    CommandLine line = new CommandLine("days-of-glory", "firefight");
    for (String side : new String[] {"--attacker", "--defender"}) {
      int units = draw.chance(75) ? 1 : 2;
      for (int i = 0; i < units; i++) {
        String arm = draw.pick("inf", "inf", "skirm", "cav", "lcav", "art");
        line.option(side, regiment(draw, arm, SHOT, 5));
      }
    }
    line.option("--range", draw.pick("2", "4", "6,4", "12,8,4"));
    line.option("--turns", draw.between(1, 2));
    for (String side : new String[] {"--attacker", "--defender"}) {
      if (draw.chance(30)) {
        line.option(side + "-musket", draw.pick("none", "smoothbore", "rifled"));
      }
      if (draw.chance(20)) {
        line.option(side + "-guns", draw.pick("smoothbore", "rifled", "siege"));
      }
    }
    if (draw.chance(30)) {
      line.option("--attacker-ground", draw.pick(GROUNDS));
    }
    if (draw.chance(50)) {
      line.option("--ground", draw.pick(GROUNDS));
    }
    return line;
  }

  static CommandLine damage(Draw draw) {
    return new CommandLine("days-of-glory", "damage")
        .option("--of", draw.pick("artillery", "staff", "engineers"))
        .option("--hits", draw.between(1, 20));
  }

  static CommandLine closeAssault(Draw draw) {
    CommandLine line = new CommandLine("days-of-glory", "close-assault");
    int attackers = draw.chance(75) ? 1 : 2;
    int defenders = draw.chance(75) ? 1 : 2;
    for (int i = 0; i < attackers; i++) {
      line.option(
          "--attacker", regiment(draw, draw.pick("inf", "inf", "skirm", "cav", "lcav"), CLOSE, 0));
    }
    for (int i = 0; i < defenders; i++) {
      line.option(
          "--defender",
          regiment(draw, draw.pick("inf", "inf", "skirm", "cav", "lcav", "art"), CLOSE, 0));
    }
    return place(draw, line);
  }

  static CommandLine charge(Draw draw) {
    CommandLine line = new CommandLine("days-of-glory", "charge");
    List<String> words = draw.chance(70) ? MORALE : CLOSE;
    String target = draw.pick("inf", "inf", "skirm", "cav", "lcav", "art");
    line.option("--charger", regiment(draw, draw.pick("inf", "skirm", "cav", "lcav"), words, 0));
    line.option("--target", regiment(draw, target, words, 8));
    place(draw, line);
    boolean foot = target.equals("inf") || target.equals("skirm");
    if (draw.chance(foot ? 50 : 8)) {
      line.option("--musket", draw.pick("none", "smoothbore", "rifled"));
    }
    if (draw.chance(20)) {
      line.option("--charger-type", draw.pick(TARGETS));
    }
    boolean opportunity = draw.chance(12);
    if (opportunity) {
      line.word("--opportunity");
    }
    if (draw.chance(opportunity ? 10 : 35)) {
      line.option("--fire-at-charger", volley(draw));
    }
    if (draw.chance(opportunity ? 10 : 25)) {
      line.option("--fire-at-target", volley(draw));
    }
    if (draw.chance(opportunity ? 5 : 15)) {
      line.option(draw.pick("--guns-at-charger", "--guns-at-target"), battery(draw));
    }
    if (target.equals("art") && draw.chance(60)) {
      line.word("--guns-fire");
    }
    if (draw.chance(10)) {
      line.option("--guns-in-support", battery(draw));
    }
    if (draw.chance(40)) {
      line.option("--countercharge", draw.pick("never", "always", "always"));
    }
    if (draw.chance(30)) {
      line.option("--turns", draw.between(1, 3));
    }
    return line;
  }

  static CommandLine initiative(Draw draw) {
    return new CommandLine("days-of-glory", "initiative").option("--turns", draw.between(1, 45));
  }

  private static CommandLine place(Draw draw, CommandLine line) {
    if (draw.chance(45)) {
      line.option("--ground", draw.pick(GROUNDS));
    }
    if (draw.chance(30)) {
      line.option("--from", draw.pick("front", "flank", "rear"));
    }
    if (draw.chance(15)) {
      line.option("--figures-per-stand", draw.between(1, 6));
    }
    return line;
  }

  private static String regiment(Draw draw, String arm, List<String> words, int irregular) {
    return draw.maybe(10, draw.pick("Guard", "Old Guard") + ": ")
        + arm
        + " "
        + draw.part(2, arm.equals("art") ? 6 : 14)
        + draw.maybe(60, " class " + draw.between(1, 4))
        + draw.maybe(25, draw.pick(" disordered", " shaken", " routing"))
        + draw.maybe(20, draw.pick(" column", " line"))
        + draw.maybe(irregular, " irregular")
        + draw.maybe(20, " general " + draw.pick("capable", "exceptional", "other"))
        + draw.maybe(30, "; with " + conditions(draw, words, " "));
  }

  private static String conditions(Draw draw, List<String> words, String between) {
    StringBuilder text = new StringBuilder();
    int count = draw.between(1, 4);
    for (int i = 0; i < count; i++) {
      text.append(i == 0 ? "" : between)
          .append(draw.pick(words))
          .append(draw.maybe(15, " " + draw.between(2, 3)));
    }
    return text.toString();
  }

  private static String volley(Draw draw) {
    boolean rifled = draw.chance(45);
    return draw.between(1, 12)
        + (rifled ? " rifled" : " smoothbore")
        + "; range "
        + draw.between(0, rifled ? 16 : 9);
  }
}
