package vedette.rules.musketpike;

import java.util.List;
import java.util.function.Function;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.fight.Side;
import vedette.fight.Umpire;

/**
 * Shots of one side, one after the other: artillery, defensive or advancing fire (MP9).
 *
 * @param name as a heading
 * @param side who fires
 */
record FirePhase(String name, Lineup lineup, Side side, List<Source> sources) implements Phase {

  /** Where a shot comes from. */
  sealed interface Source {
    /** A further shooter, who is not fired at himself. */
    record Support(Firer firer) implements Source {}

    /** The unit of a stack of the side, by index. */
    record OfUnit(int stack) implements Source {}

    /** The artillery of a stack of the side, by index. */
    record OfGuns(int stack) implements Source {}
  }

  @Override
  public int items() {
    return sources.size();
  }

  @Override
  public boolean applies(Field field, int item) {
    if (target(field) < 0) {
      return false;
    }
    Source source = sources.get(item);
    if (source instanceof Source.OfUnit unit) {
      return field.of(side).get(unit.stack()).stands() && facesEnemy(unit.stack());
    }
    if (source instanceof Source.OfGuns guns) {
      Condition condition = field.of(side).get(guns.stack());
      return !condition.gunsDisordered()
          && !condition.place().losesGuns()
          && lineup.from() == Facing.FRONT;
    }
    return true;
  }

  /** Defenders fire through hexes that count as front; attackers face those they come to. */
  private boolean facesEnemy(int stack) {
    return side == Side.ATTACKER || lineup.of(side).get(stack).isFront(lineup.from());
  }

  private Side enemy() {
    return side.opposite();
  }

  /** The first enemy stack still there, or -1. */
  private int target(Field field) {
    List<Integer> standing = Lineup.places(field, enemy());
    if (!standing.isEmpty()) {
      return standing.get(0);
    }
    for (int i = 0; i < lineup.of(enemy()).size(); i++) {
      if (lineup.of(enemy()).get(i).unit().isEmpty()) {
        return i;
      }
    }
    return -1;
  }

  private Shot shot(Field field, int item) {
    int target = target(field);
    Formation formation = lineup.of(enemy()).get(target);
    return new Shot(
        lineup.tables(),
        firer(field, sources.get(item), formation.ground()),
        formation,
        field.of(enemy()).get(target));
  }

  private Firer firer(Field field, Source source, Ground target) {
    if (source instanceof Source.Support support) {
      return support.firer();
    }
    if (source instanceof Source.OfGuns guns) {
      return Firer.guns(lineup.of(side).get(guns.stack()), field.of(side).get(guns.stack()));
    }
    int stack = ((Source.OfUnit) source).stack();
    Formation formation = lineup.of(side).get(stack);
    // Light foot has real front hexes on its flanks; heavy foot only covers them.
    boolean flank =
        side == Side.DEFENDER && lineup.from() != Facing.FRONT && formation.troops().isHeavyFoot();
    Ground into = side == Side.ATTACKER ? target : Ground.CLEAR;
    return Firer.unit(formation, field.of(side).get(stack), flank, into);
  }

  @Override
  public Function<Umpire, Field> ready(Field field, int item, Listener listener) {
    listener.note(new Note.Begins("Activation " + field.activation() + ", " + name, "MP9"));
    int target = target(field);
    if (lineup.of(enemy()).size() > 1) {
      String label = lineup.of(enemy()).get(target).label();
      listener.note(new Note.Happens(label, "is the target", MusketPikeReadings.TARGETS));
    }
    Function<Umpire, Shot.Outcome> shot = shot(field, item).ready(listener);
    return umpire -> field.with(enemy(), target, shot.apply(umpire).target());
  }

  @Override
  public void preview(Field field, Listener listener) {
    for (int item = 0; item < items(); item++) {
      if (applies(field, item)) {
        shot(field, item).preview(listener);
      }
    }
  }
}
