package vedette.rules;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.Goal;
import vedette.fight.Side;
import vedette.form.Field;
import vedette.form.model.Slot;
import vedette.question.Goals;
import vedette.source.TextFault;

/**
 * Who decides best in a fight, and what for.
 *
 * @param best the sides whose choices are all free; empty if doctrines answer all but those that
 *     say {@code best}
 * @param goal what is wanted; success if empty
 */
public record Optimization(
    @Field(text = "sides that make the best choice everywhere, whatever their doctrines are")
        Optional<OptimizingSide> best,
    @Field(
            text =
                "expected value that attackers maximize and defenders minimize, as in \"3*success -"
                    + " attackerLosses\" [default: success]",
            example = "3*success + defenderLosses")
        Optional<String> goal) {
  /** The parameter that says who decides best. */
  public static final String BEST = "best";

  /** The parameter that says what is wanted. */
  public static final String GOAL = "goal";

  /** All choices are answered by doctrines. */
  public static final Optimization NONE = new Optimization(Optional.empty(), Optional.empty());

  /** Who can be said to decide best. */
  enum OptimizingSide {
    ATTACKER(Side.ATTACKER),
    DEFENDER(Side.DEFENDER),
    BOTH(Side.ATTACKER, Side.DEFENDER);

    private final Set<Side> sides;

    OptimizingSide(Side... sides) {
      this.sides = Set.of(sides);
    }
  }

  /** Returns whether an option is one of these. */
  public static boolean isOption(String option) {
    return option.equals(Slot.optionOf(BEST)) || option.equals(Slot.optionOf(GOAL));
  }

  /** Returns whether all choices of a side are free. */
  public boolean frees(Side side) {
    return freeSides().contains(side);
  }

  private Set<Side> freeSides() {
    return best.map(optimizingSide -> optimizingSide.sides).orElse(Set.of());
  }

  /**
   * The fight with what is wanted of it, if anything in it is free.
   *
   * @throws TextFault if the goal cannot be wanted of it
   */
  public <S, R> Engagement<S, R> of(HasChoices asked, Engagement<S, R> plain) {
    if (best.isEmpty() && !plain.doctrine().leavesAnyFree()) {
      if (goal.isPresent()) {
        throw TextFault.ofUnread(
            GOAL,
            "--goal has no effect: neither side makes the best choice",
            "write `best` for one of the doctrines, or pass --best attacker");
      }
      return plain;
    }
    Engagement<S, R> fight = plain.measuring(goal.stream().toList());
    Engagement<S, R> wishing =
        fight.decidedBy(
            new Goal.OpenDoctrine<>(
                fight.doctrine(),
                freeSides(),
                new BySide<>(goal(fight, Side.ATTACKER), goal(fight, Side.DEFENDER)),
                goal.orElse(Goals.SUCCESS),
                new BySide<>(options(asked, Side.ATTACKER), options(asked, Side.DEFENDER))));
    // What measures more for those who name it is drawn up anew.
    return fight.measuring() == null
        ? wishing
        : wishing.withMeasures(texts -> of(asked, fight.measuring(texts)));
  }

  private <R> Goal<R> goal(Engagement<?, R> fight, Side side) {
    if (goal.isEmpty()) {
      return Goals.success(fight, side);
    }
    try {
      return Goals.of(fight, goal.get());
    } catch (TextFault e) {
      throw e.inSlot(GOAL, goal.get());
    }
  }

  private static String options(HasChoices asked, Side side) {
    return asked.choices(side).stream().map(Slot::option).collect(Collectors.joining(", "));
  }
}
