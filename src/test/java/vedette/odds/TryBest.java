package vedette.odds;

import java.util.*;
import vedette.fight.*;
import vedette.rules.Fights;
import vedette.work.Limits;

final class TryBest {
  private TryBest() {}

  static <R> Goal.Worth<R> of(Engagement<?, R> f, String name) {
    for (Measure<R> m : f.measures()) {
      if (m.name().equals(name)) {
        return (r, t) -> {
          Object v = m.value(r, t);
          return v instanceof Boolean b ? (b ? 1 : 0) : ((Number) v).doubleValue();
        };
      }
    }
    throw new IllegalArgumentException(name);
  }

  static <S, R> void run(Engagement<S, R> f, double s, double d, double a) {
    Goal.Worth<R> success = of(f, "success");
    Goal.Worth<R> dl = of(f, "defenderLoss");
    Goal.Worth<R> al = of(f, "attackerLoss");
    Goal<R> goal =
        new Goal<>(
            List.of((r, t) -> s * success.of(r, t) + d * dl.of(r, t) - a * al.of(r, t)), false);
    for (Set<Side> free :
        List.of(
            Set.<Side>of(),
            Set.of(Side.ATTACKER),
            Set.of(Side.DEFENDER),
            Set.of(Side.ATTACKER, Side.DEFENDER))) {
      for (int i = 0; i < 3; i++) {
        long t = System.nanoTime();
        Best<S, R> best =
            BestPlay.of(f, c -> free.contains(c.side()), goal, Limits.states(1000000));
        long t1 = System.nanoTime();
        Odds.Exact odds = ExactOdds.of(best.fight(), 1000000, false);
        long t2 = System.nanoTime();
        double worth = 0;
        for (Odds.MeasureOdds m : odds.measures()) {
          double x = m.name().equals("success") ? s : m.name().equals("defenderLoss") ? d : m.name().equals("attackerLoss") ? -a : 0;
          if (x != 0) {
            worth += x * (m.mean() != null ? m.mean().value() : m.yes().p());
          }
        }
        System.out.printf(
            "%s worth %.12f by odds %.12f states %d: best %.0f ms, exact %.0f ms%n",
            free, best.worth()[0], worth, odds.states(), (t1 - t) / 1e6, (t2 - t1) / 1e6);
      }
    }
  }

  public static void main(String[] args) throws Exception {
    double s = Double.parseDouble(args[0]);
    double d = Double.parseDouble(args[1]);
    double a = Double.parseDouble(args[2]);
    run(Fights.asked(args[3]), s, d, a);
  }
}
