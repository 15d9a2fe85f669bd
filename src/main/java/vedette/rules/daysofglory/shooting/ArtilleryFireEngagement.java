package vedette.rules.daysofglory.shooting;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import vedette.dice.Die;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Rules;
import vedette.fight.Step;
import vedette.fight.Story;
import vedette.fight.Story.Fact;
import vedette.fight.Umpire;
import vedette.form.Field;
import vedette.form.Word;
import vedette.form.line.NotationForm;
import vedette.rules.Variant;
import vedette.rules.daysofglory.shooting.ShotDie.Faces.Face;
import vedette.rules.daysofglory.shooting.Weapon.Guns;
import vedette.rules.daysofglory.units.DaysOfGloryVariant;
import vedette.rules.kit.Measures;
import vedette.rules.kit.TextTable;
import vedette.source.TextFault;
import vedette.table.Tables;
import vedette.table.grid.Grid;

/**
 * Artillery at a target and at those behind it, a die for each gun (DG2, DG3, DG7). A step is one
 * gun.
 */
public final class ArtilleryFireEngagement
    implements Rules<ArtilleryFireEngagement.State, ArtilleryFireEngagement.State> {
  /** What a player says of artillery at one target. */
  public record Request(
      @Field(text = "firing guns", fallback = "1", min = 1, max = 99) int guns,
      @Field(text = "kind of gun", fallback = "smoothbore") Calibre calibre,
      @Field(text = "fire shell (mortars and howitzers)", optional = true) boolean shell,
      @Field(text = "range to the target in inches", min = 0, max = 999, example = "12") int range,
      @Field(text = "target type", fallback = "line") TargetType target,
      @Field(
              text =
                  "unit behind the target, and its distance from the target in inches; repeatable",
              optional = true,
              example = "dense 4")
          List<UnitBehind> behind,
      @Field(text = Variant.TEXT, optional = true) List<DaysOfGloryVariant> variant)
      implements DaysOfGloryVariant.HasVariantsInForce {}

  /** What artillery consults. */
  public static final List<String> TABLES =
      Stream.concat(
              ShootingTables.OF_GUNS.stream(),
              Stream.of(ShootingTables.BOUNCE, ShootingTables.FIRES))
          .toList();

  private static final Die D6 = Die.d(6);

  private final Request request;
  private final ShootingPhase.FireStart fires;

  /** The target, then each unit behind it. */
  private final List<Aim> aims = new ArrayList<>();

  /** By the faces of a gun's die, from 1. */
  private final List<FaceEffect> effects;

  /** The die of a gun, its faces merged that do the same. */
  private final Die die;

  /**
   * A unit that a gun's die is read for.
   *
   * @param reached whether shot can reach it
   */
  private record Aim(ShotDie read, boolean reached) {}

  /** What a face does: hits on each unit, and perhaps a fire. */
  private record FaceEffect(List<Integer> hits, boolean fire) {}

  /**
   * Between two guns.
   *
   * @param casualties of the target, then of each unit behind it that shot may reach
   */
  public record State(int guns, List<Integer> casualties, int fires) {}

  public ArtilleryFireEngagement(Request request, Tables inForce) {
    this.request = request;
    ShootingTables tables = ShootingTables.of(inForce);
    fires = ShootingPhase.FireStart.of(tables);
    String band = band(tables);
    Grid table = tables.hits(ShootingTables.ARTILLERY);
    int bounce = tables.number(ShootingTables.BOUNCE, "shot", request.calibre().toString());
    aims.add(new Aim(new ShotDie.Table(new TextTable(table)).die(band, request.target()), true));
    ShotDie.Table again = new ShotDie.Table(new TextTable(table, List.of("DG7")));
    for (UnitBehind unitBehind : request.behind()) {
      boolean reached = !request.shell() && unitBehind.distance() <= bounce && bounce > 0;
      aims.add(new Aim(again.die(band, unitBehind.target()), reached));
    }
    effects = IntStream.rangeClosed(1, D6.max()).mapToObj(this::effect).toList();
    die = D6.merged(face -> effects.get(face - 1));
  }

  /** Only a die that hits the target goes on through it (DG7). */
  private FaceEffect effect(int face) {
    Face target = aims.get(0).read().faces().of(face);
    boolean through = target.hits() > 0;
    return new FaceEffect(
        aims.stream()
            .map(aim -> through && aim.reached() ? aim.read().faces().of(face).hits() : 0)
            .toList(),
        target.fire());
  }

  private String band(ShootingTables tables) {
    if (request.shell() && !request.calibre().hasShell()) {
      throw new TextFault(
          "shell", "siege guns fire no shell", "leave out --shell, or write another calibre");
    }
    Guns guns = new Guns(tables, request.calibre(), request.shell());
    return guns.band(request.range())
        .orElseThrow(
            () -> new TextFault("range", "the target is out of range", guns.reachInWords()));
  }

  /** The fight with what is told of it. */
  public Engagement<State, State> engagement() {
    return Engagement.of(this, measures(), Story.of(situation()));
  }

  @Override
  public State first() {
    return new State(request.guns(), Collections.nCopies(aims.size(), 0), 0);
  }

  @Override
  public Step<State, State> step(State state, Umpire umpire) {
    for (Aim aim : aims) {
      if (aim.reached()) {
        aim.read().note(umpire);
      }
    }
    FaceEffect effect = effects.get(umpire.roll(die) - 1);
    ShotDie.noteHits(effect.hits().get(0), umpire);
    int burning = state.fires() + (effect.fire() ? fires.start(umpire) : 0);
    State next = new State(state.guns() - 1, sum(state.casualties(), effect.hits()), burning);
    return next.guns() == 0 ? Step.ended(next) : Step.sameTurn(next);
  }

  private static List<Integer> sum(List<Integer> some, List<Integer> more) {
    List<Integer> sum = new ArrayList<>(some.size());
    for (int i = 0; i < some.size(); i++) {
      sum.add(some.get(i) + more.get(i));
    }
    return List.copyOf(sum);
  }

  private List<Measure<State>> measures() {
    Measures<State> measures = new Measures<>();
    measures
        .count(
            "defenderLosses", "figures lost by the target", maxLoss(0), s -> s.casualties().get(0))
        .count("fires", "fires started", request.guns(), State::fires);
    for (int i = 1; i < aims.size(); i++) {
      int unit = i;
      measures
          .ofOne(String.valueOf(i), "unit " + i)
          .count(
              "behindLosses",
              "figures lost by {} behind the target",
              maxLoss(unit),
              s -> s.casualties().get(unit));
    }
    return measures.list();
  }

  /** Returns the most figures that an aimed-at unit can lose. */
  private int maxLoss(int aim) {
    return request.guns()
        * effects.stream().mapToInt(effect -> effect.hits().get(aim)).max().orElse(0);
  }

  private List<Fact> situation() {
    List<Fact> facts = new ArrayList<>();
    facts.add(
        new Fact(
            "guns",
            request.guns()
                + " "
                + request.calibre()
                + (request.shell() ? ", shell" : "")
                + ", range "
                + request.range()));
    facts.add(new Fact("target", request.target().toString()));
    request.behind().forEach(b -> facts.add(new Fact("behind target", b + " inches")));
    Variant.describe(request.variant(), facts);
    return facts;
  }

  /**
   * A unit behind the target of artillery, as a player writes it: {@code line 4}.
   *
   * @param distance behind the target, in inches
   */
  record UnitBehind(
      @Word(text = "target type of the unit behind", what = "target", example = "dense")
          TargetType target,
      @Word(text = "inches behind the target", what = "distance in inches", min = 0, example = "4")
          int distance) {
    private static final NotationForm<UnitBehind> FORM = NotationForm.of(UnitBehind.class);

    /**
     * Reads a unit behind a target.
     *
     * @throws TextFault if it cannot be understood
     */
    public static UnitBehind parse(String text) {
      return FORM.parse(text);
    }

    @Override
    public String toString() {
      return FORM.write(this);
    }
  }
}
