package vedette.rules.musketpike.fire;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.OpeningUmpire;
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
import vedette.rules.Names;
import vedette.rules.Variant;
import vedette.rules.kit.Measures;
import vedette.rules.musketpike.fire.FireEngagement.LineOfFire.LineShot;
import vedette.rules.musketpike.units.Facing;
import vedette.rules.musketpike.units.MusketPikeVariant;
import vedette.rules.musketpike.units.PreparedStack;
import vedette.rules.musketpike.units.SideState;
import vedette.rules.musketpike.units.Stack;
import vedette.rules.musketpike.units.StackBuilder;
import vedette.rules.musketpike.units.StackState;
import vedette.rules.musketpike.units.UnitTables;
import vedette.rules.musketpike.units.Wording;
import vedette.source.TextFault;
import vedette.table.Tables;

/**
 * Several shots in one phase at one target, and at stacks in line behind it that grazing fire
 * reaches (MP-V14). A step is one shot.
 */
public final class FireEngagement implements Rules<FireEngagement.State, FireEngagement.State> {
  /** A request for fire at one target. */
  public record Request(
      @Field(text = "target stack", example = "hi2 16/16 ql6; in wall")
          @Allows("terrain moving retreat")
          Stack target,
      @Field(text = "firing unit; repeatable, in the order of fire", example = "art 12lb; range 4")
          @Allows(Wording.SHOOTER)
          List<Shooter> shooter,
      @Field(
              text = "stack in line behind the target, for grazing fire; repeatable, nearest first",
              optional = true,
              example = "hi1 8/8 ql6")
          @Allows("terrain moving retreat")
          List<Stack> behind,
      @Field(text = "terrain of the target if it gives none", optional = true, example = "redoubt")
          List<String> terrain,
      @Field(text = Variant.TEXT, optional = true) List<MusketPikeVariant> variant)
      implements HasVariants {}

  private final Request request;
  private final FireTables tables;
  private final StackBuilder stacks;
  private final LineOfFire line;

  /**
   * The state between two shots.
   *
   * @param next number of the next shot
   * @param hits hits on the target until now
   * @param stacks the target first, then those behind it
   */
  record State(int next, int hits, SideState stacks) {
    StackState target() {
      return stacks.of(0);
    }
  }

  public FireEngagement(Request request, Tables tables) {
    this.request = request;
    this.tables = FireTables.of(tables);
    stacks = new StackBuilder(UnitTables.of(tables), request.variant());
    line = LineOfFire.of(request, stacks);
  }

  /** Returns the fight with its measures and its situation. */
  public Engagement<State, State> engagement() {
    return Engagement.of(
            this,
            measures(),
            Story.of(situation())
                .withOpening(umpire -> OpeningUmpire.playToFirstRolls(this, openings(), umpire)))
        .leaving(this::survivors);
  }

  @Override
  public State first() {
    return new State(0, 0, line.first());
  }

  @Override
  public Step<State, State> step(State state, Umpire umpire) {
    umpire.heading("", "Shot {}", state.next() + 1);
    LineShot fired = line.shots().get(state.next());
    StackState target = state.stacks().of(fired.stack());
    Shot shot = new Shot(tables, fired.shooter(), target, Facing.FRONT, umpire);
    int hits = shot.hits();
    SideState now = state.stacks().with(shot.afterHits(hits));
    int next = line.nextShot(state.next() + 1, now);
    if (next > state.next() + 1) {
      int gone = line.shots().get(state.next() + 1).stack();
      umpire.note(
          "MP-V7",
          "{} is no longer there, so further shots are lost",
          line.stacks().get(gone).label());
    }
    if (fired.stack() > 0) {
      umpire.note("MP-V14", "{} is behind the target, in line", target.label());
    }
    State after = new State(next, state.hits() + (fired.stack() == 0 ? hits : 0), now);
    return next == line.shots().size() ? Step.ended(after) : Step.sameTurn(after);
  }

