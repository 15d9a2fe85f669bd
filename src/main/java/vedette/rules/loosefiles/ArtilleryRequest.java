package vedette.rules.loosefiles;

import vedette.json.Field;

/** What a player says of artillery fire. */
public record ArtilleryRequest(
    @Field(text = "guns that fire", fallback = "1", min = 1, max = 24) int guns,
    @Field(text = "D.Points on each of them", fallback = "0", min = 0, max = 5) int gunDp,
    @Field(text = "range: heavy guns reach 10 inches short, 42 long", example = "short")
        Range range,
    @Field(text = "the unit that is fired at", example = "inf 6 column") Band target,
    @Field(text = "they fire at the same target at the same range again", optional = true)
        boolean sameTarget,
    @Field(text = "they fire at a new target", optional = true) boolean newTarget,
    @Field(text = "they enfilade the target", optional = true) boolean enfilade) {

  /** How far. */
  enum Range {
    SHORT,
    LONG
  }
}
