package vedette.rules.musketpike;

import java.util.List;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.rules.HasVariants;
import vedette.rules.Variant;

/** What a player says of units that rally. */
public record RallyRequest(
    @Field(
            text = "a unit, with the leader it is stacked with; again for each further one",
            example = "hi2 13/20 ql5 disordered")
        @Allows("terrain justDisordered")
        List<Stack> unit,
    @Field(
            text = "the order: under a march order one unit may try, under a rally order all",
            fallback = "rally")
        Order order,
    @Field(
            text = "who activates: with a leader one unit stacked with him rallies without a roll",
            fallback = "leader")
        Activation activation,
    @Field(text = "activations in a row", fallback = "1", min = 1, max = 99) int activations,
    @Field(text = Variant.TEXT, optional = true) List<MusketPikeVariant> variant)
    implements HasVariants {

  /** An order under which units rally. */
  enum Order {
    /** One unit may try. */
    MARCH,
    /** All may try. */
    RALLY
  }

  /** Who activates. */
  enum Activation {
    /** A leader, with whom one unit recovers without a roll. */
    LEADER,
    /** A lead unit. */
    UNIT
  }
}
