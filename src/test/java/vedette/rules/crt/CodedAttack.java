package vedette.rules.crt;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import vedette.dice.Die;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Rules;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.form.RequestForm;
import vedette.rules.kit.Measures;
import vedette.table.CellKind;
import vedette.table.CombatResult;
import vedette.table.Comparison;
import vedette.table.Effect;
import vedette.table.Effect.Forced;
import vedette.table.Grid;
import vedette.table.Modifier;
import vedette.table.Modifiers;
import vedette.table.Tables;
import vedette.table.Usage;
import vedette.table.Usage.Loser;

/**
 * An attack on a designer's own table in code: round by round until a side is eliminated or forced
 * back, or the rounds are over. The program fights it as a rule system that is data; this is what
 * holds it to account. It takes requests that the program has accepted.
 */
public final class CodedAttack implements Rules<CodedAttack.State, CodedAttack.Result> {
  private final Grid grid;
  private final AttackRequest request;
  private final int drm;
  private final int shift;

  /** The column of all rounds, before it is shifted; -1 if each finds its own. */
  private final int fixed;

  /** Strengths left between two rounds, from 1. */
  record State(int attacker, int defender) {}

  /** How it ended. */
  record Result(BySide<Fate> fates, String ending) {}

  /** What has become of a side: points left, and how far it was forced back if it was. */
  record Fate(int left, boolean forcedBack, int hexes) {
    boolean eliminated() {
      return left == 0;
    }

    boolean isDrivenOut() {
      return forcedBack || eliminated();
    }
  }

  private CodedAttack(Grid grid, AttackRequest request) {
    this.grid = grid;
    this.request = request;
    drm = request.drm() + sum(Usage.DRM);
    shift = request.shift() + sum(Usage.SHIFT);
    fixed =
        request.column().isPresent()
            ? grid.columns().indexOf(request.column().get())
            : request.isStatic() ? comparison().column(request.attacker(), request.defender()) : -1;
  }

  /** The attack that a request asks for, in the texts of its parameters. */
  public static Engagement<State, Result> of(Map<String, List<String>> texts) {
    AttackRequest request = RequestForm.of(AttackRequest.class).read(texts);
    Tables tables = Tables.builtIn();
    List<String> measured =
        AttackSetup.measured(request, tables).measures().stream().map(Measure::name).toList();
    CodedAttack attack = new CodedAttack((Grid) tables.file(request.table()), request);
    return Engagement.of(attack, measures(request, measured), List.of());
  }

  private Comparison comparison() {
    return grid.usage().comparison();
  }

  /** Of several modifiers of one group the strongest counts, each kind for itself (CRT4). */
  private int sum(String kind) {
    List<Modifier> applying = new ArrayList<>();
    for (Modifier modifier : grid.usage().modifiers()) {
      if (modifier.when().equals(kind) && request.with().contains(modifier.name())) {
        applying.add(modifier);
      }
    }
    return Modifiers.strongest(applying).stream().mapToInt(Modifier::value).sum();
  }

  @Override
  public State first() {
    return new State(request.attacker(), request.defender());
  }

  @Override
  public int lastTurn() {
    return request.rounds().most();
  }

  @Override
  public Step<State, Result> step(State now, Umpire umpire) {
    int column = column(now.attacker(), now.defender());
    // Rolls that find one cell are one, as the program has them.
    Die die = drm == 0 ? grid.die(column) : grid.die();
    CombatResult result = result(grid.row(umpire.roll(die) + drm), column);
    Fate attacker = fate(result, result.attacker(), now.attacker(), now.defender());
    Fate defender = fate(result, result.defender(), now.defender(), now.attacker());
    String ending = ending(result, attacker, defender, umpire);
    return ending == null
        ? Step.nextTurn(new State(attacker.left(), defender.left()))
        : Step.ended(new Result(new BySide<>(attacker, defender), ending));
  }

  /** The shifted column; -1 if the table allows no attack at these strengths. */
  private int column(int attacker, int defender) {
    int found = fixed >= 0 ? fixed : comparison().column(attacker, defender);
    return found < 0 ? found : grid.columns().shifted(found, shift);
  }

  private CombatResult result(int row, int column) {
    if (grid.cells() == CellKind.COMBAT) {
      return grid.result(row, column);
    }
    Effect lost = new Effect(grid.number(row, column), Forced.NOT);
    return grid.usage().loser() == Loser.ATTACKER
        ? new CombatResult("", lost, Effect.NONE)
        : new CombatResult("", Effect.NONE, lost);
  }

  /**
   * EX: the weaker goes, the other loses as many points (CRT6). Else nobody loses more than he has,
   * and who has nothing left does not retreat (CRT5, CRT7).
   */
  private static Fate fate(CombatResult result, Effect effect, int strength, int enemy) {
    if (result.exchange()) {
      return new Fate(strength - Math.min(strength, enemy), false, 0);
    }
    int left = effect.eliminated() ? 0 : strength - Math.min(effect.losses(), strength);
    return effect.forcedBack() && left > 0
        ? new Fate(left, true, effect.hexes())
        : new Fate(left, false, 0);
  }

  /** Why it is over; null if it goes on. Who is eliminated is not forced back besides (CRT7). */
  private String ending(CombatResult result, Fate attacker, Fate defender, Umpire umpire) {
    if (attacker.eliminated() || defender.eliminated()) {
      return attacker.eliminated() && defender.eliminated()
          ? "both eliminated"
          : attacker.eliminated() ? "attacker eliminated" : "defender eliminated";
    }
    if (attacker.forcedBack() && defender.forcedBack()) {
      return "both forced back";
    }
    if (attacker.forcedBack()) {
      return "attacker " + result.attacker().forced().word();
    }
    if (defender.forcedBack()) {
      return "defender " + result.defender().forced().word();
    }
    if (request.rounds().most() > 0 && umpire.reached(request.rounds().most())) {
      return "rounds over";
    }
    return column(attacker.left(), defender.left()) >= 0 ? null : "off the table";
  }

  private static List<Measure<Result>> measures(AttackRequest request, List<String> measured) {
    Measures<Result> all = new Measures<>();
    all.flag(
        "success",
        "",
        it -> it.fates().defender().isDrivenOut() && !it.fates().attacker().isDrivenOut());
    all.category(
        "ending",
        "",
        List.of(
            "attacker eliminated",
            "defender eliminated",
            "both eliminated",
            "attacker repulsed",
            "defender repulsed",
            "attacker retreats",
            "defender retreats",
            "both forced back",
            "off the table",
            "rounds over"),
        Result::ending);
    for (Side side : Side.values()) {
      int before = side == Side.ATTACKER ? request.attacker() : request.defender();
      all.of(side)
          .loss("Loss", "", before, it -> it.fates().of(side).left())
          .flag("ForcedBack", "", it -> it.fates().of(side).forcedBack())
          .flag("Eliminated", "", it -> it.fates().of(side).eliminated())
          .count("Hexes", "", 99, it -> it.fates().of(side).hexes());
    }
    all.turns("roundsFought", "");
    return measured.stream()
        .map(name -> all.list().stream().filter(it -> it.name().equals(name)).findFirst())
        .map(Optional::orElseThrow)
        .toList();
  }
}
