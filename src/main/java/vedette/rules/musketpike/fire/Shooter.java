package vedette.rules.musketpike.fire;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import vedette.form.Clause;
import vedette.form.Name;
import vedette.form.Units;
import vedette.form.line.NotationForm;
import vedette.json.HasWord;
import vedette.rules.musketpike.units.Stack;
import vedette.source.TextFault;

/**
 * A shooter as a player writes it: {@code hi2 16/16; moving} or {@code art 12lb; range 4}.
 *
 * @param moving whether it has moved this activation
 * @param flank whether it fires through a flank hex
 * @param range range in hexes; only artillery has one, others fire at adjacent hexes
 * @param terrain names of the terrain that it is in
 * @param firesAt enemy stacks that it fires at, in order: it fires at the first that is still there
 */
public record Shooter(
    @Name String name,
    @Units Stack.Pieces units,
    @Clause(text = "shooter: has moved in this activation") boolean moving,
    @Clause(text = "shooter: fires through a flank hex") boolean flank,
    @Clause(text = "artillery: range in hexes [default: 1]", what = "range", example = "4")
        OptionalInt range,
    @Clause(
            bare = true,
            what = "kind of grazing fire",
            text = "artillery: grazing fire at its first hex; or grazing beyond",
            example = "grazing")
        Optional<Grazing> grazing,
    @Clause(
            keyword = "in",
            text = "shooter: in obstructed terrain",
            what = "terrain",
            once = true,
            example = "obstructed")
        List<String> terrain,
    @Clause(
            keyword = "fires-at",
            text = "enemy stacks to fire at: the first one still there",
            what = "enemy stack",
            example = "1 3")
        List<String> firesAt) {
  private static final int MOST = Integer.MAX_VALUE;
  private static final String LEAVE_OUT = "leave the clause out";
  private static final NotationForm<Shooter> FORM = NotationForm.of(Shooter.class);

  /**
   * Gives artillery without a range a range of 1 and checks the shooter.
   *
   * @throws TextFault if it cannot fire like this
   */
  public Shooter {
    if (units.unit().isPresent() && units.guns().isPresent()) {
      throw new TextFault(
          "units",
          "a unit and its artillery fire one after the other",
          "write each of them as a shooter of its own");
    }
    boolean artillery = units.guns().isPresent();
    if (artillery && moving) {
      throw new TextFault("moving", "artillery cannot move and fire", LEAVE_OUT);
    }
    // Light foot has no flank hexes, and horse does not fire through its own.
    if (flank && !units.unit().map(unit -> unit.arm().isHeavyFoot()).orElse(false)) {
      throw new TextFault("flank", "only heavy foot can fire through a flank", LEAVE_OUT);
    }
    if (!artillery && range.isPresent()) {
      throw new TextFault(
          "range", "only artillery takes a range: other units fire at adjacent hexes", LEAVE_OUT);
    }
    if (!artillery && grazing.isPresent()) {
      throw new TextFault("grazing", "only artillery can give grazing fire", LEAVE_OUT);
    }
    int reach = units.guns().map(guns -> guns.max().orElse(MOST)).orElse(MOST);
    if (range.orElse(1) > reach) {
      throw new TextFault(
          "range",
          "range " + range.getAsInt() + " exceeds the greatest range of the artillery, " + reach,
          "write a range up to " + reach);
    }
    range = artillery ? OptionalInt.of(range.orElse(1)) : range;
  }

  /**
   * Reads a shooter.
   *
   * @throws TextFault if the text is not a shooter
   */
  public static Shooter parse(String text) {
    return FORM.parse(text);
  }

  @Override
  public String toString() {
    return FORM.write(this);
  }

  /** The hex in line that grazing fire is at. */
  public enum Grazing implements HasWord {
    FIRST_HEX("grazing", "first hex"),
    BEYOND("grazing beyond", "hexes behind it");

    private final String word;
    private final String inTables;

    Grazing(String word, String inTables) {
      this.word = word;
      this.inTables = inTables;
    }

    /** Returns its words in the notation. */
    @Override
    public String word() {
      return word;
    }

    /** Returns its row in the tables. */
    @Override
    public String toString() {
      return inTables;
    }
  }
}
