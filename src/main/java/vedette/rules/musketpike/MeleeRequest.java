package vedette.rules.musketpike;

import java.util.List;
import java.util.Optional;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.rules.HasBest;
import vedette.rules.Variant;

/** What a player says of a melee. */
public record MeleeRequest(
    @Field(text = Wording.ATTACKER, example = "hi2 16/16 ql7") @Allows(Wording.STACK)
        List<Stack> attacker,
    @Field(text = Wording.DEFENDER, example = "hi2 19/20 ql5 disordered; in wall")
        @Allows(Wording.STACK)
        List<Stack> defender,
    @Field(text = Wording.TERRAIN, optional = true, example = "redoubt") List<String> terrain,
    @Field(text = Wording.FROM, fallback = "front") Facing from,
    @Field(text = Wording.EVADE, fallback = "never") ColumnDoctrine evade,
    @Field(text = Wording.ATTACKER_LOSSES, fallback = "strongest-first") OddLoss attackerLosses,
    @Field(text = Wording.DEFENDER_LOSSES, fallback = "strongest-first") OddLoss defenderLosses,
    @Field(text = Variant.TEXT, optional = true) List<MusketPikeVariant> variant,
    @Field(text = HasBest.BEST) Optional<HasBest.Who> best,
    @Field(text = HasBest.GOAL, example = "3*success + defenderLoss") Optional<String> goal)
    implements MeleeDoctrines {

  /** The activation that it is the end of: the attackers are in contact, and go in. */
  ActivationRequest activation() {
    return new ActivationRequest(
        attacker,
        defender,
        List.of(),
        terrain,
        List.of(),
        List.of(),
        List.of(),
        ColumnDoctrine.ALWAYS,
        evade,
        AssaultRequest.Order.CHARGE,
        attackerLosses,
        defenderLosses,
        variant,
        best,
        goal);
  }
}
