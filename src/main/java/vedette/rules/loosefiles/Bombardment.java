package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.Engagement.Fact;
import vedette.fight.Left;
import vedette.fight.Measure;
import vedette.fight.Rules;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.json.EnumWords;
import vedette.problem.TextFault;
import vedette.rules.kit.Measures;
import vedette.rules.loosefiles.ArtilleryRequest.Before;
import vedette.rules.loosefiles.ArtilleryRequest.Range;

/**
 * Guns fire at units turn by turn, one after the other: command points, then all guns at once, then
 * the commander of who was hit (LF2, LF6, LF7, LF9). A step is the roll of one side's commanders,
 * one gun, or the roll of one commander in danger.
 */
final class Bombardment implements Rules<BombardmentState, UnitStates> {
  /** What a player decides on. */
  static final String SUMMARY =
      "The defender is destroyed {+defenderDestroyed}; "
          + "he loses {+defenderCasualties} bases and has {+defenderDp} D.Points on average";

  private final BombardmentRequest request;
  private final BySide<Roster> rosters;
  private final BySide<Command> commands;
  private final GunFire fire;
  private final Damage damage;
  private final List<Range> ranges;

  Bombardment(BombardmentRequest request, LooseFilesTables tables) {
    this.request = request;
    fire = GunFire.of(tables);
    damage = tables.damage();
    ranges = request.range().stream().map(Bombardment::range).toList();
    Set<String> taken = new HashSet<>();
    Roster guns = roster("attacker", request.attacker(), taken);
    rosters = new BySide<>(guns, roster("defender", request.defender(), taken));
    for (int i = 0; i < guns.size(); i++) {
      if (guns.units().get(i).arm() != Arm.ARTILLERY) {
        throw new TextFault(
            "attacker", guns.label(i) + " has no guns", "only art fires so; inf gives a volley");
      }
      if (guns.units().get(i).isLimbered()) {
        throw TextFault.ofWord(
            "attacker",
            "column",
            guns.label(i) + " is limbered and does not fire",
            "leave out column");
      }
    }
    commands =
        new BySide<>(
            new Command(
                rosters.attacker(), request.gunCommanders(), request.attachedRoll(), "LF-V5"),
            new Command(rosters.defender(), request.commanders(), request.attachedRoll(), "LF-V5"));
  }

  private static Range range(String word) {
    int index = EnumWords.words(Range.class).indexOf(word);
    if (index < 0) {
      throw TextFault.ofWord(
          "range", word, "`" + word + "` is no range", "write short or long for each turn");
    }
    return Range.values()[index];
  }

  private Roster roster(String role, List<Unit> units, Set<String> taken) {
    return new Roster(role, units).checkedForGradesOnly().checked(damage.most(), taken);
  }

  private String summary() {
    return rosters.defender().hasGuns() ? SUMMARY + "; his guns do not fire back" : "";
  }

  /** The fight with what is told of it. */
  Engagement<BombardmentState, UnitStates> engagement() {
    return Engagement.of(this, measures(), situation())
        .leaving(this::left)
        .openedBy(this::opening)
        .summedUp(summary());
  }

  @Override
  public BombardmentState first() {
    Fired last =
        switch (request.targetBefore()) {
          case NONE -> Fired.NOTHING;
          case SAME -> new Fired(0, ranges.get(0));
          case NEW -> new Fired(-1, ranges.get(0));
        };
    return BombardmentState.before(last, UnitStates.of(rosters));
  }

  @Override
  public int lastTurn() {
    return Math.max(request.turns(), ranges.size());
  }

  @Override
  public Step<BombardmentState, UnitStates> step(BombardmentState state, Umpire umpire) {
    BombardmentState next = roll(umpire.once(() -> begun(state, umpire)), umpire);
    if (next.rolls() > 0 || next.battery() >= 0 || !next.units().checks().isEmpty()) {
      return Step.going(next);
    }
    return next.units().standing(Side.DEFENDER) == 0 || umpire.reached(request.turns())
        ? Step.ended(next.units())
        : Step.nextTurn(BombardmentState.before(next.last(), next.units()));
  }

  /** A turn begins with the free points of commanders with units. */
  private BombardmentState begun(BombardmentState state, Umpire umpire) {
    if (state.begun()) {
      return state;
    }
    umpire.heading("", "Turn {turn}");
    UnitStates units = state.units();
    for (Side side : Side.values()) {
      units = units.with(side, commands.of(side).free(units.of(side), umpire));
    }
    return toNextRoll(
        new BombardmentState(true, 2, List.of(), ArtilleryHit.NONE, state.last(), units));
  }

  /** Goes on to the next roll: commanders with nothing to do do not roll; then guns are laid. */
  private BombardmentState toNextRoll(BombardmentState from) {
    BombardmentState state = from;
    while (state.rolls() > 0) {
      Side side = state.commanding();
      List<UnitState> units = state.units().of(side);
      if (commands.of(side).rolls(units) && Command.points(units) > 0) {
        return state;
      }
      state = state.commanded(state.units());
    }
    return new BombardmentState(
        true,
        0,
        state.units().of(Side.ATTACKER).stream().map(UnitState::bases).toList(),
        ArtilleryHit.NONE,
        state.last(),
        state.units());
  }

