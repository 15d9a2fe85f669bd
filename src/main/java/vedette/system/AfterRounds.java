package vedette.system;

import java.util.List;
import java.util.stream.Stream;
import vedette.fight.Side;
import vedette.form.Field;
import vedette.system.effect.Effect;

/** Effects applied when the rounds are over. */
public record AfterRounds(
    @Field(text = "Effects on the attacker.", optional = true) List<Effect> attacker,
    @Field(text = "Effects on the defender.", optional = true) List<Effect> defender,
    @Field(text = "Effects on both sides.", optional = true) List<Effect> both) {
  static final AfterRounds NOTHING = new AfterRounds(List.of(), List.of(), List.of());

  /** Returns the effects on a side: those on both, then its own. */
  public List<Effect> of(Side side) {
    return Stream.concat(both.stream(), (side == Side.ATTACKER ? attacker : defender).stream())
        .toList();
  }
}
