package vedette.rules.musketpike;

import java.util.List;
import java.util.OptionalInt;
import vedette.json.Nearest;
import vedette.request.BadNotation;
import vedette.request.Notation.Part;
import vedette.request.Notation.Phrase;
import vedette.request.Notation.Word;

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
      Word word = phrase.words().get(i);
      switch (word.text()) {
        case "disordered" -> disordered = true;
        case "leader" -> {
          boolean rated = i + 1 < phrase.words().size() && isDigits(phrase.words().get(i + 1));
          int rating = rated ? phrase.words().get(++i).number(0, MAX_RATING, "leader rating") : 1;
          leader = OptionalInt.of(rating);
        }
        case "cannon" -> cannon = heavyFoot(troops, word);
        case "nopikes" -> nopikes = heavyFoot(troops, word);
        default -> quality = OptionalInt.of(quality(word));
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

  private static boolean isDigits(Word word) {
    return !word.text().isEmpty() && word.text().chars().allMatch(c -> c >= '0' && c <= '9');
  }

  private static boolean heavyFoot(Troops troops, Word word) {
    if (!troops.isHeavyFoot()) {
      throw new BadNotation(
          word.offset(),
          "`" + word.text() + "` is of heavy foot only",
          "leave it out, or write `hi1` or `hi2`");
    }
    return true;
  }

  /** Reads {@code ql7}. */
  static int quality(Word word) {
    if (!word.text().startsWith("ql")) {
      throw new BadNotation(
          word.offset(),
          "`" + word.text() + "` says nothing of a unit",
          Nearest.help(word.text(), WORDS) + " A comma goes between units");
    }
    return new Word(word.text().substring(2), word.offset() + 2).number(1, 10, "quality");
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
