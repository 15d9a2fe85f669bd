package vedette.system.query;

import java.util.List;
import vedette.question.Term;

/**
 * The names used by texts of a file: amounts, conditions, rolls and filters of units.
 *
 * @param queries the queries of the names, in order
 * @param lastRound the last round that must be distinguished from later ones
 * @param countsRounds whether the number of the round is used other than in a comparison with a
 *     number
 */
public record UsedNames(List<Query> queries, int lastRound, boolean countsRounds) {
  /** The last round that a file may name. */
  public static final int MOST_ROUNDS = 9_999;

  public static final UsedNames NOTHING = new UsedNames(List.of(), 1, false);

  /** Returns the names used by a tree. */
  static UsedNames of(Term<Situation> term) {
    if (term.function() instanceof Query query) {
      return of(query);
    }
    UsedNames all = all(term.parts().stream().map(UsedNames::of).toList());
    double compared = 0;
    boolean literal = term instanceof Term.Condition && !term.parts().isEmpty();
    for (Term<Situation> part : term.parts()) {
      boolean number = part instanceof Term.Amount && part.parts().isEmpty();
      literal &=
          number && (part.function() instanceof Query.Round || !(part.function() instanceof Query));
      compared = number ? Math.max(compared, bound(part)) : compared;
    }
    return all.countsRounds && literal && compared <= MOST_ROUNDS
        ? new UsedNames(all.queries, (int) Math.ceil(compared) + 1, false)
        : all;
  }

  /** Returns the number that a term is; 0 if it is a query. */
  private static double bound(Term<Situation> part) {
    return part.function() instanceof Query ? 0 : ((Term.Amount<Situation>) part).bounds().most();
  }

  /** Returns the names used by these and by others. */
  UsedNames union(UsedNames others) {
    return all(List.of(this, others));
  }

  /** Returns the names used by all of several. */
  static UsedNames all(List<UsedNames> uses) {
    return new UsedNames(
        uses.stream().flatMap(each -> each.queries.stream()).toList(),
        uses.stream().mapToInt(UsedNames::lastRound).max().orElse(1),
        uses.stream().anyMatch(UsedNames::countsRounds));
  }

  /** Returns the name used by a leaf. */
  static UsedNames of(Query query) {
    return new UsedNames(List.of(query), 1, query instanceof Query.Round);
  }

  /** Returns the dependencies, besides words, arms, classes and states. */
  public Dependencies dependsOn() {
    Dependencies all = Dependencies.NOTHING;
    for (Query query : queries) {
      all = all.union(query.dependsOn());
    }
    return all;
  }

  /** Returns the tests of properties. */
  public List<Query.PropertyQuery> facts() {
    return queries.stream()
        .filter(Query.PropertyQuery.class::isInstance)
        .map(Query.PropertyQuery.class::cast)
        .toList();
  }

  /** Returns whether a value of units is used. */
  public boolean asks(int value) {
    return queries.stream().anyMatch(query -> query.value() == value);
  }

  /** Returns whether the property of a name is used. */
  public boolean asks(String thing) {
    return queries.stream().anyMatch(query -> isOf(query, thing));
  }

  /** Returns whether a die of the file is rolled. */
  public boolean rolls(String die) {
    return queries.contains(new Query.Face(die));
  }

  /** Returns whether the number of times that a word is given is used. */
  public boolean counts(String word) {
    return queries.stream().anyMatch(query -> query instanceof Query.Count && isOf(query, word));
  }

  /**
   * Returns whether a word is used, and only for stacks: given for the whole fight it has no
   * effect.
   */
  public boolean isOfStacks(String word) {
    List<Query> ofWord = queries.stream().filter(query -> isOf(query, word)).toList();
    return !ofWord.isEmpty() && ofWord.stream().allMatch(query -> query.subject() != null);
  }

  private static boolean isOf(Query query, String word) {
    return query.property() != null && query.property().name().equals(word);
  }
}
