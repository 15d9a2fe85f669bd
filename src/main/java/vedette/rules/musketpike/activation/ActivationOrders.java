package vedette.rules.musketpike.activation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.rules.Names;
import vedette.rules.musketpike.activation.Shots.Approach;
import vedette.rules.musketpike.fire.PreparedShooter;
import vedette.rules.musketpike.fire.Shooter;
import vedette.rules.musketpike.melee.MeleeStacks;
import vedette.rules.musketpike.units.Facing;
import vedette.rules.musketpike.units.PreparedStack;
import vedette.source.TextFault;

/**
 * The targets of melee and fire of each stack in an activation; refuses impossible ones (MP-V15).
 *
 * @param targetsNamed numbers of the default targets of stacks that name none; empty if each has to
 *     name its targets
 * @param against numbers of the defenders that each attacker goes against, its first target of fire
 *     first; empty if it only fires
 * @param facing the hexes of its targets from which each attacker comes
 * @param fire numbers of the enemies that each stack is to fire at, in order
 */
record ActivationOrders(
    Lineup lineup,
    List<Integer> targetsNamed,
    List<List<Integer>> against,
    List<Facing> facing,
    BySide<List<List<Integer>>> fire) {

  /**
   * Returns the orders written in the stacks; a single defender is the target of every attacker.
   */
  static ActivationOrders of(Lineup lineup) {
    List<Integer> only = lineup.names().defender().size() == 1 ? List.of(0) : List.of();
    List<Facing> from =
        lineup.stacks().attacker().stream().map(attacker -> attacker.stack().from()).toList();
    return of(lineup, only, from);
  }

  /**
   * Returns the orders of one attack of all attackers from one direction against all defenders.
   * Stacks with a unit are fired at before artillery without one (MP-V7).
   */
  static ActivationOrders ofOneAttack(Lineup lineup, Facing from) {
    List<Integer> all =
        lineup.stacks().defender().stream()
            .sorted(Comparator.comparing(defender -> !defender.hasUnit()))
            .map(PreparedStack::index)
            .toList();
    return of(lineup, all, Collections.nCopies(lineup.stacks().attacker().size(), from));
  }

  private static ActivationOrders of(Lineup lineup, List<Integer> meant, List<Facing> from) {
    BySide<List<List<Integer>>> fire =
        new BySide<>(fire(lineup, Side.ATTACKER), fire(lineup, Side.DEFENDER));
    List<List<Integer>> against = new ArrayList<>();
    Names enemies = lineup.names().defender();
    for (PreparedStack attacker : lineup.stacks().attacker()) {
      List<Integer> said = List.copyOf(enemies.indices(attacker.stack().against(), "attacker"));
      boolean fires = !fire.attacker().get(attacker.index()).isEmpty();
      against.add(
          said.isEmpty() && !fires
              ? targetsNamed(enemies, meant, attacker.label(), "attacker", "against")
              : said);
    }
    ActivationOrders orders = new ActivationOrders(lineup, meant, List.copyOf(against), from, fire);
    orders.check();
    return orders;
  }

  private static List<List<Integer>> fire(Lineup lineup, Side side) {
    Names enemies = lineup.names().of(side.opposite());
    return lineup.stacks().of(side).stream()
        .map(stack -> List.copyOf(enemies.indices(stack.stack().firesAt(), side.toString())))
        .toList();
  }

  private static List<Integer> targetsNamed(
      Names enemies, List<Integer> meant, String label, String parameter, String clause) {
    if (!meant.isEmpty()) {
      return meant;
    }
    throw new TextFault(
        parameter,
        label + " has no target among " + enemies.size() + " stacks",
        "write its target, as in `; " + clause + " " + enemies.name(0) + "`");
  }

  private void check() {
    if (against.stream().allMatch(List::isEmpty)) {
      throw new TextFault(
          "attacker",
          "no attacker has a target",
          "write `against "
              + lineup.names().defender().name(0)
              + "`; add --melee never for fire only");
    }
  }

  /**
   * Checks that every defender takes part: it is attacked, fired at or fires.
   *
   * @throws TextFault if one does not
   */
  void checkAllTakePart(Set<Integer> bombarded) {
    for (PreparedStack defender : lineup.stacks().defender()) {
      boolean fires = !fire.defender().get(defender.index()).isEmpty();
      if (!fires
          && inContact(defender.index()).isEmpty()
          && !bombarded.contains(defender.index())) {
        throw new TextFault(
            "defender",
            defender.label() + " takes no part",
            "leave it out, name it after `against` or `fires-at`, or write its own `fires-at`");
      }
    }
  }

  /** Returns the numbers of the targets of a battery. */
  List<Integer> targets(Shooter battery, PreparedShooter drawn) {
    Names enemies = lineup.names().defender();
    Set<Integer> said = enemies.indices(battery.firesAt(), "battery");
    return said.isEmpty()
        ? targetsNamed(enemies, targetsNamed, drawn.label(), "battery", "fires-at")
        : List.copyOf(said);
  }

  /** Returns the targets of an attacker: by default the stacks that it goes against. */
  List<Integer> targets(int attacker) {
    List<Integer> said = fire.attacker().get(attacker);
    return said.isEmpty() ? against.get(attacker) : said;
  }

  /** Returns the targets of a defender: those it names, or else all that come against it. */
  List<Approach> targetsOf(PreparedStack defender) {
    List<Integer> said = fire.defender().get(defender.index());
    List<Approach> coming = new ArrayList<>();
    for (int attacker : said.isEmpty() ? inContact(defender.index()) : said) {
      coming.add(new Approach(attacker, facing(attacker, defender.index())));
    }
    for (Approach named : said.isEmpty() ? List.<Approach>of() : coming) {
      checkFront(defender, named);
    }
    return coming;
  }

  private List<Integer> inContact(int defender) {
    return lineup.stacks().attacker().stream()
        .map(PreparedStack::index)
        .filter(it -> against.get(it).contains(defender) || targets(it).contains(defender))
        .toList();
  }

  /**
   * Returns the hexes of a defender from which an attacker comes; the front if it goes elsewhere.
   */
  Facing facing(int attacker, int defender) {
    List<Integer> into =
        against.get(attacker).isEmpty() ? targets(attacker) : against.get(attacker);
    return into.contains(defender) ? facing.get(attacker) : Facing.FRONT;
  }

  private void checkFront(PreparedStack defender, Approach named) {
    boolean front =
        defender.hasUnit() ? defender.isFront(named.from()) : named.from() == Facing.FRONT;
    if (!front) {
      String attacker = lineup.names().attacker().label(named.attacker());
      throw new TextFault(
          "defender",
          defender.label() + " cannot fire at " + attacker + ", which comes at its " + named.from(),
          "write another target: defensive fire is only through front hexes");
    }
  }

  /**
   * Returns the attacks in the order of their attackers; each defender may be in only one.
   *
   * @throws TextFault if a defender would be attacked twice, or stacks cannot fight together
   */
  List<MeleeStacks> attacks(List<Integer> order) {
    Map<List<Integer>, List<Integer>> together = new LinkedHashMap<>();
    for (int attacker : order) {
      if (!against.get(attacker).isEmpty()) {
        List<Integer> place = against.get(attacker).stream().sorted().toList();
        together.computeIfAbsent(place, it -> new ArrayList<>()).add(attacker);
      }
    }
    Set<Integer> attacked = new LinkedHashSet<>();
    List<MeleeStacks> meleeStacks = new ArrayList<>();
    together.forEach(
        (defenders, attackers) -> {
          defenders.forEach(it -> checkOnce(it, attacked));
          meleeStacks.add(attack(attackers.stream().sorted().toList(), defenders));
        });
    return List.copyOf(meleeStacks);
  }

  private void checkOnce(int defender, Set<Integer> attacked) {
    if (!attacked.add(defender)) {
      throw new TextFault(
          "attacker",
          lineup.names().defender().label(defender) + " is attacked twice",
          "write `against` in one attack only, and `fires-at` for stacks that only fire");
    }
  }

  private MeleeStacks attack(List<Integer> attackers, List<Integer> defenders) {
    List<PreparedStack> own = attackers.stream().map(lineup.stacks().attacker()::get).toList();
    MeleeStacks.check(own, defenders.stream().map(lineup.stacks().defender()::get).toList());
    // A shift that is adverse to the defender counts only if all attackers have it (MP13).
    Facing worst = attackers.stream().map(facing::get).min(Facing::compareTo).orElseThrow();
    return new MeleeStacks(new BySide<>(attackers, defenders), worst);
  }
}
