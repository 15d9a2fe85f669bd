package vedette.odds;

import java.util.List;
import java.util.Map;
import java.util.Set;
import vedette.fight.Engagement;
import vedette.fight.Side;
import vedette.fight.Wished;
import vedette.work.Limits;
import vedette.work.Refusal;
import vedette.work.TooLarge;

/**
 * A fight in which whoever is free to choose chooses best.
 *
 * @param fight by the best answers to what it leaves free
 * @param goal what is wanted, as it is told; "" if nothing is left free
 * @param worth what it is worth by them, part by part of the goal; what never ends is worth 0
 * @param decided the choices that came up, by the parameter of the request that answers them, and
 *     whose they were
 * @param mayNeverEnd whether states were met that nothing leads out of
 */
public record Best<S, R>(
    Engagement<S, R> fight,
    String goal,
    List<Double> worth,
    Map<String, Set<Side>> decided,
    boolean mayNeverEnd) {

  /**
   * A fight with its best answers; as it is if it leaves nothing free, or has them already.
   *
   * @throws Refusal if to find them takes more than it may, or both sides could keep the fight from
   *     ending
   */
  @SuppressWarnings("unchecked") // the wishes are made for this fight
  public static <S, R> Best<S, R> of(Engagement<S, R> fight, Limits limits) {
    if (!(fight.doctrine() instanceof Wished<?> wished) || fight.rules() instanceof Decided) {
      return new Best<>(fight, "", List.of(), Map.of(), false);
    }
    try {
      return new BestPlay<>(fight, (Wished<R>) wished, limits).solve();
    } catch (TooLarge e) {
      throw new TooLarge(
          e.what(),
          "what is best is never sampled: raise `--max-states`, fight fewer turns, or name more of"
              + " what the sides do");
    }
  }

  /** Whether a side had to answer such choices. */
  public boolean decides(String parameter, Side side) {
    return decided.getOrDefault(parameter, Set.of()).contains(side);
  }

  /**
   * Refuses a fight in which a side that should decide best has nothing to decide.
   *
   * @param options what is said of choices in such fights
   */
  public void checkDecides(Side side, String options) {
    if (decided.keySet().stream().noneMatch(parameter -> decides(parameter, side))) {
      throw new Refusal(
          "the " + side + " has nothing to decide in this fight",
          "what is decided in such fights is said by "
              + options
              + "; it comes up with more turns or units, or where the rules let him choose");
    }
  }
}
