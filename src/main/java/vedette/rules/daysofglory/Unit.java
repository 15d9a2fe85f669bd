package vedette.rules.daysofglory;

import java.util.List;
import java.util.Set;
import vedette.json.EnumWords;
import vedette.json.Nearest;
import vedette.notation.BadNotation;
import vedette.notation.Notation;
import vedette.notation.Notation.Phrase;
import vedette.notation.Notation.Section;
import vedette.notation.Notation.Token;
import vedette.notation.Part;
import vedette.request.BadRequest;

/**
 * A unit as a player writes it: {@code Guard: inf 12/16 class 3 disordered column; with surprised}.
 *
 * @param written the text as given, for complaints
 * @param name as given, or ""
 * @param stands left and original, from 1
 * @param troopClass 1 to 4
 * @param formation line or column
 * @param irregular whether it may countercharge like horse
 * @param general who is attached
 * @param with further conditions that hold for it
 */
public record Unit(
    String written,
    String name,
    Arm arm,
    Part stands,
    int troopClass,
    Morale morale,
    Formation formation,
    boolean irregular,
    General general,
    Conditions with) {
  static final int MAX_CLASS = 4;
  private static final int USUAL_CLASS = 2;
  private static final int MAX_STANDS = 99;
  private static final List<String> WORDS =
      List.of("class", "disordered", "shaken", "routing", "column", "line", "irregular", "general");

  /** How it stands. */
  enum Formation {
    LINE,
    COLUMN
  }

  /** A general attached to a unit. */
  enum General {
    NONE,
    CAPABLE,
    EXCEPTIONAL,
    OTHER
  }

  /**
   * Reads a unit.
   *
   * @throws BadNotation if it is none
   */
  public static Unit parse(String text) {
    Notation notation = Notation.parse(text);
    Conditions with = Conditions.NONE;
    for (Section clause : notation.clauses()) {
      if (!clause.keyword().text().equals("with")) {
        throw new BadNotation(
            clause.keyword().offset(),
            "`" + clause.keyword().text() + "` begins no clause of a unit",
            "conditions are `with surprised hit 2`");
      }
      with = Conditions.together(List.of(with, conditions(clause)));
    }
    if (notation.units().size() > 1) {
      throw new BadNotation(
          notation.units().get(1).offset(),
          "units are given one by one",
          "give the option again for a further unit; conditions go behind `; with`");
    }
    return of(notation, with);
  }

  /** Words behind {@code with}, a number belonging to the word before it. */
  private static Conditions conditions(Section clause) {
    StringBuilder text = new StringBuilder();
    for (String word : clause.words("a condition")) {
      boolean number = word.chars().allMatch(c -> c >= '0' && c <= '9');
      text.append(text.isEmpty() ? "" : number ? " " : ", ").append(word);
    }
    return Conditions.parse(text.toString());
  }

  private static Unit of(Notation notation, Conditions with) {
    Phrase phrase = notation.units().get(0);
    Arm arm = Arm.of(phrase.word(0, "a unit"));
    Part stands = phrase.word(1, "a number of stands").part(1, MAX_STANDS, "number of stands");
    int troopClass = USUAL_CLASS;
    Morale morale = Morale.GOOD;
    Formation formation = Formation.LINE;
    boolean irregular = false;
    General general = General.NONE;
    for (int i = 2; i < phrase.words().size(); i++) {
      Token word = phrase.words().get(i);
      switch (word.text()) {
        case "class" ->
            troopClass = phrase.word(++i, "a class").number(1, MAX_CLASS, "class of troops");
        case "disordered", "shaken", "routing" -> morale = Morale.of(word.text());
        case "line" -> formation = Formation.LINE;
        case "column" -> formation = Formation.COLUMN;
        case "irregular" -> irregular = true;
        case "general" -> {
          general = general(phrase.word(++i, "capable, exceptional or other"));
        }
        default ->
            throw new BadNotation(
                word.offset(),
                "`" + word.text() + "` says nothing of a unit",
                Nearest.help(word.text(), WORDS));
      }
    }
    return new Unit(
        notation.text(),
        notation.name(),
        arm,
        stands,
        troopClass,
        morale,
        formation,
        irregular,
        general,
        with);
  }

  private static General general(Token word) {
    List<String> known = EnumWords.words(General.class);
    int index = known.indexOf(word.text());
    if (index <= 0) {
      throw new BadNotation(
          word.offset(),
          "`" + word.text() + "` is no general",
          Nearest.help(word.text(), known.subList(1, known.size())));
    }
    return General.values()[index];
  }

  /**
   * Complains of a condition that no factor depends on.
   *
   * @param parameter where the unit was given
   */
  void checkConditions(Set<String> known, String parameter) {
    with.unknown(known)
        .ifPresent(
            word -> {
              throw new BadRequest(
                  parameter,
                  written,
                  Math.max(0, written.indexOf(word)),
                  "no factor depends on `" + word + "`",
                  Nearest.help(word, known));
            });
  }

  /** The unit with other conditions. */
  Unit with(Conditions conditions) {
    return new Unit(
        written, name, arm, stands, troopClass, morale, formation, irregular, general, conditions);
  }

  /** All but its name. */
  String withoutName() {
    return arm.abbreviation()
        + " "
        + stands
        + " class "
        + troopClass
        + (morale == Morale.GOOD ? "" : " " + morale)
        + (formation == Formation.COLUMN ? " column" : "")
        + (irregular ? " irregular" : "")
        + (general == General.NONE ? "" : " general " + EnumWords.word(general))
        + (with.counts().isEmpty() ? "" : "; with " + with);
  }

  @Override
  public String toString() {
    return name.isEmpty() ? withoutName() : name + ": " + withoutName();
  }
}
