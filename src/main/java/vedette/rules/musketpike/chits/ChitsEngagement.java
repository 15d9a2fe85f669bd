package vedette.rules.musketpike.chits;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import vedette.dice.Die;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Rules;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Story;
import vedette.fight.Umpire;
import vedette.form.Field;
import vedette.rules.HasVariants;
import vedette.rules.Variant;
import vedette.rules.kit.Measures;
import vedette.rules.musketpike.chits.ChitsState.Cup;
import vedette.rules.musketpike.chits.ChitsState.Cup.Chit;
import vedette.rules.musketpike.chits.ChitsState.Wing;
import vedette.rules.musketpike.chits.InitiativeEngagement.Request.Holder;
import vedette.rules.musketpike.units.MusketPikeVariant;

/**
 * Draws of chits by both sides from their cups in turn. The side with the initiative begins, until
 * a turn's chits are gone or both have passed (MP-V16). A step is a roll for initiative or a draw.
 */
public final class ChitsEngagement implements Rules<ChitsState, ChitsEngagement.Result> {
  /** A request for the chits that both sides draw. */
  public record Request(
      @Field(text = "wings of the own side, each with a chit in its cup", example = "Left,Centre")
          List<String> own,
      @Field(text = "wings of the enemy", example = "Right,Horse") List<String> enemy,
      @Field(
              text = "two wings to compare [default: the first of each side]",
              optional = true,
              example = "Left,Right")
          List<String> asked,
      @Field(
              text = "wings without a commander: their chits activate single units",
              optional = true,
              example = "Left")
          List<String> lost,
      @Field(text = "overall commanders in the own cup", fallback = "1", max = 2) int ownOverall,
      @Field(text = "overall commanders in the enemy's cup", fallback = "1", max = 2)
          int enemyOverall,
      @Field(
              text =
                  "own wings under the second overall commander, whose chit is wild only within"
                      + " that army",
              optional = true,
              example = "Centre")
          List<String> ownSecond,
      @Field(
              text = "enemy wings under the second overall commander",
              optional = true,
              example = "Horse")
          List<String> enemySecond,
      @Field(text = "any-unit markers in the own cup", fallback = "1", max = 9) int ownMarkers,
      @Field(text = "any-unit markers in the enemy's cup", fallback = "1", max = 9)
          int enemyMarkers,
      @Field(
              text =
                  "wing that overall commanders activate: the compared one if it has not acted, or"
                      + " others",
              fallback = "asked")
          Overall overall,
      @Field(text = "activations after which the own side passes [default: never]", max = 99)
          OptionalInt ownPasses,
      @Field(text = "activations after which the enemy passes [default: never]", max = 99)
          OptionalInt enemyPasses,
      @Field(text = "side with the initiative in turn 1; `nobody`: rolled for", fallback = "nobody")
          Holder first,
      @Field(text = "turns", fallback = "1", min = 1, max = 99) int turns,
      @Field(text = Variant.TEXT, optional = true) List<MusketPikeVariant> variant)
      implements HasVariants {

    /** The wing that an overall commander activates. */
    enum Overall {
      /** A wing of the question, if it has not acted this turn. */
      ASKED,
      /** Another wing. */
      OTHERS
    }
  }

  private final Request request;
  private final ChitsSetup setup;
  private final ChitsState first;

  public ChitsEngagement(Request request) {
    this.request = request;
    setup = new ChitsSetup(request);
    first = setup.first();
  }

  /** Returns the fight with its measures and its situation. */
  public Engagement<ChitsState, Result> engagement() {
    return Engagement.of(this, measures(), Story.of(setup.situation()).withOpening(this::opening));
  }

  @Override
  public ChitsState first() {
    return first;
  }

  @Override
  public int lastTurn() {
    return request.turns();
  }

  @Override
  public Step<ChitsState, Result> step(ChitsState state, Umpire umpire) {
    if (state.next() == null) {
      umpire.heading("MP16", "Turn {turn}, initiative");
      Holder holder = InitiativeEngagement.roll(state.holder(), umpire);
      return Step.sameTurn(holder == Holder.NOBODY ? state : state.won(holder));
    }
    ChitsState drawing = passed(state, umpire);
    return drawing.cups().of(drawing.next()).chits() == 0
        ? endOfTurn(drawing, umpire)
        : nextDraw(drawn(drawing, umpire), umpire);
  }

  /**
   * Returns the state after the next side, and the other if that one passes, has decided on
   * passing.
   */
  private ChitsState passed(ChitsState state, Umpire umpire) {
    ChitsState now = state;
    for (int i = 0; i < Side.values().length; i++) {
      Side side = now.next();
      int left = now.cups().of(side).chits();
      if (left > 0 && setup.passes(side, left)) {
        umpire.note("MP-V16", "{} passes", ChitsSetup.sideName(side));
        now = now.with(side, Cup.EMPTY);
      }
      if (now.cups().of(side).chits() > 0) {
        return now;
      }
      now = now.draws(side.opposite());
    }
    return now;
  }

