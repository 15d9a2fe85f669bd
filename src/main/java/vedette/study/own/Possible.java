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
 * Whether a condition can hold at all: it is asked in every situation that its facts leave open,
 * with each arm for each unit, and in each round if it asks for the round. What compares strengths
 * is not looked into, nor what has too many situations.
 */
final class Possible {
  private static final int MOST = 200_000;

  /** No request asks for more. */
  private static final int MOST_ROUNDS = 9_999;

  /** Stands for the first round of what is not looked into. */
  private static final int UNKNOWN = 0;

  private static final int NEVER = Integer.MAX_VALUE;

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
    return firstRound(rule, system) != NEVER;
  }

  /**
   * The same in the rounds that the file says: in any if it says none. True as well if later rounds
   * are not looked into, since nobody knows then whether more rounds would help.
   */
  static boolean canHoldInItsRounds(Rule rule, RuleSystem system) {
    int first = firstRound(rule, system);
    return first <= system.rounds() || system.rounds() == 0 && first != NEVER;
  }

  private static int firstRound(Rule rule, RuleSystem system) {
    return rule.compares() ? UNKNOWN : new Possible(system, rule).firstRound();
  }

  private static boolean isKind(Thing thing) {
    return thing.kind() == Thing.Kind.ARM || thing.kind() == Thing.Kind.CLASS;
  }

  private int firstRound() {
    boolean asksRound = rule.dependsOn().round();
    int toldApart = asksRound ? system.lastRound() : 1;
    int first = firstRound(1, toldApart);
    return first == NEVER && asksRound && system.countsRounds()
        ? firstRound(toldApart + 1, MOST_ROUNDS)
        : first;
  }

  private int firstRound(int from, int to) {
    double situations =
        (to - from + 1.0) * Math.pow(2, open.size()) * Math.pow(system.arms().size(), units.size());
    if (situations > MOST) {
      return UNKNOWN;
    }
    for (int round = from; round <= to; round++) {
      for (int facts = 0; facts < 1 << open.size(); facts++) {
        if (holds(round, facts, new Arm[units.size()], 0)) {
          return round;
        }
      }
    }
    return NEVER;
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
