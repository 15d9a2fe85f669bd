package vedette.rules.musketpike;

import java.util.List;

/**
 * What is left in a side's cup.
 *
 * @param asked numbers of the wings asked about whose chits are in it
 * @param overall chits of overall commanders, by the numbers of their armies
 * @param others chits of other wings, and any-unit markers
 */
record Cup(List<Integer> asked, List<Integer> overall, int others) {
  static final Cup EMPTY = new Cup(List.of(), List.of(), 0);

  int chits() {
    return asked.size() + overall.size() + others;
  }

  /** What a chit is, by its number from 1: those of the wings asked about come first. */
  Chit chit(int number) {
    if (number <= asked.size()) {
      return new Chit(Chit.Kind.WING, asked.get(number - 1));
    }
    int behind = number - asked.size();
    return behind <= overall.size()
        ? new Chit(Chit.Kind.OVERALL, overall.get(behind - 1))
        : new Chit(Chit.Kind.OTHER, -1);
  }

  /** Without a chit that has been drawn. */
  Cup without(Chit chit) {
    return switch (chit.kind()) {
      case WING -> new Cup(without(asked, chit), overall, others);
      case OVERALL -> new Cup(asked, without(overall, chit), others);
      case OTHER -> new Cup(asked, overall, others - 1);
    };
  }

  private static List<Integer> without(List<Integer> numbers, Chit chit) {
    return numbers.stream().filter(it -> it != chit.number()).toList();
  }

  /**
   * A chit.
   *
   * @param number of the wing asked about whose it is, or of its overall commander's army; else -1
   */
  record Chit(Kind kind, int number) {
    /** Whose a chit is. */
    enum Kind {
      WING,
      OVERALL,
      OTHER
    }
  }
}
