package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import vedette.fight.Doctrine;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.rules.DrawnUp;
import vedette.rules.sixdays.OverrunResult.Ending;
import vedette.rules.sixdays.OverrunState.Adjacent;
import vedette.rules.sixdays.OverrunState.Fighting;
import vedette.rules.sixdays.OverrunState.Met;

/**
 * Repulse attacks in the movement phase (10.0, SD8): one battle turn against each target in a row,
 * as long as each is cleared and movement points are left to reach the next; after one that is not,
 * the battle turns still due, if they are to be fought.
 */
final class Overrun extends DrawnUp<OverrunState, OverrunResult> {
  private final SixDaysTables tables;
  private final Force attacker;
  private final List<Target> targets;
  private final boolean fightDue;

  /**
   * A stack to be overrun.
   *
   * @param reachable whether movement points suffice to come adjacent to it
   * @param turnsDue battle turns of a stack that has expended what it takes to come so far
   * @param battle the battle that follows if it holds
   */
  record Target(Force force, Ground ground, boolean reachable, int turnsDue, Battle battle) {}

  Overrun(
      SixDaysTables tables,
      Force attacker,
      List<Target> targets,
      boolean fightDue,
      Doctrine doctrine,
      List<Measure<OverrunResult>> measures,
      List<Fact> situation) {
    super(doctrine, measures, situation);
    this.tables = tables;
    this.attacker = attacker;
    this.targets = targets;
    this.fightDue = fightDue;
  }

  @Override
  public OverrunState first() {
    return new Adjacent(attacker.initial(), List.of());
  }

  @Override
  public void opening(Listener listener) {
    Clash clash = clash(attacker.initial(), 0);
    boolean revealed = reveal(clash, listener);
    clash.column(listener);
    if (!doctrine().choose(new OverrunChoice(seen(clash, revealed)))) {
      listener.note(new Note.Happens(attacker.label(), "declines that overrun", List.of()));
    }
  }

  @Override
  public Step<OverrunState, OverrunResult> step(OverrunState state, Umpire umpire) {
    return state instanceof Adjacent adjacent
        ? overrun(adjacent, umpire)
        : fight((Fighting) state, umpire);
  }

  private Clash clash(long points, int target) {
    Force force = targets.get(target).force();
    return new Clash(
        tables,
        new Body(0, attacker, 1, points),
        List.of(new Body(0, force, 1, force.initial())),
        targets.get(target).ground(),
        List.of());
  }

  /** A target shows itself to a stack with more cavalry, by strict majority (SD8). */
  private static boolean reveal(Clash clash, Listener listener) {
    int own = clash.attacker().strength(Arm.CAVALRY);
    int other = clash.targets().get(0).strength(Arm.CAVALRY);
    boolean revealed = own > other;
    listener.note(new Reveal(clash.targets().get(0).toString(), revealed, own, other));
    return revealed;
  }

  /** The differential, if the phasing player may see it. */
  private static OptionalInt seen(Clash clash, boolean revealed) {
    return revealed ? OptionalInt.of(clash.differential(Listener.NOBODY)) : OptionalInt.empty();
  }

  private record Reveal(String target, boolean revealed, int own, int other) implements Note {
    @Override
    public String text() {
      return target
          + (revealed ? " must show its strength" : " stays hidden")
          + " (cavalry "
          + own
          + " against "
          + other
          + ")";
    }

    @Override
    public List<String> readings() {
      return List.of("SD8");
    }
  }

  private Step<OverrunState, OverrunResult> overrun(Adjacent state, Umpire umpire) {
    int index = state.met().size();
    Target target = targets.get(index);
    if (!target.reachable()) {
      return end(state.points(), state.met(), index, 0, Ending.OUT_OF_MOVEMENT);
    }
    Clash clash = clash(state.points(), index);
    boolean revealed = reveal(clash, umpire);
    if (!umpire.decide(new OverrunChoice(seen(clash, revealed)))) {
      Met met = new Met(Fate.UNHURT, revealed);
      return held(
          state.points(), target.force().initial(), met, state.met(), Ending.DECLINED, umpire);
    }
    return after(clash.fight(clash.column(umpire), umpire), revealed, state.met(), umpire);
  }

  private Step<OverrunState, OverrunResult> after(
      Clash.Fought fought, boolean revealed, List<Met> before, Umpire umpire) {
    Body own = fought.attackers().get(0);
    Body other = fought.targets().get(0);
    Met met = new Met(other.fate(), revealed);
    List<Met> all = with(before, met);
    if (own.isOut()) {
      return leave(own.fate(), all, before.size());
    }
    if (other.isOut()) {
      return all.size() == targets.size()
          ? end(own.points(), all, all.size(), 0, Ending.ALL_CLEARED)
          : Step.going(new Adjacent(own.points(), all));
    }
    return held(own.points(), other.points(), met, before, Ending.HELD, umpire);
  }

  private static List<Met> with(List<Met> before, Met met) {
    List<Met> all = new ArrayList<>(before);
    all.add(met);
    return List.copyOf(all);
  }

  /** The stack stays where it is, with the battle turns that its movement leaves it. */
  private Step<OverrunState, OverrunResult> held(
      long points, long targetPoints, Met met, List<Met> before, Ending ending, Umpire umpire) {
    Target target = targets.get(before.size());
    umpire.note(
        new Note.Happens(
            attacker.label(),
            "goes no further; " + Situation.turns(target.turnsDue()) + " due",
            List.of("SD8")));
    if (!fightDue) {
      return end(points, with(before, met), before.size(), target.turnsDue(), ending);
    }
    BattleState battle = BattleState.begin(1, Stacks.of(points), Stacks.of(targetPoints));
    return Step.going(new Fighting(battle, ending, met.revealed(), before));
  }

  private Step<OverrunState, OverrunResult> fight(Fighting state, Umpire umpire) {
    Target target = targets.get(state.met().size());
    Step<BattleState, BattleResult> step = target.battle().step(state.battle(), umpire);
    if (step instanceof Step.Going<BattleState, BattleResult> going) {
      return Step.going(
          new Fighting(going.state(), state.overrun(), state.revealed(), state.met()));
    }
    BattleResult result = ((Step.Ended<BattleState, BattleResult>) step).result();
    Fate own = result.attackers().fate(0);
    Met met = new Met(result.defenders().fate(0), state.revealed());
    return Step.ended(
        new OverrunResult(
            own,
            with(state.met(), met),
            state.met().size(),
            target.turnsDue(),
            result.turns(),
            state.overrun()));
  }

  private static Step<OverrunState, OverrunResult> leave(Fate own, List<Met> met, int cleared) {
    Ending ending = own.eliminated() ? Ending.ATTACKER_ELIMINATED : Ending.ATTACKER_REPULSED;
    return Step.ended(new OverrunResult(own, met, cleared, 0, 0, ending));
  }

  private Step<OverrunState, OverrunResult> end(
      long points, List<Met> met, int cleared, int turnsDue, Ending ending) {
    Fate own = new Body(0, attacker, 1, points).fate();
    return Step.ended(new OverrunResult(own, met, cleared, turnsDue, 0, ending));
  }
}
