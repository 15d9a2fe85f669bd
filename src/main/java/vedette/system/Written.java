package vedette.system;

import java.util.List;
import java.util.Map;
import vedette.form.Field;
import vedette.json.Json;
import vedette.table.CellKind;
import vedette.table.ColumnsReader.Edge;
import vedette.table.Rounding;

/**
 * What the file of a rule system says, as it is written: shapes, keys and words are right, and what
 * names mean is not yet looked up.
 */
final class Written {
  private static final String ROLLS = "Whether each unit rolls, or the side once.";
  private static final String DIE =
      "What is rolled: d6, 2d6+1, d66, 2d6, highest 1, a die of customDice.";
  private static final String AT = "A number or a range: 7, 2-4, -4..-3, 5+ or ..-5.";
  private static final String MODIFIERS =
      "What changes the roll, the column, the sides or the dice.";
  private static final String CAP = "Limits of the net sums.";
  private static final String SAVES =
      "What saves a unit that is hit, or that a table's result falls on.";

  private Written() {}

  /** Who rolls. */
  enum Rolls {
    /** Each unit. */
    UNIT,
    /** The side, once. */
    SIDE
  }

  /** How dice are laid against each other. */
  enum Pairs {
    /** The highest of each side, and so on. */
    HIGHEST_FIRST,
    /** Each die against the other side's best. */
    AGAINST_BEST
  }

  /** A rule system; what is read before as the head of a file is only known here. */
  record Root(
      Json.Obj here,
      @Field(text = "The version of the file format.", schemaRef = "format") Json format,
      @Field(
              text = "Whose system it is, a slash, its name.",
              schemaTypes = "string",
              schemaPattern = "^[a-z0-9-]+/[a-z0-9-]+$")
          Json id,
      @Field(text = "Its name for people.", schemaTypes = "string") Json title,
      @Field(text = "That it is a rule system.", schemaRef = "kind") Json kind,
      @Field(
              text = "Where its numbers come from; left out: its author.",
              optional = true,
              schemaTypes = "object")
          Json source,
      @Field(
              text = "Codes of findings of lint that are meant, each with the reason.",
              optional = true,
              schemaRef = "allow")
          Json allow,
      @Field(
              text =
                  "Kinds of unit by name; left out: a side is one unit, written by its strength.",
              optional = true,
              schemaRef = "units")
          Json.Obj units,
      @Field(text = "States that units can be in.", optional = true) Map<String, State> states,
      @Field(
              text = "Words that conditions ask for, said of the fight or of a stack.",
              optional = true)
          List<Json.Str> words,
      @Field(
              text = "Dice by name: a list of faces, or faces with weights.",
              optional = true,
              schemaRef = "dice")
          Json customDice,
      @Field(text = "Tables by name.", optional = true) Map<String, Table> tables,
      @Field(text = "What words of tables mean.", optional = true) Map<String, Result> results,
      @Field(text = "Fire by name: dice that hit.", optional = true) Map<String, Fire> fire,
      @Field(text = "Checks by name: rolls that units pass or fail.", optional = true)
          Map<String, Check> checks,
      @Field(text = "How losses fall.", optional = true) Losses losses,
      @Field(text = "What the sides decide unless a command line says otherwise.", optional = true)
          Doctrine doctrine,
      @Field(
              text = "How many rounds there are at most; 1 if left out.",
              optional = true,
              schemaRef = "rounds")
          Json rounds,
      @Field(text = "The steps of a round, in order.", optional = true, schemaRef = "round")
          Json round,
      @Field(text = "What the sides suffer when the rounds are over.", optional = true) After after,
      @Field(
              text = "Questions with names, which are measures of each fight.",
              optional = true,
              schemaRef = "measures")
          Json measures) {}

  /** A table that is rolled on. */
  record Table(
      Json.Obj here,
      @Field(text = "Its name for people.", optional = true) String title,
      @Field(text = "Where it comes from.", optional = true) Json source,
      @Field(text = "What finds the column; left out: there is one.", optional = true)
          Columns columns,
      @Field(text = "What is rolled, and a row for each roll.", example = ROWS) Rows rows,
      @Field(text = MODIFIERS, optional = true) List<Modifier> modifiers,
      @Field(text = CAP, optional = true) Cap cap,
      @Field(text = "What it changes if both of two dice show the same.", optional = true)
          Doubles doubles,
      @Field(text = ROLLS, fallback = "side", not = "nobody who rolls") Rolls rolls,
      @Field(text = SAVES, optional = true, example = "{ \"die\": \"d6\", \"atLeast\": 4 }")
          Throw saves,
      @Field(
              text = "What its cells are.",
              fallback = "combat",
              only = {"combat", "number"},
              not = "nothing that cells are")
          CellKind cells,
      @Field(
              text = "Who loses what number cells say.",
              optional = true,
              only = {"attacker", "defender", "own", "enemy"},
              not = "nobody who loses what a cell says")
          Subject loses) {
    private static final String ROWS = "{ \"die\": \"d6\", \"list\": [ … ] }";
  }

