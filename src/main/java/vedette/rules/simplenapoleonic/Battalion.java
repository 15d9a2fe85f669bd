package vedette.rules.simplenapoleonic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import vedette.json.EnumWords;
import vedette.json.Nearest;
import vedette.request.BadNotation;
import vedette.request.Notation;
import vedette.request.Notation.Clause;
import vedette.request.Notation.Part;
import vedette.request.Notation.Phrase;
import vedette.request.Notation.Word;

/**
 * A unit as a player writes it: {@code Guard: inf 5/6 column general; in cover}.
 *
 * @param name as given, or ""
 * @param strength left and original; the initial value of its arm if it is not said
 * @param general whether a general is with it
 * @param moved whether it has moved or will, this turn
 * @param blocked whether it has no free hex to fall back into
 */
public record Battalion(
    String name,
    Arm arm,
    Optional<Part> strength,
    Formation formation,
    boolean general,
    boolean moved,
    boolean retreating,
    boolean cover,
    boolean blocked) {
  private static final int MAX_STRENGTH = 20;
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
    for (Clause clause : notation.clauses()) {
      clause.withoutUnits();
      switch (String.join(" ", clause.head().words().stream().map(Word::text).toList())) {
        case "in cover" -> cover = true;
        case "blocked" -> blocked = true;
        default ->
            throw new BadNotation(
                clause.keyword().offset(),
                "`" + clause.keyword().text() + "` begins no clause of a unit",
                Nearest.help(clause.keyword().text(), CLAUSES));
      }
    }
    return of(notation.name(), notation.units().get(0), cover, blocked);
  }

  private static Battalion of(String name, Phrase phrase, boolean cover, boolean blocked) {
    Arm arm = Arm.of(phrase.word(0, "a unit"));
    int next = 1;
    Optional<Part> strength = Optional.empty();
    if (phrase.words().size() > 1 && Character.isDigit(phrase.words().get(1).text().charAt(0))) {
      strength = Optional.of(phrase.words().get(1).part(1, MAX_STRENGTH, "strength"));
      next = 2;
    }
    Formation formation = Formation.LINE;
    List<String> said = new ArrayList<>();
    for (Word word : phrase.words().subList(next, phrase.words().size())) {
      if (!WORDS.contains(word.text())) {
        throw new BadNotation(
            word.offset(),
            "`" + word.text() + "` says nothing of a unit",
            Nearest.help(word.text(), WORDS));
      }
      if (EnumWords.words(Formation.class).contains(word.text())) {
        if (said.stream().anyMatch(EnumWords.words(Formation.class)::contains)) {
          throw new BadNotation(
              word.offset(), "`" + word.text() + "` is a second formation", "say one");
        }
        formation = formation(word, arm);
      }
      said.add(word.text());
    }
    return new Battalion(
        name,
        arm,
        strength,
        formation,
        said.contains("general"),
        said.contains("moved"),
        said.contains("retreating"),
        cover,
        blocked);
  }

  private static Formation formation(Word word, Arm arm) {
    Formation formation = Formation.values()[EnumWords.words(Formation.class).indexOf(word.text())];
    if (arm == Arm.ARTILLERY || formation == Formation.SQUARE && !arm.isInfantry()) {
      throw new BadNotation(
          word.offset(),
          arm + " does not stand in " + formation,
          arm == Arm.ARTILLERY ? "leave it out" : "write line or column");
    }
    return formation;
  }

  /** All but its name. */
  String withoutName() {
    return arm.abbreviation()
        + strength.map(part -> " " + part).orElse("")
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
