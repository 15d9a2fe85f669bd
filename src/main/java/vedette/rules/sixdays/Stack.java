package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import vedette.json.Nearest;
import vedette.request.BadNotation;
import vedette.request.Notation;
import vedette.request.Notation.Clause;
import vedette.request.Notation.Phrase;
import vedette.request.Notation.Word;

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
    for (Clause clause : notation.clauses()) {
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

  /** Gathers the clauses. */
  private static final class Builder {
    private Timing timing;
    private final List<Later> later = new ArrayList<>();
    private final List<String> against = new ArrayList<>();
    private final List<String> touches = new ArrayList<>();
    private final List<String> terrain = new ArrayList<>();
    private OptionalInt distance = OptionalInt.empty();

    void clause(Clause clause) {
      Phrase head = clause.head();
      Word keyword = head.words().get(0);
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
          noUnits(clause);
        }
        case "joins" -> {
          Timing joining = Timing.of(head, 1);
          head.endsAt(3, "write `joins spent 4: cav 3`");
          later.add(new Later.Joins(joining, units(clause)));
        }
        case "arrives" -> later.add(new Later.Arrives(movement(head), units(clause)));
        case "rearguard" -> later.add(new Later.Rearguard(movement(head), units(clause)));
        case "against" -> addWords(clause, against, "an enemy stack");
        case "touches" -> addWords(clause, touches, "an enemy stack");
        case "in" -> addWords(clause, terrain, "a terrain");
        case "distance" -> {
          once(distance.isPresent(), keyword);
          distance = OptionalInt.of(movement(head));
          noUnits(clause);
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

    private static Detachment units(Clause clause) {
      if (clause.units().isEmpty()) {
        String head = clause.head().words().get(0).text();
        throw new BadNotation(
            clause.head().offset(),
            "`" + head + "` names no units",
            "write them behind a colon, as in `"
                + clause.head().words().get(0).text()
                + " …: cav 3`");
      }
      return Detachment.of(clause.units());
    }

    private static void noUnits(Clause clause) {
      if (!clause.units().isEmpty()) {
        throw new BadNotation(
            clause.units().get(0).offset(), "this clause has no units", "leave them out");
      }
    }

    private static void once(boolean given, Word keyword) {
      if (given) {
        throw new BadNotation(
            keyword.offset(), "`" + keyword.text() + "` is said twice", "say it once");
      }
    }

    /** {@code against 1 2}, {@code in woods stream}: words, commas between them or not. */
    private static void addWords(Clause clause, List<String> words, String what) {
      noUnits(clause);
      Word first = clause.head().word(1, what);
      int before = words.size();
      for (Word word : clause.head().words().subList(1, clause.head().words().size())) {
        for (String part : word.text().split(",")) {
          if (!part.isEmpty() && !part.equals("and")) {
            words.add(part);
          }
        }
      }
      if (words.size() == before) {
        throw new BadNotation(
            first.offset(), "`" + first.text() + "` is not " + what, "write " + what + " here");
      }
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
