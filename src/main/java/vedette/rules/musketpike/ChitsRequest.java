package vedette.rules.musketpike;

import java.util.List;
import java.util.OptionalInt;
import vedette.form.Field;
import vedette.rules.HasVariants;
import vedette.rules.Variant;
import vedette.rules.musketpike.InitiativeRequest.Holder;

/** What a player says of the chits that both sides draw. */
public record ChitsRequest(
    @Field(
            text = "the own side's wings, each of which has a chit in its cup",
            example = "Left,Centre")
        List<String> own,
    @Field(text = "the enemy's wings", example = "Right,Horse") List<String> enemy,
    @Field(
            text = "the two wings that are asked about; the first of each side if not given",
            optional = true,
            example = "Left,Right")
        List<String> asked,
    @Field(
            text = "wings whose commander is lost: their chits activate units only",
            optional = true,
            example = "Left")
        List<String> lost,
    @Field(text = "overall commanders in the own cup", fallback = "1", max = 2) int ownOverall,
    @Field(text = "overall commanders in the enemy's cup", fallback = "1", max = 2)
        int enemyOverall,
    @Field(
            text =
                "the own side's wings under its second overall commander; each is wild within his"
                    + " own army only",
            optional = true,
            example = "Centre")
        List<String> ownSecond,
    @Field(
            text = "the enemy's wings under his second overall commander",
            optional = true,
            example = "Horse")
        List<String> enemySecond,
    @Field(text = "any-unit markers in the own cup", fallback = "1", max = 9) int ownMarkers,
    @Field(text = "any-unit markers in the enemy's cup", fallback = "1", max = 9) int enemyMarkers,
    @Field(
            text =
                "whom overall commanders activate: the wing asked about if it has not acted, or"
                    + " others",
            fallback = "asked")
        Overall overall,
    @Field(text = "activations after which the own side passes; never if not given", max = 99)
        OptionalInt ownPasses,
    @Field(text = "activations after which the enemy passes; never if not given", max = 99)
        OptionalInt enemyPasses,
    @Field(
            text = "who has the initiative in the first turn; rolled for if nobody",
            fallback = "nobody")
        Holder first,
    @Field(text = "turns", fallback = "1", min = 1, max = 99) int turns,
    @Field(text = Variant.TEXT, optional = true) List<MusketPikeVariant> variant)
    implements HasVariants {

  /** Whom an overall commander activates. */
  enum Overall {
    /** A wing that is asked about, if it has not acted this turn. */
    ASKED,
    /** Another. */
    OTHERS
  }
}
