package vedette.rules.own;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import vedette.dice.Die;
import vedette.dice.Spread;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.rules.own.stack.SideStatus;
import vedette.rules.own.stack.StepUnits;
import vedette.system.Check;
import vedette.system.effect.Effect;

/**
 * A unit checks, or a side for all its units.
 *
 * @param unit -1 for the side
 * @param drm added to the roll
 * @param stood before any unit checked
 */
record CheckTask(
    Side side, int unit, String name, int drm, BySide<SideStatus> stood, StepUnits meant)
    implements Task {

  /**
   * What each way in which a check can come out does.
   *
   * @param die its rolls merged that come out alike
   * @param ways by natural roll, which of the effects follow
   */
  private record Outcomes(List<List<Effect>> effects, Die die, Map<Integer, Integer> ways) {
    List<Effect> of(int rolled) {
      return effects.get(ways.get(rolled));
    }
  }

  /** Returns the checks of all units of a side that are meant, or the one of the side. */
  static List<CheckTask> of(
      String name, int drm, Side side, BySide<SideStatus> stood, StepUnits meant, Play play) {
    List<CheckTask> checks = new ArrayList<>();
    SideStatus of = stood.of(side);
    for (int unit = 0; unit < of.size(); unit++) {
      if (of.isIn(unit) && meant.contains(play.terms().force(side).units().get(unit), of, unit)) {
        if (play.terms().rules().checks().get(name).bySide()) {
          return List.of(new CheckTask(side, -1, name, drm, stood, meant));
        }
        checks.add(new CheckTask(side, unit, name, drm, stood, meant));
      }
    }
    return checks;
  }

  @Override
  public Object[] part() {
    return new Object[] {"checks", name};
  }

  @Override
  public void act(Play play) {
    if (unit >= 0 && !play.status(side).isIn(unit)) {
      return;
    }
    Check check = play.terms().rules().checks().get(name);
    RollContext context = new RollContext(stood, side, false, meant);
    View view = context.view(play).ofUnit(unit);
    Outcomes outcomes = play.umpire().memoize(() -> outcomes(check, view, play));
    List<Effect> came = outcomes.of(play.roll(outcomes.die()));
    if (play.umpire().hears("")) {
      play.umpire().note("", "{} checks {}: {}", play.unitName(side, unit), name, words(came));
    }
    List<Task> suffered = new ArrayList<>();
    for (Effect effect : came) {
      for (int one = 0; one < play.status(side).size(); one++) {
        boolean checked =
            unit == one
                || unit < 0
                    && play.status(side).isIn(one)
                    && meant.contains(
                        play.terms().force(side).units().get(one), stood.of(side), one);
        if (checked) {
          suffered.add(new UnitEffectTask(side, one, effect, context));
        }
      }
    }
    play.first(suffered);
  }

  private static String words(List<Effect> effects) {
    return effects.isEmpty()
        ? "no effect"
        : effects.stream().map(Effect::toString).collect(Collectors.joining(", "));
  }

  private Outcomes outcomes(Check check, View view, Play play) {
    SettledThrow settled = SettledThrow.of(check.roll(), view, play).plus(drm);
    Spread natural = settled.natural(roll -> !settled.reaches(roll));
    if (settled.number() != null && play.umpire().hears("")) {
      String at = SettledThrow.chanceText(natural.chance(settled::reaches));
      play.umpire().note("", "{} passes {} at {}", play.unitName(side, unit), name, at);
    }
    List<List<Effect>> effects = new ArrayList<>();
    Map<Integer, Integer> ways = new HashMap<>();
    for (int roll : natural.weights().keySet()) {
      ways.put(roll, place(effects(check, roll, settled), effects));
    }
    Die die = play.fight().die(natural, check.roll().die().text()).merged(ways::get);
    return new Outcomes(effects, die, ways);
  }

  private static int place(List<Effect> effects, List<List<Effect>> all) {
    int known = all.indexOf(effects);
    if (known >= 0) {
      return known;
    }
    all.add(effects);
    return all.size() - 1;
  }

  private static List<Effect> effects(Check check, int natural, SettledThrow settled) {
    int face = check.roll().face(natural);
    if (face >= 0) {
      return check.roll().faces().get(face).effects();
    }
    int margin = settled.margin(natural);
    for (Check.Margin each : settled.reaches(natural) ? check.pass() : check.fail()) {
      if (each.by() == null || each.by().contains(margin)) {
        return each.effects();
      }
    }
    return List.of();
  }

  /**
   * An effect of its check on a unit is due.
   *
   * @param context before the check
   */
  private record UnitEffectTask(Side side, int unit, Effect effect, RollContext context)
      implements Task {
    @Override
    public boolean rolls() {
      return effect.rolls();
    }

    @Override
    public void act(Play play) {
      View view = context.view(play).ofUnit(unit);
      if (play.status(side).strength(unit) > 0 && view.holds(effect.when())) {
        effect.what().on(new UnitTarget(side, unit, view, play));
      }
    }
  }
}
