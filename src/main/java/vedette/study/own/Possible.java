package vedette.study.own;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.Fraction;
import vedette.fight.Side;
import vedette.system.Arm;
import vedette.system.Rule;
import vedette.system.RuleSystem;
import vedette.system.Situation;
import vedette.system.Subject;
import vedette.system.Thing;

/**
 * Whether a condition can hold at all: it is asked in every situation that its facts leave open, in
 * each round, with each arm for each unit. What compares strengths is not looked into.
 */
final class Possible {
  private static final int MOST = 200_000;

  /** No request asks for more. */
  private static final int MOST_ROUNDS = 9_999;

  private final RuleSystem system;
  private final Rule rule;
  private final List<Rule.Asked> open = new ArrayList<>();
  private final List<Subject> units = new ArrayList<>();

  private Possible(RuleSystem system, Rule rule) {
    this.system = system;
    this.rule = rule;
    for (Rule.Asked asked : rule.asks()) {
      boolean ofUnit = asked.whom() != null && !asked.whom().isSide();
      if (ofUnit && isKind(asked.thing())) {
        if (!units.contains(asked.whom())) {
          units.add(asked.whom());
        }
      } else if (!open.contains(asked)) {
        open.add(asked);
      }
    }
  }

  /**
   * Whether some situation makes it hold, in whatever round: a request may ask for more rounds than
   * the file. True as well if that is not looked into.
   */
  static boolean canHold(Rule rule, RuleSystem system) {
    return canHold(rule, system, system.countsRounds() ? MOST_ROUNDS : system.lastRound());
  }

  /** The same in the rounds that the file says. */
  static boolean canHoldInItsRounds(Rule rule, RuleSystem system) {
    return canHold(rule, system, system.rounds() > 0 ? system.rounds() : system.lastRound());
  }

  private static boolean canHold(Rule rule, RuleSystem system, int rounds) {
    return rule.compares() || new Possible(system, rule).anyHolds(rounds);
  }

  private static boolean isKind(Thing thing) {
    return thing.kind() == Thing.Kind.ARM || thing.kind() == Thing.Kind.CLASS;
  }

  private boolean anyHolds(int rounds) {
    double situations =
        rounds * Math.pow(2, open.size()) * Math.pow(system.arms().size(), units.size());
    if (situations > MOST) {
      return true;
    }
    for (int round = 1; round <= rounds; round++) {
      for (int facts = 0; facts < 1 << open.size(); facts++) {
        if (holds(round, facts, new Arm[units.size()], 0)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean holds(int round, int facts, Arm[] arms, int chosen) {
    if (chosen == arms.length) {
      return rule.holds(new Case(round, facts, arms));
    }
    for (Arm arm : system.arms()) {
      arms[chosen] = arm;
      if (holds(round, facts, arms, chosen + 1)) {
        return true;
      }
    }
    return false;
  }

  /** One situation of those that are possible. */
  private final class Case implements Situation {
    private final int round;
    private final int facts;
    private final Arm[] arms;

    Case(int round, int facts, Arm[] arms) {
      this.round = round;
      this.facts = facts;
      this.arms = arms;
    }

    @Override
    public Side own() {
      return Side.ATTACKER;
    }

    @Override
    public int round() {
      return round;
    }

    @Override
    public boolean said(String word) {
      return is(new Rule.Asked(null, new Thing(Thing.Kind.WORD, word, -1), false));
    }

    @Override
    public boolean has(Subject whom, Thing thing, boolean only) {
      int unit = units.indexOf(whom);
      if (unit < 0 || !isKind(thing)) {
        return is(new Rule.Asked(whom, thing, only));
      }
      Arm arm = arms[unit];
      return thing.kind() == Thing.Kind.ARM
          ? arm.index() == thing.index()
          : arm.classes().contains(thing.index());
    }

    private boolean is(Rule.Asked asked) {
      return (facts >> open.indexOf(asked) & 1) == 1;
    }

    @Override
    public int count(Subject whom, Thing thing) {
      return 1;
    }

    @Override
    public Fraction value(Subject whom, int value) {
      return Fraction.ZERO;
    }

    @Override
    public Fraction extreme(Subject whom, int value, boolean best) {
      return Fraction.ZERO;
    }
  }
}
