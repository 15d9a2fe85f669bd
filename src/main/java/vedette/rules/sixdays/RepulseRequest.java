package vedette.rules.sixdays;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import vedette.form.Field;
import vedette.rules.HasBest;
import vedette.rules.Variant;
import vedette.rules.kit.When;

/** What a player says of repulse attacks: overruns in the movement phase. */
public record RepulseRequest(
    @Field(text = "the overrunning stack", example = "inf 5, cav 3, art 1") OverrunStack attacker,
    @Field(
            text = "a stack to be overrun; again for each further one in a row",
            example = "inf 3, cav 1; distance 2")
        List<OverrunTarget> defender,
    @Field(
            text = "movement points that the stack has left; enough for all if not given",
            min = 0,
            max = 99)
        OptionalInt movement,
    @Field(text = "movement points that it expended before", fallback = "0", min = 0, max = 99)
        int spent,
    @Field(text = Wording.TERRAIN, optional = true, example = "woods,stream") List<String> terrain,
    @Field(
            text =
                "when the overrun is gone through with: always, best, revealed (the target had to show"
                    + " itself), at N (that, and at such a differential), at N or hidden (also if"
                    + " it did not show itself)",
            fallback = "always")
        RepulseDoctrine press,
    @Field(
            text =
                "whether battle turns due after an overrun that fails are only counted, or fought",
            fallback = "tell")
        Due due,
    @Field(text = "in battle turns due: " + Wording.COUNTERATTACK, fallback = "never")
        When counterattack,
    @Field(text = "in battle turns due: " + Wording.STOP, fallback = "never") Stopping stop,
    @Field(text = Wording.ATTACKER_LOSSES, fallback = "infantry-first") LossOrder attackerLosses,
    @Field(text = Wording.DEFENDER_LOSSES, fallback = "infantry-first") LossOrder defenderLosses,
    @Field(text = Wording.STACKING, fallback = "checked") Stacking stacking,
    @Field(text = Wording.SURVIVORS, fallback = "in-all", inPlans = "by-unit") Survivors survivors,
    @Field(text = Variant.TEXT, optional = true) List<SixDaysVariant> variant,
    @Field(text = HasBest.BEST) Optional<HasBest.Who> best,
    @Field(text = HasBest.GOAL, example = "3*success + defenderLoss") Optional<String> goal)
    implements FightRequest {

  /** What becomes of battle turns that are due after an overrun. */
  enum Due {
    TELL,
    FIGHT
  }
}
