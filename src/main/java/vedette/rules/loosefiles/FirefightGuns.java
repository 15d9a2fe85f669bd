package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Engagement.Fact;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.json.EnumWords;
import vedette.problem.TextFault;
import vedette.rules.kit.ByTurn;
import vedette.rules.loosefiles.ArtilleryRequest.Range;

/** The guns of both sides in a firefight, and how far apart the sides are (LF2, LF-V10). */
final class FirefightGuns {
  private final BySide<Roster> rosters;
  private final GunFire fire;
  private final ByTurn<Reach> reaches;

  /** How far apart both sides are in a turn. */
  enum Reach {
    LONG,
    SHORT,
    MUSKET;

    boolean isForMuskets() {
      return this == MUSKET;
    }

    /** The range of guns, which outreach muskets. */
    private Range ofGuns() {
      return this == LONG ? Range.LONG : Range.SHORT;
    }
  }

  /**
   * Guns that fire turn by turn.
   *
   * @param range by turn as a player says it; none if both sides are within musketry
   */
  FirefightGuns(List<String> range, BySide<Roster> rosters, GunFire fire) {
    this.rosters = rosters;
    this.fire = fire;
    reaches =
        new ByTurn<>(
            range.isEmpty()
                ? List.of(Reach.MUSKET)
                : range.stream().map(FirefightGuns::reach).toList());
  }

  private static Reach reach(String word) {
    int index = EnumWords.words(Reach.class).indexOf(word);
    if (index < 0) {
      throw TextFault.ofWord(
          "range", word, "`" + word + "` is no range", "write long, short or musket for each turn");
    }
    return Reach.values()[index];
  }

  /** The last turn in which the range changes, or 1. */
  int lastTurn() {
    return reaches.lastTurn();
  }

  /** How far apart both sides are in this turn. */
  Reach reach(Umpire umpire) {
    return reaches.now(umpire);
  }

  private Unit unit(Place place) {
    return rosters.of(place.side()).units().get(place.unit());
  }

  /** Whether a unit has guns that fire. */
  boolean has(Place place) {
    return unit(place).isBattery();
  }

  /** Who could be expected to fire and does not, and why. */
  List<Fact> silent() {
    List<Fact> silent = new ArrayList<>();
    boolean muskets = reaches.each().stream().anyMatch(Reach::isForMuskets);
    for (Side side : Side.values()) {
      Roster roster = rosters.of(side);
      for (int unit = 0; unit < roster.size(); unit++) {
        if (roster.units().get(unit).isLimbered()) {
          silent.add(new Fact("fire", "none of " + roster.label(unit) + ", which is limbered"));
        }
      }
      if (!muskets && roster.units().stream().anyMatch(unit -> unit.arm() == Arm.FOOT)) {
        silent.add(new Fact("fire", "none of the " + side + "'s foot; see --range musket"));
      }
    }
    return silent;
  }

  /**
   * A gun fires as it stood when all were laid, D.Points included.
   *
   * @param left guns of its battery that have still to fire, with it
   */
  ArtilleryHit fire(Place by, int left, FirefightState state, Umpire umpire) {
    UnitStates laid = state.asLaid();
    Side enemy = by.side().opposite();
    Place at = new Place(enemy, laid.first(enemy));
    umpire.heading(
        "LF9 " + LooseFilesReadings.BOMBARDMENT,
        "Fire of {}, gun {}",
        rosters.of(by.side()).label(by.unit()),
        laid.at(by).bases() - left + 1);
    Range range = umpire.once(() -> reach(umpire).ofGuns());
    GunFire.Aim aim = aim(by, at, range, laid, state.last());
    return fire.fire(aim, laid.at(by).bases() - left + 1, umpire);
  }

  private GunFire.Aim aim(Place by, Place at, Range range, UnitStates laid, BySide<Fired> last) {
    return new GunFire.Aim(
        laid.at(by).dp(),
        range,
        unit(at),
        rosters.of(at.side()).label(at.unit()),
        Fired.before(last.of(by.side()), at.unit(), range),
        false);
  }

  /** Notes what a battery adds to its dice in the first turn. */
  void note(Place by, UnitStates laid, BySide<Fired> last, Umpire umpire) {
    Side enemy = by.side().opposite();
    Place at = new Place(enemy, laid.first(enemy));
    umpire.note("LF2", "{} throws a D6 for each gun", rosters.of(by.side()).label(by.unit()));
    fire.sum(aim(by, at, reaches.first().ofGuns(), laid, last), umpire);
  }

  /** When all have fired, guns remember at whom and from where. */
  FirefightState laid(FirefightState state, Umpire umpire) {
    BySide<Fired> last = state.last();
    for (Side side : Side.values()) {
      if (rosters.of(side).hasGuns()) {
        int target = state.asLaid().first(side.opposite());
        last = last.with(side, new Fired(target, reach(umpire).ofGuns()));
      }
    }
    return new FirefightState(true, 0, state.dice(), last, null, state.units());
  }
}
