package vedette.rules.simplenapoleonic;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import vedette.dice.Die;
import vedette.fight.Doctrine;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.request.BadRequest;
import vedette.rules.Names;

/**
 * Several units of both sides exchange fire, turn by turn: initiative, then one side's units in
 * order, losses at once, then the other's (SN8). A step is one roll or one unit's throw.
 */
final class Firefight implements Engagement<FirefightState, FirefightState> {
  private static final int MAX_RANGE = 99;

  /**
   * The defender's die against each roll of the attacker, with one answer for all that come to the
   * same.
   */
  private static final List<Die> AGAINST =
      IntStream.rangeClosed(1, SimpleNapoleonicTables.D6.max())
          .mapToObj(roll -> SimpleNapoleonicTables.D6.merged(other -> Integer.compare(roll, other)))
          .toList();

  private final FirefightRequest request;
  private final SimpleNapoleonicTables tables;
  private final List<Troop> attackers;
  private final List<Troop> defenders;
  private final List<Integer> ranges = new ArrayList<>();
  private final Map<Arm, Integer> reach = new EnumMap<>(Arm.class);
  private final List<String> initiative;
  private final Names attackerNames;
  private final Names defenderNames;

  Firefight(FirefightRequest request, SimpleNapoleonicTables tables) {
    this.request = request;
    this.tables = tables;
    attackerNames = names(Side.ATTACKER, request.attacker());
    defenderNames = names(Side.DEFENDER, request.defender());
    attackers = troops(attackerNames, request.attacker());
    defenders = troops(defenderNames, request.defender());
    Set<String> taken = new HashSet<>();
    attackerNames.take(taken);
    defenderNames.take(taken);
    for (String text : request.range()) {
      ranges.add(range(text));
    }
    if (ranges.isEmpty()) {
      ranges.add(1);
    }
    initiative = ranges.size() > 1 ? List.of("SN8", "SN-V3") : List.of("SN8");
    for (Arm arm : Arm.values()) {
      reach.put(arm, tables.range(arm));
    }
    if (Stream.concat(attackers.stream(), defenders.stream())
        .noneMatch(troop -> ranges.stream().anyMatch(range -> reaches(troop, range)))) {
      throw new BadRequest(
          "range", "no unit can fire so far", "come nearer: muskets reach 3 hexes, guns 6");
    }
  }

  private static Names names(Side side, List<Battalion> units) {
    return new Names(side, units.stream().map(Battalion::name).toList());
  }

  private List<Troop> troops(Names names, List<Battalion> units) {
    List<Troop> troops = new ArrayList<>();
    for (int i = 0; i < units.size(); i++) {
      if (units.get(i).moved() && units.get(i).arm() == Arm.ARTILLERY) {
        throw new BadRequest(
            names.side().toString(),
            names.label(i) + " cannot fire",
            "artillery does not move and fire in one turn; leave out moved");
      }
      if (units.get(i).retreating()) {
        throw new BadRequest(
            names.side().toString(),
            names.label(i) + " has left the fight",
            "retreating units do not fire; leave it out");
      }
      troops.add(Troop.of(names.side(), names.label(i), units.get(i), tables));
    }
    return List.copyOf(troops);
  }

  private static int range(String text) {
    if (text.matches("[1-9][0-9]?") && Integer.parseInt(text) <= MAX_RANGE) {
      return Integer.parseInt(text);
    }
    throw new BadRequest("range", "`" + text + "` is no range", "write hexes by turn, as in 3,2,1");
  }

  private boolean reaches(Troop troop, int range) {
    return range <= reach.get(troop.unit().arm());
  }

  private int rangeIn(int turn) {
    return ranges.get(Math.min(turn, ranges.size()) - 1);
  }

  private List<Troop> of(Side side) {
    return side == Side.ATTACKER ? attackers : defenders;
  }

  @Override
  public FirefightState first() {
    return new FirefightState(1, null, false, 0, initial(attackers), initial(defenders));
  }

  private static List<Status> initial(List<Troop> troops) {
    return troops.stream().map(Troop::initial).toList();
  }

  @Override
  public Step<FirefightState, FirefightState> step(FirefightState state, Umpire umpire) {
    return umpire.once(() -> ready(state, umpire)).apply(umpire);
  }

  /** What is settled before the first roll. */
  private Function<Umpire, Step<FirefightState, FirefightState>> ready(
      FirefightState state, Listener listener) {
    if (state.first() == null) {
      listener.note(new Told.Initiative(state.turn(), initiative));
      return umpire -> initiative(state, umpire);
    }
    listener.note(new Told.Fires(state.turn(), of(state.firing()).get(state.next()).label()));
    List<Integer> targets = targets(state);
    if (targets.size() == 1) {
      // Nothing to decide.
      return fire(state, targets.get(0), listener);
    }
    TargetChoice choice = choice(state, targets);
    return umpire -> fire(state, umpire.decide(choice), umpire).apply(umpire);
  }

  private Function<Umpire, Step<FirefightState, FirefightState>> fire(
      FirefightState state, int target, Listener listener) {
    Side firing = state.firing();
    Status before = state.of(firing.opposite()).get(target);
    Shot shot =
        Shot.of(
            tables,
            of(firing).get(state.next()),
            state.of(firing).get(state.next()),
            of(firing.opposite()).get(target),
            rangeIn(state.turn()));
    Throw.InHand dice = shot.aim(before, listener);
    return umpire -> seek(state.afterFire(target, shot.suffer(before, dice.count(umpire), umpire)));
  }

