package vedette.lock;

import java.util.ArrayList;
import java.util.List;

/** Draws attacks on tables of one's own. */
final class CrtLines {
  private static final List<String> TABLES =
      List.of(
          "tables/examples/odds.json",
          "tables/examples/odds.json",
          "tables/examples/losses.json",
          "tables/examples/losses.json",
          "src/test/resources/crt/even.json",
          "src/test/resources/crt/kills.json",
          "src/test/resources/crt/percent.json",
          "src/test/resources/lock/tables/bloody-ratio.json",
          "src/test/resources/lock/tables/average-percent.json");

  private CrtLines() {}

  /** Tables that attacks are drawn on. */
  static List<String> tables() {
    return TABLES.stream().distinct().toList();
  }

  static CommandLine attack(Draw draw) {
    String table = draw.pick(TABLES);
    CommandLine line = new CommandLine("crt", "attack", table);
    int defender = draw.between(1, 12);
    int attacker = Math.max(1, defender * draw.between(2, 16) / 5);
    line.option("--attacker", attacker).option("--defender", defender);
    boolean named = table.endsWith("kills.json");
    if (named || draw.chance(8)) {
      line.option("--column", draw.pick(LockedTables.columns(table)));
    }
    if (draw.chance(20)) {
      line.option("--shift", draw.between(-2, 2));
    }
    if (draw.chance(20)) {
      line.option("--drm", draw.between(-2, 2));
    }
    List<String> modifiers = LockedTables.modifiers(table);
    if (!modifiers.isEmpty() && draw.chance(55)) {
      List<String> with = new ArrayList<>(List.of(draw.pick(modifiers)));
      String second = draw.pick(modifiers);
      if (draw.chance(40) && !with.contains(second)) {
        with.add(second);
      }
      line.option("--with", String.join(",", with));
    }
    if (draw.chance(70)) {
      line.option(
          "--rounds", draw.chance(40) ? "until-decided" : String.valueOf(draw.between(1, 6)));
      if (draw.chance(25)) {
        line.word("--static");
      }
    }
    return line;
  }

  /** Requests that name tables which cannot be used. */
  static List<String> wrongTables(List<String> files) {
    List<String> lines = new ArrayList<>();
    for (String file : files) {
      lines.add("crt attack " + file + " --attacker 5 --defender 4");
    }
    lines.add("crt attack tables/examples/none.json --attacker 5 --defender 4");
    lines.add("crt attack tables/examples --attacker 5 --defender 4");
    lines.add("crt attack tables/six-days/modifiers.json --attacker 5 --defender 4");
    lines.add("crt attack --attacker 5 --defender 4");
    lines.add("crt attack src/test/resources/crt/kills.json --attacker 5 --defender 4");
    return lines;
  }
}
