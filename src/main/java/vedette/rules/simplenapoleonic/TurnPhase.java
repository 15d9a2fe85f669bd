package vedette.rules.simplenapoleonic;

/** The phases of a turn, in the order of the rules (SN8); {@link TurnSequence} plays them. */
enum TurnPhase {
  /** Both sides roll for the first move, again after equal rolls. */
  INITIATIVE,

  /** The units of the side that moves first act in their order. Losses apply immediately. */
  FIRST_SIDE,

  /** The units of the other side act. The turn ends after the last of them. */
  SECOND_SIDE
}
