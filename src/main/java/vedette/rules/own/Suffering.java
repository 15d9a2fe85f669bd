package vedette.rules.own;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.Fraction;
import vedette.fight.Note;
import vedette.fight.Side;
import vedette.rules.own.RoundTask.Finish;
import vedette.system.Amount;
import vedette.system.Change;
import vedette.system.Effect;
import vedette.system.Effect.Checks;
import vedette.system.Effect.Gain;
import vedette.system.Effect.Gets;
import vedette.system.Effect.Lose;
import vedette.system.Effect.LoseAsMuch;
import vedette.system.Effect.LoseOrRetreat;
import vedette.system.Effect.LoseShare;
import vedette.system.Effect.Of;
import vedette.system.Effect.Retreat;
import vedette.system.Effect.Rid;
import vedette.system.Result;
import vedette.system.Roll;
import vedette.system.State;

/** What results and effects do to sides and units. */
final class Suffering {
  private static final String NO_LONGER = "{} is no longer {}";

  private Suffering() {}

  /**
   * Both sides suffer a result at once: nothing that it does to one is seen by the other's effects
   * but {@code as much}.
   *
   * @param saves the table by whose saves units are safe; "" for none
   */
  static void of(Result result, Moment moment, String saves, Play play) {
    if (result.exchange()) {
      exchange(moment, play);
    }
    // What is done last goes on the agenda first.
    if (!result.ending().isEmpty()) {
      play.first(new Finish(result.ending()));
    }
    suffer(result, true, moment, saves, play);
    suffer(result, false, moment, saves, play);
  }

  /** The same of the only result of a cell. */
  static void alone(Result result, Moment moment, String saves, Play play) {
    if (!saves.isEmpty() || result.exchange() || !result.isPlain()) {
      of(result, moment, saves, play);
      return;
    }
    for (Result.Suffered suffered : result.suffered()) {
      Side side = moment.side(suffered.whom());
      for (Effect effect : suffered.effects()) {
        side(side, effect.what(), moment, saves, play);
      }
    }
  }

  private static void suffer(
      Result result, boolean asMuch, Moment moment, String saves, Play play) {
    List<Result.Suffered> all = result.suffered();
    for (int i = all.size() - 1; i >= 0; i--) {
      Result.Suffered suffered = all.get(i);
      if (suffered.asMuch() != asMuch) {
        continue;
      }
      if (suffered.whom() == null) {
        // What both suffer each suffers for himself: he is `own` in it.
        for (Side side : List.of(Side.DEFENDER, Side.ATTACKER)) {
          suffer(side, suffered.effects(), moment.of(side), saves, play);
        }
      } else {
        suffer(moment.side(suffered.whom()), suffered.effects(), moment, saves, play);
      }
    }
  }

  private static void suffer(
      Side side, List<Effect> effects, Moment moment, String saves, Play play) {
    for (int i = effects.size() - 1; i >= 0; i--) {
      play.first(new SideSuffers(side, effects.get(i), moment, saves));
    }
  }

  /** The weaker by printed strength goes, the other loses as much; of equals both go. */
  private static void exchange(Moment moment, Play play) {
    int attacker = play.casualties(Side.ATTACKER).standing(moment.stood().attacker());
    int defender = play.casualties(Side.DEFENDER).standing(moment.stood().defender());
    for (Side side : Side.values()) {
      int own = side == Side.ATTACKER ? attacker : defender;
      int other = side == Side.ATTACKER ? defender : attacker;
      Troops before = play.troops(side);
      Casualties casualties = play.casualties(side);
      play.change(
          side,
          own <= other ? casualties.losingAll(before) : casualties.losingAsMuch(before, other));
      play.noteLoss(side, before, play.field().readings().exchange());
    }
  }

