package vedette.rules.musketpike;

import java.util.List;
import java.util.Optional;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.rules.HasBest;
import vedette.rules.Variant;

/** What a player says of an assault. */
public record AssaultRequest(
    @Field(text = Wording.ATTACKER, example = "hi2 16/16 ql7") @Allows(Wording.STACK)
        List<Stack> attacker,
    @Field(text = Wording.DEFENDER, example = "li 1/1 ql4, art 12lb ql6; in redoubt")
        @Allows(Wording.STACK)
        List<Stack> defender,
    @Field(
            text = "artillery that fires before the attacker moves; again for each further one",
            optional = true,
            example = "art 12lb; range 4")
        @Allows(Wording.BATTERY)
        List<Shooter> battery,
    @Field(
            text = "who else gives advancing fire; again for each further one",
            optional = true,
            example = "li 2/2")
        @Allows(Wording.SHOOTER)
        List<Shooter> attackerSupport,
    @Field(
            text = "who else gives defensive fire; again for each further one",
            optional = true,
            example = "hi1 6/6")
        @Allows(Wording.SHOOTER)
        List<Shooter> defenderSupport,
    @Field(text = Wording.TERRAIN, optional = true, example = "redoubt") List<String> terrain,
    @Field(text = Wording.FROM, fallback = "front") Facing from,
    @Field(text = "the attackers are adjacent already and do not move first", optional = true)
        boolean contact,
    @Field(
            text =
                "when the attacker goes into melee: never, always, best, at 125% (that column or a better"
                    + " one)",
            fallback = "always")
        ColumnDoctrine melee,
    @Field(text = Wording.EVADE, fallback = "never") ColumnDoctrine evade,
    @Field(text = "activations that the assault may take", fallback = "1", min = 1, max = 99)
        int activations,
    @Field(text = "who may rally a unit between two activations", fallback = "none") Rally rally,
    @Field(
            text =
                "the attacker's order: charge; or march, by units in contact, one of which may rally"
                    + " at its end",
            fallback = "charge")
        Order order,
    @Field(text = Wording.ATTACKER_LOSSES, fallback = "strongest-first") OddLoss attackerLosses,
    @Field(text = Wording.DEFENDER_LOSSES, fallback = "strongest-first") OddLoss defenderLosses,
    @Field(text = Variant.TEXT, optional = true) List<MusketPikeVariant> variant,
    @Field(text = HasBest.BEST) Optional<HasBest.Who> best,
    @Field(text = HasBest.GOAL, example = "3*success + defenderLoss") Optional<String> goal)
    implements MeleeDoctrines {

  /** The activation that it is: of one attack, each side as listed. */
  ActivationRequest activation() {
    return new ActivationRequest(
        attacker,
        defender,
        battery,
        terrain,
        List.of(),
        List.of(),
        List.of(),
        melee,
        evade,
        order,
        attackerLosses,
        defenderLosses,
        variant,
        best,
        goal);
  }

  /** The order that the attackers' activation is given. */
  enum Order {
    /** Nobody rallies. */
    CHARGE,
    /** Those in contact may stay and fight, and one rallies at the end. */
    MARCH
  }

  /** Who may rally. */
  enum Rally {
    NONE,
    ATTACKER,
    DEFENDER,
    BOTH
  }
}
