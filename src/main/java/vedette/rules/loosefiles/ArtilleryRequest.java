package vedette.rules.loosefiles;

import java.util.List;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.rules.HasVariants;
import vedette.rules.Variant;

/** What a player says of artillery fire. */
public record ArtilleryRequest(
    @Field(text = "guns that fire", fallback = "1", min = 1, max = 24) int guns,
    @Field(text = "D.Points on each of them", fallback = "0", min = 0, max = Unit.MAX_DP) int gunDp,
    @Field(text = "range: heavy guns reach 10 inches short, 42 long", example = "short")
        Range range,
    @Field(text = "the unit that is fired at", example = "inf 6 column")
        @Allows(value = "dp skirmish column commander works", keeps = "with casualties")
        Unit target,
    @Field(
            text = "what they fired at before: the same at the same range, or is the target new",
            fallback = "none")
        Before targetBefore,
    @Field(text = "they enfilade the target", optional = true) boolean enfilade,
    @Field(text = Variant.TEXT, optional = true) List<LooseFilesVariant> variant)
    implements HasVariants {

  /** How far. */
  enum Range {
    SHORT,
    LONG
  }

  /** What the target was to these guns before. */
  enum Before {
    /** They have fired at nothing. */
    NONE,
    /** They have fired at it from the same range. */
    SAME,
    /** They have fired at something else. */
    NEW
  }
}
