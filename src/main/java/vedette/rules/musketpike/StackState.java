package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import vedette.fight.Note;
import vedette.fight.Umpire;
import vedette.form.Part;

/**
 * A stack as it stands.
 *
 * @param strength points left; 0 if it has none, or never had a unit
 * @param led whether its leader is with it
 * @param checked whether fire has made it check this activation (MP5)
 * @param moving whether it has moved this activation
 * @param gunsDisordered whether its artillery is disordered
 * @param retreated whether it has ever been forced back
 */
record StackState(
    DrawnStack stack,
    int strength,
    boolean disordered,
    boolean led,
    boolean checked,
    boolean moving,
    boolean gunsDisordered,
    boolean retreated,
    Place place) {
  private static final int PERCENT = 100;

  String label() {
    return stack.label();
  }

  /** Whether its unit stands here. */
  boolean stands() {
    return place.isThere() && strength > 0;
  }

  /** Whether it has gone in where its enemy was in this activation. */
  boolean hasGoneIn() {
    return place.isTheEnemys();
  }

  /** Whether it may rally where it now stands (MP-V13). */
  boolean canRally() {
    return place == Place.GONE_IN || place != Place.ASTRIDE && stack.canRally();
  }

  /** Whether its unit lives, here or elsewhere. */
  boolean lives() {
    return strength > 0;
  }

  /** Whether its unit is alive and disordered. */
  boolean isDisordered() {
    return lives() && disordered;
  }

  /** Whether its unit or its artillery could rally. */
  boolean mayRally() {
    return isDisordered() || gunsDisordered;
  }

  /** Whether its unit has been destroyed. */
  boolean isEliminated() {
    return stack.hasUnit() && !lives();
  }

  /** Whether its unit has been forced back and lives. */
  boolean hasRetreated() {
    return retreated && lives();
  }

  /** Whether it had a leader and has lost him. */
  boolean hasLostLeader() {
    return stack.hasLeader() && !led;
  }

  /** Whether artillery stands here that is still its side's (MP7). */
  boolean hasGuns() {
    return stack.hasGuns() && !place.losesGuns();
  }

  /** Whether its hex is held, by its unit or by artillery alone. */
  boolean holds() {
    return stands() || hasGuns();
  }

  /** Points lost in this fight. */
  int lost() {
    return stack.hasUnit() ? stack.unit().strength().left() - strength : 0;
  }

  /** Its unit as it now is, if it lives. */
  Optional<Unit> unit() {
    if (!lives()) {
      return Optional.empty();
    }
    Unit unit = stack.unit();
    if (lost() == 0 && disordered == unit.disordered() && led == unit.leader().isPresent()) {
      return stack.written().units().unit();
    }
    return Optional.of(
        new Unit(
            unit.arm(),
            new Part(strength, unit.strength().original()),
            unit.quality(),
            disordered,
            led ? unit.leader() : OptionalInt.empty(),
            unit.cannon(),
            unit.nopikes()));
  }

  /** Its artillery as it now is, whoever has it. */
  Optional<Guns> guns() {
    return stack
        .written()
        .units()
        .guns()
        .map(
            guns ->
                guns.disordered() == gunsDisordered
                    ? guns
                    : new Guns(guns.calibre(), guns.max(), guns.quality(), gunsDisordered));
  }

  /**
   * Its unit and its artillery as they enter their next fight, each as a stack of its own is
   * written, "" for what is gone. That it has moved, checked or gone back ends with this fight, and
   * so does its ground.
   *
   * @param captured whether the enemy has its artillery
   */
  List<String> left(boolean captured) {
    List<String> left = new ArrayList<>();
    if (stack.hasUnit()) {
      left.add(
          unit()
              .map(unit -> new StackUnits(Optional.of(unit), Optional.empty()))
              .map(StackState::written)
              .orElse(""));
    }
    if (stack.hasGuns()) {
      left.add(captured ? "" : written(new StackUnits(Optional.empty(), guns())));
    }
    return List.copyOf(left);
  }

  private static String written(StackUnits units) {
    return Stack.of("", units).toString();
  }

  private int rating() {
    return led ? stack.unit().leader().orElse(0) : 0;
  }

  /** Quality less what losses take from it. */
  private int adjusted() {
    return stack.unit().quality().orElseThrow()
        + stack.tables().moraleLosses(PERCENT * (stack.original() - strength) / stack.original());
  }

  /** The highest roll that passes a check (MP4). */
  int morale() {
    return adjusted() + rating();
  }

  /** Morale as a melee compares it (MP11). */
  int meleeMorale() {
    return adjusted() + (led ? stack.tables().leaderMorale(rating()) : 0);
  }

  /** A check of its unit's morale. */
  MoraleCheck check() {
    return new MoraleCheck(label(), morale());
  }

  /**
   * With fewer points.
   *
   * @param end where it is if none is left
   */
  StackState lose(int points, Loss why, Place end, Umpire umpire) {
    if (points <= 0) {
      return this;
    }
    int left = Math.max(0, strength - points);
    if (umpire.hears(why.reading())) {
      umpire.note(
          new Note.Said(
              why.reading(),
              "{} loses {} SP, {}: {}",
              label(),
              points,
              why,
              left > 0 ? left + " of " + stack.original() + " left" : "nothing is left"));
    }
    return with(left, disordered, left == 0 ? end : place);
  }

  /** Its unit disordered, by a check that it has failed. */
  StackState disorder(String reading, Umpire umpire) {
    umpire.note(reading, "{} is disordered", label());
    return disorder();
  }

  StackState disorder() {
    return disordered ? this : with(strength, true, place);
  }

  StackState rally() {
    return with(strength, false, place);
  }

  StackState at(Place where) {
    return with(strength, disordered, where);
  }

  /**
   * No longer there to be fought: it surrenders with all its points.
   *
   * @param where it is then, by what it surrenders to
   */
  StackState surrender(Place where) {
    return with(0, disordered, where);
  }

  private StackState with(int points, boolean disorder, Place where) {
    return new StackState(
        stack, points, disorder, led, checked, moving, gunsDisordered, retreated, where);
  }

  StackState withoutLeader() {
    return new StackState(
        stack, strength, disordered, false, checked, moving, gunsDisordered, retreated, place);
  }

  StackState afterCheck() {
    return checked(true);
  }

  /** Before fire whose first check counts. */
  StackState unchecked() {
    return checked(false);
  }

  private StackState checked(boolean counts) {
    if (counts == checked) {
      return this;
    }
    return new StackState(
        stack, strength, disordered, led, counts, moving, gunsDisordered, retreated, place);
  }

  /** Where its enemy was, disordered if the ground there does that. */
  StackState goneIn(Ground ground) {
    Place where = ground.leavesOrder() ? Place.GONE_IN : Place.ASTRIDE;
    return with(strength, disordered || ground.disorders(), where);
  }

  /** With its artillery in disorder, or in good order again. */
  StackState guns(boolean disorder) {
    return new StackState(
        stack, strength, disordered, led, checked, moving, disorder, retreated, place);
  }

  /** Forced out of its place, disordered. */
  StackState back(Place where) {
    return new StackState(stack, strength, true, led, checked, moving, gunsDisordered, true, where);
  }

  /** A hex further back than it had to make way. */
  StackState further() {
    return new StackState(
        stack, strength, disordered, led, checked, moving, gunsDisordered, true, place);
  }

  /** In the other role of its side, drawn up for that. */
  StackState as(DrawnStack drawn) {
    return new StackState(
        drawn, strength, disordered, led, checked, moving, gunsDisordered, retreated, place);
  }

  /** As an activation begins: nobody has checked or moved in it, or gone in. */
  StackState begins() {
    Place where = hasGoneIn() ? Place.HERE : place;
    return new StackState(
        stack, strength, disordered, led, false, false, gunsDisordered, retreated, where);
  }

  /** Whether it moves in this activation. */
  StackState moving(boolean moves) {
    return new StackState(
        stack, strength, disordered, led, checked, moves, gunsDisordered, retreated, place);
  }

  /** Whether its unit lives and is not here. */
  boolean isAway() {
    return lives() && !place.isThere();
  }

  /** Here again if it had gone back and lives. */
  StackState here() {
    return isAway() ? at(Place.HERE) : this;
  }

  /** At the beginning of a further activation, here again if it had gone and lives. */
  StackState again(boolean comesBack) {
    boolean comes = comesBack && isAway();
    return new StackState(
        stack,
        strength,
        disordered,
        led,
        false,
        comes,
        gunsDisordered,
        retreated,
        comes ? Place.HERE : place);
  }

  /** That of what fights change most; states are looked up often. */
  @Override
  public int hashCode() {
    return ((stack.index() * 31 + strength) * 31 + place.ordinal()) * 2 + (disordered ? 1 : 0);
  }
}
