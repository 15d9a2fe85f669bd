package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.rules.Consulted;
import vedette.rules.sixdays.SixDaysTables.Superiority;
import vedette.table.CombatResult;
import vedette.table.Effect;
import vedette.table.Grid;
import vedette.table.Modifier;

/**
 * One attack: a stack as one strength against one or several stacks as one strength (11.2, 11.3).
 *
 * @param ground what the terrain of those attacked does
 * @param readings what it rests on that this stack attacks these
 */
record Clash(
    SixDaysTables tables, Body attacker, List<Body> targets, Ground ground, List<String> readings) {
  private static final List<String> REPULSED_AND_ELIMINATED = List.of("SD10");
  private static final List<String> LATE_ONES_LEAVE = List.of(SixDaysReadings.LATE_ONES_LEAVE);

  /** How it ended: the same stacks with what is left of them. */
  record Fought(List<Body> attackers, List<Body> targets) {}

  /** Attacker's strength less defender's, all modifiers added; each is noted. */
  int differential(Listener listener) {
    int own = attacker.strength();
    int other = 0;
    for (Body target : targets) {
      other += target.strength();
    }
    listener.note(
        new Note.Modifier("strength", own - other, new Told.Versus(own, other), List.of()));
    int differential = own - other;
    for (Superiority superiority : tables.superiorities()) {
      differential += superiority(superiority, listener);
    }
    for (Note note : ground.because()) {
      listener.note(note);
    }
    return differential + ground.value();
  }

  private int superiority(Superiority superiority, Listener listener) {
    Modifier modifier = superiority.modifier();
    int own = amount(attacker, superiority.arm());
    int other = 0;
    for (Body target : targets) {
      // Several officers of one side count one (SD2), strengths of an arm add up.
      int theirs = amount(target, superiority.arm());
      other = superiority.arm() == null ? Math.max(other, theirs) : other + theirs;
    }
    int value = modifier.value() * Integer.signum(own - other);
    if (own > 0 || other > 0) {
      listener.note(
          new Note.Modifier(
              modifier.name(), value, new Told.Versus(own, other), modifier.readings()));
    }
    return value;
  }

  private int amount(Body body, Arm arm) {
    return arm != null ? body.strength(arm) : body.hasOfficer() ? 1 : 0;
  }

  /** Notes who attacks whom and how the column comes about, and answers the column. */
  int column(Listener listener) {
    boolean counterattack = attacker.force().side() == Side.DEFENDER;
    listener.note(new Told.Attacks(attacker, targets, counterattack, readings));
    int differential = differential(listener);
    int column = tables.results().column(differential);
    listener.note(new Told.Column(differential, tables.results().columns().name(column)));
    return column;
  }

  /** Rolls on the CRT in this column and deals the losses. */
  Fought fight(int column, Umpire umpire) {
    Grid crt = tables.results();
    int row = crt.row(umpire.roll(crt.die(column)));
    CombatResult result = crt.result(row, column);
    Consulted.cell(crt, row, column, umpire);
    List<Body> own = suffer(List.of(attacker), result.attacker(), umpire);
    return new Fought(own, suffer(targets, result.defender(), umpire));
  }

  private static List<Body> suffer(List<Body> bodies, Effect effect, Umpire umpire) {
    if (effect.losses() == 0 && !effect.forcedBack()) {
      return bodies;
    }
    Losses losses = new Losses(bodies, umpire);
    losses.deal(effect.losses());
    List<Body> left = new ArrayList<>(bodies.size());
    for (int i = 0; i < bodies.size(); i++) {
      if (effect.forcedBack()) {
        losses.friction(i);
      }
      Body body = bodies.get(i).after(losses.left(i), effect.forcedBack());
      left.add(body);
      announce(body, umpire);
    }
    return left;
  }

  private static void announce(Body body, Listener listener) {
    boolean eliminated = body.strength() == 0;
    if (body.repulsed()) {
      listener.note(
          new Note.Happens(
              body.force().label(),
              eliminated ? "is repulsed, and nothing of it is left" : "is repulsed",
              eliminated ? REPULSED_AND_ELIMINATED : List.of()));
    } else if (eliminated) {
      listener.note(
          new Note.Happens(
              body.force().label(),
              "is eliminated",
              body.force().expects(body.turn()) ? LATE_ONES_LEAVE : List.of()));
    }
  }
}