  /** What two dice change that show the same. */
  record Doubles(
      Json.Obj here,
      @Field(text = "When it counts; left out: always.", optional = true, schemaRef = "condition")
          Json when,
      @Field(text = "Added to the roll.", optional = true, min = -9999, max = 9999) int drm,
      @Field(text = "Moves the column.", optional = true, min = -9999, max = 9999) int shift) {}

  /** What is rolled on a table, and what it comes to. */
  record Rows(
      Json.Obj here,
      @Field(text = DIE, schemaRef = "roll", example = "\"d6\"") Json die,
      @Field(
              text = "How an opposed roll finds its row.",
              optional = true,
              not = "no way to find a row")
          Compare compare,
      @Field(text = "The rows.", minSize = 1, example = "[{ \"at\": 1, \"cells\": [ … ] }]")
          List<Row> list) {
    /** How rows are found, if not by the roll. */
    enum Compare {
      /** By which of two rolls is how much more than the other. */
      DOUBLING
    }
  }

  /** A row of a table. */
  record Row(
      Json.Obj here,
      @Field(text = "Its name.", optional = true, schemaTypes = "string") Json name,
      @Field(
              text = AT,
              schemaTypes = {"string", "integer"},
              example = "\"2-4\"")
          Json at,
      @Field(text = "A cell for each column.", schemaRef = "cells", example = "[\"-\"]")
          Json cells) {}

  /** What is rolled and what succeeds. */
  record Throw(
      Json.Obj here,
      @Field(text = DIE, schemaRef = "roll", example = "\"d6\"") Json die,
      @Field(text = "The number to reach.", optional = true, schemaRef = "amountOfSides")
          Json atLeast,
      @Field(text = "The number not to pass.", optional = true, schemaRef = "amountOfSides")
          Json atMost,
      @Field(
              text =
                  "Natural rolls, ranges or words of a die, each with what it does whatever the number to reach.",
              optional = true,
              schemaRef = "faces")
          Json.Obj faces,
      @Field(text = MODIFIERS, optional = true) List<Modifier> modifiers,
      @Field(text = CAP, optional = true) Cap cap) {}

  /** Dice that hit. */
  record Fire(
      @Field(text = ROLLS, fallback = "unit", not = "nobody who rolls") Rolls rolls,
      @Field(text = "How many dice.", schemaRef = "amountOfSides", example = "\"strength\"")
          Json dice,
      @Field(text = "What hits.", flat = true) Throw hits,
      @Field(
              text = "Both sides' dice are laid highest against highest, or each against the best.",
              optional = true,
              not = "no way to pair dice")
          Pairs pairs,
      @Field(text = "How many pairs are laid at most.", optional = true, schemaRef = "amount")
          Json most,
      @Field(
              text = "Who wins a tied pair: the other side is hit.",
              optional = true,
              not = "nobody who wins ties")
          vedette.system.Fire.Ties ties,
      @Field(text = "What a hit must pass to wound.", optional = true) Throw wounds,
      @Field(text = SAVES, optional = true, example = "{ \"die\": \"d6\", \"atLeast\": 4 }")
          Throw saves,
      @Field(
              text = "What the target of a hit suffers; lose 1 if left out.",
              optional = true,
              schemaRef = "effects")
          Json hit,
      @Field(
              text = "Only units that are this, or `not` this, are hit; else the hit is lost.",
              optional = true)
          Json.Str targets,
      @Field(
              text = "The order in which its hits fall; left out: that of all losses.",
              optional = true)
          Json.Str order) {}

  /** A roll that a unit or a side passes or fails. */
  record Check(
      @Field(text = ROLLS, fallback = "unit", not = "nobody who rolls") Rolls rolls,
      @Field(text = "What passes.", flat = true) Throw passes,
      @Field(text = "What passing does.", optional = true, schemaRef = "margins") Json pass,
      @Field(text = "What failing does.", optional = true, schemaRef = "margins") Json fail) {}

