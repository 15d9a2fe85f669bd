package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import vedette.fight.Side;
import vedette.json.Nearest;
import vedette.request.BadRequest;

/** Draws up single stacks and shooters, and says what they lack. */
record SetupReader(MusketPikeTables tables) {
  /**
   * A stack ready to fight.
   *
   * @param parameter where it was given
   * @param terrain of a stack that states none
   */
  DrawnStack drawnUp(Side side, String label, Stack stack, String parameter, List<String> terrain) {
    if (stack.company().unit().isPresent()) {
      quality(stack.company().unit().get().quality(), parameter, label);
    }
    stack.company().guns().ifPresent(guns -> checkCalibre(guns, parameter));
    Ground ground =
        stack.terrain().isEmpty()
            ? Ground.of(terrain, tables, "terrain")
            : Ground.of(stack.terrain(), tables, parameter);
    return new DrawnStack(
        side, label, stack.company().unit(), stack.company().guns(), ground, stack.way(), tables);
  }

  /** Complains if a stack's artillery could have to check and does not say its quality. */
  static void checkGunsQuality(DrawnStack stack, String parameter) {
    stack
        .guns()
        .ifPresent(guns -> quality(guns.quality(), parameter, "artillery of " + stack.label()));
  }

  static void quality(OptionalInt quality, String parameter, String label) {
    if (quality.isEmpty()) {
      throw new BadRequest(
          parameter,
          label + " does not say its quality, and may have to check",
          "write it behind the strength or calibre, as in `ql6`");
    }
  }

  private void checkCalibre(Guns guns, String parameter) {
    if (!tables.calibres().contains(guns.calibre())) {
      throw new BadRequest(
          parameter,
          "there is no artillery of " + guns.calibre(),
          Nearest.help(guns.calibre(), tables.calibres()));
    }
  }

  /** Shooters who are not fired at themselves. */
  List<Firer> firers(List<Shooter> shooters, String word, String parameter) {
    List<Firer> firers = new ArrayList<>();
    for (int i = 0; i < shooters.size(); i++) {
      Shooter shooter = shooters.get(i);
      Optional<Guns> guns = shooter.company().guns();
      guns.ifPresent(g -> checkCalibre(g, parameter));
      firers.add(
          Firer.of(label(shooter.name(), word, i, shooters.size()), shooter, tables, parameter));
    }
    return firers;
  }

  private static String label(String given, String word, int index, int of) {
    return !given.isEmpty() ? given : of == 1 ? word : word + " " + (index + 1);
  }

  /** The units that a stack would displace. */
  List<Lineup.Friend> friends(Side side, int owner, Stack stack, String label, String parameter) {
    List<Lineup.Friend> friends = new ArrayList<>();
    for (int i = 0; i < stack.displaces().size(); i++) {
      Unit unit = stack.displaces().get(i);
      String number = stack.displaces().size() == 1 ? "" : " " + (i + 1);
      String friend = "the " + unit.troops() + " behind " + label + number;
      quality(unit.quality(), parameter, friend);
      friends.add(
          new Lineup.Friend(
              new DrawnStack(
                  side,
                  friend,
                  Optional.of(unit),
                  Optional.empty(),
                  Ground.CLEAR,
                  Way.FREE,
                  tables),
              side,
              owner));
    }
    return friends;
  }

  /** Complains of a clause that means nothing here. */
  static void unused(boolean used, String parameter, String clause, String help) {
    if (used) {
      throw new BadRequest(parameter, "`" + clause + "` is not used here", help);
    }
  }
}
