package vedette.rules.sixdays.night;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Rules;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Story;
import vedette.fight.Story.Fact;
import vedette.fight.SurvivingStack;
import vedette.fight.Umpire;
import vedette.form.Field;
import vedette.rules.HasChoices;
import vedette.rules.HasVariants;
import vedette.rules.Names;
import vedette.rules.Variant;
import vedette.rules.kit.Doctrines;
import vedette.rules.kit.Measures;
import vedette.rules.kit.ResultTable;
import vedette.rules.sixdays.units.SixDaysVariant;
import vedette.rules.sixdays.units.SurvivorDetail;
import vedette.rules.sixdays.units.Unit;
import vedette.rules.sixdays.units.Unit.Strength;
import vedette.source.TextFault;
import vedette.table.grid.Grid;

/**
 * Reorganization over one or more nights (6.0, SD9). Each command rolls once a night and gives the
 * points to its units, the dead pile first. Commands do not affect each other, so one is played
 * through all its nights before the next. A step is one roll.
 */
public final class ReorganizationEngagement
    implements Rules<ReorganizationEngagement.State, ReorganizationEngagement.Result> {
  /** A request for a reorganization. */
  public record Request(
      @Field(
              text =
                  "units of a command, as strength left/original (0 in the dead pile), and its"
                      + " officer; repeatable",
              example = "Marmont: inf 3/5, inf 0/4, cav 2/2")
          List<Command> command,
      @Field(
              text = "night turns, with one roll for each command",
              fallback = "1",
              min = 1,
              max = 99)
          int turns,
      @Field(
              text = "order in which units regain points, after the dead pile",
              fallback = "most-lost")
          ReplacementChoice.Order order,
      @Field(
              text = "units reported in total or one by one",
              fallback = "in-all",
              inPlans = "by-unit")
          SurvivorDetail survivors,
      @Field(text = Variant.TEXT, optional = true) List<SixDaysVariant> variant)
      implements HasChoices, HasVariants {
    @Override
    public Set<Side> decidingSides(String parameter) {
      return Set.of(Side.ATTACKER);
    }
  }

  /** The maximum number of commands measured one by one; more would multiply the states. */
  private static final int MEASURED_EACH = 3;

  private final ResultTable<Integer> schedule;
  private final List<Command> commands;
  private final List<String> names;
  private final int nights;
  private final ReplacementChoice.Order order;
  private final boolean unitByUnit;
  private final List<SixDaysVariant> variants;

  /**
   * The state of a command between two nights.
   *
   * @param command index of the command
   * @param night number of nights passed
   * @param units units of the command, in its order
   * @param done gains of the commands before it, one by one or in total
   */
  record State(int command, int night, List<Unit> units, List<Gain> done) {}

  /**
   * The gain of a command.
   *
   * @param points strength points regained
   * @param returned number of units that came back from the dead pile
   * @param complete whether no unit can regain any more
   * @param units units after the gain; empty if not requested, which saves states
   */
  record Gain(int points, int returned, boolean complete, List<Unit> units) {
    Gain plus(Gain other) {
      List<Unit> all = new ArrayList<>(units);
      all.addAll(other.units);
      return new Gain(
          points + other.points, returned + other.returned, complete && other.complete, all);
    }
  }

  /** The gains of the commands, one by one or in total. */
  record Result(List<Gain> gains) {
    /** Returns all units after the gains, command by command; empty if not requested. */
    List<Unit> units() {
      return gains.stream().flatMap(gain -> gain.units.stream()).toList();
    }
  }

  public ReorganizationEngagement(Request request, Grid schedule) {
    unitByUnit = request.survivors().byUnit();
    this.schedule = new ResultTable<>(schedule, 0, row -> schedule.number(row, 0));
    commands = request.command();
    nights = request.turns();
    variants = request.variant();
    order = request.order();
    names = new ArrayList<>();
    for (Command command : commands) {
      String name = Names.name(command.name(), names.size());
      if (names.contains(name)) {
        throw new TextFault(
            "command", "two commands are called `" + name + "`", "give each its own name");
      }
      names.add(name);
    }
  }

  /** Returns the fight with its measures, situation and doctrine. */
  public Engagement<State, Result> engagement() {
    return Engagement.of(this, measures(), Story.of(situation()).withOpening(this::opening))
        .decidedBy(
            new Doctrines().with(ReplacementChoice.class, order, ReplacementChoice.Order::choose))
        .leaving(this::survivors);
  }

  @Override
  public State first() {
    return new State(0, 0, commands.get(0).units(), List.of());
  }

  @Override
  public Step<State, Result> step(State state, Umpire umpire) {
    int index = state.command();
    List<Unit> units = new ArrayList<>(state.units());
    if (!isComplete(units)) {
      umpire.heading("", "Night {}, command {}", state.night() + 1, names.get(index));
      for (int point = schedule.roll(umpire); point > 0; point--) {
        give(units, names.get(index), umpire);
      }
    }
    if (state.night() + 1 < nights && !isComplete(units)) {
      return Step.sameTurn(new State(index, state.night() + 1, List.copyOf(units), state.done()));
    }
    List<Gain> done = with(state.done(), gain(commands.get(index).units(), units));
    return index + 1 == commands.size()
        ? Step.ended(new Result(done))
        : Step.sameTurn(new State(index + 1, 0, commands.get(index + 1).units(), done));
  }

  private List<Gain> with(List<Gain> done, Gain gain) {
    if (commands.size() > MEASURED_EACH && !done.isEmpty()) {
      return List.of(done.get(0).plus(gain));
    }
    List<Gain> all = new ArrayList<>(done);
    all.add(gain);
    return List.copyOf(all);
  }

  private static boolean isComplete(List<Unit> units) {
    return units.stream().noneMatch(unit -> canRegain(unit.strength()));
  }

  private static boolean canRegain(Strength strength) {
    return strength.left() < limit(strength);
  }

  /** Returns the maximum strength that reorganization can restore (6.2, SD9). */
  private static int limit(Strength strength) {
    return strength.lost() == 0 || strength.original() == 1
        ? strength.original()
        : strength.original() - 1;
  }

  /**
   * Gives one point: the dead pile comes first (6.1), and no unit regains more than it can (6.2).
   */
  private static void give(List<Unit> units, String command, Umpire umpire) {
    boolean dead = units.stream().anyMatch(Unit::isDead);
    List<Integer> candidates = new ArrayList<>();
    for (int i = 0; i < units.size(); i++) {
      if (dead ? units.get(i).isDead() : canRegain(units.get(i).strength())) {
        candidates.add(i);
      }
    }
    if (candidates.isEmpty()) {
      return;
    }
    int chosen =
        candidates.size() == 1
            ? candidates.get(0)
            : umpire.decide(new ReplacementChoice(List.copyOf(units), candidates));
    Unit before = units.get(chosen);
    units.set(chosen, before.withStrength(before.strength().left() + 1));
    umpire.note("SD9", "{} regains a point: {}", command, units.get(chosen));
  }

  private Gain gain(List<Unit> before, List<Unit> after) {
    int points = 0;
    int returned = 0;
    for (int i = 0; i < before.size(); i++) {
      points += after.get(i).strength().left() - before.get(i).strength().left();
      returned += before.get(i).isDead() && !after.get(i).isDead() ? 1 : 0;
    }
    List<Unit> units = unitByUnit ? List.copyOf(after) : List.of();
    return new Gain(points, returned, isComplete(after), units);
  }

  /**
   * Returns the commands after reorganization, the dead pile as {@code inf 0/4}, an officer after
   * the units.
   *
   * @throws IllegalStateException if units are not reported one by one
   */
  private List<SurvivingStack> survivors(Result result) {
    if (!unitByUnit) {
      throw new IllegalStateException("gains by unit are not known: write --survivors by-unit");
    }
    List<String> units = result.units().stream().map(Unit::toString).toList();
    List<SurvivingStack> left = new ArrayList<>();
    int from = 0;
    for (int command = 0; command < commands.size(); command++) {
      int to = from + commands.get(command).units().size();
      List<String> its = new ArrayList<>(units.subList(from, to));
      if (commands.get(command).stacked().officer()) {
        its.add("officer");
      }
      left.add(new SurvivingStack("command", command, List.copyOf(its)));
      from = to;
    }
    return List.copyOf(left);
  }

  private static int sum(Result result, ToIntFunction<Gain> of) {
    return result.gains.stream().mapToInt(of).sum();
  }

  private List<Measure<Result>> measures() {
    Measures<Result> measures = new Measures<>();
    measures
        .count("pointsRegained", "strength points regained", r -> sum(r, Gain::points))
        .count("unitsReturned", "units returned from the dead pile", r -> sum(r, Gain::returned))
        .flag(
            "complete",
            "all units have regained all they can",
            r -> r.gains.stream().allMatch(Gain::complete));
    int apart = names.size() > 1 && names.size() <= MEASURED_EACH ? names.size() : 0;
    for (int i = 0; i < apart; i++) {
      int command = i;
      measures
          .ofOne(names.get(i), names.get(i))
          .count("pointsRegained", "strength points {} regains", r -> r.gains.get(command).points())
          .flag("complete", "{} has regained all it can", r -> r.gains.get(command).complete());
    }
    if (unitByUnit) {
      measureUnits(measures);
    }
    return measures.list();
  }

  private void measureUnits(Measures<Result> measures) {
    List<String> written = new ArrayList<>();
    List<Integer> most = new ArrayList<>();
    for (int i = 0; i < commands.size(); i++) {
      for (Unit unit : commands.get(i).units()) {
        written.add((names.size() > 1 ? names.get(i) + " " : "") + unit);
        most.add(limit(unit.strength()));
      }
    }
    List<String> told = SurvivorDetail.distinctNames(written);
    for (int i = 0; i < told.size(); i++) {
      int unit = i;
      measures
          .ofOne(told.get(i), told.get(i))
          .count(
              "left",
              "final strength of {}",
              most.get(i),
              r -> r.units().get(unit).strength().left());
    }
  }

  private List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    for (int i = 0; i < commands.size(); i++) {
      String units = commands.get(i).withoutName();
      facts.add(
          new Fact(
              commands.size() == 1 && commands.get(0).name().isEmpty() ? "command" : names.get(i),
              units));
    }
    if (commands.size() > MEASURED_EACH) {
      facts.add(
          new Fact(
              "measured",
              "totals only; each command is measured with up to " + MEASURED_EACH + " of them"));
    }
    facts.add(new Fact("nights", String.valueOf(nights)));
    Variant.describe(variants, facts);
    return facts;
  }

  private void opening(Umpire umpire) {
    for (int i = 0; i < commands.size(); i++) {
      for (Unit unit : commands.get(i).units()) {
        if (unit.strength().lost() > 0) {
          String pattern =
              unit.isDead()
                  ? "{}: {} can recover to {}, before units that are not in the dead pile"
                  : "{}: {} can recover to {}";
          umpire.note("SD9", pattern, names.get(i), unit, limit(unit.strength()));
        }
      }
    }
  }
}
