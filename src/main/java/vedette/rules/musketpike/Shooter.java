package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.List;
import vedette.json.Nearest;
import vedette.notation.BadNotation;
import vedette.notation.Notation;
import vedette.notation.Notation.Section;

/**
 * Who fires, as a player writes it: {@code hi2 16/16; moving} or {@code art 12lb; range 4}.
 *
 * @param name as given, or ""
 * @param moving whether it has moved this activation
 * @param flank whether it fires through a flank hex
 * @param range in hexes, from 1
 * @param graze whether it uses grazing fire, and at which of the hexes in line
 * @param terrain what it stands in
 */
public record Shooter(
    String name,
    Company company,
    boolean moving,
    boolean flank,
    int range,
    Graze graze,
    List<String> terrain) {
  private static final int MAX_RANGE = 99;
  private static final List<String> CLAUSES = List.of("moving", "flank", "range", "grazing", "in");

  /** Grazing fire. */
  enum Graze {
    /** Ordinary fire. */
    NONE(""),
    /** At the first hex. */
    FIRST("grazing"),
    /** At a hex behind the first one. */
    BEYOND("grazing beyond");

    private final String words;

    Graze(String words) {
      this.words = words;
    }
  }

  /**
   * Reads a shooter.
   *
   * @throws BadNotation if it is none
   */
  public static Shooter parse(String text) {
    Notation notation = Notation.parse(text);
    Company company = Company.of(notation.units());
    if (company.unit().isPresent() && company.guns().isPresent()) {
      throw new BadNotation(
          0, "a unit and its artillery fire one by one", "give each of them as a shooter");
    }
    boolean guns = company.guns().isPresent();
    boolean moving = false;
    boolean flank = false;
    int range = 0;
    Graze graze = Graze.NONE;
    List<String> terrain = new ArrayList<>();
    for (Section clause : notation.clauses()) {
      switch (clause.keyword().text()) {
        case "moving" -> moving = plain(clause, !guns, "artillery does not move and fire");
        case "flank" -> flank = plain(clause, heavyFoot(company), "only heavy foot fires so");
        case "range" -> {
          clause.onlyOnce(range > 0);
          clause.withoutUnits();
          if (!guns) {
            throw new BadNotation(
                clause.keyword().offset(),
                "only artillery has a range, others fire at adjacent hexes",
                "leave the clause out");
          }
          range = clause.head().word(1, "a range").number(1, MAX_RANGE, "range");
          clause.head().endsAt(2, "put a semicolon between clauses");
        }
        case "grazing" -> graze = graze(clause, guns);
        case "in" -> terrain.addAll(clause.words("a terrain"));
        default ->
            throw new BadNotation(
                clause.keyword().offset(),
                "`" + clause.keyword().text() + "` begins no clause of a shooter",
                Nearest.help(clause.keyword().text(), CLAUSES) + "; terrain is `in obstructed`");
      }
    }
    return new Shooter(
        notation.name(), company, moving, flank, Math.max(1, range), graze, List.copyOf(terrain));
  }

  /** Light foot has no flank hexes, and horse does not fire through its own. */
  private static boolean heavyFoot(Company company) {
    return company.unit().isPresent() && company.unit().get().troops().isHeavyFoot();
  }

  private static boolean plain(Section clause, boolean possible, String message) {
    clause.withoutUnits();
    clause.head().endsAt(1, "put a semicolon between clauses");
    if (!possible) {
      throw new BadNotation(clause.keyword().offset(), message, "leave the clause out");
    }
    return true;
  }

  private static Graze graze(Section clause, boolean guns) {
    clause.withoutUnits();
    boolean beyond = clause.head().words().size() > 1;
    if (!guns || beyond && !clause.head().words().get(1).text().equals("beyond")) {
      throw new BadNotation(
          clause.keyword().offset(),
          guns ? "`grazing` is followed by `beyond` or by nothing" : "only artillery grazes",
          "write `grazing` for the first hex, `grazing beyond` for those behind it");
    }
    clause.head().endsAt(2, "put a semicolon between clauses");
    return beyond ? Graze.BEYOND : Graze.FIRST;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(name.isEmpty() ? "" : name + ": ").append(company);
    text.append(moving ? "; moving" : "").append(flank ? "; flank" : "");
    text.append(company.guns().isPresent() ? "; range " + range : "");
    text.append(graze == Graze.NONE ? "" : "; " + graze.words);
    if (!terrain.isEmpty()) {
      text.append("; in ").append(String.join(" ", terrain));
    }
    return text.toString();
  }
}
