package vedette.rules.sixdays.battle;

/**
 * The phases of a battle turn, in the order of the rules (11.3, SD6); {@link BattleEngagement}
 * plays them.
 */
enum BattlePhase {
  /**
   * Nonphasing units move up: they come into contact, relieve stacks that disengage, or reinforce a
   * stack if their player sends them in (11.1, 11.4, SD7). Contact and relief are in {@code
   * BattleEngagement.turnBegins}, reserves in {@code BattleEngagement.movement}, late units in
   * {@code Arrivals.counting}.
   */
  NONPHASING_MOVEMENT,

  /**
   * Phasing stacks attack in their listed order. Every enemy stack in contact must be attacked; a
   * stack that leaves its enemies to others passes.
   */
  ATTACKS,

  /**
   * Nonphasing stacks may counterattack, each against the total strength of all phasing stacks in
   * contact with it.
   */
  COUNTERATTACKS,

  /**
   * The battle is over if no phasing stack has battle turns left; otherwise the phasing player
   * continues or breaks it off.
   */
  END_OF_TURN;

  private static final BattlePhase[] ALL = values();

  /** Returns the phase after this one, which must not be the last. */
  BattlePhase next() {
    return ALL[ordinal() + 1];
  }
}