  private List<SurvivingStack> survivors(State result) {
    List<SurvivingStack> left = new ArrayList<>();
    for (StackState stack : result.stacks().stacks()) {
      int index = stack.stack().index();
      List<String> units = stack.survivors(false);
      left.add(
          index == 0
              ? new SurvivingStack("target", 0, units)
              : new SurvivingStack("behind", index - 1, units));
    }
    return List.copyOf(left);
  }

  private List<Measure<State>> measures() {
    Measures<State> measures =
        new Measures<State>()
            .count("hits", "hits", State::hits)
            .count(
                "defenderLosses",
                "strength points lost",
                first().target().strength(),
                s -> s.target().lost())
            .flag(
                "defenderDisordered", "the target ends in disorder", s -> s.target().isDisordered())
            .flag(
                "defenderRetreated",
                "the target is forced to retreat and survives",
                s -> s.target().hasRetreated())
            .flag("defenderEliminated", "the target is destroyed", s -> s.target().isEliminated());
    addLeaderAndGuns(
        0, "the target loses its leader", "the target's artillery ends in disorder", measures);
    for (int stack = 1; stack < line.stacks().size(); stack++) {
      addBehind(stack, measures);
    }
    return measures.list();
  }

  private void addBehind(int stack, Measures<State> measures) {
    PreparedStack behind = line.stacks().get(stack);
    Measures<State> ofOne =
        measures.ofOne(Names.name(behind.stack().name(), stack - 1), behind.label());
    ofOne
        .count(
            "behindLosses",
            "strength points {} loses",
            line.first().of(stack).strength(),
            s -> s.stacks().of(stack).lost())
        .flag("behindDisordered", "{} ends in disorder", s -> s.stacks().of(stack).isDisordered())
        .flag(
            "behindRetreated",
            "{} is forced to retreat and survives",
            s -> s.stacks().of(stack).hasRetreated())
        .flag("behindEliminated", "{} is destroyed", s -> s.stacks().of(stack).isEliminated());
    addLeaderAndGuns(stack, "{} loses its leader", "artillery of {} is disordered", ofOne);
  }

  private void addLeaderAndGuns(int stack, String leader, String guns, Measures<State> measures) {
    if (line.stacks().get(stack).hasLeader()) {
      measures.flag(
          (stack == 0 ? "defender" : "behind") + "LeaderLost",
          leader,
          s -> s.stacks().of(stack).hasLostLeader());
    }
    if (line.stacks().get(stack).hasGuns()) {
      measures.flag(
          (stack == 0 ? "defender" : "behind") + "GunsDisordered",
          guns,
          s -> s.stacks().of(stack).gunsDisordered());
    }
  }