  /** What changes a roll, a column, what sides count, or the number of dice. */
  record Modifier(
      Json.Obj here,
      @Field(text = "What it is called; without `when` a word that is said.", example = "\"woods\"")
          Json.Str name,
      @Field(
              text = "When it counts; left out: when its name is said.",
              optional = true,
              schemaRef = "condition")
          Json when,
      @Field(text = "Of one group only the strongest counts.", optional = true) String group,
      @Field(text = "Whether it counts as often as its word is said.", optional = true)
          boolean each,
      @Field(
              text = "Added to the roll, in a pool to each die.",
              optional = true,
              min = -9999,
              max = 9999)
          int drm,
      @Field(
              text = "Moves the column; d6 or -d6: by so many, rolled before the table's roll.",
              optional = true,
              schemaRef = "shift")
          Json shift,
      @Field(text = COUNTS, optional = true, schemaRef = "change") Json attacker,
      @Field(text = COUNTS, optional = true, schemaRef = "change") Json defender,
      @Field(text = COUNTS, optional = true, schemaRef = "change") Json own,
      @Field(text = COUNTS, optional = true, schemaRef = "change") Json enemy,
      @Field(text = "Of each unit that is this, or `not` this, before the sum.", optional = true)
          Json.Str of,
      @Field(text = "What becomes of the number of dice.", optional = true, schemaRef = "change")
          Json dice,
      @Field(
              text = "Column below which no roll is made, whatever led there.",
              optional = true,
              schemaTypes = {"string", "integer"})
          Json least,
      @Field(
              text = "Column above which no roll is made, whatever led there.",
              optional = true,
              schemaTypes = {"string", "integer"})
          Json greatest,
      @Field(
              text = "Natural rolls, or misses, that are rolled again once.",
              optional = true,
              schemaTypes = {"string", "integer"})
          Json reroll,
      @Field(
              text = "How many dice of one throw are rolled again at most.",
              optional = true,
              schemaRef = "amountOfSides")
          Json most,
      @Field(
              text = "A face of which one die does nothing.",
              optional = true,
              schemaTypes = {"string", "integer"})
          Json ignore) {
    private static final String COUNTS = "What becomes of what this side counts.";
  }

  /** A kind of unit. */
  record Unit(
      @Field(
              name = "class",
              text = "A class, or a list of them.",
              optional = true,
              schemaRef = "classes")
          Json classes,
      @Field(
              text = "When it acts: a letter, A first, or a number, the highest first.",
              optional = true,
              schemaTypes = {"string", "integer"})
          Json initiative,
      @Field(text = "How many steps it has.", optional = true, schemaRef = "count") Json steps,
      @Field(
              text = "Points that one figure has; 1 if left out.",
              optional = true,
              schemaRef = "count")
          Json life,
      @Field(
              text = "A value, as its cost: a number, or one for each step, the full one first.",
              others = true,
              schemaRef = "bySteps")
          Map<String, Json> values) {}

  /** What finds a column. */
  record Columns(
      Json.Obj here,
      @Field(text = "What it is found by, in words.", optional = true) String by,
      @Field(
              text = "What finds the column; left out: it is said with --column.",
              fallback = "said",
              only = {"differential", "ratio", "percent", "own", "attacker", "defender"},
              not = "no way to compare")
          vedette.system.Columns.Compare compare,
      @Field(
              text = "What the attacker counts; strength if left out.",
              optional = true,
              schemaRef = "amount")
          Json attacker,
      @Field(
              text = "What the defender counts; strength if left out.",
              optional = true,
              schemaRef = "amount")
          Json defender,
      @Field(
              text = "What the side counts that rolls; strength if left out.",
              optional = true,
              schemaRef = "amount")
          Json own,
      @Field(
              text = "Where a ratio between two columns goes.",
              optional = true,
              not = "no way to round")
          Rounding rounding,
      @Field(
              text = "Whether the first column stands for all below it.",
              optional = true,
              only = {"first", "none"},
              not = "nothing that happens below a column")
          Edge below,
      @Field(
              text = "Whether the last column stands for all above it.",
              optional = true,
              only = {"last", "none"},
              not = "nothing that happens above a column")
          Edge above,
      @Field(
              text = "The columns, by rising numbers.",
              minSize = 1,
              schemaRef = "columnOrName",
              example = "[\"1:2\", \"1:1\", \"2:1\"]")
          List<Json> list) {}

  /** A column that is an object. */
  record Column(
      @Field(text = "Its name.", optional = true, schemaTypes = "string") Json name,
      @Field(
              text = AT,
              optional = true,
              schemaTypes = {"string", "integer"})
          Json at) {}

  /** What a word of a table does. */
  record Result(
      Json.Obj here,
      @Field(text = "What the attacker suffers.", optional = true, schemaRef = "effects")
          Json attacker,
      @Field(text = "What the defender suffers.", optional = true, schemaRef = "effects")
          Json defender,
      @Field(text = "What the side that rolls suffers.", optional = true, schemaRef = "effects")
          Json own,
      @Field(text = "What its enemy suffers.", optional = true, schemaRef = "effects") Json enemy,
      @Field(text = "What each side suffers.", optional = true, schemaRef = "effects") Json both,
      @Field(text = "The fight ends under this name.", optional = true) Json.Str ending) {}
}
