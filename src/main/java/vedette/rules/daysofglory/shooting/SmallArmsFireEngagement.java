package vedette.rules.daysofglory.shooting;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Rules;
import vedette.fight.Step;
import vedette.fight.Story;
import vedette.fight.Story.Fact;
import vedette.fight.Umpire;
import vedette.form.Field;
import vedette.rules.Variant;
import vedette.rules.daysofglory.shooting.ShotDie.Faces.Face;
import vedette.rules.daysofglory.units.DaysOfGloryVariant;
import vedette.table.Tables;

/** Small arms of one or several units at one target, all at once. A step is one die. */
public final class SmallArmsFireEngagement
    implements Rules<SmallArmsFireEngagement.State, SmallArmsFireEngagement.State> {
  /** What a player says of small arms at one target. */
  public record Request(
      @Field(text = "shooting infantry, in stands; repeatable", example = "8 smoothbore; range 6")
          List<Volley> shooter,
      @Field(text = "target type", fallback = "line") TargetType target,
      @Field(text = "figures left in the target", min = 1, max = 999) OptionalInt figures,
      @Field(text = Variant.TEXT, optional = true) List<DaysOfGloryVariant> variant)
      implements DaysOfGloryVariant.HasVariantsInForce {}

  private final Request request;
  private final List<List<ShotDie>> units;
  private final List<ShotDie> dice;
  private final int most;

  /**
   * Between two dice.
   *
   * @param die which comes next, from 0
   * @param casualties so far
   */
  public record State(int die, int casualties) {}

  public SmallArmsFireEngagement(Request request, Tables tables) {
    this.request = request;
    units =
        Weapon.dice(ShootingTables.of(tables), request.shooter(), "shooter", List.of(), "").stream()
            .map(unit -> unit.at(request.target()))
            .toList();
    dice = units.stream().flatMap(List::stream).toList();
    most = request.figures().orElse(Integer.MAX_VALUE);
  }

  /** The fight with what is told of it. */
  public Engagement<State, State> engagement() {
    return Engagement.of(this, measures(), Story.of(situation()).withOpening(this::opening));
  }

  @Override
  public State first() {
    return new State(0, 0);
  }

  @Override
  public Step<State, State> step(State state, Umpire umpire) {
    if (dice.isEmpty()) {
      return Step.ended(state);
    }
    Face face = dice.get(state.die()).shoot(umpire);
    int casualties = state.casualties() + face.casualties(most - state.casualties());
    int next = casualties == most ? dice.size() : state.die() + 1;
    State after = new State(next, casualties);
    return next == dice.size() ? Step.ended(after) : Step.sameTurn(after);
  }

  private List<Measure<State>> measures() {
    return List.of(Measure.count("defenderLosses", "figures lost", maxHits(), State::casualties));
  }

  private int maxHits() {
    return request.figures().orElse(Measure.UNKNOWN);
  }

  private List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    request.shooter().forEach(v -> facts.add(new Fact("shooter", v.toString())));
    facts.add(
        new Fact(
            "target",
            request.target()
                + (request.figures().isPresent()
                    ? ", " + request.figures().getAsInt() + " figures"
                    : "")));
    Variant.describe(request.variant(), facts);
    return facts;
  }

  private void opening(Umpire umpire) {
    for (List<ShotDie> unit : units) {
      unit.forEach(die -> die.note(umpire));
      if (unit.isEmpty()) {
        umpire.note("DG3", "no die can score a hit");
      }
    }
  }
}
