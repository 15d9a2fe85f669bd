package vedette.report.table;

import vedette.report.page.Numbers;
import vedette.study.tune.Wish;

/** The words for a wish: {@code success = 60% within 0.5%}, {@code attackerLosses <= 2}. */
public final class WishWords {
  private static final int DECIMALS = 4;

  private WishWords() {}

  /** Returns a wish in the notation of the command line. */
  public static String of(Wish wish) {
    String name = wish.figure().name();
    if (wish.atLeast() == null) {
      return name + " <= " + number(wish.atMost(), wish);
    }
    if (wish.atMost() == null) {
      return name + " >= " + number(wish.atLeast(), wish);
    }
    return name
        + " = "
        + number(wish.target(), wish)
        + " within "
        + number(wish.atMost() - wish.target(), wish);
  }

  /** Returns a number without superfluous zeros: {@code 60%}, {@code 2.5}. */
  private static String number(double value, Wish wish) {
    boolean chance = !wish.figure().mean();
    String number = Numbers.fixed(chance ? 100 * value : value, DECIMALS);
    String plain =
        number.indexOf('.') < 0 ? number : number.replaceAll("0+$", "").replaceAll("\\.$", "");
    return plain + (chance ? "%" : "");
  }
}