  /** What a side suffers. */
  static void side(Side side, Effect.What what, Moment moment, String saves, Play play) {
    Troops before = play.troops(side);
    Casualties casualties = play.casualties(side);
    if (what instanceof Lose lose) {
      // Of losses from which units may be saved any number makes a difference.
      int most = saves.isEmpty() ? before.standing() : Integer.MAX_VALUE;
      int losses = losses(lose, most, moment.scene(play), play);
      if (!saves.isEmpty() || lose.of() == Of.RANDOM_UNIT) {
        Moment saved = saves.isEmpty() ? null : moment;
        play.first(new SingleLosses(side, losses, lose, "", saves, saved));
        return;
      }
      play.change(side, casualties.losing(before, losses, lose.by()));
    } else if (what instanceof Gain gain) {
      int gains = gains(gain, side, moment.scene(play), play);
      play.change(side, casualties.gaining(before, gains, gain));
    } else if (what instanceof LoseShare share) {
      if (share.share().equals(Fraction.ONE)) {
        play.change(side, casualties.losingAll(before));
      } else {
        play.umpire().note("OWN1", "the {} loses a share of what it has", side);
        int most = casualties.most(moment.stood().of(side), Effect.By.UNSAID);
        int losses = Change.rounded(share.share().multiply(most), share.rounding()).intValue();
        play.change(side, casualties.losing(before, losses, Effect.By.UNSAID));
      }
    } else if (what instanceof LoseAsMuch much) {
      Side other = side.opposite();
      Casualties theirs = play.casualties(other);
      play.umpire().note("OWN2", "the {} loses as much as the other side", side);
      int lost = theirs.printed(moment.stood().of(other)) - theirs.printed(play.troops(other));
      int strength = Change.rounded(much.share().multiply(lost), much.rounding()).intValue();
      play.change(side, casualties.losingAsMuch(before, strength));
    } else if (what instanceof Retreat retreat) {
      retreats(side, retreat.hexes(), retreat.repulsed(), play);
    } else if (what instanceof LoseOrRetreat either) {
      boolean leaves = play.retreats(side, -1, true);
      side(side, leaves ? either.retreat() : either.loss(), moment, saves, play);
      return;
    } else {
      eachUnit(side, what, moment, play);
      return;
    }
    play.noteLoss(side, before);
  }

  private static void eachUnit(Side side, Effect.What what, Moment moment, Play play) {
    Troops of = play.troops(side);
    List<Task> checks = new ArrayList<>();
    for (int unit = 0; unit < of.size(); unit++) {
      if (of.isIn(unit)) {
        if (what instanceof Checks check) {
          boolean bySide = play.field().rules().checks().get(check.check()).bySide();
          checks.add(
              new CheckTask(
                  side, bySide ? -1 : unit, check.check(), check.drm(), play.troops(), Meant.ALL));
          if (bySide) {
            break;
          }
        } else {
          unit(side, unit, what, moment.scene(play).ofUnit(unit), play);
        }
      }
    }
    play.first(checks);
  }

  /** All units of a side leave the fight. */
  static void retreats(Side side, int hexes, boolean repulsed, Play play) {
    Troops after = play.troops(side);
    String reading = play.field().readings().back();
    if (!after.stands()) {
      if (after.allLeft() == 0) {
        play.umpire().note(reading, "the {} has nothing left to be forced back", side);
      }
      return;
    }
    for (int unit = 0; unit < after.size(); unit++) {
      after = after.isIn(unit) ? after.leaving(unit, repulsed) : after;
    }
    play.change(side, after.withHexes(hexes));
    if (repulsed) {
      play.umpire().note(play.field().readings().repulse(), "the {} is repulsed", side);
    } else if (hexes > 0) {
      String all = hexes == 1 ? "hex" : "hexes";
      play.umpire().note(reading, "the {} retreats {} {}", side, hexes, all);
    } else {
      play.umpire().note(reading, "the {} retreats", side);
    }
  }

  /** One unit leaves the fight; if it has left already its hexes add up. */
  static void leaves(Side side, int unit, int hexes, boolean repulsed, Play play) {
    Troops before = play.troops(side);
    if (before.left(unit) == 0) {
      return;
    }
    play.change(side, before.leaving(unit, repulsed).withHexes(hexes));
    if (play.umpire().hears("")) {
      play.umpire().note("", repulsed ? "{} is repulsed" : "{} retreats", play.called(side, unit));
    }
  }

  /** What one unit suffers, all of it by itself: what it no longer can suffer is void. */
  static void unit(Side side, int unit, List<Effect> effects, Scene scene, Play play) {
    for (Effect effect : effects) {
      if (scene.holds(effect.when())) {
        unit(side, unit, effect.what(), scene, play);
      }
    }
  }

