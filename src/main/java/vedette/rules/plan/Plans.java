package vedette.rules.plan;

import java.util.List;
import vedette.fight.Story.Fact;
import vedette.form.model.HelpLine;
import vedette.rules.EngagementType;
import vedette.rules.GameSystem;
import vedette.table.Tables;
import vedette.table.grid.PlanFile;

/** Plans: fights in a row, of any system. */
public final class Plans implements GameSystem {
  /** The system's id. */
  public static final String ID = "plan";

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String title() {
    return "Fights in a row: plans and campaigns";
  }

  @Override
  public List<EngagementType<?>> engagements() {
    return List.of(
        new EngagementType<>(
                ID,
                ID,
                "fights in a row, each with the survivors of the one before",
                PlanRequest.class,
                (request, wish, tables) -> PlanSetup.measured(request, tables),
                List.of(),
                List.of(
                    new HelpLine(
                        "Tercio.strength", "in conditions: strength points, figures or steps left"),
                    new HelpLine("Tercio.eliminated", "the unit is eliminated"),
                    new HelpLine("Tercio.disordered", "any word of the unit's notation"),
                    new HelpLine("assault.fought", "the step assault was fought"),
                    new HelpLine("assault.success", "any measure of the step's fight"),
                    new HelpLine("assault.successes", "number of successes of a repeated step")),
                List.of("tables/examples/plans/redoubt.json"),
                "The plan succeeds {+success} of the time")
            .ending(StepOutcome::explained));
  }

  /**
   * Looks whether a plan can be fought.
   *
   * @throws vedette.source.WrongFile with all that is wrong with it
   */
  public static void check(PlanFile plan) {
    PlanSetup.check(plan, Tables.builtIn());
  }

  /**
   * Returns what a plan says, as a player reads it.
   *
   * @throws vedette.source.WrongFile with all that is wrong with its parts
   */
  public static List<Fact> words(PlanFile plan) {
    return PlanWords.facts(PlanReader.read(plan));
  }
}