  /** Returns the state after the next side has drawn a chit and used it. */
  private ChitsState drawn(ChitsState state, Umpire umpire) {
    Side side = state.next();
    Cup cup = state.cups().of(side);
    umpire.heading("MP-V16", "Turn {turn}, activation {}", state.activations() + 1);
    Chit chit = draw(cup, umpire);
    int wing = leads(chit, state);
    umpire.note("MP-V16", "{} draws {}", ChitsSetup.sideName(side), chitText(chit, wing));
    return state.with(side, cup.without(chit)).acted(wing);
  }

  private static Chit draw(Cup cup, Umpire umpire) {
    if (cup.chits() == 1) {
      return cup.chit(1);
    }
    return cup.chit(umpire.roll(umpire.memoize(() -> Die.d(cup.chits()).merged(cup::chit))));
  }

  /** Returns the wing of the question that a chit activates under a leader, -1 if none. */
  private int leads(Chit chit, ChitsState state) {
    return switch (chit.kind()) {
      case WING ->
          setup.isLost(chit.number()) || hasActed(chit.number(), state) ? -1 : chit.number();
      case OVERALL ->
          request.overall() == Request.Overall.OTHERS
              ? -1
              : IntStream.range(0, state.wings().size())
                  .filter(it -> state.wings().get(it).side() == state.next())
                  .filter(it -> setup.army(it) == chit.number())
                  .filter(it -> !hasActed(it, state))
                  .findFirst()
                  .orElse(-1);
      case OTHER -> -1;
    };
  }

  private static boolean hasActed(int wing, ChitsState state) {
    return state.wings().get(wing).place() > 0;
  }

  private String chitText(Chit chit, int leads) {
    return switch (chit.kind()) {
      case WING ->
          "the chit of " + setup.name(chit.number()) + (leads < 0 ? ", for units only" : "");
      case OVERALL ->
          "an overall commander" + (leads < 0 ? "" : ", activating " + setup.name(leads));
      case OTHER -> "another chit";
    };
  }

  /** Returns the step to the draw of the other side if it has chits, or else of this side. */
  private Step<ChitsState, Result> nextDraw(ChitsState state, Umpire umpire) {
    ChitsState next = passed(state.draws(state.next().opposite()), umpire);
    return next.cups().of(next.next()).chits() == 0 ? endOfTurn(next, umpire) : Step.sameTurn(next);
  }

  private Step<ChitsState, Result> endOfTurn(ChitsState state, Umpire umpire) {
    return umpire.reached(request.turns())
        ? Step.ended(new Result(state.holder(), state.wings(), state.twice()))
        : Step.nextTurn(state.nextTurn(setup.full()));
  }

  private List<Measure<Result>> measures() {
    Measures<Result> measures =
        new Measures<Result>()
            .success(
                setup.name(0) + " acts before " + setup.name(1) + " in the last turn",
                Result::isFirstBefore)
            .flag(
                "ownInitiative",
                "own side has the initiative in the last turn",
                it -> it.holder() == Holder.OWN);
    if (request.turns() > 1) {
      for (Side side : Side.values()) {
        measures.flag(
            side == Side.ATTACKER ? "ownTwice" : "enemyTwice",
            ChitsSetup.sideName(side) + " acts last in one turn and first in the next",
            it -> it.twice().of(side));
      }
    }
    for (int wing = 0; wing < first.wings().size(); wing++) {
      ofWing(wing, measures.ofOne(setup.name(wing), setup.name(wing)));
    }
    return measures.list();
  }

  private void ofWing(int wing, Measures<Result> measures) {
    int most = setup.full().attacker().chits() + setup.full().defender().chits();
    measures.count(
        "place",
        "activation of {} in the last turn, 0 if none",
        most,
        it -> it.wings().get(wing).place());
    if (request.turns() > 1) {
      measures.flag(
          "twice",
          "{} acts twice with no enemy activation in between",
          it -> it.wings().get(wing).twice());
    }
  }

  private void opening(Umpire umpire) {
    if (first.next() == null) {
      umpire.note("MP16", "{} is rolled again", "a tie");
    }
    setup
        .full()
        .forEach(
            (side, cup) ->
                umpire.note(
                    "MP-V16", "{} draws one of {} chits", ChitsSetup.sideName(side), cup.chits()));
  }

  /**
   * The order in which both sides have acted.
   *
   * @param holder holder of the initiative in the last turn
   * @param wings the wings of the question, in the last turn
   * @param twice whether each side has acted twice in a row over the end of a turn
   */
  record Result(Holder holder, List<Wing> wings, BySide<Boolean> twice) {
    /** Returns whether the first wing has acted before the second, or the second has not acted. */
    boolean isFirstBefore() {
      int one = wings.get(0).place();
      int other = wings.get(1).place();
      return one > 0 && (other == 0 || one < other);
    }
  }
}
