package vedette.rules.musketpike.rally;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Rules;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Story;
import vedette.fight.Story.Fact;
import vedette.fight.SurvivingStack;
import vedette.fight.Umpire;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.json.EnumWords;
import vedette.rules.HasVariants;
import vedette.rules.Names;
import vedette.rules.Variant;
import vedette.rules.kit.Measures;
import vedette.rules.musketpike.units.MusketPikeVariant;
import vedette.rules.musketpike.units.PreparedStack;
import vedette.rules.musketpike.units.SideState;
import vedette.rules.musketpike.units.Stack;
import vedette.rules.musketpike.units.StackBuilder;
import vedette.rules.musketpike.units.StackState;
import vedette.rules.musketpike.units.UnitTables;
import vedette.source.TextFault;
import vedette.table.Tables;

/**
 * Rally of disordered units at the end of activations. Under a rally order all may try, under a
 * march order one. A unit with the leader of the activation rallies without a roll. No unit rallies
 * on obstructed ground, or in the activation that disordered it (MP-V13). A step is one unit's
 * attempt.
 */
public final class RallyEngagement implements Rules<RallyEngagement.State, RallyEngagement.State> {
  /** A request for the rally of units. */
  public record Request(
      @Field(text = "unit, with its leader; repeatable", example = "hi2 13/20 ql5 disordered")
          @Allows("terrain justDisordered")
          List<Stack> unit,
      @Field(
              text = "order; under march one unit may rally, under rally all may",
              fallback = "rally")
          Order order,
      @Field(
              text =
                  "what activates the units; one unit stacked with an activating leader rallies"
                      + " without a roll",
              fallback = "leader")
          Activation activation,
      @Field(text = "activations in a row", fallback = "1", min = 1, max = 99) int turns,
      @Field(text = Variant.TEXT, optional = true) List<MusketPikeVariant> variant)
      implements HasVariants {

    /** An order under which units rally. */
    enum Order {
      /** One unit may try. */
      MARCH,
      /** All may try. */
      RALLY
    }

    /** The kind of an activation. */
    public enum Activation {
      /** The activation of a leader; one unit with him recovers without a roll. */
      LEADER,
      /** The activation of a lead unit. */
      UNIT
    }
  }

  private final Request request;
  private final Names names;
  private final State first;

  /**
   * The state between two attempts.
   *
   * @param activation from 1
   * @param next index of the first unit that may still try
   * @param free whether no unit has recovered with the leader in this activation
   */
  record State(int activation, int next, boolean free, SideState units) {
    /** Returns whether this unit may still try in this activation. */
    boolean isOpenTo(StackState unit) {
      boolean just = activation == 1 && unit.stack().stack().justDisordered();
      return unit.stack().index() >= next && !just && RallyAttempt.isOpenTo(unit);
    }

    /** Returns whether any unit may try in this activation or a later one. */
    boolean isOpen() {
      return units.isAny(RallyAttempt::isOpenTo);
    }

    boolean isAnyDisordered() {
      return units.isAny(StackState::needsRally);
    }

    State nextActivation() {
      return new State(activation + 1, 0, true, units);
    }
  }

  public RallyEngagement(Request request, Tables tables) {
    this.request = request;
    names = new Names(Side.ATTACKER, request.unit().stream().map(Stack::name).toList());
    names.take(new HashSet<>());
    StackBuilder builder = new StackBuilder(UnitTables.of(tables), request.variant());
    List<StackState> units = new ArrayList<>();
    for (Stack written : request.unit()) {
      check(written);
      int index = units.size();
      PreparedStack stack =
          builder.prepare(
              Side.ATTACKER, index, "unit " + names.name(index), written, "unit", List.of());
      StackBuilder.checkGunsQuality(stack, "unit");
      units.add(StackState.initial(stack, false));
    }
    State now = new State(1, 0, true, new SideState(units));
    boolean waits = request.turns() > 1 && !now.units().isAny(now::isOpenTo);
    first = waits ? now.nextActivation() : now;
  }

  private static void check(Stack written) {
    if (written.units().unit().isPresent() && written.units().guns().isPresent()) {
      throw new TextFault(
          "unit",
          "a unit and its artillery rally separately",
          "write the artillery as a unit of its own");
    }
  }

  /** Returns the fight with its measures and its situation. */
  public Engagement<State, State> engagement() {
    String summary = first.isAnyDisordered() ? "" : "No unit is disordered, so none rallies";
    return Engagement.of(
            this, measures(), Story.of(situation()).withOpening(this::opening).withSummary(summary))
        .leaving(this::survivors);
  }

