package vedette.rules.musketpike;

import java.util.List;
import vedette.form.Field;
import vedette.rules.HasVariants;
import vedette.rules.Variant;

/** What a player says of the initiative. */
public record InitiativeRequest(
    @Field(text = "who held it the turn before", fallback = "nobody") Holder holder,
    @Field(text = "turns that it is rolled for", fallback = "1", min = 1, max = 99) int turns,
    @Field(text = Variant.TEXT, optional = true) List<MusketPikeVariant> variant)
    implements HasVariants {

  /** Who has the initiative. */
  enum Holder {
    OWN,
    ENEMY,
    NOBODY
  }
}
