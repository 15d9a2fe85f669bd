package vedette.rules.musketpike.alternating;

import java.util.List;
import vedette.fight.BySide;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.form.model.HelpLine;
import vedette.rules.EndingLines;
import vedette.rules.kit.Measures;
import vedette.rules.musketpike.activation.ActivationMeasures;
import vedette.rules.musketpike.activation.ActivationState;
import vedette.rules.musketpike.activation.FightEnd;
import vedette.rules.musketpike.units.SideState;
import vedette.rules.musketpike.units.StackState;

/**
 * The end of activations of both sides.
 *
 * @param place the side that last took its enemy's place; null if none has
 * @param captured the side that has lost its artillery; null if none has
 */
public record AlternatingResult(BySide<SideState> sides, Side place, Side captured)
    implements FightEnd {
  /** The end of the fight. */
  public enum Ending {
    ATTACKER_PREVAILS("attacker prevails"),
    DEFENDER_PREVAILS("defender prevails"),
    BOTH_DESTROYED("both destroyed"),
    NEITHER_PREVAILS("neither prevails");

    private final String words;

    Ending(String words) {
      this.words = words;
    }

    /** Returns the meaning, for the help. */
    String meaning() {
      return switch (this) {
        case ATTACKER_PREVAILS ->
            "the defender is gone, or the attacker was the last to take the other's place";
        case DEFENDER_PREVAILS ->
            "the attacker is gone, or the defender was the last to take the other's place";
        case BOTH_DESTROYED -> "nothing of either side is left";
        case NEITHER_PREVAILS -> "both sides have units left, and neither has taken a position";
      };
    }

    /** Returns help lines that explain each end. */
    public static List<HelpLine> explained() {
      return EndingLines.of(values(), Ending::meaning);
    }

    @Override
    public String toString() {
      return words;
    }
  }

  /** Returns the measures of activations of both sides in a row. */
  static List<Measure<AlternatingResult>> measures(ActivationState drawnUp) {
    Measures<AlternatingResult> measures =
        new Measures<AlternatingResult>()
            .success("the attacker prevails", it -> it.ending() == Ending.ATTACKER_PREVAILS)
            .category("ending", "outcome", Ending.class, AlternatingResult::ending);
    ActivationMeasures.addSides(drawnUp, measures);
    return measures.list();
  }

  Ending ending() {
    boolean attacker = remains(Side.ATTACKER);
    boolean defender = remains(Side.DEFENDER);
    if (attacker && defender) {
      return place == null
          ? Ending.NEITHER_PREVAILS
          : place == Side.ATTACKER ? Ending.ATTACKER_PREVAILS : Ending.DEFENDER_PREVAILS;
    }
    return attacker
        ? Ending.ATTACKER_PREVAILS
        : defender ? Ending.DEFENDER_PREVAILS : Ending.BOTH_DESTROYED;
  }

  private boolean remains(Side side) {
    StackState stack = sides.of(side).of(0);
    return stack.lives() || stack.stack().hasGuns() && captured != side;
  }

  @Override
  public List<StackState> friends() {
    return List.of();
  }

  @Override
  public boolean gunsCaptured() {
    return captured == Side.DEFENDER;
  }

  @Override
  public boolean isCaptured(StackState stack) {
    return stack.stack().hasGuns() && captured == stack.stack().side();
  }
}