  @Override
  public State first() {
    return first;
  }

  @Override
  public Step<State, State> step(State state, Umpire umpire) {
    Optional<StackState> candidate = candidate(state);
    if (candidate.isEmpty()) {
      return Step.ended(state);
    }
    RallyAttempt attempt = RallyAttempt.of(candidate.get(), isFree(state, candidate.get()));
    umpire.heading("", "Activation {}, {}", state.activation(), candidate.get().label());
    SideState units = state.units().with(attempt.play(umpire));
    int tried = candidate.get().stack().index();
    State after = new State(state.activation(), tried + 1, state.free() && !attempt.free(), units);
    boolean last = request.order() == Request.Order.MARCH || !units.isAny(after::isOpenTo);
    State next = last ? after.nextActivation() : after;
    return next.activation() > request.turns() || !next.isOpen()
        ? Step.ended(next)
        : Step.sameTurn(next);
  }

  private boolean isFree(State state, StackState unit) {
    return request.activation() == Request.Activation.LEADER && state.free() && unit.led();
  }

  /**
   * Returns the next unit to try, or empty; under a march order a unit with the leader comes first.
   */
  private Optional<StackState> candidate(State state) {
    Optional<StackState> first = state.units().first(state::isOpenTo);
    return request.order() == Request.Order.RALLY
        ? first
        : state.units().first(it -> state.isOpenTo(it) && isFree(state, it)).or(() -> first);
  }

  private List<SurvivingStack> survivors(State result) {
    return result.units().stacks().stream()
        .map(unit -> new SurvivingStack("unit", unit.stack().index(), unit.survivors(false)))
        .toList();
  }

  private List<Measure<State>> measures() {
    List<StackState> units = first.units().stacks();
    Measures<State> measures =
        new Measures<State>()
            .success(
                "all disordered units rally",
                state -> first.isAnyDisordered() && !state.isAnyDisordered())
            .count(
                "rallied",
                "units that rally",
                units.size(),
                state -> (int) units.stream().filter(unit -> hasRallied(unit, state)).count());
    for (int i = 0; i < units.size() && units.size() > 1; i++) {
      StackState unit = units.get(i);
      measures
          .ofOne(names.name(i), unit.label())
          .flag("rallied", "{} rallies", state -> hasRallied(unit, state));
    }
    return measures.list();
  }

  private static boolean hasRallied(StackState before, State state) {
    return before.needsRally() && !state.units().of(before.stack().index()).needsRally();
  }

  private List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    for (StackState unit : first.units().stacks()) {
      facts.add(new Fact(unit.label(), unit.stack().stack().withoutName() + noRallyReason(unit)));
    }
    String by = request.activation() == Request.Activation.LEADER ? "a leader" : "a lead unit";
    facts.add(
        new Fact(
            "activations",
            request.turns() + ", " + EnumWords.word(request.order()) + " order, by " + by));
    Variant.describe(request.variant(), facts);
    return facts;
  }

  private String noRallyReason(StackState unit) {
    if (!unit.needsRally()) {
      return ", in good order: needs no rally";
    }
    if (!RallyAttempt.isOnOpenGround(unit)) {
      return ", on obstructed ground: cannot rally";
    }
    return isTooSoon(unit) ? ", disordered in this activation: cannot rally" : "";
  }

  /** Returns whether the unit was disordered in the only activation (MP-V13). */
  private boolean isTooSoon(StackState unit) {
    return request.turns() == 1 && unit.stack().stack().justDisordered();
  }

  /** Notes for every unit whether it can rally and on which rolls. */
  private void opening(Umpire umpire) {
    for (StackState unit : first.units().stacks()) {
      if (!unit.needsRally()) {
        umpire.note("MP4", "{} is in good order", unit.label());
      } else if (!RallyAttempt.isOnOpenGround(unit)) {
        umpire.note("MP-V13", "{} stands on obstructed ground and cannot rally", unit.label());
      } else if (isTooSoon(unit)) {
        umpire.note("MP-V13", "{} was disordered in this activation", unit.label());
      } else if (isFree(first, unit)) {
        umpire.note("MP4", "{} rallies to its leader without a roll", unit.label());
      } else {
        int highest = RallyAttempt.of(unit, false).check().highestPassing();
        umpire.note("MP4", "{} rallies on {} or less", unit.label(), highest);
      }
    }
  }
}
