package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import vedette.json.Nearest;
import vedette.request.BadNotation;
import vedette.request.Notation;
import vedette.request.Notation.Clause;
import vedette.request.Notation.Phrase;
import vedette.request.Notation.Word;

/**
 * A unit as a player writes it: {@code Rangers: inf 6 dp 2 skirmish commander; with terrain grade
 * 1}.
 *
 * @param name as given, or ""
 * @param bases it has, or guns, from 1
 * @param dp D.Points on it, 0 to 5
 * @param works whether it is in a fieldwork, a fort or a building
 * @param with further factors of combat, by the words of their table
 * @param grade training grade, a free number (LF8)
 * @param casualties suffered in this battle before
 */
public record Band(
    String name,
    Arm arm,
    int bases,
    int dp,
    boolean skirmish,
    boolean column,
    boolean rifles,
    boolean commander,
    boolean works,
    List<String> with,
    int grade,
    int casualties) {
  private static final int MAX_BASES = 40;
  private static final int MAX_DP = 5;
  private static final int MAX_GRADE = 9;
  private static final List<String> WORDS =
      List.of("dp", "skirmish", "column", "rifles", "commander");
  private static final List<String> CLAUSES = List.of("in works", "with", "casualties");

  /** What a player may say behind {@code with}. */
  static final List<String> FACTORS = List.of("fort", "fieldwork", "bayonet", "terrain", "flank");

  /**
   * Reads a unit.
   *
   * @throws BadNotation if it is none
   */
  public static Band parse(String text) {
    Notation notation = Notation.parse(text);
    if (notation.units().size() > 1) {
      throw new BadNotation(
          notation.units().get(1).offset(),
          "units are given one by one",
          "give the option again for a further unit");
    }
    Phrase phrase = notation.units().get(0);
    Arm arm = Arm.of(phrase.word(0, "a unit"));
    int bases = phrase.word(1, "a number of bases").number(1, MAX_BASES, "number of bases");
    List<String> said = new ArrayList<>();
    int dp = 0;
    for (int i = 2; i < phrase.words().size(); i++) {
      Word word = phrase.words().get(i);
      if (!WORDS.contains(word.text()) || said.contains(word.text())) {
        throw new BadNotation(
            word.offset(),
            "`" + word.text() + "` says nothing new of a unit",
            Nearest.help(word.text(), WORDS));
      }
      said.add(word.text());
      if (word.text().equals("dp")) {
        dp = phrase.word(++i, "a number of D.Points").number(0, MAX_DP, "number of D.Points");
      }
    }
    Clauses clauses = new Clauses();
    notation.clauses().forEach(clauses::read);
    return new Band(
        notation.name(),
        arm,
        bases,
        dp,
        said.contains("skirmish"),
        said.contains("column"),
        said.contains("rifles"),
        said.contains("commander"),
        clauses.works,
        List.copyOf(clauses.with),
        clauses.grade,
        clauses.casualties);
  }

  /** Gathers the clauses. */
  private static final class Clauses {
    private boolean works;
    private final List<String> with = new ArrayList<>();
    private int grade;
    private int casualties;

    void read(Clause clause) {
      clause.withoutUnits();
      switch (clause.keyword().text()) {
        case "in" -> {
          Word word = clause.head().word(1, "`works`");
          clause.head().endsAt(2, "put a semicolon between clauses");
          if (!word.text().equals("works")) {
            throw new BadNotation(
                word.offset(), "`" + word.text() + "` is not understood", "write `in works`");
          }
          works = true;
        }
        case "with" -> factors(clause);
        case "casualties" -> {
          casualties =
              clause.head().word(1, "a number").number(0, MAX_BASES, "number of casualties");
          clause.head().endsAt(2, "put a semicolon between clauses");
        }
        default ->
            throw new BadNotation(
                clause.keyword().offset(),
                "`" + clause.keyword().text() + "` begins no clause of a unit",
                Nearest.help(clause.keyword().text(), CLAUSES));
      }
    }

    private void factors(Clause clause) {
      List<Word> words = clause.head().words();
      clause.head().word(1, "a factor");
      for (int i = 1; i < words.size(); i++) {
        String factor = words.get(i).text().replace(",", "");
        if (factor.equals("grade")) {
          grade = grade(clause.head().word(++i, "a grade"));
        } else if (FACTORS.contains(factor)) {
          with.add(factor);
        } else {
          List<String> known = new ArrayList<>(FACTORS);
          known.add("grade");
          throw new BadNotation(
              words.get(i).offset(),
              "`" + factor + "` is no factor of combat that is said",
              Nearest.help(factor, known));
        }
      }
    }

    private static int grade(Word word) {
      String digits = word.text().replace(",", "");
      boolean negative = digits.startsWith("-");
      int size =
          new Word(digits.substring(negative || digits.startsWith("+") ? 1 : 0), word.offset())
              .number(0, MAX_GRADE, "grade");
      return negative ? -size : size;
    }
  }

  /** Whether it is in works, however that was said. */
  boolean isInWorks() {
    return works || with.contains("fort") || with.contains("fieldwork");
  }

  /** All but its name. */
  String withoutName() {
    StringJoiner factors = new StringJoiner(", ");
    with.forEach(factors::add);
    if (grade != 0) {
      factors.add("grade " + grade);
    }
    return arm
        + " "
        + bases
        + (dp > 0 ? " dp " + dp : "")
        + (skirmish ? " skirmish" : "")
        + (column ? " column" : "")
        + (rifles ? " rifles" : "")
        + (commander ? " commander" : "")
        + (works ? "; in works" : "")
        + (factors.length() > 0 ? "; with " + factors : "")
        + (casualties > 0 ? "; casualties " + casualties : "");
  }

  @Override
  public String toString() {
    return name.isEmpty() ? withoutName() : name + ": " + withoutName();
  }
}
