package vedette.rules.loosefiles;

import java.util.List;
import vedette.dice.Die;
import vedette.rules.HasVariants;
import vedette.table.Tables;

/** What all rules of the system go by: its tables, and which readings are played otherwise. */
record RulesInForce(Tables tables, List<LooseFilesVariant> variant) implements HasVariants {
  /** Faces of the dice that no table names. */
  static final int FACES = 6;

  /** The most D.Points that a cell can say. */
  static final int MOST = 99;

  static final Die D6 = Die.d(FACES);
}
