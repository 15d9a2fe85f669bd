package vedette.rules.simplenapoleonic;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import vedette.json.Nearest;
import vedette.notation.BadNotation;
import vedette.notation.Notation;
import vedette.notation.Notation.Phrase;
import vedette.notation.Notation.Section;
import vedette.notation.Notation.Token;
import vedette.notation.Part;

/**
 * A unit as a player writes it: {@code Guard: inf 5/6 column general; in cover}.
 *
 * @param name as given, or ""
 * @param strength points left; the initial value of its arm if it is not said
 * @param original points it began with; the initial value of its arm, or more, if it is not said
 * @param general whether a general is with it
 * @param moved whether it has moved or will, this turn
 * @param blocked whether it has no free hex to fall back into
 */
public record Battalion(
    String name,
    Arm arm,
    OptionalInt strength,
    OptionalInt original,
    Formation formation,
    boolean general,
    boolean moved,
    boolean retreating,
    boolean cover,
    boolean blocked) {
  private static final List<String> WORDS =
      List.of("line", "column", "square", "general", "moved", "retreating");
  private static final List<String> CLAUSES = List.of("in cover", "blocked");

  /**
   * Reads a unit.
   *
   * @throws BadNotation if it is none
   */
  public static Battalion parse(String text) {
    Notation notation = Notation.parse(text);
    if (notation.units().size() > 1) {
      throw new BadNotation(
          notation.units().get(1).offset(),
          "units are given one by one",
          "give the option again for a further unit");
    }
    boolean cover = false;
    boolean blocked = false;
    for (Section clause : notation.clauses()) {
      clause.withoutUnits();
      String said =
          String.join(" ", clause.head().words().stream().map(Token::text).toList())
              .toLowerCase(Locale.ROOT);
      switch (said) {
        case "in cover" -> {
          clause.onlyOnce(cover);
          cover = true;
        }
        case "blocked" -> {
          clause.onlyOnce(blocked);
          blocked = true;
        }
        default ->
            throw new BadNotation(
                clause.keyword().offset(),
                "`" + said + "` is no clause of a unit",
                WORDS.contains(said)
                    ? "write it without a semicolon: `inf 6 " + said + "`"
                    : Nearest.help(said, CLAUSES));
      }
    }
    return of(notation.name(), notation.units().get(0), cover, blocked);
  }

  private static Battalion of(String name, Phrase phrase, boolean cover, boolean blocked) {
    Arm arm = Arm.of(phrase.word(0, "a unit"));
    int next = 1;
    OptionalInt strength = OptionalInt.empty();
    OptionalInt original = OptionalInt.empty();
    if (phrase.words().size() > 1 && Character.isDigit(phrase.words().get(1).text().charAt(0))) {
      Token said = phrase.words().get(1);
      Part part = said.part(1, SimpleNapoleonicTables.MOST_DICE, "strength");
      strength = OptionalInt.of(part.left());
      original = said.isPart() ? OptionalInt.of(part.original()) : original;
      next = 2;
    }
    Optional<Formation> formation = Optional.empty();
    Set<String> said = new HashSet<>();
    for (Token word : phrase.words().subList(next, phrase.words().size())) {
      String text = word.text().toLowerCase(Locale.ROOT);
      if (CLAUSES.contains(text) || text.equals("in") || text.equals("cover")) {
        throw new BadNotation(
            word.offset(),
            "`" + word.text() + "` is a clause of its own",
            "write it behind a semicolon: `inf 6 line; in cover`");
      }
      if (!WORDS.contains(text)) {
        throw new BadNotation(
            word.offset(),
            "`" + word.text() + "` says nothing of a unit",
            Nearest.help(text, WORDS));
      }
      if (!said.add(text)) {
        throw new BadNotation(word.offset(), "`" + word.text() + "` is said twice", "say it once");
      }
      Optional<Formation> named = Formation.of(text);
      if (named.isPresent() && formation.isPresent()) {
        throw new BadNotation(
            word.offset(), "`" + word.text() + "` is a second formation", "say one");
      }
      named.ifPresent(f -> check(f, word, arm));
      formation = named.isPresent() ? named : formation;
    }
    if (said.contains("square") && said.contains("retreating")) {
      throw new BadNotation(
          phrase.offset(), "a square does not retreat", "leave out one of the two");
    }
    return new Battalion(
        name,
        arm,
        strength,
        original,
        formation.orElse(Formation.LINE),
        said.contains("general"),
        said.contains("moved"),
        said.contains("retreating"),
        cover,
        blocked);
  }

  private static void check(Formation formation, Token word, Arm arm) {
    if (arm == Arm.ARTILLERY || formation == Formation.SQUARE && !arm.isInfantry()) {
      throw new BadNotation(
          word.offset(),
          arm + " does not stand in " + formation,
          arm == Arm.ARTILLERY ? "leave it out" : "write line or column");
    }
  }

  /** All but its name. */
  String withoutName() {
    return arm.abbreviation()
        + (strength.isPresent() ? " " + strength.getAsInt() : "")
        + (original.isPresent() ? "/" + original.getAsInt() : "")
        + (arm == Arm.ARTILLERY ? "" : " " + formation)
        + (general ? " general" : "")
        + (moved ? " moved" : "")
        + (retreating ? " retreating" : "")
        + (cover ? "; in cover" : "")
        + (blocked ? "; blocked" : "");
  }

  @Override
  public String toString() {
    return name.isEmpty() ? withoutName() : name + ": " + withoutName();
  }
}
