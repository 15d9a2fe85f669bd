package vedette.rules.musketpike.units;

import java.util.List;
import java.util.Optional;
import vedette.form.Clause;
import vedette.form.Name;
import vedette.form.Units;
import vedette.form.line.NotationForm;
import vedette.source.TextFault;

/**
 * A stack as a player writes it: {@code Saxons: hi2 19/20 ql5 disordered; in wall; retreat
 * past-fronts}.
 *
 * @param terrain names of the terrain that it stands in or behind; empty if not given
 * @param moving whether it moves this activation
 * @param retreat route of its retreat
 * @param displaces friends that have to make way for its retreat
 * @param chain friends that make way in turn: the first if a friend of {@code displaces} goes a hex
 *     further, each other if the one before it does
 * @param against enemy stacks that it attacks, by number or name
 * @param firesAt enemy stacks that it fires at, in order: it fires at the first that is still there
 * @param from hexes of its targets from which it comes
 * @param contact whether it is adjacent already and does not move
 * @param justDisordered whether it was disordered in this activation, and cannot rally in it
 */
public record Stack(
    @Name String name,
    @Units Pieces units,
    @Clause(
            keyword = "in",
            text = "terrain that it is in or behind",
            what = "terrain",
            once = true,
            example = "redoubt")
        List<String> terrain,
    @Clause(text = "target of fire: moving") boolean moving,
    @Clause(
            text = "passes enemy fronts in retreat; or blocked, free",
            what = "retreat route",
            fallback = "free",
            example = "past-fronts")
        RetreatRoute retreat,
    @Clause(text = "friends displaced by its retreat", example = "cav 3 ql6") List<Unit> displaces,
    @Clause(
            text = "friends behind those, each displaced if the one before retreats another hex",
            example = "li 2 ql5 disordered")
        List<Unit> chain,
    @Clause(
            text = "attacker: enemy stack to attack; 2-hex foot may attack two",
            what = "enemy stack",
            example = "2")
        List<String> against,
    @Clause(
            keyword = "fires-at",
            text = "enemy stacks to fire at: the first one still there",
            what = "enemy stack",
            example = "1 3")
        List<String> firesAt,
    @Clause(
            text = "attacker: attacks from the flank, rear or front",
            what = "side of a stack",
            fallback = "front",
            example = "flank")
        Facing from,
    @Clause(text = "attacker: is adjacent and does not move") boolean contact,
    @Clause(
            keyword = "just-disordered",
            text = "disordered in this activation: cannot rally before the next one")
        boolean justDisordered) {
  private static final NotationForm<Stack> FORM = NotationForm.of(Stack.class);

  /**
   * Checks the stack.
   *
   * @throws TextFault if it has a chain but displaces no friend, or was just disordered but is in
   *     good order
   */
  public Stack {
    if (!chain.isEmpty() && displaces.isEmpty()) {
      throw new TextFault(
          "chain",
          "`chain` needs `displaces`",
          "write the first friends as `displaces: cav 3 ql6`");
    }
    boolean disordered =
        units.unit().map(Unit::disordered).orElse(false)
            || units.guns().map(Guns::disordered).orElse(false);
    if (justDisordered && !disordered) {
      throw new TextFault(
          "justDisordered",
          "`just-disordered` needs `disordered`",
          "write `disordered` after the strength");
    }
  }

  /** Returns a stack in clear terrain, with no details of its next fight. */
  static Stack of(String name, Pieces units) {
    return new Stack(
        name,
        units,
        List.of(),
        false,
        RetreatRoute.FREE,
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        Facing.FRONT,
        false,
        false);
  }

  /**
   * Reads a stack.
   *
   * @throws TextFault if the text is not a stack
   */
  public static Stack parse(String text) {
    return FORM.parse(text);
  }

  /** Returns this stack; one without a name gets this name. */
  public Stack calledAtLeast(String called) {
    return name.isEmpty()
        ? new Stack(
            called,
            units,
            terrain,
            moving,
            retreat,
            displaces,
            chain,
            against,
            firesAt,
            from,
            contact,
            justDisordered)
        : this;
  }

  /** Returns the stack in its notation, without its name. */
  public String withoutName() {
    return FORM.writeWithoutName(this);
  }

  @Override
  public String toString() {
    return FORM.write(this);
  }

  /** The pieces of a stack: a unit, artillery, or artillery stacked with a unit. */
  public record Pieces(Optional<Unit> unit, Optional<Guns> guns) {}
}
