package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import vedette.dice.Die;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.request.BadRequest;

/**
 * One combat: an average die and factors for each side, results by the difference (LF5). A step is
 * both sides' dice, or one commander's roll.
 */
final class Combat implements Engagement<Combat.State, Combat.State> {
  private static final Die AVERAGE = Die.average();
  private static final int NOT_YET = -1;
  private static final Set<Trait> TRAITS =
      EnumSet.of(Trait.SKIRMISH, Trait.COMMANDER, Trait.WORKS, Trait.FACTORS, Trait.CASUALTIES);

  private final Party attacker;
  private final Party defender;
  private final Factors factors;
  private final CombatResults results;
  private final Damage damage;

  /**
   * Before the dice, between two commanders' rolls, or at the end.
   *
   * @param attackerRow row of the table of results for the attacker, -1 before the dice
   * @param defenderRow the same for the defender
   */
  record State(int attackerRow, int defenderRow, Lines lines) {
    int row(Side side) {
      return side == Side.ATTACKER ? attackerRow : defenderRow;
    }
  }

  Combat(CombatRequest request, LooseFilesTables tables) {
    factors = tables.combat();
    results = tables.combatResults();
    damage = tables.damage();
    Set<String> taken = new HashSet<>();
    attacker = new Party("attacker", request.attacker()).checked(TRAITS, damage.most(), taken);
    defender = new Party("defender", request.defender()).checked(TRAITS, damage.most(), taken);
    check();
  }

  private void check() {
    if (attacker.size() + defender.size() > 3) {
      throw new BadRequest(
          attacker.size() > 1 ? "attacker" : "defender",
          "these are too many for one combat",
          "two units fight one at most");
    }
    Optional<Works> works =
        attacker.units().stream().flatMap(unit -> unit.works().stream()).findFirst();
    if (works.isPresent()) {
      throw new BadRequest(
          "attacker", "who attacks is in no " + works.get(), "only the defender's units are");
    }
    for (String factor : List.of("terrain", "flank")) {
      if (isSaid(factor, attacker) && isSaid(factor, defender)) {
        throw new BadRequest(
            "defender", "`" + factor + "` holds for one side only", "leave it out for the other");
      }
    }
  }

  private static boolean isSaid(String factor, Party party) {
    return party.units().stream().anyMatch(unit -> unit.with().contains(factor));
  }

  private Party of(Side side) {
    return side == Side.ATTACKER ? attacker : defender;
  }

  private Score score(Side side) {
    return new Score(factors, of(side), of(side.opposite()).units());
  }

  @Override
  public State first() {
    return new State(
        NOT_YET, NOT_YET, new Lines(attacker.initial(), defender.initial(), List.of()));
  }

  @Override
  public Step<State, State> step(State state, Umpire umpire) {
    State next =
        state.attackerRow() == NOT_YET ? fight(state.lines(), umpire) : check(state, umpire);
    return next.lines().checks().isEmpty() ? Step.ended(next) : Step.going(next);
  }

  private State fight(Lines before, Umpire umpire) {
    umpire.note(new Note.Begins("Combat"));
    int ahead = roll(Side.ATTACKER, umpire) - roll(Side.DEFENDER, umpire);
    int won = results.row(ahead);
    int lost = results.row(-ahead);
    Lines after = suffer(before, Side.ATTACKER, won, ahead, umpire);
    return new State(won, lost, suffer(after, Side.DEFENDER, lost, -ahead, umpire));
  }

  private int roll(Side side, Umpire umpire) {
    int score = score(side).sum(umpire) + umpire.roll(AVERAGE);
    umpire.note(new Note.Happens(side.toString(), "scores " + score, "LF1"));
    return score;
  }

  /** The result falls on each unit of the side alike. */
  private Lines suffer(Lines before, Side side, int row, int ahead, Umpire umpire) {
    umpire.note(
        new Note.Happens(
            side.toString(), "ends at " + Note.signed(ahead) + ": " + results.name(row)));
    results.note(row, umpire);
    Lines lines = before;
    for (int i = 0; i < of(side).size(); i++) {
      Place place = new Place(side, i);
      tell(results.points(row), "D.Points", place, umpire);
      tell(results.casualties(row), "casualties", place, umpire);
      int points = paid(results.points(row), place);
      int casualties = paid(results.casualties(row), place);
      if (points + casualties > 0) {
        lines =
            lines.hurt(
                place,
                damage.suffer(of(side).label(i), lines.at(place), points, casualties, umpire));
      }
    }
    return lines;
  }

  private Optional<String> spared(Toll toll, Place place) {
    return toll.spared(
        of(place.side()).units().get(place.unit()), of(place.side().opposite()).units());
  }

  /** What a unit pays of a toll. */
  private int paid(Toll toll, Place place) {
    return spared(toll, place).isPresent() ? 0 : toll.number();
  }

  private void tell(Toll toll, String what, Place place, Listener listener) {
    Optional<String> why = spared(toll, place);
    if (toll.number() > 0 && why.isPresent()) {
      listener.note(
          new Note.Happens(
              of(place.side()).label(place.unit()), "is spared " + what + ", " + why.get(), "LF5"));
    }
  }

  private State check(State state, Umpire umpire) {
    Place place = state.lines().checks().get(0);
    int row = state.row(place.side());
    int hurts = paid(results.points(row), place) + paid(results.casualties(row), place);
    Status checked =
        damage.check(
            of(place.side()).commander(place.unit()),
            state.lines().at(place),
            hurts > 1 ? List.of("LF6") : List.of(),
            umpire);
    return new State(state.attackerRow(), state.defenderRow(), state.lines().checked(checked));
  }

  private int pointsTaken(Side side, int row) {
    int sum = 0;
    for (int i = 0; i < of(side).size(); i++) {
      sum += paid(results.points(row), new Place(side, i));
    }
    return sum;
  }

  @Override
  public List<Measure<State>> measures() {
    List<Measure<State>> measures = new ArrayList<>();
    List<String> states = new ArrayList<>(results.names());
    states.add("destroyed");
    for (Side side : Side.values()) {
      measures.add(
          Measure.category(
              side + "Result",
              "the " + side + "'s result",
              results.names(),
              state -> results.name(state.row(side))));
    }
    for (Side side : Side.values()) {
      SideMeasures<State> measured = new SideMeasures<>(of(side), state -> state.lines().of(side));
      measures.add(
          Measure.count(
              side + "DpTaken",
              "D.Points the " + side + " takes",
              state -> pointsTaken(side, state.row(side))));
      measures.add(measured.points());
      measures.add(measured.casualties());
      measures.add(measured.destroyed());
      if (of(side).size() > 1) {
        measures.addAll(
            measured.states(
                states,
                (state, unit) ->
                    state.lines().of(side).get(unit).isDestroyed()
                        ? "destroyed"
                        : results.name(state.row(side))));
      }
      measures.addAll(measured.each());
    }
    return List.copyOf(measures);
  }

  @Override
  public List<Fact> situation() {
    List<Fact> facts = new ArrayList<>(attacker.facts());
    facts.addAll(defender.facts());
    return facts;
  }

  @Override
  public void opening(Listener listener) {
    score(Side.ATTACKER).sum(listener);
    score(Side.DEFENDER).sum(listener);
    listener.note(new Note.Happens("each side", "rolls an average die", "LF1"));
  }
}
