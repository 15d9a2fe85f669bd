package vedette.report.answer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import vedette.fight.Side;
import vedette.fight.Story.Fact;
import vedette.form.Field;
import vedette.form.model.Slot;
import vedette.odds.best.OptimizedFight;
import vedette.report.page.Numbers;

/** The facts of an answer about optimal choices: their sides, and the goal. */
public final class BestChoiceFacts {
  /** The decimals of an expected value. */
  public static final int DIGITS = 4;

  /** The fact about a fight that may never end. */
  static final Fact NEVER_ENDS = new Fact("goal", "a fight that never ends counts as 0");

  private BestChoiceFacts() {}

  /** Returns the lines about optimal decisions; an empty list if no choice was left free. */
  public static List<Fact> of(OptimizedFight<?, ?> optimizedFight) {
    List<Fact> facts = new ArrayList<>();
    if (optimizedFight.goal().isEmpty()) {
      return facts;
    }
    facts.addAll(decided(optimizedFight));
    facts.add(
        new Fact(
            "goal",
            optimizedFight.goal() + "; expected value " + worth(optimizedFight.value().get(0))));
    if (optimizedFight.mayNeverEnd()) {
      facts.add(NEVER_ENDS);
    }
    return facts;
  }

  /** Returns the choices that each side decides; the side is named where the fight has two. */
  static List<Fact> decided(OptimizedFight<?, ?> optimizedFight) {
    List<Fact> facts = new ArrayList<>();
    for (Side side : Side.values()) {
      String decided =
          optimizedFight.decided().entrySet().stream()
              .filter(it -> it.getValue().contains(side))
              .map(it -> optionText(it.getKey()))
              .collect(Collectors.joining(", "));
      if (!decided.isEmpty()) {
        facts.add(
            new Fact(hasTwoSides(optimizedFight) ? side + " optimizes" : "optimized", decided));
      }
    }
    if (facts.isEmpty()) {
      facts.add(new Fact("optimized", "no such choice arises"));
    }
    return facts;
  }

  /** Returns whether both sides decide, or a measure belongs to either side. */
  private static boolean hasTwoSides(OptimizedFight<?, ?> optimizedFight) {
    return Arrays.stream(Side.values())
            .allMatch(
                side ->
                    optimizedFight.decided().values().stream().anyMatch(it -> it.contains(side)))
        || optimizedFight.fight().measures().stream()
            .anyMatch(it -> it.name().matches("(attacker|defender)\\P{Lower}?.*"));
  }

  /**
   * Returns the option that answers a choice; its parameter within a plan, where the file answers
   * it.
   */
  public static String optionText(String parameter) {
    return parameter.contains(".") ? parameter : Slot.optionOf(parameter);
  }

  /** The optimal choices as data. */
  public record BestChoiceData(
      @Field(text = "The goal.") String goal,
      @Field(text = "The expected value, part by part of the goal.") List<Double> worth,
      @Field(text = "The sides that decide each choice, by its parameter.")
          Map<String, List<String>> decided) {
    /** Returns the choices decided; null if none was free. */
    public static BestChoiceData of(OptimizedFight<?, ?> optimizedFight) {
      if (optimizedFight.goal().isEmpty()) {
        return null;
      }
      Map<String, List<String>> decided = new LinkedHashMap<>();
      optimizedFight
          .decided()
          .forEach((choice, by) -> decided.put(choice, by.stream().map(Side::toString).toList()));
      return new BestChoiceData(optimizedFight.goal(), optimizedFight.value(), decided);
    }
  }

  /** Returns an expected value as answers print it, to four decimals. */
  public static String worth(double worth) {
    return worth == 0 ? "0" : Numbers.fixed(worth, DIGITS);
  }
}
