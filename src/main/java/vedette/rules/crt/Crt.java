package vedette.rules.crt;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import vedette.form.HelpLine;
import vedette.problem.TextFault;
import vedette.rules.EngagementType;
import vedette.rules.GameSystem;
import vedette.rules.own.FightResult;
import vedette.rules.own.RoundLimit;
import vedette.table.Grid;
import vedette.table.Modifier;
import vedette.table.Tables;

/** What can be fought on a combat results table of one's own. */
public final class Crt implements GameSystem {
  /** The system's id. */
  public static final String ID = "crt";

  private static final List<HelpLine> CELLS =
      List.of(
          new HelpLine("-", "in a cell of the table: nothing happens"),
          new HelpLine("A1, D2, A1/D1", "points that the attacker, the defender, or both lose"),
          new HelpLine("ARp, D2Rp", "and the side is repulsed"),
          new HelpLine("AR, DR2, D1R", "and it retreats, with the hexes if the table says them"),
          new HelpLine("AE, DE", "the side is eliminated"),
          new HelpLine("EX", "exchange: the weaker goes, the other loses as many points"));

  /**
   * Looks whether an attack can be asked for all that a table names as its measures.
   *
   * @throws vedette.problem.WrongFile with each that it cannot
   */
  public static void check(Grid table) {
    if (table.usage().measures() == null) {
      return;
    }
    Optional<String> column = Optional.of(table.columns().name(0));
    RoundLimit rounds = new RoundLimit(2);
    AttackRequest any =
        new AttackRequest(table.file(), 10, 10, column, 0, 0, List.of(), rounds, false);
    try {
      AttackSetup.measured(any, Tables.builtIn());
    } catch (TextFault e) {
      e.throwIfOfQuestion();
      return; // This attack cannot be; what is wrong with the table is told where it is read.
    }
  }

  /**
   * The words of a table by the parameters of an attack that take them.
   *
   * @throws vedette.problem.WrongFile if no attack can be fought on it
   */
  public static Map<String, List<String>> wordsOf(String file, Tables tables) {
    Grid table = AttackTables.of(file, tables).grid();
    return Map.of(
        "column",
        IntStream.range(0, table.columns().size()).mapToObj(table.columns()::name).toList(),
        "with",
        table.usage().modifiers().stream().map(Modifier::name).toList());
  }

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String title() {
    return "Your own combat results table";
  }

  @Override
  public List<EngagementType<?>> engagements() {
    return List.of(
        new EngagementType<>(
                ID,
                "attack",
                "an attack on your own table, for some rounds or until it is decided",
                AttackRequest.class,
                (request, wish, tables) -> AttackSetup.measured(request, tables),
                List.of(),
                CELLS,
                List.of(
                    "tables/examples/odds.json --attacker 12 --defender 5 --with woods",
                    "tables/examples/odds.json --attacker 12 --defender 5 --rounds until-decided"),
                "The attack succeeds {+success}; you are forced back {-attackerForcedBack}; "
                    + "you lose {-attackerLoss}, he {+defenderLoss} on average")
            .ending(FightResult::explained));
  }
}
