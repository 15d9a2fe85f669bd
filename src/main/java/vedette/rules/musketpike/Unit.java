package vedette.rules.musketpike;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import vedette.json.Nearest;
import vedette.notation.BadNotation;
import vedette.notation.Notation.Phrase;
import vedette.notation.Notation.Token;
import vedette.notation.Part;

/**
 * A unit with a strength: {@code hi2 19/20 ql5 disordered leader 1}.
 *
 * @param strength points left and the original ones, 1 to {@link #MAX_STRENGTH}
 * @param quality printed morale, 1 to 10, if it is said
 * @param leader rating of a named leader with it, without its sign, if there is one
 * @param cannon whether it has battalion guns
 * @param nopikes whether it is foot without pikes (the N type)
 */
record Unit(
    Troops troops,
    Part strength,
    OptionalInt quality,
    boolean disordered,
    OptionalInt leader,
    boolean cannon,
    boolean nopikes) {
  private static final String QUALITY = "ql";
  private static final int MAX_STRENGTH = 99;
  private static final int MAX_RATING = 5;
  private static final List<String> WORDS =
      List.of("ql5", "disordered", "leader", "cannon", "nopikes");

  static Unit of(Phrase phrase) {
    Troops troops = Troops.of(phrase.word(0, "a unit"));
    Part strength = phrase.word(1, "a strength").part(1, MAX_STRENGTH, "strength");
    OptionalInt quality = OptionalInt.empty();
    OptionalInt leader = OptionalInt.empty();
    boolean disordered = false;
    boolean cannon = false;
    boolean nopikes = false;
    for (int i = 2; i < phrase.words().size(); i++) {
      Token word = phrase.words().get(i);
      switch (word.text().toLowerCase(Locale.ROOT)) {
        case "disordered" -> disordered = true;
        case "leader" -> {
          once(leader.isPresent(), word);
          boolean rated = i + 1 < phrase.words().size() && isRating(phrase.words().get(i + 1));
          int rating = rated ? rating(phrase.words().get(++i)) : 1;
          leader = OptionalInt.of(rating);
        }
        case "cannon" -> cannon = heavyFoot(troops, word);
        case "nopikes" -> nopikes = heavyFoot(troops, word);
        default -> {
          int said = quality(word);
          once(quality.isPresent(), word);
          quality = OptionalInt.of(said);
        }
      }
    }
    if (nopikes && troops == Troops.TWO_HEX_FOOT) {
      throw new BadNotation(
          phrase.offset(),
          "foot without pikes counts as other heavy foot",
          "write it as `hi1`, or as `li` if its army treats it so");
    }
    return new Unit(troops, strength, quality, disordered, leader, cannon, nopikes);
  }

  private static void once(boolean said, Token word) {
    if (said) {
      throw new BadNotation(
          word.offset(), "`" + word.text() + "` comes a second time", "say it once");
    }
  }

  private static boolean isRating(Token word) {
    return word.text().matches("-?[0-9]+");
  }

  /** A rating as printed, -2, or without its sign. */
  private static int rating(Token word) {
    boolean signed = word.text().startsWith("-");
    return new Token(word.text().substring(signed ? 1 : 0), word.offset())
        .number(0, MAX_RATING, "leader rating");
  }

  private static boolean heavyFoot(Troops troops, Token word) {
    if (!troops.isHeavyFoot()) {
      throw new BadNotation(
          word.offset(),
          "`" + word.text() + "` is of heavy foot only",
          "leave it out, or write `hi1` or `hi2`");
    }
    return true;
  }

  /** Reads {@code ql7}. */
  static int quality(Token word) {
    String text = word.text().toLowerCase(Locale.ROOT);
    if (!text.startsWith(QUALITY)) {
      throw new BadNotation(
          word.offset(),
          "`" + word.text() + "` says nothing of a unit",
          Nearest.help(word.text(), WORDS) + " (a comma goes between units)");
    }
    if (text.equals(QUALITY)) {
      throw new BadNotation(
          word.offset(), "the quality is missing", "write it in one word, as in `ql6`");
    }
    return new Token(text.substring(QUALITY.length()), word.offset() + QUALITY.length())
        .number(1, 10, "quality");
  }

  @Override
  public String toString() {
    return troops.abbreviation()
        + " "
        + strength
        + (quality.isPresent() ? " ql" + quality.getAsInt() : "")
        + (disordered ? " disordered" : "")
        + (leader.isPresent() ? " leader " + leader.getAsInt() : "")
        + (cannon ? " cannon" : "")
        + (nopikes ? " nopikes" : "");
  }
}
