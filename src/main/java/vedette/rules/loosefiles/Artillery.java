package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.json.EnumWords;
import vedette.rules.Consulted;
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
  private final Factors modifiers;
  private final Grid results;
  private final int column;
  private final Target target;

  /** Between two guns: what they have inflicted. */
  record State(int left, int points, int casualties) {}

  Artillery(ArtilleryRequest request, LooseFilesTables tables) {
    this.request = request;
    modifiers = tables.artillery();
    results = tables.artilleryResults();
    column = results.columns().indexOf(EnumWords.word(request.range()));
    Damage damage = tables.damage();
    Party.checkPoints("gunDp", request.gunDp(), damage.most());
    Set<Trait> traits = EnumSet.of(Trait.SKIRMISH, Trait.COLUMN, Trait.COMMANDER, Trait.WORKS);
    target =
        new Target(
            new Party("target", List.of(request.target()))
                .checked(traits, damage.most(), new HashSet<>()),
            damage);
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

  private int modifier(Listener listener) {
    return modifiers.sum(this::times, this::because, listener);
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
    String gun = "gun " + (request.guns() - state.left() + 1);
    umpire.note(new Note.Begins("Fire of " + gun));
    int total = modifier(umpire) + umpire.roll(LooseFilesTables.D6);
    umpire.note(new Note.Happens(gun, "comes to " + total));
    int row = results.row(total);
    String[] cell = results.text(row, column).split(" ");
    int points = Integer.parseInt(cell[0]);
    int casualties = Integer.parseInt(cell[1]);
    Consulted.cell(
        results,
        row,
        column,
        Told.points(points) + ", " + Told.casualties(casualties),
        points + casualties == 0 ? List.of("LF2") : List.of(),
        umpire);
    return new State(
        state.left() - 1,
        state.points() + points,
        Math.min(request.target().bases(), state.casualties() + casualties));
  }

  @Override
  public List<Measure<Target.Hit>> measures() {
    return target.measures();
  }

  @Override
  public List<Fact> situation() {
    StringBuilder guns = new StringBuilder().append(request.guns());
    if (request.gunDp() > 0) {
      guns.append(" with ").append(Told.points(request.gunDp()));
      guns.append(request.guns() > 1 ? " each" : "");
    }
    guns.append(", ").append(EnumWords.word(request.range())).append(" range");
    if (request.targetBefore() != Before.NONE) {
      guns.append(", ").append(EnumWords.word(request.targetBefore())).append(" target");
    }
    guns.append(request.enfilade() ? ", enfilade" : "");
    List<Fact> facts = new ArrayList<>(List.of(new Fact("guns", guns.toString())));
    facts.addAll(target.party().facts());
    return facts;
  }

  @Override
  public void opening(Listener listener) {
    modifier(listener);
    listener.note(new Note.Happens("each gun", "rolls a D6"));
  }
}
