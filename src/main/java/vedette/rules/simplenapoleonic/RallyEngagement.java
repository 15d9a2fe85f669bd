package vedette.rules.simplenapoleonic;

import java.util.ArrayList;
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
import vedette.rules.HasVariants;
import vedette.rules.Variant;
import vedette.rules.simplenapoleonic.UnitState.Condition;

/**
 * Generals rally a retreating unit, each once a turn (SN7). A step is one attempt, a state how many
 * generals have tried this turn.
 */
final class RallyEngagement implements Rules<Integer, Boolean> {
  /** What a player says of rallying a retreating unit. */
  record Request(
      @Field(
              text = "unit that rallies, if its losses and formation matter",
              example = "inf 2/6 line retreating")
          @Allows("strength formation general retreating")
          Optional<Unit> unit,
      @Field(text = "turns with a rally attempt", fallback = "1", min = 1, max = 99) int turns,
      @Field(text = "generals that try in each turn", fallback = "1", min = 1, max = 9)
          int generals,
      @Field(text = Variant.TEXT, optional = true) List<SimpleNapoleonicVariant> variant)
      implements HasVariants {}

  private static final String UNNAMED = "the unit";

  private final Request request;
  private final RulesInForce rules;
  private final Optional<PreparedUnit> troop;

  RallyEngagement(Request request, RulesInForce rules) {
    this.request = request;
    this.rules = rules;
    troop = request.unit().map(unit -> PreparedUnit.of(Side.ATTACKER, unitName(unit), unit, rules));
  }

  private static String unitName(Unit unit) {
    return unit.name().isEmpty() ? UNNAMED : unit.name();
  }

  /** Returns a general's attempt (SN7). */
  static boolean succeeds(RulesInForce rules, String unit, Umpire umpire) {
    boolean rallied = rules.tables().rally().roll(umpire);
    umpire.note("SN7", rallied ? "{} rallies" : "{} continues to retreat", unit);
    return rallied;
  }

  /** Returns whether the unit has to rally; one that is not said to be in good order has. */
  private boolean isDue() {
    return request.unit().map(Unit::retreating).orElse(true);
  }

  /** The fight with what is told of it. */
  Engagement<Integer, Boolean> engagement() {
    return Engagement.of(this, measures(), Story.of(situation()).withOpening(this::opening))
        .leaving(this::survivors);
  }

  @Override
  public Integer first() {
    return 0;
  }

  @Override
  public int lastTurn() {
    return request.turns();
  }

  @Override
  public Step<Integer, Boolean> step(Integer before, Umpire umpire) {
    if (!isDue()) {
      return Step.ended(true);
    }
    umpire.heading("", "Turn {turn}");
    boolean rallied =
        succeeds(rules, request.unit().map(RallyEngagement::unitName).orElse(UNNAMED), umpire);
    int tried = before + 1;
    if (rallied) {
      return Step.ended(true);
    }
    if (tried < request.generals()) {
      return Step.sameTurn(tried);
    }
    return umpire.reached(request.turns()) ? Step.ended(false) : Step.nextTurn(0);
  }

  private List<SurvivingStack> survivors(Boolean rallied) {
    return troop
        .map(
            unit -> {
              UnitState now = unit.initial();
              UnitState then = rallied ? now.with(Condition.STEADY) : now;
              return List.of(new SurvivingStack("unit", 0, List.of(unit.survivor(then))));
            })
        .orElse(List.of());
  }

  private List<Measure<Boolean>> measures() {
    return List.of(
        Measure.success("the unit no longer retreats", rallied -> rallied),
        Measure.flag("rallied", "the unit rallies", rallied -> isDue() && rallied),
        Measure.turns("turns", "turns of rally attempts"));
  }

  private List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    troop.ifPresent(unit -> facts.add(SituationText.of(unit)));
    facts.add(new Fact("turns", String.valueOf(request.turns())));
    facts.add(new Fact("generals", String.valueOf(request.generals())));
    Variant.describe(request.variant(), facts);
    return facts;
  }

  private void opening(Umpire umpire) {
    if (!isDue()) {
      umpire.note("SN7", "{} is not retreating: it needs no rally", unitName(request.unit().get()));
      return;
    }
    umpire.note("SN7", "each general rolls {} once a turn", rules.tables().rally().die());
  }
}
