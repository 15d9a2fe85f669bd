package vedette.rules.own;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.form.Field;
import vedette.form.model.Slot;
import vedette.rules.HasChoices;
import vedette.rules.HasTableFile;
import vedette.rules.own.stack.Force;
import vedette.rules.own.stack.StackReader;
import vedette.rules.own.stack.Systems;
import vedette.system.LossOrders;
import vedette.system.State;
import vedette.table.Tables;
import vedette.table.grid.Usage;

/** What a player says of a fight on a table or under a system of his own. */
public record FightRequest(
    @Field(
            text = "file of the table or rule system",
            positional = true,
            example = "tables/examples/buckets.json")
        String table,
    @Field(text = "stack of the attacker, in the words of the file", example = "inf 5, guard 2/3")
        String attacker,
    @Field(text = "stack of the defender", example = "inf 4; in woods") String defender,
    @Field(
            text = "words of the file that apply to the fight, as in \"woods, air 2\"",
            optional = true)
        List<String> with,
    @Field(text = "column by name [default: found by the table]", optional = true)
        Optional<String> column,
    @Field(
            text = "column shift in printed order; a negative number shifts back",
            fallback = "0",
            min = -99,
            max = 99)
        int shift,
    @Field(
            text = "die roll modifier for each roll on a table",
            fallback = "0",
            min = -Usage.MOST_DRM,
            max = Usage.MOST_DRM)
        int drm,
    @Field(
            name = "static",
            text = "keep the column of round 1 in all rounds, whatever the losses",
            optional = true)
        boolean isStatic,
    @Field(text = "round limit, or until-decided [default: the file's]", plain = true)
        Optional<RoundLimit> turns,
    @Field(
            text =
                "order in which the attacker's units take losses: best, strongest-first, \"damage,"
                    + " inf\", … [default: the file's]",
            optional = true)
        Optional<String> attackerLossOrder,
    @Field(
            text =
                "order in which the defender's units take losses: best, strongest-first, \"damage,"
                    + " inf\", … [default: the file's]",
            optional = true)
        Optional<String> defenderLossOrder,
    @Field(
            text =
                "when the attacker retreats voluntarily: best, or a condition such as \"own"
                    + " strength < 4\" [default: the file's]",
            optional = true)
        Optional<String> attackerRetreat,
    @Field(
            text =
                "when the defender retreats voluntarily: best, or a condition [default: the"
                    + " file's]",
            optional = true)
        Optional<String> defenderRetreat)
    implements HasChoices, HasTableFile {
  /** The most steps or losses, and the last round, that are tried. */
  private static final int MOST_TRIED = 12;

  private static final String LOSS_ORDER = "LossOrder";

  /** Returns a side chooses its losses only where they are to be best; else an order takes them. */
  @Override
  public List<Slot> choices(Side side) {
    boolean best =
        (side == Side.ATTACKER ? attackerLossOrder : defenderLossOrder).equals(Optional.of(BEST));
    return HasChoices.super.choices(side).stream()
        .filter(it -> best || !it.name().endsWith(LOSS_ORDER))
        .toList();
  }

  /**
   * Returns what a side, or a unit that decides for itself, has left and has lost says when it
   * goes.
   */
  @Override
  public List<String> doctrinesToTry(String parameter, Tables inForce) {
    if (parameter.endsWith(LOSS_ORDER)) {
      return LossOrders.ordersToTry(Systems.of(table, inForce).rules());
    }
    String left =
        Systems.of(table, inForce).rules().expressions().names().strengths() ? "strength" : "steps";
    List<String> tried = new ArrayList<>();
    tried.addAll(List.of("never", "always", "own " + left + " <= enemy " + left));
    tried.add("own " + left + " < enemy " + left);
    for (int number = 2; number <= MOST_TRIED; number++) {
      tried.add(left + " < " + number);
      tried.add("losses >= " + (number - 1));
      tried.add("enemy " + left + " - own " + left + " >= " + number);
      tried.add("round >= " + number);
    }
    return tried;
  }

  @Override
  public List<String> states(Tables inForce) {
    return Systems.of(table, inForce).rules().states().stream().map(State::name).toList();
  }

  @Override
  public List<? extends Measure<?>> measures(Tables inForce) {
    return FightSetup.measures(this, inForce);
  }

  @Override
  public List<Unit> units(String stack, Tables inForce) {
    Systems.Entry system = Systems.of(table, inForce);
    Force force = StackReader.read(system.rules(), Side.ATTACKER, stack);
    List<String> written = force.survivors(force.status(system), system.rules());
    return IntStream.range(0, written.size())
        .mapToObj(unit -> new Unit(written.get(unit), force.units().get(unit).fullStrength()))
        .toList();
  }
}
