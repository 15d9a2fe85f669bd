package vedette.rules.daysofglory;

import java.util.List;
import vedette.form.Field;
import vedette.rules.Variant;

/** What a player says of hits on artillery, staff or engineers. */
public record DamageRequest(
    @Field(text = "who is hit", example = "artillery") Whom of,
    @Field(text = "hits", fallback = "1", min = 1, max = 20) int hits,
    @Field(text = Variant.TEXT, optional = true) List<DaysOfGloryVariant> variant)
    implements DaysOfGloryVariant.InForce {

  /** Who is not counted in stands. */
  enum Whom {
    ARTILLERY,
    STAFF,
    ENGINEERS
  }
}
