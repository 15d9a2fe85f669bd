package vedette.table.read;

import vedette.json.Json;
import vedette.json.JsonReader;
import vedette.source.Position;
import vedette.source.Printable;
import vedette.source.Problems;
import vedette.source.Source;
import vedette.source.WrongFile;
import vedette.table.grid.Code;
import vedette.table.grid.PlanFile;
import vedette.table.grid.SystemFile;
import vedette.table.grid.Table;

/** The kinds of files that a user has, so that a message can name the kind of a misplaced file. */
public enum FileKind {
  TABLE("a table", "vedette own FILE"),
  SYSTEM("a rule system", "vedette own FILE"),
  PLAN("a plan, which has fights of its own", "vedette plan FILE"),
  SUITE("a suite of scenarios", "vedette check FILE"),
  BASELINE("the baseline of a suite", "vedette check SUITE --baseline FILE");

  private final String text;
  private final String command;

  FileKind(String text, String command) {
    this.text = text;
    this.command = command;
  }

  /**
   * Returns the kind of a file, by the members that only files of that kind have; null if it has
   * none of them.
   */
  private static FileKind of(Json json) {
    if (!(json instanceof Json.Obj object)) {
      return null;
    }
    if (object.get("scenarios") != null) {
      return object.get("tables") != null ? BASELINE : SUITE;
    }
    if (SystemHead.isSystem(json)) {
      return SYSTEM;
    }
    if (PlanHead.isPlan(json)) {
      return PLAN;
    }
    return object.get("kind") != null ? TABLE : null;
  }

  /** Returns the kind of a table's file. */
  public static FileKind of(Table table) {
    return table instanceof SystemFile ? SYSTEM : table instanceof PlanFile ? PLAN : TABLE;
  }

  /**
   * Returns the errors of a file that was read as one of this kind.
   *
   * @param wrong the errors found
   * @return the same errors; only the kind of the file if that is another
   */
  public WrongFile orOtherKind(WrongFile wrong, Source source) {
    FileKind is = of(JsonReader.read(source, new Problems()));
    if (is == null || is == this) {
      return wrong;
    }
    Problems problems = new Problems();
    is.add(
        source,
        problems,
        this == BASELINE
            ? "name a baseline, a file written by --update-baseline"
            : is.help(source.name()));
    return new WrongFile(wrong.kind(), problems);
  }

  /** Returns whether a file is not of tables, and if so reports it. */
  static boolean refuseNoTable(Json json, Source source, Problems problems) {
    FileKind is = of(json);
    boolean none = is == SUITE || is == BASELINE;
    if (none) {
      is.add(source, problems, is.help(source.name()));
    }
    return none;
  }

  /** Returns the exception for a table's file of an unwanted kind. */
  public static WrongFile refused(Table table) {
    FileKind is = of(table);
    return table.unusable("this is " + is.text, is.help(table.file()));
  }

  private void add(Source source, Problems problems, String help) {
    problems.error(Code.NOT_AS_NEEDED, source, Position.START, "this is " + text, help);
  }

  private String help(String file) {
    return "write " + command.replace("FILE", Printable.escape(file));
  }
}
