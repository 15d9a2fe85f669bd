package vedette.system.query;

import java.util.List;
import vedette.question.Term;

/**
 * What texts of a file use: amounts, conditions, rolls, and those that say which units are meant.
 *
 * @param queries what their names ask, in order
 * @param lastRound the last round that has to be told apart from later ones
 * @param countsRounds whether they use the number of the round other than to compare it with a
 *     number
 */
public record UsedNames(List<Query> queries, int lastRound, boolean countsRounds) {
  /** The greatest round that a file may name. */
  public static final int MOST_ROUNDS = 9_999;

  public static final UsedNames NOTHING = new UsedNames(List.of(), 1, false);

  /** Returns what a tree uses. */
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

  /** Returns the number that a term is; 0 if it asks for one. */
  private static double bound(Term<Situation> part) {
    return part.function() instanceof Query ? 0 : ((Term.Amount<Situation>) part).bounds().most();
  }

  /** Returns what these and others use. */
  UsedNames union(UsedNames others) {
    return all(List.of(this, others));
  }

  /** Returns what any of them use. */
  static UsedNames all(List<UsedNames> uses) {
    return new UsedNames(
        uses.stream().flatMap(each -> each.queries.stream()).toList(),
        uses.stream().mapToInt(UsedNames::lastRound).max().orElse(1),
        uses.stream().anyMatch(UsedNames::countsRounds));
  }

  /** Returns what a leaf uses. */
  static UsedNames of(Query query) {
    return new UsedNames(List.of(query), 1, query instanceof Query.Round);
  }

  /** Returns what they depend on, besides words, arms, classes and states. */
  public Dependencies dependsOn() {
    Dependencies all = Dependencies.NOTHING;
    for (Query query : queries) {
      all = all.union(query.dependsOn());
    }
    return all;
  }

  /** Returns the things that they ask for. */
  public List<Query.PropertyQuery> facts() {
    return queries.stream()
        .filter(Query.PropertyQuery.class::isInstance)
        .map(Query.PropertyQuery.class::cast)
        .toList();
  }

  /** Returns whether any of them asks for a value of units. */
  public boolean asks(int value) {
    return queries.stream().anyMatch(query -> query.value() == value);
  }

  /** Returns whether any of them asks for the thing of a name. */
  public boolean asks(String thing) {
    return queries.stream().anyMatch(query -> isOf(query, thing));
  }

  /** Returns whether any of them rolls a die of the file. */
  public boolean rolls(String die) {
    return queries.contains(new Query.Face(die));
  }

  /** Returns whether any of them asks how often a word is said. */
  public boolean counts(String word) {
    return queries.stream().anyMatch(query -> query instanceof Query.Count && isOf(query, word));
  }

  /**
   * Returns whether they ask for a word of stacks alone, so that it says nothing of the whole
   * fight.
   */
  public boolean isOfStacks(String word) {
    List<Query> ofWord = queries.stream().filter(query -> isOf(query, word)).toList();
    return !ofWord.isEmpty() && ofWord.stream().allMatch(query -> query.subject() != null);
  }

  private static boolean isOf(Query query, String word) {
    return query.property() != null && query.property().name().equals(word);
  }
}
