package vedette.rules.daysofglory;

import vedette.json.EnumWords;
import vedette.json.Nearest;
import vedette.notation.BadNotation;
import vedette.notation.Notation;
import vedette.notation.Notation.Phrase;
import vedette.notation.Notation.Token;

/**
 * A unit behind the target of artillery: {@code line 4}.
 *
 * @param distance behind the target, in inches
 */
public record Behind(Target target, int distance) {
  private static final int MAX_DISTANCE = 99;

  /**
   * Reads a unit behind a target.
   *
   * @throws BadNotation if it is none
   */
  public static Behind parse(String text) {
    Notation notation = Notation.parse(text);
    Phrase phrase = notation.units().get(0);
    if (notation.units().size() > 1) {
      throw new BadNotation(
          notation.units().get(1).offset(),
          "units behind are given one by one",
          "give the option again for a further unit");
    }
    Token word = phrase.word(0, "what it looks like");
    int index = EnumWords.words(Target.class).indexOf(word.text());
    if (index < 0) {
      throw new BadNotation(
          word.offset(),
          "`" + word.text() + "` is no target",
          Nearest.help(word.text(), EnumWords.words(Target.class)));
    }
    int distance =
        phrase.word(1, "its distance in inches").number(0, MAX_DISTANCE, "distance in inches");
    phrase.endsAt(2, "give the option again for a further unit");
    return new Behind(Target.values()[index], distance);
  }

  @Override
  public String toString() {
    return EnumWords.word(target) + " " + distance;
  }
}
