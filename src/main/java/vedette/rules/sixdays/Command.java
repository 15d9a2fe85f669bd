package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import vedette.notation.BadNotation;
import vedette.notation.Notation;
import vedette.notation.Notation.Phrase;
import vedette.notation.Notation.Token;
import vedette.notation.Part;

/**
 * A command that reorganizes, with the strength its units have left and began with: {@code Marmont:
 * inf 3/5, inf 0/4, art 2/2}. A unit at 0 is in the dead pile.
 *
 * @param name as given, or ""
 */
public record Command(String name, List<Member> members) {
  private static final int MAX_MEMBERS = 32;

  /**
   * A unit of a command.
   *
   * @param strength points left, 0 to {@code original}
   * @param original points it began with, from 1
   */
  record Member(Arm arm, int strength, int original) {
    static Member of(Phrase phrase) {
      Arm arm = Arm.of(phrase.word(0, "a unit"));
      Token strengths = phrase.word(1, "`left/original` strength");
      phrase.endsAt(2, "put a comma between units");
      if (!strengths.isPart()) {
        throw new BadNotation(
            strengths.offset(),
            "`" + strengths.text() + "` does not say what the unit began with",
            "write the strength left and the original one, as in `inf 3/5`");
      }
      Part part = strengths.part(0, Unit.MAX_STRENGTH, "strength");
      return new Member(arm, part.left(), part.original());
    }

    /** The most that reorganization can bring it to (6.2, SD9). */
    int limit() {
      return strength == original || original == 1 ? original : original - 1;
    }

    Member oneMore() {
      return new Member(arm, strength + 1, original);
    }

    @Override
    public String toString() {
      return arm.abbreviation() + " " + strength + "/" + original;
    }
  }

  /**
   * Reads a command.
   *
   * @throws BadNotation if it is none
   */
  public static Command parse(String text) {
    Notation notation = Notation.parse(text);
    if (!notation.clauses().isEmpty()) {
      throw new BadNotation(
          notation.clauses().get(0).head().offset(),
          "a command has no clauses",
          "give --command again for a further command");
    }
    List<Member> members = new ArrayList<>();
    for (Phrase phrase : notation.units()) {
      members.add(Member.of(phrase));
    }
    if (members.size() > MAX_MEMBERS) {
      throw new BadNotation(
          0, "a command of " + members.size() + " units", "at most " + MAX_MEMBERS + " are kept");
    }
    return new Command(notation.name(), List.copyOf(members));
  }

  /** Its units. */
  String withoutName() {
    StringJoiner text = new StringJoiner(", ");
    for (Member member : members) {
      text.add(member.toString());
    }
    return text.toString();
  }

  @Override
  public String toString() {
    return name.isEmpty() ? withoutName() : name + ": " + withoutName();
  }
}
