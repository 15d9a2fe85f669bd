package vedette.rules.sixdays.units;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import vedette.fight.Side;
import vedette.rules.Names;
import vedette.rules.kit.Measures;
import vedette.rules.kit.StackSet;
import vedette.rules.sixdays.units.Roster.PreparedUnit;

/**
 * The measures of a side, its stacks and its units, after a battle and after overruns.
 *
 * @param names names of its stacks
 * @param parts one part, or for targets of overruns one each
 */
public record SideMeasures<R>(Measures<R> measures, Names names, List<Part<R>> parts) {
  /**
   * Stacks of the side that are prepared together.
   *
   * @param possible their possible compositions; one if it is known
   * @param which function from a result to the index of the actual composition
   * @param state function from a result to the state at its end
   */
  public record Part<R>(
      List<Roster> possible, ToIntFunction<R> which, Function<R, SideState> state) {
    /** Returns a part whose composition is known. */
    public static <R> Part<R> of(Roster roster, Function<R, SideState> state) {
      return new Part<>(List.of(roster), r -> 0, state);
    }

    private Roster firstRoster() {
      return possible.get(0);
    }

    private int maximum(ToIntFunction<Roster> of) {
      return possible.stream().mapToInt(of).max().orElse(0);
    }

    private int lost(R result) {
      return possible.get(which.applyAsInt(result)).lost(state.apply(result).strengths());
    }

    private int dead(R result) {
      return firstRoster().deadUnits(state.apply(result).strengths());
    }

    private int lost(int stack, R result) {
      Roster roster = possible.get(which.applyAsInt(result));
      return roster.lost(roster.stack(stack), state.apply(result).strengths());
    }
  }

  private Side side() {
    return names.side();
  }

  private int sum(ToIntFunction<Part<R>> of) {
    int sum = 0;
    for (Part<R> part : parts) {
      sum += of.applyAsInt(part);
    }
    return sum;
  }

  /** Adds the strength points that the whole side has lost. */
  public void loss(String text) {
    measures
        .of(side())
        .count(
            "Losses",
            text,
            sum(part -> part.maximum(Roster::strength)),
            r -> sum(it -> it.lost(r)));
  }

  /**
   * Adds a flag that is set if the function returns any stack of the side.
   *
   * @param mention the text's word for any of them
   */
  public void addAnyFlag(
      String mention, String name, String text, Function<SideState, StackSet> what) {
    measures.of(side(), mention).flag(name, text, r -> anyMatch(r, what));
  }

  private boolean anyMatch(R result, Function<SideState, StackSet> what) {
    for (Part<R> part : parts) {
      if (!what.apply(part.state.apply(result)).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /**
   * Adds the losses and fate of each of several stacks; late units that never fought are not
   * eliminated.
   */
  public void stacks() {
    for (int stack = 0; stack < names.size(); stack++) {
      stack(stack);
    }
  }

  /** Adds the losses and fate of one stack, if there are several. */
  public void stack(int number) {
    if (names.size() == 1) {
      return;
    }
    Part<R> part = parts.get(parts.size() == 1 ? 0 : number);
    int stack = parts.size() == 1 ? number : 0;
    int most = part.maximum(roster -> roster.strengths().sum(roster.stack(stack)));
    measures
        .ofOne(side(), names.name(number), names.label(number))
        .count("Losses", "strength points {} loses", most, r -> part.lost(stack, r))
        .flag("Repulsed", "{} is repulsed", r -> part.state.apply(r).repulsed().contains(stack))
        .flag(
            "Eliminated",
            "{} is eliminated",
            r -> part.state.apply(r).eliminated().contains(stack));
  }

  /** Adds the units in the dead pile, if losses are kept by unit. */
  public void addDeadUnits() {
    measures
        .of(side())
        .count(
            "Dead",
            "units of {} in the dead pile",
            sum(part -> part.firstRoster().units().size()),
            r -> sum(part -> part.dead(r)));
  }

  /** Adds the strength left of each unit, if losses are kept by unit. */
  public void units() {
    for (int i = 0; i < parts.size(); i++) {
      units(parts.get(i), i);
    }
  }

  private void units(Part<R> part, int first) {
    Roster roster = part.firstRoster();
    List<String> written = new ArrayList<>();
    for (PreparedUnit unit : roster.units()) {
      if (!unit.isOfficer()) {
        String stack = names.size() > 1 ? names.name(first + unit.stack()) + " " : "";
        written.add(stack + unit.unit());
      }
    }
    List<String> told = SurvivorDetail.distinctNames(written);
    for (int number = 0; number < told.size(); number++) {
      int unit = number;
      String name = told.get(unit);
      measures
          .ofOne(side(), name, names.size() > 1 ? name : side() + " " + name)
          .count(
              "Left",
              "remaining strength of {}",
              roster.strengths().of(unit),
              r -> part.state.apply(r).strengths().of(unit));
    }
  }
}
