package vedette.rules;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.Goal;
import vedette.fight.Side;
import vedette.form.RequestForm;
import vedette.form.Slot;
import vedette.problem.TextFault;
import vedette.question.Goals;
import vedette.table.Tables;

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
   * What a player can say of a choice, so that somebody may try one after the other: the words of
   * its parameter, and of what has a number or names something of a file what is worth trying.
   * Unless overridden words alone.
   *
   * @param parameter that says how it is answered
   */
  default List<String> tried(String parameter, Tables inForce) {
    return RequestForm.of(getClass().asSubclass(Record.class)).slots().stream()
        .filter(slot -> slot.name().equals(parameter))
        .flatMap(slot -> slot.words().stream())
        .filter(word -> !word.equals("best"))
        .toList();
  }

  /** The sides whose choices a parameter answers; by its name, or both unless overridden. */
  default Set<Side> deciders(String parameter) {
    return Arrays.stream(Side.values())
        .filter(side -> !parameter.startsWith(side.opposite().toString()))
        .collect(Collectors.toCollection(() -> EnumSet.noneOf(Side.class)));
  }

  /**
   * What is said, or goes without saying, of the choices of a side.
   *
   * @param texts of the request
   */
  default Map<String, String> doctrines(Side side, Map<String, List<String>> texts) {
    Map<String, String> said = new LinkedHashMap<>();
    for (Slot slot : choices(this, side)) {
      String text = texts.getOrDefault(slot.name(), List.of(slot.fallback())).get(0);
      said.put(slot.name(), text.isEmpty() ? "never" : text);
    }
    return said;
  }

  private static List<Slot> choices(HasBest asked, Side side) {
    return RequestForm.of(((Record) asked).getClass()).slots().stream()
        .filter(slot -> !Set.of(WHO, WANTED).contains(slot.name()))
        .filter(slot -> slot.meaning().contains("best"))
        .filter(slot -> asked.deciders(slot.name()).contains(side))
        .toList();
  }

  /**
   * Whether the rules look at what is said of a choice where nobody chooses, so that to say
   * something else makes another fight.
   */
  default boolean isReadOutside(String parameter, Tables inForce) {
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
  static <S, R> Engagement<S, R> wishing(HasBest asked, Engagement<S, R> plain) {
    if (asked.best().isEmpty() && !plain.doctrine().leavesAnyFree()) {
      if (asked.goal().isPresent()) {
        throw TextFault.ofUnread(
            WANTED,
            "nobody decides best, so nothing is made of a goal",
            "write `best` for one of the doctrines, or --best attacker");
      }
      return plain;
    }
    Engagement<S, R> fight = plain.measuring(asked.goal().stream().toList());
    Engagement<S, R> wishing =
        fight.decidedBy(
            new Goal.Wished<>(
                fight.doctrine(),
                asked.best().map(it -> Set.copyOf(it.sides)).orElse(Set.of()),
                new BySide<>(goal(asked, fight, Side.ATTACKER), goal(asked, fight, Side.DEFENDER)),
                asked.goal().orElse(Goals.SUCCESS),
                new BySide<>(options(asked, Side.ATTACKER), options(asked, Side.DEFENDER))));
    // What measures more for those who name it is drawn up anew.
    return fight.further() == null
        ? wishing
        : wishing.further(texts -> wishing(asked, fight.measuring(texts)));
  }

  private static <R> Goal<R> goal(HasBest asked, Engagement<?, R> fight, Side side) {
    if (asked.goal().isEmpty()) {
      return Goals.success(fight, side);
    }
    String text = asked.goal().get();
    try {
      return Goals.of(fight, text);
    } catch (TextFault e) {
      throw e.in(WANTED, text);
    }
  }

  private static String options(HasBest asked, Side side) {
    return choices(asked, side).stream().map(Slot::option).collect(Collectors.joining(", "));
  }
}
