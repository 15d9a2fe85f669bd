package vedette.rules.simplenapoleonic;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import vedette.dice.Die;
import vedette.fight.BySide;
import vedette.fight.Doctrine;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.request.BadRequest;
import vedette.rules.Names;
import vedette.rules.kit.NotesOnly;

/**
 * Several units of both sides exchange fire, turn by turn: initiative, then one side's units in
 * order, losses at once, then the other's (SN8). A step is one roll or one unit's throw.
 */
final class Firefight implements Engagement<FirefightState, Lines> {
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
  private final BySide<Names> names;
  private final BySide<List<Troop>> troops;
  private final List<Integer> ranges = new ArrayList<>();
  private final Map<Arm, Integer> reach = new EnumMap<>(Arm.class);
  private final String initiative;
  private final FirefightState first;

  Firefight(FirefightRequest request, SimpleNapoleonicTables tables) {
    this.request = request;
    this.tables = tables;
    names =
        new BySide<>(
            names(Side.ATTACKER, request.attacker()), names(Side.DEFENDER, request.defender()));
    troops =
        new BySide<>(
            troops(names.attacker(), request.attacker()),
            troops(names.defender(), request.defender()));
    first = FirefightState.before(new Lines(troops.map(Firefight::initial)));
    Set<String> taken = new HashSet<>();
    names.attacker().take(taken);
    names.defender().take(taken);
    for (String text : request.range()) {
      ranges.add(range(text));
    }
    if (ranges.isEmpty()) {
      ranges.add(1);
    }
    initiative = ranges.size() > 1 ? "SN8 SN-V3" : "SN8";
    for (Arm arm : Arm.values()) {
      reach.put(arm, tables.range(arm));
    }
    if (Stream.concat(troops.attacker().stream(), troops.defender().stream())
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

  /** The range in this turn: the last of those given that has its turn. */
  private int range(Umpire umpire) {
    for (int turn = Math.min(ranges.size(), request.turns()); turn > 1; turn--) {
      int range = ranges.get(turn - 1);
      if (range != ranges.get(turn - 2) && umpire.reached(turn)) {
        return range;
      }
    }
    return ranges.get(0);
  }

  private List<Troop> of(Side side) {
    return troops.of(side);
  }

  @Override
  public FirefightState first() {
    return first;
  }

  private static List<Status> initial(List<Troop> troops) {
    return troops.stream().map(Troop::initial).toList();
  }

  @Override
  public int lastTurn() {
    return request.turns();
  }

  @Override
  public Step<FirefightState, Lines> step(FirefightState state, Umpire umpire) {
    return seek(state.first() == null ? initiative(state, umpire) : fire(state, umpire), umpire);
  }

  /** Both sides roll; nobody has won what is rolled again. */
  private FirefightState initiative(FirefightState state, Umpire umpire) {
    umpire.heading(initiative, "Turn {turn}, initiative");
    int attacker = umpire.roll(SimpleNapoleonicTables.D6);
    umpire.note("", "the {} rolls {} for initiative", Side.ATTACKER, attacker);
    int defender = umpire.roll(AGAINST.get(attacker - 1));
    umpire.note("", "the {} rolls {} for initiative", Side.DEFENDER, defender);
    if (attacker == defender) {
      return state;
    }
    return state.won(attacker > defender ? Side.ATTACKER : Side.DEFENDER);
  }

  /** The next unit fires, and what it hits suffers at once. */
  private FirefightState fire(FirefightState state, Umpire umpire) {
    Side enemy = state.firing().opposite();
    int target = target(state, umpire);
    Status before = state.lines().of(enemy).get(target);
    int hits = Throw.count(umpire.once(() -> dice(state, target, umpire)), umpire);
    Status left = new Hurt(tables, of(enemy).get(target), umpire).fire(before, hits);
    return state.afterFire(target, left);
  }

  /** Whom the next unit fires at: where several stand, its side decides. */
  private int target(FirefightState state, Umpire umpire) {
    umpire.heading("", "Turn {turn}, fire of {}", of(state.firing()).get(state.next()).label());
    Side enemy = state.firing().opposite();
    return state.lines().fighting(enemy) == 1
        ? state.lines().firstFighting(enemy)
        : umpire.decide(umpire.once(() -> targets(state)));
  }

  private static TargetChoice targets(FirefightState state) {
    List<Status> enemies = state.lines().of(state.firing().opposite());
    List<Integer> targets = new ArrayList<>(enemies.size());
    List<Integer> strengths = new ArrayList<>(enemies.size());
    for (int i = 0; i < enemies.size(); i++) {
      if (enemies.get(i).isSteady()) {
        targets.add(i);
        strengths.add(enemies.get(i).strength());
      }
    }
    return new TargetChoice(state.firing(), List.copyOf(targets), List.copyOf(strengths));
  }

  /** The dice that the next unit takes up: hits beyond its target's last point are alike. */
  private Die dice(FirefightState state, int target, Umpire umpire) {
    Side firing = state.firing();
    Status by = state.lines().of(firing).get(state.next());
    Status at = state.lines().of(firing.opposite()).get(target);
    return dice(firing, state.next(), by, target, range(umpire))
        .take(at.strength() + (at.general() ? 1 : 0), umpire);
  }

  private Throw dice(Side firing, int unit, Status by, int target, int range) {
    return Shot.of(tables, of(firing).get(unit), by, of(firing.opposite()).get(target), range);
  }

  /** Goes on to the next unit that can fire, to the next turn or to the end. */
  private Step<FirefightState, Lines> seek(FirefightState from, Umpire umpire) {
    if (from.lines().fighting(Side.ATTACKER) == 0 || from.lines().fighting(Side.DEFENDER) == 0) {
      return Step.ended(from.lines());
    }
    if (from.first() == null) {
      return Step.going(from);
    }
    int range = range(umpire);
    int unit = next(from, range);
    if (unit >= 0) {
      return Step.going(from.at(unit));
    }
    if (!from.second()) {
      FirefightState other = from.otherSide();
      unit = next(other, range);
      if (unit >= 0) {
        return Step.going(other.at(unit));
      }
    }
    return umpire.reached(request.turns())
        ? Step.ended(from.lines())
        : Step.nextTurn(FirefightState.before(from.lines()));
  }

  /** The next unit of the side that can fire, -1 if there is none. */
  private int next(FirefightState state, int range) {
    List<Status> firing = state.lines().of(state.firing());
    for (int unit = state.next(); unit < firing.size(); unit++) {
      if (firing.get(unit).isSteady() && reaches(of(state.firing()).get(unit), range)) {
        return unit;
      }
    }
    return -1;
  }

  private int losses(Side side, Lines lines) {
    int sum = 0;
    for (int i = 0; i < of(side).size(); i++) {
      sum += of(side).get(i).lost(lines.of(side).get(i));
    }
    return sum;
  }

  @Override
  public List<Measure<Lines>> measures() {
    List<Measure<Lines>> measures = new ArrayList<>();
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
    measures.add(Measure.turns("turns", "turns fought"));
    each(measures, names.attacker());
    each(measures, names.defender());
    return List.copyOf(measures);
  }

  private void each(List<Measure<Lines>> measures, Names names) {
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
      List<Measure<Lines>> measures, Names names, int unit, Measure<Lines> measure) {
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
    troops.attacker().forEach(troop -> facts.add(Facts.ofSide(troop)));
    troops.defender().forEach(troop -> facts.add(Facts.ofSide(troop)));
    facts.add(new Fact("turns", String.valueOf(request.turns())));
    facts.add(new Fact("range", Facts.hexes(ranges)));
    return facts;
  }

  @Override
  public void opening(Listener listener) {
    Umpire umpire = new NotesOnly(listener);
    int range = range(umpire);
    for (Side side : Side.values()) {
      for (int unit = 0; unit < of(side).size(); unit++) {
        Troop troop = of(side).get(unit);
        if (reaches(troop, range)) {
          dice(side, unit, troop.initial(), 0, range).face(umpire);
        } else {
          umpire.note("", "{} cannot fire so far", troop.label());
        }
      }
    }
  }
}
