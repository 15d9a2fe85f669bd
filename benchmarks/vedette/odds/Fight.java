package vedette.odds;

import java.util.List;
import java.util.Map;
import vedette.fight.Engagement;
import vedette.fight.Listener;
import vedette.request.RequestForm;
import vedette.rules.Catalogue;
import vedette.rules.Kind;
import vedette.table.Tables;

/** The fights that are measured, one of each system. */
public enum Fight {
  SIX_DAYS(
      "six-days",
      "battle",
      Map.of(
          "attacker", List.of("inf 5, inf 5, cav 2, art 2"),
          "defender", List.of("inf 4, inf 4, cav 1, art 1, officer"),
          "turns", List.of("5"),
          "terrain", List.of("stream"))),
  MUSKET_PIKE(
      "musket-pike",
      "assault",
      Map.of(
          "attacker", List.of("hi2 16/16 ql7"),
          "defender", List.of("li 1/1 ql4, art 12lb ql6; in redoubt"))),
  DAYS_OF_GLORY(
      "days-of-glory",
      "charge",
      Map.of(
          "charger", List.of("cav 6 class 3"),
          "target", List.of("inf 12"),
          "fireAtCharger", List.of("6 smoothbore; range 4"))),
  SIMPLE_NAPOLEONIC(
      "simple-napoleonic",
      "firefight",
      Map.of(
          "attacker", List.of("inf line"),
          "defender", List.of("inf line; in cover"),
          "range", List.of("3,2,1"))),
  LOOSE_FILES(
      "loose-files",
      "combat",
      Map.of(
          "attacker", List.of("inf 8 commander; with bayonet"),
          "defender", List.of("inf 6 dp 1"))),
  CRT(
      "crt",
      "attack",
      Map.of(
          "table", List.of("tables/examples/losses.json"),
          "attacker", List.of("40"),
          "defender", List.of("40"),
          "rounds", List.of("40"))),
  CRT_TO_THE_FINISH(
      "crt",
      "attack",
      Map.of(
          "table", List.of("tables/examples/losses.json"),
          "attacker", List.of("40"),
          "defender", List.of("40"),
          "rounds", List.of("until-decided")));

  private final String system;
  private final String kind;
  private final Map<String, List<String>> request;

  Fight(String system, String kind, Map<String, List<String>> request) {
    this.system = system;
    this.kind = kind;
    this.request = request;
  }

  /** The fight, drawn up. */
  public Engagement<?, ?> engagement() {
    for (Catalogue.GameSystem known : Catalogue.systems()) {
      for (Kind<?> each : known.kinds()) {
        if (known.id().equals(system) && each.name().equals(kind)) {
          return engagement(each);
        }
      }
    }
    throw new IllegalStateException("there is no " + system + " " + kind);
  }

  private <Q extends Record> Engagement<?, ?> engagement(Kind<Q> of) {
    return of.factory().engagement(RequestForm.of(of.request()).read(request), Tables.builtIn());
  }

  /** How many steps a battle has on average. */
  public double steps() {
    return steps(engagement());
  }

  private static <S, R> double steps(Engagement<S, R> fight) {
    BattleChain<S, R> chain =
        new BattleChain<>(fight, Listener.NOBODY)
            .explore(ExactOdds.DEFAULT_MAX_STATES, states -> {});
    Propagation<Rounded> propagation = Propagation.through(chain, Rounded.ZERO, Rounded.ONE);
    double steps = 0;
    for (int state = 0; state < chain.states(); state++) {
      steps += propagation.visits(state).value();
    }
    return steps;
  }
}
