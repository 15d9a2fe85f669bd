package vedette.rules.musketpike;

import java.util.List;
import vedette.notation.BadNotation;
import vedette.notation.Clause;
import vedette.notation.Contradiction;
import vedette.notation.Name;
import vedette.notation.NotationForm;
import vedette.notation.Units;

/**
 * Who fights, as a player writes it: {@code Saxons: hi2 19/20 ql5 disordered; in wall; retreat
 * past-fronts}.
 *
 * @param terrain what it stands in or behind; empty if it does not say
 * @param moving whether it moves this activation
 * @param retreat what its retreat meets
 * @param displaces friends that have to make way for its retreat
 */
public record Stack(
    @Name String name,
    @Units StackUnits units,
    @Clause(
            keyword = "in",
            text = "terrain it stands in or behind",
            what = "terrain",
            example = "redoubt")
        List<String> terrain,
    @Clause(text = "target of fire: on the move") boolean moving,
    @Clause(
            text = "passes enemy fronts in retreat; or blocked, free",
            what = "retreat route",
            fallback = "free",
            example = "past-fronts")
        RetreatRoute retreat,
    @Clause(text = "friends that must make way for its retreat", example = "cav 3 ql6")
        List<Unit> displaces) {
  private static final NotationForm<Stack> FORM = NotationForm.of(Stack.class);

  /** A stack that names each terrain once. */
  public Stack {
    Contradiction.checkNoneTwice("terrain", terrain);
  }

  /** A stack in the clear, before anything is known of its next fight. */
  static Stack of(String name, StackUnits units) {
    return new Stack(name, units, List.of(), false, RetreatRoute.FREE, List.of());
  }

  /**
   * Reads a stack.
   *
   * @throws BadNotation if it is none
   */
  public static Stack parse(String text) {
    return FORM.parse(text);
  }

  /** All but its name. */
  String withoutName() {
    return FORM.writeWithoutName(this);
  }

  @Override
  public String toString() {
    return FORM.write(this);
  }
}
