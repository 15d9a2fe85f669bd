package vedette.system;

import vedette.json.Json;
import vedette.source.Position;
import vedette.source.Problems;
import vedette.source.TextFault;
import vedette.source.WrongFile;
import vedette.system.query.Code;
import vedette.system.query.Places;
import vedette.system.query.SectionReader;
import vedette.table.grid.SystemFile;

/** Errors of a system's file that appear only when a fight is played. */
public final class FaultsInPlay {
  private final SectionReader part;
  private final Json.Obj root;

  /** Creates the errors of a file. */
  public FaultsInPlay(SystemFile written) {
    part = new SectionReader(written.text(), new Problems());
    root = written.root();
  }

  /**
   * Returns the error of an amount or a condition without a value in a possible fight.
   *
   * @param e the fault of the text
   * @return the file's error at the place of the text; {@code e} itself if the file does not have
   *     the text or a parameter of the request is wrong
   */
  public RuntimeException withoutValue(TextFault e) {
    Json.Str said = e.slot() != null || e.text() == null ? null : holding(e.text(), root);
    if (said == null) {
      return e;
    }
    int offset = said.value().indexOf(e.text()) + Math.min(e.offset(), e.text().length());
    return exception(Code.AMOUNT, part.within(said, offset), e.getMessage(), e.help());
  }

  /** Returns the first string inside a value that contains this text; null if there is none. */
  private static Json.Str holding(String text, Json in) {
    if (in instanceof Json.Str said) {
      return said.value().contains(text) ? said : null;
    }
    Json.Str found = null;
    if (in instanceof Json.Obj object) {
      for (int i = 0; found == null && i < object.members().size(); i++) {
        found = holding(text, object.members().get(i).value());
      }
    } else if (in instanceof Json.Arr array) {
      for (int i = 0; found == null && i < array.values().size(); i++) {
        found = holding(text, array.values().get(i));
      }
    }
    return found;
  }

  /**
   * Returns the error of a part that can do too much in one step.
   *
   * @param what the amount and the limit, in words
   * @param way the keys that lead to the part
   */
  public RuntimeException tooLarge(String what, Object... way) {
    return exception(
        Code.TOO_LARGE,
        new Places(root).ofKey(way),
        "this part of the round " + what,
        "throw fewer dice together: write \"lose 2d6\" for two times \"lose d6\", or a fixed"
            + " number");
  }

  /**
   * Returns the error of a part in which a number becomes too large to be counted.
   *
   * @param way the keys that lead to the part
   */
  public RuntimeException tooLargeNumber(Object... way) {
    return exception(
        Code.TOO_LARGE,
        new Places(root).ofKey(way),
        "a number of this step exceeds 2,147,483,647",
        "write smaller numbers, or a limit: \"strength x 2, at most 9999\"");
  }

  private WrongFile exception(String code, Position at, String message, String help) {
    part.report(code, at, message, help);
    return new WrongFile(WrongFile.Kind.WRONG, part.problems());
  }
}
