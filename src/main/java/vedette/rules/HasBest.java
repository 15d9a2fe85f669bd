package vedette.rules;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.Goal;
import vedette.fight.Side;
import vedette.fight.Wished;
import vedette.form.RequestForm;
import vedette.form.Slot;
import vedette.problem.TextFault;
import vedette.question.Goals;

/** A request for a fight whose sides decide something, so that they may decide it best. */
public interface HasBest {
  /** The parameter that says who decides best. */
  String WHO = "best";

  /** The parameter that says what is wanted. */
  String WANTED = "goal";

  /** What the help says of {@link #best}. */
  String BEST = "whose choices are all answered as is best, whatever else is said of them";

  /** What the help says of {@link #goal}. */
  String GOAL =
      "what is best: a number of which the attacker wants much and the defender little, as"
          + " \"3*success - attackerLoss\"; success if not given";

  /** Whether an option is one of these. */
  static boolean isOf(String option) {
    return option.equals(Slot.optionOf(WHO)) || option.equals(Slot.optionOf(WANTED));
  }

  /** Who can be said to decide best. */
  enum Who {
    ATTACKER(Side.ATTACKER),
    DEFENDER(Side.DEFENDER),
    BOTH(Side.ATTACKER, Side.DEFENDER);

    private final List<Side> sides;

    Who(Side... sides) {
      this.sides = List.of(sides);
    }
  }

  /** The side of which all choices are free. */
  Optional<Who> best();

  /** What is wanted; success if nobody says it. */
  Optional<String> goal();

  /**
   * Whether the rules look at what is said of a choice where nobody chooses, so that to say
   * something else makes another fight.
   */
  default boolean isReadOutside(String parameter) {
    return false;
  }

  /** Whether all choices of a side are free. */
  default boolean decidesBest(Side side) {
    return best().isPresent() && best().get().sides.contains(side);
  }

  /**
   * The fight with what is wanted of it, if this leaves anything free.
   *
   * @throws TextFault if the goal cannot be wanted of it
   */
  static <R> Engagement<?, R> wishing(HasBest asked, Engagement<?, R> fight) {
    Set<Side> free = EnumSet.noneOf(Side.class);
    for (Side side : Side.values()) {
      if (asked.decidesBest(side)) {
        free.add(side);
      }
    }
    if (free.isEmpty() && !fight.doctrine().leavesAnyFree()) {
      if (asked.goal().isPresent()) {
        throw TextFault.ofUnread(
            WANTED,
            "nobody decides best, so nothing is made of a goal",
            "write `best` for one of the doctrines, or --best attacker");
      }
      return fight;
    }
    BySide<Goal<R>> goals =
        new BySide<>(goal(asked, fight, Side.ATTACKER), goal(asked, fight, Side.DEFENDER));
    return fight
        .decidedBy(
            new Wished<>(
                fight.doctrine(),
                free,
                goals,
                asked.goal().orElse(Goals.SUCCESS),
                options((Record) asked)))
        .alike(null);
  }

  private static <R> Goal<R> goal(HasBest asked, Engagement<?, R> fight, Side side) {
    if (asked.goal().isEmpty()) {
      return Goals.success(fight, side);
    }
    try {
      return Goals.of(fight, asked.goal().get());
    } catch (TextFault e) {
      throw e.in(WANTED, asked.goal().get());
    }
  }

  private static String options(Record asked) {
    return String.join(
        ", ",
        RequestForm.of(asked.getClass()).slots().stream()
            .filter(
                slot ->
                    !Set.of(WHO, WANTED).contains(slot.name()) && slot.meaning().contains("best"))
            .map(Slot::option)
            .toList());
  }
}