  private static List<Integer> targets(FirefightState state) {
    List<Status> enemies = state.of(state.firing().opposite());
    List<Integer> targets = new ArrayList<>(enemies.size());
    for (int i = 0; i < enemies.size(); i++) {
      if (enemies.get(i).isSteady()) {
        targets.add(i);
      }
    }
    return targets;
  }

  private static TargetChoice choice(FirefightState state, List<Integer> targets) {
    List<Status> enemies = state.of(state.firing().opposite());
    return new TargetChoice(
        state.firing(),
        List.copyOf(targets),
        targets.stream().map(i -> enemies.get(i).strength()).toList());
  }

  private Step<FirefightState, FirefightState> initiative(FirefightState state, Umpire umpire) {
    Die die = SimpleNapoleonicTables.D6;
    int attacker = umpire.roll(die);
    umpire.note(new Told.Rolls(Side.ATTACKER, attacker));
    int defender = umpire.roll(AGAINST.get(attacker - 1));
    umpire.note(new Told.Rolls(Side.DEFENDER, defender));
    if (attacker == defender) {
      return Step.going(state);
    }
    return seek(state.at(attacker > defender ? Side.ATTACKER : Side.DEFENDER, false, 0));
  }

  /** Goes on to the next unit that can fire, through the turns, or to the end. */
  private Step<FirefightState, FirefightState> seek(FirefightState from) {
    FirefightState state = from;
    while (state.fighting(Side.ATTACKER) > 0 && state.fighting(Side.DEFENDER) > 0) {
      if (state.first() == null) {
        return Step.going(state);
      }
      List<Status> firing = state.of(state.firing());
      for (int unit = state.next(); unit < firing.size(); unit++) {
        Troop troop = of(state.firing()).get(unit);
        if (firing.get(unit).isSteady() && reaches(troop, rangeIn(state.turn()))) {
          return Step.going(state.at(state.first(), state.second(), unit));
        }
      }
      if (!state.second()) {
        state = state.at(state.first(), true, 0);
      } else if (state.turn() == request.turns()) {
        return Step.ended(state);
      } else {
        state =
            new FirefightState(
                state.turn() + 1, null, false, 0, state.attackers(), state.defenders());
      }
    }
    return Step.ended(state);
  }

  private int losses(Side side, FirefightState state) {
    int sum = 0;
    for (int i = 0; i < of(side).size(); i++) {
      sum += of(side).get(i).lost(state.of(side).get(i));
    }
    return sum;
  }

  @Override
  public List<Measure<FirefightState>> measures() {
    List<Measure<FirefightState>> measures = new ArrayList<>();
    for (Side side : Side.values()) {
      measures.add(
          Measure.count(side + "Losses", "points the " + side + " loses", s -> losses(side, s)));
    }
    for (Side side : Side.values()) {
      measures.add(
          Measure.count(
              side + "Left",
              "units the " + side + " has left in the fight",
              s -> s.fighting(side)));
    }
    measures.add(Measure.count("turns", "turns fought", FirefightState::turn));
    each(measures, attackerNames);
    each(measures, defenderNames);
    return List.copyOf(measures);
  }

  private void each(List<Measure<FirefightState>> measures, Names names) {
    Side side = names.side();
    for (int i = 0; i < names.size(); i++) {
      int unit = i;
      String label = names.size() == 1 ? "the " + side : names.label(i);
      add(
          measures,
          names,
          unit,
          Measure.category(
              side + "State",
              label + " is then",
              Condition.class,
              s -> s.of(side).get(unit).condition()));
      if (of(side).get(i).unit().general()) {
        add(
            measures,
            names,
            unit,
            Measure.flag(
                side + "GeneralKilled",
                "the general with " + label + " is killed",
                s -> !s.of(side).get(unit).general()));
      }
    }
  }

  private static void add(
      List<Measure<FirefightState>> measures,
      Names names,
      int unit,
      Measure<FirefightState> measure) {
    measures.add(names.size() == 1 ? measure : measure.ofOne(names.name(unit)));
  }

  @Override
  public Doctrine doctrine() {
    return new KillDoctrine(
        request.attackerKills(), request.defenderKills(), request.target()::choose);
  }

  @Override
  public List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    attackers.forEach(troop -> facts.add(Facts.ofSide(troop)));
    defenders.forEach(troop -> facts.add(Facts.ofSide(troop)));
    facts.add(new Fact("turns", String.valueOf(request.turns())));
    facts.add(new Fact("range", Facts.hexes(ranges)));
    return facts;
  }

  @Override
  public void opening(Listener listener) {
    for (Side side : Side.values()) {
      Troop target = of(side.opposite()).get(0);
      for (Troop troop : of(side)) {
        if (reaches(troop, rangeIn(1))) {
          Shot.of(tables, troop, troop.initial(), target, rangeIn(1)).dice().face(listener);
        } else {
          listener.note(new Note.Happens(troop.label(), "cannot fire so far"));
        }
      }
    }
  }
}
