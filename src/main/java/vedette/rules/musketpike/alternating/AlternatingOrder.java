package vedette.rules.musketpike.alternating;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.fight.Side;
import vedette.json.EnumWords;
import vedette.source.Nearest;
import vedette.source.TextFault;

/**
 * The order of a side for one activation.
 *
 * @param hexes distance to the enemy after the move; 0 if not given
 */
record AlternatingOrder(Side side, Kind kind, int hexes) {
  private static final int MOST = 99;

  /** Hexes between both sides that are just out of contact. */
  private static final int OUT_OF_CONTACT = 2;

  /**
   * An optional side, an order and an optional number of hexes; or a word that is none of these.
   */
  private static final Pattern WRITTEN =
      Pattern.compile(
          "\\G\\s*(?:(?:(?<side>attacker|defender)\\s+)?(?<kind>[a-z]+)"
              + "(?:\\s+(?<hexes>\\d{1,4}))?|\\S+)(?=\\s|$)");

  /** The kind of an order. */
  enum Kind {
    /** The side moves to the enemy and into melee. */
    CHARGE,
    /**
     * The side stays, or moves to a distance; it fights if it is in contact, and one unit rallies.
     */
    MARCH,
    /** The side acts as on a march, but neither moves nor goes into melee. */
    FIRE,
    /** The side leaves contact and rallies. */
    RALLY,
    /** The side does nothing. */
    PASS
  }

  /**
   * Returns the orders of both sides. An order without a side belongs to the side that did not have
   * the one before; the first is the attacker's.
   *
   * @throws TextFault if a word is not an order, or a distance does not fit its order
   */
  static List<AlternatingOrder> all(List<String> written) {
    Matcher words = WRITTEN.matcher(String.join(" ", written).strip().toLowerCase(Locale.ROOT));
    List<AlternatingOrder> orders = new ArrayList<>();
    Side next = Side.ATTACKER;
    while (words.find()) {
      AlternatingOrder order = of(words, next);
      orders.add(order);
      next = order.side().opposite();
    }
    return List.copyOf(orders);
  }

  private static AlternatingOrder of(Matcher words, Side next) {
    String word = words.group("kind");
    List<String> known = EnumWords.words(Kind.class);
    if (word == null || !known.contains(word)) {
      String unknown = word == null ? words.group().strip() : word;
      throw TextFault.ofUnread(
          "orders", "unknown order `" + unknown + "`", Nearest.help(unknown, known));
    }
    Kind kind = Kind.values()[known.indexOf(word)];
    String side = words.group("side");
    int hexes = words.group("hexes") == null ? 0 : Integer.parseInt(words.group("hexes"));
    check(words.group().strip(), kind, hexes);
    return new AlternatingOrder(
        side == null ? next : Side.valueOf(side.toUpperCase(Locale.ROOT)), kind, hexes);
  }

  private static void check(String text, Kind kind, int hexes) {
    boolean goes = kind == Kind.MARCH || kind == Kind.RALLY;
    if (hexes > 0 && !goes) {
      throw TextFault.ofUnread(
          "orders",
          "`" + text + "`: this order takes no number of hexes",
          "write the number after march or rally, as in `march 4`");
    }
    if (hexes == 1 || hexes > MOST) {
      throw TextFault.ofUnread(
          "orders",
          "`" + text + "`: the number of hexes is not from 2 to " + MOST,
          "write a number from 2 to " + MOST + "; for contact, write charge");
    }
  }

  /** Returns whether it may go into melee. */
  boolean goesIn() {
    return kind == Kind.CHARGE || kind == Kind.MARCH;
  }

  /** Returns whether units may rally at its end. */
  boolean rallies() {
    return kind == Kind.MARCH || kind == Kind.FIRE || kind == Kind.RALLY;
  }

  /**
   * Returns the distance in hexes after the move.
   *
   * @param distance distance before the move
   */
  int moves(int distance) {
    return switch (kind) {
      case CHARGE -> 1;
      case MARCH -> hexes > 0 ? hexes : distance;
      case RALLY -> hexes > 0 ? hexes : Math.max(OUT_OF_CONTACT, distance);
      case FIRE, PASS -> distance;
    };
  }

  @Override
  public String toString() {
    return side + " " + EnumWords.word(kind) + (hexes > 0 ? " " + hexes : "");
  }
}
