package vedette.rules.own;

import vedette.dice.Die;
import vedette.dice.Spread;

/** The hits of a volley that go through, as one roll: cut at the most that can matter. */
final class Hits {
  private final int losses;
  private final Die all;

  /** Made when first asked for; threads may race, as for {@link vedette.table.MergedDice}. */
  private final Die[] cut;

  /**
   * Of a volley.
   *
   * @param fire its name
   * @param losses what each hit costs
   */
  Hits(String fire, Spread hits, int losses) {
    this.losses = losses;
    all = hits.die("hits of " + fire);
    cut = new Die[hits.most() + 1];
  }

  int losses() {
    return losses;
  }

  /** The most hits that there can be. */
  int most() {
    return cut.length - 1;
  }

  /** The roll, with the most that can matter and all above as one. */
  Die upTo(int most) {
    if (most >= most()) {
      return all;
    }
    Die known = cut[most];
    if (known == null) {
      known = all.cutAt(most);
      cut[most] = known;
    }
    return known;
  }
}
