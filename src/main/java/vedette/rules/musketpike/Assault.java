package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.List;
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
  private final boolean moving;

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
    this.moving = moving;
  }

  @Override
  public Field first() {
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
  public void opening(Listener listener) {
    phases.forEach(phase -> phase.preview(first(), listener));
  }

  @Override
  public Step<Field, Outcome> step(Field state, Umpire umpire) {
    Step<Field, Outcome> found = seek(state, umpire);
    if (!(found instanceof Step.Going<Field, Outcome> going)) {
      return found;
    }
    Field field = going.state();
    Field played = phases.get(field.phase()).play(field, field.item(), umpire);
    return seek(played.at(field.phase(), field.item() + 1), umpire);
  }

  /** Goes on to the next piece that has anything to it, through the activations, or to the end. */
  private Step<Field, Outcome> seek(Field from, Umpire umpire) {
    Field field = from;
    while (true) {
      for (int phase = field.phase(); phase < phases.size(); phase++) {
        int first = phase == field.phase() ? field.item() : 0;
        for (int item = first; item < phases.get(phase).items(); item++) {
          if (phases.get(phase).applies(field, item)) {
            return Step.going(field.at(phase, item));
          }
        }
      }
      if (isOver(field)) {
        return Step.ended(Outcome.of(lineup, field, umpire));
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
