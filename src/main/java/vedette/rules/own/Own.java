package vedette.rules.own;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import vedette.fight.Engagement;
import vedette.fight.Side;
import vedette.form.line.StackParts;
import vedette.form.model.HelpLine;
import vedette.rules.EngagementType;
import vedette.rules.GameSystem;
import vedette.rules.HasTableFile;
import vedette.rules.OptimizedRequest;
import vedette.rules.own.stack.Systems;
import vedette.source.TextFault;
import vedette.system.RuleSystem;
import vedette.table.Tables;
import vedette.table.grid.Grid;

/** The fights on a table or under a rule system from the user's file. */
public final class Own implements GameSystem {
  /** The id of this system. */
  public static final String ID = "own";

  private static final List<HelpLine> CELLS =
      List.of(
          new HelpLine("-", "in a cell of a table: no effect"),
          new HelpLine("A1, D2, A1/D1", "points that the attacker, the defender, or both lose"),
          new HelpLine("ARp, D2Rp", "the side is repulsed, with or without losses"),
          new HelpLine("AR, DR2, D1R", "the side retreats, with hexes if the table gives them"),
          new HelpLine("AE, DE", "the side is eliminated"),
          new HelpLine(
              "EX", "exchange: the weaker side is eliminated, the other loses as many points"));

  private static final List<HelpLine> STACKS =
      List.of(
          new HelpLine(
              "inf 5, guard 2/3", "units of the file with their strength points or steps left"),
          new HelpLine("12", "strength, in a file without units"),
          new HelpLine("inf disrupted", "unit in a state of the file"),
          new HelpLine("cav 4 morale 6", "unit with a value other than the file's"),
          new HelpLine("; in woods, with leader", "words of the file that apply to the stack"));

  private static final EngagementType<FightRequest> FIGHT =
      new EngagementType<>(
              ID,
              "fight",
              "fight on your own table or rule system",
              FightRequest.class,
              (request, wish, tables) -> FightSetup.measured(request, tables),
              List.of(),
              Stream.concat(STACKS.stream(), CELLS.stream()).toList(),
              List.of(
                  "tables/examples/odds.json --attacker 12 --defender 5 --with woods",
                  "tables/examples/buckets.json --attacker \"guard 3, line 4\""
                      + " --defender \"militia 5; in cover\" --with close",
                  "tables/examples/risk.json --attacker 10 --defender 10"),
              "The attacker wins {+success} of the time; it is forced back {-attackerRetreated}; it"
                  + " is eliminated {-attackerEliminated}. Average losses: attacker"
                  + " {-attackerLosses}, defender {+defenderLosses}")
          .ending(FightResult::explained);

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String title() {
    return "Your own table or rule system";
  }

  /**
   * Returns the help for the fights of a file, by heading.
   *
   * @throws vedette.source.WrongFile if the file is not a system
   */
  public static Map<String, List<HelpLine>> wordsOf(String file, Tables tables) {
    RuleSystem rules = Systems.of(file, tables).rules();
    Map<String, List<HelpLine>> words = FileWords.of(rules);
    if (rules.alone()) {
      words.put("The cells of a table:", CELLS);
    }
    return words;
  }

  /**
   * Returns the parts of stacks in the fights of a file, by the parameters that hold them.
   *
   * @throws vedette.source.WrongFile if the file is not a system
   */
  public static Map<String, StackParts> partsOf(String file, Tables tables) {
    StackParts parts = FileWords.parts(Systems.of(file, tables).rules());
    return Map.of(Side.ATTACKER.toString(), parts, Side.DEFENDER.toString(), parts);
  }

  /**
   * Returns the rules of a file; all fights with these tables share them.
   *
   * @throws vedette.source.WrongFile if the file is not a system
   */
  public static RuleSystem rulesOf(String file, Tables tables) {
    return Systems.of(file, tables).rules();
  }

  /**
   * Returns a fight from its options.
   *
   * @param measured whether to add the file's own measures, which not every fight supports
   * @throws vedette.source.TextFault if the options are wrong
   * @throws vedette.source.WrongFile if the fight does not support a measure
   */
  public static Engagement<?, ?> fight(
      Map<String, List<String>> options, boolean measured, Tables tables) {
    OptimizedRequest<FightRequest> asked = FIGHT.form().read(options);
    FightRequest request = asked.request();
    Engagement<?, ?> fight =
        measured ? FightSetup.measured(request, tables) : FightSetup.unmeasured(request, tables);
    return asked.wish().of(request, fight);
  }

  /**
   * Checks that a sample fight supports every measure that a table defines.
   *
   * @throws vedette.source.WrongFile listing those that it does not
   */
  public static void check(Grid table) {
    if (table.usage().measures() == null) {
      return;
    }
    try {
      fight(
          Map.of(
              HasTableFile.PARAMETER,
              List.of(table.file()),
              "attacker",
              List.of("10"),
              "defender",
              List.of("10"),
              "column",
              List.of(table.columns().name(0)),
              "turns",
              List.of("2")),
          true,
          Tables.builtIn().with(table));
    } catch (TextFault e) {
      e.throwIfOfQuestion();
      return; // The sample fight is not possible; the reader of the table reports its faults.
    }
  }

  @Override
  public List<EngagementType<?>> engagements() {
    return List.of(FIGHT);
  }
}
