package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import vedette.fight.Engagement;
import vedette.fight.Engagement.Fact;
import vedette.fight.Rules;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.json.EnumWords;
import vedette.rules.loosefiles.ArtilleryRequest.Before;

/**
 * Guns that fire at a unit, one D6 each (LF2). A step is one gun, or what all of them do to a unit
 * with a commander.
 */
final class Artillery implements Rules<Artillery.State, Target.Hit> {
  private final ArtilleryRequest request;
  private final GunFire fire;
  private final GunFire.Aim aim;
  private final Target target;

  /** Between two guns: what they have inflicted. */
  record State(int left, int points, int casualties) {}

  Artillery(ArtilleryRequest request, LooseFilesTables tables) {
    this.request = request;
    fire = GunFire.of(tables);
    Damage damage = tables.damage();
    Roster.checkPoints("gunDp", request.gunDp(), damage.most());
    target =
        new Target(
            new Roster("target", List.of(request.target()))
                .checkedForGradesOnly()
                .checked(damage.most(), new HashSet<>()),
            damage);
    aim =
        new GunFire.Aim(
            request.gunDp(),
            request.range(),
            request.target(),
            target.label(),
            request.targetBefore(),
            request.enfilade());
  }

  /** The fight with what is told of it. */
  Engagement<State, Target.Hit> engagement() {
    return Engagement.of(this, target.measures(), situation())
        .leaving(target::left)
        .openedBy(this::opening);
  }

  @Override
  public State first() {
    return new State(request.guns(), 0, 0);
  }

  @Override
  public Step<State, Target.Hit> step(State state, Umpire umpire) {
    if (state.left() == 0) {
      return Step.ended(target.hit(state.points(), state.casualties(), umpire));
    }
    State next = fire(state, umpire);
    return next.left() > 0 || target.isChecked(next.points(), next.casualties())
        ? Step.going(next)
        : Step.ended(target.hit(next.points(), next.casualties(), umpire));
  }

  private State fire(State state, Umpire umpire) {
    int gun = request.guns() - state.left() + 1;
    umpire.heading("", "Fire of gun {}", gun);
    ArtilleryHit hit = fire.fire(aim, gun, umpire);
    return new State(
        state.left() - 1,
        state.points() + hit.points(),
        Math.min(request.target().bases(), state.casualties() + hit.casualties()));
  }

  private List<Fact> situation() {
    StringBuilder guns = new StringBuilder().append(request.guns());
    if (request.gunDp() > 0) {
      guns.append(" with ").append(Words.points(request.gunDp()));
      guns.append(request.guns() > 1 ? " each" : "");
    }
    guns.append(", ").append(EnumWords.word(request.range())).append(" range");
    if (request.targetBefore() != Before.NONE) {
      guns.append(", ").append(EnumWords.word(request.targetBefore())).append(" target");
    }
    guns.append(request.enfilade() ? ", enfilade" : "");
    List<Fact> facts = new ArrayList<>(List.of(new Fact("guns", guns.toString())));
    facts.addAll(target.roster().facts());
    return facts;
  }

  private void opening(Umpire umpire) {
    fire.sum(aim, umpire);
    umpire.note("", "each gun rolls a D6");
  }
}
