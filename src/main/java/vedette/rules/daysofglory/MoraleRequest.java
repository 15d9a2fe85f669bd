package vedette.rules.daysofglory;

import java.util.List;
import java.util.Optional;
import vedette.form.Allows;
import vedette.form.Field;
import vedette.json.EnumWords;

/** What a player says of a morale test. */
public record MoraleRequest(
    @Field(text = "what is tested", example = "charge") Test test,
    @Field(
            text =
                "the unit that is tested, where it matters what becomes of it; instead of its class,"
                    + " its state and whether it fell back",
            example = "inf 5/8 shaken general capable")
        @Allows(
            value = {
              "lost",
              "troopClass",
              "morale",
              "formation",
              "general",
              "fellBack",
              "tested",
              "with"
            },
            keeps = {"irregular", "suppressed"})
        Optional<Unit> unit,
    @Field(text = Wording.FIGURES, fallback = "4", min = 1, max = 20) int figuresPerStand,
    @Field(name = "class", text = "class of the troops", fallback = "2", min = 1, max = 4)
        int troopClass,
    @Field(text = "the unit is disordered", optional = true) boolean disordered,
    @Field(text = "it is shaken", optional = true) boolean shaken,
    @Field(text = "it is routing", optional = true) boolean routing,
    @Field(text = "it has less than half of its starting strength", optional = true)
        boolean belowHalf,
    @Field(text = "generals with it; several may be given", optional = true, example = "attached")
        List<General> general,
    @Field(
            text =
                "further conditions, `hit 3, surprised`; see `vedette show"
                    + " days-of-glory/morale-factors`",
            optional = true,
            example = "hit 3, surprised")
        List<Conditions> with,
    @Field(text = "shooting test: the unit was advancing", optional = true) boolean advancing,
    @Field(text = "shooting test: it fell back the turn before", optional = true)
        boolean fellBack) {

  /** What a unit is tested for. */
  enum Test {
    CHARGE,
    BEING_CHARGED,
    SHOOTING,
    CHARGE_HOME,
    RALLY;

    private final String word = EnumWords.word(this);

    /** Whether it belongs to the Morale Phase, which comes before the shooting of its turn. */
    boolean isBeforeShooting() {
      return this == CHARGE || this == RALLY;
    }

    @Override
    public String toString() {
      return word;
    }
  }

  /** What a general does for the unit. */
  enum General {
    NONE,
    ATTACHED,
    RALLYING,
    EXCEPTIONAL_RALLYING
  }
}