  /**
   * What one unit suffers.
   *
   * @param scene in which amounts and shares are looked at
   */
  static void unit(Side side, int unit, Effect.What what, Scene scene, Play play) {
    Troops before = play.troops(side);
    Casualties casualties = play.casualties(side);
    if (what instanceof Lose lose) {
      int losses = losses(lose, before.left(unit), scene, play);
      play.change(
          side,
          lose.of() == Of.ONE_FIGURE
              ? casualties.losingOfOneFigure(before, unit, losses)
              : casualties.losing(before, unit, losses, lose.by()));
    } else if (what instanceof Gain gain) {
      play.change(
          side, casualties.gaining(before, unit, gains(gain, side, scene, play), gain.by()));
    } else if (what instanceof LoseShare share) {
      int had = scene.troops().of(side).left(unit);
      int losses = Change.rounded(share.share().multiply(had), share.rounding()).intValue();
      play.change(side, casualties.losing(before, unit, losses, Effect.By.UNSAID));
    } else if (what instanceof Retreat retreat) {
      leaves(side, unit, retreat.hexes(), retreat.repulsed(), play);
    } else if (what instanceof LoseOrRetreat either) {
      unit(
          side,
          unit,
          play.retreats(side, unit, true) ? either.retreat() : either.loss(),
          scene,
          play);
      return;
    } else if (what instanceof Gets gets) {
      gets(side, unit, gets, scene, play);
    } else if (what instanceof Rid rid && state(rid.state(), play).isCounted()) {
      int had = before.count(unit, rid.state());
      int left = rid.times() == 0 ? 0 : Math.max(0, had - rid.times());
      comesTo(side, unit, state(rid.state(), play), left, play);
    } else if (what instanceof Rid rid) {
      play.change(side, before.withState(unit, rid.state(), Troops.NOT));
      if (before.state(unit, rid.state()) != Troops.NOT && play.umpire().hears("")) {
        play.umpire().note("", NO_LONGER, play.called(side, unit), state(rid.state(), play).name());
      }
    } else if (what instanceof Checks check) {
      play.first(new CheckTask(side, unit, check.check(), check.drm(), play.troops(), Meant.ALL));
    }
    play.noteLoss(side, before);
  }

  private static State state(int index, Play play) {
    return play.field().rules().states().get(index);
  }

  /** A unit is now so often in a state that counts. */
  private static void comesTo(Side side, int unit, State state, int times, Play play) {
    Troops before = play.troops(side);
    if (before.count(unit, state.index()) == times) {
      return;
    }
    play.change(side, before.withCount(unit, state.index(), times, time(state)));
    if (play.umpire().hears("")) {
      String called = play.called(side, unit);
      play.umpire()
          .note(
              times == 0
                  ? new Note.Said("", NO_LONGER, called, state.name())
                  : new Note.Said("", "{} now has {} {}", called, state.name(), times));
    }
  }

  private static int time(State state) {
    return switch (state.lasts()) {
      case FIGHT -> Troops.WHOLE_FIGHT;
      case ROUND -> Troops.THIS_ROUND;
      case NEXT_ROUND -> Troops.NEXT_ROUND;
    };
  }

  private static void gets(Side side, int unit, Gets gets, Scene scene, Play play) {
    Troops before = play.troops(side);
    if (!before.isIn(unit)) {
      return;
    }
    int index = gets.state();
    State state = state(index, play);
    if (state.isCounted()) {
      int times = Math.min(state.counts(), before.count(unit, index) + gets.times());
      comesTo(side, unit, state, times, play);
      return;
    }
    int time = time(state);
    boolean again = before.state(unit, index) != Troops.NOT;
    int longer = Math.max(time, before.state(unit, index));
    play.change(side, before.withState(unit, index, again ? longer : time));
    String reading = again ? "OWN4" : "";
    if (play.umpire().hears(reading)) {
      play.umpire()
          .note(
              reading,
              again ? "{} is {} again" : "{} is {}",
              play.called(side, unit),
              state.name());
    }
    if (again) {
      unit(side, unit, state.again(), scene, play);
    }
  }

  /**
   * How many losses it says, by its die or its amount.
   *
   * @param most from where on more of them makes no difference
   */
  static int losses(Lose lose, int most, Scene scene, Play play) {
    return many(lose.amount(), lose.die(), most, scene, play);
  }

  /** How many come back, which is never more than was there at the beginning. */
  private static int gains(Gain gain, Side side, Scene scene, Play play) {
    return many(gain.amount(), gain.die(), play.field().force(side).full(), scene, play);
  }

  private static int many(Amount amount, Roll die, int most, Scene scene, Play play) {
    return die == null
        ? amount.whole(scene)
        : play.roll(play.umpire().once(() -> play.fight().lossDie(die, die.added(scene), most)));
  }
}
