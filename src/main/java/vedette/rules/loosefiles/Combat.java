package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import vedette.dice.Die;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.request.BadRequest;
import vedette.rules.Consulted;
import vedette.rules.Names;
import vedette.table.Grid;

/** One combat: an average die and factors for each side, results by the difference (LF5). */
final class Combat implements Engagement<Boolean, Combat.Result> {
  private static final Die AVERAGE = Die.average();

  /** In the table of results: taken unless spared. */
  private static final int UNLESS_SPARED = 1;

  private final CombatRequest request;
  private final LooseFilesTables tables;
  private final Grid results;

  /**
   * How a combat ended.
   *
   * @param attackerRow row of the table of results for the attacker
   * @param defenderRow the same for the defender
   */
  record Result(int attackerRow, int defenderRow, List<Hit> attackers, List<Hit> defenders) {
    List<Hit> of(Side side) {
      return side == Side.ATTACKER ? attackers : defenders;
    }

    int row(Side side) {
      return side == Side.ATTACKER ? attackerRow : defenderRow;
    }
  }

  Combat(CombatRequest request, LooseFilesTables tables) {
    this.request = request;
    this.tables = tables;
    results = tables.combatResults();
    if (request.attacker().size() + request.defender().size() > 3) {
      throw new BadRequest(
          request.attacker().size() > 1 ? "attacker" : "defender",
          "these are too many for one combat",
          "two units fight one at most");
    }
  }

  @Override
  public Boolean first() {
    return true;
  }

  private List<Band> of(Side side) {
    return side == Side.ATTACKER ? request.attacker() : request.defender();
  }

  private Score score(Side side) {
    return new Score(tables, side, of(side), of(side.opposite()));
  }

  @Override
  public Step<Boolean, Result> step(Boolean state, Umpire umpire) {
    int attacker = score(Side.ATTACKER).factors(umpire) + umpire.roll(AVERAGE);
    int defender = score(Side.DEFENDER).factors(umpire) + umpire.roll(AVERAGE);
    int won = results.row(attacker - defender);
    int lost = results.row(defender - attacker);
    return Step.ended(
        new Result(won, lost, hits(Side.ATTACKER, won, umpire), hits(Side.DEFENDER, lost, umpire)));
  }

  private List<Hit> hits(Side side, int row, Umpire umpire) {
    Names names = new Names(side, of(side).stream().map(Band::name).toList());
    Consulted.cell(
        results,
        row,
        0,
        side + " is: " + results.rows().name(row),
        results.source().readings(),
        umpire);
    int points = number(row, "D.Points");
    List<Hit> hits = new ArrayList<>();
    for (int i = 0; i < of(side).size(); i++) {
      Band unit = of(side).get(i);
      int casualties = takesCasualties(unit, side, row) ? number(row, "casualties") : 0;
      hits.add(Hit.of(tables, names.label(i), unit, Status.of(unit), points, casualties, umpire));
    }
    return List.copyOf(hits);
  }

  private int number(int row, String column) {
    return results.number(row, results.columns().indexOf(column));
  }

  /** Some casualties depend on who faces whom (LF5). */
  private boolean takesCasualties(Band unit, Side side, int row) {
    int conditional = number(row, "conditional");
    if (conditional == 0) {
      return true;
    }
    List<Band> enemy = of(side.opposite());
    boolean horse = enemy.stream().anyMatch(b -> b.arm() == Arm.HORSE);
    boolean foot = enemy.stream().anyMatch(b -> b.arm() == Arm.FOOT);
    boolean bayonet = enemy.stream().anyMatch(b -> b.with().contains("bayonet"));
    if (conditional == UNLESS_SPARED) {
      boolean spared = unit.arm() == Arm.FOOT && (horse || bayonet) || unit.isInWorks();
      return !spared;
    }
    return foot && !bayonet && !unit.isInWorks();
  }

  private int casualties(Side side, Result result) {
    int sum = 0;
    for (int i = 0; i < of(side).size(); i++) {
      sum += of(side).get(i).bases() - result.of(side).get(i).left().bases();
    }
    return sum;
  }

  @Override
  public List<Measure<Result>> measures() {
    List<Measure<Result>> measures = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (int row = results.rows().size() - 1; row >= 0; row--) {
      names.add(results.rows().name(row));
    }
    for (Side side : Side.values()) {
      measures.add(
          Measure.category(
              side + "Result",
              "the " + side + "'s result",
              names,
              result -> results.rows().name(result.row(side))));
    }
    for (Side side : Side.values()) {
      ToIntFunction<Result> points = result -> result.of(side).get(0).points();
      measures.add(
          Measure.count(side + "Dp", "D.Points each unit of the " + side + " takes", points));
      measures.add(
          Measure.count(
              side + "Casualties", "bases the " + side + " loses", r -> casualties(side, r)));
      measures.add(
          Measure.flag(
              side + "Destroyed",
              "the " + side + " is destroyed",
              r -> r.of(side).stream().allMatch(hit -> hit.left().isDestroyed())));
      if (of(side).stream().anyMatch(Band::commander)) {
        measures.add(
            Measure.category(
                side + "Commander",
                "the " + side + "'s commander is",
                Fate.class,
                r -> r.of(side).stream().map(Hit::commander).max(Fate::compareTo).orElseThrow()));
      }
    }
    return List.copyOf(measures);
  }

  @Override
  public List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    for (Side side : Side.values()) {
      Names names = new Names(side, of(side).stream().map(Band::name).toList());
      for (int i = 0; i < names.size(); i++) {
        facts.add(new Fact(names.label(i), of(side).get(i).withoutName()));
      }
    }
    return facts;
  }

  @Override
  public void opening(Listener listener) {
    score(Side.ATTACKER).factors(listener);
    score(Side.DEFENDER).factors(listener);
  }
}
