package vedette.rules.loosefiles;

import vedette.fight.Side;

/** Which unit of which side. */
record Place(Side side, int unit) {}
