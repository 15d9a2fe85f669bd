package vedette.json;

import tools.jackson.core.SerializableString;
import tools.jackson.core.io.CharacterEscapes;
import tools.jackson.core.io.SerializedString;
import vedette.problem.Printable;

/**
 * Which characters of written strings are escaped: those that {@link Printable} would not print.
 */
final class JsonEscapes extends CharacterEscapes {

  static final JsonEscapes HIDDEN = new JsonEscapes();

  private static final long serialVersionUID = 1L;

  private static int[] ascii() {
    int[] codes = standardAsciiEscapesForJSON();
    for (int c = 0; c < codes.length; c++) {
      if (codes[c] == ESCAPE_STANDARD || c == 0x7f) {
        codes[c] = ESCAPE_CUSTOM; // for digits in small letters, as everywhere in our output
      }
    }
    return codes;
  }

  @Override
  public int[] getEscapeCodesForAscii() {
    return ascii();
  }

  @Override
  public SerializableString getEscapeSequence(int c) {
    if (Character.isSurrogate((char) c) || !Printable.isHidden(c)) {
      return null;
    }
    return new SerializedString(Printable.hexEscape(c));
  }
}
