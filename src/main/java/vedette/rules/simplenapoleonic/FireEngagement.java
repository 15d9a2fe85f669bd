package vedette.rules.simplenapoleonic;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import vedette.dice.Die;
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
import vedette.rules.HasChoices;
import vedette.rules.HasVariants;
import vedette.rules.Optimization;
import vedette.rules.Variant;
import vedette.rules.kit.Doctrines;
import vedette.rules.kit.Measures;
import vedette.rules.simplenapoleonic.UnitState.Condition;
import vedette.source.TextFault;

/** Fire of one or several units at one. A step is one unit's throw. */
final class FireEngagement implements Rules<FireEngagement.State, FireEngagement.State> {
  /** What a player says of fire at one unit. */
  record Request(
      @Field(text = "firing unit; repeatable, in the order of fire", example = "inf 6 line")
          @Allows("strength formation general moved retreating cover blocked range")
          List<Unit> shooter,
      @Field(text = "target unit", example = "inf 6 column; in cover")
          @Allows("strength formation general moved retreating cover blocked")
          Unit target,
      @Field(text = "range in hexes, 1 for the adjacent hex", fallback = "1", min = 1, max = 99)
          int range,
      @Field(text = "keep firing at a target that has just begun to retreat", optional = true)
          boolean atRetreating,
      @Field(
              text = "when the firing side tries to kill a general" + Wording.WHEN_FREE,
              fallback = "never")
          KillChoice.Kills killGeneral,
      @Field(text = Variant.TEXT, optional = true) List<SimpleNapoleonicVariant> variant)
      implements HasChoices, HasVariants {
    @Override
    public Set<Side> decidingSides(String parameter) {
      return Set.of(Side.ATTACKER);
    }

    /** Returns whether those who fire may try to kill a general. */
    boolean mayKill(Optimization wish) {
      return killGeneral != KillChoice.Kills.NEVER || wish.frees(Side.ATTACKER);
    }

    /** Returns the range of a shooter: his own, or that of all. */
    int range(Unit shooter) {
      return shooter.range().orElse(range);
    }
  }

  private final Request request;
  private final Optimization wish;
  private final RulesInForce rules;
  private final List<PreparedUnit> shooters = new ArrayList<>();
  private final PreparedUnit target;

  /** Between two throws. */
  record State(int next, int hits, UnitState target) {}

  FireEngagement(Request request, Optimization wish, RulesInForce rules) {
    this.wish = wish;
    this.request = request;
    this.rules = rules;
    Set<String> taken = new HashSet<>();
    for (int i = 0; i < request.shooter().size(); i++) {
      Unit unit = request.shooter().get(i);
      String label = unit.name().isEmpty() ? "shooter " + (i + 1) : unit.name();
      unique(taken, label);
      PreparedUnit shooter = PreparedUnit.of(Side.ATTACKER, label, unit, rules);
      Shot.check(rules, shooter, request.range(unit), "shooter");
      shooters.add(shooter);
    }
    String name = request.target().name();
    String label = name.isEmpty() ? "the target" : name;
    unique(taken, label);
    target = PreparedUnit.of(Side.DEFENDER, label, request.target(), rules);
  }

  private static void unique(Set<String> taken, String label) {
    if (!taken.add(label)) {
      throw new TextFault(
          "shooter", "two units are called `" + label + "`", "give each its own name");
    }
  }

  /** The fight with what is told of it. */
  Engagement<State, State> engagement() {
    return Engagement.of(this, measures(), Story.of(situation()).withOpening(this::opening))
        .decidedBy(
            new Doctrines().with(KillChoice.class, request.killGeneral(), KillChoice.Kills::tries))
        .leaving(this::survivors);
  }

  @Override
  public State first() {
    return new State(0, 0, target.initial());
  }

  private DicePool dice(int shooter, UnitState at) {
    PreparedUnit troop = shooters.get(shooter);
    boolean moves = troop.unit().moved();
    return new Shot(rules, troop, troop.initial(), moves, target, at, range(shooter, at)).dice();
  }

  @Override
  public Step<State, State> step(State state, Umpire umpire) {
    int hits = DicePool.count(umpire.memoize(() -> dice(state, umpire)), umpire);
    UnitState then =
        new HitLosses(rules, target, "killGeneral", umpire)
            .fire(state.target(), hits)
            .afterLosses(state.target(), request.atRetreating());
    boolean goOn =
        then.condition() == state.target().condition()
            || then.isRetreating() && request.atRetreating();
    int next = goOn ? next(state.next() + 1, then) : shooters.size();
    State after = new State(next, state.hits() + hits, then);
    if (next < shooters.size()) {
      return Step.sameTurn(after);
    }
    if (state.next() + 1 < shooters.size()) {
      umpire.note(goOn ? "SN-V11" : "SN-V1", "no other unit may fire at {} now", target.label());
    }
    return Step.ended(after);
  }

  /**
   * Returns the next shooter who reaches the target, from this one on; their number if there is
   * none.
   */
  private int next(int from, UnitState at) {
    int next = from;
    while (next < shooters.size()
        && range(next, at) > rules.tables().range(shooters.get(next).unit().arm())) {
      next++;
    }
    return next;
  }

  private int range(int shooter, UnitState at) {
    return request.range(shooters.get(shooter).unit()) + at.retreated();
  }

  /** Returns the dice that a shooter takes up; every hit counts. */
  private Die dice(State state, Umpire umpire) {
    String readings = state.target().retreated() > 0 ? "SN-V11" : "";
    umpire.heading(readings, "Fire of {}", shooters.get(state.next()).label());
    DicePool dice = dice(state.next(), state.target());
    return dice.take(dice.dice(), umpire);
  }

  private List<SurvivingStack> survivors(State result) {
    return List.of(new SurvivingStack("target", 0, List.of(target.survivor(result.target()))));
  }

  private List<Measure<State>> measures() {
    Measures<State> measures = new Measures<>();
    Measures<State> ofTarget = measures.of(Side.DEFENDER, "the target");
    ofTarget.category(
        "State", "state of {} afterwards", Condition.class, s -> s.target().condition());
    measures.count("hits", "hits", State::hits);
    ofTarget.count(
        "Losses",
        "strength points {} loses",
        target.initial().strength(),
        s -> target.lost(s.target()));
    if (request.target().general() && request.mayKill(wish)) {
      ofTarget.flag("LeaderLost", "its general is killed", s -> !s.target().general());
    }
    return measures.list();
  }

  private List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    shooters.forEach(s -> facts.add(SituationText.of(s)));
    facts.add(SituationText.of(target));
    facts.add(new Fact("range", SituationText.hexes(request.range())));
    if (request.target().general() && !request.mayKill(wish)) {
      facts.add(SituationText.spared(Side.DEFENDER, "--kill-general"));
    }
    Variant.describe(request.variant(), facts);
    return facts;
  }

  private void opening(Umpire umpire) {
    for (int i = 0; i < shooters.size(); i++) {
      dice(i, target.initial()).face(umpire);
    }
  }
}
