package vedette.rules.musketpike;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import vedette.fight.Side;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.rules.HasBest;
import vedette.rules.Variant;
import vedette.table.Tables;

/** What a player says of activations of both sides in a row. */
public record TurnsRequest(
    @Field(text = "the stack of one side", example = "hi2 16/16 ql7") @Allows("terrain retreat")
        Stack attacker,
    @Field(text = "the stack of the other", example = "hi2 16/16 ql7") @Allows("terrain retreat")
        Stack defender,
    @Field(
            text =
                "what they do, activation by activation: charge, march, fire (a march without"
                    + " melee), rally, pass; `march 4` goes to 4 hexes; `defender charge` says who"
                    + " acts, else both take turns",
            example = "charge,march,charge,march")
        List<String> orders,
    @Field(
            text = "hexes between both as it begins; 1 is contact",
            fallback = "2",
            min = 1,
            max = 99)
        int distance,
    @Field(
            text =
                "artillery that fires in each activation of the attacker but a pass; again for"
                    + " each further one",
            optional = true,
            example = "art 12lb; range 4")
        @Allows(Wording.BATTERY)
        List<Shooter> attackerBattery,
    @Field(
            text = "artillery that fires in each activation of the defender but a pass",
            optional = true,
            example = "art 12lb; range 4")
        @Allows(Wording.BATTERY)
        List<Shooter> defenderBattery,
    @Field(
            text =
                "when those who act go into melee: never, always, best, at 125% (that column or a better"
                    + " one)",
            fallback = "always")
        ColumnDoctrine melee,
    @Field(text = Wording.EVADE, fallback = "never") ColumnDoctrine evade,
    @Field(text = Variant.TEXT, optional = true) List<MusketPikeVariant> variant,
    @Field(text = HasBest.BEST) Optional<HasBest.Who> best,
    @Field(text = HasBest.GOAL, example = "3*success + defenderLoss") Optional<String> goal)
    implements MeleeDoctrines {
  /** In its own activations each side goes in, in those of the enemy it evades. */
  @Override
  public Set<Side> deciders(String parameter) {
    return Set.of(Side.values());
  }

  /** That one side alone never goes in cannot be said. */
  @Override
  public List<String> tried(String parameter, Tables inForce) {
    return MeleeDoctrines.super.tried(parameter, inForce).stream()
        .filter(text -> !text.equals("never") || !parameter.equals("melee"))
        .toList();
  }

  @Override
  public boolean isReadOutside(String parameter, Tables inForce) {
    return false;
  }

  /** Whether a side may go in after its fire, if its order says so. */
  boolean mayGoIn(Side side) {
    return !melee.isNever() || decidesBest(side);
  }
}
