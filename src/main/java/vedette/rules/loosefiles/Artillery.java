package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.json.EnumWords;
import vedette.rules.kit.HeardBy;
import vedette.rules.kit.ModifierTable;
import vedette.rules.kit.ModifierTable.Situation;
import vedette.rules.kit.Notes;
import vedette.rules.loosefiles.ArtilleryRequest.Before;
import vedette.table.Grid;

/**
 * Guns that fire at a unit, one D6 each (LF2). A step is one gun, or what all of them do to a unit
 * with a commander.
 */
final class Artillery implements Engagement<Artillery.State, Target.Hit>, Situation<GunCondition> {
  private final ArtilleryRequest request;
  private final ModifierTable<GunCondition> modifiers;
  private final Grid results;
  private final int column;
  private final Target target;

  /** Between two guns: what they have inflicted. */
  record State(int left, int points, int casualties) {}

  Artillery(ArtilleryRequest request, LooseFilesTables tables) {
    this.request = request;
    results = tables.artilleryResults();
    column = results.columns().indexOf(EnumWords.word(request.range()));
    Damage damage = tables.damage();
    Roster.checkPoints("gunDp", request.gunDp(), damage.most());
    target =
        new Target(
            new Roster("target", List.of(request.target())).checked(damage.most(), new HashSet<>()),
            damage);
    modifiers = tables.artillery();
  }

  @Override
  public State first() {
    return new State(request.guns(), 0, 0);
  }

  @Override
  public boolean holds(GunCondition condition) {
    return switch (condition) {
      case GUN_DP -> request.gunDp() > 0;
      case WORKS -> request.target().works().isPresent();
      case COLUMN -> request.target().column() || request.enfilade();
      case NEW_TARGET -> request.targetBefore() == Before.NEW;
      case SAME_TARGET -> request.targetBefore() == Before.SAME;
      case SKIRMISH -> request.target().skirmish();
    };
  }

  @Override
  public int times(GunCondition condition) {
    return condition == GunCondition.GUN_DP ? request.gunDp() : 1;
  }

  @Override
  public Object because(GunCondition condition) {
    return switch (condition) {
      case GUN_DP, NEW_TARGET, SAME_TARGET -> "each gun";
      case WORKS, COLUMN, SKIRMISH -> target.label();
    };
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
    int total = umpire.once(() -> modifiers.sum(this, umpire)) + umpire.roll(LooseFilesTables.D6);
    umpire.note("", "gun {} comes to {}", gun, total);
    int row = results.row(total);
    ArtilleryHit hit = ArtilleryHit.of(results.text(row, column));
    Notes.cell(results, row, column, hit.words(), hit.isNone() ? "LF2" : "", umpire);
    return new State(
        state.left() - 1,
        state.points() + hit.points(),
        Math.min(request.target().bases(), state.casualties() + hit.casualties()));
  }

  @Override
  public List<Measure<Target.Hit>> measures() {
    return target.measures();
  }

  @Override
  public List<Fact> situation() {
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

  @Override
  public void opening(Listener listener) {
    modifiers.sum(this, new HeardBy(listener));
    listener.note(new Note.Said("", "each gun rolls a D6"));
  }
}
