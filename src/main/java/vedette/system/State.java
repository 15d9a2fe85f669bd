package vedette.system;

import java.util.List;
import java.util.Map;
import vedette.fight.Side;
import vedette.form.Field;
import vedette.form.model.RecordPlace;
import vedette.json.EnumWords;
import vedette.json.HasWord;
import vedette.source.Position;
import vedette.system.effect.Effect;
import vedette.system.query.Change;

/**
 * A state that units can be in.
 *
 * @param counts how often a unit can be in it at most; 0 if it is in it or not
 * @param again effects on a unit that is in it already
 * @param changes of values, by their index
 */
public record State(
    RecordPlace site,
    @Field(
            text = "What it forbids.",
            fallback = "nothing",
            only = {"attack", "defend", "fight"},
            not = "not an action that a state can forbid")
        Prohibition cannot,
    @Field(
            text = "That it counts how often a unit is in it, and up to what.",
            fallback = "0",
            min = 1,
            max = 99)
        int counts,
    @Field(
            text = "To the end of this round or of the next; left out: the whole fight.",
            fallback = "fight",
            only = {"round", "next round"},
            not = "not a duration of a state")
        Duration lasts,
    @Field(text = "Effects on a unit that enters the state again.", optional = true)
        List<Effect> again,
    @Field(
            text = "Changes of a value in this state.",
            others = true,
            schemaRef = "change",
            by = "StatesReader::changes")
        Map<Integer, Change> changes) {
  /** What a state forbids. */
  public enum Prohibition {
    /** Nothing. */
    NOTHING,
    /** To act and count while its side is the attacker. */
    ATTACK,
    /** To act and count while its side is the defender. */
    DEFEND,
    /** Either. */
    FIGHT
  }

  /** How long a state lasts. */
  public enum Duration implements HasWord {
    /** The whole fight. */
    FIGHT,
    /** To the end of this round. */
    ROUND,
    /** To the end of the round after. */
    NEXT_ROUND;

    @Override
    public String word() {
      return EnumWords.spaced(this);
    }
  }

  public String name() {
    return site.key();
  }

  /** Its place among the states of the file. */
  public int index() {
    return site.index();
  }

  /** Returns where its name stands in the file. */
  public Position at() {
    return site.at();
  }

  /** Returns whether it counts how often a unit is in it. */
  public boolean isCounted() {
    return counts > 0;
  }

  /** Returns whether it forbids a unit of a side to act. */
  public boolean forbids(Side side) {
    return cannot == Prohibition.FIGHT
        || cannot == (side == Side.ATTACKER ? Prohibition.ATTACK : Prohibition.DEFEND);
  }
}
