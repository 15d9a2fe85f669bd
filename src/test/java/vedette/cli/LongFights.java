package vedette.cli;

/** Fights whose mean length, and with it its error bound, is very large. */
final class LongFights {
  /** Three dice a unit hit on 6, and each side regains a point a round. */
  static final String ATTRITION =
      """
      { "format": 1, "id": "examples/attrition", "title": "Attrition", "kind": "system",
        "units": { "a": { "dice": 3 }, "d": { "dice": 3 } },
        "fire": { "shot": { "dice": "dice", "die": "d6", "atLeast": 6 } },
        "results": { "recover": { "attacker": "gain 1", "defender": "gain 1" } },
        "losses": { "by": "points", "chosenBy": "owner" },
        "doctrine": { "attackerLossOrder": "as-listed", "defenderLossOrder": "as-listed" },
        "rounds": "until-decided",
        "round": [ { "fire": "shot", "by": "attacker" }, { "fire": "shot", "by": "defender" },
          { "result": "recover" } ] }
      """;

  private LongFights() {}
}
