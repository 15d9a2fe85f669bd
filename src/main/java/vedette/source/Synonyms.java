package vedette.source;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Names of one meaning: the names of measures and options, and other words for them. The help for
 * an unknown name, as {@code defenderCasualties} or {@code --rounds}, suggests the known one of the
 * same meaning and side, as {@code defenderLosses} or {@code --turns}.
 */
public final class Synonyms {
  /** A row for each meaning, the current name first; words of a name are separated by spaces. */
  private static final List<List<String>> MEANINGS =
      List.of(
          row("success, win, wins, won, victory, succeeds, hex taken, place taken, passes, passed"),
          row("success, clear, taken"),
          row("losses, loss, lost, casualties, sp lost, sp loss, strength lost, points lost"),
          row("losses, figures lost, bases lost, taken, dp taken, killed"),
          row("loss order, losses, loss, casualties, order of losses, losses order"),
          row("turns, turn, rounds, activations, nights, turns fought, rounds fought"),
          row("turns, rounds played, turns played, length, duration"),
          row("retreated, retreats, forced back, retreat, driven back, falls back, fallen back"),
          row("eliminated, destroyed, annihilated, wiped out, dead, gone"),
          row("leader lost, general killed, leader killed, general lost, commander killed"),
          row("leader lost, commander lost"),
          row("commander, fate, commander fate, general, leader"),
          row("contact, assaulted, close assault, melee"),
          row("hexes taken, places taken"),
          row("state, condition, morale, then"),
          row("dp, left, dp left, points left"),
          row("dp removed, removed, points removed"),
          row("disordered, disorder"),
          row("repulsed, retreated, retreats, forced back"));

  /** The sides in the names of measures, each with other words for it. */
  private static final List<List<String>> SIDES =
      List.of(
          row("attacker, charger, assailant"),
          row("defender, target"),
          row("behind"),
          row("own"),
          row("enemy"));

  private Synonyms() {}

  private static List<String> row(String words) {
    return List.of(words.split(", "));
  }

  /**
   * Returns the known name of the same meaning as an unknown one.
   *
   * <p>A name without a side stands for either side, the attacker first. Success is the attacker's,
   * so a name of the defender never means it.
   *
   * @param known names of measures, or options with their dashes
   * @return empty if no known name has the same meaning
   */
  public static Optional<String> of(String written, Collection<String> known) {
    Name name = Name.of(written);
    for (List<String> meaning : MEANINGS) {
      if (meaning.contains(name.rest)) {
        Optional<String> meant =
            known.stream()
                .filter(it -> name.fits(Name.of(it), meaning))
                .min(Comparator.comparing(it -> name.difference(Name.of(it))));
        if (meant.isPresent()) {
          return meant;
        }
      }
    }
    return known.stream()
        .filter(it -> name.side < 0 && name.fits(Name.of(it), row(name.rest)))
        .findFirst();
  }

  /**
   * Returns whether two names differ only in their sides, as {@code attackerDp} and {@code
   * defenderDp}.
   */
  static boolean differInSide(String one, String other) {
    Name first = Name.of(one);
    Name second = Name.of(other);
    return first.side >= 0 && second.side >= 0 && first.side != second.side;
  }

  /**
   * A name in its parts.
   *
   * @param before the step of a plan, with its dot, or the dashes of an option
   * @param side the row in {@link #SIDES}; -1 for none
   * @param rest its other words, separated by spaces
   * @param one the stack or unit in brackets; "" for none
   */
  private record Name(String before, int side, String rest, String one) {
    static Name of(String written) {
      int bracket = written.indexOf('[');
      String whole = bracket < 0 ? written : written.substring(0, bracket);
      String one = bracket < 0 ? "" : written.substring(bracket);
      int from = whole.startsWith("--") ? 2 : whole.lastIndexOf('.') + 1;
      String words =
          whole
              .substring(from)
              .replaceAll("(?<=[a-z])(?=[A-Z])", " ")
              .replaceAll("[-_ ]+", " ")
              .strip()
              .toLowerCase(Locale.ROOT);
      String first = words.contains(" ") ? words.substring(0, words.indexOf(' ')) : "";
      for (int side = 0; side < SIDES.size(); side++) {
        if (SIDES.get(side).contains(first)) {
          String rest = words.substring(first.length() + 1);
          return new Name(whole.substring(0, from), side, rest, one);
        }
      }
      return new Name(whole.substring(0, from), -1, words, one);
    }

    boolean fits(Name known, List<String> meaning) {
      // A name without a side is the attacker's success, or the length of a fight for both sides.
      boolean sameSide = side == known.side || side < 0 || known.side < 0 && side == 0;
      return before.equals(known.before)
          && sameSide
          && one.equals(known.one)
          && meaning.get(0).equals(known.rest);
    }

    /** Returns 0 for the same side, more for another. */
    int difference(Name known) {
      return side == known.side ? 0 : 1 + Math.max(0, known.side);
    }
  }
}
