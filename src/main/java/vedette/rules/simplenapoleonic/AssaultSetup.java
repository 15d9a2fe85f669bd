package vedette.rules.simplenapoleonic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import vedette.fight.BySide;
import vedette.fight.Engagement.Fact;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.problem.TextFault;
import vedette.rules.Names;
import vedette.rules.Variant;

/** The units of an assault, and when the defender fires at them (SN-V5), checked. */
final class AssaultSetup {
  private final AssaultRequest request;
  private final SimpleNapoleonicTables tables;
  private final Forces forces;
  private final boolean firesBetween;

  AssaultSetup(AssaultRequest request, SimpleNapoleonicTables tables) {
    this.request = request;
    this.tables = tables;
    forces = Forces.of(new BySide<>(request.attacker(), List.of(request.defender())), tables);
    for (DrawnUnit attacker : forces.of(Side.ATTACKER)) {
      attacker.unit().checkAssaults("attacker", attacker.label());
      comesFar(attacker);
    }
    firesBetween = !request.variant().contains(SimpleNapoleonicVariant.NO_FIRE_BETWEEN);
    checkFirst();
  }

  /** Who assaults moves up to the enemy and has a hex of movement left (SN-V6). */
  private void comesFar(DrawnUnit attacker) {
    int movement = tables.movement(attacker);
    int from = request.startRange().orElse(0);
    if (from > movement) {
      throw new TextFault(
          "startRange",
          attacker.label()
              + (movement == 1 ? " moves 1 hex" : " moves " + movement + " hexes")
              + ", and an assault needs one left",
          movement < 2
              ? "write column; or leave out --start-range if it is adjacent already"
              : "write 2" + (movement == 2 ? "" : " to " + movement));
    }
  }

  /** Who moves first matters only where the defender fires before the assault or between rounds. */
  private void checkFirst() {
    if (request.first().isPresent() && !everFires()) {
      throw new TextFault(
          "first",
          "the defender fires in no turn, so that nobody needs to move first",
          "leave --first out, or let the attacker come in with --start-range");
    }
  }

  Names names(Side side) {
    return forces.names(side);
  }

  List<DrawnUnit> of(Side side) {
    return forces.of(side);
  }

  /** Whether several units assault. */
  boolean several() {
    return forces.of(Side.ATTACKER).size() > 1;
  }

  DrawnUnit defender() {
    return forces.of(Side.DEFENDER).get(0);
  }

  /** How the units begin. */
  UnitStates initial() {
    return forces.initial();
  }

  /** The latest turn that the rules ask for. */
  int lastTurn() {
    return request.turns().orElse(everFires() ? 2 : 0);
  }

  /** Whether the defender fires in any turn. */
  boolean everFires() {
    return (firesBetween || request.startRange().isPresent()) && couldFire();
  }

  private boolean couldFire() {
    return tables.range(defender().unit().arm()) > 0 && !defender().unit().retreating();
  }

  /** Whether the defender could fire as the attacker comes, and it is not said from where. */
  boolean couldFireFirst() {
    Unit unit = defender().unit();
    return couldFire()
        && request.startRange().isEmpty()
        && !(unit.moved() && unit.arm() == Arm.ARTILLERY);
  }

  /** The range at which the defender fires if his part comes before the assault; 0: not at all. */
  int rangeBefore(Umpire umpire) {
    if (!everFires()) {
      return 0;
    }
    if (isFirstTurn(umpire)) {
      return fires(request.startRange().orElse(0), true);
    }
    return firesBetween ? fires(1, false) : 0;
  }

  /** The range at which he fires if it comes after the assault; 0: not at all. */
  int rangeAfter(Umpire umpire) {
    return firesBetween && everFires() && !isLastTurn(umpire) ? fires(1, isFirstTurn(umpire)) : 0;
  }

  /** A range if the defender fires at it, else 0. */
  private int fires(int range, boolean inFirstTurn) {
    Unit unit = defender().unit();
    boolean moves = inFirstTurn && unit.moved() && unit.arm() == Arm.ARTILLERY;
    return !moves && range <= tables.range(unit.arm()) ? range : 0;
  }

  /** The defender's fire at a unit that assaults it. */
  Throw fire(UnitStates units, int target, int range, Umpire umpire) {
    UnitState by = units.of(Side.DEFENDER).get(0);
    boolean moved = defender().unit().moved() && isFirstTurn(umpire);
    return Shot.of(tables, defender(), by, moved, forces.of(Side.ATTACKER).get(target), range);
  }

  private boolean isFirstTurn(Umpire umpire) {
    return request.turns().orElse(2) < 2 || !umpire.reached(2);
  }

  /** Whether no turn comes after this one. */
  boolean isLastTurn(Umpire umpire) {
    return request.turns().isPresent() && umpire.reached(request.turns().getAsInt());
  }

  /** Who moves first in this turn, where that is known. */
  Optional<Side> first(Umpire umpire) {
    return request.first().isPresent() && isFirstTurn(umpire) ? request.first() : Optional.empty();
  }

  /** The readings that a round rests on, separated by spaces. */
  String readings() {
    boolean comes = request.startRange().isPresent();
    boolean couldNot =
        forces.of(Side.ATTACKER).stream().anyMatch(unit -> tables.movement(unit) < 2);
    return "SN9" + (several() ? " SN-V9" : "") + (comes || couldNot ? " SN-V6" : "");
  }

  /** A round between one of the attacker's units and the defender. */
  AssaultRound round(int assaulter) {
    return new AssaultRound(
        tables, new BySide<>(forces.of(Side.ATTACKER).get(assaulter), defender()));
  }

  /** Says how the defender fires in the first turn, and between two rounds. */
  void explainFire(UnitStates units, Umpire umpire) {
    int before = rangeBefore(umpire);
    if (before > 0) {
      umpire.note(
          "SN-V5", "if {} moves first it fires at {}", defender().label(), Facts.hexes(before));
      fire(units, 0, before, umpire).face(umpire);
    }
    if (rangeAfter(umpire) > 0) {
      umpire.note("SN-V5", "between two rounds {} fires in its part", defender().label());
      fire(units, 0, 1, umpire).face(umpire);
    }
  }

  /** The situation, line by line. */
  List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    forces.of(Side.ATTACKER).forEach(troop -> facts.add(Facts.ofSide(troop)));
    facts.add(Facts.ofSide(defender()));
    request.startRange().ifPresent(range -> facts.add(new Fact("from", Facts.hexes(range))));
    request.first().ifPresent(side -> facts.add(Facts.first(side)));
    facts.add(
        new Fact(
            "turns",
            request.turns().isPresent()
                ? "up to " + request.turns().getAsInt()
                : "until it is decided"));
    if (couldFireFirst()) {
      facts.add(new Fact("fire", "none of the defender before the first round; see --start-range"));
    }
    Variant.describe(request.variant(), facts);
    return facts;
  }
}
