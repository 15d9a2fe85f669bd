package vedette.odds;

import java.util.List;
import java.util.Map;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.odds.chain.Graph;
import vedette.odds.chain.Row;
import vedette.odds.exact.Propagation;
import vedette.odds.exact.RoundedProbability;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.GameSystem;
import vedette.table.Tables;
import vedette.work.Limits;

/** The fights that are measured: one of each system, and some that are large. */
public enum Fight {
  SIX_DAYS(
      "the README's battle",
      "six-days",
      "battle",
      Map.of(
          "attacker", List.of("inf 5, inf 5, cav 2, art 2"),
          "defender", List.of("inf 4, inf 4, cav 1, art 1, officer"),
          "turns", List.of("5"),
          "terrain", List.of("stream"))),
  MUSKET_PIKE(
      "a musket-pike assault",
      "musket-pike",
      "assault",
      Map.of(
          "attacker", List.of("hi2 16/16 ql7"),
          "defender", List.of("li 1/1 ql4, art 12lb ql6; in redoubt"))),
  DAYS_OF_GLORY(
      "a days-of-glory charge",
      "days-of-glory",
      "charge",
      Map.of(
          "charger", List.of("cav 6 class 3"),
          "target", List.of("inf 12"),
          "musket", List.of("none"),
          "fireAtCharger", List.of("6 smoothbore; range 4"))),
  SIMPLE_NAPOLEONIC(
      "a simple-napoleonic firefight",
      "simple-napoleonic",
      "firefight",
      Map.of(
          "attacker", List.of("inf line"),
          "defender", List.of("inf line; in cover"),
          "range", List.of("3,2,1"))),
  LOOSE_FILES(
      "a loose-files combat",
      "loose-files",
      "combat",
      Map.of(
          "attacker", List.of("inf 8 commander; with bayonet"),
          "defender", List.of("inf 6 dp 1"))),
  CRT("40 against 40 on a CRT, 40 rounds", "own", "fight", crt(40, "40")),
  CRT_TO_THE_FINISH(
      "40 against 40 on a CRT, to the finish", "own", "fight", crt(40, "until-decided")),
  OWN_PAIRS("RISK as data, 10 against 10", "own", "fight", own("risk", "10", "10")),
  OWN_ARMIES(
      "Axis & Allies as data, 10 infantry and 3 armour against 10 infantry",
      "own",
      "fight",
      own("axis", "inf 10, arm 3", "inf 10")),
  TWO_STACKS(
      "two stacks against one, 5 turns",
      "six-days",
      "battle",
      Map.of(
          "attacker", List.of("inf 5, inf 5, cav 2, art 2", "inf 4, inf 4"),
          "defender", List.of("inf 4, inf 4, cav 1, art 1, officer"),
          "turns", List.of("5"),
          "counterattack", List.of("at 0"))),
  THREE_STACKS(
      "three stacks against three, 5 turns",
      "six-days",
      "battle",
      Map.of(
          "attacker",
              List.of(
                  "inf 5, inf 5, cav 2, art 2; against 1",
                  "inf 6, cav 3, art 1; against 2",
                  "inf 4, inf 4, cav 2; against 3"),
          "defender",
              List.of(
                  "inf 4, inf 4, cav 1, art 1, officer",
                  "inf 5, inf 3, art 2",
                  "inf 4, cav 2, art 1"),
          "turns", List.of("5"),
          "counterattack", List.of("at -1"),
          "stop", List.of("below -2"),
          "attackerLosses", List.of("strongest-first"),
          "defenderLosses", List.of("weakest-first"))),
  FOUR_A_SIDE(
      "a firefight of four units a side, 3 turns",
      "simple-napoleonic",
      "firefight",
      Map.of(
          "attacker", List.of("inf line", "inf line", "inf line", "inf line"),
          "defender", List.of("inf line; in cover", "inf line; in cover", "inf line", "inf line"),
          "range", List.of("3,2,1"),
          "turns", List.of("3")));

  private final String title;
  private final String system;
  private final String kind;
  private final Map<String, List<String>> request;

  Fight(String title, String system, String kind, Map<String, List<String>> request) {
    this.title = title;
    this.system = system;
    this.kind = kind;
    this.request = request;
  }

  private static Map<String, List<String>> crt(int strength, String rounds) {
    return crt(strength, strength, rounds);
  }

  private static Map<String, List<String>> crt(int attacker, int defender, String rounds) {
    return Map.of(
        "table", List.of("tables/examples/losses.json"),
        "attacker", List.of(Integer.toString(attacker)),
        "defender", List.of(Integer.toString(defender)),
        "turns", List.of(rounds));
  }

  private static Map<String, List<String>> own(String file, String attacker, String defender) {
    return Map.of(
        "table", List.of("tables/examples/" + file + ".json"),
        "attacker", List.of(attacker),
        "defender", List.of(defender));
  }

  /** Returns a fight of a file under {@code tables/examples}. */
  static Engagement<?, ?> onExample(String file, String attacker, String defender) {
    return engagement("own", "fight", own(file, attacker, defender));
  }

  /** Returns its name in the report. */
  public String title() {
    return title;
  }

  /** Returns the prepared fight. */
  public Engagement<?, ?> engagement() {
    return engagement(system, kind, request);
  }

  /** Returns a fight of equal strengths on the loss table of the examples. */
  public static Engagement<?, ?> onLossTable(int strength, String rounds) {
    return onLossTable(strength, strength, rounds);
  }

  /** Returns a fight of these strengths on the loss table of the examples. */
  public static Engagement<?, ?> onLossTable(int attacker, int defender, String rounds) {
    return engagement("own", "fight", crt(attacker, defender, rounds));
  }

  private static Engagement<?, ?> engagement(
      String system, String kind, Map<String, List<String>> request) {
    for (GameSystem known : Catalogue.systems()) {
      for (EngagementType<?> each : known.engagements()) {
        if (known.id().equals(system) && each.name().equals(kind)) {
          return engagement(each, request);
        }
      }
    }
    throw new IllegalStateException("there is no " + system + " " + kind);
  }

  private static <Q extends Record> Engagement<?, ?> engagement(
      EngagementType<Q> of, Map<String, List<String>> request) {
    return of.engagement(of.form().read(request), request, Tables.builtIn());
  }

  /** Returns the mean number of steps of a battle. */
  public double steps() {
    return steps(engagement());
  }

  private static <S, R> double steps(Engagement<S, R> fight) {
    Graph<S, R, Row> chain = Graph.ofRows(fight, Listener.NOBODY);
    Propagation<RoundedProbability> propagation =
        Propagation.through(
            chain,
            fight,
            RoundedProbability.ZERO,
            RoundedProbability.ONE,
            Limits.states(Limits.STATES));
    double steps = 0;
    for (Row row : chain.nodes()) {
      steps += propagation.visits(row).value();
    }
    return steps;
  }
}
