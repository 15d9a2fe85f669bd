package vedette.study.tune;

import java.math.BigInteger;
import java.util.List;
import vedette.question.Estimate;
import vedette.study.change.PartSteps;
import vedette.study.change.ReferenceFights.FightChange;
import vedette.table.grid.Table;

/**
 * The smallest changes of a table with which fights have the wished odds.
 *
 * @param wishes the wishes, fight by fight
 * @param untouched the wishes whose figure no part of the table changes; the search ends there
 * @param unreached the wishes that no change meets, and no results in the cells that were tried
 * @param changes the changes that meet all wishes: the shortest first, and of equal ones those
 *     nearest to the targets; at most ten
 * @param nearest the change that comes nearest to the wishes; null if some meet them, or if no part
 *     may change
 * @param proved whether every smaller change, and every change of this size that could come before
 *     the last one listed, was computed or excluded by a bound
 * @param searched the extent of the search
 */
public record Tuning(
    List<FightWish> wishes,
    List<FightWish> untouched,
    List<Unreached> unreached,
    List<TableEdit> changes,
    TableEdit nearest,
    boolean proved,
    Searched searched) {
  /** The most changes listed. */
  public static final int MOST = 10;

  /**
   * A wish, and the figure with the table as it is.
   *
   * @param fight the fight
   * @param now the figure before any change
   */
  public record FightWish(TunedFight fight, Wish wish, Estimate now) {
    /** Returns whether the table meets the wish as it is. */
    public boolean isMet() {
      return wish.isMet(now);
    }
  }

  /**
   * A wish out of reach.
   *
   * @param low the lowest value of the figure found with any results in the cells
   * @param high the highest value found
   */
  public record Unreached(FightWish wish, double low, double high) {}

  /**
   * A change of one or more parts of the table.
   *
   * @param parts the changed parts
   * @param changed the changed table
   * @param figures the figures with the changed table, in the order of the wishes
   * @param effects the reference fights with the changed table; null if time was up before they
   *     were fought
   */
  public record TableEdit(
      List<ChangedPart> parts, Table changed, List<Estimate> figures, List<FightChange> effects) {
    TableEdit with(List<FightChange> others) {
      return new TableEdit(parts, changed, figures, others);
    }
  }

  /** A changed part and its step. */
  public record ChangedPart(PartSteps of, PartSteps.Step step) {}

  /**
   * The extent of a search.
   *
   * @param parts the number of parts that may change
   * @param sets the number of changes of up to the searched number of parts
   * @param computed the number of changes whose odds were computed
   * @param findings the number of computed changes left out because lint finds something new
   * @param moved the number of computed changes left out because a figure to keep changes
   */
  public record Searched(int parts, BigInteger sets, long computed, long findings, long moved) {}

  /** Returns whether the table meets all wishes as it is. */
  public boolean isMetAlready() {
    return wishes.stream().allMatch(FightWish::isMet);
  }
}
