package vedette.question;

import vedette.form.Field;

/** A {@link Change} in the form of answers. */
public record FigureChange(
    @Field(text = "The figure.", flat = true) Figure figure,
    @Field(text = "The figure before; null if there was none.") Double old,
    @Field(name = "new", text = "The figure now; null if there is none.") Double now,
    @Field(text = "The difference; null if either is missing.") Double change,
    @Field(
            text = "The least that the true difference can be, if a range is known.",
            optional = true)
        Double low,
    @Field(text = "The most that the true difference can be, if a range is known.", optional = true)
        Double high,
    @Field(text = "Whether either figure was sampled.", optional = true) boolean sampled,
    @Field(text = "Why there is no figure before or now, if there is none.", optional = true)
        String missing) {
  /** Returns a change in the form of answers. */
  public static FigureChange of(Change change) {
    Estimate by = change.difference();
    return new FigureChange(
        change.figure(),
        change.before().value(),
        change.after().value(),
        by.value(),
        by.isRange() ? (Double) by.low() : null,
        by.isRange() ? (Double) by.high() : null,
        !change.isExact(),
        change.missing() == null ? null : change.missing().words());
  }

  /** Returns the size of the change from 0 to 1: for a mean, its share of the larger value. */
  public double share() {
    if (missing != null) {
      return 1;
    }
    double larger = Math.max(Math.abs(old), Math.abs(now));
    return figure.mean() && larger > 0 ? Math.abs(change) / larger : Math.abs(change);
  }
}
