package vedette.study.tune;

import java.util.ArrayList;
import java.util.List;
import vedette.json.JsonEdit;
import vedette.question.Estimate;
import vedette.table.Tables;
import vedette.table.grid.Table;

/** A change of the tuned table, with the figures of the wished fights. */
final class EditTrial {
  private final List<PartStep> steps;
  private final List<Estimate> figures;
  private final double[] undecided;

  /**
   * The highest probability with which each fight consults each part: infinity if no bound holds
   * after this change; null if not computed.
   */
  private double[][] visits;

  /**
   * The highest probability with which each fight consults each part and may then consult any cell
   * again, as {@link #visits}.
   */
  private double[][] followed;

  /**
   * Creates a trial.
   *
   * @param solved the odds of the wished fights; null if the rules reject the table
   */
  EditTrial(List<PartStep> steps, SolvedFights solved) {
    this.steps = List.copyOf(steps);
    figures = solved == null ? null : solved.figures();
    undecided = solved == null ? null : solved.undecided();
  }

  /**
   * The odds of some fights.
   *
   * @param figures the figures in the order of the wishes
   * @param undecided the highest probability with which each fight never ends
   */
  record SolvedFights(List<Estimate> figures, double[] undecided) {}

  List<PartStep> steps() {
    return steps;
  }

  /** Returns whether the rules accept the changed table. */
  boolean isValid() {
    return figures != null;
  }

  List<Estimate> figures() {
    return figures;
  }

  double value(int wish) {
    return figures.get(wish).value();
  }

  /** Returns the highest probability with which a fight never ends. */
  double undecided(int fight) {
    return undecided[fight];
  }

  double[][] visits() {
    return visits;
  }

  double[][] followed() {
    return followed;
  }

  /** Sets how often each fight consults each part, and how often that may not be the last time. */
  void setVisits(double[][] times, double[][] timesFollowed) {
    visits = times;
    followed = timesFollowed;
  }

  /** Returns the steps with a further one. */
  List<PartStep> and(PartStep step) {
    List<PartStep> more = new ArrayList<>(steps);
    more.add(step);
    return more;
  }

  /** Returns whether a step is of a later part and can be made besides the others. */
  boolean mayBeFollowedBy(PartStep step) {
    return steps.stream().allMatch(it -> it.part() < step.part() && it.isCompatible(step));
  }

  /** Returns the sum of the lengths of steps. */
  static int distance(List<PartStep> steps) {
    return steps.stream().mapToInt(it -> Math.abs(it.step().by())).sum();
  }

  /**
   * Returns a table after some steps.
   *
   * @throws vedette.source.WrongFile if its file is then wrong
   */
  static TableVersion table(Table table, List<PartStep> steps) {
    List<JsonEdit> edits = new ArrayList<>();
    steps.forEach(it -> edits.addAll(it.step().edits()));
    return new TableVersion(edits.isEmpty() ? table : Tables.edited(table, edits));
  }
}
