package vedette.rules.simplenapoleonic;

/** The phases of a turn, in the order of the rules (SN8); {@link TurnSequence} plays them. */
enum TurnPhase {
  /** Both sides roll for who moves first; of equal rolls both roll again. */
  INITIATIVE,

  /** The units of the side that moves first act in their order, each with losses at once. */
  FIRST_SIDE,

  /** The units of the other side act. The turn is over behind the last of them. */
  SECOND_SIDE
}
