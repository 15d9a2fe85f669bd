package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import vedette.fight.BySide;
import vedette.fight.Doctrine;
import vedette.fight.Side;
import vedette.problem.TextFault;
import vedette.rules.kit.Doctrines;
import vedette.rules.musketpike.ColumnDoctrine.EvadeChoice;
import vedette.rules.musketpike.ColumnDoctrine.MeleeChoice;

/**
 * Draws up single stacks and shooters, and says what they lack.
 *
 * @param variants other readings that are in force
 */
record Setup(MusketPikeTables tables, List<MusketPikeVariant> variants) {
  /** How both sides decide what the rules of a melee leave to them. */
  Doctrine doctrine(ColumnDoctrine melee, ColumnDoctrine evade, BySide<OddLoss> oddLosses) {
    int goesIn = melee.firstColumn(tables, "melee");
    int evades = evade.firstColumn(tables, "evade");
    return new Doctrines()
        .with(MeleeChoice.class, melee, (said, choice) -> choice.column() >= goesIn)
        .with(EvadeChoice.class, evade, (said, choice) -> choice.column() >= evades)
        .with(OddLoss.OddPoint.class, oddLosses, OddLoss::choose);
  }

  /**
   * A stack ready to fight.
   *
   * @param parameter where it was given
   * @param terrain of a stack that states none
   */
  DrawnStack drawnUp(
      Side side, int index, String label, Stack stack, String parameter, List<String> terrain) {
    stack.units().unit().ifPresent(unit -> checkQuality(unit.quality(), parameter, label));
    checkGuns(stack.units().guns(), parameter);
    Ground ground =
        stack.terrain().isEmpty()
            ? Ground.of(terrain, tables, "terrain")
            : Ground.of(stack.terrain(), tables, parameter);
    return new DrawnStack(
        side, index, label, "artillery of " + label, stack, ground, tables, variants);
  }

  /** Complains if a stack's artillery could have to check and does not say its quality. */
  static void checkGunsQuality(DrawnStack stack, String parameter) {
    stack
        .written()
        .units()
        .guns()
        .ifPresent(
            guns -> checkQuality(guns.quality(), parameter, "artillery of " + stack.label()));
  }

  private static void checkQuality(OptionalInt quality, String parameter, String label) {
    if (quality.isEmpty()) {
      throw new TextFault(
          parameter,
          label + " does not say its quality, and may have to check",
          "write it behind the strength or calibre, as in `ql6`");
    }
  }

  private void checkGuns(Optional<Guns> guns, String parameter) {
    String calibre = guns.map(it -> it.calibre().name()).orElse("");
    if (guns.isPresent() && !tables.calibres().contains(calibre)) {
      throw TextFault.ofUnread(
          parameter,
          "there is no artillery of " + calibre,
          "known here: " + String.join(", ", tables.calibres()));
    }
    guns.ifPresent(it -> checkRange(it, parameter));
  }

  /** Complains of a greatest range that is none. */
  private void checkRange(Guns guns, String parameter) {
    int normal = tables.normalRange(guns.calibre());
    if (guns.max().orElse(normal) < normal) {
      throw new TextFault(
          parameter,
          guns.calibre() + " artillery reaches farther than " + guns.max().getAsInt() + " hexes",
          "its normal range is " + normal + " hexes; `max` is the second range on its counter");
    }
  }

  /** A shooter as reports tell of it, also if nobody knows whether it reaches so far. */
  String told(Shooter shooter) {
    boolean unchecked = DrawnShooter.of("", shooter, false, variants).isUnchecked(tables);
    return shooter + (unchecked ? " (not checked against its greatest range)" : "");
  }

  /** Shooters who are not fired at themselves. */
  List<DrawnShooter> shooters(List<Shooter> shooters, String word, String parameter) {
    List<DrawnShooter> drawn = new ArrayList<>();
    for (Shooter shooter : shooters) {
      checkGuns(shooter.units().guns(), parameter);
      String number = shooters.size() == 1 ? word : word + " " + (drawn.size() + 1);
      drawn.add(
          DrawnShooter.of(
              shooter.name().isEmpty() ? number : shooter.name(),
              shooter,
              Ground.of(shooter.terrain(), tables, parameter).obstructed(),
              variants));
    }
    return drawn;
  }

  /**
   * Friends who make way for a stack.
   *
   * @param first number of the first of them among all such friends
   * @param where how reports tell where they stand
   */
  List<DrawnStack> friends(
      List<Unit> units, String where, DrawnStack stack, int first, String parameter) {
    List<DrawnStack> friends = new ArrayList<>();
    for (Unit unit : units) {
      String number = units.size() == 1 ? "" : " " + (friends.size() + 1);
      String label = "the " + unit.arm() + " " + where + " " + stack.label() + number;
      Stack alone = Stack.of("", new Stack.Pieces(Optional.of(unit), Optional.empty()));
      int index = first + friends.size();
      friends.add(drawnUp(stack.side(), index, label, alone, parameter, List.of()));
    }
    return friends;
  }
}
