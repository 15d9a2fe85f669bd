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
 * @param terrain what it stands in or behind; empty if it does not say
 * @param moving whether it moves this activation
 * @param retreat what its retreat meets
 * @param displaces friends that have to make way for its retreat
 * @param chain friends who make way in turn: the first if one of those goes a hex further, each
 *     other if the one before it does
 * @param against enemy stacks that it goes against, by number or name
 * @param firesAt enemy stacks that it fires at, the first of them that is still there first
 * @param from the hexes of those it goes against, or only fires at, that it comes from
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

  /** A stack that names each terrain once. */
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

  /** Returns a stack in the clear, before anything is known of its next fight. */
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
   * @throws TextFault if it is none
   */
  public static Stack parse(String text) {
    return FORM.parse(text);
  }

  /** Returns this stack, with a name if it has none. */
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

  /** Returns all but its name. */
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
