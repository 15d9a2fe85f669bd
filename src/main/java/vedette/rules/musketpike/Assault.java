package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import vedette.fight.Doctrine;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.rules.DrawnUp;

/**
 * A fight in phases, over one or more activations: an assault, or its melee alone (MP9). A step is
 * one piece of a phase: a shot, a melee roll, a check.
 */
final class Assault extends DrawnUp<Field, Outcome> {
  private final Lineup lineup;
  private final List<Phase> phases;
  private final int activations;
  private final Field first;

  Assault(
      Lineup lineup,
      List<Phase> phases,
      int activations,
      boolean moving,
      Doctrine doctrine,
      List<Measure<Outcome>> measures,
      List<Fact> situation) {
    super(doctrine, measures, situation);
    this.lineup = lineup;
    this.phases = phases;
    this.activations = activations;
    first = first(lineup, moving);
  }

  private static Field first(Lineup lineup, boolean moving) {
    List<Condition> friends = new ArrayList<>();
    lineup.friends().forEach(friend -> friends.add(friend.formation().initial(false)));
    return new Field(
        1,
        0,
        0,
        initial(lineup.attackers(), moving),
        initial(lineup.defenders(), false),
        List.copyOf(friends));
  }

  private static List<Condition> initial(List<Formation> formations, boolean moving) {
    return formations.stream().map(formation -> formation.initial(moving)).toList();
  }

  @Override
  public Field first() {
    return first;
  }

  @Override
  public void opening(Listener listener) {
    phases.forEach(phase -> phase.preview(first, listener));
  }

  @Override
  public Step<Field, Outcome> step(Field state, Umpire umpire) {
    return umpire.once(() -> ready(state, umpire)).apply(umpire);
  }

  /** What is settled before the first roll. */
  private Function<Umpire, Step<Field, Outcome>> ready(Field state, Listener listener) {
    Field field = seek(state);
    if (isBehindAll(field)) {
      return umpire -> goOn(field, umpire);
    }
    Function<Umpire, Field> piece = phases.get(field.phase()).ready(field, field.item(), listener);
    return umpire -> goOn(seek(piece.apply(umpire).at(field.phase(), field.item() + 1)), umpire);
  }

  private Step<Field, Outcome> goOn(Field field, Umpire umpire) {
    return isBehindAll(field) ? Step.ended(Outcome.of(lineup, field, umpire)) : Step.going(field);
  }

  private boolean isBehindAll(Field field) {
    return field.phase() == phases.size();
  }

  /** At the next piece that has anything to it, through the activations, or behind all phases. */
  private Field seek(Field from) {
    Field field = from;
    while (true) {
      for (int phase = field.phase(); phase < phases.size(); phase++) {
        int first = phase == field.phase() ? field.item() : 0;
        for (int item = first; item < phases.get(phase).items(); item++) {
          if (phases.get(phase).applies(field, item)) {
            return field.at(phase, item);
          }
        }
      }
      if (isOver(field)) {
        return field.at(phases.size(), 0);
      }
      field = field.nextActivation();
    }
  }

  private boolean isOver(Field field) {
    return field.activation() == activations
        || !field.lives(Side.ATTACKER)
        || field.stands(Side.ATTACKER) && !field.stands(Side.DEFENDER);
  }
}
