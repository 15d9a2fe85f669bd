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
 * A state of a unit.
 *
 * @param counts the maximum number of times that a unit can be in it at the same time; 0 if it is
 *     in it or not
 * @param again the effects on a unit that enters it while in it
 * @param changes the changes of values, by their index
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
  /** The actions that a state forbids. */
  public enum Prohibition {
    /** No action. */
    NOTHING,
    /** Acting and counting while the unit's side is the attacker. */
    ATTACK,
    /** Acting and counting while the unit's side is the defender. */
    DEFEND,
    /** Acting and counting on either side. */
    FIGHT
  }

  /** The duration of a state. */
  public enum Duration implements HasWord {
    /** The whole fight. */
    FIGHT,
    /** To the end of this round. */
    ROUND,
    /** To the end of the next round. */
    NEXT_ROUND;

    @Override
    public String word() {
      return EnumWords.spaced(this);
    }
  }

  public String name() {
    return site.key();
  }

  /** Returns its index among the states of the file. */
  public int index() {
    return site.index();
  }

  /** Returns the place of its name in the file. */
  public Position at() {
    return site.at();
  }

  /** Returns whether a unit can be in it several times. */
  public boolean isCounted() {
    return counts > 0;
  }

  /** Returns whether it forbids units of a side to act. */
  public boolean forbids(Side side) {
    return cannot == Prohibition.FIGHT
        || cannot == (side == Side.ATTACKER ? Prohibition.ATTACK : Prohibition.DEFEND);
  }
}
