package vedette.rules.musketpike.units;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import vedette.fight.Side;
import vedette.rules.musketpike.units.Guns.Calibre;
import vedette.source.TextFault;

/**
 * A builder of prepared stacks, which refuses stacks that lack what their fight needs.
 *
 * @param variants other readings that are in force
 */
public record StackBuilder(UnitTables tables, List<MusketPikeVariant> variants) {
  /**
   * Returns a stack prepared for a fight.
   *
   * @param parameter parameter that gave the stack
   * @param terrain terrain of a stack that gives none
   * @throws TextFault if the unit has no quality, or its artillery is refused
   */
  public PreparedStack prepare(
      Side side, int index, String label, Stack stack, String parameter, List<String> terrain) {
    stack.units().unit().ifPresent(unit -> checkQuality(unit.quality(), parameter, label));
    stack.units().guns().ifPresent(guns -> checkGuns(guns, parameter));
    Ground ground =
        stack.terrain().isEmpty()
            ? Ground.of(terrain, tables, "terrain")
            : Ground.of(stack.terrain(), tables, parameter);
    return new PreparedStack(
        side, index, label, "artillery of " + label, stack, ground, tables, variants);
  }

  /**
   * Checks that a stack's artillery, if any, has a quality, which it needs if it may have to check.
   *
   * @throws TextFault if the quality is missing
   */
  public static void checkGunsQuality(PreparedStack stack, String parameter) {
    stack
        .stack()
        .units()
        .guns()
        .ifPresent(
            guns -> checkQuality(guns.quality(), parameter, "artillery of " + stack.label()));
  }

  private static void checkQuality(OptionalInt quality, String parameter, String label) {
    if (quality.isEmpty()) {
      throw new TextFault(
          parameter,
          label + " has no quality and may have to check morale",
          "write the quality after the strength or calibre, as in `ql6`");
    }
  }

  /**
   * Checks the calibre and the greatest range of artillery.
   *
   * @throws TextFault if no table has the calibre, or the greatest range is less than the normal
   *     one
   */
  public void checkGuns(Guns guns, String parameter) {
    Calibre calibre = guns.calibre();
    if (!tables.calibres().contains(calibre.name())) {
      throw TextFault.ofUnread(
          parameter,
          "unknown calibre `" + calibre + "`",
          "write one of " + String.join(", ", tables.calibres()));
    }
    int normal = tables.normalRange(calibre);
    if (guns.max().orElse(normal) < normal) {
      throw new TextFault(
          parameter,
          "`max "
              + guns.max().getAsInt()
              + "` is below the normal range of "
              + calibre
              + " artillery, "
              + normal,
          "write `max` " + normal + " or more: the second range on the counter");
    }
  }

  /**
   * Returns the friends that make way for a stack, prepared.
   *
   * @param first number of the first of them among all such friends
   * @param where their place in relation to the stack, as reports call it
   */
  public List<PreparedStack> friends(
      List<Unit> units, String where, PreparedStack stack, int first, String parameter) {
    List<PreparedStack> friends = new ArrayList<>();
    for (Unit unit : units) {
      String number = units.size() == 1 ? "" : " " + (friends.size() + 1);
      String label = "the " + unit.arm() + " " + where + " " + stack.label() + number;
      Stack alone = Stack.of("", new Stack.Pieces(Optional.of(unit), Optional.empty()));
      int index = first + friends.size();
      friends.add(prepare(stack.side(), index, label, alone, parameter, List.of()));
    }
    return friends;
  }
}
