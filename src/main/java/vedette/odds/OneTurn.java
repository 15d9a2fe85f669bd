package vedette.odds;

/** What comes to each result in one turn, summed before it is handed on: fewer roundings. */
final class OneTurn<R, M extends Probability<M>> {
  private final BattleChain<?, R> chain;
  private final M zero;
  private final Ends<R, M> to;
  private ProbabilityVector<M> ends;
  private int turn;

  /** Is told of the fights that end. */
  @FunctionalInterface
  interface Ends<R, M> {
    /** So many end with this result in this turn. */
    void add(R result, int turn, M probability);
  }

  OneTurn(BattleChain<?, R> chain, M zero, Ends<R, M> to) {
    this.chain = chain;
    this.zero = zero;
    this.to = to;
    ends = zero.zeros(0);
  }

  /** So much goes along the entries of a row in this turn. */
  void add(int turn, Row row, M probability) {
    if (turn != this.turn) {
      handOn();
      this.turn = turn;
    }
    ends.ensureCapacity(chain.results());
    ends.add(row, row.ended(), row.size(), probability);
  }

  /** Hands on what has come together in the turn. */
  void handOn() {
    for (int result = 0; result < ends.capacity() && result < chain.results(); result++) {
      if (!ends.get(result).isZero()) {
        to.add(chain.result(result), turn, ends.get(result));
      }
    }
    ends = zero.zeros(chain.results());
  }
}
