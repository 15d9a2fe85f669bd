package vedette.rules.simplenapoleonic;

import vedette.rules.kit.Doctrines;

/** Whom a unit fires at. */
enum Aim implements Doctrines.Said {
  FIRST,
  WEAKEST,
  STRONGEST,
  /** What is best. */
  BEST;

  @Override
  public boolean isBest() {
    return this == BEST;
  }

  /** The index of the enemy that it picks, the first of equals. */
  int choose(TargetChoice choice) {
    int best = 0;
    for (int i = 1; i < choice.options().size(); i++) {
      int more = choice.strengths().get(i) - choice.strengths().get(best);
      best = this == WEAKEST && more < 0 || this == STRONGEST && more > 0 ? i : best;
    }
    return choice.options().get(best);
  }
}
