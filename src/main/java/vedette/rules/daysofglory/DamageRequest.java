package vedette.rules.daysofglory;

import vedette.form.Field;

/** What a player says of hits on artillery, staff or engineers. */
public record DamageRequest(
    @Field(text = "who is hit", example = "artillery") Whom of,
    @Field(text = "hits", fallback = "1", min = 1, max = 20) int hits) {

  /** Who is not counted in stands. */
  enum Whom {
    ARTILLERY,
    STAFF,
    ENGINEERS
  }
}