  private BombardmentState roll(BombardmentState state, Umpire umpire) {
    if (state.rolls() > 0) {
      Side side = state.commanding();
      List<UnitState> left = commands.of(side).roll(state.units().of(side), umpire);
      return toNextRoll(state.commanded(state.units().with(side, left)));
    }
    return state.battery() >= 0 ? fire(state, umpire) : check(state, umpire);
  }

  /** One gun fires; what all have inflicted falls on the target after the last. */
  private BombardmentState fire(BombardmentState state, Umpire umpire) {
    int battery = state.battery();
    int left = state.guns().get(battery);
    int gun = state.units().of(Side.ATTACKER).get(battery).bases() - left + 1;
    int target = state.units().first(Side.DEFENDER);
    Range range = umpire.once(() -> range(umpire));
    String label = rosters.attacker().label(battery);
    umpire.heading("LF9 " + LooseFilesReadings.BOMBARDMENT, "Fire of {}, gun {}", label, gun);
    ArtilleryHit hit = fire.fire(aim(state, battery, target, range), gun, umpire);
    List<Integer> guns = new ArrayList<>(state.guns());
    guns.set(battery, left - 1);
    Place place = new Place(Side.DEFENDER, target);
    ArtilleryHit all = state.hit().and(hit, damage.destroying(state.units().at(place)));
    BombardmentState fired =
        new BombardmentState(true, 0, List.copyOf(guns), all, state.last(), state.units());
    return fired.battery() >= 0 ? fired : suffered(fired, place, new Fired(target, range), umpire);
  }

  private BombardmentState suffered(
      BombardmentState state, Place place, Fired fired, Umpire umpire) {
    UnitStates units = state.units();
    ArtilleryHit hit = state.hit();
    if (!hit.isNone()) {
      String label = rosters.defender().label(place.unit());
      umpire.heading("", "What it comes to");
      units =
          units.hurt(
              place, damage.suffer(label, units.at(place), hit.points(), hit.casualties(), umpire));
    }
    return new BombardmentState(true, 0, state.guns(), ArtilleryHit.NONE, fired, units);
  }

  private BombardmentState check(BombardmentState state, Umpire umpire) {
    UnitStates units = state.units();
    Place place = units.checks().get(0);
    String commander = rosters.of(place.side()).commander(place.unit());
    return state.with(units.checked(damage.check(commander, units.at(place), "LF6", umpire)));
  }

  private GunFire.Aim aim(BombardmentState state, int battery, int target, Range range) {
    return new GunFire.Aim(
        state.units().of(Side.ATTACKER).get(battery).dp(),
        range,
        rosters.defender().units().get(target),
        rosters.defender().label(target),
        Fired.before(state.last(), target, range),
        request.enfilade());
  }

  /** The range of this turn. */
  private Range range(Umpire umpire) {
    int turn = 1;
    while (turn < ranges.size() && umpire.reached(turn + 1)) {
      turn++;
    }
    return ranges.get(turn - 1);
  }

  private List<Measure<UnitStates>> measures() {
    Measures<UnitStates> measures = new Measures<>();
    SideMeasures<UnitStates> targets =
        new SideMeasures<>(
            measures, Side.DEFENDER, rosters.defender(), units -> units.of(Side.DEFENDER));
    targets.casualties();
    targets.points();
    targets.destroyed();
    targets.eachPoints();
    targets.each();
    return measures.turns("turns", "turns of fire").list();
  }

  private List<Left> left(UnitStates result) {
    List<Left> left = new ArrayList<>(rosters.attacker().left(result.of(Side.ATTACKER)));
    left.addAll(rosters.defender().left(result.of(Side.DEFENDER)));
    return List.copyOf(left);
  }

  private List<Fact> situation() {
    List<Fact> facts = new ArrayList<>(rosters.attacker().facts());
    facts.addAll(rosters.defender().facts());
    String said = String.join(", ", request.range());
    facts.add(new Fact("range", said + (request.enfilade() ? ", enfilade" : "")));
    if (rosters.defender().hasGuns()) {
      facts.add(new Fact("fire", "none of the defender's guns; see `loose-files firefight`"));
    }
    if (request.targetBefore() != Before.NONE) {
      facts.add(new Fact("first target", EnumWords.word(request.targetBefore())));
    }
    facts.add(new Fact("turns", String.valueOf(request.turns())));
    if (request.commanders() + request.gunCommanders() > 0) {
      facts.add(
          new Fact(
              "commanders",
              request.gunCommanders()
                  + " of the guns, "
                  + request.commanders()
                  + " of the others"));
    }
    if (request.attachedRoll()) {
      facts.add(new Fact("with units", Words.ATTACHED_ROLL));
    }
    return facts;
  }

  private void opening(Umpire umpire) {
    BombardmentState first = first();
    for (int battery = 0; battery < rosters.attacker().size(); battery++) {
      umpire.note("", "{} fires", rosters.attacker().label(battery));
      fire.sum(aim(first, battery, 0, ranges.get(0)), umpire);
    }
    umpire.note("", "each gun rolls a D6");
  }
}
