package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.json.EnumWords;
import vedette.rules.kit.Notes;
import vedette.rules.loosefiles.ArtilleryRequest.Before;
import vedette.table.Grid;
import vedette.table.Modifier;

/**
 * Guns that fire at a unit, one D6 each (LF2). A step is one gun, or what all of them do to a unit
 * with a commander.
 */
final class Artillery implements Engagement<Artillery.State, Target.Hit> {
  /** What modifiers can depend on that lies with the guns. */
  private static final Set<String> OF_GUNS = Set.of("new target", "same target", "gun dp");

  private final ArtilleryRequest request;
  private final List<Factor> modifiers;
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
    Set<Trait> traits = EnumSet.of(Trait.SKIRMISH, Trait.COLUMN, Trait.COMMANDER, Trait.WORKS);
    target =
        new Target(
            new Roster("target", List.of(request.target()))
                .checked(traits, damage.most(), new HashSet<>()),
            damage);
    modifiers = tables.artillery().counting(this::times, this::because);
  }

  @Override
  public State first() {
    return new State(request.guns(), 0, 0);
  }

  private int times(String when) {
    boolean holds =
        switch (when) {
          case "gun dp" -> request.gunDp() > 0;
          case "works" -> request.target().works().isPresent();
          case "column" -> request.target().column() || request.enfilade();
          case "new target" -> request.targetBefore() == Before.NEW;
          case "same target" -> request.targetBefore() == Before.SAME;
          case "skirmish" -> request.target().skirmish();
          default -> throw new IllegalStateException("no condition " + when);
        };
    return !holds ? 0 : when.equals("gun dp") ? request.gunDp() : 1;
  }

  private String because(Modifier modifier) {
    return OF_GUNS.contains(modifier.when()) ? "each gun" : target.label();
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
    int total = Factor.sum(modifiers, umpire) + umpire.roll(LooseFilesTables.D6);
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
  public void opening(Umpire umpire) {
    Factor.sum(modifiers, umpire);
    umpire.note("", "each gun rolls a D6");
  }
}
