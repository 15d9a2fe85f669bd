package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.List;
import vedette.json.EnumWords;
import vedette.json.Nearest;
import vedette.notation.BadNotation;
import vedette.notation.Notation;
import vedette.notation.Notation.Phrase;
import vedette.notation.Notation.Section;
import vedette.notation.Notation.Token;

/**
 * Who fights, as a player writes it: {@code Saxons: hi2 19/20 ql5 disordered; in wall; retreat
 * past-fronts}.
 *
 * @param name as given, or ""
 * @param terrain what it stands in or behind; empty if it does not say
 * @param moving whether it moves this activation
 * @param way what a retreat meets
 * @param displaces friends that have to make way for its retreat
 */
public record Stack(
    String name,
    Company company,
    List<String> terrain,
    boolean moving,
    Way way,
    List<Unit> displaces) {
  private static final List<String> CLAUSES = List.of("in", "moving", "retreat", "displaces");

  /**
   * Reads a stack.
   *
   * @throws BadNotation if it is none
   */
  public static Stack parse(String text) {
    Notation notation = Notation.parse(text);
    List<String> terrain = new ArrayList<>();
    List<Unit> displaces = new ArrayList<>();
    boolean moving = false;
    Way way = null;
    for (Section clause : notation.clauses()) {
      switch (clause.keyword().text()) {
        case "in" -> terrain.addAll(clause.words("a terrain"));
        case "moving" -> {
          clause.withoutUnits();
          clause.head().endsAt(1, "put a semicolon between clauses");
          moving = true;
        }
        case "retreat" -> {
          clause.onlyOnce(way != null);
          way = way(clause);
        }
        case "displaces" -> {
          clause.withUnits("displaces: cav 3/3 ql6");
          clause.head().endsAt(1, "a colon goes before the units");
          for (Phrase phrase : clause.units()) {
            if (phrase.words().get(0).text().equals(Guns.WORD)) {
              throw new BadNotation(phrase.offset(), "artillery is not displaced", "leave it out");
            }
            displaces.add(Unit.of(phrase));
          }
        }
        default ->
            throw new BadNotation(
                clause.keyword().offset(),
                "`" + clause.keyword().text() + "` begins no clause of a stack here",
                Nearest.help(clause.keyword().text(), CLAUSES) + "; terrain is `in redoubt`");
      }
    }
    return new Stack(
        notation.name(),
        Company.of(notation.units()),
        List.copyOf(terrain),
        moving,
        way == null ? Way.FREE : way,
        List.copyOf(displaces));
  }

  private static Way way(Section clause) {
    clause.withoutUnits();
    Token word = clause.head().word(1, "what the retreat meets");
    clause.head().endsAt(2, "put a semicolon between clauses");
    for (Way way : Way.values()) {
      if (word.text().equals(EnumWords.word(way))) {
        return way;
      }
    }
    throw new BadNotation(
        word.offset(),
        "`" + word.text() + "` is nothing that a retreat meets",
        Nearest.help(word.text(), EnumWords.words(Way.class)));
  }

  /** All but its name. */
  String withoutName() {
    StringBuilder text = new StringBuilder(company.toString());
    if (!terrain.isEmpty()) {
      text.append("; in ").append(String.join(" ", terrain));
    }
    text.append(moving ? "; moving" : "");
    if (way != Way.FREE) {
      text.append("; retreat ").append(EnumWords.word(way));
    }
    for (int i = 0; i < displaces.size(); i++) {
      text.append(i == 0 ? "; displaces: " : ", ").append(displaces.get(i));
    }
    return text.toString();
  }

  @Override
  public String toString() {
    return name.isEmpty() ? withoutName() : name + ": " + withoutName();
  }
}
