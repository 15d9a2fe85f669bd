package vedette.rules.own;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.Fraction;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.rules.kit.Troops;
import vedette.system.Check;
import vedette.system.Effect;
import vedette.system.Faces;
import vedette.system.Spread;

/**
 * A unit checks, or a side for all its units.
 *
 * @param unit -1 for the side
 * @param drm added to the roll
 * @param stood before any unit checked
 */
record CheckTask(Side side, int unit, String name, int drm, BySide<Troops> stood, Meant meant)
    implements Task {

  /** What each way in which a check can come out does. */
  private record Outcomes(List<List<Effect>> effects, Spread spread) {}

  @Override
  public Object[] part() {
    return new Object[] {"checks", name};
  }

  @Override
  public void act(Play play) {
    if (unit >= 0 && !play.troops(side).isIn(unit)) {
      return;
    }
    Check check = play.field().rules().checks().get(name);
    Moment moment = new Moment(stood, side, false, meant);
    Scene scene = moment.scene(play).ofUnit(unit);
    Outcomes outcomes = play.umpire().once(() -> outcomes(check, scene, play));
    int came = play.roll(outcomes.spread(), "check " + name);
    play.umpire()
        .note(
            "",
            "{} checks {}: {}",
            play.called(side, unit),
            name,
            words(outcomes.effects().get(came)));
    List<Task> suffered = new ArrayList<>();
    for (Effect effect : outcomes.effects().get(came)) {
      for (int one = 0; one < play.troops(side).size(); one++) {
        boolean checked =
            unit == one
                || unit < 0
                    && play.troops(side).isIn(one)
                    && meant.has(play.field().force(side).units().get(one), stood.of(side), one);
        if (checked) {
          suffered.add(new UnitSuffers(side, one, effect, moment));
        }
      }
    }
    play.first(suffered);
  }

  private static String words(List<Effect> effects) {
    return effects.isEmpty() ? "nothing happens" : "it suffers";
  }

  private Outcomes outcomes(Check check, Scene scene, Play play) {
    Counting counting = new Counting(check.roll().modifiers(), scene);
    int added = check.roll().die().added(scene) + counting.drm(play) + drm;
    Fraction number = check.roll().number() == null ? null : check.roll().number().in(scene);
    Spread natural = check.roll().die().natural();
    if (counting.anyRerolls()) {
      natural = natural.rerolled(counting::rerolls, false);
    }
    if (counting.rerollsMisses()) {
      natural =
          natural.rerolled(roll -> !Chances.reaches(check.roll(), roll + added, number), false);
    }
    List<List<Effect>> effects = new ArrayList<>();
    Spread spread = natural.map(roll -> place(effects(check, roll, added, number), effects));
    return new Outcomes(effects, spread);
  }

  private static int place(List<Effect> effects, List<List<Effect>> all) {
    int known = all.indexOf(effects);
    if (known >= 0) {
      return known;
    }
    all.add(effects);
    return all.size() - 1;
  }

  private static List<Effect> effects(Check check, int natural, int added, Fraction number) {
    for (Faces faces : check.roll().faces()) {
      if (faces.range().has(natural)) {
        return faces.effects();
      }
    }
    boolean passed = Chances.reaches(check.roll(), natural + added, number);
    int margin =
        number == null ? 0 : new Fraction(natural + added).subtract(number).abs().intValue();
    for (Check.Margin each : passed ? check.pass() : check.fail()) {
      if (each.by() == null || each.by().has(margin)) {
        return each.effects();
      }
    }
    return List.of();
  }
}
