package vedette.study.own;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import vedette.fight.Side;
import vedette.system.Check;
import vedette.system.Effect;
import vedette.system.Effect.Fixed;
import vedette.system.Faces;
import vedette.system.Fire;
import vedette.system.Result;
import vedette.system.RoundStep;
import vedette.system.RuleSystem;
import vedette.system.State;
import vedette.system.Subject;
import vedette.system.TableRule;
import vedette.system.Throw;

/** What the steps of a round can come to: which sides lose, which leave, and what ends a fight. */
final class Harm {
  private final RuleSystem system;
  private final Set<Side> lose = EnumSet.noneOf(Side.class);
  private final Set<Side> leave = EnumSet.noneOf(Side.class);
  private final Set<String> endings = new TreeSet<>();
  private final Set<String> seen = new HashSet<>();

  Harm(RuleSystem system) {
    this.system = system;
    system.round().forEach(this::step);
  }

  /** Whether a side can lose something. */
  boolean loses(Side side) {
    return lose.contains(side);
  }

  /** Whether units of a side can leave the fight. */
  boolean leaves(Side side) {
    return leave.contains(side);
  }

  /** The endings that results of the file have. */
  Set<String> endings() {
    return endings;
  }

  /** Whether a round can bring the fight any nearer to its end. */
  boolean endsFights() {
    return !endings.isEmpty() || !lose.isEmpty() || !leave.isEmpty();
  }

  /** Adds what is suffered when the rounds are over. */
  Harm andAfter() {
    for (Side side : Side.values()) {
      suffer(system.after().of(side), EnumSet.of(side));
    }
    return this;
  }

  private void step(RoundStep step) {
    if (step.when() != null && !Possible.canHold(step.when(), system)) {
      return;
    }
    Set<Side> by =
        switch (step.by()) {
          case ATTACKER -> EnumSet.of(Side.ATTACKER);
          case DEFENDER -> EnumSet.of(Side.DEFENDER);
          default -> EnumSet.allOf(Side.class);
        };
    if (step.orRetreat() != null && Possible.canHold(step.orRetreat(), system)) {
      leave.addAll(by);
    }
    switch (step.kind()) {
      case TABLE -> by.forEach(side -> table(system.tables().get(step.name()), side, false));
      case COUNTERATTACK -> table(system.tables().get(step.name()), Side.DEFENDER, true);
      case FIRE -> by.forEach(side -> fire(system.fires().get(step.name()), side));
      case CHECK -> check(step.name(), by);
      case RESULT -> by.forEach(side -> result(system.results().get(step.name()), side, false));
      default -> leave.addAll(by);
    }
  }

  private void table(TableRule table, Side own, boolean exchanged) {
    table
        .cells()
        .forEach(
            row -> row.forEach(cell -> cell.results().forEach(it -> result(it, own, exchanged))));
    faces(table.toSave(), EnumSet.allOf(Side.class));
  }

  private void result(Result result, Side own, boolean exchanged) {
    if (!result.ending().isEmpty()) {
      endings.add(result.ending());
    }
    if (result.exchange()) {
      lose.addAll(EnumSet.allOf(Side.class));
    }
    for (Result.Suffered each : result.suffered()) {
      suffer(each.effects(), sides(each.whom(), own, exchanged));
    }
  }

  /** Whom an effect befalls; in a counterattack the sides have changed places. */
  private static Set<Side> sides(Subject whom, Side own, boolean exchanged) {
    if (whom == null) {
      return EnumSet.allOf(Side.class);
    }
    Side side = whom.side(own);
    boolean fixed = whom == Subject.ATTACKER || whom == Subject.DEFENDER;
    return EnumSet.of(fixed && exchanged ? side.opposite() : side);
  }

  private void fire(Fire fire, Side shooter) {
    Set<Side> target =
        fire.pairs() == null ? EnumSet.of(shooter.opposite()) : EnumSet.allOf(Side.class);
    boolean hits = fire.pairs() != null || fire.toHit().number() != null;
    for (Faces faces : fire.toHit().faces()) {
      for (Effect effect : faces.effects()) {
        hits |= effect.what() == Fixed.HIT || effect.what() == Fixed.WOUND;
      }
    }
    if (hits) {
      suffer(fire.hit(), target);
    }
    faces(fire.toHit(), target);
    faces(fire.toWound(), target);
    faces(fire.toSave(), target);
  }

  private void faces(Throw roll, Set<Side> whom) {
    if (roll != null) {
      roll.faces().forEach(faces -> suffer(faces.effects(), whom));
    }
  }

  private void check(String name, Set<Side> whom) {
    if (seen.add("check " + name + whom)) {
      Check check = system.checks().get(name);
      check.pass().forEach(margin -> suffer(margin.effects(), whom));
      check.fail().forEach(margin -> suffer(margin.effects(), whom));
      faces(check.roll(), whom);
    }
  }

  private void suffer(List<Effect> effects, Set<Side> whom) {
    for (Effect effect : effects) {
      if (effect.when() == null || Possible.canHold(effect.when(), system)) {
        suffer(effect.what(), whom);
      }
    }
  }

  private void suffer(Effect.What what, Set<Side> whom) {
    if (what instanceof Effect.Checks checks) {
      check(checks.check(), whom);
    } else if (what instanceof Effect.Gets gets) {
      State state = system.states().get(gets.state());
      if (seen.add("state " + state.name() + whom)) {
        suffer(state.again(), whom);
      }
    } else if (what instanceof Effect.Retreat) {
      leave.addAll(whom);
    } else if (what instanceof Effect.LoseOrRetreat) {
      lose.addAll(whom);
      leave.addAll(whom);
    } else if (!(what instanceof Fixed) && !(what instanceof Effect.Rid) && !isNothing(what)) {
      lose.addAll(whom);
    }
  }

  private static boolean isNothing(Effect.What what) {
    return what instanceof Effect.Lose lose
        && lose.amount() != null
        && lose.amount().text().equals("0");
  }
}
