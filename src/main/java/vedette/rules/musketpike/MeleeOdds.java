package vedette.rules.musketpike;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.table.Grid;
import vedette.table.Modifier;
import vedette.table.Modifiers;

/**
 * The column of a melee: strengths by formation and terrain, and the shifts (MP3, MP11, MP13).
 *
 * @param from the hexes of the defenders that the attack comes from
 */
record MeleeOdds(
    MusketPikeTables tables, Facing from, List<Fighter> attackers, List<Fighter> defenders) {
  /** What shifts can depend on. */
  static final Set<String> CONDITIONS =
      Set.of(
          "disordered defender",
          "flank",
          "defender without pikes",
          "disordered attacker",
          "cover",
          "attacker without pikes");

  /** All that the attackers go into. */
  private Ground into() {
    Ground into = Ground.CLEAR;
    for (Fighter defender : defenders) {
      into = into.with(defender.formation().ground());
    }
    return into;
  }

  private int attack(Listener listener) {
    Ground into = into();
    int sum = 0;
    for (Fighter attacker : attackers) {
      boolean heavy = attacker.formation().troops().isHeavyFoot();
      boolean obstructed = into.obstructed() || heavy && attacker.formation().ground().obstructed();
      sum += counts(attacker, obstructed, !heavy && into.obstacle(), listener);
    }
    return sum;
  }

  private int defence(Listener listener) {
    int sum = 0;
    for (Fighter defender : defenders) {
      Ground ground = defender.formation().ground();
      boolean light = defender.formation().troops() == Troops.LIGHT_FOOT;
      sum += counts(defender, ground.obstructed(), light && ground.obstacle(), listener);
      if (defender.formation().guns().isPresent() && from == Facing.FRONT) {
        int guns = tables.meleeStrength("artillery", 1);
        String who = "artillery of " + defender.formation().label();
        listener.note(new Told.Strength(who, guns, List.of("MP7")));
        sum += guns;
      }
    }
    return sum;
  }

  /** Melee strength of one unit, in or into obstructed terrain or across an obstacle. */
  private static int counts(
      Fighter fighter, boolean obstructed, boolean obstacle, Listener listener) {
    int strength = fighter.strength(obstructed || obstacle);
    boolean heavy = fighter.formation().troops().isHeavyFoot();
    List<String> readings =
        obstructed && heavy
            ? List.of("MP12")
            : obstructed || obstacle ? List.of(MusketPikeReadings.OBSTACLES) : List.of();
    listener.note(new Told.Strength(fighter.formation().label(), strength, readings));
    return strength;
  }

  /** The column after all shifts; each is noted. */
  int column(Listener listener) {
    Grid results = tables.meleeResults;
    int attack = attack(listener);
    int defence = defence(listener);
    int column = tables.column(attack, defence);
    boolean several = attackers.size() + defenders.size() > 2;
    listener.note(
        new Told.Strengths(
            attack,
            defence,
            results.columns().name(column),
            several ? List.of("MP3", "MP13") : List.of("MP3")));
    int shift = 0;
    if (from != Facing.FRONT) {
      defenders.forEach(
          d ->
              listener.note(
                  new Told.Faces(
                      d.formation().label(),
                      from,
                      d.formation().isFront(from),
                      d.formation().troops().isHeavyFoot())));
    }
    for (Modifier modifier : Modifiers.strongest(tables.meleeShifts, this::applies)) {
      shift += modifier.value();
      listener.note(
          new Note.Modifier(
              modifier.name(), modifier.value(), because(modifier), modifier.readings()));
    }
    shift += moraleShift(listener);
    int shifted = Math.max(0, Math.min(results.columns().size() - 1, column + shift));
    if (shift != 0) {
      listener.note(new Told.Shifted(shift, results.columns().name(shifted)));
    }
    return shifted;
  }

  private int moraleShift(Listener listener) {
    int attacker = attackers.stream().mapToInt(Fighter::morale).min().orElseThrow();
    int defender = defenders.stream().mapToInt(Fighter::morale).max().orElseThrow();
    int shift = tables.moraleShift(attacker - defender);
    if (shift != 0) {
      String because = attacker + " against " + defender;
      listener.note(new Note.Modifier("morale", shift, because, tables.moraleShiftReadings()));
    }
    return shift;
  }

  /** Whose the condition is. */
  private String because(Modifier modifier) {
    List<Fighter> whose =
        switch (modifier.when()) {
          case "disordered attacker" -> disordered(attackers);
          case "disordered defender" -> disordered(defenders);
          case "attacker without pikes" -> attackers;
          default -> defenders;
        };
    return String.join(" and ", whose.stream().map(f -> f.formation().label()).toList());
  }

  private static List<Fighter> disordered(List<Fighter> fighters) {
    return fighters.stream().filter(f -> f.condition().disordered()).toList();
  }

  private boolean applies(String when) {
    return switch (when) {
      case "disordered defender" -> all(defenders, f -> f.condition().disordered());
      case "flank" -> all(defenders, f -> !f.formation().isFront(from));
      case "defender without pikes" ->
          any(defenders, MeleeOdds::withoutPikes)
              && !any(defenders, MeleeOdds::matchesPikes)
              && any(attackers, MeleeOdds::matchesPikes);
      case "disordered attacker" -> any(attackers, f -> f.condition().disordered());
      case "attacker without pikes" ->
          any(attackers, MeleeOdds::withoutPikes) && any(defenders, MeleeOdds::matchesPikes);
      case "cover" -> into().cover();
      default -> throw new IllegalStateException("melee knows no condition " + when);
    };
  }

  private static boolean withoutPikes(Fighter fighter) {
    return fighter.formation().unit().orElseThrow().nopikes();
  }

  /** Horse, and heavy foot with pikes. */
  private static boolean matchesPikes(Fighter fighter) {
    return fighter.formation().troops() != Troops.LIGHT_FOOT && !withoutPikes(fighter);
  }

  private static boolean all(List<Fighter> fighters, Predicate<Fighter> what) {
    return fighters.stream().allMatch(what);
  }

  private static boolean any(List<Fighter> fighters, Predicate<Fighter> what) {
    return fighters.stream().anyMatch(what);
  }
}
