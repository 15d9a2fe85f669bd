package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Rules;
import vedette.fight.Step;
import vedette.fight.Story;
import vedette.fight.Story.Fact;
import vedette.fight.Umpire;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.rules.HasVariants;
import vedette.rules.Variant;
import vedette.rules.kit.Measures;
import vedette.source.TextFault;

/**
 * Commanders take D.Points off, turn by turn until none is left or for so many turns (LF7). A step
 * is a turn, a state what the units then are.
 */
final class RecoveryEngagement implements Rules<List<UnitState>, List<UnitState>> {
  /** What a player says of units that are brought back into order. */
  record Request(
      @Field(text = "unit with D.Points; repeatable", example = "inf 6 dp 4")
          @Allows(value = "dp commander", keeps = "skirmish column with casualties")
          List<Unit> unit,
      @Field(text = "turns", fallback = "1", min = 1, max = 99) int turns,
      @Field(text = "commanders that roll for command points", fallback = "1", min = 0, max = 9)
          int commanders,
      @Field(text = CountWords.ATTACHED, optional = true) boolean attachedRoll,
      @Field(text = Variant.TEXT, optional = true) List<LooseFilesVariant> variant)
      implements HasVariants {}

  private final Request request;
  private final Roster units;
  private final CommanderRecovery commanderRecovery;
  private final List<UnitState> first;

  RecoveryEngagement(Request request, RulesInForce rules) {
    this.request = request;
    units =
        new Roster("unit", request.unit())
            .checkedForGradesOnly()
            .checked(Damage.mostPoints(rules.tables()), new HashSet<>());
    first = units.initial();
    commanderRecovery =
        new CommanderRecovery(
            units, request.commanders(), request.attachedRoll(), hasFreePoints() ? "LF-V5" : "");
    if (request.commanders() == 0 && !hasFreePoints()) {
      throw new TextFault(
          "commanders",
          "no commander can remove D.Points",
          "pass --commanders 1, or write `commander` after a unit");
    }
  }

  private boolean hasFreePoints() {
    return request.unit().stream().anyMatch(Unit::commander);
  }

  /** The fight with what is told of it. */
  Engagement<List<UnitState>, List<UnitState>> engagement() {
    return Engagement.of(this, measures(), Story.of(situation()).withOpening(this::opening))
        .leaving(units::survivors);
  }

  @Override
  public List<UnitState> first() {
    return first;
  }

  @Override
  public int lastTurn() {
    return request.turns();
  }

  @Override
  public Step<List<UnitState>, List<UnitState>> step(List<UnitState> before, Umpire umpire) {
    if (CommanderRecovery.points(before) == 0) {
      return Step.ended(before);
    }
    List<UnitState> left = umpire.memoize(() -> begin(before, umpire));
    if (commanderRecovery.rolls(left)) {
      left = commanderRecovery.roll(left, umpire);
    }
    return CommanderRecovery.points(left) == 0 || umpire.reached(request.turns())
        ? Step.ended(left)
        : Step.nextTurn(left);
  }

  private List<UnitState> begin(List<UnitState> before, Umpire umpire) {
    umpire.heading("", "Turn {turn}");
    return commanderRecovery.spendFreePoints(before, umpire);
  }

  private List<Measure<List<UnitState>>> measures() {
    int before = CommanderRecovery.points(units.initial());
    Measures<List<UnitState>> measures = new Measures<>();
    measures
        .success("all D.Points are removed", left -> CommanderRecovery.points(left) == 0)
        .add(
            Measure.turns(
                "turns", "turns until all D.Points are removed, or all turns", left -> before > 0))
        .count(
            "dpRemoved",
            "D.Points removed",
            before,
            left -> before - CommanderRecovery.points(left))
        .count("dp", "D.Points remaining", before, CommanderRecovery::points);
    for (int i = 0; i < units.size() && units.size() > 1; i++) {
      int unit = i;
      int dp = units.initial().get(i).dp();
      measures
          .ofOne(units.name(i), units.label(i))
          .count("dp", "D.Points remaining on {}", dp, left -> left.get(unit).dp());
    }
    return measures.list();
  }

  private List<Fact> situation() {
    List<Fact> facts = new ArrayList<>(units.facts());
    facts.add(new Fact("commanders", String.valueOf(request.commanders())));
    if (request.attachedRoll()) {
      facts.add(new Fact("with units", CountWords.ATTACHED_ROLL));
    }
    facts.add(new Fact("turns", String.valueOf(request.turns())));
    Variant.describe(request.variant(), facts);
    return facts;
  }

  private void opening(Umpire umpire) {
    commanderRecovery.spendFreePoints(units.initial(), umpire);
    if (request.commanders() > 0) {
      umpire.note("", "each commander rolls a {} every turn", commanderRecovery.die());
    }
  }
}
