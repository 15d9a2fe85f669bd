package vedette.rules.musketpike;

import java.util.List;
import java.util.Optional;
import vedette.fight.Side;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.rules.HasBest;
import vedette.rules.Variant;

/** What a player says of an activation of several stacks. */
public record ActivationRequest(
    @Field(
            text = "an active stack, and whom it goes against; again for each further one",
            example = "hi2 16/16 ql7; against 1")
        @Allows(Wording.STACK + " against firesAt from contact")
        List<Stack> attacker,
    @Field(
            text = "an enemy stack adjacent to active ones; again for each further one",
            example = "hi1 6/6 ql6")
        @Allows(Wording.STACK + " firesAt")
        List<Stack> defender,
    @Field(
            text = "artillery that fires before the attackers move; again for each further one",
            optional = true,
            example = "art 12lb; range 4; fires-at 2")
        @Allows(Wording.BATTERY + " firesAt")
        List<Shooter> battery,
    @Field(text = Wording.TERRAIN, optional = true, example = "redoubt") List<String> terrain,
    @Field(
            text = "defenders in the order of their fire; those left out follow as listed",
            optional = true,
            example = "2,1")
        List<String> defensiveOrder,
    @Field(
            text = "attackers in the order of their fire; those left out follow as listed",
            optional = true,
            example = "2,1")
        List<String> advancingOrder,
    @Field(
            text = "attackers in the order in which they go in; those left out follow as listed",
            optional = true,
            example = "2,1")
        List<String> meleeOrder,
    @Field(
            text =
                "when attackers go into melee: never, always, best, at 125% (that column or a better one)",
            fallback = "always")
        ColumnDoctrine melee,
    @Field(text = Wording.EVADE, fallback = "never") ColumnDoctrine evade,
    @Field(
            text =
                "the order of the activation: charge; or march, by units in contact, one of which"
                    + " may rally at its end",
            fallback = "charge")
        AssaultRequest.Order order,
    @Field(text = Wording.ATTACKER_LOSSES, fallback = "strongest-first") OddLoss attackerLosses,
    @Field(text = Wording.DEFENDER_LOSSES, fallback = "strongest-first") OddLoss defenderLosses,
    @Field(text = Variant.TEXT, optional = true) List<MusketPikeVariant> variant,
    @Field(text = HasBest.BEST) Optional<HasBest.Who> best,
    @Field(text = HasBest.GOAL, example = "3*success + defenderLoss") Optional<String> goal)
    implements MeleeDoctrines {
  /** Whether attackers may go in after their fire. */
  boolean mayGoIn() {
    return !melee.isNever() || decidesBest(Side.ATTACKER);
  }
}
