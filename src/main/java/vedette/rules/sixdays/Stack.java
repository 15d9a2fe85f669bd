package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import vedette.fight.Side;
import vedette.json.Nearest;
import vedette.notation.BadNotation;
import vedette.notation.Notation;
import vedette.notation.Notation.Phrase;
import vedette.notation.Notation.Section;
import vedette.notation.Notation.Token;
import vedette.rules.Names;

/**
 * A stack as a player writes it: {@code Marmont: inf 5, cav 2, officer; spent 1; against 2}.
 *
 * @param name as given, or ""
 * @param present who fights from the first battle turn on
 * @param timing how long it may fight, if it says so
 * @param later who comes later
 * @param against the enemy stacks that it attacks, by number or name; empty for all it touches
 * @param touches further enemy stacks that it is in contact with
 * @param terrain what it stands in or behind; empty if it does not say
 * @param distance movement points to come adjacent to it, if it says so
 */
public record Stack(
    String name,
    Detachment present,
    Optional<Timing> timing,
    List<Later> later,
    List<String> against,
    List<String> touches,
    List<String> terrain,
    OptionalInt distance) {

  private static final List<String> CLAUSES =
      List.of(
          "turns",
          "spent",
          "against",
          "touches",
          "in",
          "joins",
          "arrives",
          "rearguard",
          "distance");
  private static final int MOST = 99;

  /** Units that come into the battle after its first turn. */
  sealed interface Later {
    Detachment units();

    /** Late joiners of a phasing stack, which have fewer battle turns than it (SD7). */
    record Joins(Timing timing, Detachment units) implements Later {
      @Override
      public String toString() {
        return "joins " + timing + ": " + units;
      }
    }

    /** Nonphasing reinforcements, which need so many movement points to come (SD7). */
    record Arrives(int movement, Detachment units) implements Later {
      @Override
      public String toString() {
        return "arrives " + movement + ": " + units;
      }
    }

    /** A rearguard, behind which the engaged units leave the battle (11.4, SD7). */
    record Rearguard(int movement, Detachment units) implements Later {
      @Override
      public String toString() {
        return "rearguard " + movement + ": " + units;
      }
    }
  }

  /**
   * Reads a stack.
   *
   * @throws BadNotation if it is none
   */
  public static Stack parse(String text) {
    Notation notation = Notation.parse(text);
    Builder stack = new Builder();
    for (Section clause : notation.clauses()) {
      stack.clause(clause);
    }
    return new Stack(
        notation.name(),
        Detachment.of(notation.units()),
        Optional.ofNullable(stack.timing),
        List.copyOf(stack.later),
        List.copyOf(stack.against),
        List.copyOf(stack.touches),
        List.copyOf(stack.terrain),
        stack.distance);
  }

  /** What the stacks of a side are called. */
  static Names names(Side side, List<Stack> stacks) {
    return new Names(side, stacks.stream().map(Stack::name).toList());
  }

  /** Gathers the clauses. */
  private static final class Builder {
    private Timing timing;
    private final List<Later> later = new ArrayList<>();
    private final List<String> against = new ArrayList<>();
    private final List<String> touches = new ArrayList<>();
    private final List<String> terrain = new ArrayList<>();
    private OptionalInt distance = OptionalInt.empty();

    void clause(Section clause) {
      Phrase head = clause.head();
      Token keyword = clause.keyword();
      switch (keyword.text()) {
        case "turns", "spent" -> {
          if (timing != null) {
            throw new BadNotation(
                keyword.offset(),
                "`"
                    + keyword.text()
                    + "` comes after `"
                    + timing
                    + "`: the battle turns are said twice",
                "say `turns` or `spent`, once");
          }
          timing = Timing.of(head, 0);
          head.endsAt(2, "put a semicolon between clauses");
          clause.withoutUnits();
        }
        case "joins" -> {
          Timing joining = Timing.of(head, 1);
          head.endsAt(3, "write `joins spent 4: cav 3`");
          later.add(new Later.Joins(joining, units(clause)));
        }
        case "arrives" -> later.add(new Later.Arrives(movement(head), units(clause)));
        case "rearguard" -> later.add(new Later.Rearguard(movement(head), units(clause)));
        case "against" -> against.addAll(clause.words("an enemy stack"));
        case "touches" -> touches.addAll(clause.words("an enemy stack"));
        case "in" -> terrain.addAll(clause.words("a terrain"));
        case "distance" -> {
          clause.onlyOnce(distance.isPresent());
          distance = OptionalInt.of(movement(head));
          clause.withoutUnits();
        }
        default ->
            throw new BadNotation(
                keyword.offset(),
                "`" + keyword.text() + "` begins no clause",
                Nearest.help(keyword.text(), CLAUSES));
      }
    }

    private static int movement(Phrase head) {
      int points =
          head.word(1, "a number of movement points").number(1, MOST, "number of movement points");
      head.endsAt(2, "put a semicolon between clauses");
      return points;
    }

    private static Detachment units(Section clause) {
      clause.withUnits(clause.keyword().text() + " …: cav 3");
      return Detachment.of(clause.units());
    }
  }

  /** In the notation, so that it can be read again. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    if (!name.isEmpty()) {
      text.append(name).append(": ");
    }
    text.append(present);
    timing.ifPresent(t -> text.append("; ").append(t));
    later.forEach(l -> text.append("; ").append(l));
    append(text, "against", against);
    append(text, "touches", touches);
    append(text, "in", terrain);
    distance.ifPresent(d -> text.append("; distance ").append(d));
    return text.toString();
  }

  private static void append(StringBuilder text, String keyword, List<String> words) {
    if (!words.isEmpty()) {
      text.append("; ").append(keyword).append(' ').append(String.join(" ", words));
    }
  }
}