  private List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    String where =
        request.target().terrain().isEmpty() && !request.terrain().isEmpty()
            ? "; terrain " + String.join(", ", request.terrain())
            : "";
    facts.add(new Fact("target", request.target() + where));
    for (int i = 0; i < request.behind().size(); i++) {
      facts.add(new Fact(line.stacks().get(i + 1).label(), request.behind().get(i).withoutName()));
    }
    List<String> labels =
        line.shots().stream()
            .filter(it -> it.stack() == 0)
            .map(it -> it.shooter().label())
            .toList();
    for (int i = 0; i < labels.size(); i++) {
      facts.add(
          new Fact(
              labels.get(i), PreparedShooter.described(request.shooter().get(i), stacks.tables())));
    }
    for (LineShot shot : line.shots()) {
      StackState target = line.first().of(shot.stack());
      facts.addAll(
          noFire(
              new Shot(
                      tables,
                      shot.shooter(),
                      target,
                      Facing.FRONT,
                      OpeningUmpire.UNHEARD_IN_FIRST_TURN)
                  .noShotReason()));
    }
    Variant.describe(request.variant(), facts);
    return facts;
  }

  /**
   * Returns the line of a situation about a shot that is not possible; no line if the reason is "".
   */
  public static List<Fact> noFire(String reason) {
    return reason.isEmpty() ? List.of() : List.of(new Fact("no fire", reason));
  }

  /** Returns one state for each shot, with that shot next and every stack as it begins. */
  private List<State> openings() {
    return IntStream.range(0, line.shots().size())
        .mapToObj(next -> new State(next, 0, line.first()))
        .toList();
  }

  /**
   * A target and the stacks in line behind it, and the shots at them. Each shooter fires at the
   * target first; then its grazing fire, if any, is at each stack behind (MP-V14).
   *
   * @param stacks the target first
   */
  record LineOfFire(List<PreparedStack> stacks, List<LineShot> shots) {

    /**
     * A shot at a stack of the line.
     *
     * @param stack number of the stack that is its target, 0 for the first
     */
    record LineShot(PreparedShooter shooter, int stack) {}

    /**
     * Returns the line of a request.
     *
     * @throws TextFault if two stacks have one name, or there are stacks behind the target and no
     *     grazing fire
     */
    static LineOfFire of(Request request, StackBuilder builder) {
      Stack target = request.target();
      String label = target.name().isEmpty() ? "the target" : target.name();
      List<PreparedStack> stacks = new ArrayList<>();
      stacks.add(prepare(builder, 0, label, target, "target", request.terrain()));
      Set<String> taken = new HashSet<>(Set.of(label));
      for (Stack behind : request.behind()) {
        int index = stacks.size();
        String number = Names.name(behind.name(), index - 1);
        if (!taken.add(number)) {
          throw new TextFault(
              "behind", "two stacks are called `" + number + "`", "give each its own name");
        }
        String called = behind.name().isEmpty() ? "stack " + index + " behind" : behind.name();
        stacks.add(prepare(builder, index, called, behind, "behind", List.of()));
      }
      List<PreparedShooter> shooters =
          PreparedShooter.all(request.shooter(), "shooter", "shooter", builder);
      if (stacks.size() > 1 && shooters.stream().allMatch(it -> it.aim().grazing().isEmpty())) {
        throw new TextFault(
            "behind",
            "no shooter fires at stacks behind the target",
            "write `grazing` for artillery, as in `art 12lb; grazing`");
      }
      return new LineOfFire(List.copyOf(stacks), shots(shooters, stacks.size() - 1));
    }

    private static PreparedStack prepare(
        StackBuilder builder,
        int index,
        String label,
        Stack stack,
        String parameter,
        List<String> terrain) {
      PreparedStack drawn = builder.prepare(Side.DEFENDER, index, label, stack, parameter, terrain);
      StackBuilder.checkGunsQuality(drawn, parameter);
      return drawn;
    }

    private static List<LineShot> shots(List<PreparedShooter> shooters, int behind) {
      List<LineShot> shots = new ArrayList<>();
      for (PreparedShooter shooter : shooters) {
        shots.add(new LineShot(shooter, 0));
        for (int stack = 1; stack <= behind && shooter.aim().grazing().isPresent(); stack++) {
          shots.add(new LineShot(shooter.grazing(stack), stack));
        }
      }
      return List.copyOf(shots);
    }

    /** Returns all stacks before the first shot. */
    SideState first() {
      return new SideState(
          stacks.stream()
              .map(stack -> StackState.initial(stack, false).moving(stack.stack().moving()))
              .toList());
    }

    /**
     * Returns the number of the first shot, from this one on, that is fired. No shot is fired at a
     * unit that is gone, and a shooter whose target is gone does not graze either.
     *
     * @return its number, or the number of all shots if none is fired
     */
    int nextShot(int from, SideState now) {
      int shot = from;
      while (shot < shots.size() && isLost(shots.get(shot), now)) {
        shot = shots.get(shot).stack() == 0 ? nextShooter(shot) : shot + 1;
      }
      return shot;
    }

    private int nextShooter(int shot) {
      int next = shot + 1;
      while (next < shots.size() && shots.get(next).stack() > 0) {
        next++;
      }
      return next;
    }

    private static boolean isLost(LineShot shot, SideState now) {
      StackState target = now.of(shot.stack());
      return target.stack().hasUnit() && !target.stands();
    }
  }
}
