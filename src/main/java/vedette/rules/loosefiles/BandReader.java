package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import vedette.json.Nearest;
import vedette.notation.BadNotation;
import vedette.notation.Notation;
import vedette.notation.Notation.Phrase;
import vedette.notation.Notation.Section;
import vedette.notation.Notation.Token;

/** Reads one unit in the notation. */
final class BandReader {
  private static final int MAX_BASES = 24;
  private static final int MAX_GRADE = 9;
  private static final int MAX_CASUALTIES = 12;

  /** More than any table allows; each engagement checks the limit of its own. */
  static final int MAX_DP = 24;

  private static final List<String> WORDS = List.of("dp", "skirmish", "column", "commander");
  private static final List<String> CLAUSES = List.of("in", "with", "casualties");
  private static final List<String> FACTORS = List.of("bayonet", "terrain", "flank", "grade");
  private static final String SEMICOLON = "put a semicolon between clauses";

  private Arm arm;
  private int dp;
  private final Set<String> said = new HashSet<>();
  private Optional<Works> works = Optional.empty();
  private final List<String> with = new ArrayList<>();
  private int grade;
  private int casualties;

  Band read(String text) {
    Notation notation = Notation.parse(text);
    if (notation.units().size() > 1) {
      throw new BadNotation(
          notation.units().get(1).offset(),
          "units are given one by one",
          "give the option again for a further unit");
    }
    Phrase phrase = notation.units().get(0);
    arm = Arm.of(phrase.word(0, "a unit"));
    int bases = phrase.word(1, "a number of bases").number(1, MAX_BASES, "number of bases");
    words(phrase);
    Set<String> clauses = new HashSet<>();
    for (Section clause : notation.clauses()) {
      clause.onlyOnce(!clauses.add(small(clause.keyword())));
      clause(clause);
    }
    return new Band(
        notation.name(),
        arm,
        bases,
        dp,
        said.contains("skirmish"),
        said.contains("column"),
        said.contains("commander"),
        works,
        List.copyOf(with),
        grade,
        casualties);
  }

  private static String small(Token word) {
    return word.text().toLowerCase(Locale.ROOT);
  }

  private void words(Phrase phrase) {
    for (int i = 2; i < phrase.words().size(); i++) {
      Token word = phrase.words().get(i);
      String text = small(word);
      if (!WORDS.contains(text)) {
        throw new BadNotation(
            word.offset(), "`" + word.text() + "` says nothing of a unit", instead(text));
      }
      once(said.add(text), word);
      if (text.equals("dp")) {
        dp = phrase.word(++i, "a number of D.Points").number(0, MAX_DP, "number of D.Points");
      }
      if (said.contains("skirmish") && said.contains("column")) {
        throw new BadNotation(
            word.offset(), "skirmishers are in no column", "leave out one of the two");
      }
    }
  }

  /** What to write instead of a word that stands in the wrong place. */
  private static String instead(String text) {
    if (text.equals("in") || Works.of(text).isPresent()) {
      return "write it behind a semicolon: `inf 6; in fort`";
    }
    if (text.equals("with") || FACTORS.contains(text)) {
      return "write it behind a semicolon: `inf 6; with terrain`";
    }
    if (text.equals("casualties")) {
      return "write it behind a semicolon: `inf 6; casualties 1`";
    }
    return text.equals("limbered") ? "write `column`" : Nearest.help(text, WORDS);
  }

  private static void once(boolean isNew, Token word) {
    if (!isNew) {
      throw new BadNotation(word.offset(), "`" + word.text() + "` is said twice", "say it once");
    }
  }

  private void clause(Section clause) {
    clause.withoutUnits();
    switch (small(clause.keyword())) {
      case "in" -> {
        Token word = clause.head().word(1, "`fort` or `fieldwork`");
        clause.head().endsAt(2, SEMICOLON);
        works = Works.of(small(word));
        if (works.isEmpty()) {
          throw new BadNotation(
              word.offset(),
              "`" + word.text() + "` is not understood",
              "write `in fort` (or a stone building) or `in fieldwork` (or a wooden one)");
        }
      }
      case "with" -> factors(clause.head());
      case "casualties" -> {
        casualties =
            clause.head().word(1, "a number").number(0, MAX_CASUALTIES, "number of casualties");
        clause.head().endsAt(2, SEMICOLON);
      }
      default ->
          throw new BadNotation(
              clause.keyword().offset(),
              "`" + clause.keyword().text() + "` begins no clause of a unit",
              WORDS.contains(small(clause.keyword()))
                  ? "write it without a semicolon: `inf 6 " + small(clause.keyword()) + "`"
                  : Nearest.help(small(clause.keyword()), CLAUSES));
    }
  }

  private void factors(Phrase clause) {
    clause.word(1, "a factor");
    List<Token> factors = apart(clause.words().subList(1, clause.words().size()));
    Set<String> named = new HashSet<>();
    for (int i = 0; i < factors.size(); i++) {
      Token word = factors.get(i);
      String factor = small(word);
      if (!FACTORS.contains(factor)) {
        throw new BadNotation(
            word.offset(),
            "`" + word.text() + "` is no factor of combat that is said",
            Works.of(factor).isPresent()
                ? "write it as a clause of its own: `; in " + factor + "`"
                : Nearest.help(factor, FACTORS));
      }
      once(named.add(factor), word);
      if (factor.equals("grade")) {
        grade = grade(new Phrase(factors).word(++i, "a grade"));
        continue;
      }
      if (factor.equals("bayonet") && arm != Arm.FOOT) {
        throw new BadNotation(word.offset(), arm + " has no bayonets", "only inf attacks so");
      }
      with.add(factor);
    }
  }

  /** The words, taken apart at commas. */
  private static List<Token> apart(List<Token> words) {
    List<Token> apart = new ArrayList<>();
    for (Token word : words) {
      int from = 0;
      for (String part : word.text().split(",")) {
        if (!part.isEmpty()) {
          apart.add(new Token(part, word.offset() + from));
        }
        from += part.length() + 1;
      }
    }
    return apart;
  }

  private static int grade(Token word) {
    if (!word.text().matches("[-+]?[0-" + MAX_GRADE + "]")) {
      throw new BadNotation(
          word.offset(),
          "`" + word.text() + "` is no grade",
          "write a whole number from -" + MAX_GRADE + " to " + MAX_GRADE);
    }
    return Integer.parseInt(word.text());
  }
}
